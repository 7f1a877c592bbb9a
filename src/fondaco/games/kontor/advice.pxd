cimport cython

from fondaco.games.kontor cimport bot
from fondaco.games.kontor.rules cimport harbour, yards
from fondaco.games.kontor.state cimport State
from fondaco.kernel.advice cimport Advisor as BaseAdvisor
from fondaco.kernel.state cimport State as BaseState

cdef int RED, NOBODY, SIDE, EMPTY, QUAY_LIKE, CANAL_LIKE, FLORIN, SHIP_SYMBOL, FLOOD, BRIDGE, CANAL
cdef int[676] NEIGHBOUR
cdef int[92] CARD_KIND
cdef int[92] CARD_OWNER
cdef int[92] CARD_SYMBOL
cdef int[276] CARD_GOODS
cdef int BUY, SHOW, CHOOSE, PASS, SAIL, REMOVE, LAY, AS_QUAY, AS_CANAL
cdef int T_CLOSE, T_SIZE, T_LEAD, T_GOODS, T_INCOME, T_TAX, T_SHIP, T_VALUE, T_PASS, T_POOR, T_SPECIAL
cdef int T_STRANDED, T_REMOVE, T_REACH, T_BUY, T_RICH

cdef class Advisor(BaseAdvisor):
    cdef int[169] label
    cdef int[192] lead
    cdef int[64] size
    cdef int[64] gaps
    cdef int open, space, canal_space

    @cython.locals(state=State, row=cython.int, space=cython.int)
    cpdef void prepare(self, BaseState s) noexcept
    @cython.locals(stack='int[64]', yard=cython.int, count=cython.int, done=cython.int, space=cython.int,
                   owner=cython.int, good=cython.int, goods=cython.int, side=cython.int, near=cython.int)
    cdef void survey(self, State s, int start) noexcept
    @cython.locals(state=State, kind=cython.int, value=cython.int, card=cython.int, side=cython.int, near=cython.int)
    cpdef void judge(self, BaseState s, int move) noexcept
    @cython.locals(is_canal=cython.bint)
    cdef void judge_card(self, State s, int card) noexcept
    @cython.locals(best=cython.double, ground=cython.int, on_cards=cython.bint, row=cython.int, space=cython.int,
                   value=cython.double)
    cdef void judge_best(self, State s, int card) noexcept
    @cython.locals(covered=cython.int)
    cdef void judge_space(self, State s, int card, int space, int ground) noexcept
    @cython.locals(sign=cython.int, part=cython.int, wine=cython.int, spices=cython.int, tea=cython.int,
                   size=cython.int, gaps=cython.int, before=cython.double, seen='int[4]', side=cython.int,
                   near=cython.int, yard=cython.int)
    cdef void join(self, State s, int card, int space) noexcept
    @cython.locals(sign=cython.int, side=cython.int, near=cython.int, yard=cython.int, gaps=cython.int,
                   leader=cython.int)
    cdef void bound(self, State s, int space) noexcept
    cdef double outlook(self, int yard, int gaps) noexcept
    @cython.locals(mine=cython.int)
    cdef void count(self, int sign, int leader, int size) noexcept
