"""What a plan is made with: kernels that are added one by one, joined where one pass over their inputs can do several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kg.device.plan import (
    Category,
    LaunchStep,
    Plan,
    PlanBuffer,
    parameters,
    variables_of,
)
from kg.device.plan_check import check_plan
from kg.dtype import bool_, void
from kg.graph.limits import NEVER
from kg.ir.args import KernelInfo, Param
from kg.ir.indexing import TRUE
from kg.ir.op import Op
from kg.ir.shape import Shape, size_of
from kg.ir.uop import UOp


@dataclass(slots=True)
class _Kernel:
    """A kernel that is being filled. `key`: kernels of one key run over the same loops; None joins with no other."""

    word: str
    key: object
    stores: list[UOp] = field(default_factory=list[UOp])


class Steps:
    """The kernels of a plan for one AST, and the buffers between them. Slots of the AST's own stay what they are."""

    def __init__(self, ast: UOp) -> None:
        self.ast = ast
        self.own = sorted(ast.find(Op.PARAM), key=lambda p: p.slot)
        self._next = 1 + max((p.slot for p in self.own), default=-1)
        self._kernels: list[_Kernel] = []
        self._made: dict[int, UOp] = {}  # slot of an intermediate -> its PARAM
        self._stored: dict[int, int] = {}  # slot -> the last kernel that stores it
        self._conditions: list[UOp] = []

    def keep(self, values: Sequence[UOp], word: str, key: object = None) -> tuple[UOp, ...]:
        """Intermediates that hold these values of one shape, stored by a kernel before all that read them."""
        targets = self.promise(values)
        self.add([target.store(value) for target, value in zip(targets, values, strict=True)], word, key)
        return targets

    def promise(self, values: Sequence[UOp]) -> tuple[UOp, ...]:
        """Intermediates for values of these shapes and dtypes, which statements are yet to store."""
        first = self._next
        self._next += len(values)
        targets = tuple(UOp(Op.PARAM, v.dtype, (), Param(first + i, v.shape)) for i, v in enumerate(values))
        self._made |= {t.slot: t for t in targets}
        return targets

    def add(self, stores: Sequence[UOp], word: str, key: object = None) -> None:
        """Add statements to a kernel of this key that comes after all that they read, or as a kernel of their own."""
        after = 1 + max((self._stored.get(p.slot, -1) for p in _read(stores)), default=-1)
        at = next((n for n in range(after, len(self._kernels)) if key is not None and self._kernels[n].key == key), None)
        if at is None:
            at = len(self._kernels)
            self._kernels.append(_Kernel(word, key))
        self._kernels[at].stores += stores
        for store in stores:
            self._stored[store.src[0].slot] = max(at, self._stored.get(store.src[0].slot, -1))

    def only_when(self, size: UOp, least: int, most: int = NEVER) -> None:
        """With fewer elements than that, or more, which is known at launch, the AST is to run as it is."""
        if size.vmin < least:
            self._conditions.append(size.const_like(least) <= size)
        if size.vmax > most:
            self._conditions.append(size <= most)

    def plan(self) -> Plan:
        """The plan of what was added."""
        slots = [p.slot for p in self.own] + sorted(self._made)
        number = {slot: at for at, slot in enumerate(slots)}
        condition = _all(self._conditions)
        steps = [self._launch(sink, number, condition) for sink in self._sinks()]
        if condition is not None:
            otherwise = UOp(Op.XOR, bool_, (condition, TRUE))
            steps.append(self._launch(self.ast, number, otherwise))
        written = {store.src[0].slot for store in self.ast.src}
        buffers = [
            PlanBuffer(Category.OUTPUT if p.slot in written else Category.INPUT, p.type, size_of(p.shape), p.slot)
            for p in self.own
        ]
        for slot in sorted(self._made):
            target = self._made[slot]
            buffers.append(PlanBuffer(Category.INTERMEDIATE, target.type, size_of(target.shape)))
        plan = Plan(self.ast.kernel.name, variables_of([self.ast]), tuple(buffers), tuple(steps))
        check_plan(plan)
        return plan

    def _sinks(self) -> Iterable[UOp]:
        """The kernels, each with a name that says what it does in the whole."""
        info = self.ast.kernel
        count: dict[str, int] = {}
        for kernel in self._kernels:
            count[kernel.word] = count.get(kernel.word, 0) + 1
            number = str(count[kernel.word]) if count[kernel.word] > 1 else ""
            name = f"{info.name}_{kernel.word}{number}" if kernel.word else f"{info.name}{number}"
            yield UOp(Op.SINK, void, tuple(kernel.stores), KernelInfo(name, (), info.fast_math))

    def _launch(self, sink: UOp, number: dict[int, int], condition: UOp | None) -> LaunchStep:
        return LaunchStep(sink, tuple(number[p.buffer] for p in parameters(sink)), condition)


def _read(stores: Sequence[UOp]) -> Iterable[UOp]:
    return set(UOp(Op.SINK, void, tuple(v for store in stores for v in store.src[1:])).find(Op.PARAM))


def _all(conditions: Sequence[UOp]) -> UOp | None:
    found: UOp | None = None
    for condition in dict.fromkeys(conditions):
        found = condition if found is None else found & condition
    return found


def reshaped_param(param: UOp, shape: Shape) -> UOp:
    """The memory of a parameter, or the first of it, in another shape."""
    return UOp(Op.PARAM, param.dtype, (), Param(param.slot, shape))
