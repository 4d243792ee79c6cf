"""Operations that are found by the kinds of their operands alone:
of arrays that are computed, or pending themselves.

The first time an operation meets operands of some kinds its graph is made, which checks it and says what its result is, and a `Step` of it is
kept. From then on the array that it makes is pending: see pending.py.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import lru_cache, wraps
from typing import Final, TypeVar, cast

from kg.frontend import Buffer, Device, DType
from kg.records import dataclass

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray, of_memory, of_parts
from kg_array.operands import origins
from kg_array.operands.dtypes import Scalar, is_complex, part_of
from kg_array.running import memory
from kg_array.running.memory import Kind, tracing_depth
from kg_array.running.pending import MOST, Held, Pending, compute, count_of
from kg_array.running.step_cache import STEPS, Key, Program, known

#: Functions whose graph depends on the kinds of their operands alone; and of these, those that may have a number among them that is read.
WITH_NUMBERS: Final = frozenset(
    {
        *("add", "subtract", "multiply", "divide", "maximum", "minimum", "bitwise_and", "bitwise_or", "bitwise_xor"),
        *("equal", "not_equal", "less", "less_equal", "greater", "greater_equal", "pow", "where", "clip"),
    }
)
NAMES: Final = WITH_NUMBERS | {
    *("abs", "negative", "reciprocal", "sqrt", "square", "sign", "hypot", "exp", "expm1", "log", "log1p", "log2", "log10"),
    *("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "logaddexp"),
    *("floor_divide", "remainder", "bitwise_invert", "bitwise_left_shift", "bitwise_right_shift"),
    *("logical_and", "logical_or", "logical_xor", "logical_not", "copysign", "nextafter", "signbit"),
    *("ceil", "floor", "round", "trunc", "isfinite", "isinf", "isnan", "real", "imag", "conj"),
}
#: Steps that are remembered; the next one begins anew.
_MOST_STEPS: Final = 4096
#: Functions of several results that are remembered, by what is static; each knows the kinds of arguments that it met.
_MOST_JITTED: Final = 256
#: Numbers up to this one may be part of a step.
_SMALL: Final = 64
_new: Final = object.__new__
#: The keys of steps in which numbers are fixed, by those without and the numbers.
_met: Final[dict[object, Key]] = {}
Build = Callable[..., Array]
Results = TypeVar("Results", bound=tuple[object, ...])


@dataclass(frozen=True, slots=True)
class Fixed:
    """A number that is part of a step: rules make something else of the operation with it.
    Equal ones are the same to the last bit."""

    kind: type
    value: str

    @property
    def number(self) -> Scalar:
        number: Scalar = self.kind(self.value)
        return number


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A number that says where along an axis something begins, from 0 to `most`: the same step for all.
    There is one of each. See dynamic_slices.py."""

    most: int


@lru_cache(maxsize=_MOST_STEPS)
def _positions(most: tuple[int, ...]) -> tuple[Position, ...]:
    return tuple([_position(m) for m in most])


@lru_cache(maxsize=_MOST_STEPS)
def _position(most: int) -> Position:
    return Position(most)


class Step:
    """One operation for operands of these kinds:
    a Kind, the type of a number that is read, one that is Fixed, or a Position. `build`: the graph of it; `kind`: of its
    result, `stored`: of that in memory; `beside`: the dtype of numbers; `alone`: the program of this step, of things that
    differ, once there is one."""

    __slots__ = ("_name", "alone", "beside", "build", "complex", "kind", "kinds", "stored")

    def __init__(self, name: str, build: Build, kinds: Sequence[object], kind: Kind) -> None:
        self.build, self.kinds, self.kind = build, tuple(kinds), kind
        self._name = name
        self.alone: Program | None = None
        self.complex, self.stored = is_complex(kind.dtype), memory.stored_kind(kind)
        self.beside = _beside(kinds) if any(isinstance(k, Kind) for k in kinds) else part_of(kind.dtype)

    def pending(self, operands: Sequence[object]) -> Array | None:
        """The array of the operation on these operands, where they are computed or pending,
        and numbers no others than a program reads."""
        held: list[Held] = []
        count = 1
        for place, x in enumerate(operands):
            if type(x) is Array or type(x) is ComplexArray:
                buffer = x._buffer
                if buffer is None:
                    before = x._pending
                    if before is None:
                        return None
                    held.append(before)
                    count += before.count
                else:
                    held.append(buffer)
            elif type(self.kinds[place]) is Fixed:
                continue
            elif type(self.kinds[place]) is Position:
                held.append(x)  # type: ignore[arg-type]
            elif not is_read(self._name, x, place, self.beside):  # type: ignore[arg-type]
                return None
            elif type(x) is complex:
                held += (x.real, x.imag)
            else:
                held.append(x)  # type: ignore[arg-type]
        if count > MOST:
            count = _shortened(held)
        return self.made(held, count, origins.here(1))

    def made(self, held: Sequence[Held], count: int, origin: origins.Origin | None) -> Array:
        """The pending array of what is held."""
        array: Array
        if self.complex:
            array = _new(ComplexArray)
            array._pair = None
        else:
            array = _new(Array)
        array._node = array._buffer = array._view = array._views = None
        array._kind, array._device = self.kind, self.kind.device
        pending = array._pending = _new(Pending)  # in half of the time of a call of the class
        pending.step, pending.held, pending.count, pending.buffer, pending._parts = self, held, count, None, None
        pending.origin = origin
        return array


class Same:
    """A step that gives one of its operands as it is, without a kernel."""

    __slots__ = ("_place",)

    def __init__(self, place: int) -> None:
        self._place = place

    def pending(self, operands: Sequence[object]) -> Array:
        """A copy of that operand: another array of the same value."""
        return copy(cast("Array", operands[self._place]))


def _beside(kinds: Sequence[object]) -> DType:
    """What numbers become among operands of these kinds:
    of what is chosen by a condition only the choices count."""
    first, *_ = [k.dtype for k in (*kinds[-2:], *kinds) if isinstance(k, Kind)]
    return part_of(first)


def is_read(name: str, number: Scalar, place: int, beside: DType) -> bool:
    """Whether a program may read a number that is this operand: no rule makes something else of it.
    See `kg_graph.kernels.scalar_parameters`."""
    if type(number) is complex:
        return name != "pow" and is_read(name, number.real, place, beside) and is_read(name, number.imag, place, beside)
    low, high = (-beside.max_finite, beside.max_finite) if beside.is_float else (beside.min, beside.max)
    if not low <= number <= high or number in (0, 1, -1):  # type: ignore[operator]
        return False
    if name == "divide":
        return place == 0 or abs(math.frexp(number)[0]) != 0.5  # type: ignore[arg-type]
    return name != "pow" or (place == 1 and not (2 * float(number)).is_integer())  # type: ignore[arg-type]


def _shortened(held: Sequence[Held]) -> int:
    """How many operations are pending with one more on these.
    Where that is too many they are computed now, together."""
    before = [x for x in held if type(x) is Pending]
    count = count_of(before) + 1
    if count <= MOST:
        return count
    compute(before)
    return 1


def single(what: object, x: Array, build: Callable[[Array], Array]) -> Array:
    """What `build` makes of x; `what` tells it from others, and x's kind says the rest."""
    return of_several(what, (x,), build)


def of_several(what: object, arrays: Sequence[Array], build: Build) -> Array:
    """What `build` makes of arrays; `what` tells it from others, and their kinds say the rest."""
    key = (what, *[x._kind if type(x) is Array or type(x) is ComplexArray else None for x in arrays])
    found = known(key, arrays)
    return first(key, "", build, arrays) if found is None else found


def of_nothing(what: object, device: Device, build: Callable[[], Array]) -> Array:
    """What `build` makes on a device of no arrays at all; `what` tells it from others,
    shape and dtype included."""
    if tracing_depth.get():
        return build()
    key = (what, device)
    step = STEPS.get(key)
    if step is None:
        made = build()
        _make_room()
        step = STEPS[key] = Step("", build, (), memory.kind_of(device, made.dtype, made.shape))
    found = step.pending(())
    assert found is not None, "nothing is missing of what takes nothing"
    return found


def of_number(name: str, what: object, device: Device, number: float, build: Callable[[Array | float], Array]) -> Array:
    """What `build` makes on a device of one number, which programs read where they may;
    `what` tells it from others, shape and dtype included."""
    if tracing_depth.get():
        return build(number)
    key = (name, what, device, type(number))
    step = STEPS.get(key)
    if step is None:
        made = build(number)
        _make_room()
        step = STEPS[key] = Step(name, build, (type(number),), memory.kind_of(device, made.dtype, made.shape))
    found = step.pending((number,))
    return build(number) if found is None else found


def at_positions(what: object, x: Array, starts: Sequence[int], most: Sequence[int], build: Build) -> Array:
    """What `build` makes of x and of these positions; `what` tells it from others, whatever the positions."""
    key = (what, x._kind, *_positions(tuple(most)))
    operands = (x, *starts)
    found = known(key, operands)
    return first(key, "", build, operands) if found is None else found


def at_once(
    function: Callable[..., Results], arrays: Sequence[Array], *static: object, outputs: Sequence[Kind] = ()
) -> Results:
    """What a function of several results makes of arrays, which are computed, and of what is static:
    by one program, found by their kinds alone.
    `outputs`: of memory for results that are not all written, with anything
    in it, which the function is given behind the arrays."""
    if tracing_depth.get():
        return function(*arrays, *static)
    given = [x if x._buffer is not None else x.realize() for x in arrays]
    return _jitted(function, static, len(outputs))(*given, *[of_memory(kind.empty(), kind) for kind in outputs])


@lru_cache(maxsize=_MOST_JITTED)
def _jitted(function: Callable[..., Results], static: tuple[object, ...], outputs: int) -> Callable[..., Results]:
    from kg_array.transforms.compilation.compiled import jit

    def called(*arrays: Array) -> Results:
        count = len(arrays) - outputs
        return function(*arrays[:count], *static, *arrays[count:])

    return cast("Callable[..., Results]", jit(wraps(function)(called), donate_argnums=tuple(range(-outputs, 0))))


def several(name: str, build: Build, operands: Sequence[object]) -> Array:
    """What `build` makes of these operands, whose kinds and the name say all."""
    key = (name, *[x._kind if type(x) is Array or type(x) is ComplexArray else type(x) for x in operands])
    found = known(key, operands)
    return first(key, name, build, operands) if found is None else found


def step_of(made: Array, operands: Sequence[object]) -> Step | None:
    """The step that alone makes this array of these operands, in this order; None where several did,
    or another one may have. Of one array twice nothing says which is which, and an operand that is given back was made by a
    step that has nothing to do with it."""
    pending = made._pending
    if pending is None or len(pending.step.kinds) != len(operands):
        return None
    step = pending.step
    for kind, x in zip(step.kinds, operands, strict=True):
        if kind is not (x._kind if isinstance(x, Array) else type(x)) and kind != fixed(x):
            return None
    again = step.pending(operands)
    held = () if again is None or again._pending is None else again._pending.held
    arrays = [id(h) for h in held if not isinstance(h, (int, float))]
    if len(held) != len(pending.held) or len(set(arrays)) < len(arrays):
        return None
    same = all(a is b or (isinstance(a, (int, float)) and a == b) for a, b in zip(held, pending.held, strict=True))
    return step if same else None


def first(key: Key, name: str, build: Build, operands: Sequence[object]) -> Array:
    """The array of an operation that is met for the first time, or has a number that is not read."""
    if tracing_depth.get():
        return build(*operands)
    numbers = tuple([x for x in operands if type(x) is int or (type(x) is float and x)])  # 0.0 is equal to -0.0
    met = (key, numbers) if numbers else None
    exact = _met.get(met)
    if exact is None:
        exact = _exact(key, name, operands)
        if exact is None:
            return build(*operands)
        if met is not None and len(numbers) == len(operands) - sum(isinstance(kind, Kind) for kind in key[1:]):
            _met[met] = exact
    step = STEPS.get(exact)
    found = None if step is None else step.pending(operands)
    if found is not None:
        return found
    made = build(*operands)
    arrays = {place: tuple(x.parts) for place, x in enumerate(operands) if isinstance(x, Array)}
    same = next((place for place, parts in arrays.items() if parts == tuple(made.parts)), None)
    _make_room()
    if same is not None:
        found = Same(same)
        if len(set(arrays.values())) == len(arrays):  # else only because two of them are one
            STEPS[exact] = found
        return found.pending(operands)
    step = STEPS[exact] = Step(name, build, exact[1:], memory.kind_of(made.device, made.dtype, made.shape))
    found = step.pending(operands)
    return made if found is None else found


def _make_room() -> None:
    if len(STEPS) >= _MOST_STEPS:
        STEPS.clear()
    if len(_met) >= _MOST_STEPS:
        _met.clear()


def _exact(key: Key, name: str, operands: Sequence[object]) -> Key | None:
    """The key of a step with those numbers fixed that are not read; None where there is to be no step,
    or too many."""
    kinds = key[1:]
    if not all(isinstance(k, (Kind, Position)) or k in (float, int, complex) for k in kinds) or not any(
        isinstance(k, Kind) for k in kinds
    ):
        return None  # of numbers alone the function itself says that it needs an array
    numbers = [(place, x) for place, x in enumerate(operands) if isinstance(kinds[place], type)]
    if not numbers:
        return key
    marks = list(key)
    for place, number in numbers:
        if name not in WITH_NUMBERS or not is_read(name, number, place, _beside(kinds)):  # type: ignore[arg-type]
            if not is_small(number):
                return None
            marks[place + 1] = fixed(number)
    return tuple(marks)


def fixed(number: object) -> Fixed:
    """A number as a part of a step."""
    return Fixed(type(number), repr(number))


def is_small(number: object) -> bool:
    """Whether it is one of a few numbers that people write: half of a small integer, or an infinity.
    NaN are not all one number, as they have signs."""
    parts = (number.real, number.imag) if isinstance(number, complex) else (number,)
    return all(abs(x) == math.inf or (abs(x) <= _SMALL and (2 * x) == int(2 * x)) for x in parts)  # type: ignore[operator,arg-type]


def built(step: Step, held: Sequence[Held], buffer: Buffer | None) -> Array:
    """The array of a step on what it holds, with its graph; or that of its memory, where it was computed."""
    if buffer is not None:
        return of_memory(buffer, step.kind)

    def array(x: object, kind: Kind) -> Array:
        if isinstance(x, Pending):
            return of_parts(x.parts(), kind.device)
        assert isinstance(x, Buffer)
        return of_memory(x, kind)

    def number(parts: Sequence[object], step: Step) -> object:
        return parts[0] if len(parts) == 1 else complex(*parts)  # type: ignore[arg-type]

    return step.build(*operands_of(step, iter(held), array, number, lambda at, _: at))


def operands_of(
    step: Step,
    held: Iterator[object],
    array: Callable[[object, Kind], object],
    number: Callable[[Sequence[object], Step], object],
    position: Callable[[object, Position], object],
) -> list[object]:
    """The operands of a step as its graph is made of them: of what it holds, one after another."""
    found: list[object] = []
    for kind in step.kinds:
        if isinstance(kind, Fixed):
            found.append(kind.number)
        elif isinstance(kind, Kind):
            found.append(array(next(held), kind))
        elif isinstance(kind, Position):
            found.append(position(next(held), kind))
        else:
            found.append(number([next(held) for _ in range(2 if kind is complex else 1)], step))
    return found
