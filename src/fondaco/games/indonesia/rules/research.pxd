cimport cython

from fondaco.games.indonesia.rules cimport phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int OPERATIONS, ADVANCE, REFIT, PASS, TRACKS, HULL, LAST_LEVEL, COMPULSORY

cdef class Research(Phase):
    cpdef void begin(self, State s)
    @cython.locals(track=cython.int, seat=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)
