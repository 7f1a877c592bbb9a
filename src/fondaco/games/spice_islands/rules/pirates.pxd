cimport cython

from fondaco.games.spice_islands.rules.phase cimport Phase
from fondaco.games.spice_islands.rules.pieces cimport (
    aboard, appoint, begin_contest, dismiss, faces, fill_treasury, names, pay_captain, return_shares, roll)
from fondaco.games.spice_islands.state cimport State

cdef int COMPANIES, CARGOES, SPICE, CAPACITY, EUROPE, ISLANDS, MADAGASCAR, SPACES
cdef int ORGANISATIONS, BLACK, PIRATE, MERCHANTS, NOBODY, NONE, LOOT, BONUS
cdef int PLUNDER, OVERFLOW, HARBOUR, RESOLVED
cdef int SAIL, ATTACK, TAKE, KEEP, TO_HARBOUR
cdef int[64] TO_EUROPE
cdef int[64] TO_ISLANDS
cdef int[64] PIRATE_WAYS

@cython.locals(here=cython.int, space=cython.int, ship=cython.int)
cpdef void offer_pirates(State s) noexcept
cpdef void sail_pirates(State s, int space)

@cython.locals(load=cython.int, skulls=cython.int)
cpdef void attack_merchant(State s, int ship)
@cython.locals(cargo=cython.int)
cpdef void plunder(State s)
cpdef void take(State s, int cargo)

cdef class Plunder(Phase):
    @cython.locals(cargo=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(room=cython.int, kinds=cython.int, pieces=cython.int, cargo=cython.int)
cpdef void stow_all(State s)
cpdef void stow(State s, int cargo)
@cython.locals(pieces=cython.int, cargo=cython.int)
cpdef void throw_overboard(State s)

cdef class Overflow(Phase):
    @cython.locals(cargo=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cpdef void send_to_port(State s)
@cython.locals(goods=cython.int, here=cython.int)
cpdef int nearest_port(State s) except? -2
cpdef void put_in_port(State s, int space)
cpdef void end_attack(State s)

cdef class Harbour(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(pieces=cython.int, cargo=cython.int)
cpdef void sell_loot(State s)
@cython.locals(half=cython.int)
cpdef void take_half(State s)
@cython.locals(count=cython.int, each=cython.int, seat=cython.int, shares=cython.int)
cpdef void pay_shares(State s, int captain)
