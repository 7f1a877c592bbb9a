cimport cython

from fondaco.games.indonesia.state cimport State

cdef int DEEDS, EMPTY, SHIPPING, LATER, ON_OFFER, REMOVED
cdef int[24] DEED_ERA
cdef int[24] DEED_TYPE
cdef int[24] DEED_PROVINCE
cdef int[27] PROVINCE_FIRST

cpdef bint can_start_on(State s, int deed, int area)
@cython.locals(province=cython.int, area=cython.int)
cpdef bint is_startable(State s, int deed)
@cython.locals(deed=cython.int)
cpdef void remove_unstartable(State s)
@cython.locals(deed=cython.int, left='int[24]')
cpdef void lay_out(State s)
@cython.locals(deed=cython.int)
cpdef bint any_on_offer(State s)
@cython.locals(deed=cython.int, seen=cython.int, count=cython.int)
cpdef int types_on_offer(State s)
cpdef tuple names_on_offer(State s)
