cimport cython

from fondaco.kernel.state cimport State as BaseState

cdef int[240] FLAG
cdef int[240] TOP_FLAGS
cdef int[60] COLOURS

cdef class State(BaseState):
    cdef public int first_player
    cdef public int paid_cards
    cdef public int empty_company
    cdef public int monopoly_port
    cdef public int[60] row
    cdef public int[4] length
    cdef public int[72] place
    cdef public int[60] origin
    cdef public int[40] hand
    cdef public int[5] hand_size
    cdef public int[3] port
    cdef public int[24] pile
    cdef public int[3] pile_size
    cdef public int[20] singles
    cdef public int[20] doubles
    cdef public int[5] missions
    cdef public int[25] done
    cdef public int[4] paid_singles
    cdef public int[4] paid_doubles
    cdef public int[4] order
    cdef public int start
    cdef public int active
    cdef public int placed
    cdef public int deck_size
    cdef public int discard_size
    cdef public int mission
    cdef public int paid_good
    cdef public int attacker
    cdef public int defender
    cdef public int attack
    cdef public int attack_cards
    cdef public int defence
    cdef public int defence_cards
    cdef public int slot
    cdef public int sharing
    cdef public int turn_of
    cdef public int rank
    cdef public int to_ask

    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef int left_of(self, int seat) noexcept
    @cython.locals(count=cython.int, size=cython.int, layer=cython.int)
    cpdef int visible_flags(self, int slot, int company) noexcept
    cpdef int units(self, int seat, int good) noexcept
    @cython.locals(count=cython.int, good=cython.int)
    cpdef int captures(self, int seat) noexcept
    @cython.locals(count=cython.int, kind=cython.int)
    cpdef int missions_done(self, int seat) noexcept
    @cython.locals(colours=cython.int, slot=cython.int)
    cpdef int colours_in_hand(self, int seat) noexcept
