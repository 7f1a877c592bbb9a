cimport cython

from fondaco.games.indonesia.state cimport State

cdef int DEEDS, AREAS, SEAS, LINES, GOODS, CITY, FEE, HULL, ON_OFFER, EMPTY, FAR
cdef int[6] UNIT_VALUE
cdef int[6] LINE_DEED
cdef int[116] COAST
cdef int[117] COAST_FIRST
cdef int[132] COAST_SEA
cdef int[21] SEA_NEAR
cdef int[117] NEAR_FIRST
cdef int[356] NEAR

cdef class Survey:
    cdef int[116] land
    cdef int[126] ships
    cdef int[24] owner
    cdef int[24] good
    cdef int[25] level
    cdef int[24] deed
    cdef int[15] city_size
    cdef int[15] city
    cdef public int[21] beside
    cdef public int[6] fleet
    cdef public int[126] seas
    cdef public int[6] spread
    cdef public int[126] chain
    cdef public int[126] reach
    cdef public int[126] hops
    cdef public int[24] coast
    cdef public int[24] market
    cdef public int[24] room
    cdef public int[24] carrier
    cdef public int[24] way
    cdef public int[75] supply
    cdef public double[24] wanted
    cdef public double[24] sales
    cdef public double[24] gross
    cdef public int deeds

    @cython.locals(line=cython.int, area=cython.int, company=cython.int)
    cpdef void look(self, State s) noexcept
    @cython.locals(changed=cython.int, place=cython.int)
    cdef bint is_known(self, State s) noexcept
    @cython.locals(city=cython.int, entry=cython.int)
    cdef void look_at_cities(self, State s) noexcept
    @cython.locals(first=cython.int, fleet=cython.int, count=cython.int, sea=cython.int, seen=cython.int,
                   number=cython.int)
    cdef void look_at_line(self, State s, int line) noexcept
    @cython.locals(chain=cython.int, before=cython.int, number=cython.int, sea=cython.int, cities=cython.int,
                   edge=cython.int)
    cdef int look_at_chain(self, int first, int count, int start, int fleet) noexcept
    @cython.locals(seen=cython.int, level=cython.int, further=cython.int, number=cython.int, sea=cython.int)
    cdef void count_hops(self, int first, int count, int chain, int edge) noexcept
    @cython.locals(best=cython.int, line=cython.int, owner=cython.int, number=cython.int, sea=cython.int,
                   place=cython.int, cost=cython.int, city=cython.int)
    cdef void look_at_ships(self, State s, int company) noexcept
    @cython.locals(good=cython.int, size=cython.int, wanted=cython.double, city=cython.int, others=cython.int,
                   sales=cython.double)
    cdef void look_at_sales(self, State s, int company) noexcept
    cpdef double income(self, State s, int company, int seat) noexcept
    cpdef double lack(self, State s, int company) noexcept
    @cython.locals(found=cython.double, city=cython.int)
    cpdef double demand(self, State s, int cities, int good) noexcept
    @cython.locals(here=cython.int, there=cython.int, sea=cython.int, other=cython.int)
    cpdef double cities_near(self, State s, int seas, int good) noexcept
    @cython.locals(others=cython.int, city=cython.int, supply=cython.int)
    cpdef double contest(self, State s, int company) noexcept
    @cython.locals(found=cython.double, company=cython.int, value=cython.double)
    cpdef double buyers(self, State s, int city, int seat) noexcept
    @cython.locals(found=cython.double, company=cython.int, most=cython.double)
    cpdef double loaded(self, State s, int carrier, int seat) noexcept

@cython.locals(found=cython.double, entry=cython.int, other=cython.int, further=cython.int)
cpdef double space(State s, int area, int good, int company) noexcept
