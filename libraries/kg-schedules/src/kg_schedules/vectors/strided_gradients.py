"""Schedules of kernels whose loads are there for some remainders of a position alone:
gradients of windows that move by several elements.

    out[n, y, x] = sum((y - i) % 2 == 0 and (x - j) % 2 == 0 ? given[n, (y - i) // 2, (x - j) // 2] : 0, i, j)

The remainders are written out: rows of each of them, the window's steps, and lanes whose masks are constants. What no element takes is not computed.
"""

from __future__ import annotations

from math import prod

from kg.plugin.strategy import AxisFacts, AxisKind, KernelFacts, Op, Opt, OptOp, Renderer, affine

from kg_schedules.contraction import is_fixed, is_output, lanes_of
from kg_schedules.cost.tiles import VECTORS
from kg_schedules.elements import THREAD_WORK
from kg_schedules.steps import shared

#: Remainders are written out of divisors up to this: so many lanes of a vector share a load at most.
MOST = 4
#: Copies of a load that are written out.
MOST_COPIES = 32


def phases(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts of such a kernel; none for others."""
    if not renderer.vectors.alu:
        return []
    divisors = _divisors(kernel)
    outputs = [a for a in kernel.axes.values() if is_output(kernel, a)]
    row = next((a for a in reversed(outputs) if set(a.stores.values()) == {1}), None)
    if row is None or row.name not in divisors or lanes_of(row, renderer) == 1 or row.extent < lanes_of(row, renderer):
        return []
    steps = [a for a in kernel.axes.values() if a.name in divisors and a.kind is AxisKind.REDUCE and is_fixed(a)]
    rows = [a for a in outputs if a is not row and a.extent % divisors.get(a.name, a.extent + 1) == 0]
    if prod(a.extent for a in steps) * prod(divisors[a.name] for a in rows) > MOST_COPIES:
        return []
    opts = [Opt(OptOp.UPCAST, a.name, divisors[a.name]) for a in rows]
    opts.append(Opt(OptOp.VECTOR, row.name, _width(row, lanes_of(row, renderer))))
    opts += [Opt(OptOp.UNROLL, a.name, a.extent) for a in steps if a.extent > 1]
    if prod(a.extent for a in kernel.axes.values()) < THREAD_WORK:
        return opts
    return shared(opts, [a for a in outputs if a is not row], renderer)


def _divisors(kernel: KernelFacts) -> dict[str, int]:
    """The axes whose remainders say whether a load is there, with the greatest divisor."""
    found: dict[str, int] = {}
    for load in kernel.scope:
        if load.op is Op.LOAD and load.gate is not None:
            for node in load.gate.find(Op.FLOORMOD):
                if node.src[1].op is Op.CONST and 2 <= node.src[1].value <= MOST:
                    for term in affine(node.src[0]).terms:
                        if term.op is Op.RANGE:
                            name = term.axis.name
                            found[name] = max(found.get(name, 0), int(node.src[1].value))
    return found


def _width(row: AxisFacts, lanes: int) -> int:
    """A short row at once; of longer ones as many vectors as divide it."""
    if row.extent <= VECTORS[0] * lanes:
        return row.extent
    return next((n * lanes for n in VECTORS if row.extent % (n * lanes) == 0), 2 * lanes)
