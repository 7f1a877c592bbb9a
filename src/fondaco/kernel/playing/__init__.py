"""Playing: the state, the rules over it, matches, their luck and their records."""
