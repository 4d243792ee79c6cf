"""A NIR shader as the list of calls that build it.
The renderer writes it; a worker process, where Mesa is loaded, makes the calls (`mesa/build.py`).

A value is the number of the call that makes it, so that the list is plain data: `[["const", 32, 5], ["alu", "iadd", 0, 0]]`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

#: The name of what is done, then words, numbers and values.
Call: TypeAlias = "list[str | int]"


@dataclass
class Calls:
    """The calls of one shader, in order."""

    name: str
    #: the bits of each NIR register and the bits that it begins with; the shader declares all of them first
    registers: list[tuple[int, int | None]] = field(default_factory=list[tuple[int, int | None]])
    calls: list[Call] = field(default_factory=list[Call])
    work_group: tuple[int, int, int] = (1, 1, 1)
    shared: int = 0  #: bytes of shared memory

    def do(self, name: str, *arguments: str | int) -> int:
        """A call; the value that it makes, if it makes one."""
        self.calls.append([name, *arguments])
        return len(self.calls) - 1

    def alu(self, op: str, *values: int) -> int:
        """An ALU instruction, by NIR's name."""
        return self.do("alu", op, *values)

    def constant(self, bits: int, value: int) -> int:
        """A constant by its bits."""
        return self.do("const", bits, value & ((1 << bits) - 1))

    def register(self, bits: int, initial: int | None = None) -> int:
        """A variable that is no value: what loops carry, or a constant that nobody is to know."""
        self.registers.append((bits, initial))
        return len(self.registers) - 1

    def get(self, register: int) -> int:
        """What a register holds."""
        return self.do("get", register)

    def set(self, register: int, value: int) -> None:
        """Writes a register."""
        self.do("set", register, value)

    def load(self, space: str, bits: int, address: int, count: int = 1, align: int = 0) -> int:
        """An element of memory, `global` or `shared`, or a vector of `count`, at a multiple of `align` bytes.
        0: of an element's size."""
        return self.do("load", space, bits, address, count, align or bits // 8)

    def store(self, space: str, value: int, address: int, bits: int, count: int = 1, align: int = 0) -> None:
        """Writes as much."""
        self.do("store", space, value, address, count, align or bits // 8)
