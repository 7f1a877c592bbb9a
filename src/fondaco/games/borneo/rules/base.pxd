cimport cython

from fondaco.games.borneo.state cimport State

cdef int MISSION, COMPANY, EXPEDITION, DISCARDED, CAPTURED, KINDS
cdef int[5] FEWEST
cdef int[72] GOOD
cdef int[72] VALUE

cdef class Phase:
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)
    cpdef object why_not(self, State s, int kind, int value)

cdef void begin_turn(State s, int seat) noexcept
@cython.locals(captures=cython.int, kind=cython.int)
cdef bint may_have_goods(State s, int seat) noexcept
cdef void begin_companies(State s) noexcept
cdef void begin_expedition(State s) noexcept
@cython.locals(slot=cython.int, last=cython.int)
cdef void leave_hand(State s, int seat, int card) noexcept
cdef void discard(State s, int card) noexcept
@cython.locals(layer=cython.int)
cdef void clear_pile(State s, int slot) noexcept
cdef void capture(State s, int seat, int piece) noexcept
cdef tuple hand_of(State s, int seat)
