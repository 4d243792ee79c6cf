"""The machine.
Gets bytes and buffers, knows nothing of kg: each program is decoded once, into a Python function."""

import math
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache

from kg_toy.isa import MNEMONICS, TYPES, WORD

Machine = Callable[[Sequence[memoryview], Sequence[int]], None]  # (buffers and then scratch memory, launch values)
BITS = dict(zip(TYPES, (1, 8, 8, 16, 16, 32, 32, 64, 64, 32, 64), strict=True))
FORMATS = dict(zip(TYPES, "?bBhHiIqQfd", strict=True))
_WORD = memoryview(bytearray(8))
#: The bits of one value, as each type.
SEEN_AS = {f"as_{kind}": _WORD.cast(code) for kind, code in FORMATS.items()}  # pyright: ignore  formats are literals to it
#: What instructions do; those of VALUES compute what becomes their type by `fit`.
ACTIONS = {
    **{"arg": "{d} = values[{i}]", "get": "{d} = f{i}", "put": "f{i} = {a}", "sel": "{d} = {b} if {a} else {c}"},
    **{"ld": "{d} = b{i}_{t}[{a}]", "ldif": "{d} = b{i}_{t}[{a}] if {b} else {c}", "lt": "{d} = {a} < {b}"},
    **{"st": "b{i}_{t}[{a}] = {b}", "stif": "if {c}: b{i}_{t}[{a}] = {b}", "eq": "{d} = {a} == {b}"},
    **{"loop": "for {d} in range({a}, {b}):", "if": "if {a}:", "bits": "as_{s}[0] = {a}; {d} = as_{t}[0]"},
}
VALUES = {
    **{"li": "{i}", "add": "{a} + {b}", "sub": "{a} - {b}", "mul": "{a} * {b}", "fdiv": "fdiv({a}, {b})", "sqrt": "sqrt({a})"},
    **{
        "and": "{a} & {b}",
        "or": "{a} | {b}",
        "xor": "{a} ^ {b}",
        "div": "div({a}, {b})",
        "rem": "{b} and {a} - {b} * div({a}, {b})",
    },
    **{"shl": "({a} << {b} if 0 <= {b} < {n} else 0)", "shr": "({a} >> ({b} if 0 <= {b} < {n} else {n}))"},
}


@lru_cache(maxsize=256)
def machine(binary: bytes) -> Machine:
    """A program as a function of its memory and the launch values."""
    views: dict[str, None] = {}
    body: list[str] = []
    depth = 1
    for opcode, first, second, d, a, b, c, number in WORD.iter_unpack(binary[8:]):
        name, kind, source = MNEMONICS[opcode], TYPES[first], TYPES[second]
        shown = struct.unpack("<d", struct.pack("<q", number))[0] if name == "li" and "float" in kind else number
        fields = {"d": f"r{d}", "a": f"r{a}", "b": f"r{b}", "c": f"r{c}", "i": shown, "t": kind, "s": source, "n": BITS[kind]}
        if name in ("ld", "st", "ldif", "stif"):
            views[f"b{number}_{kind} = view(memory, {number}, {FORMATS[kind]!r})"] = None
        value = conversion(kind, source, f"r{a}") if name == "cvt" else VALUES.get(name, "").format(**fields)
        line = ACTIONS[name].format(**fields) if name in ACTIONS else fit(kind, f"r{d}", value) if value else "pass"
        body.append("  " * depth + line)
        depth += {"loop": 1, "if": 1, "end": -1}.get(name, 0)
    found: dict[str, Machine] = {}
    exec("\n  ".join(["def program(memory, values):", *views, "pass\n"]) + "\n".join(body), {**SEEN_AS, **HELPERS}, found)
    return found["program"]


def fit(kind: str, register: str, value: str) -> str:
    """Into the register as its type holds it.
    What a float64 rounds to float32 is right for all that TOY computes."""
    half, mask = 1 << BITS[kind] - 1, (1 << BITS[kind]) - 1
    if "int" not in kind:
        return f"as_{kind}[0] = {value}; {register} = as_{kind}[0]"
    return f"{register} = ({value}) & {mask}" if kind[0] == "u" else f"{register} = (({value}) + {half} & {mask}) - {half}"


def conversion(kind: str, source: str, a: str) -> str:
    if "float" in source and kind != "bool" and "float" not in kind:
        half = 1 << BITS[kind] - 1
        return f"saturate({a}, 0, {2 * half - 1})" if kind[0] == "u" else f"saturate({a}, {-half}, {half - 1})"
    return f"{a} != 0" if kind == "bool" else f"odd({a})" if kind == "float32" and "int" in source else a


def view(memory: Sequence[memoryview], number: int, code: str) -> memoryview:
    found = memory[number] if number < 256 else memory[-1][(number - 256) * 64 :]
    whole = len(found) // struct.calcsize(code) * struct.calcsize(code)
    return found[:whole].cast(code)  # pyright: ignore  formats are literals to it


def odd(x: int) -> float:
    """A float64 that rounds to the float32 nearest to the integer: what does not fit sets its last bit."""
    return math.copysign((abs(x) >> 11 | (abs(x) & 2047 != 0)) * 2048.0, x) if abs(x) >> 53 else float(x)


def saturate(x: float, least: int, greatest: int) -> int:
    return 0 if x != x else least if x <= least else greatest if x >= greatest else int(x)


def div(x: int, y: int) -> int:
    return 0 if y == 0 else abs(x) // abs(y) if (x < 0) == (y < 0) else -(abs(x) // abs(y))


def fdiv(x: float, y: float) -> float:
    return x / y if y else math.copysign(math.inf, x) * math.copysign(1, y) if x and x == x else math.nan


def sqrt(x: float) -> float:
    return math.sqrt(x) if x >= 0 else math.nan


HELPERS = {"inf": math.inf, "nan": math.nan, **{f.__name__: f for f in (view, odd, saturate, div, fdiv, sqrt)}}
