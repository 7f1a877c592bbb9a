"""The peers, each measured in its own way of playing at random."""
