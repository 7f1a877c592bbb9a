cimport cython

from fondaco.games.kontor.rules cimport yards
from fondaco.games.kontor.state cimport State
from fondaco.kernel.sheet cimport Sheet
from fondaco.kernel.state cimport State as BaseState

cdef int EMPTY, CANAL_LIKE, QUAY_LIKE, NOBODY, CANAL, CRANE, FLOOD, BRIDGE, CUSTOMS
cdef int SPACES, SIDE, CARDS, HAND, QUAY_CARDS, PLANES, LEAD
cdef int BUYING, CHOOSING, LAYING, REMOVING, SHIPPING, SHOWING
cdef int[676] NEIGHBOUR
cdef int[92] CARD_KIND
cdef int[92] CARD_OWNER
cdef int[276] CARD_GOODS
cdef int[6] ROWS
cdef int[6] COLUMNS

cpdef int write(BaseState s, int seat, Sheet out) except -1

@cython.locals(slot=cython.int)
cdef int fill(State s, int seat, Sheet out) except -1

@cython.locals(slot=cython.int)
cdef int fill_player(State s, int player, Sheet out) except -1

@cython.locals(cells='short[::1]', at=cython.int, base=cython.int, sign=cython.int, seen='int[169]', cards='int[169]', lead='int[3]', start=cython.int, count=cython.int, done=cython.int,
               card=cython.int, good=cython.int, side=cython.int, near=cython.int, leader=cython.int,
               place=cython.int)
cdef int fill_leads(State s, int seat, Sheet out) except -1

@cython.locals(cells='short[::1]', at=cython.int, space=cython.int, base=cython.int, card=cython.int, good=cython.int, guard=cython.int)
cdef int fill_harbour(State s, int seat, Sheet out) except -1

@cython.locals(secret=cython.bint, revealed=cython.bint, committed=cython.bint, step=cython.int, player=cython.int)
cdef int fill_choices(State s, int seat, Sheet out) except -1

@cython.locals(step=cython.int, player=cython.int, left=cython.int, place=cython.int)
cdef int fill_piles(State s, int seat, Sheet out) except -1
