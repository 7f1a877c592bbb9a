cimport cython

from fondaco.kernel.playing.state cimport State

cdef int KINDS

@cython.final
cdef class Observation:
    cdef short[::1] cells
    cdef public int at

    cpdef int put(self, int value) except -1  # inline
    cpdef void skip(self, int room) noexcept  # inline
    cpdef int mark(self, int which, int room) except -1
    cpdef int add(self, int which, int value) except -1  # inline
    cpdef int mark_seat(self, int player, int seat, int seats, int room) except -1
    @cython.locals(player=cython.int, where=cython.int)
    cpdef int mark_seats(self, int players, int seat, int seats, int room) except -1

@cython.final
cdef class Dense:
    cdef public int size
    cdef public int[64] start
    cdef public int[64] first
    cdef public int[64] second
    cdef int[::1] numbers
    cdef object moves

    cpdef void _enter(self, int number, int start, list sizes)
    @cython.locals(number=cython.int, low=cython.int)
    cpdef int index(self, int move) except? -2
    @cython.locals(number=cython.int)
    cpdef int stand_in(self, State s) except -2
    cpdef int mark_legal(self, State s, signed char[::1] out, int at, int value) except -1
    @cython.locals(count=cython.int, entry=cython.int, where=cython.int, amount=cython.int)
    cpdef int mark(self, State s, signed char[::1] out, int at, int value) except -1
