"""numpy's packing of truths into the bits of bytes."""

from __future__ import annotations

from typing import Any

import numpy

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.ndarrays.array import array_of, ndarray
from kg_array.numpy.ndarrays.composed import composed
from kg_array.operands.arguments import axis_of


def packbits(a: object, /, axis: int | None = None, bitorder: str = "big") -> ndarray:
    """Eight elements along an axis in each byte, zeros behind the last;
    a bit is set where an element isn't zero."""
    x = array_of(a)
    if not (x.dtype.is_int or x.dtype.is_bool):
        raise TypeError("Expected an input array of integer or boolean data type")
    return _packed(x, axis, _is_big(bitorder))


def unpackbits(a: object, /, axis: int | None = None, count: int | None = None, bitorder: str = "big") -> ndarray:
    """The bits of bytes as elements along an axis: `count` of them, with zeros behind what is there,
    or without the last ones where it is negative."""
    x = array_of(a)
    if x.dtype is not ka.uint8:
        raise TypeError("Expected an input array of unsigned byte data type")
    return _unpacked(x, axis, None if count is None else int(count), _is_big(bitorder))


def _is_big(bitorder: str) -> bool:
    if bitorder not in ("big", "little"):
        raise ValueError("'order' must be either 'little' or 'big'")
    return bitorder == "big"


def _last(x: Array, axis: int | None) -> tuple[Array, int]:
    """The array with the axis behind all others, and where it was."""
    if axis is None:
        return ka.reshape(x, (-1,)), 0
    place = axis_of("packbits", axis, x)
    return ka.moveaxis(x, place, -1), place


def _shifts(big: bool) -> Array:
    """How far each of the bits of a byte is shifted."""
    return ka.asarray(numpy.arange(8, dtype=numpy.uint8)[:: -1 if big else 1])


@composed(1)
def _packed(a: Any, axis: int | None, big: bool) -> ndarray:
    x, place = _last(array_of(a), axis)
    size = x.shape[-1]
    filled = ka.pad(ka.astype(ka.astype(x, ka.bool), ka.uint8), [*[(0, 0) for _ in x.shape[1:]], (0, -size % 8)])
    parts = ka.reshape(filled, (*x.shape[:-1], -(-size // 8), 8))
    made = ka.sum(ka.bitwise_left_shift(parts, _shifts(big)), axis=-1, dtype=ka.uint8)
    return ndarray(ka.moveaxis(made, -1, place))


@composed(1)
def _unpacked(a: Any, axis: int | None, count: int | None, big: bool) -> ndarray:
    x, place = _last(array_of(a), axis)
    size = x.shape[-1] * 8
    bits = ka.bitwise_and(ka.bitwise_right_shift(ka.expand_dims(x, axis=-1), _shifts(big)), 1)
    made = ka.reshape(bits, (*x.shape[:-1], size))
    wanted = size if count is None else size + count if count < 0 else count
    if wanted < 0:
        raise ValueError(f"unpackbits: count is {count}, and there are {size} bits")
    made = made[..., : min(wanted, size)]
    if wanted > size:
        made = ka.pad(made, [*[(0, 0) for _ in x.shape[1:]], (0, wanted - size)])
    return ndarray(ka.moveaxis(made, -1, place))
