"""One operation on computed arrays, without a graph: `(a + b).realize()` finds its program by the kinds of a and b alone.

The first time an operation meets operands of some kinds it is a graph like any other. From then on the array that it makes is *pending*: it
knows its step, the memory of the operands and the line that asked for it. Where it is looked at by itself the step runs; where something more is
computed of it, its graph is made after all.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from kg.device.buffer import Buffer
from kg.events import hearing
from kg.graph.canonical import canonical
from kg.graph.numbers import lift_numbers
from kg.ir.uop import UOp

from kg_array import evaluate, memory, origins
from kg_array.array import Array
from kg_array.complex_array import ComplexArray, of_memory, of_stored
from kg_array.dtypes import Scalar, is_complex, part_of
from kg_array.memory import Kind, tracing_depth
from kg_array.running import Loaded

#: Functions whose graph depends on the kinds of their operands alone; and of these, those that may have a number among them that is read.
WITH_NUMBERS: Final = frozenset(
    {
        *("add", "subtract", "multiply", "divide", "maximum", "minimum", "bitwise_and", "bitwise_or", "bitwise_xor"),
        *("equal", "not_equal", "less", "less_equal", "greater", "greater_equal"),
    }
)
NAMES: Final = WITH_NUMBERS | {
    *(
        "pow",
        "abs",
        "negative",
        "reciprocal",
        "sqrt",
        "square",
        "sign",
        "hypot",
        "exp",
        "expm1",
        "log",
        "log1p",
        "log2",
        "log10",
    ),
    *("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "bitwise_invert"),
    *("logical_and", "logical_or", "logical_xor", "logical_not"),
}
#: Steps that are remembered; the next one begins anew.
_MOST: Final = 4096
_new: Final = object.__new__
Key = tuple[object, ...]
Held = Buffer | Scalar


class Step:
    """One operation for operands of these kinds, the type of a number being its kind. `build`: the graph of it."""

    __slots__ = ("_loaded", "_places", "build", "complex", "divides", "high", "kind", "kinds", "low", "stored")

    def __init__(self, name: str, build: Callable[..., Array], kinds: Sequence[object], kind: Kind) -> None:
        self.build, self.kinds, self.kind, self.divides = build, kinds, kind, name == "divide"
        self.complex, self.stored = is_complex(kind.dtype), memory.stored_kind(kind)
        beside = next(part_of(k.dtype) for k in kinds if isinstance(k, Kind))
        self.low, self.high = (-beside.max_finite, beside.max_finite) if beside.is_float else (beside.min, beside.max)
        self._loaded: Loaded | None = None
        self._places: tuple[int, ...] = ()  # of what a program reads, the number of an operand

    def pending(self, operands: Sequence[object]) -> Array | None:
        """The array of the operation on these operands, where they are computed, and numbers no others than a program reads."""
        held: list[Held] = []
        for x in operands:
            if type(x) is Array or type(x) is ComplexArray:
                buffer = x._buffer
                if buffer is None:
                    return None
                held.append(buffer)
            elif self.low <= x <= self.high and x not in (0, 1, -1) and not (self.divides and abs(math.frexp(x)[0]) == 0.5):  # type: ignore[operator,arg-type]
                held.append(x)  # type: ignore[arg-type]
            else:
                return None
        array: Array
        if self.complex:
            array = _new(ComplexArray)
            array._pair = None
        else:
            array = _new(Array)
        array._node = array._buffer = None
        array._kind, array._device = self.kind, self.kind.device
        array._pending = Pending(self, operands, held)
        return array

    def run(self, held: Sequence[Held]) -> Buffer:
        """Compute it of this memory and these numbers."""
        loaded = self._loaded
        if loaded is None:
            loaded = self._compiled(held)
        read = [held[place] for place in self._places if isinstance(held[place], Buffer)]
        numbers = [x for x in held if not isinstance(x, Buffer)]
        if not hearing and self.stored.size:
            made = loaded.quickly(self.stored, read, numbers)  # type: ignore[arg-type]
            if made is not None:
                return made
        output = self.stored.empty()
        if self.stored.size:
            loaded.run([output], read, numbers)  # type: ignore[arg-type]
        return output

    def _compiled(self, held: Sequence[Held]) -> Loaded:
        """The program for all operands of these kinds, found by those that stand for them."""
        device = self.kind.device
        given = [
            of_stored(memory.placeholder_of(kind.dtype, kind.shape), kind.dtype, device) if isinstance(kind, Kind) else x
            for kind, x in zip(self.kinds, held, strict=True)
        ]
        call = canonical([self.build(*given).stored])
        values, numbers = lift_numbers(call) if any(not isinstance(k, Kind) for k in self.kinds) else (call.values, ())
        assert len(numbers) == sum(not isinstance(k, Kind) for k in self.kinds), "its numbers are read, whatever they are"
        at = {x.stored: place for place, x in enumerate(given) if isinstance(x, Array)}
        self._places = tuple(at[leaf] for leaf in call.leaves)
        self._loaded = evaluate.compile_values(device, values, tuple(n.type for n in numbers)).loaded
        return self._loaded


class Pending:
    """What an array is computed of that has no graph yet."""

    __slots__ = ("held", "operands", "origin", "step")

    def __init__(self, step: Step, operands: Sequence[object], held: Sequence[Held]) -> None:
        self.step, self.operands, self.held = step, operands, held
        self.origin = origins.here()

    def node(self) -> UOp:
        """The graph of a real array."""
        (node,) = self.parts()
        return node

    def parts(self) -> tuple[UOp, ...]:
        """The graphs of it: over the operands' own nodes, where they still are what they were."""
        given: list[object] = []
        for x, held, kind in zip(self.operands, self.held, self.step.kinds, strict=True):
            if not isinstance(held, Buffer):
                given.append(held)
            elif isinstance(x, Array) and x._buffer is held:
                given.append(x)
            else:
                assert isinstance(kind, Kind)
                given.append(of_memory(held, kind))
        parts = self.step.build(*given).parts
        for part in parts:
            origins.remember(part, self.origin)
        return parts

    def run(self) -> tuple[Buffer, Kind]:
        """Compute it."""
        try:
            return self.step.run(self.held), self.step.stored
        except Exception as error:
            origins.explain(error, self.parts())
            raise


_steps: dict[Key, Step] = {}


def single(what: object, x: Array, build: Callable[[Array], Array]) -> Array:
    """What `build` makes of x; `what` tells it from others, and x's kind says the rest."""
    if (type(x) is not Array and type(x) is not ComplexArray) or x._kind is None or tracing_depth.get():
        return build(x)
    key = (what, x._kind)
    step = _steps.get(key)
    made = None if step is None else step.pending((x,))
    if made is None:
        made = build(x)
        if step is None:
            learn(key, "", build, made)
    return made


def learn(key: Key, name: str, build: Callable[..., Array], made: Array) -> None:
    """Remember an operation that was made a graph, where the next one like it need not be."""
    kinds = key[1:]
    plain = [k for k in kinds if isinstance(k, Kind)]
    numbers = [k for k in kinds if k is float or k is int]
    if not plain or len(plain) + len(numbers) < len(kinds) or tracing_depth.get() or (numbers and name not in WITH_NUMBERS):
        return
    if numbers and any(is_complex(k.dtype) for k in plain):
        return  # what is made of a real number beside a pair depends on its value
    if len(_steps) >= _MOST:
        _steps.clear()
    _steps[key] = Step(name, build, kinds, memory.kind_of(made.device, made.dtype, made.shape))
