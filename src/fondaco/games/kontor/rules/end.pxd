cimport cython

from fondaco.games.kontor.rules cimport yards
from fondaco.games.kontor.state cimport State

cdef int OVER, NOBODY, NO_CARD, SPACES, POVERTY, BONUS_YARDS, NO_BONUS, ALL_GUARDED, FIVE_LARGEST
cdef int ALWAYS, CUTOFF, FAR
cdef int[169] ROW
cdef int[169] COLUMN
cdef int[6] BONUS
cdef int[6] ANCHOR_SPACE
cdef int[36] FIELD_SPACES
cdef int[24] LINES

cdef void finish(State s, int ending)
@cython.locals(rank='int[33]', number=cython.int, left=cython.int, done=cython.int, best=cython.int, equals=cython.int)
cdef void reward_largest(State s)
@cython.locals(number=cython.int)
cdef void reward_all(State s)
cdef void reward(State s, int number)
cdef int rank_of(State s, int number) except -1
@cython.locals(size=cython.int, space=cython.int)
cpdef int size_of(State s, int number) except -1
@cython.locals(anchor=cython.int, nearest=cython.int, space=cython.int)
cpdef int distance_of(State s, int number) except -1
@cython.locals(seat=cython.int)
cdef bint is_ruined(State s) except -1
@cython.locals(line=cython.int)
cdef bint has_line(State s, int seat) except -1
@cython.locals(place=cython.int, number=cython.int)
cpdef bint controls(State s, int seat, int field) except -1
