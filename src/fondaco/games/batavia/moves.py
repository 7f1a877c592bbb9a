"""Batavia's moves."""

from __future__ import annotations

from fondaco.games.batavia.data import COMPANY_NAMES
from fondaco.kernel.declaring.moves import Amount, Kind, Moves

BID = 1 << 16
PASS = 2 << 16
DRAW = 3 << 16
LAY = 4 << 16
SAIL = 5 << 16
HEX = 6 << 16
CONVERT = 7 << 16
KEEP = 8 << 16

MOVES = Moves(
    Kind(BID, "bid {amount}", ("lot",), amount=Amount(75)),
    Kind(PASS, "pass"),
    Kind(DRAW, "draw", ("deck",)),
    Kind(LAY, "lay {company}", ("hand:{company}",), company=COMPANY_NAMES),
    Kind(SAIL, "sail {company}", ("seal:{company}",), company=COMPANY_NAMES),
    Kind(HEX, "hex", ("hex",)),
    Kind(CONVERT, "convert", ("gold",)),
    Kind(KEEP, "keep"),
)
