"""atom and red: threads at one address take turns, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from kg_cuda.sim.decoder import Decoder, Get
from kg_cuda.sim.instructions.loads import space_of
from kg_cuda.sim.memory.access import load, store
from kg_cuda.sim.memory.allocations import SHARED_WINDOW, WINDOW
from kg_cuda.sim.memory.region import UNITS
from kg_cuda.sim.numbers.formats import flushed, pack, unpack
from kg_cuda.sim.numbers.types import NUMPY, SIZES, Array
from kg_cuda.sim.text.syntax import Instruction
from kg_cuda.sim.threads import Step, Threads

#: What an operation makes of the old value, the operand, and cas's second operand.
Update = Callable[[Array, Array, Array], Array]


def _cas(old: Array, b: Array, c: Array) -> Array:
    return np.where(old == b, c, old)


def _inc(old: Array, b: Array, c: Array) -> Array:
    return np.where(old >= b, np.zeros(1, old.dtype), old + np.ones(1, old.dtype))


def _dec(old: Array, b: Array, c: Array) -> Array:
    return np.where((old == 0) | (old > b), b, old - np.ones(1, old.dtype))


UPDATES: Final[dict[str, Update]] = {
    "add": lambda old, b, c: old + b,
    "exch": lambda old, b, c: b,
    "cas": _cas,
    "and": lambda old, b, c: old & b,
    "or": lambda old, b, c: old | b,
    "xor": lambda old, b, c: old ^ b,
    "min": lambda old, b, c: np.minimum(old, b),
    "max": lambda old, b, c: np.maximum(old, b),
    "inc": _inc,
    "dec": _dec,
}
#: Operations of which many can be done at once: each turn's result is a running total.
RUNNING: Final = {
    "add": np.add,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "min": np.minimum,
    "max": np.maximum,
}
MODIFIERS: Final = {"noftz", "relaxed", "acquire", "release", "acq_rel", "cta", "cluster", "gpu", "sys"}


def decode_atom(d: Decoder, at: Instruction) -> Step:
    """atom gives the old value; red does not."""
    opcode, operands = at.opcode, list(at.operands)
    kind, name = opcode[-1], next((part for part in opcode[1:-1] if part in UPDATES), "")
    if not name or any(part in ("v2", "v4", "v8") for part in opcode) or SIZES[kind] > 8:
        raise d.unknown()
    put = d.target(operands.pop(0), kind) if opcode[0] == "atom" else None
    get, named = d.address(operands[0])
    gets = [d.source(x, kind) for x in operands[1:]]
    space = space_of(opcode, named)
    update, running = _update(name, kind, space), name in RUNNING and kind[0] in "usb" and kind[:2] != "bf"
    return _atom(get, gets, space, kind, update, RUNNING[name] if running else None, put)


def _update(name: str, kind: str, space: str) -> Update:
    """An operation on values as they are kept in registers."""
    if name != "add" or kind in ("f64",) or kind[0] in "us":
        return UPDATES[name]
    read, write = unpack(kind), pack(kind)
    if kind == "f32" and space != "shared":  # in global memory float32 sums flush subnormals
        return lambda old, b, c: pack(kind, True)(flushed(old) + flushed(b))
    return lambda old, b, c: write(read(old) + read(b)).view(old.dtype)


def _atom(
    get: Get,
    gets: list[Get],
    space: str,
    kind: str,
    update: Update,
    running: np.ufunc | None,
    put: Callable[[Threads, Array], None] | None,
) -> Step:
    size, dtype = SIZES[kind], NUMPY[kind]
    unit = UNITS[size]

    def run(t: Threads) -> None:
        addresses = np.broadcast_to(get(t), (t.active,))
        operands = [np.broadcast_to(one(t), (t.active,)) for one in gets]
        operands.append(operands[-1])
        places = _apart(t, space, addresses)
        order = np.argsort(places, kind="stable")
        ordered = places[order]
        first = np.concatenate([[True], ordered[1:] != ordered[:-1]]).nonzero()[0]
        current = load(t, space, addresses, size, atomic=True).view(dtype)
        current = np.broadcast_to(current, (t.active,))[order]
        old = turns(current, [x[order] for x in operands], first, update, running)
        last = np.append(first[1:], len(order)) - 1
        final = update(old[last], operands[0][order][last], operands[1][order][last]).astype(dtype, copy=False)
        idx = t.idx
        chosen = order[last]
        t.idx = chosen if idx is None else idx[chosen]
        try:
            store(t, space, addresses[chosen], size, final.view(unit), atomic=True)
        finally:
            t.idx = idx
        if put is not None:
            out = np.empty(t.active, dtype)
            out[order] = old
            put(t, out)

    return run


def _apart(t: Threads, space: str, addresses: Array) -> Array:
    """Addresses as numbers that differ for different bytes: those in shared memory name one of each block's."""
    if space not in ("", "shared"):
        return addresses
    mine = np.ones(1, np.bool_) if space else (addresses >= SHARED_WINDOW) & (addresses < SHARED_WINDOW + WINDOW)
    return np.where(mine, addresses + (t.of(t.block) << 46), addresses) if mine.any() else addresses


def turns(current: Array, operands: list[Array], first: Array, update: Update, running: np.ufunc | None) -> Array:
    """The value that each thread finds, threads sorted by address; `first` is where each address begins."""
    count = len(current)
    sizes = np.diff(np.append(first, count))
    old = current.copy()
    longest = int(sizes.max())
    if longest == 1:
        return old
    if running is not None and len(first) < longest:
        for begin, size in zip(first.tolist(), sizes.tolist(), strict=True):
            chain = np.concatenate([old[begin : begin + 1], operands[0][begin : begin + size - 1]])
            old[begin : begin + size] = running.accumulate(chain, dtype=old.dtype)
        return old
    place = first
    for turn in range(1, longest):
        place = first[sizes > turn] + turn
        before = place - 1
        old[place] = update(old[before], operands[0][before], operands[1][before])
    return old
