"""Which Fondaco this is."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("fondaco")
except PackageNotFoundError:  # run from a checkout that is not installed
    VERSION = "0"
