"""A table as its log tells it: rows, the fold, who may do what, the actor, and the tables in memory."""
