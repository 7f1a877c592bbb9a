cimport cython

from fondaco.games.indonesia.state cimport State

cpdef double evaluate(State s, int seat) except? -1e30
cpdef void narrow(State s)
