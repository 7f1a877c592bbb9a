"""Playing: commands, seats, chat, presence, the lobby, timers, and what each seat is shown."""
