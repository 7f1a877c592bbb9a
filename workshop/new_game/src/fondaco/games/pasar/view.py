"""What a seat sees of Pasar, built from what PAS-6.1 lists as open."""

from __future__ import annotations

from msgspec import Struct

from fondaco.games.pasar.data import (
    GOOD_NAMES,
    GOODS,
    HIGHEST_PRICE,
    LOWEST_PRICE,
    NOTHING,
    ROUNDS,
    STALL_NAMES,
    Good,
    Stall,
)
from fondaco.games.pasar.rules.phase import VISIT
from fondaco.games.pasar.state import State
from fondaco.kernel.state import State as BaseState

Counts = dict[Good, int]
CONSTANTS = {"GOODS": GOOD_NAMES, "STALLS": STALL_NAMES, "LOWEST_PRICE": LOWEST_PRICE, "HIGHEST_PRICE": HIGHEST_PRICE}


class Player(Struct, frozen=True):
    """One merchant; `hand` and `choice` only where the seat may know them."""

    coins: int
    cards: int
    hand: Counts | None
    has_chosen: bool
    choice: Stall | None


class View(Struct, frozen=True):
    """The table."""

    round: int
    rounds: int
    first: int
    players: tuple[Player, ...]
    prices: Counts
    traded: Counts  # cards sold in this round
    stalls: tuple[Good | None, ...]  # one for each merchant
    selling: Good | None
    deck: int
    discard: Counts


def view(s: BaseState, seat: int) -> View:
    """PAS-6; seat -1 is a spectator."""
    assert isinstance(s, State)
    return View(
        round=s.round,
        rounds=ROUNDS[s.length],
        first=s.first,
        players=tuple([_player(s, player, s.deciding == 0 or player == seat) for player in range(s.seats)]),
        prices=_counts(s.price),
        traded=_counts(s.traded),
        stalls=tuple([_good(good) for good in s.stall[: s.seats]]),
        selling=_good(s.selling),
        deck=sum(s.deck),
        discard=_counts(s.discard),
    )


def _player(s: State, player: int, is_known: bool) -> Player:
    hand, choice = s.hand[player * GOODS : (player + 1) * GOODS], s.chosen[player]
    is_shown = choice != NOTHING and (is_known or s.phase != VISIT)
    return Player(
        coins=s.coins[player],
        cards=sum(hand),
        hand=_counts(hand) if is_known else None,
        has_chosen=choice != NOTHING,
        choice=STALL_NAMES[choice] if is_shown else None,
    )


def _counts(numbers: list[int]) -> Counts:
    return dict(zip(GOOD_NAMES, numbers, strict=True))


def _good(number: int) -> Good | None:
    return None if number == NOTHING else GOOD_NAMES[number]
