"""Who asks, and what they may see and do: every check of this kind is here. They raise DeclinedError."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.kernel import IllegalMove
from fondaco.kernel.errors import GameIsOver, NotYourDecision
from fondaco.server.core.errors import DeclinedError
from fondaco.server.table.fold import Table
from fondaco.server.table.rows import Seats


@dataclass(frozen=True)
class Person:
    """Who asks; `ids` are the account's and those of the guests it adopted."""

    id: str
    name: str
    guest: bool
    ids: frozenset[str]
    known: bool = True  # in the database
    is_admin: bool = False  # may administer the server
    owner: str = ""  # of a program: the account that has its token
    proposed_name: str = ""  # for an account that is still called as a guest

    @property
    def payer(self) -> str:
        """Whose quotas count."""
        return self.owner or self.id


def choose_seat(table: Table, person: Person, seat: int | None) -> int:
    """The asked seat, or the person's first, or a spectator's."""
    if seat is not None:
        return seat
    own = table.seats_of(person.ids)
    return own[0] if own else -1


def check_view(table: Table, person: Person, seat: int) -> None:
    """May this person see the table from this seat?"""
    if table.status == "closed":
        raise DeclinedError(404, "table-closed")
    if not -1 <= seat < len(table.seats):
        raise DeclinedError(404, "no-such-seat", seats=len(table.seats))
    if seat >= 0 and table.seats[seat].person not in person.ids and not is_over(table):
        raise DeclinedError(403, "not-your-seat")
    if seat < 0 and not may_watch(table, person):
        raise DeclinedError(403, "no-spectators")


def may_watch(table: Table, person: Person) -> bool:
    """Spectators may be switched off; a table that waits for players is open to everybody who has the link."""
    return table.setting.spectators or table.status == "open" or bool(table.seats_of(person.ids))


def check_chat(table: Table, person: Person) -> None:
    if not may_watch(table, person):
        raise DeclinedError(403, "no-spectators")


def check_own_seat(table: Table, person: Person, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise DeclinedError(404, "no-such-seat", seats=len(table.seats))
    if table.seats[seat].person not in person.ids:
        raise DeclinedError(403, "not-your-seat")


def check_playing(table: Table) -> None:
    if table.status == "finished":
        raise DeclinedError.because(IllegalMove(GameIsOver()))
    if table.status == "abandoned":
        raise DeclinedError(410, "abandoned")
    if table.status != "playing":
        raise DeclinedError(409, "not-started")


def check_present(table: Table, seat: int) -> None:
    """A player whom a bot replaces must come back before any other command."""
    if table.seats[seat].away:
        raise DeclinedError(409, "come-back-first")


def check_hint(table: Table, person: Person, seat: int) -> None:
    """Hints are for the player who is to decide, unless the table has none."""
    check_own_seat(table, person, seat)
    check_playing(table)
    if not table.setting.hints:
        raise DeclinedError(403, "no-hints")
    check_decision(table, person, seat)


def check_decision(table: Table, person: Person, seat: int) -> None:
    """The person must have the seat, and the seat must be to decide."""
    check_own_seat(table, person, seat)
    check_playing(table)
    check_present(table, seat)
    if seat not in table.deciding:
        raise DeclinedError.because(IllegalMove(NotYourDecision()))


def check_before_start(table: Table) -> None:
    if table.status == "closed":
        raise DeclinedError(404, "table-closed")
    if table.status != "open":
        raise DeclinedError(409, "already-started")


def check_stand_in(table: Table) -> None:
    """HOUSE-3.4, HOUSE-4.3: where a place counts nobody lets a bot play for them."""
    if table.setting.is_for_ranking:
        raise DeclinedError(409, "rated-no-stand-in", "HOUSE-3.4")


def check_may_sit(table: Table, person: Person) -> None:
    """HOUSE-3.2: at a rated table every account has one seat; guests and programs have none."""
    if not table.setting.rated:
        return
    if person.guest or person.owner:
        raise DeclinedError(403, "rated-accounts-only", "HOUSE-3.2")
    if table.seats_of(person.ids) or table.resigned & person.ids:
        raise DeclinedError(409, "rated-one-seat", "HOUSE-3.2")


def check_rated_start(table: Table, seats: Seats) -> None:
    """HOUSE-3.2, HOUSE-3.3: whether a rated match may begin with these in the seats."""
    if not table.setting.rated:
        return
    people = [seat.person for seat in seats if seat.kind == "person" and seat.person is not None]
    if len(people) < 2:
        raise DeclinedError(409, "rated-needs-two", "HOUSE-3.2")
    waiting = [seat.name or "" for seat in seats if seat.person is not None and seat.person not in table.agreed]
    if waiting:
        raise DeclinedError(409, "rated-not-agreed", "HOUSE-3.3", names=", ".join(waiting))


def check_host(table: Table, person: Person) -> None:
    if table.host not in person.ids:
        raise DeclinedError(403, "host-only")


def check_finished(table: Table) -> None:
    """A running match keeps its record and seed."""
    if not is_over(table):
        raise DeclinedError(409, "not-finished")


def is_over(table: Table) -> bool:
    """Nothing is hidden any more."""
    return table.status in ("finished", "abandoned") and table.match is not None


def check_rematch(table: Table, person: Person) -> None:
    if not table.seats_of(person.ids):
        raise DeclinedError(403, "not-your-seat")
    if table.status != "finished":
        raise DeclinedError(409, "not-finished")


def check_ply(table: Table, ply: int) -> None:
    if table.match is None:
        raise DeclinedError(409, "not-started")
    if ply > table.ply:
        raise DeclinedError(404, "no-such-ply", plies=table.ply)
