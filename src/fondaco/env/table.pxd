cimport cython

from fondaco.kernel.playing.rules cimport Rules, ask_next, make_move
from fondaco.kernel.learning.observation cimport Dense, Observation
from fondaco.kernel.playing.state cimport State

cdef int REFUSED

@cython.final
cdef class ArrayTable:
    cdef public object recall, game, options, reward, numbers
    cdef public Rules rules
    cdef public State state
    cdef public tuple moves
    cdef public list played
    cdef public bytes seed
    cdef public int seats, ply, seat
    cdef public long long move_limit
    cdef public bint record, memory
    cdef object cells, changing, marks
    cdef Dense dense
    cdef Observation observation
    cdef signed char[::1] mark_cells

    cpdef object row(self, int seat)
    cpdef object mask(self, int seat)
    cpdef dict observe(self, int seat)
    cpdef int step(self, object action) except -2
    @cython.locals(seat=cython.int, listens=cython.bint)
    cpdef bint play(self, int move) except -1
