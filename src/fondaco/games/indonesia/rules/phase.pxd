cimport cython

from fondaco.games.indonesia.state cimport State

cdef class Phase:
    cpdef void begin(self, State s)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)
    cpdef object why_not(self, State s, int kind, int value)

cdef list PHASES

@cython.locals(phase=Phase)
cpdef void enter(State s, int number)
cpdef void next_place(State s)
