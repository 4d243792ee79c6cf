"""What a launch of work-groups costs, in cycles of one processor:
one model by which tilings of all kernels on GPUs are ranked.

A tiling says of each axis what a work-item has of it as lanes of vectors, as copies in registers, how many work-items stand along it, and how many steps far apart each of them takes at once
(`Share`); the rest is the grid, or a loop where the axis is reduced. From that and the strides of every access follow instructions, lines of memory that a subgroup touches at once, bytes that groups fetch,
registers, and how long one group takes from its first load to its last store; from these the bounds of a processor, of which the time is a norm.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from math import ceil, isqrt, log2, prod

from kg.plugin.strategy import ALU, AxisKind, DType, KernelFacts, Op, Renderer, UOp, closed_ranges

from kg_schedules.cost.group_machine import group_machine
from kg_schedules.cost.launch import LINE, SECTOR, Access, Accessed, Bounds, Launch, Panel, Reduction, Share

#: Bytes of a work-item for which shared memory answers a whole subgroup at once, whatever is alike; what a line costs from the nearest cache beside one from shared memory.
PHASE, CACHED = 8, 1.5
#: Several bounds at once, as for processors (`cost.machine`): a bound that is near another keeps neither.
SHARPNESS = 3
#: Bytes of an array that the nearest cache keeps for the groups that follow.
NEAREST = 1 << 16
#: Instructions: of a function of the special unit, of one that is a polynomial; of a loop's step; of an access whose place has to be within bounds; registers for addresses and counters.
SPECIAL, POLYNOMIAL, STEP, GUARD, ADDRESSES = 4.0, 40.0, 3.0, 2.0, 24
#: The part of what groups fetch again that comes from memory again.
AGAIN = 1 / 8
#: What it costs that sums do not fit the registers.
SPILLED = 4.0
#: Cycles of an instruction of one work-item, and of a launch.
ISSUE, LAUNCH = 2.0, 4000.0


_ONE = Share()


class Work:
    """A kernel as the model sees it; `cost` is asked for each tiling."""

    def __init__(self, kernel: KernelFacts, renderer: Renderer) -> None:
        self.machine, self.renderer = group_machine(renderer), renderer
        self.extents = {name: max(1, axis.extent) for name, axis in kernel.axes.items()}
        self.order = list(reversed(kernel.axes))  # innermost first, as work-items are numbered
        self.reduced = frozenset(a.name for a in kernel.axes.values() if a.kind is AxisKind.REDUCE)
        self.accesses, self.reductions, arithmetic = (
            list[Access](),
            list[Reduction](),
            defaultdict[frozenset[str], float](float),
        )
        for node, scope in kernel.scope.items():
            inside = frozenset(r.axis.name for r in scope)
            if node.op is Op.LOAD or node.op is Op.STORE:
                around = inside.union(r.axis.name for r in closed_ranges(node))
                met = "loads" if node.op is Op.LOAD else "stores"
                strides = {name: getattr(kernel.axes[name], met).get(node) for name in around}
                dtype = node.type if node.op is Op.LOAD else node.src[1].type
                size = max(1, dtype.itemsize)
                key = node.src[0].src[0], *sorted(strides.items(), key=str)
                whole = size * prod(max(1, kernel.axes[n].extent) for n, stride in strides.items() if stride != 0)
                self.accesses.append(Access(node, size, renderer.vectors.memory // (8 * size), strides, key, whole))
            elif node.op is Op.REDUCE:
                over = frozenset(r.axis.name for r in closed_ranges(node))
                monoid = node.reduction.monoid
                exchanged = bool(monoid.op) and renderer.supports(Op.GROUP_REDUCE, node.type, 1)
                self.reductions.append(Reduction(over, inside, monoid.states * -(-node.type.bits // 32), exchanged))
                fused = monoid.op == "ADD" and node.src[0].op is Op.MUL
                arithmetic[inside | over] += (0 if fused else 1) if monoid.op else 3 * monoid.states
            elif node.op in ALU and isinstance(node.dtype, DType) and node.dtype.name != "index":
                arithmetic[inside] += _instructions(node, renderer)
        self.arithmetic = list(arithmetic.items())
        self.in_rows = {name: sum(a.strides.get(name) == 1 for a in self.accesses) for name in self.extents}
        self.held: dict[tuple[object, ...], float] = {}  #: registers by all that they follow from
        self.unique = sum({a.memory: a.whole for a in self.accesses}.values())

    def cost(self, shares: Mapping[str, Share], across: str = "", panel: Panel | None = None) -> float:
        """Cycles.
        `across`: an output axis that a group runs over as over the reduced axes, by the same work-items."""
        machine, launch = self.machine, self._launch(shares, across)
        done = self._accessed(launch, panel)
        waited, combined = self._combined(launch)
        instructions = done.instructions + STEP * launch.rounds + self._computed(launch) + combined
        room = -(-launch.items // machine.subgroup) * machine.subgroup
        registers = self._registers(launch)
        if machine.is_serial:
            alone = launch.items * (instructions + done.lines / machine.loads) + done.fetched / launch.groups / machine.fetched
            spilled = SPILLED if registers > machine.registers else 1.0
            return LAUNCH + ceil(launch.groups / machine.processors) * (machine.latency + alone) * spilled
        issued, loaded = (
            room / machine.subgroup * instructions / machine.issued,
            room / machine.subgroup * done.lines / machine.loads,
        )
        chain, kept = waited + max(issued, loaded, instructions * ISSUE) + machine.latency, 0.0
        if panel is not None:
            kept = done.staged / panel.rounds * panel.stages
            chain += panel.rounds * machine.barrier + (panel.rounds - 1) * machine.latency / panel.stages + machine.near
        else:
            chain += launch.rounds * (machine.near + done.far * machine.latency)
        return self.bounded(Bounds(launch.groups, room, registers, issued, loaded, done.fetched, chain, kept))

    def bounded(self, of: Bounds) -> float:
        """Cycles of a launch, by the bounds of its work-groups."""
        machine = self.machine
        spilled = SPILLED if of.registers > min(machine.registers, machine.file / of.items) else 1.0
        beside = self.beside(of.items, of.registers, of.kept)
        on_one = max(1.0, of.groups / machine.processors)
        on_one = ceil(on_one) if on_one < 16 else on_one
        waves = on_one / max(1, beside)
        bounds = (
            on_one * of.issued,
            on_one * of.loaded,
            of.fetched / machine.processors / machine.fetched,
            (self.unique + AGAIN * max(0.0, of.fetched - self.unique)) / machine.processors / machine.memory,
            (ceil(waves) if waves < 8 else waves) * of.chain,
        )
        return (LAUNCH + sum(bound**SHARPNESS for bound in bounds) ** (1 / SHARPNESS)) * spilled

    def beside(self, items: int, registers: float, kept: float) -> int:
        """Work-groups that a processor has room for at once."""
        machine = self.machine
        found = min(machine.resident // items, machine.file // int(registers * items), 32)
        return min(found, int(self.renderer.shared_max // max(1.0, kept))) if kept else found

    def _launch(self, shares: Mapping[str, Share], across: str) -> Launch:
        loops = self.reduced.union((across,) if across else ())
        share, each, held = dict[str, Share](), dict[str, int](), list[object]((across,))
        groups, items, rounds, is_guarded = 1, 1, 1, False
        for name, extent in self.extents.items():
            own = share[name] = shares.get(name, _ONE)
            lanes, copies, beside, steps = own
            at_once = lanes * copies * steps
            count = -(-extent // (at_once * beside))
            is_guarded |= count * at_once * beside > extent
            if name in loops:
                rounds *= count
                each[name] = at_once * count
            else:
                groups *= count
                each[name] = at_once
            items *= 1 if name == across else beside
            held += lanes, copies, steps
        return Launch(share, each, loops, across, groups, items, rounds, is_guarded, self._standing(share, across), tuple(held))

    def _accessed(self, launch: Launch, panel: Panel | None) -> Accessed:
        """What the loads and stores of a work-item ask for, and those that fill a panel."""
        machine, share = self.machine, launch.share
        instructions = lines = far = staged = 0.0
        footprints = dict[object, float]()
        each, guard = launch.each, GUARD / launch.rounds if launch.is_guarded else 0.0
        step = (1.0 if machine.is_serial else 2.0) + guard
        for access in self.accesses:
            is_staged = panel is not None and access.node in panel.loads
            vector, count = (max(1, access.most) if is_staged else self._vector(access, share)), 1
            for name in access.strides:
                count *= each[name]
            count = max(1, count // vector)
            moved = self._footprint(access, launch)
            footprints[access.key] = max(footprints.get(access.key, 0.0), self._fetched(access, moved, launch.groups))
            instructions += count * step
            lines += count * self._touched(access, launch, vector, is_staged=is_staged)
            if panel is not None and is_staged:  # by all work-items, in vectors: loaded, and stored
                staged, by_item = staged + moved, moved / 16 / launch.items
                instructions += by_item * (2.0 if panel.is_asynchronous else 4.0)
                lines += by_item * 2 * max(1.0, 16 * machine.subgroup / LINE)
            elif far < 1.0 and access.is_load:
                for bytes_apart, name in access.moves:
                    if name in launch.loops:
                        lanes, copies, items, _ = share[name]
                        far = max(far, min(1.0, bytes_apart * lanes * copies * items / SECTOR))
        return Accessed(instructions, lines, sum(footprints.values()), far, staged)

    def _computed(self, launch: Launch) -> float:
        """A work-item's arithmetic; vectors count as one where a processor has them."""
        lanes = max((own.lanes for own in launch.share.values()), default=1) if self.machine.is_serial else 1
        total, each = 0.0, launch.each
        for inside, weight in self.arithmetic:
            count = weight
            for name in inside:
                count *= each[name]
            total += count / lanes if lanes > 1 and any(launch.share[n].lanes > 1 for n in inside) else count
        return total

    def _footprint(self, access: Access, launch: Launch) -> float:
        """Bytes of the sectors that a group touches."""
        span, pieces = access.size, 1
        for step, name in access.moves:
            count = min(self.extents[name], launch.each[name] * launch.share[name].items)
            if step <= span or step <= SECTOR:
                span += step * (count - 1)
            else:
                pieces *= count
        return pieces * -(-span // SECTOR) * SECTOR

    def _fetched(self, access: Access, moved: float, groups: int) -> float:
        """Bytes that all groups fetch; what the nearest cache holds, each processor once."""
        return min(groups * moved, self.machine.processors * access.whole) if access.whole <= NEAREST else groups * moved

    def _standing(self, share: Mapping[str, Share], across: str) -> list[tuple[str, ...]]:
        """The axes along which work-items stand, those that are neighbours first."""
        standing = [n for n in self.order if share[n].items > 1 and n != across]
        if self.renderer.subgroups.reduce_row and len(standing) > 1 and any(n in self.reduced for n in standing):
            near = max(standing, key=lambda n: (self.in_rows[n], -standing.index(n)))
            standing.remove(near)
            standing.insert(0, near)
        return [(n, across) if across and n in self.reduced else (n,) for n in standing]

    def _vector(self, access: Access, share: Mapping[str, Share]) -> int:
        """Elements that one instruction moves: lanes, or copies side by side."""
        if access.most > 1:
            for name in access.side_by_side:
                lanes, copies, _, _ = share[name]
                if lanes * copies > 1:
                    return min(lanes if lanes > 1 else copies & -copies, access.most)
        return 1

    def _touched(self, access: Access, launch: Launch, vector: int, *, is_staged: bool) -> float:
        """Lines that one instruction of a subgroup touches.
        Of a panel, whose rows are swizzled, so many as hold what is read."""
        span, pieces, left = access.size * vector, 1, self.machine.subgroup
        strides, size = access.strides, access.size
        for names in launch.standing:
            name = names[-1] if names[-1] in strides else names[0]
            lanes, copies, count, _ = launch.share[name]
            if count >= left:
                count, left = left, 1
            else:
                left //= count
            stride = strides.get(name, 0)
            if stride != 0 and count > 1:
                step = LINE if stride is None else abs(stride) * size * lanes * copies
                if is_staged:
                    span *= count
                elif step <= span or step <= LINE // 2:
                    span += step * (count - 1)
                else:
                    pieces *= count
        if is_staged:
            return max(1.0, size * vector / PHASE, span / LINE)
        return CACHED * pieces * max(1.0, span / LINE)

    def _registers(self, launch: Launch) -> float:
        """Those of a work-item, which do not follow from how many work-items there are:
        of tilings that differ in that they are counted once."""
        if (found := self.held.get(launch.held)) is None:
            found = self.held[launch.held] = self._counted_registers(launch)
        return found

    def _counted_registers(self, launch: Launch) -> float:
        """Sums, what is loaded for one step of them, addresses."""
        share, sums, operands = launch.share, 0.0, dict[UOp, float]()
        is_serial = self.machine.is_serial
        for reduction in self.reductions:
            count = 1 if is_serial else reduction.words
            for name in reduction.of - self.reduced:
                own = share[name]
                count *= own.copies * own.steps * (1 if is_serial else own.lanes)
            for name in reduction.over:
                count *= 1 if is_serial else share[name].lanes
            sums += count
        tiled = any(own.copies > 1 for own in share.values())
        for access in self.accesses:
            if access.node.op is Op.LOAD and any(n in access.strides for n in launch.loops):
                count = 1 if is_serial else max(4, access.size) / 4
                for name in access.strides:
                    own = share[name]
                    count *= own.copies * (1 if is_serial else own.lanes)
                    count *= 1 if tiled or name == launch.across else own.steps
                operands[access.memory] = max(operands.get(access.memory, 0.0), count)
        return (0 if is_serial else ADDRESSES) + sums + sum(operands.values())

    def _combined(self, launch: Launch) -> tuple[float, float]:
        """Cycles that a group waits while its work-items put their parts of reductions together,
        and a work-item's instructions for it."""
        machine, share, waited, instructions = self.machine, launch.share, 0.0, 0.0
        for reduction in self.reductions:
            count = prod(share[n].items for n in reduction.over)
            if count == 1:
                continue
            outputs = reduction.words * prod(share[n].each for n in reduction.of if n not in self.reduced)
            subgroups = self.renderer.subgroups
            if reduction.is_exchanged and (subgroups.reduce_row or (subgroups.reduce_group and launch.items == count)):
                within = min(count, machine.subgroup) if not machine.is_serial else count
                waited += ceil(log2(within)) * machine.exchange + (count > within) * (
                    2 * machine.barrier + machine.near + machine.exchange
                )
                instructions += outputs * 2 * ceil(log2(count))
            else:
                halfway = count >= 16
                read = 2 * isqrt(count) if halfway else count
                waited += (1 + halfway) * (machine.barrier + machine.near)
                instructions += outputs * (2 + 2 * read)
            if machine.is_serial:
                instructions += machine.barrier
        return waited, instructions


def _instructions(node: UOp, renderer: Renderer) -> float:
    if node.op in (Op.EXP2, Op.LOG2, Op.SIN, Op.SQRT, Op.RECIPROCAL, Op.FDIV):
        return SPECIAL if node.op in renderer.supported_ops else POLYNOMIAL
    return 1.0
