"""Friends, profiles, statistics, vacations, programs, and what accounts may do about themselves."""
