cimport cython

from fondaco.games.borneo.rules cimport base, ending, split
from fondaco.games.borneo.rules.base cimport Phase
from fondaco.games.borneo.state cimport State

cdef int IN_HAND, ON_TABLE, OPEN_PORTS, COMPANIES, TAKE, CHANGE, CHALLENGE, LAY
cdef int[12] MOST
cdef int[12] LIMIT

cdef class Expedition(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(slot=cython.int, place=cython.int)
cdef void offer_expedition(State s) noexcept
cdef object why_not(State s, int kind, int value)
@cython.locals(slot=cython.int, company=cython.int)
cdef void lay(State s, int card, int port)
@cython.locals(company=cython.int)
cdef void test(State s, int slot, int port)
