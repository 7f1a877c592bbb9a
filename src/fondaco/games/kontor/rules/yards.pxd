cimport cython

from fondaco.games.kontor.state cimport State

cdef int RED, BLACK, NOBODY, EMPTY, CANAL_LIKE, QUAY_LIKE, SPACES, CUSTOMS, TIC_TAC_TOE
cdef int[676] NEIGHBOUR
cdef int[92] CARD_KIND
cdef int[92] CARD_OWNER
cdef int[276] CARD_GOODS

@cython.locals(cards='int[64]', count=cython.int, done=cython.int, corner=cython.int, side=cython.int, near=cython.int)
cpdef bint is_closed(State s, int start) except -1
@cython.locals(side=cython.int, near=cython.int)
cdef bint has_gap(State s, int space) except -1
@cython.locals(place=cython.int)
cdef bint is_among(int* cards, int count, int space) noexcept
@cython.locals(found=cython.int, space=cython.int, card=cython.int, side=cython.int, near=cython.int)
cpdef int centre(State s, int seat, int start) except -2
cdef bint is_newly_closed(State s, int space) except -1
@cython.locals(start=cython.int, side=cython.int, near=cython.int)
cdef bint closes_any(State s, int space, bint fixed) except -1
@cython.locals(start=cython.int, side=cython.int, near=cython.int)
cdef void score_closed(State s, int space, bint fixed)
@cython.locals(lead='int[3]', stack='int[64]', size=cython.int, customs=cython.int, count=cython.int, space=cython.int,
               card=cython.int, good=cython.int, side=cython.int, near=cython.int)
cdef void score_yard(State s, int start)
@cython.locals(points=cython.int, guarded=cython.bint)
cdef void award(State s, int winner, int how, int size, int customs)
@cython.locals(red_best=cython.int, black_best=cython.int, balance=cython.int, red_good=cython.int,
               black_good=cython.int)
cpdef int majority(int wine, int spices, int tea) except -2
cpdef int how_won(int wine, int spices, int tea) except -2
cdef int sign(int number) noexcept
cpdef str spaces_of(State s, int number)
