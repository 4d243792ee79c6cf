"""Where values were made: the function and the line of the user's code,
told when computing a value fails, long after.

A note of an origin takes a microsecond and is kept with the value's node, so it is always on; a node that several lines make has the last one's. Numbers that were copied
from others into memory are not computed, and have none.
"""

from __future__ import annotations

import linecache
import sys
from collections.abc import Iterable
from pathlib import Path
from types import CodeType, FrameType
from typing import Final
from weakref import WeakKeyDictionary

from kg.frontend import UOp

from kg_array.operands.tracebacks import shorten
from kg_array.operators import Operators

#: The functions that are not the user's: their files are here.
_HERE: Final = str(Path(__file__).parents[1]) + "/"
#: Those of them that were met, and others: to look one up costs half of comparing how it begins.
_ours: set[str] = set()
_theirs: set[str] = set()
#: Files of others that are remembered; the next one begins anew. A notebook makes a new name for each cell.
_MOST_FILES: Final = 1024
#: Lines told in one note.
_MOST: Final = 8
#: Functions that aren't called by their names.
_NAMES: Final = {
    "__init__": "Array",
    "operate": "an operator",
    **dict.fromkeys((n for n in vars(Operators) if n.startswith("__")), "an operator"),
}
#: The function that was called, and from where.
Origin = tuple[str, CodeType, int]
_origins: WeakKeyDictionary[UOp, Origin] = WeakKeyDictionary()


def note(node: UOp) -> None:
    """Remember who asks for this value now."""
    origin = here()
    if origin is not None:
        _origins[node] = origin


def here(within: int = 1) -> Origin | None:
    """Who asks now: the first caller outside of this package, and the function that it called.
    `within`: how many callers are surely of this package."""
    frame: FrameType | None = sys._getframe(within)
    function, ours = "", _ours
    while frame is not None:
        code = frame.f_code
        name = code.co_filename
        if name not in ours:
            if name in _theirs or not name.startswith(_HERE):
                if len(_theirs) >= _MOST_FILES:
                    _theirs.clear()
                _theirs.add(name)
                return function, code, frame.f_lasti
            ours.add(name)
        function, frame = code.co_name, frame.f_back
    return None


def _user(frame: FrameType | None) -> tuple[str, FrameType | None]:
    """The innermost frame outside of this package, from this one on, and the function that it called."""
    function = ""
    while frame is not None:
        code = frame.f_code
        if code.co_filename not in _ours:
            if not code.co_filename.startswith(_HERE):
                break
            _ours.add(code.co_filename)
        function, frame = code.co_name, frame.f_back
    return function, frame


def remember(node: UOp, origin: Origin | None) -> None:
    """Remember who asked for this value."""
    if origin is not None:
        _origins[node] = origin


def caller() -> str:
    """The user's line that is running now, for a message."""
    _, frame = _user(sys._getframe(1))
    return "" if frame is None else f" ({frame.f_code.co_filename}:{frame.f_lineno})"


def function_called() -> str:
    """The function of this package that the user's code is in."""
    function, _ = _user(sys._getframe(1))
    return _NAMES.get(function, function)


def lines_of(values: Iterable[UOp]) -> list[str]:
    """Where values and what they are computed of were made, the last first."""
    found: dict[str, None] = {}
    for value in values:
        for node in reversed(value.toposort()):
            origin = _origins.get(node)
            if origin is not None:
                found[_said(*origin)] = None
    return list(found)


def explain(error: BaseException, values: Iterable[UOp]) -> None:
    """Add to an error the lines that made what could not be computed, and leave ours out of its traceback."""
    shorten(error)
    lines = lines_of(values)
    if lines:
        left = [f"  and {len(lines) - _MOST} lines more"] if len(lines) > _MOST else []
        error.add_note("\n".join(["while computing arrays made at", *lines[:_MOST], *left]))


def _said(function: str, code: CodeType, instruction: int) -> str:
    line = _line(code, instruction)
    text = linecache.getline(code.co_filename, line).strip()
    return f"  {code.co_filename}:{line}, {_NAMES.get(function, function)} in {code.co_name}" + (f": {text}" if text else "")


def _line(code: CodeType, instruction: int) -> int:
    for start, stop, line in code.co_lines():
        if line is not None and start <= instruction < stop:
            return line
    return code.co_firstlineno
