cimport cython

cdef unsigned long long MASK

cdef class State:
    cdef public int seats
    cdef public int rules
    cdef public int phase
    cdef public int after
    cdef public int ending
    cdef public int deciding
    cdef public int actor
    cdef public unsigned int[4] luck
    cdef public int ranges
    cdef public int[8] range_base
    cdef public int[8] range_low
    cdef public int[8] range_high
    cdef public int[8] range_step
    cdef public int[512] offers
    cdef public int offered
    cdef public int amounts
    cdef public list event_sink
    cdef public list script

    cpdef State copy(self)
    cdef void copy_base(self, State other)
    cpdef int tell(self, object event) except -1
    cpdef void turn(self, int seat) noexcept  # inline
    cpdef void clear(self) noexcept  # inline
    cpdef void offer(self, int move) noexcept  # inline
    cpdef void offer_range(self, int kind, int low, int high, int step) noexcept
    cpdef int choices(self) noexcept  # inline
    @cython.locals(entry=cython.int, count=cython.int)
    cpdef int choice(self, int index) except? -2
    @cython.locals(entry=cython.int, amount=cython.int, count=cython.int)
    cpdef void thin_ranges(self, int most) noexcept
    @cython.locals(index=cython.int)
    cpdef int pick(self) except? -2  # inline
    @cython.locals(entry=cython.int, amount=cython.int)
    cpdef bint is_offered(self, int move) except -1
    cpdef void seed(self, unsigned int first, unsigned int second, unsigned int third, unsigned int fourth)
    @cython.locals(out=cython.uint, first=cython.uint, second=cython.uint, third=cython.uint, count=cython.uint)
    cpdef unsigned int word(self) noexcept  # inline
    @cython.locals(product=cython.ulonglong, unfair=cython.ulonglong)
    cpdef int below(self, unsigned long long bound) except? -2  # inline
    cdef int scripted(self, int bound) except? -2
    @cython.locals(total=cython.int, kind=cython.int, left=cython.int)
    cdef int take(self, int* bag, int kinds) except? -2
