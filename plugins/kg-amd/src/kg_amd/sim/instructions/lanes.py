"""Values of other lanes: DPP, permutes, reads and writes of one lane, swizzles."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from kg_sim.errors import Violation
from kg_sim.numbers.types import U32, Array
from kg_sim.program import Get, Put
from kg_sim.work_items import POISON, Step, WorkItems

from kg_amd.sim.instructions.vector import Unsupported
from kg_amd.sim.machine_code.instruction import Instruction, Operand
from kg_amd.sim.registers import Unwritten, key_of, slot_of, source, target, wave_target
from kg_amd.sim.undefined import check_scalar, followed
from kg_amd.sim.waves import M0, under_exec, waves_of


def every_lane(t: WorkItems, x: Operand) -> Array:
    """A vector register of all lanes of the batch, (waves, width), whatever EXEC holds.
    Where no lane lives, poison."""
    row = t.regs[slot_of(x.kind, x.number)]
    width = t.launch.shape.width
    if row is None:
        raise Unwritten(slot_of(x.kind, x.number))
    if t.count == t.subgroups * width:
        return np.broadcast_to(row, (t.count,)).reshape(-1, width)
    out = np.full(t.subgroups * width, POISON & 0xFFFFFFFF, U32)
    out[t.subgroup * width + t.lane] = row
    return out.reshape(-1, width)


@lru_cache(maxsize=256)
def dpp_sources(control: int, width: int, target_name: str) -> tuple[Array, Array]:
    """Which lane each lane reads by DPP's control field, and whether there is one."""
    lane = np.arange(width)
    row, at = lane & ~15, lane & 15
    ok = np.ones(width, np.bool_)
    n = control & 15
    if control < 0x100:
        return (lane & ~3) + (control >> 2 * (lane & 3) & 3), ok
    if 0x101 <= control <= 0x10F:
        return row + (at + n & 15), at + n < 16
    if 0x111 <= control <= 0x11F:
        return row + (at - n & 15), at >= n
    if 0x121 <= control <= 0x12F:
        return row + (at - n & 15), ok
    if control == 0x140:
        return row + 15 - at, ok
    if control == 0x141:
        return (lane & ~7) + 7 - (lane & 7), ok
    if 0x150 <= control <= 0x15F:
        return row + n, ok
    if target_name == "gfx1100" and 0x160 <= control <= 0x16F:
        return row + (at ^ n), ok
    if target_name == "gfx942" and control in (0x130, 0x134, 0x138, 0x13C, 0x142, 0x143):
        moved = {
            0x130: lane + 1,
            0x134: lane + 1,
            0x138: lane - 1,
            0x13C: lane - 1,
            0x142: row - 1,
            0x143: np.where(lane >= 32, 31, -1),
        }[control]
        rotates = control in (0x134, 0x13C)
        return moved % width, ok if rotates else (moved >= 0) & (moved < width)
    raise Unsupported(f"DPP control {control:#x}")


def eight(selector: int, width: int) -> Array:
    """DPP8: each lane's source in its eight."""
    lane = np.arange(width)
    return (lane & ~7) + (selector >> 3 * (lane & 7) & 7)


def with_dpp(at: Instruction, inner: Step, wave: int, target_name: str) -> Step:
    """An instruction whose first source comes from other lanes; `inner` runs under EXEC itself.

    A lane whose source is not there, or not in EXEC, does nothing, or reads 0 (bound control).
    """
    x = at.operands["src0"]
    if at.dpp8 is not None:
        fields = {"fetch_inactive": at.dpp8 >> 24, "bound_control": 1, "row_mask": 15, "bank_mask": 15}
        sources, there = eight(at.dpp8, wave), np.ones(wave, np.bool_)
    else:
        assert at.dpp is not None
        fields = at.dpp
        sources, there = dpp_sources(fields["control"], wave, target_name)
    lane = np.arange(wave)
    written = (fields["row_mask"] >> (lane >> 4) & 1).astype(np.bool_) & (fields["bank_mask"] >> (lane >> 2 & 3) & 1).astype(
        np.bool_
    )
    return _moved(x, sources, there, written, bool(fields["fetch_inactive"]), bool(fields["bound_control"]), inner)


def _moved(x: Operand, sources: Array, there: Array, written: Array, fetch: bool, zero: bool, inner: Step) -> Step:
    all_written = bool(written.all())

    def run(t: WorkItems) -> None:
        waves, idx = waves_of(t), t.idx
        if not waves.lanes(t):
            inner(t)
            return
        values = every_lane(t, x)[:, sources]
        valid = np.broadcast_to(there, values.shape)
        if not fetch:
            valid = valid & t.present()[:, sources]
        words = t.from_subgroups(np.where(valid, values, U32.type(0)))
        keep = np.broadcast_to(written, values.shape) if zero else valid & written
        if (zero and all_written) or keep.all():
            waves.permuted = words
            t.idx = idx
            inner(t)
        else:
            chosen = t.from_subgroups(keep)
            base = np.arange(t.count) if t.idx is None else t.idx
            waves.permuted = words[chosen]
            waves.narrowed(t, base[chosen], idx, inner)
        waves.permuted = None

    return run


def permlane(at: Instruction) -> tuple[Get | None, Step]:
    """v_permlane16 and x16: lanes of a row read it, or the other row,
    by numbers of four bits in two scalar operands."""
    x, cross = at.operands["src0"], 16 if "x16" in at.name else 0
    low, high = (source(at.operands[n], "u32", per_wave=True) for n in ("src1", "src2"))
    fetch, zero = bool(at.get("op_sel") & 1), bool(at.get("op_sel") >> 1 & 1)
    put = target(at.operands["vdst"], "u32")

    def run(t: WorkItems) -> None:
        idx = t.idx
        here = t.here()
        selects = [np.broadcast_to(get(t), (t.subgroups if here is None else len(here),)) for get in (low, high)]
        if not waves_of(t).lanes(t):
            return
        width = t.launch.shape.width
        lane = np.arange(width)
        picks = np.zeros((t.subgroups, width), np.int64)
        half = np.where((lane & 15) < 8, 0, 1)
        words = np.stack(selects, axis=1)[:, half]
        picks[slice(None) if here is None else here] = words >> (4 * (lane & 7)).astype(U32) & U32.type(15)
        sources = ((lane & ~15) ^ cross) + picks
        values = np.take_along_axis(every_lane(t, x), sources, axis=1)
        valid = np.ones_like(values, np.bool_) if fetch else np.take_along_axis(t.present(), sources, axis=1)
        out = t.from_subgroups(np.where(valid, values, U32.type(0)))
        if not zero and not valid.all():
            keep = t.from_subgroups(valid)
            base = np.arange(t.count) if t.idx is None else t.idx
            t.idx, out = base[keep], out[keep]
        put(t, out)
        t.idx = idx

    return None, run


def swap_halves(at: Instruction) -> tuple[Get, Put]:
    """v_permlane64: the other half of a wave of 64."""
    x = at.operands["src0"]

    def get(t: WorkItems) -> Array:
        width = t.launch.shape.width
        lane = np.arange(width)
        return t.from_subgroups(every_lane(t, x)[:, lane ^ 32 if width == 64 else lane])

    return get, target(at.operands["vdst"], "u32")


def read_lane(at: Instruction) -> Step:
    """v_readlane, whatever EXEC holds."""
    x, put = at.operands["src0"], wave_target(at.operands["vdst"])
    number = source(at.operands["src1"], "u32", per_wave=True)

    def run(t: WorkItems) -> None:
        here = t.here()
        values = every_lane(t, x)
        lanes = number(t) % U32.type(values.shape[1])
        rows = np.arange(len(values)) if here is None else here
        put(t, values[rows, np.broadcast_to(lanes, (len(rows),))])

    return run


def read_first_lane(at: Instruction) -> Step:
    """v_readfirstlane: the first lane in EXEC; lane 0 where there is none."""
    x, put = at.operands["src0"], wave_target(at.operands["vdst"])
    scalar = None if x.kind in "va" else source(x, "u32", per_wave=True)

    def run(t: WorkItems) -> None:
        if scalar is not None:
            put(t, scalar(t).copy())
            return
        row = t.regs[slot_of(x.kind, x.number)]
        if row is not None and len(row) == 1:
            put(t, row.copy())
            return
        idx, here = t.idx, t.here()
        values = every_lane(t, x)
        first = t.present().argmax(axis=1) if waves_of(t).lanes(t) else np.zeros(len(values), np.int64)
        t.idx = idx
        rows = np.arange(len(values)) if here is None else here
        put(t, values[rows, first[rows]])

    return run


def write_lane(at: Instruction) -> Step:
    """v_writelane, whatever EXEC holds."""
    value = source(at.operands["src0"], "u32")
    number, put = source(at.operands["src1"], "u32"), target(at.operands["vdst"], "u32")

    def run(t: WorkItems) -> None:
        idx = t.idx
        mine = t.of(t.lane) == number(t) % U32.type(t.launch.shape.width)
        base = np.arange(t.count) if idx is None else idx
        t.idx = base[mine]
        put(t, np.broadcast_to(value(t), (t.active,)).copy())
        t.idx = idx

    return run


def relative_move(at: Instruction, *, reads: bool, writes: bool) -> Step:
    """A move whose source's or target's number M0 is added to, as arrays in registers are indexed."""
    x, d = at.operands["src0"], at.operands["vdst"]

    def run(t: WorkItems) -> None:
        check_scalar(t, M0, "a register's number")
        idx, offsets = t.idx, t.scalar_of_items(M0) & U32.type(0xFF)
        base = np.arange(t.count) if idx is None else idx
        for offset in np.unique(offsets).tolist():
            if max(x.number * reads, d.number * writes) + offset > 255:
                raise Violation(f"M0 is {offset}, and there is no register so far from {at.text}")
            if len(offsets) > 1:
                t.idx = base[offsets == offset]
            a, b = Operand(x.kind, x.number + offset * reads, 1, x.value), Operand("v", d.number + offset * writes)
            get, put = source(a, "b32"), target(b, "b32")
            followed(lambda t, get=get, put=put: put(t, get(t).copy()), [key_of(*r) for r in (*a.registers, *b.registers)])(t)
        t.idx = idx

    return under_exec(run)


def index_on(at: Instruction) -> Step:
    """s_set_gpr_idx_on: M0 is what moves add to their registers' numbers."""
    get, mode = source(at.operands["ssrc0"], "u32", per_wave=True), U32.type((at.get("ssrc1") & 15) << 12)
    return lambda t: t.put_scalar(M0, (get(t) & U32.type(0xFF)) | mode)


def _exchanged(t: WorkItems, x: Operand, sources: Array) -> Array:
    """What lanes find in the lanes that they read; 0 in those that are not in EXEC."""
    values = np.take_along_axis(every_lane(t, x), sources, axis=1)
    return t.from_subgroups(np.where(np.take_along_axis(t.present(), sources, axis=1), values, U32.type(0)))


def backward_permute(at: Instruction, wave_target_name: str) -> tuple[Get, Put]:
    """ds_bpermute: each lane reads the lane that its address names, in bytes of 4."""
    x, address = at.operands["data0"], source(at.operands["addr"], "u32")
    offset = at.get("offset0") | at.get("offset1") << 8

    def get(t: WorkItems) -> Array:
        width = t.launch.shape.width
        lane = np.arange(width)
        number = (t.by_subgroup(address(t)).astype(np.int64) + offset) // 4
        if width == 64 and wave_target_name == "gfx1100":  # the halves of a wave are apart
            return _exchanged(t, x, (lane & 32) + number % 32)
        return _exchanged(t, x, number % width)

    return get, target(at.operands["vdst"], "u32")


def forward_permute(at: Instruction) -> tuple[Get, Put]:
    """ds_permute: each lane gives to the lane that its address names; the highest of several wins,
    0 where none gives."""
    value, address = source(at.operands["data0"], "u32"), source(at.operands["addr"], "u32")
    offset = at.get("offset0") | at.get("offset1") << 8

    def get(t: WorkItems) -> Array:
        width = t.launch.shape.width
        number = (np.broadcast_to(address(t), (t.active,)).astype(np.int64) + offset) // 4 % width
        out = np.zeros((t.subgroups, width), U32)
        out[t.of(t.subgroup), number] = np.broadcast_to(value(t), (t.active,))
        return t.from_subgroups(out)

    return get, target(at.operands["vdst"], "u32")


def swizzle(at: Instruction, wave: int) -> tuple[Get, Put]:
    """ds_swizzle: quads, or masks of 5 bits; FFT and rotation are not supported."""
    x, offset = at.operands["addr"], at.get("offset0") | at.get("offset1") << 8
    lane = np.arange(wave)
    if offset >= 0xC000:
        raise Unsupported(f"ds_swizzle mode {offset:#x}")
    if offset >> 15:
        sources = (lane & ~3) + (offset >> 2 * (lane & 3) & 3)
    else:
        sources = (lane & ~31) + (((lane & 31 & offset & 31) | offset >> 5 & 31) ^ offset >> 10 & 31)
    return lambda t: _exchanged(t, x, np.broadcast_to(sources, (t.subgroups, wave))), target(at.operands["vdst"], "u32")


def exec_step(pair: tuple[Get, Put]) -> Step:
    get, put = pair
    return under_exec(lambda t: put(t, get(t)))
