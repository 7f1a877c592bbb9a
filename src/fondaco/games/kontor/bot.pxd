cimport cython

from fondaco.games.kontor.rules cimport end, harbour, turns, yards
from fondaco.games.kontor.state cimport State

cdef int BUYING, CHOOSING, SHOWING, RED, BLACK, NOBODY, NO_CARD, PASS_CARD
cdef int SPACES, SIDE, HAND, EMPTY, QUAY_LIKE, CANAL_LIKE, TIC_TAC_TOE, POVERTY, FLOOD, CUSTOMS
cdef int FLORIN, SHIP_SYMBOL, NO_BONUS, ALL_GUARDED
cdef int[676] NEIGHBOUR
cdef int[92] CARD_KIND
cdef int[92] CARD_OWNER
cdef int[92] CARD_SYMBOL
cdef int[276] CARD_GOODS
cdef int[6] BONUS
cdef int[24] LINES
cdef double WIN, FEW, MORE, POOR, SPECIAL, TAX, BROKE, SHIP, GAP, LINE_OF_TWO, LINE_OF_ONE

@cython.locals(sign=cython.double)
cpdef double evaluate(State s, int seat) except? -1e30
cdef double outcome(State s, int seat) except? -1e30
@cython.locals(value=cython.double, seat=cython.int, slot=cython.int)
cdef double balance(State s) except? -1e30
cdef double purse(State s, int florins) except? -1e30
@cython.locals(value=cython.double, number=cython.int, size=cython.int, worth=cython.double)
cdef double guarded(State s) except? -1e30
@cython.locals(seen='int[169]', cards='int[64]', lead='int[3]', value=cython.double, start=cython.int, count=cython.int,
               done=cython.int, gaps=cython.int, space=cython.int, owner=cython.int, good=cython.int, goods=cython.int,
               side=cython.int, near=cython.int)
cdef double open_yards(State s) except? -1e30
@cython.locals(leader=cython.int, best=cython.int, chance=cython.double, worth=cython.double)
cdef double prospect(int wine, int spices, int tea, int size, int gaps) except? -1e30
@cython.locals(value=cython.double, line=cython.int, mine=cython.int, theirs=cython.int, place=cython.int)
cdef double lines(State s, int seat) except? -1e30
@cython.locals(sign=cython.double, best=cython.double, ground=cython.int, row=cython.int, column=cython.int,
               space=cython.int)
cdef double best_lay(State s, int seat, int card) except? -1e30
@cython.locals(after=State)
cdef double laid(State s, int seat, int card, int space, int ground) except? -1e30
