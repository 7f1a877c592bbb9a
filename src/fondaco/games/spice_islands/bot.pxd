cimport cython

from fondaco.games.spice_islands.state cimport State

cpdef double evaluate(State s, int seat) except? -1e30
cpdef void thin(State s)
