"""Positions of Kontor set by hand, and moves and refusals on them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fondaco.games.kontor import GAME
from fondaco.games.kontor.data import OWNER_NAMES, SPACE_NAMES
from fondaco.games.kontor.position import HANDS, Place, harbour_of, name, place
from fondaco.games.kontor.position import position as table
from fondaco.games.kontor.view import View
from fondaco.kernel import Event, Match, Refusal
from tests.games import shared
from tests.games.shared import Told, heard

__all__ = ["HANDS", "Place", "harbour_of", "heard", "name", "place", "table"]


# -- matches ------------------------------------------------------------------


def at(position: Mapping[str, Any]) -> Match:
    return Match(GAME, seed=1, position=position)


def laying(card: str, laid: Mapping[Place, str] | None = None, turn: str = "red", **fields: Any) -> Match:
    """A match in which a player alone is about to lay a card."""
    return _acting("laying", card, laid, turn, fields)


def shipping(card: str, laid: Mapping[Place, str] | None = None, turn: str = "red", **fields: Any) -> Match:
    """A match in which a player alone has revealed a card with the ship."""
    return _acting("shipping", card, laid, turn, fields)


def _acting(phase: str, card: str, laid: Mapping[Place, str] | None, turn: str, fields: dict[str, Any]) -> Match:
    chosen = (card, None) if turn == "red" else (None, card)
    return at(table(laid, phase=phase, turn=turn, **{"chosen": chosen} | fields))


def dealt(seed: int = 1, **options: str) -> Match:
    return Match(GAME, 2, seed, options)


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"red choose C17"`, `"black lay (1,2)"` ... and give back what the last of them brought."""
    events: list[Event] = []
    for turn in turns:
        owner, _, notation = turn.partition(" ")
        events = match.play(OWNER_NAMES.index(owner), _placed(match, notation))
    return events


def _placed(match: Match, text: str) -> str:
    scenario = match.options["scenario"]
    return re.sub(r"\((-?\d+),(-?\d+)\)", lambda found: name((int(found[1]), int(found[2])), scenario), text)


def reveal(match: Match, red: str, black: str) -> list[Event]:
    """Both choose, red first: a card or `pass`."""
    moves = [choice if choice == "pass" else f"choose {choice}" for choice in (red, black)]
    return play(match, f"red {moves[0]}", f"black {moves[1]}")


def legal(match: Match, owner: str | None = None) -> list[str]:
    """All that the seat to decide may do."""
    seat = match.deciding[0] if owner is None else OWNER_NAMES.index(owner)
    return [GAME.moves.write(move) for move in match.offers(seat)]


def places(match: Match, word: str) -> set[Place]:
    """Where a move of this kind may go."""
    found = [move.split() for move in legal(match)]
    return {place(words[1], match.options["scenario"]) for words in found if words[0] == word}


def now(match: Match) -> dict[str, Any]:
    """The position as it stands, without empty places."""
    dump = GAME.dump(match.state)
    for field in ("table", "ground", "yard", "order"):
        dump[field] = {key: value for key, value in dump[field].items() if value not in (None, "empty", 0)}
    for field in ("canal", "special"):
        dump[field] = [card for card in dump[field] if card is not None][::-1]
    for field in ("hand", "quay"):
        dump[field] = {owner: [card for card in cards if card] for owner, cards in dump[field].items()}
    dump["quay"] = {owner: cards[::-1] for owner, cards in dump["quay"].items()}
    return dump


def florins(match: Match) -> tuple[int, int, int]:
    """Red's, black's, and the treasury."""
    dump = now(match)
    return dump["florins"]["red"], dump["florins"]["black"], dump["treasury"]


def points(match: Match) -> tuple[int, int]:
    return tuple(now(match)["points"].values())


def card_at(match: Match, where: Place) -> str | None:
    card: str | None = now(match)["table"].get(name(where, match.options["scenario"]))
    return card


def view(match: Match, owner: str) -> View:
    seen = match.view({"red": 0, "black": 1, "nobody": -1}[owner])
    assert isinstance(seen, View)
    return seen


def all_heard(match: Match, kind: type[Told]) -> list[Told]:
    return [event for ply in match.plies for event in heard(ply.events, kind)]


def refused(match: Match, turn: str, rule: str, refusal: Refusal) -> None:
    """The move is refused by this rule with these facts, and the match is untouched."""
    shared.refused(match, turn, rule, refusal, play)


def spaces_of(*where: Place, scenario: str = "base") -> str:
    """Places as an event lists them."""
    numbers = sorted(SPACE_NAMES.index(name(one, scenario)) for one in where)
    return " ".join(SPACE_NAMES[number] for number in numbers)
