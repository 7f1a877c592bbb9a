cimport cython

from fondaco.games.kontor.rules cimport yards
from fondaco.games.kontor.state cimport State

cdef int EMPTY, CANAL_LIKE, QUAY_LIKE, NO_CARD, DOCK, CRANE, CANAL, FLOOD, BRIDGE, CUSTOMS
cdef int WATER_GAMES, TIC_TAC_TOE, SHIP_SYMBOL, SIDE
cdef int BY_CARD, BY_CANAL, BY_ENEMY_CRANE, BY_CLOSED_YARD
cdef int FREE, TAKEN, BEYOND, APART, CRANE_FORBIDS, NO_CANAL_NEAR, FIELD_BREAKS, NEAR_CLOSED, WOULD_CLOSE
cdef int NO_FLOOD, NO_BRIDGE, SHIP_ON_IT, CRANE_FORBIDS_BRIDGE
cdef int[169] ROW
cdef int[169] COLUMN
cdef int[676] NEIGHBOUR
cdef int[92] CARD_KIND
cdef int[92] CARD_OWNER
cdef int[92] CARD_SYMBOL
cdef int[276] CARD_GOODS
cdef int[169] FIELD_OF
cdef int[36] FIELD_SPACES
cdef int[16] WHOLE

@cython.locals(around=cython.int)
cdef int obstacle(State s, int seat, int card, int space, int ground) except -1
@cython.locals(around=cython.int, side=cython.int, near=cython.int)
cdef int surroundings(State s, int seat, int space) except -1
@cython.locals(first=cython.int, canals=cython.int, place=cython.int)
cdef bint breaks_field(State s, int space) except -1
@cython.locals(card=cython.int, goods=cython.int)
cdef int flood_obstacle(State s, int seat, int space) except -1
@cython.locals(around=cython.int)
cdef int bridge_obstacle(State s, int seat, int space) except -1
@cython.locals(top=cython.int, bottom=cython.int, left=cython.int, right=cython.int, closes=cython.bint)
cdef bint would_close(State s, int space, int ground) except -1
@cython.locals(ground=cython.int, rows=cython.int, columns=cython.int, row=cython.int, space=cython.int)
cdef bint has_space(State s, int seat, int card) except -1
@cython.locals(rows=cython.int, columns=cython.int, row=cython.int, space=cython.int)
cdef void offer_spaces(State s, int kind, int card, int ground)
cdef int growth(bint fixed) noexcept
cdef int side_of(int card) noexcept
cdef bint put(State s, int card, int space, int ground) except -1
@cython.locals(rows_fixed=cython.bint, columns_fixed=cython.bint)
cdef bint widen(State s, int space) except -1
@cython.locals(card=cython.int)
cdef int lift(State s, int space) except -2
cdef void shrink(State s)
@cython.locals(row=cython.int, space=cython.int)
cdef bint is_empty(State s, int top, int left, int bottom, int right) except -1
cdef bint is_removable(State s, int space) except -1
@cython.locals(top=cython.int, bottom=cython.int, left=cython.int, right=cython.int, removed=cython.int,
               found=cython.bint)
cdef bint leaves_space(State s, int seat, int card, int space) except -1
@cython.locals(side=cython.int, near=cython.int)
cdef bint can_remove_at(State s, int seat, int card, int ship) except -1
cdef bint can_sail(State s, int seat, int card, bint room, int space) except -1
@cython.locals(room=cython.bint, row=cython.int, space=cython.int)
cdef bint can_use_ship(State s, int seat, int card) except -1
