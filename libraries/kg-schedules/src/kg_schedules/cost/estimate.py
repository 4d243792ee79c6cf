"""What a scheduled kernel will cost, in cycles of one core:
good enough to say which schedules are worth compiling.

Takes a graph at stage `ranges` after `apply_schedule`, and the renderer's fields; the search asks it. The figures of a
machine that no field gives (bytes per cycle of each cache, cycles of a division) are those of common processors: only the
order of the estimates counts.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import field

from kg.plugin.strategy import ALU, AxisKind, DType, Op, Renderer, Scope, Target, UOp, closed_ranges, linear_coefficient
from kg.records import dataclass

from kg_schedules.cost.machine import machine_of, vector_registers
from kg_schedules.cost.traffic import Traffic, touches_of, trips
from kg_schedules.cost.trip_counts import COPIED, Nest, bits_of, extent_of, vectors

#: Cycles per full vector where the target has the op itself, and of one that core takes apart into a polynomial.
CYCLES = {Op.FDIV: 8.0, Op.RECIPROCAL: 8.0, Op.SQRT: 8.0, Op.MAX: 1.0, Op.MIN: 1.0, Op.IDIV: 20.0, Op.MOD: 20.0, Op.CAST: 0.5}
PLAIN, POLYNOMIAL = 0.5, 8.0
#: Cycles per load and store of a vector, per lane of a scattered access. Latencies and bandwidths are the machine's (`cost/machine.py`).
LOADED, STORED, SCATTERED = 0.5, 1.0, 1.0
#: Instructions that leave the decoders per cycle; cycles of a loop's iteration, and of entering and leaving it.
DECODED, ITERATION, ENTERED = 5.0, 1.0, 12.0
#: Instructions of the loops' bodies that the first cache holds.
CODE = 6000
#: Instructions beyond which a schedule is not tried: it would be compiled for seconds.
LONGEST = 1500
#: What each further worker adds to the bandwidth of memory.
SHARED = 0.2


@dataclass(slots=True)
class _Body:
    """What stands directly in one loop, per run of the kernel."""

    alu: float = 0.0
    memory: float = 0.0
    instructions: float = 0.0
    latency: float = 0.0
    accumulators: int = 0
    steps: int = 1  #: how often an iteration touches each of them
    operands: list[int] = field(default_factory=list[int])


@dataclass(frozen=True, slots=True)
class Cost:
    """`cycles` is what schedules are compared by; the rest says where they come from."""

    cycles: float
    core: float  #: cycles of one core's units, everything in the first cache
    traffic: tuple[float, ...]  #: bytes into each cache, nearest first
    registers: int  #: vector registers of the fullest loop
    code: int  #: instructions, unrolled

    def sensible(self, renderer: Renderer) -> bool:
        """Whether it is worth compiling at all: no compiler is quick with thousands of instructions
        that spill."""
        return self.code <= LONGEST and self.registers <= 2 * vector_registers(renderer)

    def __str__(self) -> str:
        moved = ", ".join(f"{b / 1e6:.2f} MB" for b in self.traffic)
        return f"{self.cycles:.3g} cycles (core {self.core:.3g}; into caches {moved}; {self.registers} registers; {self.code} instructions)"


def estimate(sink: UOp, renderer: Renderer) -> Cost:
    """The cost of a kernel as a schedule left it."""
    nest = Nest.of(sink)
    bodies: defaultdict[Scope, _Body] = defaultdict(_Body)
    code = 0
    for node in nest.scope:
        code += _count(node, nest, renderer, bodies)
    available = vector_registers(renderer)
    core, registers = 0.0, 0
    for loops, body in bodies.items():
        needed = body.accumulators + (min(body.operands, default=0) if body.accumulators else 0) + 1
        registers = max(registers, needed)
        spilled = max(0, needed - available) * trips(loops) * body.steps
        memory = body.memory + spilled * (LOADED + STORED)
        core += max(body.alu, memory, body.latency, (body.instructions + 2 * spilled) / DECODED)
    core += _loops(nest, bodies)
    core *= max(1.0, code / CODE)
    workers, line = _workers(nest, renderer), max(1, renderer.caches.line)
    traffic = Traffic(touches_of(nest, line), nest, line)
    moved = tuple(traffic.bytes_into(size) for size in renderer.caches.sizes)
    times, machine = [core / workers], machine_of(renderer)
    beyond = (machine.stream, machine.strided)
    for i, amount in enumerate(moved):
        last = i == len(moved) - 1
        speed = machine.memory * (1 + SHARED * (workers - 1)) if last else beyond[min(i, len(beyond) - 1)] * workers
        times.append(amount / speed)
    # the units and the caches work at once, not wholly
    cycles = max(times) + 0.15 * (sum(times) - max(times))
    return Cost(cycles, core, moved, registers, code)


def _workers(nest: Nest, renderer: Renderer) -> float:
    """Cores that the THREAD axis keeps busy, or work-items that run at once."""
    shared = [extent_of(r) for r in nest.around if r.axis.kind is AxisKind.THREAD]
    items = 1
    for r in nest.around:
        if r.axis.kind in (AxisKind.LOCAL, AxisKind.GROUP, AxisKind.WARP):
            items *= extent_of(r)
    cores = max(1, renderer.workers.count)
    busy = 1.0
    if shared:
        extent = max(shared)
        busy = extent / -(-extent // cores) if extent > cores else float(extent)
    return busy * min(items, max(1, renderer.subgroups.width))


def _loops(nest: Nest, bodies: dict[Scope, _Body]) -> float:
    """Counting and branching."""
    total = 0.0
    used = {loop for loops in bodies for loop in loops}
    for loop in used:
        entries = trips(nest.around[loop])
        total += entries * (ENTERED + ITERATION * extent_of(loop))
    return total


def _count(node: UOp, nest: Nest, renderer: Renderer, bodies: dict[Scope, _Body]) -> int:
    """Adds a node to the loop that it stands in; its instructions in the text of the program."""
    if node.op in (Op.LOAD, Op.STORE):
        return _count_access(node, nest, renderer, bodies[nest.loops(node)])
    if node.op in (Op.REDUCE, Op.SCAN):
        return _count_reduction(node, nest, renderer, bodies[nest.loops(node)])
    if node.op in (Op.WMMA, Op.SHAPED_WMMA):
        loops = nest.loops(node)
        body, copies = bodies[loops], nest.copies(node)
        body.alu += trips(loops) * copies
        body.instructions += trips(loops) * copies
        return copies
    if node.op not in ALU and node.op is not Op.CAST:
        return 0
    if not isinstance(node.dtype, DType) or node.dtype.name == "index" or _fused(node, nest, renderer):
        return 0
    loops = nest.loops(node)
    count = nest.copies(node) * vectors(nest.lanes(node), bits_of(node), renderer.vectors.alu)
    has = node.op in renderer.supported_ops or node.op is Op.CAST
    cycles = CYCLES.get(node.op, PLAIN) if has else POLYNOMIAL
    body = bodies[loops]
    body.alu += trips(loops) * count * cycles
    body.instructions += trips(loops) * count * max(1.0, cycles / PLAIN if not has else 1.0)
    return count * (1 if has else 16)


def _fused(node: UOp, nest: Nest, renderer: Renderer) -> bool:
    """A product that a sum takes in."""
    if node.op is not Op.MUL or not Target(renderer).can(Op.MULACC, node.type.scalar.vec(nest.lanes(node))):
        return False
    return any(u.op is Op.REDUCE and u.src[0] is node and u.reduction.monoid.op == "ADD" for u in nest.scope)


def _count_reduction(node: UOp, nest: Nest, renderer: Renderer, body: _Body) -> int:
    loops = nest.loops(node)
    closed = closed_ranges(node) if node.op is Op.REDUCE else node.src[-1:]
    states = node.reduction.monoid.states
    op = node.reduction.monoid.op
    cycles = 3 * PLAIN * states if not op else CYCLES.get(Op[op], PLAIN)
    value = node.src[0]
    lanes = vectors(nest.lanes(node), bits_of(value), renderer.vectors.alu)
    copies = nest.copies(node)
    steps = 1
    for r in closed:
        steps *= extent_of(r) if r.axis.kind in COPIED else 1
    count = copies * lanes * states
    body.alu += trips(loops) * count * cycles
    body.instructions += trips(loops) * count * (1 if op else 3)
    body.latency += trips(loops) * steps * machine_of(renderer).latency * (1 if op != "MAX" else 1.5)
    body.accumulators += count // max(1, steps)
    body.steps = max(body.steps, steps)
    return count


def _count_access(node: UOp, nest: Nest, renderer: Renderer, body: _Body) -> int:
    address = node.src[0]
    bits = max(8, 8 * (node.src[1].type if node.op is Op.STORE else node.type).scalar.itemsize)
    lanes = nest.lanes(node)
    vector = next((r for r in nest.inside(node) if r.axis.kind is AxisKind.VECTOR), None)
    moves = 0 if vector is None else linear_coefficient(address.src[1], vector)
    gated = len(address.src) > 2
    plain = LOADED if node.op is Op.LOAD else STORED
    if vector is None or (moves == 0 and node.op is Op.LOAD):
        count, cycles = 1, plain
    elif moves == 1 and (not gated or renderer.vectors.masked):
        count, cycles = vectors(lanes, bits, renderer.vectors.memory), plain
    else:
        count, cycles = lanes, SCATTERED * (1.0 if renderer.vectors.gather and node.op is Op.LOAD else 1.5)
    if gated:
        cycles *= 1.5
    count *= nest.copies(node)
    times = trips(nest.loops(node))
    body.memory += times * count * cycles
    body.instructions += times * count
    if node.op is Op.LOAD:
        body.operands.append(count)
    return count
