"""Positions of Kontor in a few words: what is not said follows, or is as at the beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.games.kontor import data

Place = tuple[int, int]
HANDS = ("R61 R73 R85 C89 C90", "B62 B74 B86 C87 C88")


def harbour_of(scenario: str) -> data.Harbour:
    return data.HARBOURS[data.SCENARIO_NAMES.index(scenario)]


def name(place: Place, scenario: str = "base") -> str:
    """The space at (row, column), counted from the anchor or, in a fixed harbour, from (1, 1)."""
    return data.SPACE_NAMES[harbour_of(scenario).space(list(place))]


def place(space: str, scenario: str = "base") -> Place:
    number = data.SPACE_NAMES.index(space)
    first = -1 if harbour_of(scenario).fixed else data.MIDDLE
    return number // data.SIDE - first, number % data.SIDE - first


def position(
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

    Places are (row, column), counted from the anchor or, in a fixed harbour, from (1, 1). `laid` goes on top of the
    scenario's start, in this order; cards are written `"R61 C89"`; piles are named from the top and hold all other
    cards below. Closed yards are found, and `guards` says who won those at a place; `as_canal` are customs houses laid
    as canals; `extent` is (top, bottom, left, right). `fields` are fields of the state, as they are in a dump.
    """
    harbour = harbour_of(scenario)
    told = [*(laid or {}).values(), *hands, *(card or "" for card in chosen), canal, *quay, special, covered]
    named = {word for text in told for word in text.split()}
    spare = [data.CARD_NAMES[card] for card in data.CANALS if data.CARD_NAMES[card] not in named]
    cards = {data.SPACE_NAMES[harbour.anchor]: "anchor"}
    for space in harbour.canals:
        if data.SPACE_NAMES[space] not in [name(where, scenario) for where in laid or {}]:
            cards[data.SPACE_NAMES[space]] = spare.pop(0)
    cards |= {name(where, scenario): card for where, card in (laid or {}).items()}
    built: dict[str, Any] = {
        "seats": 2,
        "scenario": scenario,
        "special_cards": "yes" if special or any(word.startswith("S") for word in named) else "no",
        "phase": phase,
        "deciding": 1 + data.OWNER_NAMES.index(turn),
        "round": 1,
        "florins": dict(zip(data.OWNER_NAMES, florins, strict=True)),
        "table": cards,
        "ground": {name(where, scenario): "canal" for where in as_canal},
        "yard": {},
        "yard_owner": [None] * data.MAX_YARDS,
        "order": {card: number for number, card in enumerate(cards.values(), 1)},
        "most": len(cards),
        "ship": data.SPACE_NAMES[harbour.anchor] if ship is None else name(ship, scenario),
        "chosen": dict(zip(data.OWNER_NAMES, chosen, strict=True)),
        "first": None if phase in ("choosing", "buying", "showing") else turn,
        "covered": [*covered.split(), *[None] * (4 - len(covered.split()))],
    }
    if extent is not None:
        built |= dict(zip(("top", "bottom", "left", "right"), [edge + data.MIDDLE for edge in extent], strict=True))
    for number, (where, owner) in enumerate((guards or {}).items(), 1):
        built["yard"][name(where, scenario)] = number
        built["yard_owner"][number] = owner
    _deal(built, hands, chosen, canal, quay, special)
    built |= fields
    if phase in ("choosing", "buying", "showing", "over") and "deciding" not in fields:
        built["deciding"] = sum(1 << seat for seat, name in enumerate(data.OWNER_NAMES) if _is_asked(built, name))
    return built


def _is_asked(built: dict[str, Any], owner: str) -> bool:
    """KON-4.1, KON-14.2, KON-14.3: who has not decided yet, and can."""
    if built["phase"] == "buying":
        wish = built.get("wish", {}).get(owner)
        return wish is None and bool(built["florins"][owner] >= data.SPECIAL_PRICE)
    if built["phase"] == "showing" and not any(built["hand"][owner]):
        return False
    return built["phase"] != "over" and built["chosen"][owner] is None


def _deal(
    built: dict[str, Any],
    hands: Sequence[str],
    chosen: Sequence[str | None],
    canal: str,
    quay: Sequence[str],
    special: str,
) -> None:
    gone = {*built["table"].values(), *built["covered"]}
    harbour = harbour_of(built["scenario"])
    held = []
    for text, card in zip(hands, chosen, strict=True):
        cards = [word for word in text.split() if word not in gone]
        if card is not None and card not in ("pass", *cards):
            cards.append(card)
        held.append(cards)
    gone |= {card for cards in held for card in cards}
    built["hand"] = {owner: _padded(cards, data.HAND) for owner, cards in zip(data.OWNER_NAMES, held, strict=True)}
    piles = [
        _pile(top, [card for card in (data.CARD_NAMES[number] for number in harbour.quays[seat]) if card not in gone])
        for seat, top in enumerate(quay)
    ]
    built["quay"] = {owner: _padded(pile, data.QUAY_CARDS) for owner, pile in zip(data.OWNER_NAMES, piles, strict=True)}
    pile = _pile(canal, [data.CARD_NAMES[card] for card in data.CANALS if data.CARD_NAMES[card] not in gone])
    built["canal"] = _padded(pile, len(data.CANALS))
    if built["special_cards"] == "yes":
        pile = _pile(special, [data.CARD_NAMES[card] for card in data.SPECIALS if data.CARD_NAMES[card] not in gone])
        built["special"] = _padded(pile, len(data.SPECIALS))


def _pile(top: str, cards: list[str]) -> list[str]:
    """From the bottom: what was not named, then the named cards, the first on top."""
    named = top.split()
    return [card for card in cards if card not in named] + named[::-1]


def _padded(cards: list[Any], length: int) -> list[Any]:
    return [*cards, *[None] * (length - len(cards))]
