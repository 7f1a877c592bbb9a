cimport cython

from fondaco.games.spice_islands.state cimport State

cdef int COMPANIES, ORGANISATIONS, CARGOES, SPICE, ORANGE, BLACK, PIRATE, MERCHANTS, MADAGASCAR, ACTION
cdef int GOOD_INCOME, FREIGHT, SPICE_INCOME, LOOT
cdef int LOAD, SAIL, ATTACK, MUTINY, COMMAND
cdef int[64] TO_EUROPE
cdef int[64] TO_ISLANDS
cdef double SHARE, PAWN, STEP, CHANCE, RIVAL, WIN, FINISH, PLOD

@cython.locals(best=cython.double, value=cython.double, richest=cython.int, lead=cython.int, other=cython.int)
cpdef double evaluate(State s, int seat) except? -1e30
@cython.locals(value=cython.double, left=cython.double, chance=cython.double, colour=cython.int, shares=cython.int)
cdef double outlook(State s, int seat) except? -1e30
@cython.locals(here=cython.int, steps=cython.int)
cdef double way(State s, int ship) except? -1e30
@cython.locals(value=cython.double, ship=cython.int, load=cython.int, income=cython.int, spices=cython.int)
cdef double pot(State s, int colour) except? -1e30
@cython.locals(value=cython.double, ship=cython.int)
cdef double bonus(State s, int colour) except? -1e30
@cython.locals(value=cython.double, stake=cython.double, shares=cython.int, captain=cython.int, hold=cython.int,
               out=cython.int, others=cython.int)
cdef double loot(State s, int seat, double left) except? -1e30
@cython.locals(most=cython.double, gone=cython.double, cargo=cython.int, ship=cython.int)
cdef double progress(State s) except? -1e30

@cython.locals(colour=cython.int, kept=cython.int, entry=cython.int, move=cython.int)
cpdef void thin(State s)
@cython.locals(kind=cython.int, value=cython.int, ship=cython.int)
cdef int needs(int move) except? -2
@cython.locals(kind=cython.int, value=cython.int, ship=cython.int, cargo=cython.int)
cdef bint is_twin(State s, int move) except -1
