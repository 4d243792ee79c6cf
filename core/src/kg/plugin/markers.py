"""The marker of hook implementations: `from kg.plugin import hookimpl`."""

from __future__ import annotations

from typing import Final

import pluggy

PROJECT: Final = "kg"
hookimpl: Final = pluggy.HookimplMarker(PROJECT)
hookspec: Final = pluggy.HookspecMarker(PROJECT)
