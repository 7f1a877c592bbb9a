cimport cython

from fondaco.games.indonesia.rules cimport phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int MERGERS, AUCTION, ACQUISITIONS, MERGE, PASS, DEEDS, AREAS, SEAS, NOBODY, CITY
cdef int RICE, SPICE, SIAP_FAJI, SHIPPING, MERGERS_TRACK, OPEN_MONEY
cdef int[24] LINE_OF

cdef class Announcing(Phase):
    @cython.locals(company=cython.int)
    cpdef void begin(self, State s)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(seat=cython.int, company=cython.int)
cdef void ask(State s)
cpdef void resume(State s)
@cython.locals(level=cython.int, free=cython.bint, count='int[24]', deed=cython.int, first=cython.int, second=cython.int,
               payable=cython.bint)
cpdef bint find_mergers(State s, int seat, bint offer)
cdef bint may_merge(State s, int first, int second)
cpdef bint are_mixed(State s, int first, int second)
cpdef bint can_hold(State s, int seat, int first, int second)
@cython.locals(area=cython.int)
cdef bint leaves_something(State s, int first, int second)
cdef void announce(State s, int first, int second)
@cython.locals(first=cython.int, second=cython.int, sea=cython.int, area=cython.int, deed=cython.int)
cpdef void unite(State s)
