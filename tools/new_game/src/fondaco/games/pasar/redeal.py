"""What a seat cannot know, dealt afresh: other hands, the pile, and stalls chosen in secret."""

from __future__ import annotations

from fondaco.games.pasar.data import GOODS, NOTHING
from fondaco.games.pasar.rules.phase import VISIT
from fondaco.games.pasar.state import State


def redeal(s: State, seat: int, forget: bool) -> None:
    """PAS-6.2; seat -1 is a spectator. At the end nothing is hidden any more."""
    if s.deciding == 0:
        return
    redeal_hands(s, seat, forget)
    for other in range(s.seats):
        if other != seat and s.phase == VISIT and s.chosen[other] != NOTHING:
            s.chosen[other] = s.below(s.seats)


def redeal_hands(s: State, seat: int, forget: bool) -> None:
    """Hidden cards go back to the pile and are dealt again; those that all saw stay, unless forgotten."""
    missing = [0] * 5
    for other in range(s.seats):
        if other == seat:
            continue
        for place in range(other * GOODS, other * GOODS + GOODS):
            kept = 0 if forget else s.known[place]
            missing[other] += s.hand[place] - kept
            s.deck[place % GOODS] += s.hand[place] - kept
            s.hand[place] = kept
    for other in range(s.seats):
        for _ in range(missing[other]):
            s.hand[other * GOODS + s.take(s.deck, GOODS)] += 1
    for place in range(s.seats * GOODS):
        s.known[place] = min(s.known[place], s.hand[place])
