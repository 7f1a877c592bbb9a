cimport cython

from fondaco.games.batavia.state cimport State
from fondaco.kernel.advice cimport Advisor as BaseAdvisor
from fondaco.kernel.state cimport State as BaseState

cdef int BID, DRAW, LAY, SAIL, HEX, CONVERT, KIND
cdef int COMPANIES, GOODS, SPACES, NOBODY
cdef int CRATE, SAFE, RIVALS, NEW, DOUBLE, STEP, RACE, CARDS, EXTRA, PIRATES, DRAWING, SHORT, NOW, PATIENCE
cdef int LOT, USEFUL, GO_FIRST, PRICE, PURSE, END, LEAD
cdef int[6] PIRATES_AT
cdef int[6] CONVERSION_GOLD
cdef int[7] MAJORITY_GOLD
cdef int[7] TIE_GOLD
cdef double NOT_YET, CARD, SHIP, SEAL, BILL, LANE, FIRST, SET, RIVAL

@cython.locals(best=cython.double, other=cython.int)
cpdef double evaluate(State s, int seat) except? -1e30
@cython.locals(left=cython.double, value=cython.double, company=cython.int)
cdef double outlook(State s, int seat) except? -1e30
@cython.locals(value=cython.double, good=cython.int, mine=cython.int, crates='int[5]', company=cython.int,
               owner=cython.int, rival=cython.int, other=cython.int)
cdef double goods(State s, int seat) noexcept
@cython.locals(kinds=cython.int, spare=cython.int, company=cython.int, count=cython.int, more=cython.int)
cdef double tiles(State s, int seat, double left) except? -1e30
@cython.locals(value=cython.double, company=cython.int, mine=cython.int)
cdef double fleet(State s, int seat) except? -1e30

cdef int needed(State s, int company) noexcept
@cython.locals(kept=cython.int, entry=cython.int, move=cython.int, company=cython.int)
cpdef void thin(State s) noexcept

cdef class Advisor(BaseAdvisor):
    cdef bint sought
    cdef int port
    cdef double port_value, lead
    cdef double lot_size, lot_use, lot_need
    cdef double[15] crates
    cdef int[5] ahead
    cdef int[5] seen
    cdef int front, kinds

    @cython.locals(state=State)
    cpdef void prepare(self, BaseState s) noexcept
    @cython.locals(state=State, kind=cython.int, value=cython.int)
    cpdef void judge(self, BaseState s, int move) noexcept
    @cython.locals(mine=cython.int, company=cython.int, wanted=cython.int, space=cython.int, other=cython.int)
    cdef void look_ahead(self, State s) noexcept
    @cython.locals(company=cython.int, value=cython.double)
    cdef void seek_port(self, State s) noexcept
    cdef void finish(self, State s) noexcept
    @cython.locals(need=cython.int, within_reach=cython.bint)
    cdef void judge_card(self, State s, int company) noexcept
    @cython.locals(seat=cython.int, space=cython.int)
    cdef void voyage(self, State s, int company, int cards) noexcept
    @cython.locals(crates='int[5]', stored=cython.int, company=cython.int, owner=cython.int, mine=cython.int,
                   rival=cython.int, other=cython.int, gain=cython.int, safe=cython.int, loss=cython.int)
    cdef void crate(self, State s, int tile_of, int good) noexcept
    @cython.locals(mine=cython.int, company=cython.int, size=cython.int, use=cython.int, hand=cython.int)
    cdef void look_at_lot(self, State s) noexcept
    cdef void judge_bid(self, State s, int amount) noexcept
    @cython.locals(kinds=cython.int, front=cython.int, more=cython.int)
    cdef void judge_conversion(self, State s) noexcept

@cython.locals(worth='int[5]', crates='int[5]', other=cython.int, good=cython.int, most=cython.int, leaders=cython.int,
               leader=cython.int, company=cython.int, owner=cython.int, best=cython.int)
cdef double lead(State s, int seat) noexcept
@cython.locals(most=cython.int, other=cython.int, mine=cython.int, sunk=cython.int, laid=cython.int)
cdef double attack(State s, int company, int cards) noexcept
