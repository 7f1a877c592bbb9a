cimport cython

from fondaco.games.indonesia.rules cimport deeds, phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int RESEARCH, START, PASS, DEEDS, AREAS, SEAS, SHIPPING, EMPTY, ON_OFFER, TAKEN
cdef int[24] DEED_TYPE
cdef int[24] DEED_PROVINCE
cdef int[24] LINE_OF
cdef int[27] PROVINCE_FIRST
cdef int[116] PROVINCE_OF
cdef int[26] PROVINCE_COAST

cdef class Acquisitions(Phase):
    cpdef void begin(self, State s)
    @cython.locals(deed=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(seat=cython.int)
cdef void ask(State s)
@cython.locals(province=cython.int, sea=cython.int, area=cython.int)
cdef void offer_deed(State s, int deed)
cdef void start(State s, int deed, int place)
