"""Calls of all public functions with hostile arguments, of one seed:
prints a line for each call that ended in an error that is not for people.

Run as a program: `python -m support.hostile_calls SEED COUNT [FUNCTION]`, with FUNCTION of those alone whose names begin so. A line holds the function,
the turn of the call among its calls, and the error; the same seed makes the same calls. An error is for people where kg's own code
raises it, and it is a KgError, TypeError, ValueError or IndexError.
"""

from __future__ import annotations

import inspect
import linecache
import random
import re
import signal
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import kg
import kg_array as xp
import numpy as np
from kg.errors import KgError

#: Seconds that one call may take.
LIMIT: Final = 10
#: Errors that may come out where the message is ours.
SAID: Final = (KgError, TypeError, ValueError, IndexError)
#: How errors begin that a hostile object raises: numpy's array that is asked whether it is true. A function that was given may take other arguments.
NOT_OURS: Final = ("The truth value of a", "asked of a hostile object")
OF_OTHERS: Final = re.compile(r"takes .*argument|missing \d+ required")
#: Where kg's own code is: an error is ours if it is raised there.
OWN: Final = tuple(str(Path(module.__file__ or "").parent) for module in (kg, xp))
#: Methods that Python itself calls with what it made, or that are inherited from object.
NOT_CALLED: Final = {
    "__init__",
    "__new__",
    "__getattribute__",
    "__setattr__",
    "__delattr__",
    "__init_subclass__",
    "__subclasshook__",
    "__class__",
}


class Lies:
    """What says of itself what isn't so, or raises when it is asked."""

    def __init__(self, name: str, answer: object) -> None:
        self.name, self.answer = name, answer

    def __repr__(self) -> str:
        return f"Lies({self.name})"

    def _say(self, name: str) -> Any:
        if name != self.name:
            return {"__bool__": True, "__index__": 1, "__len__": 1, "__hash__": 7, "__eq__": False, "__iter__": iter(())}[name]
        if isinstance(self.answer, type):
            raise self.answer("asked of a hostile object")
        return self.answer

    def __bool__(self) -> bool:
        return self._say("__bool__")

    def __index__(self) -> int:
        return self._say("__index__")

    def __len__(self) -> int:
        return self._say("__len__")

    def __hash__(self) -> int:
        return self._say("__hash__")

    def __eq__(self, other: object) -> bool:
        return self._say("__eq__")

    def __iter__(self) -> Iterator[object]:
        return self._say("__iter__")


class TooSlow(BaseException):
    """A call was cut off."""


def hostile() -> list[object]:
    """Values that nothing could mean, or hardly anything; made anew for each call."""
    recursive: list[object] = []
    recursive.append(recursive)
    fixed = np.arange(4.0)
    fixed.flags.writeable = False
    lies = [
        Lies(n, a)
        for n in ("__bool__", "__index__", "__len__", "__hash__", "__eq__", "__iter__")
        for a in (RuntimeError, ValueError)
    ]
    return [
        *(None, "", "x", "\ud800", "float32", "CPU", "REF", b"bytes", b"", 10**5000, -(10**5000), -1, 0, 1, 2, 3, True, False, 2**31, 2**63, 2**200),
        *(-(2**63), float("nan"), float("inf"), -float("inf"), 1.5, -0.0, 1e308, 1j, complex("nan"), (), [], {}, set(), (0,), [1], (2, 3), {"x": 1}),
        *([[]], [[1, 2], [3]], [None], ["x"], (None,), ("x", 1), (1.5,), (float("nan"), 2), (-1, 2), (2**40, 2**40), recursive, [[[[1]]]]),
        *((i for i in (1, 2)), lambda: 0, lambda x: x, lambda *a: a, len, object(), type, int, NotImplemented, Ellipsis, slice(None), slice(0, "x")),
        *(slice(None, None, 0), range(3), bytearray(b"ab"), memoryview(b"ab"), Exception("e"), sys, frozenset((1,)), *lies),
        *(np.zeros(3), np.array(["a", "b"]), np.array([None, 1], object), np.zeros(2, [("a", "i4")]), np.zeros((0, 3)), np.arange(12.0)[::2]),
        *(fixed, np.float32(1), np.int64(2), np.array(3), np.array("2020-01-01", "datetime64[s]"), np.dtype("int8"), np.arange(4)[::-1]),
        *(np.zeros((2, 2), ">f4"), np.zeros(2, "f2"), np.ones(2, bool), np.array([1 + 2j])),
        *(kg.const(1, kg.int32), kg.param(0, (4,), kg.float32), kg.variable("n", 1, 9), kg.float32, kg.int8, kg.float8_e4m3, kg.UOp),
    ]  # fmt: skip


def valid() -> list[object]:
    """What most functions take, so that calls get beyond their first lines."""
    return [
        *(xp.ones(3), xp.ones((2, 3)), xp.ones((3, 3)), xp.arange(3), xp.asarray(2.0), xp.asarray([True, False, True]), xp.ones((0, 3))),
        *(xp.ones((2, 2), dtype=xp.complex64), xp.arange(4, dtype=xp.int8), xp.ones((1, 1, 4)), xp.ones(3, dtype=xp.float16), xp.random.key(1)),
        *(xp.ones(3, device="REF"), xp.asarray([1, 5, 2]), xp.asarray(1), [xp.ones(3), xp.ones(3)], xp.float32, xp.int64, xp.bool, xp.sum, xp.sin),
        *(lambda x: x * 2, xp.max, (xp.ones(2),), {"a": xp.ones(2)}, xp.full(3, float("nan"))),
    ]  # fmt: skip


def callables() -> dict[str, Callable[..., object]]:
    """name -> every public function, class and method."""
    found: dict[str, Callable[..., object]] = {}
    import kg.plugin

    for prefix, module in (
        ("kg", kg),
        ("xp", xp),
        ("xp.linalg", xp.linalg),
        ("xp.fft", xp.fft),
        ("xp.random", xp.random),
        ("kg.plugin", kg.plugin),
    ):
        for name in dir(module):
            value = getattr(module, name)
            home = getattr(value, "__module__", None) or ""
            own = home.startswith("kg") and (prefix.count(".") == 0 or name in getattr(module, "__all__", [name]))
            if prefix == "kg.plugin" and f"{prefix}.{name}" not in _OF_PLUGINS:
                continue
            if callable(value) and own and (not name.startswith("_") or name == "__array_namespace_info__"):
                found[f"{prefix}.{name}"] = value
    for prefix, kind in (("xp.Array", xp.Array), ("kg.UOp", kg.UOp), ("kg.Buffer", kg.Buffer), ("kg.Device", kg.Device)):
        for name in dir(kind):
            value = inspect.getattr_static(kind, name)
            public = not name.startswith("_") or (name.startswith("__") and name.endswith("__") and name not in NOT_CALLED)
            if public and (inspect.isfunction(value) or isinstance(value, (staticmethod, classmethod))):
                found[f"{prefix}.{name}"] = getattr(kind, name)
    return {
        name: value
        for name, value in found.items()
        if name not in LEFT_OUT and not (isinstance(value, type) and issubclass(value, Exception))
    }


#: Not called, and why. Of kg.plugin only what reads text is called: the rest takes records that authors of plugins make, which a checker of types reads.
LEFT_OUT: Final[dict[str, str]] = {
    "xp.Array": "made by asarray; its graph is of the compiler", "kg.UOp": "made by kg.param and its methods; checked by the spec of its stage",
    "kg.Buffer": "made by Device", "kg.Device": "made by open_device", "xp.Array.moved": "takes a function of graphs", "kg.Buffer.fresh": "for callers who have checked",
    "kg.UOp.alu": "makes nodes for passes", "kg.UOp.replace": "makes nodes for passes", "kg.UOp.with_src": "makes nodes for passes",
    "kg.UOp.map_nodes": "makes nodes for passes", "kg.UOp.lane": "of vectors, for passes", "kg.UOp.reduce": "takes a monoid of kg",
    "kg.Buffer.on_free": "for runtimes", "kg.Buffer.of": "for Device.buffer, which is called", "kg.Buffer.share": "for Device.share, which is called",
    "kg.Buffer.empty": "for Device.empty, which is called", "kg.Buffer.__getattr__": "called by Python, with a name",
    **dict.fromkeys(("xp.Array.__getattr__", "xp.Array.__array_ufunc__", "xp.Array.__reduce_ex__"), "called by Python and numpy, with their own arguments"),
}  # fmt: skip
#: Known to fail: callable of kg -> why it is not mended yet.
OPEN: Final[dict[str, str]] = {}
_OF_PLUGINS: Final = ("kg.plugin.parse_dtype", "kg.plugin.parse_schedule")


def selves(name: str) -> list[object]:
    """What the methods of a class are called on."""
    if name.startswith("xp.Array."):
        return [x for x in valid() if isinstance(x, xp.Array)]
    if name.startswith("kg.UOp."):
        return [kg.const(1, kg.int32), kg.param(0, (4,), kg.float32), kg.param(1, (2, 3), kg.int8), kg.variable("n", 1, 9)]
    device = kg.open_device("REF")
    if (
        name.startswith("kg.Buffer.")
        and inspect.getattr_static(kg.Buffer, name.rpartition(".")[2]).__class__ is not staticmethod
    ):
        return [device.buffer(np.arange(4.0)), device.buffer(np.arange(3))]
    return [device] if name.startswith("kg.Device.") else []


def arguments(draw: random.Random, name: str, function: Callable[..., object]) -> tuple[list[object], dict[str, object]]:
    """Positional and named arguments: as many as it takes, mostly, and some hostile ones among valid ones."""
    pools = (hostile(), valid())
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        parameters = []
    args: list[object] = []
    kwargs: dict[str, object] = {}
    own = selves(name)
    if own:
        args.append(draw.choice(own))
        parameters = parameters[1:]
    share = draw.choice((0.2, 0.5, 0.9))
    for p in parameters:
        value = draw.choice(pools[draw.random() >= share])
        if p.kind is p.VAR_POSITIONAL:
            args += [value] * draw.choice((0, 1, 1, 2))
        elif p.kind is p.VAR_KEYWORD:
            continue
        elif p.kind is p.KEYWORD_ONLY:
            if p.default is p.empty or draw.random() < 0.4:
                kwargs[p.name] = value
        elif p.default is p.empty or (draw.random() < 0.5 and not kwargs):
            args.append(value)
        elif p.kind is p.POSITIONAL_OR_KEYWORD and draw.random() < 0.4:
            kwargs[p.name] = value
    return args, kwargs


def innermost(trace: TracebackType | None) -> tuple[str, int]:
    """The file and line that raised."""
    frames = [(f.f_code.co_filename, line) for f, line in traceback.walk_tb(trace)]
    return frames[-1] if frames else ("", 0)


def is_for_people(error: BaseException) -> bool:
    """Whether kg's own code raised it on purpose, or the call itself was refused by Python,
    or a hostile object raised it."""
    file, line = innermost(error.__traceback__)
    if file == __file__:  # no frame of ours was entered, or a hostile object raised
        return isinstance(error, (TypeError, RuntimeError, ValueError))
    if isinstance(error, (TypeError, ValueError)) and (str(error).startswith(NOT_OURS) or OF_OTHERS.search(str(error))):
        return True
    if not isinstance(error, SAID) or not file.startswith(OWN) or "Exceeds the limit" in str(error):
        return False
    return "raise" in linecache.getline(file, line)


def called(function: Callable[..., object], args: list[object], kwargs: dict[str, object]) -> object:
    """One call; what comes of it is looked at, where it is an array."""
    result = function(*args, **kwargs)
    if isinstance(result, xp.Array) and result.size < 1 << 16:
        result.realize()
    return result


def outcome(name: str, number: int, seed: int) -> str:
    """What was wrong with this call: nothing, mostly."""
    draw = random.Random(f"{seed} {number} {name}")
    function = CALLABLES[name]
    args, kwargs = arguments(draw, name, function)
    signal.alarm(LIMIT)
    try:
        called(function, args, kwargs)
    except TooSlow:
        return f"{name}\t{number}\tTooSlow"
    except BaseException as error:
        if is_for_people(error):
            return ""
        file, line = innermost(error.__traceback__)
        return f"{name}\t{number}\t{type(error).__name__}: {str(error)[:150]!r} at {Path(file).name}:{line}"
    finally:
        signal.alarm(0)
        xp.set_default_device(None)
    return ""


CALLABLES: Final = callables()


def main(seed: int, count: int, only: str = "") -> None:
    def cut(*_: object) -> None:
        raise TooSlow

    signal.signal(signal.SIGALRM, cut)
    warnings.simplefilter("ignore")
    np.seterr(all="ignore")
    names = sorted(name for name in CALLABLES if name.startswith(only))
    for number in range(count):
        turn, at = divmod(number, len(names))  # in turns: what is drawn for a function depends on no other
        print(f"?{names[at]} {turn}", flush=True)
        found = outcome(names[at], turn, seed)
        if found:
            print(f"!{found}", flush=True)
    print("end", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]), *sys.argv[3:])
