"""What builds and installs the house: used by the Makefile and by the build hook, never by the house itself."""
