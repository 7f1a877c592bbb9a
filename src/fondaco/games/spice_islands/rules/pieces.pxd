cimport cython

from fondaco.games.spice_islands.state cimport State

cdef int CARGOES, SHARES, NOBODY, SKULL, MOST_DICE, MOST_ROLLED, PIRATE_FACES
cdef int[12] PIRATE_DIE

cpdef void begin_contest(State s, int contest) noexcept
cpdef void begin_throw(State s) noexcept
@cython.locals(skulls=cython.int, face=cython.int, _=cython.int)
cpdef int roll(State s, int seat, int dice) except -1
@cython.locals(best=cython.int, die=cython.int)
cpdef int highest(State s, int dice) except -1
cpdef tuple faces(State s, int dice)
cpdef str face_name(int face)
cpdef void appoint(State s, int colour, int seat)
cpdef void dismiss(State s, int colour)
@cython.locals(count=cython.int, number=cython.int)
cpdef void return_shares(State s, int colour)
cpdef void fill_treasury(State s, int colour, int amount)
@cython.locals(seat=cython.int)
cpdef void pay_captain(State s, int colour, int amount)
cpdef tuple names(list counts)
cpdef tuple aboard(State s, int ship)
