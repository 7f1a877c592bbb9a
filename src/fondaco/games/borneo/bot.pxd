cimport cython

from fondaco.games.borneo.state cimport State

cdef int COMPANIES, GOODS, KINDS, ROW, OPEN_PORTS, EACH, SPLIT
cdef int[5] MODE
cdef int[5] AMOUNT
cdef int[5] POINTS
cdef int[12] MOST
cdef int[12] LIMIT
cdef double RIVAL, CARD, MISSION, PROGRESS, GOODS_OF_A_CARD, PORT, STAND

@cython.locals(best=cython.double, other=cython.int)
cpdef double evaluate(State s, int seat) except? -1e30
@cython.locals(value=cython.double, kind=cython.int, slot=cython.int)
cdef double outlook(State s, int seat) except? -1e30
@cython.locals(best=cython.double, kind=cython.int, have=cython.double, need=cython.double, gain=cython.double,
               share=cython.double)
cdef double plans(State s, int seat) except? -1e30
@cython.locals(total=cython.int, most=cython.int, good=cython.int, units=cython.int)
cdef double reached(State s, int seat, int kind) except? -1e30
@cython.locals(value=cython.double, company=cython.int, rank=cython.int)
cdef double ranks(State s, int seat) except? -1e30
@cython.locals(full=cython.int, limit=cython.int, left=cython.int, monopoly=cython.double, weight=cython.double,
               quota=cython.double, flags=cython.int, company=cython.int, count=cython.int, missing=cython.int,
               near=cython.double, ready=cython.double)
cdef double cargo(State s, int seat, int slot) except? -1e30
@cython.locals(length=cython.int, value=cython.double, rank=cython.int)
cdef double share_of(State s, int seat, int company, int cards) except? -1e30
