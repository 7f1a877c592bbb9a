"""`python -m fondaco`."""

import sys

from fondaco.cli import main

sys.exit(main())
