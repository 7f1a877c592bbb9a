from fondaco.games.spice_islands.state cimport State

cpdef void redeal(State s, int seat, bint forget)
