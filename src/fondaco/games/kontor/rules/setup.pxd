cimport cython

from fondaco.games.kontor.rules cimport hands, harbour, rounds
from fondaco.games.kontor.state cimport State

cdef int RED, BLACK, HAND, QUAY_CARDS, CANAL_LIKE, ANCHOR

@cython.locals(seat=cython.int)
cpdef void set_up(State s)
@cython.locals(last=cython.int, other=cython.int)
cdef list shuffled(State s, object cards)
@cython.locals(place=cython.int, space=cython.int)
cdef void lay_harbour(State s, object start, list canals)
@cython.locals(dealt=cython.int, place=cython.int)
cdef void deal_canals(State s, list canals)
@cython.locals(place=cython.int)
cdef void deal_quays(State s, int seat, list quays)
@cython.locals(seat=cython.int, slot=cython.int)
cdef void tell_deal(State s)
