cimport cython

from fondaco.kernel.state cimport State

cdef int KINDS

cdef class Sheet:
    cdef float[::1] cells
    cdef public int at

    cpdef void put(self, float value)
    cpdef void skip(self, int room) noexcept
    cpdef void mark(self, int which, int room)
    cpdef void add(self, int which, float value)
    cpdef void mark_seat(self, int player, int seat, int seats, int room)
    @cython.locals(player=cython.int)
    cpdef void mark_seats(self, int players, int seat, int seats, int room)

cdef class Dense:
    cdef public int size
    cdef public int[64] start
    cdef public int[64] first
    cdef public int[64] second
    cdef int last

    cpdef void _enter(self, int number, int start, list sizes)
    @cython.locals(number=cython.int, low=cython.int)
    cpdef int index(self, int move) except? -2
    @cython.locals(count=cython.int, entry=cython.int, where=cython.int, amount=cython.int)
    cpdef int mask(self, State s, signed char[::1] out) except -1
