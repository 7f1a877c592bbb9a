cimport cython

from fondaco.games.kontor.rules cimport end, hands, harbour, rounds, yards
from fondaco.games.kontor.rules.phase cimport Phase
from fondaco.games.kontor.state cimport State

cdef int REMOVING, NOBODY, NO_CARD, SIDE, EMPTY, CANAL_LIKE, QUAY_LIKE, DOCK, CRANE, CANAL, CUSTOMS, TIC_TAC_TOE
cdef int SHIP_SYMBOL, BY_FULL_HARBOUR, BY_LINE, BY_RUIN
cdef int BUY, DECLINE, SHOW, CHOOSE, PASS, SHIP, STAY, REMOVE, LEAVE, LAY, AS_QUAY, AS_CANAL
cdef int[676] NEIGHBOUR
cdef int[92] CARD_KIND
cdef int[92] CARD_OWNER
cdef int[92] CARD_SYMBOL

cdef class Shipping(Phase):
    @cython.locals(card=cython.int, room=cython.bint, row=cython.int, space=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef class Removing(Phase):
    @cython.locals(card=cython.int, side=cython.int, near=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(card=cython.int)
cdef void remove(State s, int space)

cdef class Laying(Phase):
    @cython.locals(card=cython.int)
    cpdef void offer(self, State s)
    @cython.locals(card=cython.int)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(covered=cython.int, rows_fixed=cython.bint, columns_fixed=cython.bint, fixed=cython.bint)
cdef void lay(State s, int card, int space, int ground)
@cython.locals(place=cython.int)
cdef void cover(State s, int card)
@cython.locals(florins=cython.int)
cdef void take_income(State s)
cdef void draw(State s, int card)
cdef void fill_up(State s)
