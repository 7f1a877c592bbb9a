cimport cython

from fondaco.games.batavia.state cimport State

cdef int COMPANIES, GOODS, SPACES
cdef int[6] CONVERSION_GOLD
cdef int[7] MAJORITY_GOLD
cdef int[7] TIE_GOLD
cdef double CARD, SHIP, SEAL, BILL, LANE, FIRST, SET, RIVAL

@cython.locals(best=cython.double, other=cython.int)
cpdef double evaluate(State s, int seat) except? -1e30
@cython.locals(left=cython.double, value=cython.double, company=cython.int)
cdef double outlook(State s, int seat) except? -1e30
@cython.locals(value=cython.double, good=cython.int, mine=cython.int, crates='int[5]', company=cython.int,
               owner=cython.int, rival=cython.int, other=cython.int)
cdef double goods(State s, int seat) except? -1e30
@cython.locals(kinds=cython.int, spare=cython.int, company=cython.int, count=cython.int, more=cython.int)
cdef double tiles(State s, int seat, double left) except? -1e30
@cython.locals(value=cython.double, company=cython.int, mine=cython.int)
cdef double fleet(State s, int seat) except? -1e30
