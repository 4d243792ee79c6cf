"""Random numbers by counting: element i of a draw is Philox4x32-10 of i under a key,
the same on every device and in every order.

    key = random.key(7)
    weights, noise = random.split(key)
    x = random.uniform(weights, (3, 4))

A key is an array of two uint32 words. A key gives the same draw each time: use one per draw, made by `split` or `fold_in`, or let a
`Generator` count. Words, integers, bernoulli, permutations and uniform numbers of [0, 1) are equal bit by bit on every device; normal ones
as far as its logarithm and sine are.

Philox: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, pi, prod
from typing import Final
from weakref import WeakSet

import numpy as np
from kg.frontend import Device, DType, UOp, arange, bool_, const, float32, float64, int64, shown, uint32, uint64

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray
from kg_array.complex_numbers.pairs import Pair
from kg_array.functions.creation import device_of, of_numpy
from kg_array.functions.selection import take
from kg_array.functions.sorting import argsort
from kg_array.indexing.axes import same_shape
from kg_array.operands.arguments import axis_of, real_number, shape_of, whole_number
from kg_array.operands.dtypes import DTypeLike, asked, is_complex, part_of
from kg_array.operands.size import greatest_value
from kg_array.operands.unify import broadcast_shape, one_device
from kg_array.running.memory import is_placeholder, tracing_depth
from kg_array.running.steps import fixed, is_small, of_several, single

__all__ = [
    "Generator", "bernoulli", "bits", "fold_in", "integers", "key", "normal", "permutation", "split", "uniform",
]  # fmt: skip

Shape = int | tuple[int, ...]
Words = tuple[UOp, UOp, UOp, UOp]

_MULTIPLIERS: Final = (0xD2511F53, 0xCD9E8D57)
_WEYL: Final = (0x9E3779B9, 0xBB67AE85)
_ROUNDS: Final = 10
#: The last word of a counter says what it counts, so that draws, splits and folds never meet.
_DRAW, _SPLIT, _FOLD = 0, 1, 2


def philox(counter: Words, key: tuple[UOp, UOp]) -> Words:
    """Philox4x32-10: four uint32 words of four words that count, under a key of two."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(_ROUNDS):
        (high0, low0), (high1, low1) = (_product(c, m) for c, m in zip((c0, c2), _MULTIPLIERS, strict=True))
        c0, c1, c2, c3 = high1 ^ c1 ^ k0, low1, high0 ^ c3 ^ k1, low0
        k0, k1 = k0 + _WEYL[0], k1 + _WEYL[1]
    return c0, c1, c2, c3


def _product(x: UOp, by: int) -> tuple[UOp, UOp]:
    """The upper and lower word of a product of words."""
    wide = x.cast(uint64) * by
    return (wide >> 32).cast(uint32), x * by


# -- keys


def key(seed: int, /, *, device: Device | str | None = None) -> Array:
    """The key of a seed, a number of 64 bits."""
    number = whole_number("key", "a seed", seed)
    if not 0 <= number < 1 << 64:
        raise ValueError(f"key: a seed is from 0 to 2**64 - 1, not {shown(number)}")
    return of_numpy(np.array([number & 0xFFFFFFFF, number >> 32], np.uint32), uint32, device_of(device))


def split(key: Array, num: int = 2, /) -> Array:
    """`num` new keys of one, an array of shape (num, 2): `a, b = split(key)`."""
    num = whole_number("split", "how many", num)
    if num < 0:
        raise ValueError(f"split: a key can't be split into {num}")

    def made(key: Array) -> Array:
        which = arange(num, uint32)
        return _keys("split", key, (which, which.const_like(0), which.const_like(0), which.const_like(_SPLIT)), (num,))

    return _computed(single(("split", num), key, made), key)


def fold_in(key: Array, data: int | Array, /) -> Array:
    """A new key of a key and a number, say that of a step: every number gives another key."""
    _key_words("fold_in", key)
    if isinstance(data, Array):
        if data.shape != () or not data.dtype.is_int:
            raise TypeError(f"fold_in takes an integer or a 0-d array of integers, not {data.dtype} of shape {data.shape}")
        one_device("fold_in", (key, data))
        number = data
    else:
        # in memory, not in the program: the next number needs no compiling
        number = of_numpy(np.array(whole_number("fold_in", "data", data) & (1 << 64) - 1, np.uint64), uint64, key.device)
    return _computed(of_several("fold_in", (key, number), _folded), key, number)


def _folded(key: Array, data: Array) -> Array:
    number = data.node.cast(uint64)
    low, high = number.cast(uint32), (number >> 32).cast(uint32)
    return _keys("fold_in", key, (low, high, low.const_like(0), low.const_like(_FOLD)), ())


#: New keys that depend on an argument of a traced function: those made of them do, and nothing below is looked at again.
_traced: Final[WeakSet[UOp]] = WeakSet()


def _computed(keys: Array, *of: Array) -> Array:
    """New keys are computed at once: a chain of them would be a new program at each link.
    Those of a key that is an argument of a traced function are part of the trace."""
    if not tracing_depth.get() or not any(_is_traced(x.node) for x in of):
        return keys.realize()
    _traced.add(keys.node)
    return keys


def _is_traced(node: UOp) -> bool:
    """Whether a value depends on an argument of a traced function."""
    seen, left = {node}, [node]
    while left:
        node = left.pop()
        if is_placeholder(node) or node in _traced:
            return True
        left += (new := {*node.src} - seen)
        seen |= new
    return False


def _keys(name: str, key: Array, counter: Words, shape: tuple[int, ...]) -> Array:
    first, second, *_ = philox(counter, _key_words(name, key))
    column = arange(2, uint32)
    words = (first.reshape(*shape, 1), second.reshape(*shape, 1))
    wide = [w.expand(*shape, 2) for w in words]
    return Array(column.eq(0).broadcast_to(*shape, 2).where(*wide), key.device)


def _key_words(name: str, key: Array) -> tuple[UOp, UOp]:
    if not isinstance(key, Array) or key.shape != (2,) or key.dtype is not uint32:
        given = f"{key.dtype} of shape {key.shape}" if isinstance(key, Array) else type(key).__name__
        raise TypeError(f"{name}: a key is an array of two uint32 words, made by random.key, split or fold_in; not {given}")
    return key.node.shrink((0, 1)).reshape(), key.node.shrink((1, 2)).reshape()


# -- draws


def _words(name: str, key: Array, shape: tuple[int, ...]) -> Words:
    """Four words for each element."""
    size = prod(shape)
    if greatest_value(size) > 1 << 32:
        place = arange(size, uint64)
        low, high = place.cast(uint32), (place >> 32).cast(uint32)
    else:
        low = arange(size, uint32)
        high = low.const_like(0)
    made = philox((low, high, low.const_like(0), low.const_like(_DRAW)), _key_words(name, key))
    return tuple(w.reshape(*shape) for w in made)  # type: ignore[return-value]


def _double(low: UOp, high: UOp) -> UOp:
    return low.cast(uint64) | (high.cast(uint64) << 32)


def bits(key: Array, shape: Shape = (), *, dtype: DTypeLike = uint32) -> Array:
    """Words of which each bit is random: uint32 or uint64."""
    dtype = asked("bits", dtype)
    if dtype not in (uint32, uint64):
        raise TypeError(f"bits: words are uint32 or uint64, not {dtype}")
    extent = shape_of("bits", shape)

    def made(key: Array) -> Array:
        low, high, *_ = _words("bits", key, extent)
        return Array(low if dtype is uint32 else _double(low, high), key.device)

    return single(("bits", extent, dtype), key, made)


def _drawn(what: object, numbers: Sequence[complex], key: Array, build: Callable[[Array], Array]) -> Array:
    """A draw with these numbers, found by them where they are such as people write.
    Others a program reads."""
    return single((what, *map(fixed, numbers)), key, build) if all(map(is_small, numbers)) else build(key)


def uniform(key: Array, shape: Shape = (), *, low: float = 0.0, high: float = 1.0, dtype: DTypeLike = float32) -> Array:
    """Numbers of [low, high), as many as the mantissa tells apart of [0, 1).
    Rounding may give `high` where it is not 1."""
    dtype = _float("uniform", dtype)
    low, high = real_number("uniform", "low", low), real_number("uniform", "high", high)
    extent = shape_of("uniform", shape)

    def made(key: Array) -> Array:
        unit = _unit(_words("uniform", key, extent)[:2], dtype)
        return Array(unit if (low, high) == (0.0, 1.0) else unit * (high - low) + low, key.device)

    return _drawn(("uniform", extent, dtype), (low, high), key, made)


def _unit(words: tuple[UOp, ...], dtype: DType) -> UOp:
    """Of [0, 1): the uppermost bits, as many as the dtype holds, so that nothing is rounded."""
    digits = dtype.mantissa_bits + 1
    word = _double(words[0], words[1]) if digits > 32 else words[0]
    return (word >> (word.type.bits - digits)).cast(dtype) * 2.0**-digits


def normal(key: Array, shape: Shape = (), *, mean: complex = 0.0, std: float = 1.0, dtype: DTypeLike = float32) -> Array:
    """Numbers of the normal distribution (Box and Muller).
    Half types are computed in float32. Of complex numbers both parts vary alike, and std is that of the whole: the root of the
    mean of |x - mean| ** 2."""
    if is_complex(wanted := asked("normal", dtype)):
        centre = mean if isinstance(mean, complex) else complex(real_number("normal", "the mean", mean))
        return _complex_normal(key, shape, centre, _deviation(std), part_of(wanted))
    if isinstance(mean, complex):
        raise TypeError(f"normal: the mean {mean} is complex, {wanted} is not")
    dtype, mean, std = _float("normal", wanted), real_number("normal", "the mean", mean), _deviation(std)
    extent, wide = shape_of("normal", shape), float64 if dtype is float64 else float32

    def made(key: Array) -> Array:
        radius, angle = _polar(key, extent, wide)
        value = radius * angle.sin()
        value = value if (mean, std) == (0.0, 1.0) else value * std + mean
        return Array(value.cast(dtype), key.device)

    return _drawn(("normal", extent, dtype), (mean, std), key, made)


def _deviation(given: object) -> float:
    std = real_number("normal", "a standard deviation", given)
    if std < 0:
        raise ValueError(f"normal: a standard deviation is not below 0, as {std} is")
    return std


def _polar(key: Array, shape: Shape, wide: DType) -> tuple[UOp, UOp]:
    """The radius and the angle of points in the plane, whose coordinates are of the normal distribution."""
    w0, w1, w2, w3 = _words("normal", key, shape_of("normal", shape))
    one, other = (_double(w0, w1), _double(w2, w3)) if wide is float64 else (w0, w1)
    # (word + 1/2) / 2**bits is above 0: its logarithm is finite, and words far below 1 keep their digits
    radius = ((((one.cast(wide) + 0.5) * 2.0**-one.type.bits).log2()) * (-2 * log(2))).sqrt()
    turn = _unit((other, other) if wide is float32 else (w2, w3), wide)
    return radius, turn * (2 * pi)


def _complex_normal(key: Array, shape: Shape, mean: complex, std: float, part: DType) -> Array:
    radius, angle = _polar(key, shape, part)
    each = radius * (std * 0.5**0.5)
    return ComplexArray(Pair(angle.cos() * each + mean.real, angle.sin() * each + mean.imag), key.device)


def integers(key: Array, shape: Shape = (), /, low: int = 0, high: int = 2, *, dtype: DTypeLike = int64) -> Array:
    """Integers of [low, high).
    Of ranges up to 2**32, none is likelier than another by more than 2**-32 of itself."""
    dtype = asked("integers", dtype)
    low, high = whole_number("integers", "low", low), whole_number("integers", "high", high)
    if not dtype.is_int:
        raise TypeError(f"integers: an integer dtype is needed, not {dtype}")
    if low >= high or low < dtype.min or high - 1 > dtype.max:
        raise ValueError(f"integers: [{shown(low)}, {shown(high)}) must hold a number, and lie within {dtype}")
    extent, count = shape_of("integers", shape), high - low

    def made(key: Array) -> Array:
        first, second, *_ = _words("integers", key, extent)
        word = _double(first, second)
        place = word if count == 1 << 64 else word % count
        return Array(place.cast(dtype) + _wrapped(low, dtype), key.device)

    return _drawn(("integers", extent, dtype), (low, high), key, made)


def _wrapped(value: int, dtype: DType) -> int:
    return value if dtype.min <= value <= dtype.max else value - (1 << dtype.bits)


def bernoulli(key: Array, shape: Shape | None = None, *, p: float | Array = 0.5) -> Array:
    """True with probability p, a number or an array of them; of p's shape where none is given."""
    given = p.shape if isinstance(p, Array) else ()
    wanted = given if shape is None else shape_of("bernoulli", shape)
    if not same_shape(broadcast_shape("bernoulli", (wanted, given)), wanted):
        raise ValueError(f"bernoulli: probabilities of shape {given} can't be broadcast to {wanted}")
    if isinstance(p, Array):
        one_device("bernoulli", (key, p))
        _float("bernoulli", p.dtype)
        chance = p.node.broadcast_to(*wanted)
    elif isinstance(p, (int, float)) and 0 <= p <= 1:
        chance = const(float(p), float32)
    else:
        raise ValueError(f"bernoulli: a probability is from 0 to 1, not {shown(p)}")
    return Array((_unit(_words("bernoulli", key, wanted)[:2], chance.type) < chance).cast(bool_), key.device)


def permutation(key: Array, x: int | Array, /, *, axis: int = 0) -> Array:
    """The integers below x in random order, or x with its elements along an axis in random order:
    sorted by random words."""
    _key_words("permutation", key)
    if isinstance(x, Array):
        one_device("permutation", [key, x])
        count = x.shape[axis_of("permutation", axis, x)]
    else:
        (count,) = shape_of("permutation", whole_number("permutation", "how many", x))
    order = argsort(bits(key, (count,), dtype=uint64))
    return take(x, order, axis=axis) if isinstance(x, Array) else order


def _float(name: str, given: DTypeLike) -> DType:
    dtype = asked(name, given)
    if not dtype.is_float:
        raise TypeError(f"{name}: a floating-point dtype is needed, not {dtype}")
    return dtype


class Generator:
    """Draws one after another: each is of a key of its own, that of the seed and the number of the draw."""

    def __init__(self, seed: int | Array, *, device: Device | str | None = None) -> None:
        self._key = seed if isinstance(seed, Array) else key(seed, device=device)
        _key_words("Generator", self._key)
        self._drawn = 0

    def key(self) -> Array:
        """A new key, for the functions of this module."""
        self._drawn += 1
        return fold_in(self._key, self._drawn - 1)

    def spawn(self) -> Generator:
        """Another generator, whose draws have nothing to do with those of this one."""
        return Generator(self.key())

    def bits(self, shape: Shape = (), *, dtype: DTypeLike = uint32) -> Array:
        return bits(self.key(), shape, dtype=dtype)

    def uniform(self, shape: Shape = (), *, low: float = 0.0, high: float = 1.0, dtype: DTypeLike = float32) -> Array:
        return uniform(self.key(), shape, low=low, high=high, dtype=dtype)

    def normal(self, shape: Shape = (), *, mean: complex = 0.0, std: float = 1.0, dtype: DTypeLike = float32) -> Array:
        return normal(self.key(), shape, mean=mean, std=std, dtype=dtype)

    def integers(self, shape: Shape = (), /, low: int = 0, high: int = 2, *, dtype: DTypeLike = int64) -> Array:
        return integers(self.key(), shape, low, high, dtype=dtype)

    def bernoulli(self, shape: Shape | None = None, *, p: float | Array = 0.5) -> Array:
        return bernoulli(self.key(), shape, p=p)

    def permutation(self, x: int | Array, /, *, axis: int = 0) -> Array:
        return permutation(self.key(), x, axis=axis)
