"""Words of memory for many work-items at once, of any alignment; what atomics do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.memory.access import load, resolve_space, store
from kg_sim.memory.allocations import PRIVATE_WINDOW, SHARED_WINDOW, WINDOW
from kg_sim.memory.region import UNITS
from kg_sim.numbers.types import U32, Array
from kg_sim.work_items import WorkItems

from kg_amd.sim.instructions.floats import maximum, minimum


def unit_of(addresses: Array, nbytes: int) -> int:
    """The widest piece in which an access is made: hardware takes any alignment, words of memory have one."""
    low = int(np.bitwise_or.reduce(addresses)) | nbytes | 16
    return low & -low


def load_words(t: WorkItems, space: str, addresses: Array, nbytes: int) -> list[Array]:
    """The words of 4 bytes at the active work-items' addresses, each a fresh array.
    One that is narrower is extended with zeros."""
    unit = unit_of(addresses, nbytes)
    pieces = [load(t, space, addresses + at, unit) for at in range(0, nbytes, unit)]
    if nbytes < 4:
        wide = pieces[0].astype(U32)
        for i, piece in enumerate(pieces[1:], 1):
            wide |= piece.astype(U32) << U32.type(8 * unit * i)
        return [wide]
    if unit < 4:
        pieces = [_joined(pieces[i : i + 4 // unit], unit) for i in range(0, len(pieces), 4 // unit)]
        unit = 4
    if unit == 4:
        return pieces
    columns = [piece.view(U32).reshape(len(piece), -1) for piece in pieces]
    return [np.ascontiguousarray(x[:, i]) for x in columns for i in range(x.shape[1])]


def _joined(pieces: list[Array], unit: int) -> Array:
    word = pieces[0].astype(U32)
    for i, piece in enumerate(pieces[1:], 1):
        word |= piece.astype(U32) << U32.type(8 * unit * i)
    return word


def store_words(t: WorkItems, space: str, addresses: Array, nbytes: int, words: list[Array]) -> None:
    """Stores the low `nbytes` of the words, one tuple per active work-item."""
    unit = unit_of(addresses, nbytes)
    count = t.active
    if unit < 4:
        for at in range(0, nbytes, unit):
            word = np.broadcast_to(words[at // 4] >> U32.type(8 * (at % 4)), (count,))
            store(t, space, addresses + at, unit, word.astype(UNITS[unit]))
        return
    each = unit // 4
    for at in range(0, len(words), each):
        if each == 1:
            values = np.broadcast_to(words[at], (count,))
        else:
            block = np.empty((count, each), U32)
            for i in range(each):
                block[:, i] = words[at + i]
            values = block.view(UNITS[unit]).reshape(-1)
        store(t, space, addresses + 4 * at, unit, values)


def only_global(addresses: Array) -> None:
    """A Violation where a global access leaves for LDS or scratch,
    whose apertures only flat accesses know."""
    low, high = int(addresses.min()), int(addresses.max())
    if low < SHARED_WINDOW + WINDOW and high >= PRIVATE_WINDOW:
        inside = (addresses >= PRIVATE_WINDOW) & (addresses < SHARED_WINDOW + WINDOW)
        if inside.any():
            raise Violation(
                f"address {int(addresses[inside.argmax()]):#x} is one of LDS or scratch, and the access is a global one",
                int(inside.argmax()),
            )


def space_of(t: WorkItems, addresses: Array) -> tuple[str, Array]:
    """The space of flat addresses."""
    return resolve_space(t, "", addresses)


Update = Callable[[Array, Array, Array], Array]


def _increment(old: Array, b: Array, _: Array) -> Array:
    return np.where(old >= b, 0, old + old.dtype.type(1)).astype(old.dtype)


def _decrement(old: Array, b: Array, _: Array) -> Array:
    return np.where((old == 0) | (old > b), b, old - old.dtype.type(1))


#: name -> what memory becomes of the old value, the operand, and that which is compared.
UPDATES: Final[dict[str, tuple[Update, np.ufunc | None]]] = {
    "add": (lambda old, b, _: old + b, np.add), "sub": (lambda old, b, _: old - b, None), "rsub": (lambda old, b, _: b - old, None),
    "inc": (_increment, None), "dec": (_decrement, None), "min": (lambda old, b, _: _least(old, b), None), "max": (lambda old, b, _: _most(old, b), None),
    "and": (lambda old, b, _: old & b, None), "or": (lambda old, b, _: old | b, None), "xor": (lambda old, b, _: old ^ b, None),
    "swap": (lambda old, b, _: b, None), "storexchg": (lambda old, b, _: b, None),
    "cmpswap": (lambda old, b, c: np.where(old == c, b, old), None), "cmpstore": (lambda old, b, c: np.where(old == c, b, old), None),
}  # fmt: skip


def _least(a: Array, b: Array) -> Array:
    return minimum(a, b) if a.dtype.kind == "f" else np.minimum(a, b)


def _most(a: Array, b: Array) -> Array:
    return maximum(a, b) if a.dtype.kind == "f" else np.maximum(a, b)
