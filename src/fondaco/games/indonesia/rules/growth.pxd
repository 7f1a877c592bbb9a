cimport cython

from fondaco.games.indonesia.rules cimport phase
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State

cdef int NEW_ERA, GROW, DEEDS, GOODS, CITIES, LARGEST, NO

cdef class Growth(Phase):
    cpdef void begin(self, State s)
    @cython.locals(goods=cython.int, city=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(goods=cython.int, company=cython.int)
cdef int goods_on_board(State s)
@cython.locals(good=cython.int)
cdef bint is_ready(State s, int city, int goods)
@cython.locals(goods=cython.int, ready=cython.int, city=cython.int, stones=cython.int)
cdef void go_on(State s)
cdef void grow(State s, int city)
@cython.locals(count=cython.int, entry=cython.int)
cdef void consume(State s)
