"""Elements picked by position or condition, and put by position."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final

from kg.frontend import SCATTER_MODES, Device, Dim, DType, UOp, const, int32, int64, shown
from kg.frontend import monoid as monoids
from kg_graph.kernels.scatters import count_of

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray, of_memory, of_parts
from kg_array.complex_numbers.pairs import Pair, const_pair
from kg_array.functions.creation import zeros
from kg_array.functions.utility import truth
from kg_array.indexing.axes import is_empty, may_be_zero, positions_along, same_shape, size_value, sizes
from kg_array.indexing.keys import within
from kg_array.operands.arguments import axis_of, rank_of
from kg_array.operands.dtypes import DEFAULT_COMPLEX, Scalar, default_of, is_complex, of_scalar
from kg_array.operands.size import greatest_value
from kg_array.operands.unify import Operand, any_complex, broadcast_shape, goes_to, numbers_together, one_device, together
from kg_array.running import memory
from kg_array.running.steps import at_once, of_several, several


def where(condition: Array, x1: Operand, x2: Operand, /) -> Array:
    """x1 where the condition holds, else x2."""
    return several("where", _where, (condition, x1, x2))


def _where(condition: Array, x1: Operand, x2: Operand) -> Array:
    if not isinstance(condition, Array) or not condition.dtype.is_bool:
        kind = condition.dtype if isinstance(condition, Array) else type(condition).__name__
        raise TypeError(f"where: a condition is an array of bool, not {kind}")
    if any_complex((x1, x2)):
        return _where_complex(condition, x1, x2)
    if not isinstance(x1, Array) and not isinstance(x2, Array):
        values = (x1, x2) if isinstance(x1, float) or not isinstance(x2, float) else (x2, x1)
        dtype = default_of(values[0])
        branches = [const(v, of_scalar("where", v, dtype)) for v in (x1, x2)]  # type: ignore[arg-type]  none is complex
        return Array(condition.node.where(*branches), condition.device)
    device, branches = together("where", x1, x2)
    one_device("where", [condition, *(x for x in (x1, x2) if isinstance(x, Array))])
    shape = broadcast_shape("where", [condition.shape, *map(sizes, branches)])
    chosen, first, second = (node.broadcast_to(*shape) for node in (condition.node, *branches))
    return Array(chosen.where(first, second), device)


def _where_complex(condition: Array, x1: Operand, x2: Operand) -> Array:
    if isinstance(x1, Array) or isinstance(x2, Array):
        device, numbers = numbers_together("where", x1, x2)
        one_device("where", [condition, *(x for x in (x1, x2) if isinstance(x, Array))])
    else:
        device, numbers = condition.device, [const_pair(complex(x), DEFAULT_COMPLEX.part) for x in (x1, x2)]
    first, second = (n if isinstance(n, Pair) else Pair(n, n.const_like(0.0)) for n in numbers)
    shape = broadcast_shape("where", [condition.shape, *(sizes(part) for part in (*first, *second))])
    chosen, *nodes = (node.broadcast_to(*shape) for node in (condition.node, *first, *second))
    return ComplexArray(Pair(chosen.where(nodes[0], nodes[2]), chosen.where(nodes[1], nodes[3])), device)


def nonzero(x: Array, /) -> tuple[Array, ...]:
    """The positions of elements that are not zero, one array for each axis.
    Computed at once: the result's size is theirs."""
    if rank_of("nonzero", x) == 0:
        raise ValueError("nonzero of a 0-d array: it has no axis that a position could be in")
    if x.size == 0:
        return tuple(Array(const(0, int64).reshape(1).expand(0), x.device) for _ in x.shape)
    kinds = outputs_of(x.device, x.size, int64 if x.ndim == 1 else int32)
    count, *found = at_once(_positions, [x], outputs=kinds)
    return tuple(first_of(found[: x.ndim], count))


def _positions(x: Array, output: Array | None = None) -> tuple[Array, ...]:
    """How many elements are not zero, and the positions of these along each axis; behind them others."""
    size, kind = x.size, int64 if x.ndim == 1 or greatest_value(x.size) > int32.max else int32
    selection = Selection(truth(x).reshape(size), x.device)
    flat = at = selection.packed(positions_along((size,), 0, kind), output)
    found: list[UOp] = []
    for d in reversed(x.shape[1:]):
        length = size_value(d, at.type)
        found.append((at % length).cast(int64))
        at = at // length
    nodes = [at.cast(int64), *reversed(found)]
    return tuple([Array(node, x.device) for node in (selection.count, *nodes, *([flat] if found else []))])


def compressed(x: Array, mask: Array) -> Array:
    """The elements of x under a mask over its first axes, in order. Computed at once."""
    if x.size == 0:
        rest = x.shape[mask.ndim :]
        count = int(Array(mask.node.cast(int64).sum().reshape(), x.device)) if mask.size else 0
        return zeros((count, *rest), dtype=x.dtype, device=x.device)
    kinds = outputs_of(x.device, mask.size, x.dtype) if x.ndim == mask.ndim and not is_complex(x.dtype) else []
    number, output = at_once(packed, [x, mask], outputs=kinds)
    return first_of([output], number)[0]


def packed(x: Array, mask: Array, output: Array | None = None) -> tuple[Array, Array]:
    """How many elements of the mask are true, and the rows of x under these; behind them others."""
    size, rest = mask.size, x.shape[mask.ndim :]
    selection = Selection(mask.node.reshape(size), x.device)
    outputs = [selection.packed(part.reshape(size, *rest), output) for part in x.parts]
    return Array(selection.count, x.device), of_parts(tuple(outputs), x.device)


#: Elements from which on what is selected is stored at its rank, and in memory that is not filled before. Positions under masks of 1000, 5000 and 50,000 elements take 8.4, 9.7 and 27 us at
#: their ranks, and 8.9, 12 and 57 by a scan; memory that is not filled takes 6 us of calls more, and of 100,000 34 where 33 with it (Zen 5, AVX-512, one thread, beside other work).
LONG, UNFILLED = 1 << 9, 1 << 17


def outputs_of(device: Device, size: Dim, *dtypes: DType) -> list[memory.Kind]:
    """The kinds of memory for what is selected of so many elements; none where it is made by the program."""
    if type(size) is not int or size < UNFILLED or not _goes_by_rank(size, device):
        return []
    return [memory.kind_of(device, dtype, (size,)) for dtype in dtypes]


def _goes_by_rank(size: Dim, device: Device) -> bool:
    """Whether elements are counted one after another: of long masks, on devices without work-groups."""
    return type(size) is int and LONG <= size <= int32.max and not device.renderer.has_local


class Selection:
    """The elements of a row under a mask [size], one after another from the first place on."""

    def __init__(self, mask: UOp, device: Device) -> None:
        (self.size,) = sizes(mask)
        self.mask, self.dtype = mask, int32 if greatest_value(self.size) < int32.max else int64
        self._by_rank, self._ranks = _goes_by_rank(self.size, device), 0

    @property
    def count(self) -> UOp:
        """How many there are, [1]."""
        if self._by_rank:
            return count_of(self.mask, self.dtype).reshape(1)
        return self.ends.shrink((self.size - 1, self.size))

    @property
    def ends(self) -> UOp:
        """How many there are up to each."""
        return self.mask.cast(self.dtype).scan(monoids.ADD, 0)

    def packed(self, rows: UOp, output: Array | None = None) -> UOp:
        """The rows that are selected, in this memory or in other; behind them anything."""
        size, *rest = sizes(rows)
        if self._by_rank and not rest:
            into = const(0, rows.type).broadcast_to(size) if output is None else output.node
            return into.scatter(rows, self._rank())
        return const(0, rows.type).broadcast_to(size + 1, *rest).scatter(rows, self._places)

    def _rank(self) -> UOp:
        """Where each goes; nowhere what is not selected.
        Each call's is a node of its own, as a rank of which two scatters put their updates is stored."""
        self._ranks += 1
        return const(0, self.dtype).broadcast_to(1).rank(self.mask.where(const(0, self.dtype), self._ranks))

    @property
    def _places(self) -> UOp:
        """The same by a scan; behind all what is not selected."""
        return self.mask.where(self.ends - 1, size_value(self.size, self.dtype))


def first_of(outputs: Sequence[Array], count: Array) -> list[Array]:
    """So many first rows of computed arrays: their memory."""
    number = number_of(count)
    found: list[Array] = []
    for output in outputs:
        kind = _FIRST.get((output._kind, number))
        if kind is None:
            if len(_FIRST) >= _MOST:
                _FIRST.clear()
            kind = _FIRST[output._kind, number] = memory.kind_of(output.device, output.dtype, (number, *output.shape[1:]))
        found.append(of_memory(output.buffer.view(0, memory.stored_kind(kind).size), kind))
    return found


def number_of(count: Array) -> int:
    """The integer of a computed array of one."""
    buffer = count.buffer
    return int((buffer.as_numpy() if buffer.runtime.allocator.host_memory else buffer.numpy())[0])


#: The kinds of the first rows of arrays, by their kinds and how many rows that are.
_FIRST: Final[dict[tuple[memory.Kind | None, int], memory.Kind]] = {}
_MOST: Final = 4096


def take(x: Array, indices: Array, /, *, axis: int | None = None) -> Array:
    """The parts of x at these positions of an axis; negative ones are counted from its end."""
    if axis is None and rank_of("take", x) != 1:
        raise ValueError(f"take: of which axis of an array of shape {x.shape}? Give axis")
    _integers("take", indices)
    one_device("take", [x, indices])
    along = axis_of("take", 0 if axis is None else axis, x)
    if not is_empty(indices.shape) and may_be_zero(x.shape[along]):
        raise IndexError(f"take: axis {along} of an array of shape {x.shape} has no elements")
    return of_several(("take", along), (x, indices), lambda x, indices: _taken(x, indices, along))


def _taken(x: Array, indices: Array, along: int) -> Array:
    front = (along, *(i for i in range(x.ndim) if i != along))
    at = within(indices.node, x.shape[along])
    new = indices.ndim
    order = (*range(new, new + along), *range(new), *range(new + along, new + x.ndim - 1))
    return x.moved(lambda node: node.permute(*front).gather(at).permute(*order))


def _integers(name: str, indices: Array) -> None:
    if not isinstance(indices, Array) or not indices.dtype.is_int:
        kind = indices.dtype if isinstance(indices, Array) else type(indices).__name__
        raise TypeError(f"{name}: positions are an array of integers, not {kind}")


def _along(name: str, x: Array, indices: Array, axis: int) -> tuple[tuple[int, ...], list[UOp]]:
    """The shape of positions along one axis with the others broadcast, and positions along all axes."""
    _integers(name, indices)
    if indices.ndim != x.ndim:
        raise ValueError(f"{name}: positions of shape {indices.shape} for an array of shape {x.shape}: the dimensions differ")
    others = [(*s[:axis], 1, *s[axis + 1 :]) for s in (x.shape, indices.shape)]
    shape = list(broadcast_shape(name, others))
    if not same_shape(shape, others[0]):
        raise ValueError(f"{name}: positions of shape {indices.shape} do not go along axis {axis} of shape {x.shape}")
    shape[axis] = indices.shape[axis]
    if not is_empty(shape) and may_be_zero(x.shape[axis]):
        raise IndexError(f"{name}: axis {axis} of an array of shape {x.shape} has no elements")
    final = tuple(shape)
    chosen = within(indices.node, x.shape[axis]).broadcast_to(*final)
    return final, [chosen if a == axis else positions_along(final, a, int64) for a in range(x.ndim)]


def take_along_axis(x: Array, indices: Array, /, *, axis: int = -1) -> Array:
    """x at positions of one axis that may differ along the others, which are broadcast."""
    one_device("take_along_axis", [x, indices])
    along = axis_of("take_along_axis", axis, x)

    def made(x: Array, indices: Array) -> Array:
        _, at = _along("take_along_axis", x, indices, along)
        return x.moved(lambda node: node.gather(*at))

    return of_several(("take_along_axis", along), (x, indices), made)


def put_along_axis(x: Array, indices: Array, values: Array | Scalar, /, *, axis: int = -1, mode: str = "set") -> Array:
    """x with values at positions of one axis: set (the last wins), or combined by mode: add, mul, max,
    min. A new array."""
    if not isinstance(mode, str) or mode not in SCATTER_MODES:
        raise ValueError(f"put_along_axis: there is no mode {shown(mode)}; there are {', '.join(SCATTER_MODES)}")
    from kg_array.indexing.items import as_value

    device = one_device("put_along_axis", [x, indices])
    along = axis_of("put_along_axis", axis, x)

    def made(x: Array, indices: Array, values: Array | Scalar) -> Array:
        shape, at = _along("put_along_axis", x, indices, along)
        updates = as_value("put_along_axis", x, values)
        if not goes_to(sizes(updates[0]), shape):
            raise ValueError(f"put_along_axis: values of shape {updates[0].shape} for positions of shape {shape}")
        if is_complex(x.dtype) and mode not in ("set", "add"):
            raise TypeError(f"put_along_axis: mode {mode!r} is not defined for {x.dtype}; set and add are")
        if is_empty(shape):
            return copy(x)
        parts = (node.scatter(part.broadcast_to(*shape), *at, mode=mode) for node, part in zip(x.parts, updates, strict=True))
        return of_parts(tuple(parts), device)

    if isinstance(values, Array):
        return of_several(("put_along_axis", along, mode), (x, indices, values), made)
    return made(x, indices, values)
