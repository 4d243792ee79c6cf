"""Generated mutants that no test notices, each with the reason."""

from __future__ import annotations

SURVIVORS: dict[str, str] = {}
