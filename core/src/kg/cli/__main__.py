"""`python -m kg.cli`, where the `kg` command is not on the path."""

import sys

from kg.cli import main

sys.exit(main())
