cimport cython

from fondaco.games.borneo.rules cimport base, ending, split
from fondaco.games.borneo.rules.base cimport Phase
from fondaco.games.borneo.state cimport State

cdef int PLACEMENT, CARDS, COMPANIES, MERCHANTS, OPENING_HAND, OPEN_PORTS, KINDS, ROW, PLACE
cdef int[5] COPIES

@cython.locals(seat=cython.int, _=cython.int, slot=cython.int, kind=cython.int)
cdef void set_up(State s)
@cython.locals(step=cython.int)
cdef int placing_seat(State s) except -1
cdef bint is_banned(State s, int company) noexcept

cdef class Placement(Phase):
    @cython.locals(company=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)
