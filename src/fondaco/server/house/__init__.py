"""What a host says to their guests, and how long anything of theirs is kept."""
