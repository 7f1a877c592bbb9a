cimport cython

from fondaco.games.indonesia.rules cimport phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int OPERATIONS, FLEET, DELIVERIES, GROWTH, OPERATE, LAUNCH, DONE
cdef int DEEDS, SEAS, SHIPPING, EXPANSION, NOBODY
cdef int[24] LINE_OF
cdef int[21] SEA_NEAR

cdef class Operations(Phase):
    @cython.locals(company=cython.int)
    cpdef void begin(self, State s)
    @cython.locals(company=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(_=cython.int, seat=cython.int, company=cython.int)
cdef void ask(State s)
cpdef void end_operation(State s)

cdef class Fleet(Phase):
    cpdef void begin(self, State s)
    @cython.locals(reach=cython.int, sea=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef bint can_launch(State s)
@cython.locals(fleet=cython.int, reach=cython.int, sea=cython.int)
cdef int seas_in_reach(State s)
