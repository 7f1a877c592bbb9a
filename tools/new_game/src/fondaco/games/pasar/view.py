"""What a seat sees of Pasar, built from what PAS-6.1 lists as open."""

from __future__ import annotations

from msgspec import Struct

from fondaco.games.pasar import data
from fondaco.games.pasar.rules.phase import VISIT
from fondaco.games.pasar.state import State
from fondaco.kernel.showing.sections import place

Counts = dict[data.Good, int]
CONSTANTS = {
    "GOODS": data.GOOD_NAMES,
    "STALLS": data.STALL_NAMES,
    "LOWEST_PRICE": data.LOWEST_PRICE,
    "HIGHEST_PRICE": data.HIGHEST_PRICE,
}


class Player(Struct, frozen=True):
    """One merchant; `hand` and `choice` only where the seat may know them."""

    coins: int
    cards: int
    hand: Counts | None
    has_chosen: bool
    choice: data.Stall | None


class View(Struct, frozen=True):
    """The table."""

    round: int
    rounds: int
    first: int
    players: tuple[Player, ...]
    prices: Counts
    traded: Counts  # cards sold in this round
    stalls: tuple[data.Good | None, ...]  # one for each merchant
    selling: data.Good | None
    deck: int
    discard: Counts


def view(s: State, seat: int) -> View:
    """PAS-6; seat -1 is a spectator."""
    return View(
        round=s.round,
        rounds=data.ROUNDS[s.length],
        first=s.first,
        players=tuple([_player(s, player, s.deciding == 0 or player == seat) for player in range(s.seats)]),
        prices=_counts(s.price),
        traded=_counts(s.traded),
        stalls=tuple([_good(good) for good in s.stall[: s.seats]]),
        selling=_good(s.selling),
        deck=sum(s.deck),
        discard=_counts(s.discard),
    )


def own(s: State, seat: int, public: View) -> dict[str, Player]:
    """PAS-6: a seat sees its own place whole."""
    return {place(seat): _player(s, seat, True)}


def _player(s: State, player: int, is_known: bool) -> Player:
    hand, choice = s.hand[player * data.GOODS : (player + 1) * data.GOODS], s.chosen[player]
    is_shown = choice != data.NOTHING and (is_known or s.phase != VISIT)
    return Player(
        coins=s.coins[player],
        cards=sum(hand),
        hand=_counts(hand) if is_known else None,
        has_chosen=choice != data.NOTHING,
        choice=data.STALL_NAMES[choice] if is_shown else None,
    )


def _counts(numbers: list[int]) -> Counts:
    return dict(zip(data.GOOD_NAMES, numbers, strict=True))


def _good(number: int) -> data.Good | None:
    return None if number == data.NOTHING else data.GOOD_NAMES[number]
