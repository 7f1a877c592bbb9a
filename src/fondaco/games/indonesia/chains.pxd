cimport cython

from fondaco.games.indonesia.flow cimport Network

cdef class Chains(Network):
    @cython.locals(zone=cython.int, other=cython.int)
    cdef bint cancel_back(self, int node, int start) noexcept
    @cython.locals(city=cython.int, other=cython.int)
    cdef void cancel_on(self, int node) noexcept
    cdef void take_zone(self, int zone) noexcept
    @cython.locals(node=cython.int)
    cdef void cancel_zone(self, int zone) noexcept
    cdef void take_node(self, int node) noexcept
    @cython.locals(node=cython.int)
    cdef void take_city(self, int city) noexcept
    @cython.locals(zone=cython.int)
    cdef void trim(self) noexcept
    @cython.locals(node=cython.int)
    cpdef bint can_sell(self, int zone) noexcept
    @cython.locals(can=cython.bint)
    cpdef bint can_load(self, int zone, int node) noexcept
    @cython.locals(can=cython.bint)
    cpdef bint can_sail(self, int node, int chain) noexcept
    @cython.locals(can=cython.bint)
    cpdef bint can_unload(self, int city) noexcept
    @cython.locals(city=cython.int, other=cython.int)
    cdef bint can_go_on(self, int node, int chain) noexcept
    @cython.locals(seen=cython.int, found=cython.int, fresh=cython.int, place=cython.int, city=cython.int)
    cdef bint leads_to_city(self, int node, int chain) noexcept

cdef list SPARE

cpdef Chains borrow()
cpdef void give_back(Chains network)
