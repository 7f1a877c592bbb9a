cimport cython

from fondaco.games.borneo.rules cimport base
from fondaco.games.borneo.rules.base cimport Phase
from fondaco.games.borneo.state cimport State

cdef int OVER, DISCARDS, LAST_MISSION, IN_DECK, DISCARDED, DISCARDED_BY, IN_HAND, REMOVED
cdef int NOT_SHUFFLED, SHUFFLED_OPENLY, CARDS, KINDS, OPEN_PORTS, NO_PORT, DRAWN, HAND_LIMIT, BY_CARDS, DISCARD
cdef int[5] POINTS

@cython.locals(seat=cython.int, _=cython.int)
cdef void draw(State s)
@cython.locals(left=cython.int, card=cython.int)
cdef void draw_card(State s, int seat)
@cython.locals(card=cython.int)
cdef void reshuffle(State s)
cdef void end_turn(State s)

cdef class Discards(Phase):
    @cython.locals(slot=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cdef void discard_in_secret(State s, int seat, int card)
@cython.locals(slot=cython.int, seat=cython.int)
cdef void end_game(State s, int ending)
@cython.locals(left=cython.int, kind=cython.int)
cdef void ask_next(State s)
@cython.locals(seat=cython.int)
cdef void score_game(State s)
@cython.locals(points=cython.int, kind=cython.int)
cdef int score(State s, int seat) except? -2000000000
@cython.locals(kind=cython.int)
cdef tuple missions_of(State s, int seat)
