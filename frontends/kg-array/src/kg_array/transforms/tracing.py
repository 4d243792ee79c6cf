"""What all transforms begin with: a function called with arrays that stand for its arguments,
and graphs with nodes replaced."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy

from kg.frontend import Device, UOp, infrequent_collection

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts, of_stored
from kg_array.functions.asarray import asarray
from kg_array.functions.creation import device_of
from kg_array.operands.dtypes import NUMBERS
from kg_array.operands.size import Size
from kg_array.running import memory
from kg_array.running.memory import tracing_depth
from kg_array.transforms.tree import Structure, flatten, unflatten


def is_tracing() -> bool:
    """Whether a function is being traced here and now."""
    return tracing_depth.get() > 0


@contextmanager
def tracing() -> Iterator[None]:
    token = tracing_depth.set(tracing_depth.get() + 1)
    try:
        yield
    finally:
        tracing_depth.reset(token)


def stand_in(x: Array, device: Device | None = None) -> Array:
    """An array without memory, of the same dtype, shape and device."""
    return of_stored(memory.placeholder_of(x.dtype, x.shape), x.dtype, device or x.device)


def call_with(function: Callable[..., object], args: Sequence[object], kwargs: Mapping[str, object]) -> object:
    """The function called while tracing, with arrays of its own:
    what it writes in place is not written into those of the caller."""
    with tracing(), infrequent_collection():
        return function(*[own_arrays(a) for a in args], **{n: own_arrays(a) for n, a in kwargs.items()})


def own_arrays(argument: object) -> object:
    """The argument, its arrays as new ones of the same values."""
    if isinstance(argument, Array):
        return copy(argument)
    leaves, structure = flatten(argument)
    if not any(isinstance(x, Array) for x in leaves):
        return argument
    return unflatten(structure, [copy(x) if isinstance(x, Array) else x for x in leaves])


def device_among(leaves: Sequence[object]) -> Device:
    """The device of the arrays among leaves, or the default one where there are none."""
    return next((x.device for x in leaves if isinstance(x, Array)), None) or device_of(None)


def result_arrays(result: object, device: Device, what: str) -> tuple[list[Array], Structure]:
    """The leaves of a function's result as arrays; numbers become 0-d ones."""
    leaves, structure = flatten(result)
    for leaf in leaves:
        if not isinstance(leaf, (Array, *NUMBERS, Size)):
            raise TypeError(
                f"{what}: the function returns a {type(leaf).__name__}; it may return arrays, numbers and trees of them"
            )
    return [x if isinstance(x, Array) else asarray(x, device=device) for x in leaves], structure


def nodes_of(arrays: Sequence[Array]) -> list[UOp]:
    """The graphs of arrays: of complex ones two each."""
    return [part for x in arrays for part in x.parts]


def arrays_of(nodes: Sequence[UOp], like: Sequence[Array]) -> list[Array]:
    """Arrays of these graphs, which are as many as those that `nodes_of` gives of arrays like these."""
    left = iter(nodes)
    return [of_parts(tuple([next(left) for _ in x.parts]), x.device) for x in like]


def stand_in_by_parts(x: Array) -> Array:
    """A stand-in whose parts are placeholders of their own:
    derivatives and batches go by graphs of floats."""
    return of_parts(tuple([memory.placeholder(p.shape, p.type) for p in x.parts]), x.device)  # type: ignore[arg-type]


def rebuilt(structure: Structure, nodes: Sequence[UOp], like: Sequence[Array]) -> object:
    """The tree of arrays of these values, each of the kind of the array in its place."""
    return unflatten(structure, arrays_of(nodes, like))
