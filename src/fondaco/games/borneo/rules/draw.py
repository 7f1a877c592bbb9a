"""BOR-11: the draw."""

from __future__ import annotations

from fondaco.games.borneo import data, refusals, tell
from fondaco.games.borneo.moves import DISCARD
from fondaco.games.borneo.rules.ending import end_game
from fondaco.games.borneo.rules.phase import BY_CARDS, DISCARDS, Phase, enter
from fondaco.games.borneo.rules.terms import discard_in_secret
from fondaco.games.borneo.rules.turn import begin_turn
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal


def draw_two(s: State) -> None:
    """BOR-11.1: two cards for the active player, then the hand limit."""
    if s.deck_size + s.discard_size < data.DRAWN:
        end_game(s, BY_CARDS)  # BOR-11.2
        return
    for _ in range(data.DRAWN):
        if s.deck_size == 0:
            reshuffle(s)
        draw_card(s, s.active)
    tell.drew(s, s.active)
    end_turn(s)


def draw_card(s: State, seat: int) -> None:
    """BOR-2.2, BOR-11.1: the top card of the deck, which may be any of its cards."""
    left = s.below(s.deck_size)
    card = 0
    while s.place[card] != data.IN_DECK or left > 0:
        if s.place[card] == data.IN_DECK:
            left -= 1
        card += 1
    s.deck_size -= 1
    s.place[card] = data.IN_HAND + seat
    s.hand[seat * data.HAND_ROOM + s.hand_size[seat]] = card
    s.hand_size[seat] += 1


def reshuffle(s: State) -> None:
    """BOR-11.1: the discards become the deck; it is remembered who saw each of them being discarded."""
    tell.deck_reshuffled(s)
    for card in range(data.CARDS):
        s.origin[card] = data.NOT_SHUFFLED
        if data.DISCARDED <= s.place[card] < data.IN_HAND:
            s.origin[card] = data.SHUFFLED_OPENLY + s.place[card] - data.DISCARDED
            s.place[card] = data.IN_DECK
    s.deck_size = s.discard_size
    s.discard_size = 0


def end_turn(s: State) -> None:
    """BOR-11.3, BOR-11.4"""
    if s.hand_size[s.active] > data.HAND_LIMIT:
        enter(s, DISCARDS)
    else:
        begin_turn(s, s.left_of(s.active))


class Discards(Phase):
    """BOR-11.3: down to six cards."""

    def offer(self, s: State) -> None:
        for slot in range(s.hand_size[s.actor]):
            s.offer(DISCARD + s.hand[s.actor * data.HAND_ROOM + slot])

    def apply(self, s: State, kind: int, value: int) -> None:
        discard_in_secret(s, s.actor, value)
        tell.discarded(s, value)
        end_turn(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NotToDiscard(data.CARD_NAMES[value]) if kind == DISCARD else refusals.DiscardNow()
