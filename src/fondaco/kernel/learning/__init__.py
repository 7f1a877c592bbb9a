"""Learning: rows of numbers and masks, what a seat remembers, rewards, weighted advice."""
