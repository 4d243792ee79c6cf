"""Vector addresses, chosen in `expand` while the vector axis is still visible.

a[i*4 + v], v in lanes   ->   contiguous from a[i*4];   a[i + v*8]   ->   an index per lane
"""

from __future__ import annotations

from collections.abc import Callable

from kg.analysis.scope import Scope, scopes, substitute_open
from kg.ir.build import vectorize
from kg.ir.indexing import number
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rules.algebra.affine import linear_coefficient


def address_vectors(sink: UOp, vectors: Scope) -> UOp:
    """LOADs and STOREs whose index moves by one element with a vector axis become contiguous accesses.
    LOADs backwards too, with lanes reversed."""
    scope = scopes(sink)

    def made(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new, place = node.with_src(src), node.src[0].src[1]
        for vector in vectors.intersection(scope[place]):  # one at most
            return _contiguous(new, node, vector, int(vector.src[1].value), linear_coefficient(place, vector))
        return new

    return sink.map_nodes(made, {Op.LOAD, Op.STORE})


def _contiguous(new: UOp, node: UOp, vector: UOp, lanes: int, coefficient: int | None) -> UOp:
    place: Callable[[int], UOp] = lambda lane: substitute_open(new.src[0].src[1], {vector: number(lane)})  # noqa: E731
    address = new.src[0]
    backwards = coefficient == -1 and node.op is Op.LOAD and node.lanes == 1
    if backwards or (coefficient == node.lanes and (node.lanes == 1 or node.gate is None)):
        first, gates = place(lanes - 1 if backwards else 0), address.src[2:]
        if backwards:
            mirror = {vector: number(lanes - 1) - vector}
            gates = tuple([substitute_open(gate, mirror) for gate in gates])
        base = UOp(Op.INDEX, address.dtype, (address.src[0], first, *gates))
        if node.op is Op.STORE:
            return new.replace(src=(base, *new.src[1:]))
        alternative = (new.src[1].broadcast(lanes),) if new.gate is not None else ()
        load = UOp(Op.LOAD, new.type.scalar.vec(node.lanes * lanes), (base, *alternative, *new.order), new.arg)
        return load.lane(*reversed(range(lanes))) if backwards else load
    if coefficient:
        steps = vectorize(*(number(coefficient * lane) for lane in range(lanes)))
        strided = UOp(Op.INDEX, address.dtype, (address.src[0], place(0).broadcast(lanes) + steps, *address.src[2:]))
        return new.replace(src=(strided, *new.src[1:]))
    return new
