"""Loops over arrays: a step is traced once and becomes the body of a LOOP,
whatever the number of steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps

from kg.frontend import Device, DType, UOp, arange, bool_, const, int64
from kg.records import dataclass
from kg_graph.loops.nodes import loop, result

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.functions.asarray import asarray
from kg_array.functions.creation import device_of
from kg_array.operands.arguments import require_function, whole_number
from kg_array.operands.dtypes import DEFAULT_FLOAT, DEFAULT_INT, NUMBERS
from kg_array.operands.size import Size
from kg_array.operands.unify import NumberArgument, one_device, widest_of
from kg_array.running.memory import placeholder
from kg_array.transforms.tracing import call_with, result_arrays
from kg_array.transforms.tree import flatten, unflatten

Body = Callable[[object, object], object]


def fori_loop(lower: int, upper: int, body: Callable[[object, object], object], initial: object) -> object:
    """body(upper - 1, ... body(lower + 1, body(lower, initial))):
    the bounds are Python integers; the number that the body gets is an array, as weak beside others as an integer is."""
    require_function("fori_loop", body)
    for bound in (lower, upper):
        if isinstance(bound, Array):
            raise TypeError(
                "fori_loop: the bounds are Python integers; for one that is known only when it runs use while_loop, or choose by where()"
            )
    lower, upper = whole_number("fori_loop", "a bound", lower), whole_number("fori_loop", "a bound", upper)
    count = max(upper - lower, 0)
    number = placeholder((), int64)
    carry = _Carry("fori_loop", initial, [])
    i = NumberArgument(number, carry.device)
    traced = carry.traced(lambda value: (call_with(body, [i, value], {}), None))
    numbers = arange(count, int64) + lower if count else const(0, int64).broadcast_to(0)
    return carry.restored(loop(count, traced.triples, [(number, numbers)]), traced)


def while_loop(
    condition: Callable[[object], object], body: Callable[[object], object], initial: object, *, most: int
) -> object:
    """The value after body was applied as long as condition(value) is true,
    but not more often than `most` times.

    What the condition gives is looked at on the device. There are derivatives in forward mode (jvp) alone.
    """
    require_function("while_loop", condition)
    require_function("while_loop", body)
    if not isinstance(most, (int, Size)) or most < 0:
        raise ValueError(f"while_loop: most is how often the body may be applied, a Python integer, not {most!r}")
    carry = _Carry("while_loop", initial, [])
    traced = carry.traced(lambda value: (call_with(body, [value], {}), None))
    first, after = (_flag(condition, carry, arrays) for arrays in (traced.initial, traced.after))
    triples = [*traced.triples, (placeholder((), bool_), first, after)]
    return carry.restored(loop(most, triples, condition=len(triples) - 1), traced)


def scan(
    body: Callable[[object, object], tuple[object, object]],
    initial: object,
    xs: object = None,
    length: int | None = None,
    *,
    reverse: bool = False,
) -> tuple[object, object]:
    """(carry, ys): the body takes (carry, x) and gives (carry, y),
    for each x along the first axis of the arrays of `xs`, in order, or with `reverse` the last one first.

    ys are the y's stacked along a new first axis, each where its x is. Without xs there are `length` steps, with x None.
    """
    require_function("scan", body)
    leaves, structure = flatten(xs)
    count = _length(leaves, length)
    arrays = [x for x in leaves if isinstance(x, Array)]
    carry = _Carry("scan", initial, arrays)
    pieces = [of_parts(tuple(placeholder(p.shape[1:], p.type) for p in x.parts), x.device) for x in arrays]  # type: ignore[arg-type]

    def step(value: object) -> tuple[object, object]:
        made = call_with(body, [value, unflatten(structure, pieces)], {})
        if not isinstance(made, tuple) or len(made) != 2:
            raise TypeError(f"scan: the body gives a pair (carry, y), not {type(made).__name__}")
        return made

    traced = carry.traced(step)
    ys, found = result_arrays(traced.more, carry.device, "scan")
    triples = traced.triples
    node = loop(count, triples, list(zip(_nodes(pieces), _nodes(arrays), strict=True)), _nodes(ys), backwards=reverse)
    return carry.restored(node, traced), unflatten(found, _results(node, len(triples), ys))


def checkpoint(function: Callable[..., object]) -> Callable[..., object]:
    """The function, of which derivatives keep the arguments alone:
    what lies between is computed again on the way back."""

    require_function("checkpoint", function)

    @wraps(function)
    def apart(*args: object, **kwargs: object) -> object:
        leaves, structure = flatten((args, kwargs))
        arrays = [x for x in leaves if isinstance(x, Array)]
        if not arrays:
            return function(*args, **kwargs)
        device = one_device("checkpoint", arrays)
        stand_ins = [_standing(x) if isinstance(x, Array) and not x.is_number else x for x in leaves]
        own_args, own_kwargs = unflatten(structure, stand_ins)  # type: ignore[misc]
        made, found = result_arrays(call_with(function, own_args, own_kwargs), device, "checkpoint")
        moved = [(s, x) for s, x in zip(stand_ins, leaves, strict=True) if s is not x]
        pieces = _nodes([s for s, _ in moved])  # type: ignore[misc]
        wholes = [node.reshape(1, *node.shape) for node in _nodes([x for _, x in moved])]  # type: ignore[misc]
        node = loop(1, [], list(zip(pieces, wholes, strict=True)), _nodes(made))
        return unflatten(found, [y.moved(lambda n: n.reshape(*n.shape[1:])) for y in _results(node, 0, made)])

    return apart


@dataclass(frozen=True, slots=True)
class _Traced:
    """What is carried: what stands for it, what it begins as, what it is after a step;
    and what else the step gave."""

    before: list[Array]
    initial: list[Array]
    after: list[Array]
    more: object

    @property
    def triples(self) -> list[tuple[UOp, UOp, UOp]]:
        """Node by node: a complex array has two."""
        columns = (_nodes(arrays) for arrays in (self.before, self.initial, self.after))
        return list(zip(*columns, strict=True))


class _Carry:
    """A tree of arrays and numbers that is handed from step to step."""

    def __init__(self, name: str, initial: object, others: Sequence[Array]) -> None:
        self.name = name
        self.leaves, self.structure = flatten(initial)
        for leaf in self.leaves:
            if not isinstance(leaf, (Array, *NUMBERS)):
                raise TypeError(f"{name}: the carry holds a {type(leaf).__name__}; it is a tree of arrays and numbers")
        arrays = [*(x for x in self.leaves if isinstance(x, Array)), *others]
        self.device: Device = one_device(name, arrays) if arrays else device_of(None)

    def tree(self, arrays: Sequence[Array]) -> object:
        return unflatten(self.structure, arrays)

    def traced(self, step: Callable[[object], tuple[object, object]]) -> _Traced:
        """A step from what stands for the carry.
        A number becomes an array of the dtype that the step gives it."""
        initial = [_settled_complex(x, self.device) for x in self.leaves]
        weak = [not isinstance(x, Array) or x.is_number for x in initial]
        if any(weak):
            before = [
                NumberArgument(placeholder((), _kind(x)), self.device) if is_weak else _standing(x)  # type: ignore[arg-type]
                for x, is_weak in zip(initial, weak, strict=True)
            ]
            made, _ = self._after(step(self.tree(before)), None)
            initial = [
                _array(x, _dtype(m), self.device) if is_weak else x for x, m, is_weak in zip(initial, made, weak, strict=True)
            ]
        begin: list[Array] = initial  # type: ignore[assignment]
        before = [_standing(x) for x in begin]
        made, more = self._after(step(self.tree(before)), begin)
        return _Traced(before, begin, made, more)

    def restored(self, node: UOp, traced: _Traced) -> object:
        """The tree of what is carried after the last step."""
        return self.tree(_results(node, 0, traced.initial))

    def _after(self, given: tuple[object, object], initial: Sequence[Array] | None) -> tuple[list[Array], object]:
        leaves, found = flatten(given[0])
        if found != self.structure:
            raise TypeError(f"{self.name}: the carry was {self.structure} and is {found} after a step")
        made, _ = result_arrays(given[0], self.device, self.name)
        if initial is None:
            return made, given[1]
        for at, (leaf, x) in enumerate(zip(leaves, initial, strict=True)):
            m = made[at]
            if m.is_number or not isinstance(leaf, Array):
                m = made[at] = _as(m, x)
            if (m.shape, m.dtype) != (x.shape, x.dtype):
                raise TypeError(
                    f"{self.name}: an array of the carry was {x.dtype} of shape {x.shape} and is {m.dtype} of shape {m.shape} after a step"
                )
        return made, given[1]


def _standing(x: Array) -> Array:
    """What stands for an array in a step."""
    return of_parts(tuple(placeholder(p.shape, p.type) for p in x.parts), x.device)  # type: ignore[arg-type]


def _nodes(arrays: Sequence[Array]) -> list[UOp]:
    return [part for x in arrays for part in ((_settled(x),) if x.is_number and len(x.parts) == 1 else x.parts)]


def _settled_complex(x: object, device: Device) -> object:
    """A complex number as an array; anything else as it is."""
    if isinstance(x, complex):
        return asarray(x, device=device)
    return of_parts(x.parts, x.device) if isinstance(x, Array) and x.is_number and len(x.parts) > 1 else x


def _results(node: UOp, first: int, likes: Sequence[Array]) -> list[Array]:
    """The results of a loop from number `first` on, as arrays like these."""
    found: list[Array] = []
    for x in likes:
        last = first + len(x.parts)
        found.append(of_parts(tuple(result(node, n) for n in range(first, last)), x.device))
        first = last
    return found


def _array(x: object, dtype: DType, device: Device) -> Array:
    """A number as an array of this dtype."""
    return Array(x.node.cast(dtype), device) if isinstance(x, Array) else asarray(x, dtype=dtype, device=device)


def _dtype(x: Array) -> DType:
    return _settled(x).type if x.is_number else x.dtype


def _as(number: Array, like: Array) -> Array:
    """A number that a step gives, as what is carried, where that is of its kind."""
    fits = like.shape == () and (like.dtype.is_float or number.dtype.is_int == like.dtype.is_int)
    return Array(number.node.cast(like.dtype), number.device) if fits else number


def _kind(leaf: object) -> DType:
    return leaf.dtype if isinstance(leaf, Array) else widest_of(leaf)  # type: ignore[arg-type]


def _settled(x: Array) -> UOp:
    """What a number is where it becomes an array."""
    if not x.is_number:
        return x.node
    return x.node.cast(DEFAULT_FLOAT if x.dtype.is_float else DEFAULT_INT if x.dtype.is_int else x.dtype)


def _flag(condition: Callable[[object], object], carry: _Carry, arrays: Sequence[Array]) -> UOp:
    found = call_with(condition, [carry.tree(arrays)], {})
    if isinstance(found, bool):
        return const(found, bool_)
    if not isinstance(found, Array) or found.shape != () or found.dtype is not bool_:
        what = f"{found.dtype} of shape {found.shape}" if isinstance(found, Array) else f"a {type(found).__name__}"
        raise TypeError(f"while_loop: the condition gives one bool, not {what}")
    return found.node


def _length(leaves: list[object], length: int | None) -> int:
    sizes = {"length": whole_number("scan", "length", length)} if length is not None else {}
    for number, x in enumerate(leaves):
        if not isinstance(x, Array) or not x.ndim:
            raise TypeError(f"scan: xs holds a {type(x).__name__} without a first axis; it is a tree of arrays")
        sizes[f"array {number} of xs"] = x.shape[0]
    if not sizes:
        raise ValueError("scan: give xs or length")
    if len(set(sizes.values())) > 1:
        raise ValueError(f"scan: lengths differ: {', '.join(f'{n} has {s}' for n, s in sizes.items())}")
    return min(sizes.values())
