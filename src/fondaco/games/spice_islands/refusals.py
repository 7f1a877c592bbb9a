"""Why a move of Spice Islands is refused."""

from __future__ import annotations

from fondaco.kernel.errors import Refusal
from fondaco.kernel.showing.events import Piece


class PurchaseFirst(Refusal, frozen=True):
    """Shares are bought before any action."""

    rule = "SPI-3.1"


class NoPurchaseNow(Refusal, frozen=True):
    rule = "SPI-4.1"


class StackEmpty(Refusal, frozen=True):
    rule = "SPI-4.2"
    colour: Piece


class TooDear(Refusal, frozen=True):
    rule = "SPI-4.2"
    colour: Piece
    price: int
    money: int


class NoSuchDie(Refusal, frozen=True):
    """No die of this colour is left."""

    rule = "SPI-5.1"
    colour: Piece


class DiceLeft(Refusal, frozen=True):
    rule = "SPI-5.1"
    count: int


class NotInPort(Refusal, frozen=True):
    rule = "SPI-6.1"
    ship: Piece
    space: Piece


class ShipFull(Refusal, frozen=True):
    rule = "SPI-6.1"
    ship: Piece


class NotLoadedHere(Refusal, frozen=True):
    """Goods are loaded in Europe, spice in the Islands."""

    rule = "SPI-6.1"
    cargo: Piece
    space: Piece


class NoneLeftInPort(Refusal, frozen=True):
    rule = "SPI-6.1"
    cargo: Piece


class EmptyShip(Refusal, frozen=True):
    rule = "SPI-6.3"
    ship: Piece


class WrongWay(Refusal, frozen=True):
    """Goods go to the Islands and spice to Europe, one space at a time."""

    rule = "SPI-6.3"
    ship: Piece
    space: Piece


class BlueLinesOnly(Refusal, frozen=True):
    rule = "SPI-1.4"
    ship: Piece
    space: Piece


class PortClosed(Refusal, frozen=True):
    """Pirates in a merchant port, others in Madagascar."""

    rule = "SPI-1.5"
    ship: Piece
    space: Piece


class NoLine(Refusal, frozen=True):
    """One space along a line."""

    rule = "SPI-1.4"
    ship: Piece
    space: Piece


class TargetElsewhere(Refusal, frozen=True):
    rule = "SPI-7.4"
    ship: Piece


class PiratesElsewhere(Refusal, frozen=True):
    rule = "SPI-8.3"


class NoMutinyInPort(Refusal, frozen=True):
    rule = "SPI-9.9"


class FreeActionUsed(Refusal, frozen=True):
    rule = "SPI-10.1"


class OtherColour(Refusal, frozen=True):
    """The captain acts for the pawn's own colour."""

    rule = "SPI-10.2"
    colour: Piece


class NotYourCaptain(Refusal, frozen=True):
    rule = "SPI-10.3"
    colour: Piece


class CaptainTooNew(Refusal, frozen=True):
    rule = "SPI-10.3"
    colour: Piece


class NothingToChoose(Refusal, frozen=True):
    """No cargo and no port is to be chosen now."""

    rule = "SPI-3.3"


class ChooseFirst(Refusal, frozen=True):
    """An attack is resolved before anything else."""

    rule = "SPI-3.3"


class NotThere(Refusal, frozen=True):
    """That cargo is not among the pieces to choose from."""

    rule = "SPI-7.6"
    cargo: Piece


class NotInHold(Refusal, frozen=True):
    rule = "SPI-8.4"
    cargo: Piece


class NotNearest(Refusal, frozen=True):
    rule = "SPI-7.10"
    space: Piece
