cimport cython

from fondaco.games.indonesia.state cimport State
from fondaco.kernel.sheet cimport Sheet
from fondaco.kernel.state cimport State as BaseState

cdef int AREAS, SEAS, LINES, DEEDS, CARDS, GOODS, NOBODY, CITY, SHIPPING, LARGEST, OPEN_MONEY, MOST, PLANES, NEW_ERA

cpdef int write(BaseState s, int seat, Sheet out) except -1

@cython.locals(size=cython.int)
cdef int fill(State s, int seat, Sheet out) except -1

@cython.locals(cells='short[::1]', at=cython.int, card=cython.int)
cdef int fill_cards(State s, int seat, Sheet out) except -1

@cython.locals(step=cython.int, player=cython.int, cards=cython.int, card=cython.int, bid=cython.int,
               track=cython.int)
cdef int fill_players(State s, int seat, Sheet out) except -1

@cython.locals(cells='short[::1]', at=cython.int, company=cython.int)
cdef int fill_companies(State s, int seat, Sheet out) except -1

@cython.locals(cells='short[::1]', at=cython.int, deed=cython.int)
cdef int fill_deeds(State s, Sheet out) except -1

@cython.locals(cells='short[::1]', at=cython.int, area=cython.int, company=cython.int, base=cython.int,
               number=cython.int, good=cython.int, zone=cython.int)
cdef int fill_areas(State s, int seat, Sheet out) except -1

@cython.locals(cells='short[::1]', at=cython.int, place=cython.int)
cdef int fill_ships(State s, Sheet out) except -1

cdef int fill_merger(State s, int seat, Sheet out) except -1

@cython.locals(cells='short[::1]', at=cython.int, place=cython.int, leg=cython.int)
cdef int fill_operation(State s, Sheet out) except -1
