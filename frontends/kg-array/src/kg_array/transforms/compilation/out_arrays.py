"""out=: a jitted function computes into arrays that are there.
They take the results as in `y[...] = f(x)`, in the memory they have where that can't be noticed by others: nothing else reads
it, no library was lent it, and the call itself doesn't."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kg.frontend import Buffer, Device, DType

from kg_array.array import Array
from kg_array.indexing.views import write
from kg_array.operands.arguments import name_of
from kg_array.running.memory import Kind, kind_of, of_array
from kg_array.transforms.compilation.calls import ALONE, owners
from kg_array.transforms.tracing import call_with, is_tracing
from kg_array.transforms.tree import Structure, flatten, leaf_names, leaves_of, unflatten

if TYPE_CHECKING:
    from kg_array.transforms.compilation.compiled import Jitted


def into(jitted: Jitted, out: object, args: Sequence[object], kwargs: Mapping[str, object]) -> object:
    """The call, and `out` with its results; where `out` has None, an array of its own."""
    name = name_of(jitted.function)
    if is_tracing():
        made, structure = flatten(call_with(jitted.function, args, kwargs))
        arrays = [x for x in made if isinstance(x, Array)]
        targets = _targets(name, out, structure, [(x.dtype, x.shape, x.device) for x in arrays])
    else:
        given = jitted.given(args, kwargs)
        ready = jitted.ready(given)
        kinds = ready.kinds_for(given.leaves)
        structure, dtypes = ready.traced.result, ready.traced.dtypes
        whats = [(dtype, _shape(kind, dtype), kind.device) for kind, dtype in zip(kinds, dtypes, strict=True)]
        targets = _targets(name, out, structure, whats)
        read = {id(x) for x in given.leaves}
        spare = [None if x is None or id(x) in read else spare_memory(x, kind) for x, kind in zip(targets, kinds, strict=True)]
        taken = {at: buffer for at, buffer in enumerate(spare) if buffer is not None}
        arrays = ready.run(given.leaves, taken)
        jitted.remember(ready, args, kwargs)
    for target, array in zip(targets, arrays, strict=True):
        if target is not None:
            write(target, array)
    return unflatten(structure, [array if target is None else target for target, array in zip(targets, arrays, strict=True)])


_What = tuple[DType, tuple[int, ...], Device]


def _shape(kind: Kind, dtype: DType) -> tuple[int, ...]:
    """That of an array, whose kind is of its memory."""
    return kind.shape if of_array(dtype, ())[1] == () else kind.shape[:-1]


def _targets(name: str, out: object, structure: Structure, wanted: Sequence[_What]) -> list[Array | None]:
    """The arrays that take the results. Raises where they can't."""
    found = leaves_of(out, structure)
    if found is None:
        raise ValueError(
            f"jit of {name}: the result is {structure}, out= is {flatten(out)[1]}: give an array, or None, in the place of each result"
        )
    targets: list[Array | None] = []
    for x, (dtype, shape, device), where in zip(found, wanted, leaf_names(structure, "out"), strict=True):
        if x is None:
            targets.append(None)
            continue
        if not isinstance(x, Array):
            raise TypeError(f"jit of {name}: {where} is an array to compute into, not {type(x).__name__}")
        if (x.dtype, x.shape, x.device) != (dtype, shape, device):
            raise ValueError(
                f"jit of {name}: {where} is {x.dtype} of shape {x.shape} on {x.device.name}, the result is {dtype} of shape {shape} on {device.name}"
            )
        if any(x is other for other in targets):
            raise ValueError(f"jit of {name}: {where} is in out= twice")
        targets.append(x)
    return targets


def spare_memory(target: Array, kind: Kind) -> Buffer | None:
    """The array's memory, if nobody would miss the values there."""
    buffer = target._buffer
    if buffer is None or target._views or buffer.freed or buffer.offset or buffer.size != kind.size or target._view is not None:
        return None
    target._node = None  # it is made again of the buffer; while a graph has it, the buffer has another owner
    if buffer.block().lent or kind_of(kind.device, buffer.dtype, kind.shape) is not kind:
        return None
    del buffer
    return target._buffer if owners(target) == ALONE else None
