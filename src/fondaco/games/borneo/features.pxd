cimport cython

from fondaco.games.borneo.state cimport State
from fondaco.kernel.sheet cimport Sheet
from fondaco.kernel.state cimport State as BaseState

cdef int CARDS, PIECES, KINDS, GOODS, ROW, COMPANIES, OPEN_PORTS
cdef int IN_DECK, CAPTURED, IN_ATTACK, IN_DEFENCE, PAID
cdef int PLACEMENT, PAYMENT, OUSTED, KEEPING, SPLIT
cdef int[5] POINTS

cpdef int write(BaseState s, int seat, Sheet out) except -1

@cython.locals(place=cython.int, kind=cython.int, ports=cython.int, piece=cython.int)
cdef int fill(State s, int seat, Sheet out) except -1

@cython.locals(slot=cython.int, piece=cython.int, good=cython.int, kind=cython.int, points=cython.int)
cdef int fill_own(State s, int seat, Sheet out) except -1

@cython.locals(cards='int[5]', ports='int[5]', piece=cython.int, player=cython.int, step=cython.int)
cdef int fill_players(State s, int seat, Sheet out) except -1

@cython.locals(slot=cython.int, layer=cython.int, company=cython.int)
cdef void fill_ports(State s, Sheet out)

@cython.locals(good=cython.int, piece=cython.int)
cdef void fill_payment(State s, Sheet out)

@cython.locals(card=cython.int)
cdef void fill_conflict(State s, int seat, Sheet out)

@cython.locals(place=cython.int)
cdef void fill_split(State s, Sheet out)
