"""What can go wrong between a program and a house."""

from __future__ import annotations

from typing import Any

from fondaco.kernel import FondacoError
from fondaco.server.core.wire import Refused


class ConnectionLostError(FondacoError):
    """The server cannot be reached, or does not answer; trying again later may help."""


class RefusedError(FondacoError):
    """The server refused: `refused.id` says why."""

    def __init__(self, code: str, refused: Refused, status: int, reason: str) -> None:
        self.status = status
        self.refused = refused
        super().__init__(code, status=status, reason=reason)

    def __reduce__(self) -> tuple[Any, ...]:
        return RefusedError, (self.code, self.refused, self.status, self.facts["reason"])

    @property
    def seconds(self) -> float | None:
        """To wait, if waiting is all that is needed."""
        if self.status not in (429, 503):
            return None
        return float(self.refused.arguments.get("seconds", 1))


def spell(refused: Refused) -> str:
    """A refusal in one line: its id and its facts."""
    facts = ", ".join(f"{name} {value}" for name, value in refused.arguments.items() if value != "")
    return f"{refused.id} ({facts})" if facts else refused.id
