"""atom and red: threads at one address are serialised by number."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg_sim.memory.atomics import Update, atomic
from kg_sim.numbers.formats import flushed
from kg_sim.numbers.types import Array
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.instructions.loads import space_of
from kg_cuda.sim.numbers.formats import pack, unpack
from kg_cuda.sim.numbers.types import SIZES
from kg_cuda.sim.text.syntax import Instruction


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
    if space == "cluster":
        raise d.unknown()
    update, running = _update(name, kind, space), name in RUNNING and kind[0] in "usb" and kind[:2] != "bf"
    total = RUNNING[name] if running else None

    def run(t: WorkItems) -> None:
        old = atomic(t, space, get(t), [one(t) for one in gets], update, total)
        if put is not None:
            put(t, old)

    return run


def _update(name: str, kind: str, space: str) -> Update:
    """An operation on values as they are kept in registers."""
    if name != "add" or kind in ("f64",) or kind[0] in "us":
        return UPDATES[name]
    read, write = unpack(kind), pack(kind)
    if kind == "f32" and space != "shared":  # in global memory float32 sums flush subnormals
        return lambda old, b, c: pack(kind, True)(flushed(old) + flushed(b))
    return lambda old, b, c: write(read(old) + read(b)).view(old.dtype)
