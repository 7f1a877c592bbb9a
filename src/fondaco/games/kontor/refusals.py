"""Why a move of Kontor is refused."""

from __future__ import annotations

from fondaco.games.kontor.events import Place
from fondaco.kernel.errors import Refusal
from fondaco.kernel.showing.events import Piece


class BuyOrDecline(Refusal, frozen=True):
    rule = "KON-14.2"


class NothingToBuyNow(Refusal, frozen=True):
    rule = "KON-14.2"


class ShowCard(Refusal, frozen=True):
    rule = "KON-14.3"


class NothingToShowNow(Refusal, frozen=True):
    rule = "KON-14.3"


class ChooseOrPass(Refusal, frozen=True):
    rule = "KON-4.1"


class NotInHand(Refusal, frozen=True):
    rule = "KON-4.1"
    card: Piece


class ChosenAlready(Refusal, frozen=True):
    rule = "KON-3.1"


class MoveOrStay(Refusal, frozen=True):
    rule = "KON-7.1"


class NoCanalThere(Refusal, frozen=True):
    rule = "KON-7.1"
    space: Place


class ShipIsThere(Refusal, frozen=True):
    rule = "KON-7.1"
    space: Place


class NoMoreShip(Refusal, frozen=True):
    rule = "KON-3.1"


class NoShipForThisCard(Refusal, frozen=True):
    rule = "KON-7.1"
    card: Piece


class RemoveOrLeave(Refusal, frozen=True):
    rule = "KON-7.2"


class NoRemovalNow(Refusal, frozen=True):
    rule = "KON-7.2"


class NeverRemovable(Refusal, frozen=True):
    rule = "KON-7.4"
    space: Place


class NotBesideShip(Refusal, frozen=True):
    rule = "KON-7.2"
    card: Piece


class WithoutShipSymbol(Refusal, frozen=True):
    rule = "KON-7.4"
    card: Piece


class InClosedYard(Refusal, frozen=True):
    rule = "KON-9.3"
    card: Piece


class MakeRoom(Refusal, frozen=True):
    rule = "KON-7.7"
    card: Piece


class SpaceTaken(Refusal, frozen=True):
    rule = "KON-8.1"
    space: Place


class NothingAdjacent(Refusal, frozen=True):
    rule = "KON-8.1"
    space: Place


class OutOfBounds(Refusal, frozen=True):
    rule = "KON-8.4"
    space: Place


class CraneForbids(Refusal, frozen=True):
    rule = "KON-12.2"
    space: Place


class CraneForbidsBridge(Refusal, frozen=True):
    rule = "KON-14.10"
    space: Place


class BesideClosedYard(Refusal, frozen=True):
    rule = "KON-14.6"
    space: Place


class NothingToFlood(Refusal, frozen=True):
    rule = "KON-14.8"
    space: Place


class NothingToBridge(Refusal, frozen=True):
    rule = "KON-14.9"
    space: Place


class ShipInTheWay(Refusal, frozen=True):
    rule = "KON-14.9"
    space: Place


class CustomsNeedsSide(Refusal, frozen=True):
    rule = "KON-14.11"


class NoCustoms(Refusal, frozen=True):
    rule = "KON-14.11"
    card: Piece


class CustomsMayNotClose(Refusal, frozen=True):
    rule = "KON-14.12"
    space: Place


class NoCanalAdjacent(Refusal, frozen=True):
    rule = "KON-15.1"
    space: Place


class FieldWouldBreak(Refusal, frozen=True):
    rule = "KON-15.2a"
    space: Place
