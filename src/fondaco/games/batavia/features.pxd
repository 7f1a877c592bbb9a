cimport cython

from fondaco.games.batavia.state cimport State
from fondaco.kernel.sheet cimport Sheet
from fondaco.kernel.state cimport State as BaseState

cdef int COMPANIES, GOODS, SPACES
cdef int[6] PIRATES_AT

cpdef void write(BaseState s, int seat, Sheet out)

@cython.locals(company=cython.int, tile=cython.int)
cdef void fill(State s, int seat, Sheet out)

@cython.locals(step=cython.int, player=cython.int, company=cython.int)
cdef void fill_players(State s, int seat, Sheet out)

@cython.locals(space=cython.int, tile=cython.int)
cdef void fill_track(State s, Sheet out)

@cython.locals(deck=cython.int, company=cython.int)
cdef void fill_auction(State s, int seat, Sheet out)
