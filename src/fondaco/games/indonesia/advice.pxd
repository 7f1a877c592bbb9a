cimport cython

from fondaco.games.indonesia cimport bot, survey
from fondaco.games.indonesia.state cimport State
from fondaco.games.indonesia.survey cimport Survey
from fondaco.kernel.advice cimport Advisor as BaseAdvisor
from fondaco.kernel.state cimport State as BaseState

cdef int FOUND, BID, MERGE, CLEAR, START, ADVANCE, REFIT, OPERATE, LAUNCH, EXPAND, PASS, LOAD, SAIL, GROW
cdef int AUCTION, DEEDS, AREAS, SEAS, LINES, GOODS, SHIPPING, SIAP_FAJI, ON_OFFER, FEE
cdef int SLOTS, MERGERS, EXPANSION, HULL, ERAS
cdef int[6] UNIT_VALUE
cdef int[6] LINE_DEED
cdef int[24] LINE_OF
cdef int[18] SHIP_LIMIT
cdef int[24] DEED_TYPE
cdef int[24] DEED_PROVINCE
cdef int[26] PROVINCE_COAST
cdef int[116] COAST
cdef int[117] COAST_FIRST
cdef int[21] SEA_NEAR
cdef int T_PLACE, T_PURSE, T_WORTH, T_PRICE, T_GAIN, T_RISK, T_SLOT, T_SALES, T_NEAR, T_RIVALS
cdef int T_SPACE, T_VALUE, T_SHIPS, T_LIMIT, T_CARGO, T_CITIES, T_CROWD
cdef int T_SLOTS, T_MERGERS, T_EXPANSION, T_HULL, T_ORDER, T_REFIT, T_RUSH, T_FLEET
cdef int T_SHORE, T_BUY, T_MARKET, T_HARBOUR, T_FINISH
cdef double[3] YEARS

cdef class Advisor(BaseAdvisor):
    cdef Survey survey
    cdef double years
    cdef double lead
    cdef bint full

    @cython.locals(state=State, richest=cython.int, seat=cython.int)
    cpdef void prepare(self, BaseState s) noexcept
    @cython.locals(state=State, kind=cython.int, value=cython.int)
    cpdef void judge(self, BaseState s, int move) noexcept
    @cython.locals(owned=cython.bint)
    cdef void judge_rest(self, State s, int kind, int value) noexcept
    @cython.locals(cost=cython.double)
    cdef double fare(self, State s, int line, int sea) noexcept
    @cython.locals(before=cython.int, gained=cython.double, contest=cython.double, company=cython.int)
    cdef void judge_turn_order(self, State s, int amount) noexcept
    @cython.locals(income=cython.double, more=cython.double)
    cdef double worth(self, State s, int company) noexcept
    @cython.locals(left=cython.int, market=cython.int, wanted=cython.double, room=cython.int, sales=cython.double)
    cdef double worth_together(self, State s, int first, int second) noexcept
    @cython.locals(size=cython.double, nominal=cython.double, mine=cython.double, share=cython.double,
                   owned=cython.int, company=cython.int, loss=cython.double, seat=cython.int)
    cdef void judge_merger(self, State s, int first, int second) noexcept
    cdef double slots_freed(self, State s, int slots) noexcept
    @cython.locals(owned=cython.int, company=cython.int)
    cdef void judge_bid(self, State s, int amount) noexcept
    @cython.locals(good=cython.int, cities=cython.int, fee=cython.double, line=cython.int, touched=cython.int,
                   sea=cython.int, own=cython.bint, sold=cython.double, company=cython.int)
    cdef void judge_start(self, State s, int deed, int place) noexcept
    @cython.locals(count=cython.int, deed=cython.int)
    cdef bint is_last(self, State s, int good) noexcept
    @cython.locals(line=cython.int, near=cython.int, cities=cython.int, other=cython.int, known=cython.int,
                   producer=cython.int, own=cython.double, waiting=cython.double, fresh=cython.int, city=cython.int)
    cdef void judge_ship(self, State s, int company, int sea) noexcept
    @cython.locals(level=cython.int, left=cython.double, wanted=cython.double)
    cdef void judge_track(self, State s, int track) noexcept
    @cython.locals(best=cython.double, first=cython.int, second=cython.int, own=cython.int)
    cdef double pairs(self, State s, int level) noexcept
    @cython.locals(found=cython.double, company=cython.int)
    cdef double growing(self, State s, int level) noexcept
    @cython.locals(other=cython.int, part=cython.double)
    cdef void judge_operation(self, State s, int company) noexcept
    @cython.locals(company=cython.int, good=cython.int, more=cython.double)
    cdef void judge_area(self, State s, int area) noexcept
    @cython.locals(company=cython.int, line=cython.int, touched=cython.int, own=cython.double, sea=cython.int,
                   fresh=cython.int)
    cdef void judge_shore(self, State s, int area, double sign) noexcept
    @cython.locals(seas=cython.int, joined=cython.int, line=cython.int, touched=cython.int, sea=cython.int,
                   company=cython.int, value=cython.double, deed=cython.int)
    cdef void judge_city(self, State s, int area) noexcept

cdef int wealth(State s, int seat) noexcept
