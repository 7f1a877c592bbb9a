cimport cython

from fondaco.games.batavia.state cimport State

cdef int COMPANIES, GOODS, SPACES, BLOCK, PLAY

cpdef void redeal(State s, int seat, bint forget)

@cython.locals(other=cython.int)
cdef bint play_can_go_on(State s, int seat) noexcept

@cython.locals(missing='int[5]', other=cython.int, company=cython.int, kept=cython.int, _=cython.int)
cdef void redeal_hands(State s, int seat, bint forget)

@cython.locals(place=cython.int)
cdef void forget_lots(State s)

@cython.locals(hidden='int[35]', goods='int[35]', first=cython.int, blocks=cython.int, space=cython.int, tile=cython.int,
               company=cython.int, last=cython.int, other=cython.int, here=cython.int, there=cython.int,
               block=cython.int, start=cython.int)
cdef void shuffle_stations(State s, int shown)

@cython.locals(rest=cython.int, other=cython.int, least=cython.int)
cdef void redeal_bills(State s, int seat)
