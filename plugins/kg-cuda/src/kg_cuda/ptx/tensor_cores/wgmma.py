"""WMMA by warpgroups in PTX: asynchronous `wgmma`, accumulators untouched until the wait.

A step adds to its accumulators in place. What was asked for between two barriers of the group is one group of steps; at a barrier all but those since the last are
awaited, so that memory may be filled again once two barriers have passed, as the units' records say; before anything else reads sums, all are, and before registers with a left operand
are written again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kg.plugin import AddrSpace, Op, UOp
from kg_render.carried import Phi, Value

from kg_cuda.ptx.body import Body, Lanes
from kg_cuda.ptx.tensor_cores.group_wgmma import STEERING
from kg_cuda.ptx.words import are_words, packed
from kg_cuda.tensor_cores.panels import Panel, is_warpgroup_unit, panel_of, panel_operands, unit_of
from kg_cuda.tensor_cores.wgmma import instruction, since

#: What names registers and makes no instruction.
_NAMES: Final = frozenset({Op.VECTORIZE, Op.GEP, Op.LOAD, Op.SINK})


class Warpgroups:
    """The steps of one kernel, written in its order."""

    def __init__(self, body: Body, uops: Sequence[UOp]) -> None:
        self.body = body
        self.threads_store = True  #: whether panels are filled by threads, not by the copies that units see at once
        #: the loads that are operands: the units read them, and nobody has their values
        self.operands = {load: _panel(load) for u in uops if is_warpgroup_unit(u) for _, load in panel_operands(u)}
        looked_at = uops if self.operands else ()  # most kernels have no steps
        self._uses = Counter[Value](body.carried.operand(s) for u in looked_at for s in _values_of(u))
        self._last = _last_steps(looked_at)
        self._around = _loops_with_steps(looked_at)
        #: the loops around, and the steps made in each so far
        self._open: list[tuple[UOp | None, set[UOp]]] = [(None, set())]
        self._runs = _runs(looked_at)
        #: a step -> the only one that adds to its sums
        self._adding = {u.src[2]: u for u in looked_at if is_warpgroup_unit(u) and self._uses[u.src[2]] == 1}
        self._fed = frozenset(part for u in looked_at if is_warpgroup_unit(u) for part in _left_parts(u))
        self._flying: set[str] = set()  #: registers of sums that are under way
        self._from_before = False  #: whether steps of the round before may be
        #: of the steps side by side: registers of sums, and words of left operands
        self._prepared: dict[UOp, Lanes] = {}
        self._packed: dict[UOp, list[str]] = {}
        self._fenced = False

    def before(self, u: UOp) -> None:
        """What has to stand before a node that is not a step."""
        if u.op is Op.BARRIER and (self._flying or u in self._around):
            self._await(1)
            if self.threads_store:
                self.body.do("fence.proxy.async.shared::cta")  # what was stored is seen by the units
        elif self._is_steering(u) or (self._flying and self._touches(u)) or (self._from_before and u in self._fed):
            self._await(0)

    def after(self, u: UOp) -> None:
        """A loop with steps is over when they are."""
        if u.op is Op.RANGE:
            self._fenced = False
            self._open.append((u, set()))
            if u in self._around:
                self._from_before = True
                self._flying.update(x for phi in self.body.carried.phis[u] for x in self._summed(phi))
        if u.op is Op.END:
            self._open.pop()
            if u in self._around:
                self._await(0)

    def _is_steering(self, u: UOp) -> bool:
        """Whether control goes on elsewhere with steps under way."""
        return bool(self._flying or self._from_before) and u.op in (Op.IF, Op.ENDIF, Op.RANGE)

    def step(self, u: UOp) -> None:
        """A WMMA: its operands, and the accumulators in place."""
        body, core = self.body, unit_of(u)
        body.need(since(core))
        self._prepare(self._runs.get(u, ()))
        left, right = (self._descriptor(x) if x in self.operands else self._words(x) for x in u.src[:2])
        sums = self._prepared.pop(u, None) or self._sums(u)
        if not self._fenced:
            body.do("wgmma.fence.sync.aligned")
            self._fenced = True
        signs = () if core.dtype_out.is_int else (1, 1)
        transposed = tuple(int(self.operands[x].across) for _, x in panel_operands(u)) if core.dtype_in[0].bits == 16 else ()
        adds = (
            body.once("never", "pred", "setp.ne.b32", 0, 0)
            if _is_zero(u.src[2])
            else body.once("always", "pred", "setp.eq.b32", 0, 0)
        )
        body.do(instruction(core), f"{{{', '.join(sums)}}}", left, right, adds, *signs, *transposed)
        self._flying.update(sums)
        body.values[u] = sums
        self._open[-1][1].add(u)
        if u in self._last:
            body.do("wgmma.commit_group.sync.aligned")

    def _prepare(self, run: Sequence[UOp]) -> None:
        """All that steps side by side need of registers, before the first of them."""
        if run:
            self._packed.clear()
        for u in run:
            if u.src[0] not in self.operands:
                self._words(u.src[0])
            if u.src[2] not in run:
                self._prepared[u] = self._sums(u)

    def _await(self, left: int) -> None:
        self.body.do("wgmma.wait_group.sync.aligned", left)
        self._fenced = False
        if not left:
            self._flying.clear()
            self._from_before = False

    def _touches(self, u: UOp) -> bool:
        """Whether a node reads sums that are under way.
        At a loop's foot, what has to be moved for its next round."""
        if u.op is Op.END:
            phis = self.body.carried.phis[u.src[0]]
            moved = [x for phi in phis if self.body.value(phi.next) != self.body.phis[phi] for x in self.body.value(phi.next)]
            return not self._flying.isdisjoint(moved)
        if _is_name(u):
            return False
        known = [s for s in u.src if s in self.body.values or s in self.body.carried.value_of]
        return any(not self._flying.isdisjoint(self.body.lanes(s)) for s in known)

    def _summed(self, phi: Phi) -> Lanes:
        """The registers of a phi, if steps made what its next round sees of it."""
        made = phi.next.src[0] if isinstance(phi.next, UOp) and phi.next.op is Op.GEP else phi.next
        return self.body.phis[phi] if isinstance(made, UOp) and is_warpgroup_unit(made) else ()

    def _sums(self, u: UOp) -> Lanes:
        """The registers that a step adds to: those of what it adds to, where nobody else wants that."""
        body, lanes = self.body, self.body.lanes(u.src[2])
        if self._is_given_up(u.src[2]):
            return lanes
        if _is_zero(u.src[2]):
            return tuple([body.register("b32") for _ in lanes])
        if not self._flying.isdisjoint(lanes):
            self._await(0)
        self._fenced = False
        copies = self._carried(u) or tuple([body.register("b32") for _ in lanes])
        body.copy(copies, lanes, "b32")
        return copies

    def _carried(self, u: UOp) -> Lanes:
        """The registers of phis whose next values are the sums of the steps from this one on,
        where what it adds to, made of them, is all that reads them. None of others."""
        loop = self._open[-1][0]
        last = u
        while (further := self._adding.get(last)) is not None:
            last = further
        carried = () if loop is None else self.body.carried.phis[loop]
        phis = {phi.next.picked: phi for phi in carried if isinstance(phi.next, UOp) and _is_part(phi.next, last)}
        parts = u.src[2].src if u.src[2].op is Op.VECTORIZE else ()
        found: list[str] = []
        for number, part in enumerate(parts):
            phi = phis.get((number,))
            if phi is None or self._uses[phi] != 1 or phi not in [self.body.carried.operand(x) for x in part.src]:
                return ()
            found += self.body.phis[phi]
        return tuple(found)

    def _is_given_up(self, added: UOp) -> bool:
        """Whether the step is the only one that reads what it adds to, and that once:
        an earlier step's sums, or those of the round before of the loop that it is in."""
        parts = added.src if added.op is Op.VECTORIZE else (added,)
        values = [self.body.carried.operand(x) for x in parts]
        loop, made = self._open[-1]
        carried = self.body.carried.phis[loop] if loop is not None else []
        kept = all(isinstance(v, Phi) and v in carried for v in values) or (parts == (added,) and added in made)
        return kept and all(n == 1 for n in Counter(values).values()) and all(self._uses[v] == 1 for v in (added, *values))

    def _words(self, operand: UOp) -> str:
        """The registers of an operand."""
        body, lanes, dtype = self.body, self.body.lanes(operand), operand.type.scalar
        if operand not in self._packed:
            if not self._flying.isdisjoint(lanes) or (self._from_before and not are_words(body, lanes, dtype)):
                self._await(0)
            self._packed[operand] = packed(body, lanes, dtype)
            self._fenced = False
        return f"{{{', '.join(self._packed[operand])}}}"

    def _descriptor(self, load: UOp) -> str:
        body, panel = self.body, self.operands[load]
        ((register, offset),) = body.addresses[load.src[0]].places
        place = body.once(f"{register} in pieces", "b32", "bfe.u32", register, 4, 14)
        low = body.once(f"{place} leading {panel.lead}", "b32", "or.b32", place, panel.lead >> 4 << 16)
        low = body.once(f"{low} plus {offset}", "b32", "add.s32", low, offset >> 4) if offset else low
        high = body.in_register(str(panel.high), "b32")
        return body.once(f"{low} under {high}", "b64", "mov.b64", f"{{{low}, {high}}}")


def _panel(load: UOp) -> Panel:
    panel = panel_of(load.src[0].src[1].tile, load.type.scalar)
    assert panel is not None, "the pass select_ldmatrix leaves no other operands"
    return panel


def _values_of(u: UOp) -> tuple[UOp, ...]:
    """What a node takes the value of."""
    if u.op in (Op.LOAD, Op.STORE):
        return u.src[: len(u.src) - len(u.order)]
    return () if u.op in STEERING else u.src


def _left_parts(step: UOp) -> list[UOp]:
    """What registers of a step's left operand are made by."""
    if unit_of(step).shared_operands[0]:
        return []
    left = step.src[0]
    parts = left.src if left.op is Op.VECTORIZE else (left,)
    return [part for x in parts for part in (x, *(x.src if x.op is Op.GEP else ()))]


def _is_zero(added: UOp) -> bool:
    """Whether a step begins its sums."""
    return all(x.op is Op.CONST and x.value == 0 for x in (added.src if added.op is Op.VECTORIZE else (added,)))


def _is_part(value: UOp, step: UOp) -> bool:
    return value.op is Op.GEP and value.src[0] is step


def _runs(uops: Sequence[UOp]) -> dict[UOp, list[UOp]]:
    """The steps that stand side by side, by their first."""
    found: dict[UOp, list[UOp]] = {}
    run: list[UOp] = []
    for u in uops:
        run = [*run, u] if is_warpgroup_unit(u) else []
        found |= {run[0]: run} if run else {}
    return found


def _last_steps(uops: Sequence[UOp]) -> frozenset[UOp]:
    """The last steps before control goes anywhere, or sums are read: they end a group."""
    found: set[UOp] = set()
    under_way: set[UOp] = set()  # steps since, and what names their sums
    last: UOp | None = None
    for u in uops:
        if is_warpgroup_unit(u):
            last = u
            under_way.add(u)
        elif _is_name(u):
            under_way.update([u] if not under_way.isdisjoint(u.src) else ())
        elif last is not None and (u.op in STEERING or not under_way.isdisjoint(u.src)):
            found.add(last)
            last = None
            under_way.clear()
    return frozenset(found)


def _is_name(u: UOp) -> bool:
    """Whether a node makes no instruction: it names registers."""
    return u.op in _NAMES or (u.op is Op.STORE and u.src[0].pointer.space is AddrSpace.REG)


def _loops_with_steps(uops: Sequence[UOp]) -> frozenset[UOp]:
    """The loops that have steps, their ENDs, and the barriers in them."""
    found: set[UOp] = set()
    open_: list[tuple[UOp, list[UOp], bool]] = []
    for u in uops:
        if u.op is Op.RANGE:
            open_.append((u, [], False))
        elif is_warpgroup_unit(u):
            open_ = [(loop, inside, True) for loop, inside, _ in open_]
        elif u.op is Op.BARRIER:
            for _, inside, _ in open_:
                inside.append(u)
        elif u.op is Op.END:
            _, inside, has_steps = open_.pop()
            found.update([u, u.src[0], *inside] if has_steps else ())
    return frozenset(found)
