"""What processor a source is written for: how wide its vectors are, and which options its compiler gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin import Caches, KgError, RegisterFile, Vectors


@dataclass(frozen=True, slots=True)
class Level:
    """`flags`: of the compiler. A source with vectors needs GNU vector extensions: g++ from 12, clang++ from 12."""

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


def level_named(name: str) -> Level:
    """The level, or a KgError that lists what there is."""
    if name not in LEVELS:
        raise KgError(f"there is no level {name!r}: it is one of {', '.join(LEVELS)}")
    return LEVELS[name]
