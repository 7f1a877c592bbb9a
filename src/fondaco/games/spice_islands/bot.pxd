cimport cython

from fondaco.games.spice_islands.state cimport State
from fondaco.kernel.advice cimport Advisor as BaseAdvisor
from fondaco.kernel.state cimport State as BaseState

cdef int COMPANIES, ORGANISATIONS, CARGOES, SPICE, ORANGE, BLACK, PIRATE, MERCHANTS, MADAGASCAR, ACTION
cdef int GOOD_INCOME, FREIGHT, SPICE_INCOME, LOOT
cdef int LOAD, SAIL, ATTACK, MUTINY, COMMAND, BUY, ELECTION, DIVIDEND, TAKE, RECOVER
cdef int NAVY, EUROPE, ISLANDS, NOBODY
cdef int T_TREASURY, T_AFLOAT, T_PRICE, T_VOTES, T_LATE, T_LOAD, T_SPICE, T_FULL, T_SAIL, T_BONUS, T_DANGER
cdef int T_HUNT, T_SALE, T_PLUNDER, T_PAWN, T_NAVY, T_ELECTION, T_DIVIDEND, T_MUTINY, T_FINISH, T_CAPTAIN
cdef int[10] PRICES
cdef int[64] TO_EUROPE
cdef int[64] TO_ISLANDS
cdef double SHARE, PAWN, STEP, CHANCE, RIVAL, WIN, FINISH, PLOD

@cython.locals(best=cython.double, value=cython.double, richest=cython.int, lead=cython.int, other=cython.int)
cpdef double evaluate(State s, int seat) except? -1e30
@cython.locals(value=cython.double, left=cython.double, chance=cython.double, colour=cython.int, shares=cython.int)
cdef double outlook(State s, int seat) except? -1e30
@cython.locals(here=cython.int, steps=cython.int)
cdef double way(State s, int ship) except? -1e30
@cython.locals(value=cython.double, ship=cython.int, load=cython.int, income=cython.int, spices=cython.int)
cdef double pot(State s, int colour) except? -1e30
@cython.locals(value=cython.double, ship=cython.int)
cdef double bonus(State s, int colour) except? -1e30
@cython.locals(value=cython.double, stake=cython.double, shares=cython.int, captain=cython.int, hold=cython.int,
               out=cython.int, others=cython.int)
cdef double loot(State s, int seat, double left) except? -1e30
@cython.locals(most=cython.double, gone=cython.double, cargo=cython.int, ship=cython.int)
cdef double progress(State s) except? -1e30

@cython.locals(colour=cython.int, kept=cython.int, entry=cython.int, move=cython.int)
cpdef void thin(State s)
@cython.locals(kind=cython.int, value=cython.int, ship=cython.int)
cdef int needs(int move) except? -2
@cython.locals(kind=cython.int, value=cython.int, ship=cython.int, cargo=cython.int)
cdef bint is_twin(State s, int move) except -1

cdef class Advisor(BaseAdvisor):
    cdef int[25] held
    cdef int[5] out
    cdef double[5] stake
    cdef double lead

    @cython.locals(state=State, seat=cython.int, number=cython.int, colour=cython.int, richest=cython.int,
                   other=cython.int)
    cpdef void prepare(self, BaseState s) noexcept
    @cython.locals(mine=cython.double, out=cython.int)
    cdef double part(self, State s, int colour) noexcept
    @cython.locals(state=State, kind=cython.int, value=cython.int, load=cython.int)
    cpdef void judge(self, BaseState s, int move) noexcept
    @cython.locals(treasury=cython.int, out=cython.int, most=cython.int, other=cython.int, cargo=cython.int)
    cdef void judge_share(self, State s, int colour) noexcept
    @cython.locals(value=cython.double, colour=cython.int, cargo=cython.int)
    cdef double interest(self, State s, int ship) noexcept
    cdef void judge_load(self, State s, int ship, int cargo) noexcept
    @cython.locals(value=cython.double, here=cython.int, left=cython.int, load=cython.int)
    cdef void judge_sail(self, State s, int ship, int space) noexcept
    @cython.locals(stake=cython.double, load=cython.int, ship=cython.int)
    cdef void judge_pirates(self, State s, int space) noexcept
    @cython.locals(most=cython.int, other=cython.int)
    cdef double chance(self, State s, int colour) noexcept
