cimport cython

from fondaco.games.spice_islands.rules cimport merchants, navy, organisation, pirates
from fondaco.games.spice_islands.rules.phase cimport Phase
from fondaco.games.spice_islands.state cimport State

cdef int COMPANIES, ORGANISATIONS, CARGOES, SHARES, ORANGE, BLACK, PURPLE, SPICE
cdef int PIRATE, MERCHANTS, NONE, DICE, PIECES_OF_CARGO, COLOURED_FACES
cdef int ACTION, CAPTAIN, OVER, PURCHASE, RESOLVED
cdef int BUY, PASS, LOAD, SAIL, ATTACK, ELECTION, DIVIDEND, MUTINY, COMMAND, END
cdef int[10] PRICES
cdef int[12] COLOURED_DIE

@cython.locals(good=cython.int, seat=cython.int)
cpdef void set_up(State s)
@cython.locals(seat=cython.int, colour=cython.int)
cpdef void deal_captains(State s)

@cython.locals(thrown='int[4]', die=cython.int, colour=cython.int)
cpdef void begin_turn(State s, int seat)
cpdef void next_action(State s)
cpdef int dice_left(State s) noexcept

cpdef void open_round(State s)
cpdef void ask_buyer(State s, int seat)
@cython.locals(colour=cython.int, number=cython.int)
cpdef bint can_buy(State s, int seat) noexcept

cdef class Purchase(Phase):
    @cython.locals(colour=cython.int, number=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(number=cython.int)
cpdef void buy(State s, int colour)

cdef class Action(Phase):
    @cython.locals(colour=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

cpdef void offer_colour(State s, int colour) noexcept
@cython.locals(ship=cython.int)
cpdef int colour_of(int kind, int value) noexcept
cpdef void act(State s, int kind, int value)
cpdef void sail(State s, int ship, int space)

@cython.locals(colour=cython.int)
cpdef bint can_command(State s) noexcept
cpdef void command(State s, int colour)

cdef class Captain(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(cargo=cython.int)
cpdef bint is_exhausted(State s) noexcept
@cython.locals(cargo=cython.int, colour=cython.int)
cpdef void end_game(State s)
@cython.locals(colour=cython.int, count=cython.int)
cpdef int captains_of(State s, int seat) noexcept
@cython.locals(colour=cython.int, count=cython.int)
cpdef int shares_of_all(State s, int seat) noexcept
