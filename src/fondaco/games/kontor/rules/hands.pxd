cimport cython

from fondaco.games.kontor.state cimport State

cdef int NO_CARD, HAND, QUAY_CARDS, RED, BLACK

@cython.locals(slot=cython.int)
cdef void add_to_hand(State s, int seat, int card, bint known)
@cython.locals(slot=cython.int, last=cython.int)
cdef void take_from_hand(State s, int seat, int card)
cdef void make_known(State s, int seat, int card)
@cython.locals(card=cython.int)
cdef void draw_canal(State s, int seat)
@cython.locals(top=cython.int, card=cython.int)
cdef void draw_quay(State s, int seat)
@cython.locals(bottom=cython.int, place=cython.int)
cdef void put_under(State s, int owner, int card)
@cython.locals(card=cython.int)
cdef int take_special(State s, int seat) except -2
cdef void tell_canal(State s)
cdef void tell_quay(State s, int seat)
cdef int grant(State s, int seat) except -1
cdef bint grant_is_refused(State s, int seat) except -1
cdef void pay(State s, int seat, int florins)
