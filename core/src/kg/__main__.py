"""`python -m kg` is the `kg` command, where that is not on the path."""

import sys

from kg.cli import main

sys.exit(main())
