# Compiled because the house draws it four times a move.
from fondaco.games.batavia.state cimport State
