"""Register uses of a kernel: never written, never read.

Compilers leave both behind: an element that no path defines is a register that is only read, and a vector load that reaches over
what is wanted has results that nobody reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from kg.plugin import cached_property

from kg_cuda.sim.text.syntax import Address, Group, Instruction, Name, Operand, Pair, Tensor


@dataclass(frozen=True)
class Uses:
    """Asked of the code when something is decoded that wants to know."""

    code: list[Instruction]

    @cached_property
    def written(self) -> frozenset[str]:
        """Registers that some instruction may write: all that are a first operand."""
        return frozenset(name for at in self.code for name in _names(at.operands[:1], addresses=False))

    @cached_property
    def mentions(self) -> Counter[str]:
        """How often a register stands in the code, in any role."""
        found = Counter(name for at in self.code for name in _names(at.operands))
        found.update(at.guard for at in self.code if at.guard)
        return found

    def undefined(self, operand: Operand) -> bool:
        """Whether it is a register that nothing writes."""
        return isinstance(operand, Name) and operand.name not in self.written

    def unread(self, operand: Operand) -> bool:
        """Whether it is a result that nothing else mentions."""
        return isinstance(operand, Name) and (operand.name == "_" or self.mentions[operand.name] == 1)


def _names(operands: Iterable[Operand], *, addresses: bool = True) -> Iterable[str]:
    for operand in operands:
        if isinstance(operand, Name):
            yield operand.name
        elif isinstance(operand, Group):
            yield from _names(operand.items, addresses=addresses)
        elif isinstance(operand, Pair):
            yield from _names((operand.first, operand.second), addresses=addresses)
        elif isinstance(operand, Address) and addresses:
            yield operand.base
        elif isinstance(operand, Tensor) and addresses:
            yield operand.map.base
            yield from _names(operand.coordinates)
