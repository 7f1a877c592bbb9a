cimport cython

cdef unsigned long long ALL, STEP, FIRST, SECOND

@cython.final
cdef class Sampler:
    cdef unsigned long long luck

    @cython.locals(mixed=cython.ulonglong)
    cdef unsigned int word(self) noexcept
    @cython.locals(row=cython.Py_ssize_t, place=cython.Py_ssize_t, legal=cython.int, bound=cython.ulonglong, left=cython.longlong)
    cpdef int draw_rows(self, signed char[:, ::1] masks, int[::1] actions) except -1

@cython.locals(row=cython.Py_ssize_t, place=cython.Py_ssize_t, best=cython.Py_ssize_t)
cpdef int best_rows(float[:, ::1] values, signed char[:, ::1] masks, int[::1] actions) except -1
