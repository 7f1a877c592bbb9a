cimport cython

from fondaco.games.spice_islands.state cimport State

cdef int CARGOES, SHARES, NOBODY, SKULL, PIRATE_FACES
cdef int[12] PIRATE_DIE

@cython.locals(skulls=cython.int, die=cython.int)
cpdef int roll(State s, int dice) except -1
@cython.locals(best=cython.int, die=cython.int)
cpdef int highest(State s) except -1
cpdef tuple faces(State s)
cpdef void appoint(State s, int colour, int seat)
cpdef void dismiss(State s, int colour)
@cython.locals(count=cython.int, number=cython.int)
cpdef void return_shares(State s, int colour)
cpdef void fill_treasury(State s, int colour, int amount)
@cython.locals(seat=cython.int)
cpdef void pay_captain(State s, int colour, int amount)
cpdef tuple names(list counts)
cpdef tuple aboard(State s, int ship)
