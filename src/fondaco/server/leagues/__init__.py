"""Leagues: rounds of tables for people who joined, paired so that nobody meets or sits the same too often.

- `rounds`: what a round is; `round_robin` and `swiss`: who meets in it, by `designs`, `search` and `seats`;
- `standings`: points and tie-breaks;
- `league`: a league as it is stored;
- `service`: open, join, start, remove; opens the tables of a round and the next round.
"""
