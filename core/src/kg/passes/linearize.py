"""The DAG becomes one ordered list: loops nest, and loop-invariant code stands outside of them.

end(r0, store(acc, add(load(acc), load(p[r0]))))   ->   range r0; load acc; load p; add; store; end

Example of linearize:
    %x = define_global 0 : ptr<float32, global, 8>
    %0 = const 0 : int32
    %8 = const 8 : int32
    %o0 = range o0 loop %0 %8 : int32
    %at = index %x %o0 : ptr<float32, global, 8>
    %v = load %at : float32
    %y = sqrt %v : float32
    %s = store %at %y
    %e = end %o0 %s
    %k = sink roots loop_order(o0) %e
becomes:
    %0 = const 0 : int32
    %8 = const 8 : int32
    %x = define_global 0 : ptr<float32, global, 8>
    %o0 = range o0 loop %0 %8 : int32
    %at = index %x %o0 : ptr<float32, global, 8>
    %v = load %at : float32
    %y = sqrt %v : float32
    %s = store %at %y
    %e = end %o0 %s
    %k = sink roots loop_order(o0) %e
"""

from __future__ import annotations

from kg.analysis.scope import Scope, ended_ranges, loop_depths, scopes
from kg.errors import SpecError
from kg.ir.op import Op
from kg.ir.uop import UOp


def linearize(sink: UOp) -> list[UOp]:
    """Every node after its sources, each in the innermost loop that it depends on.

    A loop is placed as a whole where its END stands in the depth-first order from the sink. That order is a function of the
    graph alone, keeps a value near its first use, and is right: whatever the loop needs from outside comes before its END.
    """
    scope = scopes(sink, ended_ranges)
    depth = loop_depths(scope)
    innermost: dict[Scope, UOp | None] = {frozenset(): None}
    blocks: dict[UOp | None, list[UOp]] = {None: []}
    for node, inside in scope.items():
        if node.op is Op.END:
            home = _innermost(inside, depth, innermost)
        elif node.op is Op.RANGE:
            _ = blocks.setdefault(node, [])
            continue  # emitted with its END
        else:
            home = _innermost(inside, depth, innermost)
        blocks.setdefault(home, []).append(node)
    return _emit(blocks)


def _innermost(scope: Scope, depth: dict[UOp, int], known: dict[Scope, UOp | None]) -> UOp | None:
    if scope not in known:
        missing = min((r for r in scope if r not in depth), key=lambda r: r.axis.name, default=None)
        if missing is not None:
            raise SpecError(f"axis {missing.axis.name} is never closed", node=repr(missing), stage="lowered")
        known[scope] = max(scope, key=lambda r: (depth[r], r.axis.name))
    return known[scope]


def _emit(blocks: dict[UOp | None, list[UOp]]) -> list[UOp]:
    """The blocks, each loop's in place of its END."""
    result: list[UOp] = []
    stack: list[list[UOp]] = [blocks[None][::-1]]
    while stack:
        if not stack[-1]:
            stack.pop()
            continue
        node = stack[-1].pop()
        if node.op is Op.END and node.src[0] in blocks:
            loop = node.src[0]
            result.append(loop)
            stack[-1].append(node)  # again when the body is out: then its block is gone
            stack.append(blocks.pop(loop)[::-1])
        else:
            result.append(node)
    lost = sorted(loop.axis.name for loop in blocks if loop is not None)
    if lost:
        raise SpecError(f"the loops over {', '.join(lost)} stand inside each other in a circle", stage="lowered")
    return result
