"""Borneo's moves."""

from __future__ import annotations

from fondaco.games.borneo.data import (
    CARD_NAMES,
    COMPANY_NAMES,
    MERCHANT_NAMES,
    MISSION_NAMES,
    PIECE_NAMES,
    PORT_NAMES,
    RANK_NAMES,
    ROW,
)
from fondaco.kernel.moves import Kind, Moves

PLACE = 1 << 16
TAKE = 2 << 16
PAY = 3 << 16
CHANGE = 4 << 16
CHALLENGE = 5 << 16
PLAY = 6 << 16
DONE = 7 << 16
KEEP = 8 << 16
LAY = 9 << 16
PICK = 10 << 16
DISCARD = 11 << 16
PASS = 12 << 16

MOVES = Moves(
    Kind(PLACE, "place {company}", ("company:{company}",), company=COMPANY_NAMES),
    Kind(TAKE, "mission {mission}", ("mission:{mission}",), mission=MISSION_NAMES),
    Kind(PAY, "pay {piece}", ("capture:{piece}",), piece=PIECE_NAMES),
    Kind(
        CHANGE,
        "change {merchant} {company}",
        ("merchant:{merchant}", "company:{company}"),
        lambda merchant, company: merchant // ROW != company,  # BOR-5.2
        merchant=MERCHANT_NAMES,
        company=COMPANY_NAMES,
    ),
    Kind(
        CHALLENGE,
        "attack {merchant} {rank}",
        ("merchant:{merchant}",),
        lambda merchant, rank: rank < merchant % ROW,  # BOR-6.1
        merchant=MERCHANT_NAMES,
        rank=RANK_NAMES,
    ),
    Kind(PLAY, "play {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(DONE, "done"),
    Kind(KEEP, "keep {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(LAY, "lay {card} {port}", ("card:{card}", "port:{port}"), card=CARD_NAMES, port=PORT_NAMES),
    Kind(PICK, "pick {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(DISCARD, "discard {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(PASS, "pass"),
)
