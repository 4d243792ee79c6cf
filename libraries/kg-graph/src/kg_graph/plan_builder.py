"""Builds a plan: kernels are added one by one,
and joined where one pass over their inputs can do several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace

from kg.frontend import (
    TRUE,
    Category,
    CopyStep,
    Dim,
    DType,
    LaunchStep,
    LoopStep,
    Op,
    Param,
    Part,
    Plan,
    PlanBuffer,
    Shape,
    Step,
    UOp,
    bool_,
    check_plan,
    const,
    parameters,
    params_by_slot,
    size_of,
    variables_of,
    void,
)
from kg.records import dataclass

from kg_graph.kernels.few_buffers import buffers_of, part_to_keep, piece_of, stack_to_keep
from kg_graph.multi_kernel.limits import NEVER


@dataclass(slots=True)
class _Kernel:
    """A kernel that is being filled.
    `key`: kernels of one key run over the same loops; None joins with no other. `buffers`: the slots of its statements, where a
    kernel may not have any number. `unchecked`: its positions are known to be in range."""

    word: str
    key: object
    stores: list[UOp] = field(default_factory=list[UOp])
    buffers: set[int] = field(default_factory=set[int])
    unchecked: bool = False


@dataclass(frozen=True, slots=True)
class _Copy:
    """All of one PARAM's memory to another's, on whatever device that is."""

    target: UOp
    source: UOp


@dataclass(slots=True)
class _Loop:
    """Steps that are run again and again, or once:
    then they are kernels like others, but joined with none outside."""

    inside: PlanBuilder
    count: Dim
    pairs: Sequence[tuple[UOp, UOp]]
    parts: Sequence[Piece]
    condition: UOp | None


@dataclass(frozen=True, slots=True)
class Piece:
    """In step i of a loop `part` is piece `first + i * by` of `whole`."""

    part: UOp
    whole: UOp
    first: Dim = 0
    by: int = 1


class PlanBuilder:
    """The kernels of a plan for one AST, and the buffers between them.
    Slots of the AST's own stay what they are.

    `device`: whose kernels and buffers are added now, by name; "" where one device does all. `places`: slot -> whose it is, where that is
    another than "". `most`: buffers that a kernel of several statements may have, by device; 0: any
    number.
    """

    def __init__(self, ast: UOp, around: PlanBuilder | None = None, most: Mapping[str, int] | None = None) -> None:
        self.ast, self._around, self._most = ast, around, most or {}
        self.own = list(params_by_slot(ast).values())
        self._next = 1 + max((p.slot for p in self.own), default=-1)
        self.device: str = around.device if around else ""
        self.places: dict[int, str] = around.places if around else {}
        self._kernels: list[_Kernel | _Loop | _Copy] = []
        self._made: dict[int, UOp] = around._made if around else {}  # slot of an intermediate -> its PARAM
        self._parts: set[int] = around._parts if around else set()  # those of them that are pieces of others
        self._stored: dict[int, int] = {}  # slot -> the last kernel that stores it
        self._constants: dict[int, bytes] = around._constants if around else {}  # slot -> what is in it
        self._conditions: list[UOp] = []

    def keep(self, values: Sequence[UOp], word: str, key: object = None) -> tuple[UOp, ...]:
        """Intermediates that hold these values of one shape, stored by a kernel before all that read them."""
        targets = self.promise(values)
        self.add([target.store(value) for target, value in zip(targets, values, strict=True)], word, key)
        return targets

    def constant(self, data: bytes, shape: Shape, dtype: DType) -> UOp:
        """An array that is part of the plan."""
        for slot, known in self._constants.items():
            param, place = self._made[slot], self.places.get(slot, "")
            if (param.shape, param.dtype, place) == (shape, dtype, self.device) and known == data:
                return param
        (param,) = self.promise([const(0, dtype).broadcast_to(*shape)])
        self._constants[param.slot] = data
        return param

    def promise(self, values: Sequence[UOp]) -> tuple[UOp, ...]:
        """Intermediates for values of these shapes and dtypes, which statements are yet to store."""
        return tuple(self.memory(v, v.shape) for v in values)

    def memory(self, like: UOp, shape: Shape) -> UOp:
        """An intermediate of this dtype and shape."""
        slot = self._new_slot()
        if self.device:
            self.places[slot] = self.device
        target = self._made[slot] = UOp(Op.PARAM, like.dtype, (), Param(slot, shape))
        return target

    def part(self, like: UOp, shape: Shape) -> UOp:
        """What is a piece of another buffer in each step of a loop."""
        target = self.memory(like, shape)
        self._parts.add(target.slot)
        return target

    def _new_slot(self) -> int:
        if self._around is not None:
            return self._around._new_slot()
        self._next += 1
        return self._next - 1

    def inside(self) -> PlanBuilder:
        """The steps of a loop's body, which is added by `add_loop`."""
        return PlanBuilder(self.ast, self, self._most)

    def add_loop(
        self,
        inside: PlanBuilder,
        count: Dim,
        pairs: Sequence[tuple[UOp, UOp]] = (),
        parts: Sequence[Piece] = (),
        condition: UOp | None = None,
    ) -> None:
        """The steps of a body after all that is there, `count` times.
        Pairs, parts and condition are as in a LoopStep."""
        at = len(self._kernels)
        self._kernels.append(_Loop(inside, count, pairs, parts, condition))
        whole = {p.part.slot: p.whole.slot for p in parts}
        for slot in (*inside._stored, *(p.slot for pair in pairs for p in pair)):
            self._stored[whole.get(slot, slot)] = at

    def is_whole(self, param: UOp) -> bool:
        """Whether a PARAM is all of its memory, in whatever shape."""
        made = self._made.get(param.slot)
        return made is None or size_of(made.shape) == size_of(param.shape)

    def add_copy(self, target: UOp, source: UOp) -> None:
        """Copy all of a PARAM's memory, which is written by now."""
        self._stored[target.slot] = len(self._kernels)
        self._kernels.append(_Copy(target, source))

    def add(self, stores: Sequence[UOp], word: str, key: object = None, *, unchecked: bool = False) -> None:
        """Add statements to a kernel of this key that comes after all that they read,
        or as a kernel of their own: as several, where they have more buffers than one may have. `unchecked`: of the one kernel
        that they are."""
        if self._buffers:
            stores = [self._with_few_buffers(store) for store in stores]
        many = self._buffers and len(stores) > 1 and len(buffers_of(*stores)) > self._buffers
        if many and not {s.src[0] for s in stores} & {*_read(stores)}:
            for store in stores:
                self._add([store], word, ("apart", stores[0].src[0].slot) if key is None else key)
        else:
            self._add(stores, word, key, unchecked)

    def _add(self, stores: Sequence[UOp], word: str, key: object, unchecked: bool = False) -> None:
        if key is not None:
            key = (self.device, key)
        after = 1 + max((self._stored.get(p.slot, -1) for p in _read(stores)), default=-1)
        found = enumerate(self._kernels[after:], after) if key is not None else ()
        buffers = buffers_of(*stores) if self._buffers else set[int]()
        kernels = (
            (n, k)
            for n, k in found
            if isinstance(k, _Kernel) and k.key == key and (not buffers or len(k.buffers | buffers) <= self._buffers)
        )
        at, kernel = next(kernels, (len(self._kernels), None))
        if kernel is None:
            kernel = _Kernel(word, key, unchecked=unchecked)
            self._kernels.append(kernel)
        kernel.stores += stores
        kernel.buffers |= buffers
        for store in stores:
            self._stored[store.src[0].slot] = max(at, self._stored.get(store.src[0].slot, -1))

    def _with_few_buffers(self, store: UOp) -> UOp:
        """The statement, parts of its value computed before where it has more buffers than a kernel may have."""
        while len(buffers_of(store)) > self._buffers:
            part = part_to_keep(store, self._buffers)
            made = self._kept_stack(store) if part is None else {part: self.keep([part], "part")[0]}
            if not made:
                break
            target, value, *others = store.src
            store = store.with_src((target, value.substitute(made), *others))
        return store

    def _kept_stack(self, store: UOp) -> dict[UOp, UOp]:
        """A STACK in a statement that has more buffers than a kernel may have,
        and the same with some of its sources put together before."""
        stack, runs = stack_to_keep(store, self._buffers)
        sources = list(stack.src)
        for first, last in runs:
            some = UOp(Op.STACK, stack.dtype, stack.src[first:last], stack.arg)
            (kept,) = self.keep([some], "part")
            if some is stack:
                return {stack: kept}
            sources[first:last] = [piece_of(kept, some, n) for n in range(last - first)]
        return {stack: UOp(Op.STACK, stack.dtype, tuple(sources), stack.arg)} if runs else {}

    @property
    def _buffers(self) -> int:
        """How many a kernel of several statements may have on the device of now; 0: any number."""
        return self._most.get(self.device, 0)

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
        steps = list(self._steps(number, condition, {}))
        if condition is not None:
            otherwise = UOp(Op.XOR, bool_, (condition, TRUE))
            steps.append(self._launch(self.ast, number, otherwise))
        written, place = {store.src[0].slot for store in self.ast.src}, self.places.get
        buffers = [
            PlanBuffer(
                Category.OUTPUT if p.slot in written else Category.INPUT,
                p.type,
                size_of(p.shape),
                p.slot,
                b"",
                place(p.slot, ""),
            )
            for p in self.own
        ]
        for slot in sorted(self._made):
            target = self._made[slot]
            data = self._constants.get(slot, b"")
            category = Category.PART if slot in self._parts else Category.CONSTANT if data else Category.INTERMEDIATE
            buffers.append(PlanBuffer(category, target.type, size_of(target.shape), data=data, device=place(slot, "")))
        plan = Plan(self.ast.kernel.name, variables_of([self.ast]), tuple(buffers), tuple(steps))
        check_plan(plan)
        return plan

    def _steps(self, number: dict[int, int], condition: UOp | None, names: dict[str, int]) -> Iterator[Step]:
        """The launches and loops, each kernel with a name that says what it does in the whole.
        `names`: how often each was given."""
        info = self.ast.kernel
        for kernel in self._kernels:
            if isinstance(kernel, _Loop):
                yield from self._loop(kernel, number, names)
                continue
            if isinstance(kernel, _Copy):
                yield CopyStep(number[kernel.target.slot], number[kernel.source.slot])
                continue
            count = names[kernel.word] = names.get(kernel.word, 0) + 1
            again = str(count) if count > 1 else ""
            name = f"{info.name}_{kernel.word}{again}" if kernel.word else f"{info.name}{again}"
            sink = UOp(
                Op.SINK,
                void,
                tuple(kernel.stores),
                replace(info, name=name, loop_order=(), unchecked=info.unchecked or kernel.unchecked),
            )
            yield self._launch(sink, number, condition)

    def _loop(self, loop: _Loop, number: dict[int, int], names: dict[str, int]) -> Iterator[Step]:
        body = loop.inside._steps(number, None, names)
        if loop.count == 1 and loop.condition is None and not loop.pairs and not loop.parts:
            yield from body
            return
        pairs = tuple((number[now.slot], number[after.slot]) for now, after in loop.pairs)
        parts = tuple(Part(number[p.part.slot], number[p.whole.slot], p.first, p.by) for p in loop.parts)
        condition = -1 if loop.condition is None else number[loop.condition.slot]
        yield LoopStep(loop.count, tuple(body), pairs, parts, condition)

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
