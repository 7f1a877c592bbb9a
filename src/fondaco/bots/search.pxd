cimport cython

from fondaco.bots.tree cimport Tree
from fondaco.kernel.learning.advice cimport Advisor
from fondaco.kernel.playing.rules cimport Rules
from fondaco.kernel.playing.state cimport State

cdef class Search(Tree):
    cdef public State luck
    cdef readonly long long iterations
    cdef public int width
    cdef public double fade
    cdef public int calm
    cdef public int pinned
    cdef State dealt
    cdef int arms, alive, worlds, turn
    cdef double[513] advised
    cdef double[512] wish
    cdef int[512] order

    @cython.locals(_=cython.int, arm=cython.int)
    cpdef void run(self, int iterations)
    @cython.locals(world=State, first=cython.uint, second=cython.uint, third=cython.uint)
    cdef void deal(self)
    @cython.locals(node=cython.int)
    cdef int pinned_arm(self) except -1
    @cython.locals(arm=cython.int)
    cdef int next_arm(self) except -1
    cdef void halve(self)
    @cython.locals(world=State, place=cython.int, best=cython.int, number=cython.int, node=cython.int)
    cdef void begin(self)
    @cython.locals(number=cython.int)
    cdef void ask_advice(self, State world)
    @cython.locals(moves=list, chances=list, number=cython.int)
    cdef void ask_guide(self, State world)
    @cython.locals(total=cython.double, squares=cython.double, mean=cython.double, spread=cython.double, node=cython.int)
    cdef void scale(self)
    @cython.locals(visits=cython.int, node=cython.int)
    cdef int most(self) except -1
    cdef double worth(self, int node, int most) except? -1e30
    @cython.locals(most=cython.int, place=cython.int, node=cython.int, value=cython.double, before=cython.int)
    cdef void sort(self, int count)
    @cython.locals(most=cython.int, tried=list, node=cython.int)
    cpdef list ranking(self)
    cpdef int favourite(self) except? -2
    @cython.locals(node=cython.int)
    cpdef void look_at(self, int move, int visits)
