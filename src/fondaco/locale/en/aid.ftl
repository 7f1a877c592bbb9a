### Headings of the player aids.

aid-goal = Goal
aid-turn = How it goes
aid-values = Prices and values
aid-scoring = Scoring
aid-end = End
aid-traps = Easily overlooked
