"""Makes a kernel's program: its reachable instructions are decoded,
split into basic blocks and made into steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from kg.plugin import LoadError
from kg_sim import Block, Program, WorkItems
from kg_sim.errors import Violation
from kg_sim.memory.allocations import ARGUMENTS_WINDOW
from kg_sim.memory.region import WRITTEN
from kg_sim.numbers.types import U32, U64, Array
from kg_sim.program import Get
from kg_sim.synchronization.barriers import Arrival
from kg_sim.work_items import POISON

from kg_amd.sim.hazards import check_hazards
from kg_amd.sim.image import Descriptor, Image
from kg_amd.sim.machine_code.decode import DecodeError, Decoder
from kg_amd.sim.machine_code.instruction import Instruction
from kg_amd.sim.registers import wave_target
from kg_amd.sim.steps import FENCES, Maker, may_name_halves, operand_word
from kg_amd.sim.undefined import check_scalar, unwritten
from kg_amd.sim.waves import EXEC, MODE, NULL, SCALARS, SCC, VCC, Waves, mask_of_flags, put_mask, waves_of

_BRANCHES: Final = frozenset(
    ["s_branch", "s_cbranch_scc0", "s_cbranch_scc1", "s_cbranch_vccz", "s_cbranch_vccnz", "s_cbranch_execz", "s_cbranch_execnz"]
)
_INDIRECT: Final = frozenset(["s_setpc_b64", "s_swappc_b64", "s_call_b64"])
_ENDS: Final = frozenset(["s_endpgm", "s_endpgm_saved"])
#: Offsets within what a kernel's arguments are followed by: the packet that dispatched it.
PACKET_BYTES: Final = 64


@dataclass(slots=True)
class Kernel:
    """A kernel that can run."""

    program: Program
    descriptor: Descriptor
    fenced: bool
    by_lane: bool  #: it writes single lanes of registers, where compilers keep scalar ones: also lanes that no work-item has


def build(image: Image, name: str) -> Kernel:
    """The program of a kernel, kept in the image."""
    found = image.programs.get(name)
    if isinstance(found, Kernel):
        return found
    descriptor = image.kernels.get(name)
    if descriptor is None:
        raise LoadError(f"there is no kernel {name}; there are: {', '.join(image.kernels) or 'none'}")
    kernel = image.programs[name] = _build(image, name, descriptor)
    return kernel


def _build(image: Image, name: str, descriptor: Descriptor) -> Kernel:
    code = reachable(image, descriptor)
    check_registers(code, descriptor, image.target)
    check_hazards(code, image.target)
    blocks = split(code, Maker(image.target, descriptor.wave))
    fenced = any(at.name in FENCES for at in code)
    slots = 512 if image.target == "gfx942" else 256
    program = Program(name, code, blocks, slots, SCALARS, lambda t: prepare(t, descriptor))
    return Kernel(program, descriptor, fenced, any(at.name.startswith("v_writelane") for at in code))


def reachable(image: Image, descriptor: Descriptor) -> list[Instruction]:
    """The instructions that control may reach, by address.
    Every function where an address is jumped to that the kernel computes."""
    decoder = Decoder(image.target, descriptor.wave)
    start, data = next((start, data) for start, data, _ in image.segments if start <= descriptor.entry < start + len(data))
    found: dict[int, Instruction] = {}
    work, widened = [descriptor.entry], False
    while work:
        at = work.pop()
        while at not in found:
            instruction = found[at] = decoder.instruction(data, at - start)
            instruction.line = at
            if instruction.name in _BRANCHES or instruction.name == "s_call_b64":
                work.append(instruction.target)
            if instruction.name in _INDIRECT and not widened:
                widened = True
                work += [address for address, size in image.functions.values() if size]
            if instruction.name in ("s_branch", "s_setpc_b64") or instruction.name in _ENDS:
                break
            at = instruction.end
    return [found[at] for at in sorted(found)]


def check_registers(code: list[Instruction], descriptor: Descriptor, target: str) -> None:
    """DecodeError where an instruction names a vector register that the kernel did not ask for."""
    granule = 4 if target == "gfx1100" and descriptor.wave == 64 else 8
    total = ((descriptor.rsrc1 & 63) + 1) * granule
    vectors = ((descriptor.rsrc3 & 63) + 1) * 4 if target == "gfx942" else total
    limits = {"v": min(vectors, 256), "a": max(0, total - vectors), "s": 1 << 9}
    for at in code:
        for each in at.pair or (at,):
            for x in each.operands.values():
                for kind, number in x.registers:
                    if number >= limits[kind] and not may_name_halves(at, target):
                        raise DecodeError(
                            f"AMD:SIM: {at.text} (offset {at.line:#x}) uses {kind}{number}, and the kernel has {limits[kind]} of them"
                        )


def split(code: list[Instruction], maker: Maker) -> list[Block]:
    """Basic blocks, by address."""
    numbers = {at.line: n for n, at in enumerate(code)}
    leaders = {0}
    for n, at in enumerate(code):
        if at.name in _BRANCHES or at.name == "s_call_b64":
            leaders.add(numbers[at.target])
        if at.name in _BRANCHES or at.name in _ENDS or at.name in _INDIRECT or at.name == "s_barrier":
            leaders.add(n + 1)
        if n and at.line != code[n - 1].end:
            leaders.add(n)
    starts = sorted(x for x in leaders if x < len(code))
    places = {code[n].line: i for i, n in enumerate(starts)}
    return [_block(code, start, end, places, maker) for start, end in zip(starts, [*starts[1:], len(code)], strict=True)]


def _block(code: list[Instruction], start: int, end: int, places: dict[int, int], maker: Maker) -> Block:
    block, indexed = Block(start), 0
    for pc in range(start, end):
        at = code[pc]
        if at.name in _BRANCHES:
            block.end, block.pc, block.guard, block.targets = "jump", pc, _condition(at.name), [places[at.target]]
        elif at.name in _ENDS:
            block.end, block.pc = "exit", pc
        elif at.name == "s_barrier":
            block.end, block.pc, block.arrive = "barrier", pc, arrive
        elif at.name in _INDIRECT:
            _indirect(block, at, pc, places)
        elif at.name == "s_set_gpr_idx_off":
            indexed = 0
        else:
            step = maker.indexed(at, indexed) if indexed and at.opcode.format.startswith("VOP") else maker.step(at)
            if at.name == "s_set_gpr_idx_on":
                indexed = at.get("ssrc1") & 15
            if step is not None:
                block.steps.append((pc, step))
    if indexed:
        raise DecodeError(
            f"AMD:SIM: a branch between s_set_gpr_idx_on and off (offset {code[end - 1].line:#x}) is not supported"
        )
    if block.end == "next" and end == len(code):
        raise DecodeError(f"AMD:SIM: control leaves the kernel's code after {code[-1].text} (offset {code[-1].line:#x})")
    return block


def arrive(t: WorkItems) -> Arrival:
    waves_of(t).barrier(t)
    return Arrival(np.zeros(1, np.int64), aligned=True)


def _condition(name: str) -> Get | None:
    """When a branch is taken."""
    if name == "s_branch":
        return None
    what, wanted = name.removeprefix("s_cbranch_"), name[-1] == "z" and name[-2] != "n"
    if what.startswith("scc"):
        one = what == "scc1"

        def flag(t: WorkItems) -> Array:
            check_scalar(t, SCC, "a branch")
            return (t.scalar_of_items(SCC) != 0) == one

        return flag
    slot = VCC if what.startswith("vcc") else EXEC

    def zero(t: WorkItems) -> Array:
        word = t.scalar_of_items(slot)
        if t.launch.shape.width == 64:
            word = word | t.scalar_of_items(slot + 1)
            check_scalar(t, slot + 1, "a branch")
        check_scalar(t, slot, "a branch")
        return (word == 0) == wanted

    return zero


def _indirect(block: Block, at: Instruction, pc: int, places: dict[int, int]) -> None:
    """A jump to an address in registers; a call keeps where it returns to."""
    block.end, block.pc = "switch", pc
    lines = np.array(sorted(places))
    block.targets = [places[x] for x in lines.tolist()]
    get = operand_word(at.operands["ssrc0"]) if "ssrc0" in at.operands else None
    put = wave_target(at.operands["sdst"], 64) if at.name != "s_setpc_b64" else None

    def index(t: WorkItems) -> Array:
        base = t.launch.symbols["code"]
        address = get(t) - base if get is not None else np.array([at.target])
        found = np.minimum(np.searchsorted(lines, address), len(lines) - 1)
        if (lines[found] != address).any():
            raise Violation(f"a jump to {int(address[0]):#x}, where no function begins and no call returns to")
        if put is not None:
            put(t, np.array([base + at.end], U64))
            for _, n in at.operands["sdst"].registers:
                waves_of(t).undefined.pop(n, None)
        return found if len(found) == 1 else found_by_item(t, found)

    block.index = index


def found_by_item(t: WorkItems, found: Array) -> Array:
    """A value of each active wave for each active work-item."""
    here = t.here()
    wide = np.zeros(t.subgroups, found.dtype)
    wide[slice(None) if here is None else here] = found
    return wide[t.of(t.subgroup)]


def prepare(t: WorkItems, descriptor: Descriptor) -> None:
    """The registers that a kernel finds, in the order in which the descriptor enables them."""
    t.beside = Waves(t.subgroups)
    t.private.data[:], t.private.written[:] = (
        0xCD,
        WRITTEN,
    )  # whole waves are spilled and loaded back: lanes that hold nothing too
    poison = np.array([POISON & 0xFFFFFFFF], U32)
    t.scalars[:SCC] = [poison] * SCC
    user = 0

    def put(*words: int) -> None:
        nonlocal user
        for word in words:
            t.scalars[user] = np.array([word & 0xFFFFFFFF], U32)
            user += 1

    packet = ARGUMENTS_WINDOW + len(t.launch.arguments) - PACKET_BYTES
    if descriptor.enables(0):
        raise Violation("the kernel asks for a private segment buffer, which the simulator does not have")
    if descriptor.enables(1):
        put(packet, packet >> 32)
    if descriptor.enables(2):
        put(0, 0)
    if descriptor.enables(3):
        put(ARGUMENTS_WINDOW, ARGUMENTS_WINDOW >> 32)
    if descriptor.enables(4):
        put(0, 0)
    if descriptor.enables(5):
        put(0, 0)
    if descriptor.enables(6):
        put(descriptor.private_bytes)
    _preloaded(t, descriptor, user)
    _system(t, descriptor)
    t.scalars[SCC], t.scalars[MODE] = np.zeros(1, U32), np.array([descriptor.mode], U32)
    put_mask(t, EXEC, _exec(t))
    _work_items(t, descriptor)
    waves_of(t).undefined = {n: unwritten(-1 - n) for n in range(EXEC) if n != NULL and t.scalars[n] is poison}


def _exec(t: WorkItems) -> tuple[Array, ...]:
    x, y, z = t.launch.local
    words = mask_of_flags(t, t.of(t.linear) < x * y * z)  # the others are lanes of a wave that is not whole
    return tuple(x[:1].copy() if (x == x[0]).all() else x for x in words)


def _preloaded(t: WorkItems, descriptor: Descriptor, user: int) -> None:
    """Arguments that are put into registers before the kernel begins."""
    count, offset = descriptor.preload & 127, descriptor.preload >> 7
    words = t.launch.arguments[: len(t.launch.arguments) // 4 * 4].view(U32)
    for i in range(count):
        t.scalars[user + i] = words[offset + i : offset + i + 1].copy()


def _system(t: WorkItems, descriptor: Descriptor) -> None:
    number = descriptor.user_registers
    per_wave = np.arange(t.subgroups) // t.launch.shape.subgroups + t.first
    grid = t.launch.grid
    for axis, value in enumerate((per_wave % grid[0], per_wave // grid[0] % grid[1], per_wave // (grid[0] * grid[1]))):
        if descriptor.rsrc2 >> 7 + axis & 1:
            t.scalars[number] = value.astype(U32)
            number += 1


def _work_items(t: WorkItems, descriptor: Descriptor) -> None:
    """v0 holds the positions of a work-item, ten bits each, as many as are enabled."""
    word = t.local_id(0)
    for axis in range(1, 1 + min(descriptor.rsrc2 >> 11 & 3, 2)):
        word = word | t.local_id(axis) << 10 * axis
    t.regs[0] = word.astype(U32)
