cimport cython

from fondaco.games.spice_islands.state cimport State
from fondaco.kernel.sheet cimport Sheet
from fondaco.kernel.state cimport State as BaseState

cdef int SPACES, SHIPS, CARGOES, ORGANISATIONS

cpdef int write(BaseState s, int seat, Sheet out) except -1

@cython.locals(die=cython.int, step=cython.int, colour=cython.int, number=cython.int)
cdef int fill(State s, int seat, Sheet out) except -1

@cython.locals(ship=cython.int, place=cython.int, cargo=cython.int)
cdef void fill_ships(State s, Sheet out)
