"""The machine.
Gets bytes and buffers, knows nothing of kg. Values are those of Python, fitted to their type by ctypes after each operation."""

import ctypes
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from kg_forth.isa import EFFECT, INSTRUCTION, MNEMONICS, SCRATCH, TYPES

FIT = {
    name: getattr(ctypes, f"c_{name}", None) or {"float32": ctypes.c_float, "float64": ctypes.c_double}[name] for name in TYPES
}
Decoded = tuple[tuple[str, str, str, int, int], ...]


def quotient(x: int, y: int) -> int:
    return 0 if y == 0 else abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def fraction(x: float, y: float) -> float:
    return x / y if y else math.copysign(math.inf, x) * math.copysign(1, y) if x and x == x else math.nan


#: What instructions compute of the bits of their type and of operands, before it is fitted to the type.
OPERATIONS: dict[str, Callable[..., float]] = {
    **{"add": lambda n, x, y: x + y, "sub": lambda n, x, y: x - y, "mul": lambda n, x, y: x * y},
    **{"and": lambda n, x, y: x & y, "or": lambda n, x, y: x | y, "xor": lambda n, x, y: x ^ y},
    **{"div": lambda n, x, y: quotient(x, y), "mod": lambda n, x, y: y and x - y * quotient(x, y)},
    **{"shl": lambda n, x, y: x << y if 0 <= y < n else 0, "shr": lambda n, x, y: x >> (y if 0 <= y < n else n)},
    **{"fdiv": lambda n, x, y: fraction(x, y), "sqrt": lambda n, x: math.sqrt(x) if x >= 0 else math.nan},
}
COMPARED: dict[str, Callable[..., float]] = {"less": lambda x, y: x < y, "equal": lambda x, y: x == y}
COMPARED |= {"choose": lambda condition, x, y: x if condition else y}


@lru_cache(maxsize=256)
def decoded(code: bytes) -> Decoded:
    """(mnemonic, types, number, where the loop or branch that begins or ends here has its other end)."""
    found = [(MNEMONICS[o], TYPES[first], TYPES[second], number) for o, first, second, number in INSTRUCTION.iter_unpack(code)]
    other, begun = [0] * len(found), list[int]()
    for place, (name, *_) in enumerate(found):
        if name in ("loop", "if"):
            begun.append(place)
        elif name == "end":
            other[place] = begun.pop()
            other[other[place]] = place
    if begun:
        raise ValueError("a loop or a branch has no end")
    return tuple((*entry, other[place]) for place, entry in enumerate(found))


def run(program: Decoded, memory: Sequence[memoryview], scratch: memoryview, values: Sequence[int]) -> None:
    """Runs a program on its buffers, as views of bytes, and its launch values."""
    stack, words, stops, place = list[Any](), dict[int, Any](), list[int](), 0
    views: dict[tuple[int, str], np.ndarray] = {}
    while place < len(program):
        name, kind, source, number, other = program[place]
        place += 1
        first = len(stack) - EFFECT[name][0]
        taken, stack[first:] = stack[first:], []
        match name:
            case "get":
                stack.append(words[number])
            case "put":
                words[number] = taken[0]
            case "push" | "argument":
                stack.append(constant(kind, number) if name == "push" else values[number])
            case "load" | "load_if":
                index, gate, otherwise = taken if name == "load_if" else (*taken, True, 0)
                stack.append(seen(views, memory, scratch, number, kind)[index].item() if gate else otherwise)
            case "store" | "store_if":
                if name == "store" or taken[2]:
                    seen(views, memory, scratch, number, kind)[taken[0]] = taken[1]
            case "loop" if taken[0] < taken[1]:
                words[number] = taken[0]
                stops.append(taken[1])
            case "loop" | "if":
                place = place if name == "if" and taken[0] else other + 1
            case "end":
                began, _, _, counter, _ = program[other]
                if began == "loop" and words[counter] + 1 < stops[-1]:
                    words[counter] += 1
                    place = other + 1
                elif began == "loop":
                    stops.pop()
            case "convert":
                stack.append(converted(taken[0], kind, source))
            case "bits":
                stack.append(FIT[kind].from_buffer_copy(FIT[source](*taken)).value)
            case name if name in COMPARED:
                stack.append(COMPARED[name](*taken))
            case _:
                stack.append(FIT[kind](OPERATIONS[name](ctypes.sizeof(FIT[kind]) * 8, *taken)).value)


def seen(
    views: dict[tuple[int, str], np.ndarray], memory: Sequence[memoryview], scratch: memoryview, number: int, kind: str
) -> np.ndarray:
    """A buffer, or scratch memory from a place on, as elements of a type."""
    if (number, kind) not in views:
        data = memory[number] if number < SCRATCH else scratch[(number - SCRATCH) * 64 :]
        views[number, kind] = np.frombuffer(data, kind, len(data) // np.dtype(kind).itemsize)
    return views[number, kind]


def constant(kind: str, number: int) -> float:
    return ctypes.c_double.from_buffer_copy(ctypes.c_int64(number)).value if "float" in kind else FIT[kind](number).value


def converted(x: float, kind: str, source: str) -> float:
    """From one type to another: rounded once, to integers towards zero and within their range, NaN to 0."""
    if "float" in source and "int" in kind:
        least, greatest = int(np.iinfo(kind).min), int(np.iinfo(kind).max)
        return 0 if x != x else least if x <= least else greatest if x >= greatest else int(x)
    if kind == "float32" and "int" in source:
        return np.array(x, source).astype(np.float32).item()
    return x != 0 if kind == "bool" else FIT[kind](x).value
