"""A snapshot in sections: each is encoded once for all who see the same, and sent only to who does not have it.

What everybody may see comes from the spectator's snapshot; what a seat or a person sees otherwise lies over it.
A message is put together from encoded sections: all of them, or those that have changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from fondaco.kernel.showing.sections import section_names, section_values
from fondaco.server.core.wire import encode
from fondaco.server.play import wire
from fondaco.server.table.setting import TERMS

Encoded = dict[str, bytes]  # by section

SENT_ALWAYS = ("seq", "seat", "told")  # of a snapshot: they are in every message, whatever has changed
_FIELDS = tuple(name for name in wire.Snapshot.__struct_fields__ if name not in ("table", "view", *SENT_ALWAYS))
_SETTLED = ("id", "game", "created", "commitment", "league", *TERMS)  # of a table: they never change
_TABLE = tuple(name for name in wire.TableSummary.__struct_fields__ if name not in (*_SETTLED, "seats"))
_SEAT, _OWN_HOST = "table.seats.{}", "table.host"


def _taken(names: tuple[str, ...], kind: type[Struct]) -> itemgetter[Any]:
    """Takes these of all fields of a struct."""
    return itemgetter(*map(kind.__struct_fields__.index, names))


_of_snapshot, _of_table = _taken(_FIELDS, wire.Snapshot), _taken(_TABLE, wire.TableSummary)


def settled_sections(table: wire.TableSummary) -> dict[str, Any]:
    """What is the same for as long as there is the table."""
    return {f"table.{name}": getattr(table, name) for name in _SETTLED}


def public_sections(shown: wire.Snapshot) -> tuple[tuple[str, ...], Sequence[Any]]:
    """All that may change of a spectator's snapshot: what each is called, and what it is."""
    seats, view = shown.table.seats, shown.view
    values = [*_of_table(astuple(shown.table)), *seats, *_of_snapshot(astuple(shown))]
    if not isinstance(view, Struct):  # the match has not begun
        return _names(len(seats), None, 0), [*values, view]
    parts = section_values(view)
    return _names(len(seats), type(view), len(parts)), [*values, *parts]


@cache
def _names(seats: int, view: type[Struct] | None, parts: int) -> tuple[str, ...]:
    """What everybody's sections are called, in their order."""
    shown = [f"view.{name}" for name in section_names(view, parts)] if view else ["view"]
    return (*[f"table.{name}" for name in _TABLE], *[_SEAT.format(seat) for seat in range(seats)], *_FIELDS, *shown)


def personal_sections(table: wire.TableSummary, own: Iterable[int], is_host: bool) -> dict[str, Any]:
    """What a person sees otherwise of a table at which they have these seats."""
    found: dict[str, Any] = {_SEAT.format(seat): msgspec.structs.replace(table.seats[seat], mine=True) for seat in own}
    if is_host:
        found[_OWN_HOST] = True
    return found


_NONE = object()  # no section before


class Layer:
    """Encoded sections, each with the edition at which it last became another."""

    def __init__(self) -> None:
        self.encoded: Encoded = {}
        self.edition = 0
        self._names: tuple[str, ...] = ()
        self._values: Sequence[Any] = ()
        self._before = 0  # the edition rendered before this one
        self._since: dict[str, int] = {}
        self._fresh: list[str] = []  # what became another with the newest edition

    def renew(self, names: tuple[str, ...], values: Sequence[Any], edition: int) -> bool:
        """The newest edition; False if there are other sections than before, so that nothing can be kept."""
        if not self.edition:
            self._names, self._values = names, [_NONE] * len(names)
        elif self._names != names:
            return False
        fresh = []
        for name, value, known in zip(names, values, self._values, strict=True):
            if value is not known and value != known:  # what is the same object need not be compared
                fresh.append(name)
                self.encoded[name] = encode(value)
                self._since[name] = edition
        self._values, self._before, self.edition, self._fresh = values, self.edition, edition, fresh
        return True

    def changed(self, edition: int) -> list[str]:
        """The sections that became others after an edition."""
        if edition >= self._before:
            return self._fresh if edition < self.edition else []
        return [name for name, since in self._since.items() if since > edition]


# -- messages -----------------------------------------------------------------------------


def named(name: str, raw: bytes) -> bytes:
    """A section with its name."""
    return b'"%b":%b' % (name.encode(), raw)


def join_changes(after: int, seq: int, told: bytes, changed: Iterable[bytes]) -> bytes:
    """An `Update`, of sections with their names."""
    return b'{"type":"update","after":%d,"seq":%d,"told":%b,"sections":{%b}}' % (after, seq, told, b",".join(changed))


def join_all(seq: int, seat: int, told: bytes, sections: Encoded) -> bytes:
    """A `Snapshot`."""
    tree: dict[str, Any] = {"type": b'"snapshot"', "seq": b"%d" % seq, "seat": b"%d" % seat, "told": told}
    for name, raw in sections.items():
        *path, last = name.split(".")
        branch = tree
        for word in path:
            branch = branch.setdefault(word, {})
        branch[last] = raw
    return _write(tree)


def _write(branch: dict[str, Any] | bytes) -> bytes:
    """A section as it is, sections by number as a list, others as an object."""
    if isinstance(branch, bytes):
        return branch
    if "0" in branch:
        return b"[%b]" % b",".join(map(_write, branch.values()))
    return b"{%b}" % b",".join(named(name, _write(part)) for name, part in branch.items())
