cimport cython

from fondaco.games.borneo.rules cimport base, merchants
from fondaco.games.borneo.rules.base cimport Phase
from fondaco.games.borneo.state cimport State

cdef int ATTACK, DEFENCE, OUSTED, KEEPING, IN_HAND, IN_ATTACK, IN_DEFENCE, CARDS, COMPANIES, ROW, NO_MERCHANT
cdef int PLACE, PLAY, DONE, KEEP, PASS
cdef int[240] ALL_FLAGS

cdef object why_no_challenge(State s, int merchant, int target)
@cython.locals(company=cython.int, rank=cython.int, other=cython.int)
cdef void challenge(State s, int merchant, int target)

cdef class Attack(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef class Defence(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(company=cython.int, slot=cython.int, card=cython.int)
cdef void offer_colour(State s) noexcept
cdef void play_attack(State s, int card)
cdef void play_defence(State s, int card)
cdef bint can_defend(State s) noexcept
cdef void ask_defender(State s)
cdef void decide(State s)
@cython.locals(other=cython.int)
cdef void oust(State s)
@cython.locals(other=cython.int)
cdef void hold(State s)

cdef class Ousted(Phase):
    @cython.locals(company=cython.int)
    cpdef void offer(self, State s)
    @cython.locals(company=cython.int, rank=cython.int, end=cython.int)
    cpdef void apply(self, State s, int kind, int value)

cdef class Keeping(Phase):
    @cython.locals(card=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(card=cython.int)
cdef void end_conflict(State s)
