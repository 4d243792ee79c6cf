"""WMMA by warpgroups in PTX: `wgmma` asks for a step and goes on; its sums are in registers that nobody may touch until it is awaited.

A step adds to its accumulators in place. What was asked for between two barriers of the group is one group of steps; at a barrier all but those since the last are
awaited, so that memory may be filled again once two barriers have passed, as the units' records say; before anything else reads sums, all are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kg.plugin import AddrSpace, Op, UOp
from kg.plugin.rendering import Phi, Value

from kg_cuda.ptx.body import Body, Lanes
from kg_cuda.ptx.words import packed
from kg_cuda.tensor_cores.panels import Panel, is_warpgroup_unit, panel_of, panel_operands, unit_of
from kg_cuda.tensor_cores.wgmma import instruction, since

#: What names registers and makes no instruction.
_NAMES: Final = frozenset({Op.VECTORIZE, Op.GEP, Op.LOAD, Op.SINK})
#: Where a group of steps ends at the latest; these take no values.
_ENDS: Final = frozenset({Op.BARRIER, Op.RANGE, Op.END, Op.IF, Op.ENDIF, Op.COMMIT, Op.WAIT, Op.SINK})


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
        self._flying: set[str] = set()  #: registers of sums that are under way
        self._fenced = False

    def before(self, u: UOp) -> None:
        """What has to stand before a node that is not a step."""
        if u.op is Op.BARRIER and (self._flying or u in self._around):
            self._await(1)
            if self.threads_store:
                self.body.do("fence.proxy.async.shared::cta")  # what was stored is seen by the units
        elif self._flying and (u.op in (Op.IF, Op.ENDIF, Op.RANGE) or self._touches(u)):
            self._await(0)

    def after(self, u: UOp) -> None:
        """A loop with steps is over when they are."""
        if u.op is Op.RANGE:
            self._fenced = False
            self._open.append((u, set()))
        if u.op is Op.END:
            self._open.pop()
            if u in self._around:
                self._await(0)

    def step(self, u: UOp) -> None:
        """A WMMA: its operands' descriptors, and the accumulators in place."""
        body, core = self.body, unit_of(u)
        body.need(since(core))
        left, right = (self._descriptor(x) if x in self.operands else self._words(x) for x in u.src[:2])
        sums = self._sums(u)
        if not self._fenced:
            body.do("wgmma.fence.sync.aligned")
            self._fenced = True
        signs = () if core.dtype_out.is_int else (1, 1)
        transposed = tuple(int(self.operands[load].across) for _, load in panel_operands(u)) if core.dtype_in[0].bits == 16 else ()
        adds = body.once("always", "pred", "setp.eq.b32", 0, 0)
        body.do(instruction(core), f"{{{', '.join(sums)}}}", left, right, adds, *signs, *transposed)
        self._flying.update(sums)
        body.values[u] = sums
        self._open[-1][1].add(u)
        if u in self._last:
            body.do("wgmma.commit_group.sync.aligned")

    def _await(self, left: int) -> None:
        self.body.do("wgmma.wait_group.sync.aligned", left)
        self._fenced = False
        if not left:
            self._flying.clear()

    def _touches(self, u: UOp) -> bool:
        """Whether a node reads sums that are under way. At a loop's foot, what has to be moved for its next round."""
        if u.op is Op.END:
            phis = self.body.carried.phis[u.src[0]]
            moved = [x for phi in phis if self.body.value(phi.next) != self.body.phis[phi] for x in self.body.value(phi.next)]
            return not self._flying.isdisjoint(moved)
        if _is_name(u):
            return False
        known = [s for s in u.src if s in self.body.values or s in self.body.carried.value_of]
        return any(not self._flying.isdisjoint(self.body.lanes(s)) for s in known)

    def _sums(self, u: UOp) -> Lanes:
        """The registers that a step adds to: those of what it adds to, where nobody else wants that."""
        body, lanes = self.body, self.body.lanes(u.src[2])
        if self._is_given_up(u.src[2]):
            return lanes
        if not self._flying.isdisjoint(lanes):
            self._await(0)
        self._fenced = False
        copies = tuple(body.register("b32") for _ in lanes)
        body.copy(copies, lanes, "b32")
        return copies

    def _is_given_up(self, added: UOp) -> bool:
        """Whether the step is the only one that reads what it adds to, and that once: an earlier step's sums, or those of the round before of the loop
        that it is in."""
        parts = added.src if added.op is Op.VECTORIZE else (added,)
        values = [self.body.carried.operand(x) for x in parts]
        loop, made = self._open[-1]
        carried = self.body.carried.phis[loop] if loop is not None else []
        kept = all(isinstance(v, Phi) and v in carried for v in values) or (parts == (added,) and added in made)
        return kept and all(n == 1 for n in Counter(values).values()) and all(self._uses[v] == 1 for v in (added, *values))

    def _words(self, operand: UOp) -> str:
        """The registers of an operand."""
        words = packed(self.body, self.body.lanes(operand), operand.type.scalar)
        self._fenced = False
        return f"{{{', '.join(words)}}}"

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
    assert panel is not None, "the pass read_matrices leaves no other operands"
    return panel


def _values_of(u: UOp) -> tuple[UOp, ...]:
    """What a node takes the value of."""
    if u.op in (Op.LOAD, Op.STORE):
        return u.src[: len(u.src) - len(u.order)]
    return () if u.op in _ENDS else u.src


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
        elif last is not None and (u.op in _ENDS or not under_way.isdisjoint(u.src)):
            found.add(last)
            last = None
            under_way.clear()
    return frozenset(found)


def _is_name(u: UOp) -> bool:
    """Whether a node makes no instruction: it names registers."""
    return u.op in _NAMES or (u.op is Op.STORE and u.src[0].pointer.space is AddrSpace.REG)


def _loops_with_steps(uops: Sequence[UOp]) -> frozenset[UOp]:
    """The barriers in loops that have steps, and these loops' ENDs."""
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
            found.update([u, *inside] if has_steps else ())
    return frozenset(found)
