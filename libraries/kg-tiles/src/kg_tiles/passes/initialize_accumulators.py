"""Phase 5: accumulator initialisation: an addend of a matrix unit's results becomes its accumulator.

add(x0, wmma(a, b, 0).0), add(x1, wmma(a, b, 0).1)   ->   wmma(a, b, (x0 x1)).0, wmma(a, b, (x0 x1)).1

So a sum that is rescaled before each product of a loop needs no second set of registers. What is no term of the unit's own sum stays outside, where it was
added last, but for integers and with the kernel's licence.

Example of initialize_accumulators: tests/filetests/passes/initialize_accumulators.kg
"""

from __future__ import annotations

from collections import Counter
from dataclasses import field

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, vectorize
from kg.records import dataclass


@dataclass(slots=True)
class _Product:
    """A product from zero, by steps from the last; and what is added to each of its results:
    the sum, and the other of its operands."""

    steps: list[UOp]
    sums: dict[int, tuple[UOp, UOp]] = field(default_factory=dict[int, tuple[UOp, UOp]])

    @property
    def is_whole(self) -> bool:
        return len(self.sums) == self.steps[0].lanes

    def started(self) -> dict[UOp, UOp]:
        """The sums as results of the product that starts from what is added."""
        total = vectorize(*(self.sums[i][1] for i in range(len(self.sums))))
        for step in reversed(self.steps):
            total = step.replace(src=(*step.src[:2], total))
        return {node: total.lane(i) for i, (node, _) in self.sums.items()}


def initialize_accumulators(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `looped`."""
    while found := _independent(sink):
        sink = sink.substitute({node: new for product in found for node, new in product.started().items()})
    return sink


def _independent(sink: UOp) -> list[_Product]:
    """Products that can start from something, none of which needs another of them."""
    if next(sink.find(Op.WMMA), None) is None:
        return []
    order = list(sink.toposort())
    uses = Counter(s for node in order for s in node.src)
    stored = {s.src[1]: s.src[0] for s in order if s.op is Op.STORE and s.src[0].src[0].op is Op.DEFINE_REG}
    free = sink.kernel.fast_math
    products: dict[UOp, _Product] = {}
    for node in order:
        for own in (node.src, node.src[::-1]) if node.op is Op.ADD and node.lanes == 1 else ():
            product = _product(own[0], uses, products)
            if product is not None and (free or node.type.is_int or _is_running(own[1], stored.get(node))):
                product.sums.setdefault(own[0].picked[0], (node, own[1]))
                break
    whole = [p for p in products.values() if p.is_whole]
    bit = {node: 1 << i for i, p in enumerate(whole) for node, _ in p.sums.values()}
    below: dict[UOp, int] = {}
    for node in order if whole else ():
        below[node] = bit.get(node, 0)
        for s in node.src:
            below[node] |= below[s]
    return [
        p
        for i, p in enumerate(whole)
        if not any((below[n] | below[x]) & ~(1 << i) or below[x] & (1 << i) for n, x in p.sums.values())
    ]


def _is_running(added: UOp, place: UOp | None) -> bool:
    """Whether it is what the sum that is stored there had come to before, scaled or not."""
    factors = added.src if added.op is Op.MUL else (added,)
    return any(x.op is Op.LOAD and x.src[0] is place for x in factors)


def _product(lane: UOp, uses: Counter[UOp], known: dict[UOp, _Product]) -> _Product | None:
    """The product from zero that a value is one result of, if nobody else needs that,
    nor a step on the way."""
    if lane.op is not Op.GEP or lane.lanes > 1 or uses[lane] > 1 or lane.src[0].op is not Op.WMMA:
        return None
    last = lane.src[0]
    if last not in known:
        if uses[last] > last.lanes:
            return None
        steps = [last]
        while steps[-1].src[2].op is Op.WMMA and uses[steps[-1].src[2]] == 1:
            steps.append(steps[-1].src[2])
        zero = steps[-1].src[2]
        if zero.op is not Op.CONST or zero.value != 0:
            return None
        known[last] = _Product(steps)
    return known[last]
