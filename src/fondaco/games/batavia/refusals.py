"""Why a move of Batavia is refused."""

from __future__ import annotations

from fondaco.kernel.errors import Refusal
from fondaco.kernel.showing.events import Piece


class NoAuctionNow(Refusal, frozen=True):
    rule = "BAT-2.1"


class BidTooLow(Refusal, frozen=True):
    rule = "BAT-3.3"
    highest: int


class TooFewBills(Refusal, frozen=True):
    rule = "BAT-3.3"
    bills: int


class BidOrPass(Refusal, frozen=True):
    rule = "BAT-3.4"


class OneActionOnly(Refusal, frozen=True):
    rule = "BAT-4.1"


class CardsFirst(Refusal, frozen=True):
    rule = "BAT-4.3"


class NoSuchCard(Refusal, frozen=True):
    rule = "BAT-4.4"
    company: Piece


class NoMajorityYet(Refusal, frozen=True):
    rule = "BAT-4.5"


class NoMajorityPossible(Refusal, frozen=True):
    rule = "BAT-4.6"


class NoTileThere(Refusal, frozen=True):
    rule = "BAT-6.2"


class NotTheNearest(Refusal, frozen=True):
    rule = "BAT-6.2"
    company: Piece


class NotYourSeal(Refusal, frozen=True):
    rule = "BAT-6.1"
    company: Piece


class NoTileAhead(Refusal, frozen=True):
    rule = "BAT-6.3"
    company: Piece


class NothingToConvert(Refusal, frozen=True):
    rule = "BAT-7.1"


class ConvertOrKeep(Refusal, frozen=True):
    rule = "BAT-4.3"


class TileComesFirst(Refusal, frozen=True):
    rule = "BAT-9.2"
    company: Piece


class LastRoundNeedsTile(Refusal, frozen=True):
    rule = "BAT-9.4"
