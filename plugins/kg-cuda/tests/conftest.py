"""Makes what the tests here share importable, and the fixture of PyCUDA known to them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from with_pycuda import linked  # noqa: F401
