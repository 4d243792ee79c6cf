"""Tracebacks of errors that are the caller's: his own lines, and the one that raised.
With `python -X dev` they are whole.

A frame or two of kg say nothing to whoever gave two shapes that don't fit; twenty of them, as where a traced function asks for a number, hide his own line.
An error that no `raise` of ours made, nor the caller's own code, may be a fault of kg: its traceback stays as it is.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from types import FunctionType, TracebackType
from typing import Final, ParamSpec, TypeVar, cast

_RAISE: Final = dis.opmap["RAISE_VARARGS"]
#: Modules whose errors are told to whoever called them: where kg did, it may have given them what is wrong.
_CALLED: Final = sys.stdlib_module_names | {"numpy"}

P = ParamSpec("P")
R = TypeVar("R")


def short_tracebacks(function: Callable[P, R]) -> Callable[P, R]:
    """The function, whose errors have short tracebacks."""

    @wraps(function)
    def shortened(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except Exception as error:
            shorten(error)
            raise

    made = cast("FunctionType", shortened)
    made.__code__ = made.__code__.replace(co_name=function.__name__)  # as origins of values call it
    return shortened


def shorten(error: BaseException) -> None:
    """Leave kg's frames out of the traceback of an error that is on its way,
    but for the one that raised it. The handler then says `raise`."""
    frames: list[TracebackType] = []
    entry = error.__traceback__
    while entry is not None:
        frames.append(entry)
        entry = entry.tb_next
    if not frames or sys.flags.dev_mode or isinstance(error, AssertionError) or not _is_callers(frames):
        return
    shown: TracebackType | None = None
    for entry in reversed([frame for frame in frames if not _is_ours(frame) or frame is frames[-1]]):
        shown = TracebackType(shown, entry.tb_frame, entry.tb_lasti, entry.tb_lineno)
    error.__traceback__ = shown


def _is_callers(frames: Sequence[TracebackType]) -> bool:
    """Whether a `raise` of ours ended the last frame, or the caller's own code,
    or Python's or numpy's that it called."""
    if _is_ours(frames[-1]):
        if frames[-1].tb_frame.f_code.co_name == "__getattr__" and len(frames) > 1 and _is_ours(frames[-2]):
            return False  # kg itself asks for an attribute that there is not
        return _raises(frames[-1])
    last = next((frame for frame in reversed(frames) if _package(frame) not in _CALLED), None)
    return last is not None and _package(last) != "" and not _is_ours(last)  # code that was generated is of no module


def _package(entry: TracebackType) -> str:
    return str(entry.tb_frame.f_globals.get("__name__", "")).partition(".")[0]


def _is_ours(entry: TracebackType) -> bool:
    package = _package(entry)
    return package == "kg" or package.startswith("kg_")


def _raises(entry: TracebackType) -> bool:
    """Whether the frame ended by a `raise` statement, not by what a call or an operator
    of Python's refuses."""
    return entry.tb_frame.f_code.co_code[entry.tb_lasti] == _RAISE
