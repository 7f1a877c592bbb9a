"""Records: of finished tables, uploaded, and verified."""
