cimport cython

from fondaco.kernel.learning.observation cimport Observation
from fondaco.kernel.playing.state cimport State

cdef int KIND, VALUE

cdef class Phase:
    cpdef int begin(self, State s) except -1
    cpdef int offer(self, State s) except -1
    cpdef int apply(self, State s, int kind, int value) except -1
    cpdef object why_not(self, State s, int kind, int value)

cdef class Rules:
    cdef object state
    cdef list phases

    cpdef State new(self)
    cpdef int setup(self, State s) except -1
    @cython.locals(phase=Phase)
    cpdef int offer(self, State s) except -1
    @cython.locals(phase=Phase)
    cpdef int apply(self, State s, int move) except -1
    @cython.locals(phase=Phase)
    cpdef object why_not(self, State s, int move)
    cpdef State copy(self, State s)
    cpdef int redeal(self, State s, int seat, bint forget) except -1
    cpdef int observe(self, State s, int seat, Observation out) except -1
    cpdef int score(self, State s, int seat) except? -2000000000
    cpdef int standing(self, State s, int seat) except? -2000000000
    cpdef double evaluate(self, State s, int seat) except? -1e30
    cpdef int candidates(self, State s) except -1

@cython.locals(decisions=cython.int)
cpdef int play_random(Rules rules, State s, int limit) except -1

cpdef int ask_next(Rules rules, State s) except -2
cpdef int make_move(Rules rules, State s, int move) except -2
