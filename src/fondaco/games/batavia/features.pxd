cimport cython

from fondaco.games.batavia.state cimport State
from fondaco.kernel.sheet cimport Sheet
from fondaco.kernel.state cimport State as BaseState

cdef int COMPANIES, GOODS, SPACES
cdef int[6] PIRATES_AT

cpdef int write(BaseState s, int seat, Sheet out) except -1

@cython.locals(company=cython.int, tile=cython.int)
cdef int fill(State s, int seat, Sheet out) except -1

@cython.locals(step=cython.int, player=cython.int, company=cython.int)
cdef int fill_players(State s, int seat, Sheet out) except -1

@cython.locals(space=cython.int, tile=cython.int)
cdef int fill_track(State s, Sheet out) except -1

@cython.locals(deck=cython.int, company=cython.int)
cdef int fill_auction(State s, int seat, Sheet out) except -1
