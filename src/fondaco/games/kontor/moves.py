"""Kontor's moves."""

from __future__ import annotations

from fondaco.games.kontor.data import CARD_NAMES, SPACE_NAMES
from fondaco.kernel.declaring.moves import Kind, Moves

BUY = 1 << 16
DECLINE = 2 << 16
SHOW = 3 << 16
CHOOSE = 4 << 16
PASS = 5 << 16
SHIP = 6 << 16
STAY = 7 << 16
REMOVE = 8 << 16
LEAVE = 9 << 16
LAY = 10 << 16
AS_QUAY = 11 << 16
AS_CANAL = 12 << 16

MOVES = Moves(
    Kind(BUY, "buy", ("special",)),
    Kind(DECLINE, "decline", ("purse",)),
    Kind(SHOW, "show {card}", ("hand:{card}",), card=CARD_NAMES),
    Kind(CHOOSE, "choose {card}", ("hand:{card}",), card=CARD_NAMES),
    Kind(PASS, "pass", ("treasury",)),
    Kind(SHIP, "ship {space}", ("space:{space}",), space=SPACE_NAMES),
    Kind(STAY, "stay", ("ship",)),
    Kind(REMOVE, "remove {space}", ("space:{space}",), space=SPACE_NAMES),
    Kind(LEAVE, "leave", ("ship",)),
    Kind(LAY, "lay {space}", ("space:{space}",), space=SPACE_NAMES),
    Kind(AS_QUAY, "quay {space}", ("space:{space}", "side:quay"), space=SPACE_NAMES),
    Kind(AS_CANAL, "canal {space}", ("space:{space}", "side:canal"), space=SPACE_NAMES),
)
