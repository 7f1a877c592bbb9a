"""One function per event: it builds the event and passes it to the event sink. In a search none is called."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.kontor import data, events
from fondaco.games.kontor.rules.yards import centre
from fondaco.games.kontor.state import State
from fondaco.kernel.showing.events import skip_unheard

# -- set-up and rounds --------------------------------------------------------


def harbour_begun(s: State, canals: Sequence[int], spaces: Sequence[int]) -> None:
    cards = tuple([data.CARD_NAMES[canals[place]] for place in range(len(spaces))])
    names = " ".join([data.SPACE_NAMES[space] for space in spaces])
    s.tell(events.HarbourBegun(data.SPACE_NAMES[s.ship], cards, names))


def dealt(s: State, seat: int) -> None:
    cards = tuple([data.CARD_NAMES[s.hand[seat * data.HAND + slot]] for slot in range(s.held[seat])])
    s.tell(events.Dealt(seat, s.held[seat], cards))


def canal_turned(s: State) -> None:
    if s.top_canal() != data.NO_CARD:
        s.tell(events.CanalTurned(data.CARD_NAMES[s.top_canal()], s.canal_left))


def quay_turned(s: State, seat: int) -> None:
    if s.top_quay(seat) != data.NO_CARD:
        s.tell(events.QuayTurned(seat, data.CARD_NAMES[s.top_quay(seat)], s.quay_left[seat]))


def round_begun(s: State) -> None:
    s.tell(events.RoundBegun(s.round))


# -- special cards ------------------------------------------------------------


def wish_sealed(s: State) -> None:
    s.tell(events.WishSealed(s.actor, "buy" if s.wish[s.actor] == 1 else "decline"))


def declined(s: State, seat: int) -> None:
    s.tell(events.Declined(seat))


def bought(s: State, seat: int, card: int) -> None:
    s.tell(events.Bought(seat, data.CARD_NAMES[card], data.SPECIAL_PRICE, s.special_left))


def last_special_contested(s: State) -> None:
    s.tell(events.LastSpecialContested())


def show_sealed(s: State, card: int) -> None:
    s.tell(events.ShowSealed(s.actor, data.CARD_NAMES[card]))


def shown(s: State, seat: int) -> None:
    s.tell(events.Shown(seat, data.CARD_NAMES[s.chosen[seat]]))


# -- choosing, tax, first player ----------------------------------------------


def choice_sealed(s: State) -> None:
    s.tell(events.ChoiceSealed(s.actor, data.CHOICE_NAMES[s.chosen[s.actor]]))


def revealed(s: State, seat: int) -> None:
    s.tell(events.Revealed(seat, data.CARD_NAMES[s.chosen[seat]]))


def passed(s: State, seat: int, florins: int) -> None:
    s.tell(events.Passed(seat, florins))


def tax_paid(s: State, seat: int) -> None:
    s.tell(events.TaxPaid(seat))


def broke(s: State, seat: int) -> None:
    s.tell(events.Broke(seat, data.CARD_NAMES[s.chosen[seat]]))


def relieved(s: State, seat: int, florins: int) -> None:
    s.tell(events.Relieved(seat, florins))


def acts_first(s: State) -> None:
    s.tell(events.ActsFirst(s.first))


# -- the ship -----------------------------------------------------------------


def ship_moved(s: State, space: int) -> None:
    """Told before the ship is there."""
    s.tell(events.ShipMoved(s.actor, data.SPACE_NAMES[s.ship], data.SPACE_NAMES[space]))


def ship_stayed(s: State) -> None:
    s.tell(events.ShipStayed(s.actor))


def removed(s: State, card: int, space: int) -> None:
    s.tell(events.Removed(s.actor, data.CARD_NAMES[card], data.CARD_OWNER[card], data.SPACE_NAMES[space]))


def nothing_removed(s: State) -> None:
    s.tell(events.NothingRemoved(s.actor))


# -- extending the harbour ----------------------------------------------------


def taken_back(s: State, seat: int) -> None:
    s.tell(events.TakenBack(seat, data.CARD_NAMES[s.chosen[seat]]))


def laid(s: State, card: int, space: int) -> None:
    s.tell(events.Laid(s.actor, data.CARD_NAMES[card], data.SPACE_NAMES[space]))


def customs_laid(s: State, card: int, space: int) -> None:
    side = "as-quay" if s.ground[space] == data.QUAY_LIKE else "as-canal"
    s.tell(events.CustomsLaid(s.actor, data.CARD_NAMES[card], data.SPACE_NAMES[space], side))


def covered(s: State, card: int, space: int, below: int) -> None:
    s.tell(events.Covered(s.actor, data.CARD_NAMES[card], data.SPACE_NAMES[space], data.CARD_NAMES[below]))


def rows_fixed(s: State) -> None:
    s.tell(events.RowsFixed(s.top + 1, s.bottom + 1))


def columns_fixed(s: State) -> None:
    s.tell(events.ColumnsFixed(data.SPACE_NAMES[s.left][0], data.SPACE_NAMES[s.right][0]))


# -- yards, income, drawing ---------------------------------------------------


def stored(s: State, card: int, space: int) -> None:
    """Warehouses, if the card shows goods, on the centre of the yard around its space."""
    if data.goods_of(card):
        s.tell(events.Stored(s.actor, data.goods_of(card), data.SPACE_NAMES[centre(s, s.actor, space)]))


def yard_won(s: State, winner: int, size: int, points: int, how: int, guarded: bool) -> None:
    """The yard closed last."""
    spaces = spaces_of(s, s.yards)
    s.tell(events.YardWon(winner, size, points, data.HOW_NAMES[how], 1 if guarded else 0, spaces))


def yard_unclaimed(s: State, size: int) -> None:
    """The yard closed last."""
    s.tell(events.YardUnclaimed(size, spaces_of(s, s.yards)))


def income(s: State, florins: int) -> None:
    s.tell(events.Income(s.actor, florins))


def drew(s: State, seat: int, card: int) -> None:
    s.tell(events.Drew(seat, data.CARD_NAMES[card]))


def nothing_to_draw(s: State, seat: int) -> None:
    s.tell(events.NothingToDraw(seat))


# -- the end ------------------------------------------------------------------


def harbour_full(s: State) -> None:
    s.tell(events.HarbourFull(s.filled))


def stagnated(s: State) -> None:
    s.tell(events.Stagnated(s.idle))


def stopped_growing(s: State) -> None:
    s.tell(events.StoppedGrowing(s.stale))


def yard_ranked(s: State, number: int) -> None:
    size, distance = s.yard_size(number), s.yard_distance(number)
    s.tell(events.YardRanked(s.yard_owner[number], size, distance, spaces_of(s, number)))


def yards_tied(s: State, count: int, number: int) -> None:
    """So many yards, this one among them."""
    s.tell(events.YardsTied(count, s.yard_size(number), s.yard_distance(number)))


def line_made(s: State, seat: int, line: int) -> None:
    fields = [
        data.SPACE_NAMES[data.FIELD_SPACES[data.LINES[line + place] * data.FIELD_SIZE]] for place in range(data.LINE)
    ]
    s.tell(events.LineMade(seat, " ".join(fields)))


def ruined(s: State, seat: int) -> None:
    s.tell(events.Ruined(seat))


# -- words for numbers --------------------------------------------------------


def spaces_of(s: State, number: int) -> str:
    """The spaces of a closed yard as names."""
    return " ".join([data.SPACE_NAMES[space] for space in range(data.SPACES) if s.yard[space] == number])


skip_unheard(globals())
