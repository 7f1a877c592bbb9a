"""The build's own tools: used by the Makefile and the build hook, never imported by the package."""
