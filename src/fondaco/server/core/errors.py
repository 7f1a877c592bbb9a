"""A declined request: an HTTP status, the id of its text, the rule, and facts the asker may know."""

from __future__ import annotations

from typing import Any

import msgspec

from fondaco.kernel import FondacoError, IllegalMove, Refusal
from fondaco.server.core.wire import Refused


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
            facts, status = msgspec.to_builtins(error.refusal), 409
            facts.pop("type", None)
            facts["rule"] = error.rule
        else:
            facts, status = dict(error.facts), 400
        declined = cls(status, error.code)
        declined.refused = Refused(error.code, facts.pop("rule", None), facts)
        return declined


def refused_as(refusal: Refusal | None) -> Refused | None:
    """A refusal of the kernel as it goes over the wire."""
    return None if refusal is None else DeclinedError.because(IllegalMove(refusal)).refused
