"""Why a move of Indonesia is not allowed."""

from __future__ import annotations

from fondaco.kernel.errors import Refusal
from fondaco.kernel.events import Piece, Seat

# -- refusals: the move belongs to another moment -----------------------------


class PlaceACity(Refusal):
    rule = "IND-4.4"


class NameABid(Refusal):
    rule = "IND-5.1"


class AnnounceOrPass(Refusal):
    rule = "IND-6.1"


class OpenTheAuction(Refusal):
    rule = "IND-6.4"


class RaiseOrPass(Refusal):
    rule = "IND-6.5"


class EmptyAnArea(Refusal):
    rule = "IND-7.3"
    count: int


class StartOrPass(Refusal):
    rule = "IND-8.1"


class AdvanceAMarker(Refusal):
    rule = "IND-9.1"


class OperateACompany(Refusal):
    rule = "IND-10.1"


class LaunchOrDone(Refusal):
    rule = "IND-10.2"


class MustSell(Refusal):
    rule = "IND-10.6"
    count: int


class ZoneFirst(Refusal):
    rule = "IND-10.4"


class FinishDelivery(Refusal):
    rule = "IND-10.4"


class LoadFirst(Refusal):
    rule = "IND-10.4"


class MustExpand(Refusal):
    rule = "IND-10.8"


class ExpandOrDone(Refusal):
    rule = "IND-10.8"


class ChooseACity(Refusal):
    rule = "IND-11.4"


# -- refusals: cities ---------------------------------------------------------


class NotYourCard(Refusal):
    rule = "IND-4.4"
    card: Piece


class NotOnTheCard(Refusal):
    rule = "IND-4.4"
    card: Piece
    province: Piece


class ProvinceHasCity(Refusal):
    rule = "IND-4.4"
    province: Piece


class NotCoastal(Refusal):
    rule = "IND-1.3"
    area: Piece


class AreaNotEmpty(Refusal):
    rule = "IND-1.4"
    area: Piece


class NoGreenStone(Refusal):
    rule = "IND-4.5"


class CardCanBePlayed(Refusal):
    rule = "IND-4.4"
    card: Piece


class CityNotReady(Refusal):
    rule = "IND-11.2"
    area: Piece


# -- refusals: money ----------------------------------------------------------


class BidAboveCash(Refusal):
    rule = "IND-5.1"
    cash: int


class NominalAboveCash(Refusal):
    rule = "IND-6.2"
    nominal: int
    cash: int


class BidTooLow(Refusal):
    rule = "IND-6.5"
    lowest: int


class NotAStep(Refusal):
    rule = "IND-6.4"
    nominal: int
    step: int


class RaiseAboveCash(Refusal):
    rule = "IND-6.4"
    cash: int


class CannotPay(Refusal):
    rule = "IND-10.9"
    price: int


# -- refusals: companies ------------------------------------------------------


class NoSuchCompany(Refusal):
    rule = "IND-6.2"
    company: Piece


class TwoDifferentCompanies(Refusal):
    rule = "IND-6.2"


class NamedTheOtherWay(Refusal):
    rule = "IND-6.2"
    first: Piece
    second: Piece


class MergersLevelTooLow(Refusal):
    rule = "IND-6.2"
    level: int
    deeds: int


class TypesDoNotMerge(Refusal):
    rule = "IND-6.2"
    first: Piece
    second: Piece


class AlreadyMerged(Refusal):
    rule = "IND-6.2"
    company: Piece


class NoRoomForMerger(Refusal):
    rule = "IND-6.2"


class NotInFirstEra(Refusal):
    rule = "IND-7.1"


class NothingWouldRemain(Refusal):
    rule = "IND-7.4"


class NotOfTheMerger(Refusal):
    rule = "IND-7.3"
    area: Piece


class WouldSplitZone(Refusal):
    rule = "IND-7.5"
    area: Piece


class NotOnOffer(Refusal):
    rule = "IND-8.1"
    deed: Piece


class WantsLand(Refusal):
    rule = "IND-8.4"
    deed: Piece


class WantsSea(Refusal):
    rule = "IND-8.5"
    deed: Piece


class OutsideProvince(Refusal):
    rule = "IND-8.4"
    area: Piece
    province: Piece


class SeaNotAtProvince(Refusal):
    rule = "IND-8.5"
    sea: Piece
    province: Piece


class NextToSameGood(Refusal):
    rule = "IND-8.4"
    area: Piece
    good: Piece


class TrackAtEnd(Refusal):
    rule = "IND-9.1"
    track: Piece


class HullAtEnd(Refusal):
    rule = "IND-9.1"
    player: Seat


class NoOtherPlayer(Refusal):
    rule = "IND-9.1"


class MustAdvance(Refusal):
    rule = "IND-9.1"


class NotYourCompany(Refusal):
    rule = "IND-10.1"
    company: Piece


class AlreadyOperated(Refusal):
    rule = "IND-10.1"
    company: Piece


class SeaOutOfReach(Refusal):
    rule = "IND-10.2"
    sea: Piece


# -- refusals: deliveries and expansion ---------------------------------------


class NoGoodsThere(Refusal):
    rule = "IND-10.3"
    area: Piece


class ZoneGoesBy(Refusal):
    """The zone is named by its first area."""

    rule = "IND-10.4"
    area: Piece


class SeaNotAtZone(Refusal):
    rule = "IND-10.4"
    sea: Piece


class NoShipThere(Refusal):
    rule = "IND-10.4"
    company: Piece
    sea: Piece


class SeasApart(Refusal):
    rule = "IND-10.4"
    sea: Piece


class SeaTwice(Refusal):
    rule = "IND-10.4"
    sea: Piece


class ShipsFull(Refusal):
    rule = "IND-10.5"
    company: Piece
    sea: Piece


class NoCityThere(Refusal):
    rule = "IND-10.4"
    area: Piece


class CityNotAtSea(Refusal):
    rule = "IND-10.4"
    area: Piece
    sea: Piece


class CityIsFull(Refusal):
    rule = "IND-10.3"
    area: Piece
    good: Piece


class WouldSellLess(Refusal):
    rule = "IND-10.6"
    count: int


class AreaOutOfReach(Refusal):
    rule = "IND-10.10"
    area: Piece


class NextToRival(Refusal):
    rule = "IND-10.10"
    area: Piece
    good: Piece


REFUSALS: tuple[type[Refusal], ...] = (
    PlaceACity,
    NameABid,
    AnnounceOrPass,
    OpenTheAuction,
    RaiseOrPass,
    EmptyAnArea,
    StartOrPass,
    AdvanceAMarker,
    OperateACompany,
    LaunchOrDone,
    MustSell,
    ZoneFirst,
    FinishDelivery,
    LoadFirst,
    MustExpand,
    ExpandOrDone,
    ChooseACity,
    NotYourCard,
    NotOnTheCard,
    ProvinceHasCity,
    NotCoastal,
    AreaNotEmpty,
    NoGreenStone,
    CardCanBePlayed,
    CityNotReady,
    BidAboveCash,
    NominalAboveCash,
    BidTooLow,
    NotAStep,
    RaiseAboveCash,
    CannotPay,
    NoSuchCompany,
    TwoDifferentCompanies,
    NamedTheOtherWay,
    MergersLevelTooLow,
    TypesDoNotMerge,
    AlreadyMerged,
    NoRoomForMerger,
    NotInFirstEra,
    NothingWouldRemain,
    NotOfTheMerger,
    WouldSplitZone,
    NotOnOffer,
    WantsLand,
    WantsSea,
    OutsideProvince,
    SeaNotAtProvince,
    NextToSameGood,
    TrackAtEnd,
    HullAtEnd,
    NoOtherPlayer,
    MustAdvance,
    NotYourCompany,
    AlreadyOperated,
    SeaOutOfReach,
    NoGoodsThere,
    ZoneGoesBy,
    SeaNotAtZone,
    NoShipThere,
    SeasApart,
    SeaTwice,
    ShipsFull,
    NoCityThere,
    CityNotAtSea,
    CityIsFull,
    WouldSellLess,
    AreaOutOfReach,
    NextToRival,
)
