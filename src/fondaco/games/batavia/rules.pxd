cimport cython

from fondaco.games.batavia cimport bot, redeal
from fondaco.games.batavia.state cimport State
from fondaco.kernel.rules cimport Rules as BaseRules
from fondaco.kernel.state cimport State as BaseState

cdef int OVER, AUCTION, ACTION, PLAY, CONVERSION
cdef int BID, PASS, DRAW, LAY, SAIL, HEX, CONVERT, KEEP, KIND
cdef int COMPANIES, GOODS, SPACES, BLOCK, FINAL_HEX, NOBODY, NO_TILE
cdef int LAST_TILE, LAST_BLOCK, BY_FINAL_HEX
cdef int[6] CONVERSION_GOLD
cdef int[6] PIRATES_AT
cdef int[7] MAJORITY_GOLD
cdef int[7] TIE_GOLD
cdef list PHASES

@cython.locals(seat=cython.int, company=cython.int, _=cython.int)
cdef void set_up(State s)
@cython.locals(company=cython.int, good=cython.int)
cdef void lay_stations(State s)
@cython.locals(space=cython.int)
cdef void lay_quick_start(State s)

@cython.locals(die=cython.int, turned='int[5]', ship=cython.int, _=cython.int)
cdef void begin_round(State s)
cdef void begin_actions(State s)
cdef void end_action(State s)

cdef class Phase:
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)
    cpdef object why_not(self, State s, int kind, int value)

cdef class Auction(Phase):
    cpdef void offer(self, State s)
    @cython.locals(seat=cython.int)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(winner=cython.int, rest=cython.int, share=cython.int, others=cython.int, seat=cython.int,
               company=cython.int)
cdef void sell(State s)
cdef void leave_unsold(State s)

cdef class Action(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(drawn='int[5]', count=cython.int, ship=cython.int, _=cython.int)
cdef void draw_two(State s)
cdef bint can_play(State s)
@cython.locals(company=cython.int, mine=cython.int)
cdef void offer_cards(State s)
@cython.locals(mine=cython.int)
cdef void lay(State s, int company)

@cython.locals(ships=cython.int)
cdef void count_majority(State s, int seat, int company)
cdef void give_seal(State s, int company, int holder)

cdef class Play(Phase):
    @cython.locals(mine=cython.int, seals=cython.int, tiles_ahead=cython.int, company=cython.int)
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(space=cython.int, tile=cython.int)
cdef void sail(State s, int company)
cdef void reveal_stations(State s)

cdef class Conversion(Phase):
    cpdef void offer(self, State s)
    cpdef void apply(self, State s, int kind, int value)

@cython.locals(given='int[5]', count=cython.int, company=cython.int)
cdef void convert(State s)

@cython.locals(most=cython.int, company=cython.int, attacked='int[5]',
               sunk=cython.int, seat=cython.int)
cdef void check_pirates(State s)

cdef void take_hex(State s)
cdef void score(State s)
@cython.locals(seat=cython.int, company=cython.int, holder=cython.int)
cdef void show_hands(State s)
@cython.locals(good=cython.int, crates='int[5]', company=cython.int, most=cython.int, seat=cython.int,
               gold=cython.int)
cdef void score_goods(State s)
@cython.locals(most=cython.int, seat=cython.int, gold=cython.int)
cdef void score_bills(State s)
@cython.locals(seat=cython.int, held='int[5]', gold=cython.int, company=cython.int)
cdef void score_seals(State s)

@cython.locals(ship=cython.int, count=cython.int, company=cython.int)
cdef int draw_ship(State s) except? -2
cdef tuple ships(list counts)
cdef tuple hand_of(State s, int seat)

cdef class Rules(BaseRules):
    @cython.locals(phase=Phase)
    cpdef void offer(self, BaseState s)
    @cython.locals(phase=Phase)
    cpdef void apply(self, BaseState s, int move)
    @cython.locals(phase=Phase)
    cpdef object why_not(self, BaseState s, int move)
    @cython.locals(state=State)
    cpdef int score(self, BaseState s, int seat) except? -2000000000
    @cython.locals(phase=Phase)
    cpdef void candidates(self, BaseState s)
