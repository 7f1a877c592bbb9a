cimport cython

from fondaco.games.indonesia.rules cimport phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int MERGERS, BID, BID_TRACK, MOST
cdef int[6] MULTIPLIER

cdef class TurnOrder(Phase):
    @cython.locals(seat=cython.int)
    cpdef void begin(self, State s)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef int bid_value(State s, int seat)
@cython.locals(last=cython.int, seat=cython.int, place=cython.int)
cdef void sort_players(State s)
