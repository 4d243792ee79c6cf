"""How much work a function does, told without a clock:
tests of that say the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections.abc import Callable


def count_calls(function: Callable[[], object]) -> int:
    """The calls of Python functions and of built-in ones until it returns, in this thread."""
    found = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        function()
    finally:
        sys.setprofile(before)
    return found
