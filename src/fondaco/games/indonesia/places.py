"""The places of the residual graph in `flow` and `plan`, by number: in- and out-sides of nodes, cities, zones."""

INSIDE, OUTSIDE, IN_CITY, IN_ZONE = 0, 32, 64, 80  # where each kind begins
PLACES = 135
SOURCE, UNSEEN = -1, -2  # no place: the source, and what a search has not come to
