"""``python -m starboard`` is the command line."""

import sys

from starboard.cli import main

sys.exit(main())
