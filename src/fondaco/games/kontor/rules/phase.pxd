from fondaco.games.kontor.state cimport State

cdef class Phase:
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)
    cpdef object why_not(self, State s, int kind, int value)
