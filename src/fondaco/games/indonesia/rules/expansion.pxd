cimport cython

from fondaco.games.indonesia.rules cimport deeds, operations
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int EXPAND, DONE, AREAS, EMPTY, EXPANSION, CASH_FIRST, CASH_ONLY, PILE_FIRST
cdef int[6] UNIT_VALUE
cdef int[117] NEAR_FIRST
cdef int[356] NEAR

cdef class Expansion(Phase):
    cpdef void begin(self, State s)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef void go_on(State s)
@cython.locals(area=cython.int, entry=cython.int)
cdef bint has_room(State s)
@cython.locals(beside='int[116]', area=cython.int, entry=cython.int)
cdef void offer_areas(State s)
cdef void end(State s)
cdef bint can_take(State s, int area) noexcept
cdef int price(State s)
@cython.locals(means=cython.int)
cdef bint can_pay(State s)
@cython.locals(from_pile=cython.int)
cdef void pay(State s)
