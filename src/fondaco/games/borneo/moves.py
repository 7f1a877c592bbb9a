"""Borneo's moves."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.kernel.declaring.moves import Kind, Moves

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
    Kind(PLACE, "place {company}", ("company:{company}",), company=data.COMPANY_NAMES),
    Kind(TAKE, "mission {mission}", ("mission:{mission}",), mission=data.MISSION_NAMES),
    Kind(PAY, "pay {piece}", ("capture:{piece}",), piece=data.PIECE_NAMES),
    Kind(
        CHANGE,
        "change {merchant} {company}",
        ("merchant:{merchant}", "company:{company}"),
        lambda merchant, company: merchant // data.ROW != company,  # BOR-5.2
        merchant=data.MERCHANT_NAMES,
        company=data.COMPANY_NAMES,
    ),
    Kind(
        CHALLENGE,
        "attack {merchant} {rank}",
        ("merchant:{merchant}",),
        lambda merchant, rank: rank < merchant % data.ROW,  # BOR-6.1
        merchant=data.MERCHANT_NAMES,
        rank=data.RANK_NAMES,
    ),
    Kind(PLAY, "play {card}", ("card:{card}",), card=data.CARD_NAMES),
    Kind(DONE, "done"),
    Kind(KEEP, "keep {card}", ("card:{card}",), card=data.CARD_NAMES),
    Kind(LAY, "lay {card} {port}", ("card:{card}", "port:{port}"), card=data.CARD_NAMES, port=data.PORT_NAMES),
    Kind(PICK, "pick {card}", ("card:{card}",), card=data.CARD_NAMES),
    Kind(DISCARD, "discard {card}", ("card:{card}",), card=data.CARD_NAMES),
    Kind(PASS, "pass"),
)
