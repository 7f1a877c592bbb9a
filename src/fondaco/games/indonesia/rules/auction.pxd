cimport cython

from fondaco.games.indonesia.rules cimport mergers, phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int SIAP_FAJI, BID, PASS, NOBODY, MOST, OPEN_MONEY

cdef class Auction(Phase):
    @cython.locals(seat=cython.int)
    cpdef void begin(self, State s)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef int step(State s)
cdef int lowest_bid(State s)
cdef void leave(State s, int seat)
@cython.locals(seat=cython.int)
cdef void ask(State s)
@cython.locals(winner=cython.int, share=cython.int)
cdef void settle(State s)
@cython.locals(owner=cython.int)
cdef void pay_owner(State s, int company, int amount)
