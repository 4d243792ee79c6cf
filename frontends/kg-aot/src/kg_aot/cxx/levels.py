"""Processor levels: vector width and compiler options of a generated source."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kg.plugin import Caches, KgError, RegisterFile, Vectors


@dataclass(frozen=True, slots=True)
class Level:
    """`flags`: of the compiler.
    A source with vectors needs GNU vector extensions: g++ from 12, clang++ from 12."""

    name: str
    vectors: Vectors
    registers: RegisterFile
    fma: bool
    flags: tuple[str, ...]


#: By name. `scalar` is plain ISO C++ but for the builtin functions of `CxxRenderer`; `portable` runs on every x86-64 and AArch64.
LEVELS: Final = {
    level.name: level
    for level in (
        Level("scalar", Vectors(), RegisterFile(), False, ()),
        Level("portable", Vectors(alu=128, memory=128), RegisterFile(vector=16), False, ()),
        Level("x86-64-v3", Vectors(alu=256, memory=256), RegisterFile(vector=16), True, ("-march=x86-64-v3",)),
        Level("x86-64-v4", Vectors(alu=512, memory=512), RegisterFile(vector=32), True, ("-march=x86-64-v4",)),
        Level("armv8-a", Vectors(alu=128, memory=128), RegisterFile(vector=32), True, ("-march=armv8-a",)),
    )
}
#: Of a small core, where the machine is not known: bytes of its first and second level, and of a line.
CACHES: Final = Caches((32 << 10, 256 << 10), 64)


#: What a file of several levels has them for: features that the processor is asked for, as g++ and clang++ know them.
FEATURES: Final = {
    "x86-64-v3": ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"),
    "x86-64-v4": (
        "avx",
        "avx2",
        "bmi",
        "bmi2",
        "f16c",
        "fma",
        "lzcnt",
        "movbe",
        "avx512f",
        "avx512bw",
        "avx512cd",
        "avx512dq",
        "avx512vl",
    ),
}
#: Of those, the ones that compilers can ask a processor for.
ASKED: Final = {
    "x86-64-v3": ("avx2", "bmi", "bmi2", "fma"),
    "x86-64-v4": ("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"),
}


def levels_of(given: str | Sequence[str]) -> tuple[str, ...]:
    """One level, or several: one for any processor and then x86-64's,
    of which a call takes the last that the processor has."""
    names = (given,) if isinstance(given, str) else tuple(given)
    for name in names:
        level_named(name)
    order = list(FEATURES)
    more = [order.index(n) if n in order else -1 for n in names[1:]]
    if not names or (len(names) > 1 and (names[0] not in ("scalar", "portable") or -1 in more or more != sorted(set(more)))):
        raise KgError(f"several levels are scalar or portable, then {' and '.join(FEATURES)}, not {', '.join(names) or 'none'}")
    return names


def level_named(name: str) -> Level:
    """The level, or a KgError that lists what there is."""
    if name not in LEVELS:
        raise KgError(f"there is no level {name!r}: it is one of {', '.join(LEVELS)}")
    return LEVELS[name]
