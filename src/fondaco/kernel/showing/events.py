"""What happens at the table, as data: frozen, tagged structs that know who may see what of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from fondaco.kernel.playing.state import State

Seat = Annotated[int, Meta(description="index of a seat, from 0", extra={"argument": "seat"})]
Seats = Annotated[tuple[int, ...], Meta(description="indices of seats", extra={"argument": "seats"})]
Piece = Annotated[str, Meta(description="name of a piece or place", extra={"argument": "piece"})]
Pieces = Annotated[
    tuple[str, ...], Meta(description="names of pieces, repeated for several", extra={"argument": "pieces"})
]


@dataclass(frozen=True)
class Hidden:
    """A field of an event that only its `seat` may see, others None; `unless`: a field that is true if all may."""

    unless: str = ""


Known = TypeVar("Known")
OwnerOnly = Annotated[Known | None, Hidden()]


def kebab(name: str) -> str:
    """`LotTurned` to `lot-turned`: how a class is written in catalogues and on the wire."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Told(Struct, frozen=True, tag=kebab, tag_field="type"):
    """Anything told to people: the class names the message, the fields are its arguments."""

    @classmethod
    def message(cls) -> str:
        """The id of its text within a game's catalogue."""
        return kebab(cls.__name__)

    @classmethod
    def arguments(cls) -> dict[str, str]:
        """For each field how it is put into words: number, seat, seats, piece or pieces."""
        hints = get_type_hints(cls, include_extras=True)
        return {name: _argument(hints[name]) for name in cls.__struct_fields__}

    @classmethod
    def declared_in(cls, module: ModuleType) -> tuple[type[Self], ...]:
        """All classes of this kind that a module declares, in their order."""
        classes = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, cls)]
        return tuple(found for found in classes if found.__module__ == module.__name__)


class Event(Told, frozen=True):
    """Something that happened; fields marked `OwnerOnly` or `Hidden` are removed for the other seats."""

    reveals: ClassVar[bool] = False  # it made a hidden fact known to a seat
    sealed: ClassVar[bool] = False  # a secret choice: it can never be taken back
    secret: ClassVar[bool] = False  # what was chosen is known to the mover alone

    def seen_by(self, seat: int) -> Self | None:
        """The event as this seat (-1: a spectator) learns of it, or None."""
        hidden = _hidden_fields(type(self))
        if not hidden or seat == getattr(self, "seat"):  # noqa: B009 - declared by the events that hide something
            return self
        removed = {name: None for name, mark in hidden.items() if not (mark.unless and getattr(self, mark.unless))}
        return replace(self, **removed) if removed else self


def hides(event: Event) -> bool:
    """Whether seats may learn different things of it."""
    return bool(_hidden_fields(type(event)))


def skip_unheard(module: dict[str, Any]) -> None:
    """Let the tellers of a `tell.py`, its functions that return nothing, do nothing where events go nowhere.

    In a search no event is built. Compiled, the callers ask instead (docs/compiling.md).
    """
    for name, value in list(module.items()):
        own = isinstance(value, FunctionType) and value.__module__ == module["__name__"]
        if own and value.__annotations__.get("return") == "None":
            module[name] = _skipping(value)


def _skipping(teller: FunctionType) -> Callable[..., None]:
    @wraps(teller)
    def tell(s: State, *facts: Any) -> None:
        if s.event_sink is not None:
            teller(s, *facts)

    return tell


@cache
def _hidden_fields(cls: type[Event]) -> dict[str, Hidden]:
    """The fields of an event that are marked, with their marks."""
    hints = get_type_hints(cls, include_extras=True)
    notes = {name: get_args(hints[name])[1:] for name in cls.__struct_fields__ if get_origin(hints[name]) is Annotated}
    return {name: note for name, found in notes.items() for note in found if isinstance(note, Hidden)}


def _argument(hint: object) -> str:
    if get_origin(hint) is Annotated:
        for note in get_args(hint)[1:]:
            if isinstance(note, Meta) and note.extra:
                return str(note.extra["argument"])
        return _argument(get_args(hint)[0])
    for part in get_args(hint):  # the one meaningful member of `X | None`
        if part is not type(None):
            return _argument(part)
    return "number"
