cimport cython

from fondaco.kernel.state cimport State as BaseState

cdef int[169] ROW
cdef int[169] COLUMN
cdef int[6] ROWS
cdef int[6] COLUMNS

cdef class State(BaseState):
    cdef public int[2] florins
    cdef public int[2] points
    cdef public short[169] table
    cdef public short[169] ground
    cdef public short[169] yard
    cdef public int[32] yard_owner
    cdef public short[92] order
    cdef public int[22] hand
    cdef public int[22] known
    cdef public int[2] held
    cdef public int[43] canal
    cdef public int[42] quay
    cdef public int[2] quay_left
    cdef public int[2] quay_known
    cdef public int[6] special
    cdef public int[4] covered
    cdef public int[2] wish
    cdef public int[2] chosen
    cdef public int[2] shown
    cdef public int scenario
    cdef public int special_cards
    cdef public int immediateYardPoint
    cdef public int guardiansLimited
    cdef public int finalTieExclusion
    cdef public int round
    cdef public int treasury
    cdef public int yards
    cdef public int top
    cdef public int bottom
    cdef public int left
    cdef public int right
    cdef public int filled
    cdef public int ship
    cdef public int lays
    cdef public int canal_left
    cdef public int special_left
    cdef public int first
    cdef public int second
    cdef public int laid
    cdef public int idle
    cdef public int stale
    cdef public int most
    cdef public int winner

    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef bint rows_fixed(self) noexcept
    cpdef bint columns_fixed(self) noexcept
    @cython.locals(rows=cython.int, columns=cython.int, row=cython.int, column=cython.int)
    cpdef bint in_bounds(self, int space) noexcept
    cpdef bint is_full(self) noexcept
    @cython.locals(slot=cython.int)
    cpdef int slot_of(self, int seat, int card) noexcept
    @cython.locals(left=cython.int, number=cython.int)
    cpdef int guardians(self, int seat) noexcept
