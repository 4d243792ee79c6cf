"""Names of loops in nesting order, and unique names for copies. Used by passes that split loops."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import field
from itertools import chain, count

from kg.ir.args import Axis
from kg.ir.uop import UOp
from kg.records import dataclass


def fresh_name(wanted: str, *taken: Container[str]) -> str:
    """A name of a loop, with a number behind it where that is taken."""
    names = chain([wanted], (f"{wanted}{n}" for n in count(2)))
    return next(name for name in names if not any(name in known for known in taken))


@dataclass(slots=True)
class LoopNames:
    """`order` is that of a kernel, and grows."""

    order: list[str]
    _taken: set[str] = field(default_factory=set[str])
    _copies: dict[str, int] = field(default_factory=dict[str, int])

    def __post_init__(self) -> None:
        self._taken.update(self.order)

    def copy(self, axis: UOp) -> UOp:
        """The axis under a new name, beside the old one in the nesting order."""
        name = axis.axis.name
        number = next(n for n in count(self._copies.get(name, 2)) if f"{name}.{n}" not in self._taken)
        self._copies[name] = number + 1
        copy = f"{name}.{number}"
        self._taken.add(copy)
        self.order.insert(self.order.index(name) + 1 if name in self.order else len(self.order), copy)
        return axis.replace(arg=Axis(copy, axis.axis.kind))

    def fresh(self, axis: UOp) -> UOp:
        """The axis itself, whose name is taken from now on; a copy where it is already."""
        if axis.axis.name in self._taken:
            return self.copy(axis)
        self._taken.add(axis.axis.name)
        self.order.append(axis.axis.name)
        return axis
