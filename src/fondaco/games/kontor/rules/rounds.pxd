cimport cython

from fondaco.games.kontor.rules cimport end, hands, harbour
from fondaco.games.kontor.state cimport State

cdef int BUYING, CHOOSING, LAYING, SHIPPING
cdef int RED, BLACK, NOBODY, NO_CARD, PASS_CARD, FLORIN, SHIP_SYMBOL, SPECIAL_PRICE, IDLE_ROUNDS, STALE_ROUNDS
cdef int BY_IDLENESS, BY_STANDSTILL, BY_RUIN
cdef int[92] CARD_SYMBOL

@cython.locals(buyers=cython.int, seat=cython.int)
cdef void begin_round(State s)
cdef void begin_choice(State s)
cdef void ask(State s, int seats)
@cython.locals(card=cython.int)
cdef void begin_turn(State s, int seat)
cdef void begin_laying(State s)
cdef void take_back(State s, int seat)
@cython.locals(seat=cython.int)
cdef void next_turn(State s)
cdef void end_round(State s)
@cython.locals(both=cython.bint, refused=cython.int, seat=cython.int, florins=cython.int)
cdef void reveal(State s)
@cython.locals(red_owes=cython.bint, black_owes=cython.bint, red_broke=cython.bint, black_broke=cython.bint)
cdef void collect_tax(State s)
cdef bint owes(State s, int seat) except -1
cdef void go_broke(State s, int seat)
@cython.locals(seat=cython.int, florins=cython.int)
cdef void relieve(State s)
cdef void pay_tax(State s, int seat)
@cython.locals(seat=cython.int)
cdef void settle_order(State s)
