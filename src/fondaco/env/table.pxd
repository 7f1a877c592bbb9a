cimport cython

from fondaco.kernel.rules cimport Rules, ask_next, make_move
from fondaco.kernel.observation cimport Dense, Observation
from fondaco.kernel.state cimport State

cdef int REFUSED

@cython.final
cdef class Table:
    cdef public object plan, game, options, reward, numbers
    cdef public Rules rules
    cdef public State state
    cdef public tuple moves
    cdef public list played
    cdef public bytes seed
    cdef public int seats, ply, seat
    cdef public long long move_limit
    cdef public bint record
    cdef object write, cells, marks
    cdef Dense dense
    cdef Observation observation
    cdef short[::1] paper
    cdef signed char[::1] ticks

    cpdef object row(self, int seat)
    @cython.locals(count=cython.int)
    cpdef object mask(self, int seat)
    cpdef dict observe(self, int seat)
    cpdef int step(self, object action) except -2
    @cython.locals(seat=cython.int)
    cpdef bint play(self, int move) except -1
