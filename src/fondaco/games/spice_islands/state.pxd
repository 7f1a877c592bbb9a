cimport cython

from fondaco.kernel.state cimport State as BaseState

cdef class State(BaseState):
    cdef public int map
    cdef public int turns
    cdef public int active
    cdef public int[6] dice
    cdef public int buyers
    cdef public int[5] money
    cdef public int[5] treasury
    cdef public int[50] share
    cdef public int[5] captain
    cdef public int[5] ready
    cdef public int spent
    cdef public int free
    cdef public int[4] election
    cdef public int[4] dividend
    cdef public int mutiny
    cdef public int[8] space
    cdef public int[28] cargo
    cdef public int[4] port
    cdef public int[4] discard
    cdef public int target
    cdef public int sunk
    cdef public int to_take
    cdef public int[4] taken
    cdef public int contest
    cdef public int[25] rolled
    cdef public int rolls
    cdef public int winner

    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef int left_of(self, int seat) noexcept
    @cython.locals(number=cython.int)
    cpdef int top(self, int colour) noexcept
    @cython.locals(number=cython.int, count=cython.int)
    cpdef int shares_of(self, int seat, int colour) noexcept
    @cython.locals(number=cython.int, count=cython.int)
    cpdef int shares_out(self, int colour) noexcept
    @cython.locals(aboard=cython.int)
    cpdef int load_of(self, int ship) noexcept
    @cython.locals(found=cython.int, cargo=cython.int)
    cpdef int only_cargo(self, int ship) noexcept
