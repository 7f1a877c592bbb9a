"""Borneo's moves and the refusals of moves."""

from __future__ import annotations

from fondaco.games.borneo.data import (
    CARD_NAMES,
    MERCHANT_NAMES,
    MISSION_NAMES,
    PIECE_NAMES,
    PORT_NAMES,
    RANK_NAMES,
)
from fondaco.games.borneo.deck import COMPANY_NAMES
from fondaco.kernel.errors import Refusal
from fondaco.kernel.events import Piece
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
        merchant=MERCHANT_NAMES,
        company=COMPANY_NAMES,
    ),
    Kind(
        CHALLENGE, "attack {merchant} {rank}", ("merchant:{merchant}",), merchant=MERCHANT_NAMES, rank=RANK_NAMES
    ),
    Kind(PLAY, "play {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(DONE, "done"),
    Kind(KEEP, "keep {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(LAY, "lay {card} {port}", ("card:{card}", "port:{port}"), card=CARD_NAMES, port=PORT_NAMES),
    Kind(PICK, "pick {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(DISCARD, "discard {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(PASS, "pass"),
)


# -- refusals -----------------------------------------------------------------


class PlaceNow(Refusal):
    """Merchants are being placed."""

    rule = "BOR-2.6"


class OwnMerchantLast(Refusal):
    rule = "BOR-2.8"
    company: Piece


class PhaseIsOver(Refusal):
    """Missions come before companies, companies before the expedition."""

    rule = "BOR-3.1"


class MissionOrPass(Refusal):
    """The turn begins with a mission or none."""

    rule = "BOR-4.1"


class NoMissionLeft(Refusal):
    rule = "BOR-4.1"
    mission: Piece


class PayNow(Refusal):
    """A mission was chosen and is being paid."""

    rule = "BOR-4.1"


class NotYourCapture(Refusal):
    rule = "BOR-4.3"
    piece: Piece


class TooFewGoods(Refusal):
    rule = "BOR-4.5"
    mission: Piece


class WrongGood(Refusal):
    rule = "BOR-4.5"
    piece: Piece
    good: Piece


class Superfluous(Refusal):
    rule = "BOR-4.6"
    piece: Piece


class NotYourMerchant(Refusal):
    rule = "BOR-5.2"
    merchant: Piece


class SameCompany(Refusal):
    rule = "BOR-5.2"
    company: Piece


class NobodyToAttack(Refusal):
    """There is no opponent's merchant at this rank left of one's own."""

    rule = "BOR-6.1"
    merchant: Piece


class OneCardOnly(Refusal):
    rule = "BOR-6.2"


class NoColourInHand(Refusal):
    rule = "BOR-6.2"
    company: Piece


class PlayOrDone(Refusal):
    """A conflict is on."""

    rule = "BOR-6.3"


class NotToPlay(Refusal):
    """The card is not in the hand."""

    rule = "BOR-6.3"
    card: Piece


class WrongColour(Refusal):
    rule = "BOR-6.3"
    card: Piece
    company: Piece


class PlayOneAtLeast(Refusal):
    rule = "BOR-6.3"


class OustedNow(Refusal):
    rule = "BOR-6.9"


class NotPlayed(Refusal):
    rule = "BOR-6.11"
    card: Piece


class KeepOrPass(Refusal):
    rule = "BOR-6.11"


class MustLay(Refusal):
    """The expedition is not optional."""

    rule = "BOR-7.1"


class NotInHand(Refusal):
    rule = "BOR-7.1"
    card: Piece


class PortNotOpen(Refusal):
    rule = "BOR-7.1"
    port: Piece


class PickNow(Refusal):
    rule = "BOR-8.4"


class NotInPile(Refusal):
    rule = "BOR-8.4"
    card: Piece


class DiscardNow(Refusal):
    rule = "BOR-11.3"


class NotToDiscard(Refusal):
    """The card is not in the hand."""

    rule = "BOR-11.3"
    card: Piece


class LastMissionNow(Refusal):
    rule = "BOR-12.3"


REFUSALS: tuple[type[Refusal], ...] = (
    PlaceNow,
    OwnMerchantLast,
    PhaseIsOver,
    MissionOrPass,
    NoMissionLeft,
    PayNow,
    NotYourCapture,
    TooFewGoods,
    WrongGood,
    Superfluous,
    NotYourMerchant,
    SameCompany,
    NobodyToAttack,
    OneCardOnly,
    NoColourInHand,
    PlayOrDone,
    NotToPlay,
    WrongColour,
    PlayOneAtLeast,
    OustedNow,
    NotPlayed,
    KeepOrPass,
    MustLay,
    NotInHand,
    PortNotOpen,
    PickNow,
    NotInPile,
    DiscardNow,
    NotToDiscard,
    LastMissionNow,
)
