cimport cython

from fondaco.games.borneo.rules cimport base, ending
from fondaco.games.borneo.rules.base cimport Phase
from fondaco.games.borneo.state cimport State

cdef int SPLIT, IN_DECK, ON_TABLE, REMOVED, CARDS, PORTS, COMPANIES, ROW, NO_PORT
cdef int SPOILS_LOST, AS_QUOTA, LAST_CARD, BY_PORTS, PICK
cdef int[240] FLAG
cdef int[12] LIMIT
cdef int[72] GOOD

@cython.locals(last=cython.int, first=cython.int, place=cython.int, company=cython.int)
cpdef int monopolist(State s, int slot) except? -2
@cython.locals(company=cython.int)
cdef void monopolise(State s, int slot)
@cython.locals(port=cython.int)
cdef void take_port(State s, int seat, int slot)
cdef void lose_port(State s, int slot)

@cython.locals(place=cython.int)
cdef void share_by_quota(State s, int slot)
@cython.locals(counts='int[4]', layer=cython.int, card=cython.int, place=cython.int, company=cython.int, before=cython.int)
cpdef void rank_companies(State s, int slot)

cdef void begin_picks(State s, int slot)
@cython.locals(longest=cython.int, place=cython.int)
cdef bint next_merchant(State s) except -1

cdef class Split(Phase):
    @cython.locals(layer=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(layer=cython.int, last=cython.int, company=cython.int)
cdef void pick(State s, int card)
cdef void hand_out_last(State s)
@cython.locals(slot=cython.int, layer=cython.int)
cdef void lose_cards(State s)

@cython.locals(slot=cython.int)
cdef void end_split(State s)
@cython.locals(left=cython.int, port=cython.int)
cdef bint open_port(State s, int slot) except -1
