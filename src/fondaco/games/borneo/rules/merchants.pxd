cimport cython

from fondaco.games.borneo.state cimport State

cdef int ROW, NOBODY

@cython.locals(owner=cython.int, left=cython.int, place=cython.int)
cdef void move_to_end(State s, int merchant, int company) noexcept
