cimport cython

from fondaco.games.indonesia.flow cimport Network
from fondaco.games.indonesia.state cimport State

cdef int[6] LINE_DEED
cdef int INSIDE, OUTSIDE, IN_CITY, IN_ZONE, SOURCE, PLACES, FAR, OWN, FOREIGN

cdef class Plan(Network):
    cdef public int[32] cost
    cdef public int[135] distance
    cdef public int[135] waiting
    cdef public int[135] ring
    cdef public int ring_first
    cdef public int ring_count
    cdef public int deliveries
    cdef public int[116] plan_zone
    cdef public int[116] plan_line
    cdef public int[116] plan_city
    cdef public int[117] plan_first
    cdef public int[160] plan_sea
    cdef public int legs

    @cython.locals(operator=cython.int, node=cython.int, city=cython.int)
    cpdef void make(self, State s)
    @cython.locals(total=cython.int, operator=cython.int, number=cython.int)
    cpdef int fees(self, State s)
    @cython.locals(place=cython.int, zone=cython.int, best=cython.int, nearest=cython.int,
                   city=cython.int, distance=cython.int)
    cdef int nearest(self) noexcept
    @cython.locals(node=cython.int, city=cython.int, zone=cython.int)
    cdef void clear_distances(self) noexcept
    @cython.locals(end=cython.int)
    cdef void relax(self, int place, int parent, int distance) noexcept
    @cython.locals(node=cython.int)
    cdef void relax_from(self, int place, int distance) noexcept
    @cython.locals(other=cython.int, zone=cython.int)
    cdef void relax_inside(self, int node, int distance) noexcept
    @cython.locals(city=cython.int, other=cython.int)
    cdef void relax_outside(self, int node, int distance) noexcept
    @cython.locals(zone=cython.int, node=cython.int)
    cdef void write_down(self) noexcept
    @cython.locals(number=cython.int, city=cython.int, other=cython.int)
    cdef void follow(self, int zone, int node) noexcept

cdef list SPARE

@cython.locals(plan=Plan)
cpdef Plan cheapest(State s)
cpdef void give_back(Plan plan)
