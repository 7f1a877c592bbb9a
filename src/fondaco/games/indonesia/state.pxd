cimport cython

from fondaco.kernel.state cimport State as BaseState

cdef int AREAS, SEAS, DEEDS, LINES, ERAS, SLOTS, NOBODY, CITY, SHIPPING, MIXED_VALUE
cdef int[6] UNIT_VALUE
cdef int[24] LINE_OF
cdef int[18] SHIP_LIMIT
cdef int[4] STONES
cdef int[117] NEAR_FIRST
cdef int[356] NEAR

cdef class State(BaseState):
    cdef public int money
    cdef public int new_deeds
    cdef public int contiguity
    cdef public int research
    cdef public int purchase
    cdef public int idle_growth
    cdef public int year
    cdef public int era
    cdef public int[5] order
    cdef public int[5] cash
    cdef public int[5] bank
    cdef public int[5] pile
    cdef public int issued
    cdef public int[25] level
    cdef public int[15] card
    cdef public int[15] shown
    cdef public int[5] dead
    cdef public int[24] deed
    cdef public int[24] part_of
    cdef public int[24] owner
    cdef public int[24] good
    cdef public int[24] size
    cdef public int[24] merged
    cdef public int[24] operated
    cdef public int[116] land
    cdef public int[126] ships
    cdef public int cities
    cdef public int[15] city
    cdef public int[15] city_size
    cdef public int[75] received
    cdef public int on_turn
    cdef public int passes
    cdef public int placed
    cdef public int[5] bids
    cdef public int active
    cdef public int first
    cdef public int second
    cdef public int announcer
    cdef public int bid
    cdef public int bidder
    cdef public int to_clear
    cdef public int company
    cdef public int zones
    cdef public int[55] zone_area
    cdef public int[55] zone_left
    cdef public int[55] zone_coast
    cdef public int[126] used
    cdef public int to_sell
    cdef public int sold
    cdef public int zone
    cdef public int line
    cdef public int[21] route
    cdef public int legs
    cdef public int free
    cdef public int expanded
    cdef public int growing

    @cython.locals(other=State)
    cpdef State copy(self)
    @cython.locals(place=cython.int)
    cpdef int place_of(self, int seat) noexcept
    @cython.locals(count=cython.int, company=cython.int)
    cpdef int companies(self, int seat) noexcept
    cpdef bint has_free_slot(self, int seat) noexcept
    @cython.locals(count=cython.int, deed=cython.int)
    cpdef int deeds_of(self, int company) noexcept
    @cython.locals(limit=cython.int, deed=cython.int)
    cpdef int ship_limit(self, int company) noexcept
    @cython.locals(size=cython.int)
    cpdef int nominal_value(self, int first, int second) noexcept
    @cython.locals(entry=cython.int)
    cpdef bint touches(self, int area, int company) noexcept
    @cython.locals(entry=cython.int, company=cython.int)
    cpdef bint touches_good(self, int area, int good, int besides) noexcept
    @cython.locals(number=cython.int)
    cpdef int city_at(self, int area) noexcept
    @cython.locals(left=cython.int, number=cython.int)
    cpdef int stones_left(self, int size) noexcept
