cimport cython

from fondaco.games.borneo.state cimport State

cpdef double evaluate(State s, int seat) except? -1e30
