"""Borneo's moves and the refusals of moves."""

from __future__ import annotations

from fondaco.games.borneo.data import (
    CARD_NAMES,
    MERCHANT_NAMES,
    MISSION_NAMES,
    PIECE_NAMES,
    PORT_NAMES,
    RANK_NAMES,
    ROW,
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


# -- refusals -----------------------------------------------------------------


class PlaceNow(Refusal, frozen=True):
    """Merchants are being placed."""

    rule = "BOR-2.6"


class OwnMerchantLast(Refusal, frozen=True):
    rule = "BOR-2.8"
    company: Piece


class PhaseIsOver(Refusal, frozen=True):
    """Missions come before companies, companies before the expedition."""

    rule = "BOR-3.1"


class MissionOrPass(Refusal, frozen=True):
    """The turn begins with a mission or none."""

    rule = "BOR-4.1"


class NoMissionLeft(Refusal, frozen=True):
    rule = "BOR-4.1"
    mission: Piece


class PayNow(Refusal, frozen=True):
    """A mission was chosen and is being paid."""

    rule = "BOR-4.1"


class NotYourCapture(Refusal, frozen=True):
    rule = "BOR-4.3"
    piece: Piece


class TooFewGoods(Refusal, frozen=True):
    rule = "BOR-4.5"
    mission: Piece


class WrongGood(Refusal, frozen=True):
    rule = "BOR-4.5"
    piece: Piece
    good: Piece


class Superfluous(Refusal, frozen=True):
    rule = "BOR-4.6"
    piece: Piece


class NotYourMerchant(Refusal, frozen=True):
    rule = "BOR-5.2"
    merchant: Piece


class SameCompany(Refusal, frozen=True):
    rule = "BOR-5.2"
    company: Piece


class NobodyToAttack(Refusal, frozen=True):
    """There is no opponent's merchant at this rank left of one's own."""

    rule = "BOR-6.1"
    merchant: Piece


class OneCardOnly(Refusal, frozen=True):
    rule = "BOR-6.2"


class NoColourInHand(Refusal, frozen=True):
    rule = "BOR-6.2"
    company: Piece


class PlayOrDone(Refusal, frozen=True):
    """A conflict is on."""

    rule = "BOR-6.3"


class NotToPlay(Refusal, frozen=True):
    """The card is not in the hand."""

    rule = "BOR-6.3"
    card: Piece


class WrongColour(Refusal, frozen=True):
    rule = "BOR-6.3"
    card: Piece
    company: Piece


class PlayOneAtLeast(Refusal, frozen=True):
    rule = "BOR-6.3"


class OustedNow(Refusal, frozen=True):
    rule = "BOR-6.9"


class NotPlayed(Refusal, frozen=True):
    rule = "BOR-6.11"
    card: Piece


class KeepOrPass(Refusal, frozen=True):
    rule = "BOR-6.11"


class MustLay(Refusal, frozen=True):
    """The expedition is not optional."""

    rule = "BOR-7.1"


class NotInHand(Refusal, frozen=True):
    rule = "BOR-7.1"
    card: Piece


class PortNotOpen(Refusal, frozen=True):
    rule = "BOR-7.1"
    port: Piece


class PickNow(Refusal, frozen=True):
    rule = "BOR-8.4"


class NotInPile(Refusal, frozen=True):
    rule = "BOR-8.4"
    card: Piece


class DiscardNow(Refusal, frozen=True):
    rule = "BOR-11.3"


class NotToDiscard(Refusal, frozen=True):
    """The card is not in the hand."""

    rule = "BOR-11.3"
    card: Piece


class LastMissionNow(Refusal, frozen=True):
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
