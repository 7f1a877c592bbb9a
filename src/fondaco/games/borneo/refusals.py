"""Why a move of Borneo is refused."""

from __future__ import annotations

from fondaco.kernel.errors import Refusal
from fondaco.kernel.showing.events import Piece


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
