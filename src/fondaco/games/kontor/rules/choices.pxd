cimport cython

from fondaco.games.kontor.rules cimport hands, rounds
from fondaco.games.kontor.rules.phase cimport Phase
from fondaco.games.kontor.state cimport State

cdef int SHOWING, RED, BLACK, NO_CARD, PASS_CARD, HAND, SPECIAL_PRICE
cdef int BUY, DECLINE, SHOW, CHOOSE, PASS

cdef bint is_settled(State s) except -1

cdef class Buying(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(contested=cython.bint, seat=cython.int)
cdef void settle_wishes(State s)
@cython.locals(card=cython.int)
cdef void buy(State s, int seat)
@cython.locals(seats=cython.int)
cdef void contest(State s)

cdef class Showing(Phase):
    @cython.locals(slot=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(seat=cython.int)
cdef void settle_contest(State s)

cdef class Choosing(Phase):
    @cython.locals(slot=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)
