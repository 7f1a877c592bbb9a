"""Why a move of Indonesia is not allowed."""

from __future__ import annotations

from fondaco.kernel.errors import Refusal
from fondaco.kernel.showing.events import Piece, Seat

# -- refusals: the move belongs to another moment -----------------------------


class PlaceCity(Refusal, frozen=True):
    rule = "IND-4.4"


class NameBid(Refusal, frozen=True):
    rule = "IND-5.1"


class AnnounceOrPass(Refusal, frozen=True):
    rule = "IND-6.1"


class OpenTheAuction(Refusal, frozen=True):
    rule = "IND-6.4"


class RaiseOrPass(Refusal, frozen=True):
    rule = "IND-6.5"


class EmptyAnArea(Refusal, frozen=True):
    rule = "IND-7.3"
    count: int


class StartOrPass(Refusal, frozen=True):
    rule = "IND-8.1"


class AdvanceMarker(Refusal, frozen=True):
    rule = "IND-9.1"


class OperateCompany(Refusal, frozen=True):
    rule = "IND-10.1"


class LaunchOrDone(Refusal, frozen=True):
    rule = "IND-10.2"


class MustSell(Refusal, frozen=True):
    rule = "IND-10.6"
    count: int


class ZoneFirst(Refusal, frozen=True):
    rule = "IND-10.4"


class FinishDelivery(Refusal, frozen=True):
    rule = "IND-10.4"


class LoadFirst(Refusal, frozen=True):
    rule = "IND-10.4"


class MustExpand(Refusal, frozen=True):
    rule = "IND-10.8"


class ExpandOrDone(Refusal, frozen=True):
    rule = "IND-10.8"


class ChooseCity(Refusal, frozen=True):
    rule = "IND-11.4"


# -- refusals: cities ---------------------------------------------------------


class NotYourCard(Refusal, frozen=True):
    rule = "IND-4.4"
    card: Piece


class NotOnTheCard(Refusal, frozen=True):
    rule = "IND-4.4"
    card: Piece
    province: Piece


class ProvinceHasCity(Refusal, frozen=True):
    rule = "IND-4.4"
    province: Piece


class NotCoastal(Refusal, frozen=True):
    rule = "IND-1.3"
    area: Piece


class AreaNotEmpty(Refusal, frozen=True):
    rule = "IND-1.4"
    area: Piece


class NoGreenStone(Refusal, frozen=True):
    rule = "IND-4.5"


class CardCanBePlayed(Refusal, frozen=True):
    rule = "IND-4.4"
    card: Piece


class CityNotReady(Refusal, frozen=True):
    rule = "IND-11.2"
    area: Piece


# -- refusals: money ----------------------------------------------------------


class BidAboveCash(Refusal, frozen=True):
    rule = "IND-5.1"
    cash: int


class NominalAboveCash(Refusal, frozen=True):
    rule = "IND-6.2e"
    nominal: int
    cash: int


class BidTooLow(Refusal, frozen=True):
    rule = "IND-6.5"
    lowest: int


class NotInSteps(Refusal, frozen=True):
    rule = "IND-6.4"
    nominal: int
    step: int


class RaiseAboveCash(Refusal, frozen=True):
    rule = "IND-6.4"
    cash: int


class CashIsNegative(Refusal, frozen=True):
    rule = "IND-1.9"


class CannotPay(Refusal, frozen=True):
    rule = "IND-10.9"
    price: int


class LossLessensCash(Refusal, frozen=True):
    """What a negative pile leaves of the cash."""

    rule = "IND-10.9"
    price: int
    left: int


# -- refusals: companies ------------------------------------------------------


class NoSuchCompany(Refusal, frozen=True):
    rule = "IND-6.2"
    company: Piece


class TwoDifferentCompanies(Refusal, frozen=True):
    rule = "IND-6.2"


class NamedTheOtherWay(Refusal, frozen=True):
    rule = "IND-6.2"
    first: Piece
    second: Piece


class MergersLevelTooLow(Refusal, frozen=True):
    rule = "IND-6.2a"
    level: int
    deeds: int


class TypesDoNotMerge(Refusal, frozen=True):
    rule = "IND-6.2b"
    first: Piece
    second: Piece


class AlreadyMerged(Refusal, frozen=True):
    rule = "IND-6.2c"
    company: Piece


class NoRoomForMerger(Refusal, frozen=True):
    rule = "IND-6.2d"


class NotInFirstEra(Refusal, frozen=True):
    rule = "IND-7.1"


class NothingWouldRemain(Refusal, frozen=True):
    rule = "IND-7.4"


class NotOfTheMerger(Refusal, frozen=True):
    rule = "IND-7.3"
    area: Piece


class InsideTheProperty(Refusal, frozen=True):
    rule = "IND-7.5"
    area: Piece


class WouldSplitZone(Refusal, frozen=True):
    rule = "IND-7.5"
    area: Piece


class NotOnOffer(Refusal, frozen=True):
    rule = "IND-8.1"
    deed: Piece


class WantsLand(Refusal, frozen=True):
    rule = "IND-8.4"
    deed: Piece


class WantsSea(Refusal, frozen=True):
    rule = "IND-8.5"
    deed: Piece


class OutsideProvince(Refusal, frozen=True):
    rule = "IND-8.4"
    area: Piece
    province: Piece


class SeaNotAtProvince(Refusal, frozen=True):
    rule = "IND-8.5"
    sea: Piece
    province: Piece


class NextToSameGood(Refusal, frozen=True):
    rule = "IND-8.4"
    area: Piece
    good: Piece


class TrackAtEnd(Refusal, frozen=True):
    rule = "IND-9.1"
    track: Piece


class HullAtEnd(Refusal, frozen=True):
    rule = "IND-9.1"
    player: Seat


class NoOtherPlayer(Refusal, frozen=True):
    rule = "IND-9.1"


class MustAdvance(Refusal, frozen=True):
    rule = "IND-9.1"


class NotYourCompany(Refusal, frozen=True):
    rule = "IND-10.1"
    company: Piece


class AlreadyOperated(Refusal, frozen=True):
    rule = "IND-10.1"
    company: Piece


class SeaOutOfReach(Refusal, frozen=True):
    rule = "IND-10.2"
    sea: Piece


# -- refusals: deliveries and expansion ---------------------------------------


class NoGoodsThere(Refusal, frozen=True):
    rule = "IND-10.3"
    area: Piece


class ZoneGoesBy(Refusal, frozen=True):
    """The zone is named by its first area."""

    rule = "IND-10.4"
    area: Piece


class SeaNotAtZone(Refusal, frozen=True):
    rule = "IND-10.4"
    sea: Piece


class NoShipThere(Refusal, frozen=True):
    rule = "IND-10.4"
    company: Piece
    sea: Piece


class SeasApart(Refusal, frozen=True):
    rule = "IND-10.4"
    sea: Piece


class SeaTwice(Refusal, frozen=True):
    rule = "IND-10.4"
    sea: Piece


class ShipsFull(Refusal, frozen=True):
    rule = "IND-10.5"
    company: Piece
    sea: Piece


class NoCityThere(Refusal, frozen=True):
    rule = "IND-10.4"
    area: Piece


class CityNotAtSea(Refusal, frozen=True):
    rule = "IND-10.4"
    area: Piece
    sea: Piece


class CityIsFull(Refusal, frozen=True):
    rule = "IND-10.3"
    area: Piece
    good: Piece


class WouldSellLess(Refusal, frozen=True):
    rule = "IND-10.6"
    count: int


class AreaOutOfReach(Refusal, frozen=True):
    rule = "IND-10.10"
    area: Piece


class NextToRival(Refusal, frozen=True):
    rule = "IND-10.10"
    area: Piece
    good: Piece
