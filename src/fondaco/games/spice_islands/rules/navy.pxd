cimport cython

from fondaco.games.spice_islands.rules.phase cimport Phase
from fondaco.games.spice_islands.rules.pieces cimport (
    appoint, begin_contest, dismiss, faces, fill_treasury, names, pay_captain, return_shares, roll)
from fondaco.games.spice_islands.state cimport State

cdef int CARGOES, ORGANISATIONS, MADAGASCAR, SPACES, ORANGE, BLACK, PIRATE, NAVY, NOBODY, NONE
cdef int REWARD, BONUS, SINKING, RECOVERY, RESOLVED
cdef int SAIL, ATTACK, RECOVER
cdef int[64] NAVY_WAYS

@cython.locals(here=cython.int, space=cython.int)
cpdef void offer_navy(State s) noexcept
cpdef void sail_navy(State s, int space)
@cython.locals(load=cython.int, skulls=cython.int)
cpdef void attack_pirates(State s)
@cython.locals(cargo=cython.int)
cpdef void recover_all(State s)
cpdef void recover(State s, int cargo)

cdef class Recovery(Phase):
    @cython.locals(cargo=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(pieces=cython.int, cargo=cython.int)
cpdef void reward(State s)
cpdef void sink_pirates(State s)
