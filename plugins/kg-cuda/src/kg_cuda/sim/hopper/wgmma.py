"""wgmma: products of a warpgroup, 128 threads, whose operands lie in shared memory,
and A's perhaps in registers.

What is multiplied is read when the instruction is issued, and the sum is there at once; but until its group is awaited, registers and
shared memory of it are under way, and whoever touches them is trapped. The sum is exact up to float64 and rounded once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from kg_sim.errors import NotConverged, Violation
from kg_sim.memory.access import load, shared_places
from kg_sim.numbers.types import U32, Array
from kg_sim.program import Get, Put
from kg_sim.synchronization.async_registers import READS, WRITES
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.hopper.descriptors import descriptor, pieces
from kg_cuda.sim.hopper.phases import proxy_of
from kg_cuda.sim.hopper.proxy import Product
from kg_cuda.sim.instructions.matrix import PER_REGISTER, accumulators, elements, fragments, gathered, scattered
from kg_cuda.sim.text.syntax import Instruction, Name, Number, Operand

GROUP: Final = 128
ROWS: Final = 64
_THREADS: Final = np.arange(GROUP)
#: What each kind of element may be summed in.
SUMS: Final = {
    "f16": ("f16", "f32"), "bf16": ("f32",), "tf32": ("f32",), "e4m3": ("f16", "f32"), "e5m2": ("f16", "f32"), "s8": ("s32",), "u8": ("s32",),
}  # fmt: skip
_MODIFIERS: Final = {"wgmma", "mma_async", "sync", "aligned", "satfinite"}


def warpgroups(t: WorkItems) -> int:
    """How many warpgroups are active, each whole; NotConverged or a Violation where one is not."""
    linear = t.of(t.linear)
    if len(linear) % GROUP == 0:
        groups, blocks = linear.reshape(-1, GROUP), t.of(t.group).reshape(-1, GROUP)
        of_one = (blocks == blocks[:, :1]).all()
        if of_one and (groups[:, :1] % GROUP == 0).all() and (groups - groups[:, :1] == _THREADS).all():
            return len(groups)
    alive = np.zeros(t.groups * t.launch.size, np.bool_)
    alive[t.place[t.alive]] = True
    here = np.zeros_like(alive)
    here[t.of(t.place)] = True
    mine = set((t.of(t.group) * 8 + linear // GROUP).tolist())
    everybody = t.place // t.launch.size * 8 + t.linear // GROUP
    if any((alive & ~here)[t.place[everybody == group]].any() for group in mine):
        raise NotConverged
    raise Violation("a warpgroup of fewer than 128 threads executes it", 0)


def decode_wgmma(d: Decoder, at: Instruction) -> Step:
    what = at.opcode[1]
    if at.opcode[2:4] != ("sync", "aligned"):
        raise d.unknown()
    if what == "fence":
        return _fence
    if what == "commit_group":
        return _commit
    if what == "wait_group":
        count = at.operands[0]
        if not isinstance(count, Number):
            raise d.fail("a number of groups is wanted")
        groups = int(count.value)
        return lambda t: _wait(t, groups)
    if what != "mma_async":
        raise d.unknown()
    return _product(d, at)


def _fence(t: WorkItems) -> None:
    warpgroups(t)
    proxy, here = proxy_of(t), t.of(t.place)
    proxy.fenced[here] = True
    for changed in proxy.dirty.values():
        changed[here] = False


def _commit(t: WorkItems) -> None:
    warpgroups(t)
    proxy_of(t).products.commit(t)


def _wait(t: WorkItems, groups: int) -> None:
    warpgroups(t)
    proxy = proxy_of(t)
    proxy.products.wait(t, groups)
    proxy.read_on()


# -- the product


@dataclass(frozen=True, slots=True)
class Shape:
    """What the opcode says."""

    n: int
    k: int
    to: str
    one: str
    two: str


def _shape(d: Decoder, at: Instruction) -> Shape:
    *words, to, one, two = at.opcode
    shape = next((w for w in words if w.startswith("m64n")), "")
    n, _, k = shape[4:].partition("k")
    if (
        set(words) - _MODIFIERS - {shape} or not (n.isdigit() and k.isdigit()) or to not in SUMS.get(one, ())
        or PER_REGISTER.get(two) != PER_REGISTER[one] or (one != two and PER_REGISTER[one] != 4) or int(k) != 8 * PER_REGISTER[one]
        or int(n) % 8 or not 8 <= int(n) <= 256 or (to == "s32" and int(n) % 16 and int(n) not in (8, 24))
    ):  # fmt: skip
        raise d.unknown()
    return Shape(int(n), int(k), to, one, two)


def _product(d: Decoder, at: Instruction) -> Step:
    shape = _shape(d, at)
    operands = list(at.operands)
    results = d.group(operands[0])
    word = "b32"
    if len(results) * GROUP * (2 if shape.to == "f16" else 1) != ROWS * shape.n:
        raise d.fail("the accumulators are of another number of registers")
    puts, sums = [d.raw_target(x, word) for x in results], [d.raw_source(x, word) for x in results]
    own = not isinstance(operands[1], Name)
    registers = d.group(operands[1]) if own else ()
    a = [d.raw_source(x, word) for x in registers] if own else [d.source(operands[1], "b64")]
    if own and len(a) != 4:
        raise d.fail("A is four registers")
    b = d.source(operands[2], "b64")
    adds = d.predicate(operands[3])
    signs, transposed = _immediates(d, operands[4:], shape, own)
    saturate = "satfinite" in at.opcode
    written, read = tuple(d.slots_of(results)), tuple(d.slots_of(registers))

    def run(t: WorkItems) -> None:
        groups = warpgroups(t)
        _check(t, written, read)
        units: list[Array] = []
        right = _of_shared(t, b(t), groups, shape.n, shape.k, shape.two, not transposed[1], units).swapaxes(1, 2)
        left = (
            _of_registers(a, t, groups, shape)
            if own
            else _of_shared(t, a[0](t), groups, ROWS, shape.k, shape.one, not transposed[0], units)
        )
        total = (left * signs[0]) @ (right * signs[1])
        if not shape.to.startswith("s"):
            total = total + 0.0  # no minus zero from the signs
        keep = np.broadcast_to(adds(t), (t.active,))
        if keep.any():
            total = total + _sums(sums, t, groups, shape) * keep.reshape(groups, GROUP)[:, :1, None]
        _put(t, puts, total, shape, saturate)
        places, proxy = t.of(t.place).copy(), proxy_of(t)
        own_units = tuple([np.concatenate(units[group::groups]) for group in range(groups)])
        proxy.products.begin(Product(places, proxy.products.groups[places].copy(), written, read, own_units))
        for where in own_units:
            proxy.reading[where] = True

    return run


def _immediates(d: Decoder, operands: list[Operand], shape: Shape, own: bool) -> tuple[tuple[int, int], tuple[bool, bool]]:
    """Signs of A and B, and whether each has M or N as its major axis."""
    values: list[int] = []
    for operand in operands:
        if not isinstance(operand, Number):
            raise d.fail("a number is wanted")
        values.append(int(operand.value))
    signs = [values.pop(0), values.pop(0)] if shape.to != "s32" and len(values) >= 2 else [1, 1]
    transposed = values if not own else [0, *values]
    transposed += [0] * (2 - len(transposed))
    if any(x not in (1, -1) for x in signs) or any(x not in (0, 1) for x in transposed) or len(transposed) > 2:
        raise d.fail("the signs are 1 or -1, what is transposed 0 or 1")
    if any(transposed) and shape.one not in ("f16", "bf16"):
        raise d.fail("only f16 and bf16 can be transposed")
    return (signs[0], signs[1]), (bool(transposed[0]), bool(transposed[1]))


def _check(t: WorkItems, written: tuple[int, ...], read: tuple[int, ...]) -> None:
    proxy, here = proxy_of(t), t.of(t.place)
    if not proxy.fenced[here].all():
        raise Violation("the first wgmma of a warpgroup comes after a wgmma.fence", int((~proxy.fenced[here]).argmax()))
    for slot in (*written, *read):
        changed = proxy.dirty_in(slot)[here]
        if changed.any():
            raise Violation(
                "a register of this wgmma was written by another instruction with no wgmma.fence between",
                int((changed != 0).argmax()),
            )


def _same(t: WorkItems, values: Array, groups: int) -> list[int]:
    whole = np.broadcast_to(values, (t.active,)).reshape(groups, GROUP)
    if (whole != whole[:, :1]).any():
        raise Violation(
            "the threads of a warpgroup give different matrix descriptors", int((whole != whole[:, :1]).ravel().argmax())
        )
    return [int(x) for x in whole[:, 0]]


def _of_shared(
    t: WorkItems, bits: Array, groups: int, rows: int, k: int, kind: str, k_major: bool, units: list[Array]
) -> Array:
    """An operand as (groups, rows, k) numbers, and into `units` what was read for each of the groups."""
    proxy, idx = proxy_of(t), t.idx
    itemsize = 4 // PER_REGISTER[kind]
    out: list[Array] = []
    for group, given in enumerate(_same(t, bits, groups)):
        addresses = pieces(descriptor(given), rows, k, itemsize, k_major=k_major)
        first = group * GROUP if idx is None else int(idx[group * GROUP])
        t.idx = np.full(addresses.size, first)
        try:
            flat = addresses.ravel()
            where = shared_places(t, flat, 16).index
            if t.launch.checks:
                proxy.seen(where)
            words = load(t, "shared", flat, 16).view(U32)
        finally:
            t.idx = idx
        units.append(where)
        values = elements(kind, words[None])[0]
        if k_major:
            out.append(values.reshape(rows, k))
        else:
            out.append(values.reshape(rows * itemsize // 16, k, 16 // itemsize).swapaxes(1, 2).reshape(rows, k))
    return np.stack(out)


def _of_registers(registers: list[Get], t: WorkItems, groups: int, shape: Shape) -> Array:
    place, _ = fragments(16, shape.k, PER_REGISTER[shape.one])
    return elements(shape.one, gathered([get(t) for get in registers], groups * 4))[:, place].reshape(groups, ROWS, shape.k)


def _sums(registers: list[Get], t: WorkItems, groups: int, shape: Shape) -> Array:
    """The accumulators as (groups, 64, n): of each eight columns those of mma.m16n8,
    a warp having 16 rows."""
    each = 2 if shape.to == "f16" else 4
    words = [get(t) for get in registers]
    eights = [accumulators(shape.to, words[i : i + each], groups * 4, 16) for i in range(0, len(words), each)]
    return np.concatenate(eights, axis=2).reshape(groups, ROWS, shape.n)


def _put(t: WorkItems, puts: list[Put], total: Array, shape: Shape, saturate: bool) -> None:
    each = 2 if shape.to == "f16" else 4
    by_subgroup = total.reshape(-1, 16, shape.n)
    for i in range(shape.n // 8):
        values = scattered(shape.to, np.ascontiguousarray(by_subgroup[:, :, 8 * i : 8 * i + 8]), saturate)
        for put, value in zip(puts[i * each : (i + 1) * each], values, strict=True):
            put(t, value)


# -- registers of products: who touches them while they are under way is trapped


def watched_names(code: list[Instruction]) -> frozenset[str]:
    """The registers that some wgmma writes or reads."""
    found: set[str] = set()
    for at in code:
        if at.opcode[:2] == ("wgmma", "mma_async"):
            for operand in at.operands[:2]:
                found.update(x.name for x in getattr(operand, "items", ()) if isinstance(x, Name))
    return frozenset(found)


def watched_get(get: Get, slot: int, name: str) -> Get:
    def run(t: WorkItems) -> Array:
        proxy_of(t).products.look(
            t, slot, WRITES, f"register {name} is read while a wgmma still writes it: wait for its group first"
        )
        return get(t)

    return run


def watched_put(put: Put, slot: int, name: str) -> Put:
    def run(t: WorkItems, values: Array) -> None:
        proxy_of(t).products.look(
            t, slot, READS, f"register {name} is written while a wgmma still uses it: wait for its group first"
        )
        put(t, values)
        proxy_of(t).dirty_in(slot)[t.of(t.place)] = 1

    return run
