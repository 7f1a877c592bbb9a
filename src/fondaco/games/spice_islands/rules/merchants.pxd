cimport cython

from fondaco.games.spice_islands.rules.pieces cimport aboard, fill_treasury, pay_captain
from fondaco.games.spice_islands.state cimport State

cdef int COMPANIES, CARGOES, SPICE, CAPACITY, EUROPE, ISLANDS
cdef int GOOD_INCOME, FREIGHT, SPICE_INCOME, BONUS
cdef int LOAD, SAIL
cdef int[64] AHEAD
cdef int[64] BACK

@cython.locals(ship=cython.int, load=cython.int, good=cython.int)
cpdef void offer_merchants(State s, int company) noexcept
@cython.locals(here=cython.int)
cpdef int course(State s, int ship) noexcept
cpdef void load_ship(State s, int ship, int cargo)
cpdef void sail_merchant(State s, int ship, int space)
@cython.locals(company=cython.int, pieces=cython.int, spices=cython.int, cargo=cython.int, count=cython.int)
cpdef void unload(State s, int ship)
