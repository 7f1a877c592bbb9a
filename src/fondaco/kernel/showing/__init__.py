"""What is shown to people: events, effects, plans, reasons, score sheets, the terminal."""
