cimport cython

from fondaco.games.borneo.rules cimport base, conflict, expedition, merchants
from fondaco.games.borneo.rules.base cimport Phase
from fondaco.games.borneo.state cimport State

cdef int COMPANIES, ROW, MERCHANTS, TAKE, CHANGE, CHALLENGE

cdef class Companies(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(colours=cython.int, left=cython.int, company=cython.int, rank=cython.int)
cdef void offer_companies(State s) noexcept
@cython.locals(merchant=cython.int, other=cython.int, target=cython.int)
cdef void offer_merchant(State s, int company, int rank, bint can_attack) noexcept
cdef void act(State s, int kind, int value)
cdef object why_not(State s, int kind, int value)
@cython.locals(left=cython.int, rank=cython.int)
cdef void change(State s, int merchant, int company)
