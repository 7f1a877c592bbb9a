"""What happens in Kontor, told to the players."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fondaco.kernel.showing.events import Event, OwnerOnly, Piece, Pieces, Seat

Place = Annotated[str, Meta(description="name of a space", extra={"argument": "text"})]
Places = Annotated[str, Meta(description="names of spaces with blanks between", extra={"argument": "text"})]


# -- set-up and rounds --------------------------------------------------------


class HarbourBegun(Event, frozen=True):
    """KON-2.1, KON-2.2: the anchor with the ship, and the canal cards laid at the start, each on its space."""

    anchor: Place
    cards: Pieces
    spaces: Places


class Dealt(Event, frozen=True):
    """KON-2.3, KON-2.4: the opening hand, known to its owner."""

    seat: Seat
    count: int
    cards: OwnerOnly[Pieces]


class CanalTurned(Event, frozen=True):
    """KON-2.3: the card now on top of the canal pile."""

    card: Piece
    left: int
    reveals = True


class QuayTurned(Event, frozen=True):
    """KON-2.4: the card now on top of a player's quay pile."""

    seat: Seat
    card: Piece
    left: int
    reveals = True


class RoundBegun(Event, frozen=True):
    """KON-3.1"""

    round: int


# -- special cards ------------------------------------------------------------


class WishSealed(Event, frozen=True):
    """KON-14.2: `wish` is buy or decline."""

    seat: Seat
    wish: OwnerOnly[Piece]
    sealed = True


class Declined(Event, frozen=True):
    """KON-14.2"""

    seat: Seat


class Bought(Event, frozen=True):
    """KON-14.2"""

    seat: Seat
    card: OwnerOnly[Piece]
    florins: int
    left: int


class LastSpecialContested(Event, frozen=True):
    """KON-14.3"""


class ShowSealed(Event, frozen=True):
    """KON-14.3"""

    seat: Seat
    card: OwnerOnly[Piece]
    sealed = True


class Shown(Event, frozen=True):
    """KON-14.3"""

    seat: Seat
    card: Piece
    reveals = True


# -- phases 1 to 3 ------------------------------------------------------------


class ChoiceSealed(Event, frozen=True):
    """KON-4.1: `choice` is a card or pass."""

    seat: Seat
    choice: OwnerOnly[Piece]
    sealed = True


class Revealed(Event, frozen=True):
    """KON-4.1"""

    seat: Seat
    card: Piece
    reveals = True


class Passed(Event, frozen=True):
    """KON-4.2: `florins` is 0 if the treasury had none."""

    seat: Seat
    florins: int
    reveals = True


class TaxPaid(Event, frozen=True):
    """KON-5.1"""

    seat: Seat


class Broke(Event, frozen=True):
    """KON-5.2: no florin for the tax, so the card goes back to the hand."""

    seat: Seat
    card: Piece


class Relieved(Event, frozen=True):
    """KON-5.4: both were broke."""

    seat: Seat
    florins: int


class ActsFirst(Event, frozen=True):
    """KON-6.1"""

    seat: Seat


# -- phases 4 to 7 ------------------------------------------------------------


class ShipMoved(Event, frozen=True):
    """KON-7.1"""

    seat: Seat
    origin: Place
    space: Place


class ShipStayed(Event, frozen=True):
    """KON-7.1"""

    seat: Seat


class Removed(Event, frozen=True):
    """KON-7.3: `owner` gets the card under the quay pile."""

    seat: Seat
    card: Piece
    owner: Seat
    space: Place


class NothingRemoved(Event, frozen=True):
    """KON-7.2"""

    seat: Seat


class TakenBack(Event, frozen=True):
    """KON-8.3: there is no space for the card."""

    seat: Seat
    card: Piece


class Laid(Event, frozen=True):
    """KON-8.1"""

    seat: Seat
    card: Piece
    space: Place


class CustomsLaid(Event, frozen=True):
    """KON-14.11: `side` is as-quay or as-canal."""

    seat: Seat
    card: Piece
    space: Place
    side: Piece


class Covered(Event, frozen=True):
    """KON-14.8, KON-14.9: a flood or a bridge laid on a card."""

    seat: Seat
    card: Piece
    space: Place
    covered: Piece


class RowsFixed(Event, frozen=True):
    """KON-8.4"""

    first: int
    last: int


class ColumnsFixed(Event, frozen=True):
    """KON-8.4"""

    first: Place
    last: Place


class Stored(Event, frozen=True):
    """KON-9.4: warehouses placed on the distribution centre."""

    seat: Seat
    goods: Pieces
    space: Place


class YardWon(Event, frozen=True):
    """KON-10.3 to KON-10.7: `how` is by-difference, by-goods-led or by-circle; `guarded` is 0 or 1."""

    seat: Seat
    size: int
    points: int
    how: Piece
    guarded: int
    spaces: Places


class YardUnclaimed(Event, frozen=True):
    """KON-10.6"""

    size: int
    spaces: Places


class Income(Event, frozen=True):
    """KON-11.1: `florins` is 0 if the treasury had none."""

    seat: Seat
    florins: int


class Drew(Event, frozen=True):
    """KON-11.2: the face-up card of a pile."""

    seat: Seat
    card: Piece


class NothingToDraw(Event, frozen=True):
    """KON-11.3"""

    seat: Seat


# -- the end ------------------------------------------------------------------


class HarbourFull(Event, frozen=True):
    """KON-13.1"""

    spaces: int


class Stagnated(Event, frozen=True):
    """KON-13.2 (a): no card laid for so many rounds."""

    rounds: int


class StoppedGrowing(Event, frozen=True):
    """KON-13.2 (b): no further space filled for so many rounds."""

    rounds: int


class YardRanked(Event, frozen=True):
    """KON-13.5: a guarded yard that gives its owner a point more."""

    seat: Seat
    size: int
    distance: int
    spaces: Places


class YardsTied(Event, frozen=True):
    """KON-13.4: guarded yards equal in size and distance, left out."""

    count: int
    size: int
    distance: int


class LineMade(Event, frozen=True):
    """KON-15.2c: three fields in a line, each by its first space."""

    seat: Seat
    spaces: Places


class Ruined(Event, frozen=True):
    """KON-15.5: `seat` has no florin and the treasury none either."""

    seat: Seat
