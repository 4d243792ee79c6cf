"""A kernel AST as several kernels, where one can't use all workers:
long reductions, and scans in three passes over memory.

`split` is what devices ask; `plan` gives a Plan in any case. Both are functions of the AST and of the target's fields alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from kg.frontend import (
    ELEMENTWISE,
    LaunchStep,
    LoopStep,
    Op,
    Plan,
    PlanBuffer,
    Renderer,
    Step,
    UOp,
    dim_max,
    parameters,
    plan_of,
    void,
)

from kg_graph.kernels.products.depth_blocks import block_depth
from kg_graph.kernels.products.packed_products import pack_products
from kg_graph.kernels.products.product_steps import split_products
from kg_graph.multi_kernel.limits import Limits, limits_of
from kg_graph.multi_kernel.renumber import renumbered
from kg_graph.multi_kernel.split_reduce import is_long_reduction, node_shape, reduction_blocks, split_reduction
from kg_graph.multi_kernel.split_scan import SplitScan, is_long_scan, split_scan, store_scans
from kg_graph.plan_builder import PlanBuilder

#: Ops through which a small result stays small: whoever combines partial results may do these on the way.
_NARROW = ELEMENTWISE | {Op.STATE, Op.RESHAPE, Op.PERMUTE, Op.STORE}


def plan(ast: UOp, renderer: Renderer, limits: Limits | None = None) -> Plan:
    """The Plan of a kernel AST for a target: steps that use its workers, or the one kernel."""
    return split(ast, renderer, limits) or plan_of(ast)


def split(ast: UOp, renderer: Renderer, limits: Limits | None = None) -> Plan | None:
    """The Plan of several kernels; None for a kernel that is best left whole.
    `limits` in the place of the target's."""
    bounds = limits or limits_of(renderer)
    if bounds.workers < 2:
        return _by_products(ast, renderer)
    from kg.frontend import verify

    try:
        long = {u for u in ast.find(Op.REDUCE, Op.SCAN) if _is_long(u, bounds)}
    except Exception:
        verify(ast, "ast", "", renderer)  # a person's graph: says what is wrong with it
        raise
    if not long:
        return _by_products(ast, renderer)
    verify(ast, "ast", "", renderer)
    return _Splitting(ast, long, bounds).run()


def _by_products(ast: UOp, renderer: Renderer) -> Plan | None:
    found = split_products(ast, renderer)
    return pack_products(ast, renderer) or block_depth(ast, renderer) if found is None else in_several(found, renderer)


def in_several(plan: Plan, renderer: Renderer, device: str = "") -> Plan:
    """The plan with the several kernels of each of one device's that can't use all workers by itself."""
    buffers = list(plan.buffers)
    steps = tuple([done for step in plan.steps for done in _several(step, buffers, renderer, device)])
    return plan if steps == plan.steps else replace(plan, buffers=tuple(buffers), steps=steps)


def _several(step: Step, buffers: list[PlanBuffer], renderer: Renderer, device: str) -> Sequence[Step]:
    """What is to run in the place of a step; the memory between is added to the plan's buffers."""
    if isinstance(step, LoopStep):
        return [replace(step, body=tuple([done for inner in step.body for done in _several(inner, buffers, renderer, device)]))]
    if not isinstance(step, LaunchStep) or step.kernel.op is not Op.SINK or step.when is not None or step.values:
        return [step]
    inner = split(step.kernel, renderer) if buffers[step.buffers[0]].device == device else None
    if inner is None:
        return [step]
    given = dict(zip((p.buffer for p in parameters(step.kernel)), step.buffers, strict=True))
    numbers: list[int] = []
    for buffer in inner.buffers:
        if not buffer.is_given:
            buffers.append(replace(buffer, device=device))
        numbers.append(given[buffer.slot] if buffer.is_given else len(buffers) - 1)
    return [renumbered(s, numbers) for s in inner.steps]


def _is_long(node: UOp, limits: Limits) -> bool:
    return is_long_reduction(node, limits) if node.op is Op.REDUCE else is_long_scan(node, limits)


class _Splitting:
    """One AST on its way to a plan: `done` holds what each node has become."""

    def __init__(self, ast: UOp, long: set[UOp], limits: Limits) -> None:
        self.ast, self.long, self.limits = ast, long, limits
        self.steps = PlanBuilder(ast)
        self.users = _users(ast)
        self.done: dict[UOp, UOp] = {}
        self.states: dict[UOp, tuple[UOp, ...]] = {}  # a node of several states that was split -> its results
        self.scans: dict[UOp, SplitScan] = {}  # nodes of rewritten values that a last pass is to make
        self.changed = False

    def run(self) -> Plan | None:
        for node in self.ast.toposort()[:-1]:
            if node.op is not Op.STORE:
                self.done[node] = self._become(node)
        if not self.changed:
            return None
        self._store_all()
        return self.steps.plan()

    def _become(self, node: UOp) -> UOp:
        src = tuple(self.done[s] for s in node.src)
        if node.op is Op.STATE and node.src[0] in self.states:
            return self.states[node.src[0]][node.slot]
        new = node.with_src(src)
        if node in self.long:
            results = self._split_reduction(node, src) if node.op is Op.REDUCE else self._split_scan(node, new)
            if results:
                self.changed = True
                self.states[node] = results
                return results[0]
        return new

    def _split_reduction(self, node: UOp, values: tuple[UOp, ...]) -> tuple[UOp, ...]:
        blocks = reduction_blocks(node, values, self.limits)
        if blocks is None:
            return ()
        results = split_reduction(self.steps, node, values, blocks, self.limits)
        if self._stays_narrow(node):
            return results
        return self.steps.keep(results, "total", ("total", node_shape(node)))

    def _split_scan(self, node: UOp, new: UOp) -> tuple[UOp, ...]:
        """Nodes that stand for the results: such as the stores make in passing,
        or intermediates where others need them."""
        scan = split_scan(self.steps, node, new.src, self.limits)
        if scan is None:
            return ()
        count = node.reduction.monoid.states
        nodes = (new,) if count == 1 else tuple(UOp(Op.STATE, s.dtype, (new,), i) for i, s in enumerate(new.src))
        if self._is_stored_in_place(node):
            self.scans |= dict.fromkeys(nodes, scan)
            return nodes
        return self._kept(dict.fromkeys(nodes, scan))

    def _kept(self, scans: dict[UOp, SplitScan]) -> tuple[UOp, ...]:
        """Intermediates that hold the running values."""
        values = tuple(scans)
        targets = self.steps.promise(values)
        store_scans(self.steps, [t.store(v) for t, v in zip(targets, values, strict=True)], scans, "scan")
        return targets

    # -- who uses a result

    def _stays_narrow(self, node: UOp) -> bool:
        """Whether all that is made of a reduction's results has no more elements than they have."""
        most = prod(map(dim_max, node_shape(node)))
        return all(u.op in _NARROW and (u.op is Op.STORE or _size(u) <= most) for u in self._all_users(node))

    def _is_stored_in_place(self, node: UOp) -> bool:
        """Whether a scan's values go to stores element by element, and nowhere else."""
        allowed = ELEMENTWISE | {Op.STATE, Op.STORE}
        return all(u.op in allowed and (u.op is Op.STORE or u.shape == node.shape) for u in self._all_users(node))

    def _all_users(self, node: UOp) -> Iterator[UOp]:
        """Users of a node, and theirs, up to the stores."""
        seen: set[UOp] = set()
        stack = [node]
        while stack:
            for user in self.users.get(stack.pop(), ()):
                if user not in seen:
                    seen.add(user)
                    stack.append(user)
                    yield user

    # -- the stores

    def _store_all(self) -> None:
        """The last kernels.
        Stores of which one reads what another writes stay together: all read what was there before."""
        stores = [s.replace(src=(s.src[0], *(self.done[v] for v in s.src[1:]))) for s in self.ast.src]
        if _entangled(self.ast):
            self.steps.add([self._without_scans(s) for s in stores], "")
            return
        for old, store in zip(self.ast.src, stores, strict=True):
            found = self._scans_of(store)
            if found and self._may_pass(store, found):
                store_scans(self.steps, [store], found)
            elif found or store is not old:
                self.steps.add([self._without_scans(store)], "", ("stores", store.src[0].shape))
        whole = [s for old, s in zip(self.ast.src, stores, strict=True) if s is old and not self._scans_of(s)]
        if whole:
            self.steps.add(whole, "")

    def _scans_of(self, store: UOp) -> dict[UOp, SplitScan]:
        return {u: self.scans[u] for u in store.src[1].toposort() if u in self.scans}

    def _may_pass(self, store: UOp, found: dict[UOp, SplitScan]) -> bool:
        """Whether a last pass over blocks can make the whole value:
        its scans run alike, and what else it holds is no scan."""
        if len({scan.blocks for scan in found.values()}) > 1:
            return False
        target, value = store.src
        inside = {u for node in found for u in node.toposort()}
        return not any(u is target or (u.op is Op.SCAN and u not in inside) for u in value.toposort())

    def _without_scans(self, store: UOp) -> UOp:
        """The store with its scans made before, into intermediates."""
        found = self._scans_of(store)
        for scan in dict.fromkeys(found.values()):
            nodes = {node: scan for node, other in found.items() if other is scan}
            store = store.substitute(dict(zip(nodes, self._kept(nodes), strict=True)))
        return store


def _users(ast: UOp) -> dict[UOp, list[UOp]]:
    users: dict[UOp, list[UOp]] = {}
    for node in ast.toposort()[:-1]:
        for s in node.src:
            users.setdefault(s, []).append(node)
    return users


def _size(node: UOp) -> int:
    """Elements at most; a scalar takes the shape of whatever it meets, so that nothing is said of it."""
    return 1 if node.dtype is void else prod(map(dim_max, node.shape))


def _entangled(ast: UOp) -> bool:
    """Whether a store reads a parameter that another one writes."""
    written = {store.src[0] for store in ast.src}
    return any(u in written and u is not store.src[0] for store in ast.src for u in store.src[1].toposort())
