"""Ratings of people from rated matches."""
