cimport cython

from fondaco.games.indonesia cimport chains, flow, plan
from fondaco.games.indonesia.chains cimport Chains
from fondaco.games.indonesia.plan cimport Plan
from fondaco.games.indonesia.rules cimport phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int EXPANSION, SELL, LOAD, SAIL, UNLOAD, CHEAPEST, AREAS, SEAS, LINES, FEE, HULL
cdef int[6] UNIT_VALUE
cdef int[6] LINE_DEED
cdef int[21] SEA_NEAR
cdef int[116] COAST
cdef int[117] NEAR_FIRST
cdef int[356] NEAR

cdef class Deliveries(Phase):
    cpdef void begin(self, State s)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(seen='int[116]', queue='int[116]', first=cython.int, head=cython.int, tail=cython.int,
               coast=cython.int, area=cython.int, entry=cython.int, other=cython.int)
cdef void find_zones(State s)
@cython.locals(zone=cython.int)
cpdef int zone_named(State s, int area)

@cython.locals(network=Chains, sure='int[55]', zone=cython.int)
cdef void offer_zones(State s)
@cython.locals(network=Chains, choices=cython.int, node=cython.int, sure=cython.int)
cdef void offer_loads(State s)
cdef bint can_begin(State s, Chains network, int node) noexcept
@cython.locals(network=Chains, here=cython.int, chain=cython.int, leg=cython.int, choices=cython.int,
               city=cython.int, node=cython.int)
cdef void offer_next(State s)
cdef bint can_follow(Chains network, int here, int node, int chain) noexcept

cdef void load(State s, int zone, int line, int sea)
cdef void sail(State s, int sea)
@cython.locals(good=cython.int, operator=cython.int, owner=cython.int, leg=cython.int)
cdef void unload(State s, int city)
@cython.locals(best=Plan, number=cython.int, leg=cython.int)
cdef void carry_out_cheapest(State s)
@cython.locals(choices=cython.int, zone=cython.int)
cdef void go_on(State s)
@cython.locals(zone=cython.int)
cdef void end_sales(State s)
