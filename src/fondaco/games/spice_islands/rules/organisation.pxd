cimport cython

from fondaco.games.spice_islands.rules.pieces cimport (
    appoint, begin_contest, begin_throw, dismiss, faces, highest, return_shares, roll)
from fondaco.games.spice_islands.state cimport State

cdef int BLACK, PIRATE, MADAGASCAR, NOBODY, TRIGGER
cdef int ELECTION, DIVIDEND, MUTINY

cpdef void offer_steps(State s, int colour) noexcept
@cython.locals(dice=cython.int)
cpdef int votes(State s, int seat, int colour) except -1
@cython.locals(mask=cython.int, seat=cython.int)
cdef int leaders(State s, int* results, int best) except -1
@cython.locals(seat=cython.int)
cpdef int only_seat(int mask) except? -2
cpdef tuple seats_of(State s, int mask)

cpdef void step_election(State s, int colour)
@cython.locals(results='int[5]', best=cython.int, seat=cython.int, tied=cython.int, captain=cython.int, _=cython.int)
cpdef void hold_election(State s, int colour)
cpdef int vote(State s, int seat, int colour, int dice) except -1
@cython.locals(results='int[5]', best=cython.int, seat=cython.int, _=cython.int)
cpdef int vote_again(State s, int tied, int colour) except -1

cpdef void step_dividend(State s, int colour)
@cython.locals(count=cython.int, each=cython.int, seat=cython.int, shares=cython.int)
cpdef void pay_dividend(State s, int colour)

cpdef void step_mutiny(State s)
@cython.locals(dice='int[5]', skulls='int[5]', most=cython.int, tied=cython.int, seat=cython.int, captain=cython.int)
cpdef void hold_mutiny(State s)
@cython.locals(most=cython.int, seat=cython.int, _=cython.int)
cdef int brawl(State s, int* dice, int* skulls) except -1
