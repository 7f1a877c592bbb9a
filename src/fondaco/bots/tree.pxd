cimport cython

from fondaco.kernel.learning.advice cimport Advisor, play_advised
from fondaco.kernel.playing.rules cimport Rules
from fondaco.kernel.playing.state cimport State

cdef int DEEPEST, COUNTED
cdef double[16384] SQRT_LOG
cdef double[16384] INVERSE_SQRT

cdef double bound(int chances, int visits) noexcept

cdef class Tree:
    cdef readonly Rules rules
    cdef readonly Advisor advisor
    cdef list advisors
    cdef readonly State root
    cdef int[::1] key
    cdef int[::1] child
    cdef int[::1] sibling
    cdef int[::1] visits
    cdef int[::1] chances
    cdef double[::1] reward
    cdef double[::1] won
    cdef double[::1] margin
    cdef public double explore, widen, ranks
    cdef public unsigned int slips
    cdef double victory, ahead
    cdef int[8] standing
    cdef double[8] gain
    cdef int[512] untried
    cdef int[256] path
    cdef int seat, limit, capacity, together
    cdef object guide
    cdef double bias, trust
    cdef double[::1] prior
    cdef readonly int nodes
    cdef readonly long long decisions

    cpdef void follow(self, object guide, double bias, double trust)
    @cython.locals(depth=cython.int)
    cdef void play(self, State world, int arm)
    @cython.locals(node=cython.int, depth=cython.int)
    cdef int descend(self, State world, int arm) except -1
    cdef bint settle(self, State world) except -1
    @cython.locals(gains=list, seat=cython.int)
    cdef void estimate(self, State world, int node)
    cdef bint is_secret(self, int actor) noexcept
    cdef void leave_together(self, int actor) noexcept
    cdef int guess(self, State world) except? -2
    @cython.locals(untried=cython.int, tried=cython.int, best=cython.int, highest=cython.double, start=cython.int,
                   number=cython.int, found=cython.int, visits=cython.int, value=cython.double)
    cdef int step(self, State world, int node) except -1
    @cython.locals(here=cython.int)
    cdef int find(self, int node, int start, int key) except -1
    @cython.locals(move=cython.int, highest=cython.double, number=cython.int, value=cython.double)
    cdef int grow(self, State world, int node, int untried) except -1
    @cython.locals(moves=list, chances=list, best=cython.int, number=cython.int, fresh=cython.int)
    cdef int grow_guided(self, State world, int node) except -1
    @cython.locals(fresh=cython.int, last=cython.int)
    cdef int add_child(self, int node, int move, int actor) except -1
    @cython.locals(highest=cython.int, winners=cython.int, seat=cython.int, standing=cython.int, beaten=cython.double,
                   other=cython.int, theirs=cython.int)
    cdef void weigh(self, State world)
    @cython.locals(best=cython.int, seat=cython.int, score=cython.int)
    cdef double lead_in(self, State world) except? -1e30
    @cython.locals(level=cython.int, node=cython.int, arm=cython.int)
    cdef void back_up(self, int depth)
    @cython.locals(node=cython.int, visits=cython.int)
    cpdef tuple outlook(self, int move)
    @cython.locals(node=cython.int, best=cython.int, here=cython.int)
    cpdef list line(self, int move, int least)
    @cython.locals(here=cython.int)
    cpdef list found(self)
