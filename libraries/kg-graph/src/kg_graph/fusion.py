"""Values into the steps of a plan: which are fused into the kernels that use them,
and which are kept in memory between kernels.

`materialization` says which nodes are kept; each becomes a kernel, as do the results, loops and scatters, and all else a part of the kernels that use it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cached_property, partial
from types import MappingProxyType
from typing import Final

from kg.frontend import Op, Renderer, Shape, UOp, loops_of, stack_parts

from kg_graph.fourier.kernels import store_fourier
from kg_graph.kernels.fuse_attention import needless
from kg_graph.kernels.narrow_memory import narrowed
from kg_graph.kernels.parallel_scatters import in_parallel
from kg_graph.kernels.products.own_kernels import Products
from kg_graph.kernels.scatters import chain, keep_rank, store_scatters
from kg_graph.loops.nodes import is_loop_result
from kg_graph.loops.nodes import result as loop_result
from kg_graph.loops.steps import add_loop, results_used
from kg_graph.materialization import Decision, GraphFacts, decide, graph_facts, has_own_kernel, word_of
from kg_graph.plan_builder import PlanBuilder, reshaped_param


def fill(
    steps: PlanBuilder,
    values: Sequence[UOp],
    targets: Sequence[UOp],
    renderer: Renderer,
    given: Set[UOp] = frozenset(),
    leaving: Mapping[UOp, str] = MappingProxyType({}),
) -> list[Decision]:
    """Add the steps that store these values to these PARAMs, and tell what was decided.
    `given`: PARAMs that may be overwritten. `leaving`: nodes that are kept in any case, and why."""
    filling = Filling(steps, graph_facts(values, leaving), targets, renderer)
    filling.finish(given)
    return filling.decided


#: Nodes that are steps of their own, kept or not.
_MAKING: Final = frozenset({Op.SCATTER, Op.FOURIER, Op.LOOP, Op.RANK})


class Filling:
    """The nodes of some values on their way into steps.
    `outputs`: values -> where they are stored; `done`: what nodes have become, memory where they are kept, but for scatters and
    transforms that are made where they are stored; `decided`: about nodes, those in the bodies of loops last."""

    def __init__(self, steps: PlanBuilder, graph: GraphFacts, targets: Sequence[UOp], renderer: Renderer) -> None:
        self.steps, self.graph, self.targets, self.renderer = steps, graph, targets, renderer
        self.outputs: Mapping[UOp, UOp] = dict(reversed(list(zip(graph.values, targets, strict=True))))
        loops = {n for n in graph.order if is_loop_result(n)}
        decided = decide(graph)
        fused = partial(needless, graph.values, graph.order, {d.node for d in decided} | loops, renderer)
        decisions = narrowed(decided, graph.order, fused, loops, graph.wanted.keys(), renderer)
        kept = {d.node for d in decisions}
        self.kept: Set[UOp] = kept - (needless(graph.values, graph.order, kept | loops, renderer) - graph.wanted.keys())
        self.decided = [d for d in decisions if d.node in self.kept]
        self.done: dict[UOp, UOp] = {}
        self._loops: set[UOp] = set()
        self._under_way: dict[UOp, UOp] = {}  # the last of scatters over one another -> the memory of those that are made
        self._asked_for: set[UOp] = set()

    def finish(self, given: Set[UOp] = frozenset()) -> None:
        """Add the kernels of all nodes that are left, and of the results.
        `given`: PARAMs that may be overwritten."""
        if self.kept or any(node.op in _MAKING for node in self.graph.order):
            for node in self.graph.order:
                self.add(node)
        else:
            self.done |= zip(self.graph.order, self.graph.order, strict=True)
        self.add_results(self.targets, given)

    def in_memory(self, node: UOp) -> UOp:
        """The PARAM that is all of a value that is wanted elsewhere, with the kernels up to there."""
        for below in self._left_below(node):
            self.add(below)
        value = self.done[node]
        if value.op is not Op.PARAM or not self.steps.is_whole(value):
            (value,) = self.steps.keep([value], "leaving", ("kernel", value.shape))
            self.done[node] = value
        return value

    def _left_below(self, node: UOp) -> list[UOp]:
        """The nodes of a value's graph that nobody has asked for before, sources before users."""
        found: dict[UOp, None] = {}
        stack = [node]
        while stack:
            top = stack[-1]
            missing = [s for s in reversed(top.src) if s not in found and s not in self._asked_for]
            if missing and top not in self._asked_for:
                stack += missing
            else:
                found[stack.pop()] = None
        self._asked_for |= found.keys()
        return list(found)

    def add(self, node: UOp) -> None:
        """Add the kernels of one node, whose sources are done."""
        match node.op:
            case Op.SCATTER | Op.FOURIER:
                over = self.graph.overwritten.get(node)
                if node not in self.done and (node in self.kept or (over is not None and over.copies)):
                    self._made_in_place(node)
            case Op.LOOP if node not in self._loops:
                self._loops.add(node)
                body = partial(fill, renderer=self.renderer)
                used = results_used(node, self.graph.order)
                found, inside = add_loop(self.steps, node, used, self.done, self.store, body, self._overwritten_by_loop)
                self.done |= found
                self.decided += inside
            case _:
                if node.op is not Op.LOOP and node not in self.done:
                    self.done[node] = self._become(node)

    def _overwritten_by_loop(self, result: UOp, initial: UOp) -> UOp | None:
        """The memory of a loop's result that is there once:
        that of another loop's result which it begins as and nobody else reads, or where the last one of such is to be stored in
        the end."""
        if self._carried_on(initial) is not None and self.steps.is_whole(self.done[initial]):
            return self.done[initial]
        if is_loop_result(initial):
            return None
        last: UOp | None = result
        while last is not None:
            result, last = last, self._carried_on(last)
        return self.outputs.get(result)

    def _carried_on(self, result: UOp) -> UOp | None:
        """What another loop makes of a loop's result, which begins as that and alone reads it."""
        users = [] if result in self.outputs else self._readers_of_loops.get(result, [])
        if len(users) != 1 or users[0].op is not Op.LOOP or users[0].src.count(result) > 1:
            return None
        number = users[0].src.index(result)
        return loop_result(users[0], number) if number < users[0].loop.carried else None

    @cached_property
    def _readers_of_loops(self) -> Mapping[UOp, list[UOp]]:
        """The nodes that read each result of a loop."""
        found: dict[UOp, list[UOp]] = {}
        for node in self.graph.order:
            for source in dict.fromkeys(node.src):
                if is_loop_result(source):
                    found.setdefault(source, []).append(node)
        return found

    def _made_in_place(self, node: UOp) -> None:
        """A scatter or a transform that others need: where it is a result, in that one's memory."""
        last = node
        while last in self.graph.overwritten:
            last = self.graph.overwritten[last].by
        target = self._under_way.get(last)
        if target is None:
            target = self.outputs[last] if last in self.outputs else self.steps.promise([node])[0]
        if last is not node:
            self._under_way[last] = target
        self.store(node, target, word_of(node))
        self.done[node] = target

    def _become(self, node: UOp) -> UOp:
        new = node.with_src(tuple([self.done[s] for s in node.src]))
        if node.op is Op.RANK and node not in self.graph.places:
            return keep_rank(self.steps, new)
        if node not in self.kept:
            return new
        value = new.src[0] if new.op is Op.CONTIGUOUS else new
        key = None if has_own_kernel(node) else _loops(value, self.graph.products[node])
        if node in self.graph.leaving and node in self.outputs:  # asked for before the end: it is a result already then
            self.steps.add([self.outputs[node].store(value)], word_of(node), key)
            return self.outputs[node]
        return self.steps.keep([value], word_of(node), key)[0]

    def store(self, value: UOp, target: UOp, word: str) -> None:
        """Add the kernels that store a value to a PARAM."""
        if value not in self.done and self._under_way.get(value, target) is not target:
            self._made_in_place(value)  # where those before it are
        if value in self.done:
            self.steps.add([target.store(self.done[value])], word, ("kernel", target.shape))
        elif value.op is Op.FOURIER:
            store_fourier(self.steps, value, [self.done[s] for s in value.src], target)
        else:
            self._store_scatters(value, target, word)

    def _store_scatters(self, value: UOp, target: UOp, word: str) -> None:
        """Those after the last that is made; before each that goes over one what is copied of that."""
        links = [value]
        while links[0].src[0] in self.graph.overwritten and links[0].src[0] not in self.done:
            links.insert(0, links[0].src[0])
        before = links[0].src[0]
        goes_on = before in self.graph.overwritten
        for copy in self.graph.overwritten[before].copies if goes_on else ():
            self.add(copy.src[0])
            self.add(copy)
        parallel = partial(in_parallel, self.steps, renderer=self.renderer, fill=fill, word=word)
        store_scatters(self.steps, links, target, self.done.__getitem__, word, parallel, goes_on=goes_on)

    def add_results(self, targets: Sequence[UOp], given: Set[UOp]) -> None:
        """Store what is asked for: those of the same loops together, so that what they share is computed once;
        scatters after all others."""
        results: dict[object, list[UOp]] = {}
        scatters: list[tuple[UOp, UOp]] = []
        for out, value in zip(targets, self.graph.values, strict=True):
            if value not in self.done:
                scatters.append((out, value))
            elif self.done[value] is not out:
                _add_result(results, out, self.done[value], _loops(value, self.graph.products[value]))
        for loops, stores in results.items():
            self.steps.add(stores, "", loops)
        for out, value in scatters:
            _keep_updates(self.steps, chain(value), given, self.done)
            self.store(value, out, "")
            if value in self._under_way:
                self.done[value] = out  # its memory: what else is to hold it takes a copy


def _keep_updates(steps: PlanBuilder, links: Sequence[UOp], given: Set[UOp], done: dict[UOp, UOp]) -> None:
    """What is scattered into memory that it is made of must be made before."""
    if not links or links[0].src[0] not in given:
        return
    for source in dict.fromkeys(s for link in links for s in link.src[1:]):
        if given & set(done[source].find(Op.PARAM)) and done[source].op is not Op.PARAM:
            (done[source],) = steps.keep([done[source]], "update")


def _add_result(results: dict[object, list[UOp]], out: UOp, value: UOp, loops: object) -> None:
    """What is repeated is stored over the axes along which it is:
    so it is read in rows, not at the remainders of positions."""
    if value.op is Op.RESHAPE and value.src[0].op is Op.EXPAND:
        (value,) = value.src
        out, loops = reshaped_param(out, value.shape), ("kernel", value.shape)
    results.setdefault(loops, []).append(out.store(value))


def _loops(value: UOp, products: Products) -> tuple[str, Shape, Products]:
    """What a kernel that stores the value has in common with others that could store theirs on the way."""
    part, _ = stack_parts(value)[0]
    return "kernel", loops_of(part.shape), products
