cimport cython

from fondaco.games.borneo.state cimport State
from fondaco.kernel.advice cimport Advisor as BaseAdvisor
from fondaco.kernel.state cimport State as BaseState

cdef int COMPANIES, GOODS, KINDS, ROW, OPEN_PORTS, EACH, SPLIT
cdef int[5] MODE
cdef int[5] AMOUNT
cdef int[5] POINTS
cdef int[12] MOST
cdef int[12] LIMIT
cdef int[240] FLAG
cdef int[240] TOP_FLAGS
cdef int[240] ALL_FLAGS
cdef int[72] GOOD
cdef int[72] VALUE
cdef int OUSTED, ATTACKING, DEFENDING
cdef int PLACE, TAKE, PAY, CHANGE, CHALLENGE, PLAY, DONE, KEEP, LAY, PICK, DISCARD
cdef int T_MONOPOLY, T_QUOTA, T_PORT, T_BUILD, T_NEAR, T_FULL, T_SPENT, T_CHANGE, T_RANK, T_HEAT, T_SPREAD
cdef int T_ATTACK, T_ODDS, T_SURPLUS, T_FLAGS, T_DEFEND, T_GOODS, T_FIT, T_HELD, T_MISSION, T_COST, T_DOUBLE
cdef double RIVAL, CARD, MISSION, PROGRESS, GOODS_OF_A_CARD, PORT, STAND

@cython.locals(best=cython.double, other=cython.int)
cpdef double evaluate(State s, int seat) except? -1e30
@cython.locals(value=cython.double, kind=cython.int, slot=cython.int)
cdef double outlook(State s, int seat) except? -1e30
@cython.locals(best=cython.double, kind=cython.int, have=cython.double, need=cython.double, gain=cython.double,
               share=cython.double)
cdef double plans(State s, int seat) except? -1e30
@cython.locals(total=cython.int, most=cython.int, good=cython.int, units=cython.int)
cdef double reached(State s, int seat, int kind) except? -1e30
@cython.locals(value=cython.double, company=cython.int, rank=cython.int)
cdef double ranks(State s, int seat) except? -1e30
@cython.locals(full=cython.int, limit=cython.int, left=cython.int, monopoly=cython.double, weight=cython.double,
               quota=cython.double, flags=cython.int, company=cython.int, count=cython.int, missing=cython.int,
               near=cython.double, ready=cython.double)
cdef double cargo(State s, int seat, int slot) except? -1e30
@cython.locals(length=cython.int, value=cython.double, rank=cython.int)
cdef double share_of(State s, int seat, int company, int cards) except? -1e30

cdef class Advisor(BaseAdvisor):
    cdef double[4] stake
    cdef double[4] heat
    cdef int[4] mine

    @cython.locals(state=State, company=cython.int, own=cython.double, whole=cython.double, rank=cython.int,
                   slot=cython.int, near=cython.double)
    cpdef void prepare(self, BaseState s) noexcept
    @cython.locals(state=State, kind=cython.int, value=cython.int)
    cpdef void judge(self, BaseState s, int move) noexcept
    @cython.locals(slot=cython.int, size=cython.int, flags='int[4]', best=cython.int, company=cython.int,
                   place=cython.int, near=cython.double)
    cdef void judge_card(self, State s, int card, int port) noexcept
    @cython.locals(own=cython.int, number=cython.int)
    cdef double picks(self, State s, int company, int cards) noexcept
    @cython.locals(count=cython.int, company=cython.int)
    cdef double flags_held(self, int card) noexcept
    @cython.locals(left=cython.int, rank=cython.int)
    cdef void judge_change(self, State s, int merchant, int company) noexcept
    @cython.locals(company=cython.int, rank=cython.int, strength=cython.int, cards=cython.int, slot=cython.int,
                   flags=cython.int, other=cython.int, hand=cython.int)
    cdef void judge_attack(self, State s, int merchant, int target) noexcept
    @cython.locals(company=cython.int, hand=cython.int, flags=cython.int, left=cython.int)
    cdef void judge_fight(self, State s, int kind, int card) noexcept
    @cython.locals(good=cython.int, units=cython.int, kind=cython.int, done=cython.double)
    cdef void judge_good(self, State s, int piece) noexcept
    @cython.locals(rank=cython.int)
    cdef void judge_place(self, State s, int company) noexcept
