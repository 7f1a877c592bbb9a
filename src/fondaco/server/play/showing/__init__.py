"""What each seat is shown of a table: as a snapshot, in rendered sections, and before a move is made."""
