"""Makes what the tests here share importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
