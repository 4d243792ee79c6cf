"""MappedFunction: a function for many instances, which lie one after another in its arrays.
A kernel computes a block of them, its vectors go across instances; the generated `call` goes from block to block, and hands
tasks of blocks to an executor of the caller's."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Collection
from typing import Any

import kg_array as xp
from kg.plugin import KgError, cached_property
from kg_graph.exporting import map_inputs

from kg_aot.numerical import NumericalFunction
from kg_aot.specs import Spec

#: Instances that one kernel computes, if nobody says: some vectors of the widest levels.
BLOCK = 32


class MappedFunction(NumericalFunction):
    """Of arrays with an axis of instances in front, but for those of `shared` arguments.
    As a NumericalFunction it is that of one block: `whole` is that of all."""

    def __init__(self, of: NumericalFunction, count: int, block: int, tasks: int, shared: Collection[str], name: str) -> None:
        _check(of, count, block, tasks, shared)
        self.of, self.count, self.shared = of, count, frozenset(shared)
        self.block = min(block or BLOCK, count)
        self.tasks = tasks
        if tasks > self.blocks:
            raise KgError(
                f"{of.name}: {count} instances in blocks of {self.block} are {self.blocks} tasks at most, not {tasks}"
            )
        super().__init__(_batched(of, self.shared), self._specs(self.block), of.static, name or f"{of.name}_map", of.dtype)

    @property
    def blocks(self) -> int:
        """Whole blocks; the instances behind them are computed with those before, as one more."""
        return self.count // self.block

    @property
    def remainder(self) -> int:
        return self.count % self.block

    @cached_property
    def whole(self) -> NumericalFunction:
        """The same of all instances at once."""
        return NumericalFunction(_batched(self.of, self.shared), self._specs(self.count), self.static, self.name, self.dtype)

    def __call__(self, *args: object, **kwargs: object) -> Any:
        return self.whole(*args, **kwargs)

    def _specs(self, count: int) -> dict[str, object]:
        def leaf(name: str) -> Any:
            return lambda _, dtype, shape: Spec(dtype, shape if name in self.shared else (count, *shape))

        return {name: map_inputs(spec, (name,), leaf(name)) for name, spec in self.of.specs.items()}


def _batched(of: NumericalFunction, shared: Collection[str]) -> Any:
    names = [name for name in inspect.signature(of.fn).parameters if name in of.specs]
    axes = tuple(None if name in shared else 0 for name in names)

    @functools.wraps(of.fn)
    def batched(**given: object) -> object:
        static = {key: value for key, value in given.items() if key not in names}
        one = functools.partial(of.fn, **static) if static else of.fn

        def by_name(*values: object) -> object:
            return one(**dict(zip(names, values, strict=True)))

        return xp.vmap(by_name, in_axes=axes)(*[given[name] for name in names])

    return batched


def _check(of: NumericalFunction, count: int, block: int, tasks: int, shared: Collection[str]) -> None:
    if isinstance(of, MappedFunction):
        raise KgError(f"{of.name} is mapped: map the function that it was made of, over all instances")
    if of.sizes:
        raise KgError(f"{of.name} has open sizes: a function of fixed ones can be mapped")
    for what, number, least in (("instances", count, 1), ("instances of a block", block, 0), ("tasks", tasks, 1)):
        if number < least:
            raise KgError(f"{of.name}: {number} {what}: give {least} at least")
    for name in shared:
        if name not in of.specs:
            raise KgError(f"{of.name} has no argument {name}: it takes {', '.join(of.specs)}")
    if len(set(shared)) == len(of.specs):
        raise KgError(f"{of.name}: all arguments are shared, so that all instances are the same")
