"""A request the house declines: an HTTP status, the id of its text, the rule, and facts the asker may know."""

from __future__ import annotations

from typing import Any

import msgspec

from fondaco.kernel import FondacoError, IllegalMove
from fondaco.server.wire import Refused


class DeclinedError(Exception):
    """Told to the asker as `Refused`."""

    def __init__(self, status: int, id_: str, rule: str | None = None, **arguments: Any) -> None:
        self.status = status
        self.refused = Refused(id_, rule, arguments)
        super().__init__(id_)

    @classmethod
    def because(cls, error: FondacoError) -> DeclinedError:
        """The same refusal as the kernel's, words and rule."""
        if isinstance(error, IllegalMove):
            facts = msgspec.to_builtins(error.refusal)
            facts.pop("type", None)
            return cls(409, error.refusal.message(), error.rule, **facts)
        return cls(400, error.code, None, **error.facts)
