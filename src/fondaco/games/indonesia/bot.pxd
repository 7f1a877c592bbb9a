cimport cython

from fondaco.games.indonesia cimport plan
from fondaco.games.indonesia.plan cimport Plan
from fondaco.games.indonesia.rules cimport deliveries
from fondaco.games.indonesia.state cimport State

cdef int TURN_ORDER, AUCTION, SIAP_FAJI, FLEET, DELIVERIES, EXPANDING, NEW_ERA, MERGING, ACQUISITIONS, RESEARCH, LAST_LEVEL, RESERVE, ON_OFFER
cdef int BID, DONE, CLEAR, EXPAND, LAUNCH, START, ADVANCE, REFIT, PASS, CHEAPEST, LINES, AREAS, EMPTY, CITY
cdef int DEEDS, GOODS, SHIPPING, NOBODY, BID_TRACK, SLOTS, MERGERS, EXPANSION, HULL, FEE
cdef int[6] UNIT_VALUE
cdef int[6] LINE_DEED
cdef int[6] MULTIPLIER
cdef int[24] LINE_OF
cdef int[24] DEED_TYPE
cdef int[117] COAST_FIRST
cdef int[132] COAST_SEA
cdef int[22] SHORE_FIRST
cdef int[132] SHORE
cdef int[117] NEAR_FIRST
cdef int[356] NEAR
cdef double[3] YEARS
cdef double BANK, UNSOLD, SHIP, COMPANY, FREE, SLOT, MERGER, GROWTH, ORDER, HULLS, EARLY, RIVAL

@cython.locals(year=State, own=cython.double, others=cython.double, other=cython.int)
cpdef double evaluate(State s, int seat) except? -1e30
@cython.locals(years=cython.double, value=cython.double, company=cython.int, level=cython.int,
               free=cython.int, joined=cython.int)
cdef double outlook(State s, State year, int seat)
cdef int expected_place(State s, int seat)
@cython.locals(place=cython.int, mine=cython.int, expected=cython.int, other=cython.int, theirs=cython.int)
cdef int place_with(State s, int seat, int amount) noexcept
@cython.locals(year=State, company=cython.int)
cdef State imagine(State s)
@cython.locals(share=cython.int)
cdef void imagine_won(State year)
@cython.locals(best=Plan, good=cython.int, owner=cython.int, number=cython.int, fee=cython.int)
cdef void sell(State year)
cpdef bint is_narrow(State s) except -1
cpdef void narrow(State s)
@cython.locals(promised='int[512]', first=cython.int, place=cython.int, best=cython.int, entry=cython.int)
cdef void keep_best(State s, int count)
@cython.locals(kind=cython.int, value=cython.int, place=cython.int)
cdef int promise(State s, int move) except? -9999
@cython.locals(found=cython.int, line=cython.int, entry=cython.int)
cdef int promise_of_area(State s, int area) except? -9999
@cython.locals(found=cython.int, entry=cython.int, land=cython.int)
cdef int promise_of_sea(State s, int sea) except? -9999
cdef void narrow_fleet(State s)
@cython.locals(entry=cython.int)
cdef void drop_first(State s)
@cython.locals(seat=cython.int)
cdef bint is_stuck(State s)
@cython.locals(kept=cython.int, entry=cython.int, deed=cython.int, best=cython.int, second=cython.int,
               most=cython.int, more=cython.int, value=cython.int, only_ships=cython.bint)
cdef void narrow_starts(State s)
@cython.locals(count=cython.int, company=cython.int, deed=cython.int)
cdef bint needs_ships(State s)
@cython.locals(goods=cython.int, ships=cython.int, company=cython.int, kept=cython.int, entry=cython.int,
               kind=cython.int)
cdef void narrow_research(State s)
@cython.locals(low=cython.int, high=cython.int, step=cython.int, jump=cython.int)
cdef void narrow_raises(State s)
@cython.locals(most=cython.int, multiplier=cython.int, other=cython.int, enough=cython.int, spare=cython.int)
cdef void narrow_bids(State s)
@cython.locals(entry=cython.int)
cdef void offer_bid(State s, int amount)
