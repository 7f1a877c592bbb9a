cimport cython

from fondaco.games.kontor.state cimport State

cdef int BUYING, CHOOSING, SHOWING, NO_CARD, PASS_CARD, HAND, QUAY_CARDS, CARDS, CANAL, NOBODY
cdef int QUAY_STOCK, CANAL_STOCK, SPECIAL_STOCK
cdef int[92] CARD_KIND
cdef int[92] CARD_OWNER

@cython.locals(stock=cython.int, other=cython.int)
cpdef void redeal(State s, int seat, bint forget)
@cython.locals(other=cython.int, slot=cython.int)
cdef void forget_cards(State s, int seat)
cdef int stock_of(int card) noexcept
@cython.locals(cards='int[92]', hidden='int[92]', place=cython.int, card=cython.int, count=cython.int, last=cython.int, other=cython.int)
cdef void redeal_stock(State s, int seat, int stock)
@cython.locals(other=cython.int, slot=cython.int, place=cython.int)
cdef int gather(State s, int seat, int stock, int* cards, int count, bint back) except -1
@cython.locals(choice=cython.int)
cdef void redeal_choice(State s, int other)
