"""Tracebacks of errors that are the caller's: his own lines, and the one that raised. With `python -X dev` they are whole.

A frame or two of kg say nothing to whoever gave two shapes that don't fit; twenty of them, as where a traced function asks for a number, hide his own line.
An error that no `raise` of ours made may be a fault of kg: its traceback stays as it is.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType, TracebackType
from typing import Final, ParamSpec, TypeVar, cast

_RAISE: Final = dis.opmap["RAISE_VARARGS"]
#: Packages whose frames are left out.
_OURS: Final = frozenset({"kg", "kg_array", "kg_graph"})


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
    """Leave kg's frames out of the traceback of an error that is on its way, but for the one that raised it. The handler then says `raise`."""
    frames: list[TracebackType] = []
    entry = error.__traceback__
    while entry is not None:
        frames.append(entry)
        entry = entry.tb_next
    if (
        not frames
        or sys.flags.dev_mode
        or isinstance(error, AssertionError)
        or (_is_ours(frames[-1]) and not _raises(frames[-1]))
    ):
        return
    shown: TracebackType | None = None
    for entry in reversed([frame for frame in frames if not _is_ours(frame) or frame is frames[-1]]):
        shown = TracebackType(shown, entry.tb_frame, entry.tb_lasti, entry.tb_lineno)
    error.__traceback__ = shown


def _is_ours(entry: TracebackType) -> bool:
    return str(entry.tb_frame.f_globals.get("__name__", "")).partition(".")[0] in _OURS


def _raises(entry: TracebackType) -> bool:
    """Whether the frame ended by a `raise` statement, not by what a call or an operator of Python's refuses."""
    return entry.tb_frame.f_code.co_code[entry.tb_lasti] == _RAISE
