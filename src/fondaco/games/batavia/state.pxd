cimport cython

from fondaco.kernel.state cimport State as BaseState

cdef class State(BaseState):
    cdef public int quick_start
    cdef public int reveal
    cdef public int first_auctioneer
    cdef public int round
    cdef public int[5] bills
    cdef public int[5] gold
    cdef public int[5] merchant
    cdef public int[25] hand
    cdef public int[25] known
    cdef public int[25] table
    cdef public int[25] tiles
    cdef public int[5] marker
    cdef public int[5] most
    cdef public int[5] seal
    cdef public int[35] box
    cdef public int[36] track
    cdef public int[5] deck
    cdef public int[5] discard
    cdef public int[5] lot
    cdef public int cannon
    cdef public int shown
    cdef public int bidding
    cdef public int bid
    cdef public int bidder
    cdef public int auctioneer
    cdef public int ship
    cdef public int hex
    cdef public int to_act
    cdef public int laid

    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef int left_of(self, int seat) noexcept
    @cython.locals(total=cython.int, company=cython.int)
    cpdef int hand_size(self, int seat) noexcept
    @cython.locals(low=cython.int, space=cython.int)
    cpdef int ahead(self, int seat, int company) noexcept
    @cython.locals(company=cython.int, leads=cython.bint)
    cpdef bint can_lead(self, int seat) noexcept
