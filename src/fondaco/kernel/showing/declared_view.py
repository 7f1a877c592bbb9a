"""A view made from the fields that a state declares: for a game that needs no other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from fondaco.kernel.declaring.fields import fields_of
from fondaco.kernel.declaring.positions import SEATS, Field
from fondaco.kernel.playing.state import State
from fondaco.kernel.showing.sections import place


class DeclaredView(NamedTuple):
    """What `Game` is told of a view."""

    view: Callable[[Any, int], msgspec.Struct]
    view_type: type[msgspec.Struct]
    own: Callable[[Any, int, Any], Mapping[str, Any]] | None


def view_of(state: type[State], *, hidden: Collection[str] = (), own: Collection[str] = ()) -> DeclaredView:
    """Every field, by its name; those that begin with a seat are in `players`.

    Nobody sees the `hidden` ones; `own` ones are seen by their seat, and by all when the match is over.
    """
    shown = [field for field in fields_of(state) if field.name not in hidden]
    of_players = [field for field in shown if field.axes[:1] == (SEATS,)]
    of_table = [field for field in shown if field not in of_players]
    if unknown := {*hidden, *own} - {field.name for field in fields_of(state)}:
        raise ValueError(f"no fields of {state.__module__}: {', '.join(sorted(unknown))}")
    if misplaced := set(own) - {field.name for field in of_players}:
        raise ValueError(f"of no seat: {', '.join(sorted(misplaced))}")
    player_types = [
        (field.name, _type(field, field.axes[1:]) | None if field.name in own else _type(field, field.axes[1:]))
        for field in of_players
    ]
    player_type = msgspec.defstruct("Player", player_types, frozen=True, module=state.__module__)
    types: list[tuple[str, Any]] = [(field.name, _type(field, field.axes)) for field in of_table]
    types.append(("players", tuple[player_type, ...]))  # type: ignore[valid-type]
    view_type = msgspec.defstruct("View", types, frozen=True, module=state.__module__)

    def player_of(s: State, values: Mapping[str, Any], player: int, is_known: bool) -> msgspec.Struct:
        seen = {name: value[player] if is_known or name not in own else None for name, value in values.items()}
        return player_type(**seen)

    def view(s: State, seat: int) -> msgspec.Struct:
        values = {field.name: field.dump(s) for field in of_players}
        players = [player_of(s, values, player, s.deciding == 0 or player == seat) for player in range(s.seats)]
        return view_type(**{field.name: field.dump(s) for field in of_table}, players=tuple(players))

    def see_own(s: State, seat: int, public: msgspec.Struct) -> dict[str, msgspec.Struct]:
        return {place(seat): player_of(s, {field.name: field.dump(s) for field in of_players}, seat, True)}

    view.__module__ = state.__module__  # which says where the game is declared
    return DeclaredView(view, view_type, see_own if own else None)


def _type(field: Field, axes: tuple[Any, ...]) -> Any:
    """What `Field.dump` gives, as a type."""
    if not axes:
        if field.values is None:
            return int
        return int | None if field.values == SEATS else Literal[field.values] | None
    inner = _type(field, axes[1:])
    if isinstance(axes[0], tuple):
        return dict[Literal[axes[0]], inner]  # type: ignore[valid-type]
    return list[inner]  # type: ignore[valid-type]
