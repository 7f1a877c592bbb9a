cimport cython

from fondaco.kernel.learning.advice cimport Advisor
from fondaco.kernel.learning.observation cimport Dense, Observation
from fondaco.kernel.playing.rules cimport Rules, ask_next
from fondaco.kernel.playing.state cimport State

cdef unsigned long long ALL, STEP, FIRST, SECOND
cdef int NOBODY, ANY_RULES, BY_ADVICE, MAX_ATTEMPTS, PARTS

@cython.final
cdef class Group:
    cdef public object game, reward, names, numbers
    cdef object row_array, mask_array, final_array, empty_row, bot_luck
    cdef Rules rules
    cdef Dense dense
    cdef State blank
    cdef public list states
    cdef list advisors, bots, pools, recalls
    cdef Observation observation, final_observation
    cdef short[::1] cells, final_cells
    cdef signed char[::1] marks
    cdef int[::1] asked, wanted, moves, chosen, own, opponent, kind
    cdef int[::1] scores, ranks, lengths, final_seats
    cdef float[::1] rewards
    cdef unsigned char[::1] terminated, truncated
    cdef long long[::1] ply
    cdef unsigned long long[::1] luck
    cdef readonly int count
    cdef int size, told, actions, seats, fixed_seat, finals
    cdef long long limit
    cdef bint plays_itself, forfeits, memory

    @cython.locals(mixed=cython.ulonglong)
    cdef unsigned int word(self, int row) except? 77
    cdef int draw(self, int row, unsigned long long bound) except? -2
    cdef int deal(self, int row, object number) except -2
    @cython.locals(tries=cython.int)
    cdef int seat_row(self, int row, object number) except -1
    @cython.locals(own=cython.int, step=cython.int)
    cdef int draw_seats(self, int row) except -1
    @cython.locals(seat=cython.int)
    cdef int ask(self, int row, State s) except -2
    cdef int make(self, int row, State s, int move) except -1
    cdef int remember(self, int row, State s) except -1
    @cython.locals(player=cython.int, world=State, first=cython.uint, second=cython.uint, third=cython.uint, advisor=Advisor, move=cython.longlong)
    cdef int answer(self, int row, State s, int seat) except -2
    @cython.locals(row=cython.int)
    cpdef int check(self) except -2
    @cython.locals(first=cython.int, last=cython.int, row=cython.int)
    cpdef int step(self) except -1
    @cython.locals(s=State)
    cdef int move_of(self, int row, int action) except -2
    @cython.locals(s=State, move=cython.int)
    cdef int act(self, int row) except -1
    @cython.locals(place=cython.int)
    cdef int forget(self, int row) except -1
    @cython.locals(start=cython.int, seat=cython.int)
    cdef int write_result(self, int row, object result, int loser) except -1
    @cython.locals(place=cython.int, seat=cython.int, start=cython.int)
    cdef int finish(self, int row, State s, int loser) except -1
    cpdef int observe(self) except -1
    @cython.locals(row=cython.int)
    cdef int observe_rows(self, int first, int last) except -1
    @cython.locals(s=State, start=cython.int)
    cdef int observe_row(self, int row) except -1
    @cython.locals(place=cython.int)
    cdef int recall(self, int row, int seat, short[::1] cells, int start) except -1
    @cython.locals(s=State, row=cython.int, action=cython.int)
    cpdef int draw_actions(self) except -1
