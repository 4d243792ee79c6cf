"""A pass: the deeper operand of an operation whose order is of no account comes first,
since the other then waits on the stack for less.

a + (b + (c + d))    four places: a waits for b, both for c     ->     ((c + d) + b) + a    two
"""

from kg.plugin import Op, UOp
from kg.plugin.passes import Context

SWAPPED = (Op.ADD, Op.MUL, Op.AND, Op.OR, Op.XOR, Op.CMPEQ)


def stack_order(sink: UOp, context: Context) -> UOp:
    """Integers and bools alone: which NaN a sum of two gives would be another."""
    depths: dict[UOp, int] = {}

    def ordered(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if node.op in SWAPPED and not src[0].type.is_float and depth(src[1], depths) > depth(src[0], depths):
            src = (src[1], src[0])
        return node.with_src(src)

    return sink.map_nodes(ordered)


def depth(value: UOp, depths: dict[UOp, int]) -> int:
    """How many places a value takes while it is computed: each operand stands above those before it."""
    for node in value.toposort():
        if node not in depths:
            above = 0 if node.op in (Op.LOAD, Op.RANGE) else len(node.src)
            depths[node] = max([1, *(depths[s] + place for place, s in enumerate(node.src[:above]))])
    return depths[value]
