"""Pasar's moves."""

from __future__ import annotations

from fondaco.games.pasar.data import GOOD_NAMES, STALL_NAMES
from fondaco.kernel.declaring.moves import Kind, Moves

VISIT = 1 << 16
SELL = 2 << 16
DONE = 3 << 16

MOVES = Moves(
    Kind(VISIT, "visit {stall}", ("{stall}",), stall=STALL_NAMES),
    Kind(SELL, "sell {good}", ("hand:{good}", "price:{good}"), good=GOOD_NAMES),
    Kind(DONE, "done"),
)
