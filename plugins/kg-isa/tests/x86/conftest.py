"""What tests of x86-64 share: x86_machine, x86_vectors."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
