"""The shape of a launch: subgroups and work-groups, and the instruction set's names for them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Terms:
    """The words of messages. `line` is what an instruction's position is counted in."""

    simulator: str = "simulator"
    item: str = "work-item"
    group: str = "work-group"
    subgroup: str = "subgroup"
    line: str = "line"
    private: str = "private"
    arguments: str = "arguments"
    readonly_load: str = "a read-only load"
    copy: str = "an asynchronous copy"

    def space(self, name: str) -> str:
        """A space of memory, as the instruction set calls it."""
        return {"private": self.private, "arguments": self.arguments}.get(name, name)


@dataclass(frozen=True, slots=True)
class Shape:
    """Of a work-group: `size` work-items, in subgroups of `width`, a power of two;
    how many barriers it has.

    In `lockstep` a subgroup's accesses by different instructions are ordered by the program, as where one program counter is a whole
    subgroup's; without, work-items of a subgroup race unless they synchronise.
    """

    size: int
    width: int
    barriers: int = 1
    lockstep: bool = False
    terms: Terms = Terms()

    @property
    def shift(self) -> int:
        """A work-item's number >> shift is that of its subgroup."""
        return self.width.bit_length() - 1

    @property
    def subgroups(self) -> int:
        """How many a work-group has; the last may be incomplete."""
        return -(-self.size // self.width)
