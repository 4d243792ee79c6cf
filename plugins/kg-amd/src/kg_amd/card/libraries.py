"""Locates ROCm's libraries."""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FOLDERS: tuple[str, ...] = ("/opt/rocm/lib", "/opt/rocm/lib64", "/opt/rocm/hip/lib")


def loaded(stem: str) -> list[str]:
    """Those that this process has already."""
    maps = Path("/proc/self/maps")
    text = maps.read_text() if maps.exists() else ""
    return list(dict.fromkeys(re.findall(rf"\S*/{stem}[^/\s]*\.so[.\d]*$", text, re.MULTILINE)))


def places(stem: str, names: Sequence[str]) -> list[str]:
    """Where a library may be, the likeliest first:
    one that this process has already, PyTorch's own among them, of which there may be no second."""
    home = os.environ.get("ROCM_PATH") or os.environ.get("HIP_PATH")
    folders = [*([f"{home}/lib"] if home else []), *FOLDERS]
    return [*loaded(stem), *names, *(f"{folder}/{name}" for folder in folders for name in names)]


def load(stem: str, names: Sequence[str]) -> Any | None:
    """A library, from the first of its places that has it."""
    for place in places(stem, names):
        try:
            return ctypes.CDLL(place)
        except OSError:
            continue
    return None
