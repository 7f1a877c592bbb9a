"""Administration of a running server."""
