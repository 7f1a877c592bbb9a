"""BAT-10: the score sheet of Batavia."""

from __future__ import annotations

from fondaco.games.batavia import data
from fondaco.games.batavia.state import State
from fondaco.kernel.showing.scores import Category, Known, Scores


def lines(s: State, seat: int) -> tuple[tuple[Category, ...], tuple[Category, ...]]:
    """BAT-10.2 to BAT-10.5; bills and what the hands will do to the seals are known only at the end (BAT-12.1)."""
    over = s.deciding == 0
    warehouses = tuple(sum(gold) for gold in zip(*[gold_of_good(s, good) for good in range(data.GOODS)], strict=True))
    hidden: Known = (None,) * s.seats
    bills = gold_of_bills(s) if over else hidden
    hex_ = tuple(data.FINAL_HEX_GOLD if s.hex == player else 0 for player in range(s.seats))
    seals = gold_of_seals(s) if over or not any_hand(s) else hidden
    gold: list[int] = list(s.gold)[: s.seats]
    if over:  # what was added for the rest is taken off again
        rest = zip(warehouses, bills, hex_, seals, strict=True)
        gold = [all_ - sum(part or 0 for part in parts) for all_, parts in zip(gold, rest, strict=True)]
    return (
        Category("conversions", "BAT-7.3", tuple(gold)),
        Category("warehouses", "BAT-10.2", warehouses),
        Category("bills", "BAT-10.3", bills),
        Category("hex", "BAT-10.4", hex_),
        Category("seals", "BAT-10.5", seals),
    ), ()


def any_hand(s: State) -> bool:
    """BAT-10.1: cards in the hands would still change the seals; how many there are can be seen."""
    return any(s.hand_size(player) > 0 for player in range(s.seats))


def crates_of(s: State, good: int) -> list[int]:
    """How many crates of a good each seat has."""
    box = s.box
    return [
        sum(box[company * data.GOODS + good] == player for company in range(data.COMPANIES))
        for player in range(s.seats)
    ]


def gold_of_good(s: State, good: int) -> tuple[int, ...]:
    """BAT-10.2"""
    return shared_out(crates_of(s, good), data.MAJORITY_GOLD[good], data.TIE_GOLD[good])


def gold_of_bills(s: State) -> tuple[int, ...]:
    """BAT-10.3"""
    return shared_out(list(s.bills)[: s.seats], data.MOST_BILLS_GOLD, data.TIED_BILLS_GOLD)


def gold_of_seals(s: State) -> tuple[int, ...]:
    """BAT-10.5"""
    return tuple(data.SEAL_GOLD * list(s.seal).count(player) for player in range(s.seats))


def shared_out(counts: list[int], alone: int, tied: int) -> tuple[int, ...]:
    """Gold for the player who has most, less if several do."""
    most = max(counts)
    first = [count == most and most > 0 for count in counts]
    return tuple((alone if first.count(True) == 1 else tied) if leads else 0 for leads in first)


def round_of(s: State) -> int:
    return s.round


def gold_now(s: State, seat: int) -> int:
    """What can be counted at the table: conversions, warehouses, the Final Hex; at the end everything."""
    return sum(line.values[seat] or 0 for line in lines(s, seat)[0])


SCORES = Scores(
    categories=("conversions", "warehouses", "bills", "hex", "seals"),
    tie_breaks=(),
    lines=lines,
    period=round_of,
    amount=gold_now,
)
