cimport cython

from fondaco.games.borneo.state cimport State

cdef int CARDS, PIECES, KINDS, ROW, OPEN_PORTS, IN_DECK, DISCARDED_BY, IN_HAND, CAPTURED, ON_TABLE, REMOVED
cdef int NOT_SHUFFLED, SHUFFLED_OPENLY, SHUFFLED_BY, PAYMENT, ATTACK
cdef int[72] GOOD
cdef int[72] VALUE

cpdef void redeal(State s, int seat, bint forget)
cdef bint attack_can_go_on(State s, int seat) noexcept
@cython.locals(fresh='int[60]', other='int[60]', secret='int[60]', origins='int[8]', origin=cython.int, _=cython.int, places='int[60]', fresh_cards=cython.int,
               others=cython.int, secrets=cython.int, news=cython.int, card=cython.int, number=cython.int)
cdef void redeal_cards(State s, int seat)
cdef bint is_unknown(State s, int seat, int place) noexcept
@cython.locals(held='int[5]', dropped='int[5]', new='int[5]', in_deck='int[2]', number=cython.int, left=cython.int, news=cython.int, card=cython.int, place=cython.int,
               fresh=cython.int, head=cython.int, tail=cython.int, player=cython.int)
cdef int list_places(State s, int seat, int* places) except -1
@cython.locals(pieces='int[72]', places='int[72]', count=cython.int, piece=cython.int, number=cython.int)
cdef void shuffle_unseen(State s, int seat, int first, int end)
@cython.locals(slot=cython.int)
cdef bint is_shown(State s, int piece) noexcept
cdef bint is_unseen(State s, int seat, int place) noexcept
@cython.locals(piece=cython.int)
cdef void count_captures(State s)
@cython.locals(kinds='int[12]', owners='int[12]', count=cython.int, player=cython.int, kind=cython.int,
               number=cython.int)
cdef void redeal_missions(State s, int seat)
@cython.locals(last=cython.int, chosen=cython.int)
cdef void shuffle(State s, int* numbers, int count)
@cython.locals(player=cython.int, card=cython.int)
cdef void gather_hands(State s, int seat)
