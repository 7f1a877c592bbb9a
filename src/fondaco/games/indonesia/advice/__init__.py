"""What an Indonesia player looks at: how the table stands, which moves are worth a thought, what speaks for a move."""

from fondaco.games.indonesia.advice.terms import ADVICE, Advisor

__all__ = ["ADVICE", "Advisor"]
