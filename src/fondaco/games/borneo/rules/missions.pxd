cimport cython

from fondaco.games.borneo.rules cimport base, ending
from fondaco.games.borneo.rules.base cimport Phase
from fondaco.games.borneo.state cimport State

cdef int PAYMENT, LAST_MISSION, CAPTURED, PAID, REMOVED, CARDS, PIECES, GOODS, KINDS, NO_GOOD, NO_KIND
cdef int EACH, RECYCLED, TAKE, PAY, PASS
cdef int[5] MODE
cdef int[5] AMOUNT
cdef int[5] POINTS
cdef int[72] GOOD
cdef int[72] VALUE

cdef class Mission(Phase):
    @cython.locals(kind=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef void go_on(State s, int phase)
@cython.locals(good=cython.int)
cdef bint can_pay(State s, int kind) noexcept
cdef void choose(State s, int kind)

cdef class Payment(Phase):
    @cython.locals(fits='int[12]', good=cython.int, piece=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef int missing(State s, int good) noexcept
@cython.locals(rest=cython.int, doubles=cython.int)
cdef bint single_fits(State s, int good) noexcept
@cython.locals(rest=cython.int, doubles=cython.int)
cdef bint double_fits(State s, int good) noexcept
@cython.locals(good=cython.int)
cdef void pay(State s, int piece)
@cython.locals(good=cython.int)
cdef bint is_paid(State s) noexcept
@cython.locals(piece=cython.int, phase=cython.int)
cdef void complete(State s)
