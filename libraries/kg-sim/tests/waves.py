"""A small instruction set in the manner of GCN, for tests:
scalar and vector registers, an EXEC mask, wait counters, one matrix unit.

A wave has one program counter and scalar registers s0 to s15 of 64 bits, EXEC, VCC and SCC; a lane has vector registers of 32 bits. Branches are
by scalars alone, vector instructions for the lanes in EXEC. s0 to s7 begin as the arguments, s8 as the work-group's number, v0 as the lane's in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from kg.plugin import TensorCore
from kg_sim import Block, Launch, Memory, MemorySystem, Program, Shape, Statistics, Terms, Traffic, WorkItems, run
from kg_sim.instructions.matrix_units import multiply
from kg_sim.instructions.registers import constant, lanes_of, read, write
from kg_sim.instructions.subgroups import bits_of, shuffle
from kg_sim.memory.access import load, store
from kg_sim.memory.atomics import atomic
from kg_sim.numbers.types import U32, U64, Array
from kg_sim.program import Get, guarded
from kg_sim.synchronization.async_registers import WRITES, Operations, Transfer
from kg_sim.synchronization.barriers import Arrival

SCALARS = {f"s{i}": i for i in range(16)} | {"exec": 16, "vcc": 17, "scc": 18}
EXEC, VCC, SCC = 16, 17, 18
TERMS = Terms("WAVES", item="lane", group="work-group", subgroup="wave", line="line")
BRANCHES = {
    "s_branch": None, "s_cbranch_scc1": lambda t: t.scalar_of_items(SCC) != 0,
    "s_cbranch_execz": lambda t: t.scalar_of_items(EXEC) == 0,
}  # fmt: skip
BINARY = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
          "lshl": np.left_shift, "lshr": np.right_shift}  # fmt: skip
COMPARE = {"lt": np.less, "eq": np.equal, "ne": np.not_equal, "ge": np.greater_equal}


@dataclass(frozen=True)
class Line:
    line: int
    text: str
    kind: str
    operands: tuple[str, ...]


@dataclass
class Loads:
    """Loads under way, which s_waitcnt awaits."""

    operations: Operations[Transfer]
    events: int = 0

    def stored(self, places) -> None: ...
    def ended(self, items) -> None: ...
    def rebased(self, lows) -> None: ...
    def awaited(self) -> str:
        return "nothing is awaited"


@dataclass
class Assembler:
    units: dict[str, TensorCore]
    code: list[Line] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)
    slots: int = 1

    def scalar(self, name: str) -> Get:
        """What reads a scalar of each active wave."""
        if name in SCALARS:
            return lambda t: t.scalar(SCALARS[name])
        return constant(np.array([int(name, 0) & (1 << 64) - 1], U64))

    def vector(self, name: str) -> Get:
        """What reads a word of each active lane: of a vector register, a scalar one or a number."""
        if name in SCALARS:
            return lambda t: t.scalar_of_items(SCALARS[name]).astype(U32)
        if name[0] != "v":
            return constant(np.array([int(name, 0) & (1 << 32) - 1], U32))
        slot = int(name[1:])
        self.slots = max(self.slots, slot + 1)
        get = read(slot, U32, name)

        def watched(t: WorkItems) -> Array:
            t.beside.operations.look(t, slot, WRITES, f"register {name} is read before its load was waited for")
            return get(t)

        return watched

    def target(self, name: str):
        self.slots = max(self.slots, int(name[1:]) + 1)
        return write(int(name[1:]), U32)

    def step(self, at: Line):
        name, x, (prefix, _, rest) = at.kind, at.operands, at.kind.partition("_")
        if prefix == "s":
            return self.scalar_step(rest, x)
        if name.startswith("v_cmp_"):
            return self.compare(COMPARE[name[6:]], self.vector(x[0]), self.vector(x[1]))
        if name == "v_readlane":
            return self.readlane(SCALARS[x[0]], self.vector(x[1]), int(x[2]))
        if name in self.units:
            return self.matrix(self.units[name], *x)
        step = self.vector_step(name, prefix, rest, x)
        under_exec = guarded(lambda t: lanes_of(t.scalar_of_items(EXEC), t), step)
        if name not in ("global_load", "ds_read"):
            return under_exec
        slot = int(x[0][1:])

        def begin(t: WorkItems) -> None:
            under_exec(t)
            places, operations = t.of(t.place).copy(), t.beside.operations
            operations.begin(Transfer(places, operations.groups[places].copy(), (slot,)))
            operations.commit(t)

        return begin

    def vector_step(self, name: str, prefix: str, rest: str, x: tuple[str, ...]):
        if prefix == "v":
            put, a = self.target(x[0]), self.vector(x[1])
            if rest == "mov":
                return lambda t: put(t, np.broadcast_to(a(t), (t.active,)).copy())
            if rest == "bpermute":
                return self.bpermute(put, a, self.vector(x[2]))
            b, op = self.vector(x[2]), BINARY[rest]
            return lambda t: put(t, np.broadcast_to(op(a(t), b(t)), (t.active,)).copy())
        space = "global" if prefix == "global" else "shared"
        where = x[1:] if rest == "read" or rest == "load" else x[:1] + x[2:]
        offset, base = self.vector(where[0]), SCALARS[where[1]] if len(where) > 1 else None

        def addresses(t: WorkItems) -> Array:
            at = offset(t).astype(np.int64)
            return at if base is None else at + t.scalar_of_items(base).view(np.int64)

        if rest in ("read", "load"):
            put = self.target(x[0])
            return lambda t: put(t, np.broadcast_to(load(t, space, addresses(t), 4), (t.active,)).copy())
        value = self.vector(x[1])
        if rest == "add":
            return lambda t: atomic(t, space, addresses(t), [value(t)], lambda old, b, c: old + b, np.add)
        return lambda t: store(t, space, addresses(t), 4, value(t))

    def bpermute(self, put, source: Get, value: Get):
        """Each lane takes the value of lane `source`; 0 from one that is not in EXEC."""

        def step(t: WorkItems) -> None:
            width = t.launch.shape.width
            out, away = shuffle(t.by_subgroup(value(t)), t.by_subgroup(source(t)).astype(np.int64) % width, t.present())
            put(t, t.from_subgroups(np.where(away, U32.type(0), out)))

        return step

    def compare(self, op, a: Get, b: Get):
        """VCC gets the lanes of EXEC for which it holds."""

        def step(t: WorkItems) -> None:
            flags = np.broadcast_to(op(a(t), b(t)) & lanes_of(t.scalar_of_items(EXEC), t), (t.active,))
            words, here = bits_of(t.by_subgroup(flags)), t.here()
            t.put_scalar(VCC, words if here is None else words[here])

        return step

    def readlane(self, slot: int, get: Get, lane: int):
        def step(t: WorkItems) -> None:
            words, here = t.by_subgroup(get(t))[:, lane].astype(U64), t.here()
            t.put_scalar(slot, words if here is None else words[here])

        return step

    def matrix(self, core: TensorCore, d: str, a: str, b: str, c: str):
        """d, a, b and c are the first of consecutive registers."""

        def several(first: str, dtype, elements: int) -> list[str]:
            return [f"v{int(first[1:]) + i}" for i in range(elements * dtype.bits // 32)]

        counts, dtypes = core.elements_per_thread, (*core.dtype_in, core.dtype_out)
        puts = [self.target(x) for x in several(d, core.dtype_out, counts[2])]
        gets = [[self.vector(x) for x in several(r, y, n)] for r, y, n in zip((a, b, c), dtypes, counts, strict=True)]

        def step(t: WorkItems) -> None:
            for put, values in zip(puts, multiply(core, t, *([get(t) for get in one] for one in gets)), strict=True):
                put(t, values)

        return step

    def scalar_step(self, name: str, x: tuple[str, ...]):
        if name == "waitcnt":
            return lambda t: t.beside.operations.wait(t, int(x[0]))
        if name.startswith("cmp_"):
            op, a, b = COMPARE[name[4:]], self.scalar(x[0]), self.scalar(x[1])
            return lambda t: t.put_scalar(SCC, op(a(t), b(t)).astype(U64))
        to, a = SCALARS[x[0]], self.scalar(x[1])
        if name == "mov":
            return lambda t: t.put_scalar(to, a(t).copy())
        if name == "and_saveexec":

            def save(t: WorkItems) -> None:
                mask, before = a(t).copy(), t.scalar(EXEC).copy()
                t.put_scalar(to, before)
                t.put_scalar(EXEC, before & mask)

            return save
        b, op2 = self.scalar(x[2]), BINARY[name]
        return lambda t: t.put_scalar(to, op2(a(t), b(t)))

    def program(self, text: str) -> Program:
        for number, line in enumerate(text.strip().splitlines(), 1):
            words = line.strip().replace(",", " ").split()
            if words and words[0].endswith(":"):
                self.labels[words[0][:-1]] = len(self.code)
            elif words:
                self.code.append(Line(number, line.strip(), words[0], tuple(words[1:])))
        ends = {n + 1 for n, x in enumerate(self.code) if x.kind in BRANCHES or x.kind in ("s_barrier", "s_endpgm")}
        starts = sorted({0, *ends, *self.labels.values()} - {len(self.code)})
        blocks = [self.block(*pair, starts) for pair in zip(starts, [*starts[1:], len(self.code)], strict=True)]
        return Program("kernel", self.code, blocks, self.slots, len(SCALARS), prepare)

    def block(self, start: int, end: int, starts: list[int]) -> Block:
        block = Block(start)
        for pc in range(start, end):
            at = self.code[pc]
            if at.kind == "s_barrier":
                block.end, block.pc, block.arrive = "barrier", pc, lambda t: Arrival(np.zeros(1, np.int64), aligned=True)
            elif at.kind == "s_endpgm":
                block.end, block.pc = "exit", pc
            elif at.kind in BRANCHES:
                block.end, block.pc, block.guard = "jump", pc, BRANCHES[at.kind]
                block.targets = [starts.index(self.labels[at.operands[0]])]
            else:
                block.steps.append((pc, self.step(at)))
        return block


def prepare(t: WorkItems) -> None:
    """The registers that a kernel finds."""
    words = t.launch.arguments.view(U64)
    t.scalars[: len(words)] = [words[i : i + 1] for i in range(len(words))]
    t.scalars[8] = (np.arange(t.subgroups) // t.launch.shape.subgroups + t.first).astype(U64)
    t.scalars[EXEC] = bits_of(t.living())
    t.regs[0], t.beside = t.linear.astype(U32), Loads(Operations(t.count))


def execute(
    text: str, memory: Memory, arguments=(), *, groups=1, size=64, width=64, shared=0, units=(), count=False
) -> Statistics:
    """Runs a kernel by its text."""
    program = Assembler({unit.name: unit for unit in units}).program(text)
    shape = Shape(size, width, barriers=1, lockstep=True, terms=TERMS)
    words = np.array(arguments, U64).view(np.uint8)
    system = Traffic(MemorySystem(banks=32, bank_bytes=4, transaction=64)) if count else None
    return run(program, Launch((groups, 1, 1), (size, 1, 1), shape, memory, words, shared, traffic=system))
