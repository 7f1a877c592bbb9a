cimport cython

from fondaco.games.indonesia.state cimport State
from fondaco.kernel.sheet cimport Sheet
from fondaco.kernel.state cimport State as BaseState

cdef int AREAS, SEAS, LINES, DEEDS, CARDS, GOODS, NOBODY, CITY, SHIPPING, LARGEST, OPEN_MONEY, MOST, PLANES

cpdef int write(BaseState s, int seat, Sheet out) except -1

@cython.locals(card=cython.int, deed=cython.int, place=cython.int, size=cython.int)
cdef int fill(State s, int seat, Sheet out) except -1

@cython.locals(step=cython.int, player=cython.int, cards=cython.int, card=cython.int, track=cython.int)
cdef int fill_players(State s, int seat, Sheet out) except -1

@cython.locals(company=cython.int)
cdef int fill_companies(State s, int seat, Sheet out) except -1

@cython.locals(area=cython.int, company=cython.int, base=cython.int, number=cython.int, good=cython.int,
               zone=cython.int)
cdef int fill_areas(State s, int seat, Sheet out) except -1

cdef int fill_merger(State s, int seat, Sheet out) except -1

@cython.locals(place=cython.int, leg=cython.int)
cdef int fill_operation(State s, Sheet out) except -1
