"""Every error that a user of kg can meet. Each says what happened, to what, and what to do."""

from __future__ import annotations

import builtins
import os
import sys
import warnings
from types import FrameType


def printable(text: str) -> str:
    """Text of others as a terminal may show it:
    what moves a cursor, sets colours or can't be encoded is written as its backslash escape."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


_warned: set[str] = set()


def warn(message: str) -> None:
    """A warning that names the line which called kg, not one of kg's own."""
    frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage] -- documented, whatever its name
    while frame.f_back and _is_between(frame):
        frame = frame.f_back
    scope, place = frame.f_globals, (frame.f_code.co_filename, frame.f_lineno)
    module = scope.get("__name__") or "<string>"  # of None, as code given to exec() may have it, no warning would come
    warnings.warn_explicit(message, UserWarning, *place, module, scope.setdefault("__warningregistry__", {}))


def _is_between(frame: FrameType) -> bool:
    """Whether it is kg's or a plugin's, or of Python's library, through which kg calls itself."""
    from importlib.metadata import distributions

    package = str(frame.f_globals.get("__name__")).partition(".")[0]
    if package in sys.stdlib_module_names:  # as a script's own module may be called, too
        return frame.f_code.co_filename.startswith(("<frozen ", os.__file__.removesuffix("os.py")))
    return package == "kg" or (package.startswith("kg_") and any(distributions(name=package)))  # a script's kg_mine.py has none


def warn_once(message: str) -> None:
    """A warning that comes once in the life of a process, wherever it is asked for."""
    if message not in _warned:
        _warned.add(message)
        warn(message)


#: How much of a line a message shows.
_SHOWN = 120


class KgError(Exception):
    """The root of kg's own errors."""


class PluginError(KgError):
    """A plugin that breaks its contract: which one, and what it should have done."""


class SpecError(KgError):
    """A graph is not legal at its stage. Names the pass, the rule of the spec, and the node in text form."""

    def __init__(self, message: str, *, node: str = "", stage: str = "", after: str = "") -> None:
        self.node, self.stage, self.after = node, stage, after
        where = f" (spec {stage}" + (f", after {after})" if after else ")") if stage else ""
        super().__init__(f"{message}{where}" + (f"\n  in {node}" if node else ""))


class ShapeError(KgError, ValueError):
    """Shapes that don't fit together. The message holds both."""


class PlacementError(KgError, ValueError):
    """Values of two devices meet, and none was copied to the other's."""


class SizeError(KgError, TypeError):
    """A size that is given at launch is used as a number that is known already.
    Says which size, and its range."""


class DTypeError(KgError, TypeError):
    """Dtypes that don't fit together, or one that does not exist."""


class ParseError(KgError, ValueError):
    """Bad text: where, and what was expected there."""

    def __init__(self, message: str, *, line: int, column: int, source_line: str = "", filename: str = "<text>") -> None:
        self.line, self.column, self.filename = line, column, filename
        first = max(0, column - 1 - _SHOWN // 2)  # of a long line what is around the place
        before, after = (
            printable(part) for part in (source_line[first : column - 1], source_line[column - 1 : first + _SHOWN])
        )
        caret = f"\n  {before}{after}\n  {' ' * len(before)}^" if source_line else ""
        super().__init__(f"{printable(filename)}:{line}:{column}: {message}{caret}")


class RewriteError(KgError):
    """Rewriting did not end within its step limit. The message shows the cycle of rules."""


class ScheduleError(KgError, ValueError):
    """An Opt that can't be applied, with the reason."""


class UnsupportedError(KgError):
    """A kernel needs what a device can't do and kg can't decompose.
    Names the dtype or op, the device and the way out."""


class CompileError(KgError):
    """A compiler refused a source. Holds the source, the log, and a command that reproduces it."""

    def __init__(self, message: str, *, source: str = "", log: str = "", command: str = "") -> None:
        self.source, self.log, self.command = source, log, command
        parts = [message]
        if log:
            parts.append(f"--- log\n{log.rstrip()}")
        if source:
            parts.append(f"--- source\n{source.rstrip()}")
        if command:
            parts.append(f"--- reproduce with\n{command}")
        super().__init__("\n".join(parts))


class RangeError(KgError, OverflowError):
    """A number that a dtype can't hold."""


class LoadError(CompileError):
    """Bytes that a device can't load: nothing, not whole, or no program of its.
    A CompileError, as on some devices loading compiles: where that refused a text, it holds text and log."""


class DeviceUnavailable(KgError):
    """A device can't be used here: why, and what to install or set."""


class UnknownDevice(DeviceUnavailable):
    """No installed package offers a device of this name. Lists those that exist."""


class BufferError(KgError, ValueError, builtins.BufferError):
    """Memory that can't be used so: freed, read-only, of another size, or not to be shared.
    DLPack's is Python's own."""


class LaunchError(KgError, TypeError):
    """A launch that can't be: buffers, arrays or values that the program doesn't take,
    which the message names with what to do; or the device failed."""


class OutOfBounds(KgError, IndexError):
    """An access outside its buffer, found by the reference interpreter or under the sanitize setting."""


class DataRace(KgError):
    """Two threads touch one location between barriers, and one of them writes.
    Found by the reference interpreter."""


class UninitializedRead(KgError):
    """A read of local memory or a register that nothing wrote. Found by the reference interpreter."""
