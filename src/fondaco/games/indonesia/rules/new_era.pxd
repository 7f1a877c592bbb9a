cimport cython

from fondaco.games.indonesia.rules cimport deeds, phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int OVER, NEW_ERA, TURN_ORDER, FOUND, DISCARD, CARDS, DEEDS, EMPTY, CITY, LATER, ON_OFFER
cdef int OPEN_MONEY, BEFORE_CITIES, NO_DEEDS, ONE_TYPE, LAST_ERA
cdef int[6] CARDS_EACH
cdef int[15] CARD_ERA
cdef int[45] CARD_PROVINCE
cdef int[24] DEED_ERA
cdef int[27] PROVINCE_FIRST
cdef int[116] PROVINCE_OF
cdef int[116] COAST

@cython.locals(seat=cython.int, track=cython.int, last=cython.int, other=cython.int, deed=cython.int)
cpdef void set_up(State s)
@cython.locals(era=cython.int, seat=cython.int, _=cython.int, left='int[5]')
cdef void deal_cards(State s)

cdef class NewEra(Phase):
    cpdef void begin(self, State s)
    @cython.locals(card=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef void end_era(State s)
@cython.locals(seat=cython.int)
cdef void begin_era(State s)
cdef void ask(State s)
cdef bint is_in_hand(State s, int card, int seat)
@cython.locals(entry=cython.int)
cdef bint names(int card, int province)
@cython.locals(number=cython.int)
cdef bint has_city(State s, int province)
cdef bint can_take_city(State s, int area)
@cython.locals(entry=cython.int, province=cython.int, area=cython.int)
cdef void offer_card(State s, int card)
@cython.locals(entry=cython.int, province=cython.int, area=cython.int)
cdef bint is_playable(State s, int card)
cdef void found(State s, int card, int area)
@cython.locals(other=cython.int)
cdef void discard(State s, int card)
@cython.locals(place=cython.int, seat=cython.int)
cdef void take_piles(State s)
cdef void end_game(State s)
cpdef int result(State s, int seat)
cpdef tuple order_of(State s)
