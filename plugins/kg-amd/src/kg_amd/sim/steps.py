"""Which function makes the step of which instruction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from kg_sim.numbers.types import U64, Array
from kg_sim.program import Get, Put, fencing
from kg_sim.work_items import Step, WorkItems

from kg_amd.sim.instructions import lanes, masks, matrix, packed, scalar, vector
from kg_amd.sim.instructions.memory import accesses, direct
from kg_amd.sim.instructions.vector import Unsupported
from kg_amd.sim.machine_code.decode import DecodeError
from kg_amd.sim.machine_code.instruction import Instruction, Operand
from kg_amd.sim.registers import ACCUMULATION, key_of, source, target, wave_target
from kg_amd.sim.undefined import followed
from kg_amd.sim.waves import EXP, LGKM, M0, SCC, VCC, VM, VS, under_exec, waves_of

#: What does nothing that a simulator could see: hints, delays, caches.
_NOTHING: Final = frozenset(
    [
        "s_nop",
        "s_delay_alu",
        "s_clause",
        "s_sleep",
        "s_setprio",
        "s_set_inst_prefetch_distance",
        "s_inst_prefetch",
        "s_icache_inv",
        "s_dcache_inv",
        "s_dcache_wb",
        "s_waitcnt_depctr",
        "s_code_end",
        "s_ttracedata",
        "s_ttracedata_imm",
        "s_wait_idle",
        "s_gl1_inv",
        "buffer_gl0_inv",
        "buffer_wbinvl1",
        "v_nop",
        "ds_nop",
        "v_pipeflush",
        "s_version",
    ]
)
#: What makes a work-group see, or show, stores of others on the device.
FENCES: Final = frozenset(["buffer_gl1_inv", "buffer_wbl2", "buffer_inv", "buffer_invl2", "buffer_wbinvl1_vol"])
_DEALLOCATE: Final = 3


@dataclass(frozen=True, slots=True)
class Maker:
    """For a target and a width of waves; `base` is the symbol of the code's address."""

    target: str
    wave: int

    def step(self, at: Instruction) -> Step | None:
        """The instruction as a function, which checks that what it uses has arrived;
        None where it does nothing."""
        if at.name in _NOTHING:
            return None
        try:
            step, late = self._made(at)
        except (Unsupported, KeyError, ValueError, StopIteration) as error:
            why = str(error) if isinstance(error, Unsupported) else f"{type(error).__name__}: {error}"
            raise DecodeError(f"AMD:SIM: {at.text} (offset {at.line:#x}) is not supported: {why}") from error
        return checked(step, used(at, late), at.opcode.printed)

    def indexed(self, at: Instruction, mode: int) -> Step:
        """A move between s_set_gpr_idx_on and off: `mode` 1 indexes its source, 8 its target."""
        if at.name != "v_mov_b32" or mode not in (1, 8, 9) or at.dpp is not None or at.sdwa is not None:
            raise DecodeError(f"AMD:SIM: {at.text} (offset {at.line:#x}) is not supported under s_set_gpr_idx_on")
        return checked(lanes.relative_move(at, reads=bool(mode & 1), writes=bool(mode & 8)), used(at, ()), at.opcode.printed)

    def _made(self, at: Instruction) -> tuple[Step, tuple[int, ...]]:
        form, name = at.opcode.format, at.name
        if name in FENCES:
            return fencing(lambda t: None), ()
        if form.startswith("SOP"):
            return self._followed(at, self._scalar(at)), ()
        if form == "SMEM":
            step, late = accesses.scalar_load(at) if "load" in name else _refuse("scalar access")
            return accesses.counted(accesses.defined(at, step, late), late, (LGKM,), ordered=False), late
        if form in ("DS", "FLAT", "GLOBAL", "SCRATCH", "MUBUF"):
            return self._memory(at)
        return self._followed(at, self._vector(at)), ()

    def _followed(self, at: Instruction, step: Step) -> Step:
        """The step with the bits that nobody wrote.
        Instructions don't name SCC, VCC in short encodings, and one that sets M0."""
        registers, implied = used(at, ()), -1
        if at.opcode.format.startswith("SOP"):
            registers |= {key_of("s", SCC), key_of("s", M0)} if at.name == "s_set_gpr_idx_on" else {key_of("s", SCC)}
        elif at.sdwa is not None and at.opcode.format == "VOPC" and at.sdwa["sd"]:
            implied = at.sdwa["sdst"]
        elif any(map(uses_vcc, at.pair or (at,))):
            implied = VCC
        if implied >= 0:
            registers |= {key_of("s", implied + n) for n in range(self.wave // 32)}
        if may_name_halves(at, self.target):
            registers |= {number - 128 for number in registers if 128 <= number < ACCUMULATION}
        return followed(step, registers)

    # -- scalar

    def _scalar(self, at: Instruction) -> Step:
        name = at.name
        rule = scalar.RULES.get(name)
        if rule is not None:
            return scalar.by_rule(at, rule)
        for begin, make in _SCALARS:
            if name.startswith(begin):
                return make(at)
        if name == "s_set_gpr_idx_on":
            return lanes.index_on(at)
        if name == "s_getpc_b64":
            put, end = wave_target(at.operands["sdst"], 64), at.end
            return lambda t: put(t, np.array([t.launch.symbols["code"] + end], U64))
        if name == "s_waitcnt":
            return waitcnt(at, self.target)
        if name.startswith("s_waitcnt_"):
            counter = {"vscnt": VS, "vmcnt": VM, "expcnt": EXP, "lgkmcnt": LGKM}[name[10:]]
            most = at.get("simm16")
            return lambda t: waves_of(t).wait(t, counter, most)
        if name == "s_sendmsg" and at.get("simm16") == _DEALLOCATE:
            return lambda t: None
        raise Unsupported("no operation is known")

    # -- memory

    def _memory(self, at: Instruction) -> tuple[Step, tuple[int, ...]]:
        name = at.name
        if name in ("ds_bpermute_b32", "ds_permute_b32", "ds_swizzle_b32"):
            pair = {
                "ds_bpermute_b32": lambda: lanes.backward_permute(at, self.target), "ds_permute_b32": lambda: lanes.forward_permute(at),
                "ds_swizzle_b32": lambda: lanes.swizzle(at, self.wave),
            }[name]()  # fmt: skip
            late = tuple(key_of("v", at.operands["vdst"].number + i) for i in range(1))
            return accesses.counted(self._followed(at, lanes.exec_step(pair)), late, (LGKM,)), late
        if direct.is_direct(name):
            step, late, counters = direct.load_to_lds(at, self.target)
        elif "2addr" in name:
            step, late, counters = accesses.two_addresses(at)
        elif accesses.wanted(name) is not None:
            made = accesses.buffer_access if at.opcode.format == "MUBUF" else accesses.transfer
            step, late, counters = made(at, self.target)
        elif at.opcode.format == "MUBUF":
            raise Unsupported("buffer access")
        else:
            step, late, counters = accesses.atomic_access(at, self.target)
        return accesses.counted(under_exec(accesses.defined(at, step, late)), late, counters), late

    # -- vector

    def _vector(self, at: Instruction) -> Step:
        name = at.name
        if at.pair is not None:
            return vector.dual(at, self._pair)
        if name.startswith("v_wmma"):
            return matrix.wmma(at, self.wave)
        if name.startswith("v_mfma"):
            return matrix.mfma(at)
        if name in ("v_accvgpr_write_b32", "v_accvgpr_read_b32", "v_accvgpr_write", "v_accvgpr_read"):
            return vector.step(at, self.target)
        step = self._masks(at) or self._lanes(at)
        if step is None:
            get, put = self._pair(at)
            step = under_exec(lambda t: put(t, get(t)))
        if at.dpp is not None or at.dpp8 is not None:
            return lanes.with_dpp(at, step, self.wave, self.target)
        return step

    def _masks(self, at: Instruction) -> Step | None:
        name = at.name
        if name.startswith("v_cmp"):
            return masks.comparison(at, self.target)
        if name.startswith(("v_add_co_", "v_sub_co_", "v_subrev_co_")):
            return masks.carry(at, self.target)
        if name in ("v_mad_u64_u32", "v_mad_i64_i32"):
            return masks.wide_multiply(at, self.target)
        if name.startswith("v_div_scale"):
            return masks.division_scale(at, self.target)
        if name.startswith("v_div_fmas"):
            return masks.division_fmas(at, self.target)
        return None

    def _lanes(self, at: Instruction) -> Step | None:
        name = at.name
        if name == "v_readlane_b32":
            return lanes.read_lane(at)
        if name == "v_readfirstlane_b32":
            return lanes.read_first_lane(at)
        if name == "v_writelane_b32":
            return lanes.write_lane(at)
        if name in ("v_permlane16_b32", "v_permlanex16_b32"):
            return lanes.permlane(at)[1]
        if name == "v_permlane64_b32":
            return lanes.exec_step(lanes.swap_halves(at))
        if name in ("v_movreld_b32", "v_movrels_b32", "v_movrelsd_b32"):
            return lanes.relative_move(at, reads="rels" in name, writes=name[-5] == "d")
        if name == "v_swap_b32":
            return swap(at)
        return None

    def _pair(self, at: Instruction) -> tuple[Get, Put]:
        """What it computes, and where that goes."""
        if at.name.startswith("v_cndmask"):
            return masks.selection(at, self.target)
        if at.name.startswith("v_mbcnt"):
            return masks.lanes_below(at)
        for make in (packed.halves, packed.wide_halves, packed.dot, packed.mixed):
            found = make(at)
            if found is not None:
                return found
        return vector.compute(at, self.target)


_SCALARS: Final[tuple[tuple[str, Callable[[Instruction], Step]], ...]] = (
    ("s_addc_", scalar.with_carry), ("s_subb_", scalar.with_carry), ("s_cselect", scalar.selection), ("s_cmovk", scalar.conditional_move),
    ("s_cmov", scalar.conditional_move), ("s_cmpk", scalar.with_constant), ("s_cmp", scalar.compare), ("s_bitcmp", scalar.compare),
    ("s_movk", scalar.with_constant), ("s_addk", scalar.with_constant), ("s_mulk", scalar.with_constant), ("s_bitset", scalar.set_bit),
    ("s_setreg", scalar.mode_access), ("s_getreg", scalar.mode_access), ("s_round_mode", scalar.mode_access), ("s_denorm_mode", scalar.mode_access),
    ("s_wqm", scalar.whole_quads), ("s_quadmask", scalar.whole_quads), ("s_trap", scalar.refuse_message),
    *((f"s_{logic}_{what}", scalar.save_exec) for logic in ("and", "or", "xor", "nand", "nor", "xnor", "and_not1", "or_not1", "and_not0", "or_not0")
      for what in ("saveexec", "wrexec")),
)  # fmt: skip


def _refuse(what: str) -> tuple[Step, tuple[int, ...]]:
    raise Unsupported(what)


def waitcnt(at: Instruction, target: str) -> Step:
    word = at.get("simm16")
    if target == "gfx942":
        vm, exp, lgkm = word & 15 | word >> 14 << 4, word >> 4 & 7, word >> 8 & 15
        most = ((VM, vm, 63), (EXP, exp, 7), (LGKM, lgkm, 15))
    else:
        most = ((VM, word >> 10 & 63, 63), (EXP, word & 7, 7), (LGKM, word >> 4 & 63, 63))
    asked = [(counter, count) for counter, count, all_of_it in most if count < all_of_it]

    def run(t: WorkItems) -> None:
        waves = waves_of(t)
        for counter, count in asked:
            waves.wait(t, counter, count)

    return run


def swap(at: Instruction) -> Step:
    x, y = at.operands["vdst"], at.operands["src0"]
    (get_x, put_x), (get_y, put_y) = ((source(z, "b32"), target(z, "b32")) for z in (x, y))

    def run(t: WorkItems) -> None:
        a, b = get_x(t).copy(), get_y(t).copy()
        put_x(t, b)
        put_y(t, a)

    return under_exec(run)


def used(at: Instruction, late: tuple[int, ...]) -> frozenset[int]:
    """The registers that an instruction reads or writes at once, as wait counters number them."""
    both = at.pair or (at,)
    found = {key_of(kind, number) for each in both for x in each.operands.values() for kind, number in x.registers}
    if at.opcode.format in ("VOPC", "VOP2") and at.sdwa is None and ("vcc_lo" in at.operands or "vcc" in at.operands):
        found.add(-1 - VCC)
    return frozenset(found - set(late))


def uses_vcc(at: Instruction) -> bool:
    """Whether a vector instruction reads or writes VCC, which its encoding does not name."""
    name, named = at.name, at.operands
    if name.startswith("v_cmp"):
        return "vdst" not in named
    if name.startswith("v_cndmask"):
        return "src2" not in named
    return name.startswith("v_div_fmas") or (
        "_co_" in name and ("sdst" not in named or ("_ci_" in name and "src2" not in named))
    )


def may_name_halves(at: Instruction, target: str) -> bool:
    """Whether a register's highest bit may name a half."""
    return target == "gfx1100" and at.opcode.format in ("VOP1", "VOP2", "VOPC") and "16" in at.name


def checked(step: Step, registers: frozenset[int], name: str) -> Step:
    """`step`, before which a register that a memory operation still writes is a trap."""
    listed = tuple(sorted(registers))

    def run(t: WorkItems) -> None:
        waves = waves_of(t)
        if waves.pending and not waves.pending.keys().isdisjoint(registers):
            waves.check(t, listed, name)
        step(t)

    return run


def operand_word(x: Operand) -> Callable[[WorkItems], Array]:
    """A scalar operand of 64 bits of each active wave, as an address."""
    get = source(Operand(x.kind, x.number, 2), "u64", per_wave=True)
    return lambda t: get(t).view(np.int64)
