"""Positions of Kontor set by hand, and moves and refusals on them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.kontor import GAME
from fondaco.games.kontor.data import BRIDGE as BRIDGE_KIND
from fondaco.games.kontor.data import (
    CANALS,
    CARD_KIND,
    CARD_NAMES,
    CARD_OWNER,
    CUSTOMS,
    HAND,
    HARBOURS,
    MIDDLE,
    NEIGHBOUR,
    NOBODY,
    OWNER_NAMES,
    QUAY_CARDS,
    SCENARIO_NAMES,
    SIDE,
    SPACE_NAMES,
    SPECIALS,
    Harbour,
)
from fondaco.games.kontor.view import View
from fondaco.kernel import Event, IllegalMove, Match, Refusal

Told = TypeVar("Told", bound=Event)
Place = tuple[int, int]
HANDS = ("R61 R73 R85 C89 C90", "B62 B74 B86 C87 C88")


def harbour_of(scenario: str) -> Harbour:
    return HARBOURS[SCENARIO_NAMES.index(scenario)]


def name(place: Place, scenario: str = "base") -> str:
    """The space at (row, column), counted from the anchor or, in a fixed harbour, from (1, 1)."""
    return SPACE_NAMES[harbour_of(scenario).space(list(place))]


def place(space: str, scenario: str = "base") -> Place:
    number = SPACE_NAMES.index(space)
    first = -1 if harbour_of(scenario).fixed else MIDDLE
    return number // SIDE - first, number % SIDE - first


def table(
    laid: Mapping[Place, str] | None = None,
    *,
    scenario: str = "base",
    phase: str = "choosing",
    turn: str = "red",
    hands: Sequence[str] = HANDS,
    chosen: Sequence[str | None] = (None, None),
    florins: Sequence[int] = (3, 3),
    canal: str = "",
    quay: Sequence[str] = ("", ""),
    special: str = "",
    as_canal: Sequence[Place] = (),
    guards: Mapping[Place, str] | None = None,
    ship: Place | None = None,
    extent: tuple[int, int, int, int] | None = None,
    covered: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """A position that adds up, whatever is left unsaid.

    `laid` goes on top of the scenario's start, in this order; piles are named from the top and hold all other cards
    below; closed yards are found, and `guards` says who won those at a place; `extent` is (top, bottom, left, right).
    """
    harbour = harbour_of(scenario)
    told = [*(laid or {}).values(), *hands, *(card or "" for card in chosen), canal, *quay, special, covered]
    named = {word for text in told for word in text.split()}
    spare = [CARD_NAMES[card] for card in CANALS if CARD_NAMES[card] not in named]
    cards = {SPACE_NAMES[harbour.anchor]: "anchor"}
    for space in harbour.canals:
        if SPACE_NAMES[space] not in [name(where, scenario) for where in laid or {}]:
            cards[SPACE_NAMES[space]] = spare.pop(0)
    cards |= {name(where, scenario): card for where, card in (laid or {}).items()}
    ground = {
        space: _ground(card, space in [name(where, scenario) for where in as_canal]) for space, card in cards.items()
    }
    position: dict[str, Any] = {
        "seats": 2,
        "scenario": scenario,
        "special_cards": "yes" if special or any(word.startswith("S") for word in named) else "no",
        "phase": phase,
        "deciding": {"choosing": 3, "buying": 3, "showing": 3, "over": 0}.get(phase, 1 + OWNER_NAMES.index(turn)),
        "round": 1,
        "florins": dict(zip(OWNER_NAMES, florins, strict=True)),
        "treasury": 6 + harbour.treasury - sum(florins),
        "table": cards,
        "ground": ground,
        "order": {card: number for number, card in enumerate(cards.values(), 1)},
        "lays": len(cards),
        "filled": len(cards),
        "most": len(cards),
        "ship": SPACE_NAMES[harbour.anchor] if ship is None else name(ship, scenario),
        "chosen": dict(zip(OWNER_NAMES, chosen, strict=True)),
        "first": None if phase in ("choosing", "buying", "showing") else turn,
        "covered": [*covered.split(), *[None] * (4 - len(covered.split()))],
    }
    _bound(position, harbour, extent)
    _deal(position, hands, chosen, canal, quay, special)
    _close(position, harbour, {name(where, scenario): owner for where, owner in (guards or {}).items()})
    return position | fields


def _ground(card: str, as_canal: bool) -> str:
    number = CARD_NAMES.index(card)
    quay = CARD_OWNER[number] != NOBODY or CARD_KIND[number] in (BRIDGE_KIND, CUSTOMS)
    return "quay" if quay and not as_canal else "canal"


def _bound(position: dict[str, Any], harbour: Harbour, extent: tuple[int, int, int, int] | None) -> None:
    spaces = [SPACE_NAMES.index(space) for space in position["table"]]
    rows, columns = [space // SIDE for space in spaces], [space % SIDE for space in spaces]
    edges = [min(rows), max(rows), min(columns), max(columns)]
    if harbour.fixed:
        edges = [0, harbour.rows - 1, 0, harbour.columns - 1]
    elif extent is not None:
        edges = [edge + MIDDLE for edge in extent]
    position |= dict(zip(("top", "bottom", "left", "right"), edges, strict=True))


def _deal(
    position: dict[str, Any],
    hands: Sequence[str],
    chosen: Sequence[str | None],
    canal: str,
    quay: Sequence[str],
    special: str,
) -> None:
    gone = {*position["table"].values(), *position["covered"]}
    harbour = harbour_of(position["scenario"])
    held = []
    for text, card in zip(hands, chosen, strict=True):
        cards = [word for word in text.split() if word not in gone]
        if card is not None and card not in ("pass", *cards):
            cards.append(card)
        held.append(cards)
    gone |= {card for cards in held for card in cards}
    position["hand"] = {owner: _padded(cards, HAND) for owner, cards in zip(OWNER_NAMES, held, strict=True)}
    position["held"] = {owner: len(cards) for owner, cards in zip(OWNER_NAMES, held, strict=True)}
    piles = [
        _pile(top, [card for card in (CARD_NAMES[number] for number in harbour.quays[seat]) if card not in gone])
        for seat, top in enumerate(quay)
    ]
    position["quay"] = {owner: _padded(pile, QUAY_CARDS) for owner, pile in zip(OWNER_NAMES, piles, strict=True)}
    position["quay_left"] = {owner: len(pile) for owner, pile in zip(OWNER_NAMES, piles, strict=True)}
    pile = _pile(canal, [CARD_NAMES[card] for card in CANALS if CARD_NAMES[card] not in gone])
    position |= {"canal": _padded(pile, len(CANALS)), "canal_left": len(pile)}
    if position["special_cards"] == "yes":
        pile = _pile(special, [CARD_NAMES[card] for card in SPECIALS if CARD_NAMES[card] not in gone])
        position |= {"special": _padded(pile, len(SPECIALS)), "special_left": len(pile)}


def _pile(top: str, cards: list[str]) -> list[str]:
    """From the bottom: what was not named, then the named cards, the first on top."""
    named = top.split()
    return [card for card in cards if card not in named] + named[::-1]


def _padded(cards: list[Any], length: int) -> list[Any]:
    return [*cards, *[None] * (length - len(cards))]


def _close(position: dict[str, Any], harbour: Harbour, guards: dict[str, str]) -> None:
    """Number the closed yards."""
    owners: list[str | None] = [None]
    numbers: dict[str, int] = {}
    for start in position["table"]:
        group = _group(position, start)
        if position["ground"][start] == "quay" and start not in numbers and _is_closed(position, harbour, group):
            numbers |= dict.fromkeys(group, len(owners))
            owners.append(next((guards[space] for space in group if space in guards), None))
    position |= {"yard": numbers, "yards": len(owners) - 1, "yard_owner": _padded(owners, 32)}


def _group(position: dict[str, Any], start: str) -> list[str]:
    group = [start]
    for space in group:
        group += [near for near in _around(space) if position["ground"].get(near) == "quay" and near not in group]
    return group


def _around(space: str) -> list[str]:
    number = SPACE_NAMES.index(space)
    return [SPACE_NAMES[near] for near in NEIGHBOUR[number * 4 : number * 4 + 4] if near >= 0]


def _is_closed(position: dict[str, Any], harbour: Harbour, group: list[str]) -> bool:
    for space in (near for card in group for near in _around(card)):
        row, column = divmod(SPACE_NAMES.index(space), SIDE)
        inside = position["bottom"] - harbour.rows < row < position["top"] + harbour.rows
        inside = inside and position["right"] - harbour.columns < column < position["left"] + harbour.columns
        if inside and space not in position["table"]:
            return False
    return True


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


def heard(events: Sequence[Event], kind: type[Told]) -> list[Told]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def all_heard(match: Match, kind: type[Told]) -> list[Told]:
    return [event for ply in match.plies for event in heard(ply.events, kind)]


def refused(match: Match, turn: str, rule: str, refusal: Refusal) -> None:
    """The move is refused by this rule with these facts, and the match is untouched."""
    before = (now(match), match.ply, match.record, match.deciding)
    with pytest.raises(IllegalMove) as caught:
        play(match, turn)
    assert caught.value.rule == rule
    assert caught.value.refusal == refusal
    assert (now(match), match.ply, match.record, match.deciding) == before


def spaces_of(*where: Place, scenario: str = "base") -> str:
    """Places as an event lists them."""
    numbers = sorted(SPACE_NAMES.index(name(one, scenario)) for one in where)
    return " ".join(SPACE_NAMES[number] for number in numbers)
