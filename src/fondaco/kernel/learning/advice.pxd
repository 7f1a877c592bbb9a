cimport cython

from fondaco.kernel.playing.rules cimport Rules
from fondaco.kernel.playing.state cimport State

cdef class Advisor:
    cdef public double[32] weight
    cdef public double[32] term
    cdef public int terms
    cdef int low, high

    cpdef int prepare(self, State s) except -1
    cpdef int judge(self, State s, int move) except -1
    cpdef double score(self, State s, int move) except? -1e30
    @cython.locals(weight='double*', term='double*', first=cython.double, second=cython.double, third=cython.double, fourth=cython.double,
                   low=cython.Py_ssize_t, high=cython.Py_ssize_t, number=cython.Py_ssize_t)
    cdef double total(self) noexcept  # inline
    cdef void clear(self) noexcept  # inline
    @cython.locals(term='double*', first=cython.Py_ssize_t, last=cython.Py_ssize_t, number=cython.Py_ssize_t)
    cdef void clear_for(self, int low, int high) noexcept  # inline
    @cython.locals(found=cython.int, highest=cython.double, number=cython.int, value=cython.double)
    cpdef int best(self, State s) except? -2

@cython.locals(decisions=cython.int, move=cython.int, advisor=Advisor)
cpdef int play_advised(Rules rules, list advisors, State s, int limit, unsigned int slips) except -1
