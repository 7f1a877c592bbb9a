cimport cython

from fondaco.games.indonesia cimport bot, redeal
from fondaco.games.indonesia.rules cimport new_era
from fondaco.games.indonesia.rules.phase cimport Phase
from fondaco.games.indonesia.state cimport State
from fondaco.kernel.rules cimport Rules as BaseRules
from fondaco.kernel.state cimport State as BaseState

cdef int KIND
cdef list PHASES

cdef class Rules(BaseRules):
    @cython.locals(phase=Phase)
    cpdef void offer(self, BaseState s)
    @cython.locals(phase=Phase)
    cpdef void apply(self, BaseState s, int move)
    @cython.locals(phase=Phase)
    cpdef object why_not(self, BaseState s, int move)
    @cython.locals(state=State)
    cpdef int standing(self, BaseState s, int seat) except? -2000000000
