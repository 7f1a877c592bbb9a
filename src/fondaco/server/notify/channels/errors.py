"""Why something was not delivered."""

from __future__ import annotations


class DeliveryError(Exception):
    """It may work later. The text is for the host and the person: it holds no secret."""


class RefusedError(DeliveryError):
    """It will never work with this channel: `reason` is why it is switched off."""

    def __init__(self, text: str, reason: str = "refused") -> None:
        super().__init__(text)
        self.reason = reason
