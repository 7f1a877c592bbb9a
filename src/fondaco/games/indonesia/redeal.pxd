cimport cython

from fondaco.games.indonesia.state cimport State

cdef int CARDS, OPEN_MONEY

@cython.locals(era=cython.int)
cpdef void redeal(State s, int seat, bint forget)
@cython.locals(cards='int[5]', holders='int[5]', count=cython.int, card=cython.int, last=cython.int,
               place=cython.int, other=cython.int, number=cython.int, fitting=cython.bint)
cdef void redeal_cards(State s, int seat, int era)
cdef bint is_hidden(State s, int seat, int card)
cdef bint fits(State s, int holder, int card)
@cython.locals(other=cython.int, before=cython.int, least=cython.int)
cdef void redeal_money(State s, int seat)
