"""Branches for rare choices, the reverse of if-conversion.

The costly side of a WHERE marked `rare` is computed only where some lane needs it, in a loop of no or one iteration.

    c ? f(x) : y   ->   r = y;  for _ in 0 .. any(c): r = c ? f(x) : r;  r        as DEFINE_REG, STORE, LOAD with explicit order

A loop is what every target has, and carries registers. Choices by one condition share it, sine and cosine of one angle say.

Functions have such choices, a sine's for great angles say, and so have masks of attention. `decompose` calls it; its file test is decompose_rare.kg.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final

from kg.plugin.lowering import (
    COMPARE,
    ELEMENTWISE,
    RARE,
    AddrSpace,
    Axis,
    Op,
    PtrDType,
    Renderer,
    UOp,
    const,
    int32,
    operand_dtype,
    void,
    widths,
)
from kg.plugin.passes import Scope, ended_ranges, scopes
from kg.records import dataclass

#: Choices of one loop: by one condition, and as many rare choices one after another below them, so that none needs another.
_Group = tuple[UOp, int]
_MOVABLE: Final = ELEMENTWISE | {Op.VECTORIZE, Op.GEP, Op.SHUFFLE}


@dataclass(slots=True)
class _State:
    renderer: Renderer
    done: dict[UOp, UOp] = field(default_factory=dict[UOp, UOp])
    registers: int = 0


def branch_rare(sink: UOp, renderer: Renderer) -> UOp:
    """Enters and leaves `typed`; the same object where nothing is rare."""
    if not any(_is_rare(node) for node in sink.find(Op.WHERE)):
        return sink
    scope = scopes(sink, ended_ranges)
    order = list(scope)
    groups = _groups(order)
    members: dict[_Group, list[UOp]] = {}
    for node, group in groups.items():
        members.setdefault(group, []).append(node)
    moved = _needed_by_one(order, groups)
    state = _State(renderer, registers=sum(1 for r in sink.find(Op.DEFINE_REG) if r.name.startswith(RARE)))
    stack = [(sink, False)]
    while stack:
        node, ready = stack.pop()
        if node in state.done:
            continue
        together = members[groups[node]] if node in groups else [node]
        if not ready:
            stack.append((node, True))
            stack.extend([(s, False) for u in reversed(together) for s in reversed(u.src) if s not in state.done])
        elif node in groups:
            around = frozenset[UOp]().union(*[scope[u] for u in together])
            state.done.update(_branch(state, together, moved.get(groups[node], []), around))
        else:
            state.done[node] = node.with_src(tuple([state.done[s] for s in node.src]))
    return state.done[sink]


def _is_rare(node: UOp) -> bool:
    return node.op is Op.WHERE and node.arg == RARE


def _groups(order: Sequence[UOp]) -> dict[UOp, _Group]:
    """The group of each rare choice: its condition, and how many rare choices its sources are made
    of one after another."""
    groups: dict[UOp, _Group] = {}
    depth: dict[UOp, int] = {}
    for node in order:
        below = max([depth[s] for s in node.src], default=0)
        if _is_rare(node):
            groups[node] = node.src[0], below
        depth[node] = below + _is_rare(node)
    return groups


def _needed_by_one(order: Sequence[UOp], groups: dict[UOp, _Group]) -> dict[_Group, list[UOp]]:
    """Values that the rare branches of one group alone are made of, sources first."""
    users: dict[UOp, set[_Group | None]] = {}
    moved: dict[_Group, list[UOp]] = {}
    for node in reversed(order):
        needed = users.get(node, set())
        own = next(iter(needed)) if len(needed) == 1 and node.op in _MOVABLE and node not in groups else None
        if own is not None:
            moved.setdefault(own, []).append(node)
        for number, s in enumerate(node.src):
            users.setdefault(s, set()).add(groups[node] if node in groups and number == 1 else own)
    return {group: found[::-1] for group, found in moved.items()}


def _branch(state: _State, choices: Sequence[UOp], moved: Sequence[UOp], around: Scope) -> dict[UOp, UOp]:
    """What stands for choices by one condition:
    registers, and the loop that changes them where some lane needs it."""
    outer = [state.done[r] for r in sorted(around, key=lambda r: r.axis.name)]
    condition = choices[0].src[0]
    some = _some_lane(state.done[condition], state.renderer).cast(int32)
    loop = UOp(Op.RANGE, int32, (const(0, int32), some), Axis(f"{RARE}{state.registers}"))
    inside: dict[UOp, UOp] = {}

    def within(value: UOp) -> UOp:
        """A value as the loop sees it: through a register, so that what is made of it stays inside."""
        if value not in inside:
            inside[value] = value if value.op is Op.CONST else _carried(state, state.done[value], outer, loop)[1]
        return inside[value]

    for node in moved:
        inside[node] = node.with_src(tuple([within(s) for s in node.src]))
    if condition.op in COMPARE:  # made anew: a mask would be carried in registers of another kind
        inside[condition] = condition.with_src(tuple([within(s) for s in condition.src]))
    stores: list[UOp] = []
    addresses: list[UOp] = []
    for node in choices:
        address, before = _carried(state, state.done[node.src[2]], outer, loop)
        value = UOp(Op.WHERE, node.dtype, (within(condition), within(node.src[1]), before))
        stores.append(UOp(Op.STORE, void, (address, value, loop, before)))
        addresses.append(address)
    end = UOp(Op.END, void, (loop, *stores))
    return {node: UOp(Op.LOAD, node.dtype, (a, end)) for node, a in zip(choices, addresses, strict=True)}


def _carried(state: _State, value: UOp, outer: Sequence[UOp], loop: UOp) -> tuple[UOp, UOp]:
    """The address of a new register that a value is stored in before the loop, and what is in it inside."""
    register = UOp(Op.DEFINE_REG, PtrDType(value.type, AddrSpace.REG, 1), (), f"rare{state.registers}")
    state.registers += 1
    address = UOp(Op.INDEX, register.dtype, (register, const(0, int32)))
    first = UOp(Op.STORE, void, (address, value, *outer))
    return address, UOp(Op.LOAD, value.dtype, (address, first, loop))


def _some_lane(condition: UOp, renderer: Renderer) -> UOp:
    """Whether a condition holds in any lane: pieces as wide as they were compared are joined,
    then lanes with those whose number differs in one bit."""
    width = max(widths(renderer, condition.op, operand_dtype(condition)), default=1)
    while condition.lanes > width:
        half = (condition.lanes + 1) // 2
        first = condition.lanes - half  # the middle lane of an odd number is in both
        condition = condition.lane(*range(half)) | condition.lane(*range(first, condition.lanes))
    lanes = condition.lanes
    step = 1 << (lanes - 1).bit_length()
    while step := step // 2:
        condition = condition | condition.lane(*((i ^ step if i ^ step < lanes else i) for i in range(lanes)))
    return condition.lane(0)
