cimport cython

from fondaco.games.indonesia.rules cimport deeds, mergers
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int CLEAR, AREAS, EMPTY, SIAP_FAJI, UNION
cdef int[117] NEAR_FIRST
cdef int[356] NEAR

cdef class Clearing(Phase):
    @cython.locals(size=cython.int)
    cpdef void begin(self, State s)
    @cython.locals(area=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef bint is_of_merger(State s, int area)
@cython.locals(lost='int[116]', count=cython.int, area=cython.int)
cdef int clear_beside_others(State s)
cdef bint is_same_zone(State s, int area, int other)
@cython.locals(seen='int[116]', queue='int[116]', head=cython.int, tail=cython.int, beside=cython.int,
               entry=cython.int, place=cython.int, other=cython.int)
cdef bint splits_zone(State s, int area)
cdef void convert(State s)
