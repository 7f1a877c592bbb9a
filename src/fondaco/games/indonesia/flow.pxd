cimport cython

from fondaco.games.indonesia.state cimport State

cdef int SEAS, LINES, GOODS, CITIES, ZONES, NODES, HULL
cdef int INSIDE, OUTSIDE, IN_CITY, IN_ZONE, SOURCE, UNSEEN
cdef int[117] COAST_FIRST
cdef int[132] COAST_SEA
cdef int[21] SEA_NEAR
cdef int[6] LINE_DEED

cdef class Network:
    cdef public int nodes
    cdef public int[32] line
    cdef public int[32] sea
    cdef public int[32] room
    cdef public int[32] near
    cdef public int[32] reach
    cdef public int[32] through
    cdef public int[126] node_at
    cdef public int[21] sea_reach
    cdef public int zones
    cdef public int[55] left
    cdef public int[55] touch
    cdef public int[55] sent
    cdef public int cities
    cdef public int[16] want
    cdef public int[16] got
    cdef public int[1760] from_zone
    cdef public int[1024] between
    cdef public int[512] into
    cdef public int[135] parent
    cdef public int[135] queue
    cdef public int found
    cdef public int value
    cdef public int need

    @cython.locals(zone=cython.int, node=cython.int)
    cpdef void build(self, State s)
    @cython.locals(good=cython.int, city=cython.int, sea=cython.int, entry=cython.int)
    cdef void add_cities(self, State s) noexcept
    @cython.locals(line=cython.int, owner=cython.int, first=cython.int, sea=cython.int, room=cython.int)
    cdef void add_nodes(self, State s) noexcept
    @cython.locals(node=cython.int, city=cython.int, other=cython.int)
    cdef void add_node(self, int first, int line, int sea, int room) noexcept
    @cython.locals(city=cython.int)
    cpdef bint fill(self) noexcept
    @cython.locals(place=cython.int, head=cython.int, tail=cython.int)
    cpdef int search(self, int node) noexcept
    @cython.locals(node=cython.int, city=cython.int, zone=cython.int)
    cdef void forget(self) noexcept
    cdef int see(self, int place, int parent, int tail) noexcept
    @cython.locals(zone=cython.int)
    cdef int see_zones(self, int tail) noexcept
    @cython.locals(node=cython.int)
    cdef int from_zone_on(self, int zone, int tail) noexcept
    @cython.locals(other=cython.int, zone=cython.int)
    cdef int from_inside(self, int node, int tail) noexcept
    @cython.locals(city=cython.int, other=cython.int)
    cdef int from_outside(self, int node, int tail) noexcept
    @cython.locals(node=cython.int)
    cdef int from_city(self, int city, int tail) noexcept
    @cython.locals(place=cython.int)
    cpdef void push(self, int city) noexcept
    cdef void step(self, int place, int to) noexcept

@cython.locals(coast=cython.int, zone=cython.int, line=cython.int, sea=cython.int)
cdef bint has_ships(State s)

cdef list SPARE

@cython.locals(network=Network, value=cython.int)
cpdef int maximum(State s)
