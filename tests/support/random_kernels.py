"""Random kernel ASTs whose results are exact in every dtype,
so that devices can be compared bit for bit.

Floats hold small whole numbers and every product is cut back to a small range: no rounding, hence no order of sums matters.
Integers may be anything: they wrap alike everywhere. What can't be exact (variance, logsumexp) ends a value and has a tolerance.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
from kg.dtype import (
    DType,
    bfloat16,
    bool_,
    float8_e4m3,
    float8_e5m2,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from kg.ir import monoid as monoids
from kg.ir.args import Reduction
from kg.ir.build import arange, argmax, const, param, sink, variable, variance
from kg.ir.movement import SCATTER_MODES, combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.program import kernel_arguments
from kg.semantics.floats import numpy_storage_dtype, to_storage

INTEGERS = (int32, int64, int8, uint8, int16, uint16, uint32, uint64)
FLOATS = (float32, float32, float64, float16, bfloat16, float8_e4m3, float8_e5m2)
DTYPES = (*INTEGERS, *FLOATS, float32, int32, bool_)
STEPS = ("alu",) * 3 + ("move",) * 3 + ("reduce",) * 2 + ("cast", "where", "gather", "gather", "scan", "compare")
LIMIT = 6
OUTPUTS = 100  # the slot of the first output
EMPTY = 0.02  # how often an axis has no element

Dim = int | UOp


@dataclass(frozen=True)
class Case:
    """A kernel, what it reads, the variables of its sizes, and how far from the oracle its floats may be."""

    ast: UOp
    arrays: dict[int, np.ndarray]
    variables: dict[str, int]
    tolerance: float


def random_case(seed: int, *, small: bool = False) -> Case:
    """A kernel of one to three outputs; one of three has sizes that are known only at launch."""
    builder = _Builder(random.Random(seed), (1, 2, 3, 4, 5, 8) if small else (1, 2, 3, 4, 5, 7, 8, 16, 17, 33))
    chooser = builder.chooser
    for _ in range(chooser.choice((1, 1, 1, 2, 2, 3))):
        builder.output()
    ast = sink(*builder.statements, name="random_kernel")
    taken = {u.variable.name for u in kernel_arguments(ast) if u.op is Op.DEFINE_VAR}
    return Case(ast, builder.arrays, {n: v for n, v in builder.values.items() if n in taken}, builder.tolerance)


@dataclass
class _Builder:
    chooser: random.Random
    sizes: tuple[int, ...]
    arrays: dict[int, np.ndarray] = field(default_factory=dict)
    values: dict[str, int] = field(default_factory=dict)
    statements: list[UOp] = field(default_factory=list)
    known: list[UOp] = field(default_factory=list)  # values of outputs that were made before
    tolerance: float = 0.0

    def __post_init__(self) -> None:
        self.random = np.random.default_rng(self.chooser.getrandbits(32))
        self.variables: list[UOp] = []
        if self.chooser.random() < 0.34:
            for name in ("n", "m")[: self.chooser.choice((1, 1, 2))]:
                least, greatest = self.chooser.choice(
                    ((0, 9), (1, 2 * max(self.sizes)), (3, 3), (self.sizes[-2], 2 + max(self.sizes)))
                )
                self.variables.append(variable(name, least, greatest))
                self.values[name] = self.chooser.choice((least, greatest, self.chooser.randint(least, greatest)))

    # -- sizes and leaves

    def size(self, dim: Dim) -> int:
        return dim if isinstance(dim, int) else int(self.values[dim.variable.name])

    def shape(self, rank: int = 3) -> tuple[Dim, ...]:
        return tuple(self.dim() for _ in range(self.chooser.randint(1, rank)))

    def dim(self) -> Dim:
        if self.variables and self.chooser.random() < 0.4:
            return self.chooser.choice(self.variables)
        if self.chooser.random() < EMPTY:
            return 0
        return self.chooser.choice(self.sizes)

    def leaf(self, shape: tuple[Dim, ...], dtype: DType, span: tuple[int, int] | None = None) -> UOp:
        """A parameter of small whole numbers; integers of any size now and then."""
        slot = len(self.arrays)
        sizes = tuple(self.size(d) for d in shape)
        kind = numpy_storage_dtype(dtype)
        if dtype.is_int and span is None and self.chooser.random() < 0.3:
            self.arrays[slot] = np.frombuffer(self.random.bytes(int(np.prod(sizes)) * kind.itemsize), kind).reshape(sizes)
            return param(slot, shape, dtype)
        low, high = span or ((0, 1) if dtype.is_bool else (-LIMIT if dtype.is_signed else 0, LIMIT))
        numbers = self.random.integers(low, high + 1, sizes)
        self.arrays[slot] = to_storage(numbers.astype(np.float64), dtype) if dtype.is_float else numbers.astype(kind)
        return param(slot, shape, dtype)

    def position(self, shape: tuple[Dim, ...], extent: int) -> UOp:
        """Positions in an axis of that many elements: loaded, or computed."""
        dtype = self.chooser.choice((int32, int64, int32, uint8, int16))
        match self.chooser.randrange(4):
            case 0:
                return self.leaf(shape, int32) % extent
            case 1 if self.chooser.random() < 0.5:
                table = self.leaf((5,), dtype, (0, extent - 1))
                return table.gather(self.leaf(shape, int32, (0, 4)))
            case _:
                return self.leaf(shape, dtype, (0, extent - 1))

    # -- outputs

    def output(self) -> None:
        slot = OUTPUTS + len(self.statements)
        if self.chooser.random() < 0.15:
            return self._scatter(slot)
        if self.known and self.chooser.random() < 0.4:  # shares with the outputs before it
            value = self.chooser.choice(self.known)
        else:
            value = self.leaf(self.shape(), self.chooser.choice(DTYPES))
        for _ in range(self.chooser.randint(1, 6)):
            value = self.step(value)
        self.known.append(value)
        if value.type.is_float and self.chooser.random() < 0.15:
            value = self._inexact(value)
        self.statements.append(param(slot, value.shape, value.type).store(value))
        return None

    def _scatter(self, slot: int) -> None:
        """Updates into a value, or into the parameter itself."""
        shape = tuple(d for d in self.shape() if d != 0) or (3,)
        while not all(map(self.size, shape)):
            shape = tuple(d for d in shape if self.size(d)) or (3,)
        dtype = self.chooser.choice(DTYPES)
        mode = self.chooser.choice(SCATTER_MODES)
        touched = self.chooser.randint(1, len(shape))
        index_shape = (self.chooser.randint(1, 6),) if self.chooser.random() < 0.8 else (2, 3)
        indices = [self.position(index_shape, self._least(d)) for d in shape[:touched]]
        updates = self.cut(self.leaf((*index_shape, *shape[touched:]), dtype), always=True)
        target = param(slot, shape, dtype)
        if self.chooser.random() < 0.5:
            made = self.leaf(shape, dtype)
            self.arrays[slot] = self.arrays.pop(made.slot)
            source = target
        else:
            source = self.cut(self.leaf(shape, dtype), always=True)
        self.statements.append(target.store(source.scatter(updates, *indices, mode=mode)))

    def _least(self, dim: Dim) -> int:
        return self.size(dim)

    def _inexact(self, x: UOp) -> UOp:
        if x.type.bits < 32:
            x = x.cast(float32)
        self.tolerance = 1e-5
        axis = self.chooser.randrange(len(x.shape))
        if self.chooser.random() < 0.5:
            return variance(x, axis)
        monoid = monoids.logsumexp(x.type)
        one = x.const_like(1.0).reshape(*(1,) * len(x.shape)).expand(*x.shape)
        greatest, total = combine_values((x, one), monoid, Op.REDUCE, Reduction(monoid, (axis,)))
        return greatest + total.log2() * 0.6931471805599453

    # -- steps

    def step(self, x: UOp) -> UOp:
        return getattr(self, f"_{self.chooser.choice(STEPS)}")(x)

    def cut(self, x: UOp, *, always: bool = False) -> UOp:
        """Back to a small range; integers that wrap alike may stay as they are."""
        if x.type.is_bool or (x.type.is_int and not always and self.chooser.random() < 0.5):
            return x
        x = x.minimum(x.const_like(LIMIT))
        return x.maximum(x.const_like(-LIMIT)) if x.type.is_signed else x

    def _other(self, x: UOp) -> UOp:
        kind = self.chooser.randrange(4)
        if kind == 0:
            return x
        if kind == 1:
            return const(True if x.type.is_bool else self.chooser.choice((0, 1, 2, 3, 5)), x.type)
        if kind == 2 and x.type.is_int and not isinstance(x.shape[-1], int) and len(x.shape) == 1:
            return arange(x.shape[-1], x.type)
        return self.leaf(x.shape, x.type)

    def _alu(self, x: UOp) -> UOp:
        y = self._other(x)
        if x.type.is_bool:
            return self.chooser.choice((x & y, x | y, x ^ y, x + y, x * y, ~x))
        options = [x + y, x - y, x * y, x.maximum(y), x.minimum(y), abs(x)]
        if x.type.is_int:
            options += [x // y, x % y, x.idiv(y), x.mod(y), x ^ y, x & y, x << (y & 3), x >> y, x << y, -x]
        else:
            options += [x.trunc(), -x, (x * 0.5).round()]
        return self.cut(self.chooser.choice(options))

    def _compare(self, x: UOp) -> UOp:
        y = self._other(x)
        return x.ne(y) if x.type.is_bool else self.chooser.choice((x < y, x <= y, x.eq(y), x.ne(y)))

    def _where(self, x: UOp) -> UOp:
        condition = self.leaf(x.shape, bool_)
        if not x.type.is_bool and self.chooser.random() < 0.3:
            condition = self.leaf(x.shape, x.type) < x
        return condition.where(x, self.cut(self.leaf(x.shape, x.type), always=True))

    def _cast(self, x: UOp) -> UOp:
        dtype = self.chooser.choice(DTYPES)
        return self.cut(x.cast(dtype), always=dtype.is_float)

    def _reduce(self, x: UOp) -> UOp:
        axes = self.chooser.sample(range(len(x.shape)), self.chooser.randint(1, len(x.shape)))
        kind = self.chooser.choice(("sum", "sum", "max", "min", "argmax", "prod"))
        if kind == "argmax" and not x.type.is_bool:
            return self.cut(
                argmax(x, axes[0], least=self.chooser.random() < 0.5, index_dtype=self.chooser.choice((int32, int64)))
            )
        if kind == "sum" and not x.type.is_bool:
            return self.cut(x.sum(*axes))
        if kind == "prod":
            return x.reduce(monoids.MUL, *axes) if not x.type.is_float else self.cut(abs(x).minimum(1)).prod(*axes)
        return self.cut(x.min(*axes) if kind == "min" else x.max(*axes))

    def _scan(self, x: UOp) -> UOp:
        axis = self.chooser.randrange(len(x.shape))
        if x.type.is_float and x.type.bits < 32:
            x = x.cast(float32)
        monoid = monoids.ADD if x.type.is_bool else self.chooser.choice((monoids.ADD, monoids.MAX, monoids.MIN))
        return self.cut(x.scan(monoid, axis, exclusive=self.chooser.random() < 0.5))

    def _gather(self, x: UOp) -> UOp:
        count = self.chooser.randint(1, min(2, len(x.shape)))
        extents = [self.size(d) if self._plain(d) else 0 for d in x.shape[:count]]
        if not all(extents):
            return x
        shape = tuple(self.dim() for _ in range(self.chooser.choice((1, 1, 2))))
        if len(shape) + len(x.shape) - count > 4:
            shape = shape[:1]
        return x.gather(*[self.position(shape, extent) for extent in extents])

    def _plain(self, dim: Dim) -> bool:
        return isinstance(dim, int) or dim.op is Op.DEFINE_VAR

    def _move(self, x: UOp) -> UOp:
        rank = len(x.shape)
        match self.chooser.choice(("permute", "flip", "reshape", "reshape", "pad", "shrink", "expand")):
            case "permute":
                return x.permute(*self.chooser.sample(range(rank), rank))
            case "flip":
                return x.flip(self.chooser.randrange(rank))
            case "pad":
                return self._padded(x)
            case "shrink":
                return x.shrink(*[self._box(d) for d in x.shape])
            case "expand":
                return x.reshape(*x.shape, 1).expand(*x.shape, 3) if rank < 4 else x
            case _:
                return self._reshaped(x)

    def _padded(self, x: UOp) -> UOp:
        if not all(map(self._plain, x.shape)):
            return x
        margins = [(self.chooser.randint(0, 2), self.chooser.randint(0, 2)) if isinstance(d, int) else (0, 0) for d in x.shape]
        return x.pad(*margins, fill=True if x.type.is_bool else 2)

    def _box(self, d: Dim) -> tuple[Dim, Dim]:
        if not isinstance(d, int) or d == 0:
            return (0, d)
        start = self.chooser.randint(0, d - 1)
        return (start, self.chooser.randint(start + 1, d))

    def _reshaped(self, x: UOp) -> UOp:
        if not all(isinstance(d, int) and d for d in x.shape):
            at = self.chooser.randint(0, len(x.shape))
            return x.reshape(*x.shape[:at], 1, *x.shape[at:]) if len(x.shape) < 4 else x
        size = int(np.prod(x.shape))
        first = self.chooser.choice([d for d in range(1, size + 1) if size % d == 0])
        return x.reshape(first, size // first) if self.chooser.random() < 0.5 else x.reshape(size)
