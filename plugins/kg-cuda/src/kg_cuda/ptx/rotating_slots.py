"""Strength reduction of rotating slots (pipeline stages): the offset is carried in a register.

    for r: ... ((r + 3) % 4) * 8192 ...     ->     slot = 24576;  for r: ... slot ...;  slot = slot + 8192 & 24576

It is one value for all threads, which ptxas keeps in a register of the warp; accesses to shared memory add such a one by themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin import Op, UOp, is_power_of_two
from kg_render import guards

from kg_cuda.ptx.body import Body

#: Sizes of memory of a block or a thread are below this.
_MOST: Final = 1 << 26


@dataclass(frozen=True, slots=True)
class Rotation:
    """((loop + first) % count) * step"""

    loop: UOp
    first: int
    count: int
    step: int


def rotation_of(node: UOp) -> Rotation | None:
    """What a node is, where it is a rotating slot of a loop."""
    step = 1
    if node.op is Op.MUL and node.src[1].op is Op.CONST:
        node, step = node.src[0], int(node.src[1].value)
    if node.op not in (Op.AND, Op.MOD, Op.FLOORMOD) or node.src[1].op is not Op.CONST or node.lanes > 1:
        return None
    place, count = node.src[0], int(node.src[1].value) + (node.op is Op.AND)
    first = 0
    if place.op is Op.ADD and place.src[1].op is Op.CONST and not guards.may_wrap(place):
        place, first = place.src[0], int(place.src[1].value)
    known = place.op is Op.RANGE and place.src[0].op is Op.CONST and place.vmin + first >= 0
    exact = count > 0 and (node.op is not Op.AND or is_power_of_two(count))
    return Rotation(place, first, count, step) if known and exact and 0 < step * count < _MOST else None


def by_rounds(place: UOp) -> tuple[UOp, UOp | None, int]:
    """A place as what no iteration changes, the rotating slot, and a number."""
    rest, number = _split(place)
    rotating: UOp | None = None
    if rest.op is Op.ADD:
        for first, second in (rest.src, rest.src[::-1]):
            if rotating is None and rotation_of(first) is not None:
                rest, rotating = second, first
    rest, more = _split(rest)
    return rest, rotating, number + more


def _split(place: UOp) -> tuple[UOp, int]:
    if place.op is Op.ADD and place.src[1].op is Op.CONST:
        return place.src[0], int(place.src[1].value)
    return place, 0


def rotating_register(body: Body, node: UOp, size: int) -> str | None:
    """The register that has such a node times `size`, if it is one; its loop carries it from then on."""
    rotation = rotation_of(node)
    if rotation is None or rotation.loop not in body.rotations:
        return None
    rotations = body.rotations[rotation.loop]
    key = (rotation.first, rotation.count, rotation.step * size)
    if key not in rotations.registers:
        register = rotations.registers[key] = body.register("b32")
        start = (int(rotation.loop.src[0].value) + rotation.first) % rotation.count * key[2]
        body.insert(rotations.head, f"  mov.b32 {register}, {start};")
    return rotations.registers[key]


def next_round(body: Body, loop: UOp) -> None:
    """At the end of a loop."""
    for (_, count, step), register in body.rotations.pop(loop).registers.items():
        body.do("add.s32", register, register, step)
        if is_power_of_two(count) and is_power_of_two(step):
            body.do("and.b32", register, register, (count - 1) * step)
        else:
            again = body.emit("pred", "setp.eq.s32", register, count * step)
            body.do("selp.b32", register, 0, register, again)
