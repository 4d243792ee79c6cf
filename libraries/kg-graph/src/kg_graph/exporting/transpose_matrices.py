"""Known matrices that are multiplied with one vector, transposed:
the sums of many rows are then lanes of vectors, without a sum across lanes at the end.

MUL(W (64, 12), x along rows) summed along 12   ->   the same over PERMUTE(W' (12, 64)), with W' = W transposed in memory

Asked for by exporters, to whom the bytes of held arrays are constants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from kg.frontend import Op, UOp, numpy_storage_dtype

from kg_graph.loops.nodes import parameters_of
from kg_graph.nodes import order_of

#: Rows from which on it is worth it: some vectors of sums, which don't wait for each other.
LEAST_ROWS = 16
Users = Mapping[UOp, Sequence[UOp]]


def transpose_matrices(
    values: Sequence[UOp], held: Mapping[int, bytes], *, widened: bool = False
) -> tuple[list[UOp], dict[int, bytes]]:
    """The values over held matrices that lie by columns, and the bytes of all held arrays.
    `widened`: also of matrices of narrow numbers, which are cast first: where vectors are wide, as with AVX2."""
    users = _users(values)
    again: dict[UOp, UOp] = {}
    data = dict(held)
    for param in [u for u in users if u.op is Op.PARAM and u.slot in held]:
        shape = param.param.shape
        if len(shape) != 2 or not all(isinstance(n, int) for n in shape) or param in values:
            continue
        rows, columns = (n for n in shape if isinstance(n, int))
        if rows < LEAST_ROWS or columns < 2 or not _is_only_in_products(param, rows, widened, users):
            continue
        matrix = np.frombuffer(held[param.slot], numpy_storage_dtype(param.type)).reshape(rows, columns)
        data[param.slot] = np.ascontiguousarray(matrix.T).tobytes()
        again[param] = _by_columns(param)
    return _over_columns(values, again), data


def _users(values: Sequence[UOp]) -> dict[UOp, list[UOp]]:
    found: dict[UOp, list[UOp]] = {}
    for node in order_of(values):
        for source in node.src:
            found.setdefault(source, []).append(node)
    return found


def _by_columns(param: UOp) -> UOp:
    """A PARAM as a view of one whose memory has its columns one after another."""
    return UOp(Op.PARAM, param.dtype, (), replace(param.param, shape=param.param.shape[::-1])).permute(1, 0)


def _over_columns(values: Sequence[UOp], again: Mapping[UOp, UOp]) -> list[UOp]:
    """The values with these PARAMs as views; a loop has the memory itself, and the view in its steps."""
    if not again:
        return list(values)
    done, views = dict(again), set(again.values())
    for node in order_of(values):
        if node not in done:
            src = [done[s] for s in node.src]
            arg = node.arg
            if node.op is Op.LOOP and not views.isdisjoint(src):
                inside = {p: _by_columns(p) for p, s in zip(parameters_of(node), src, strict=True) if s in views}
                arg = replace(node.loop, values=tuple(_over_columns(node.loop.values, inside)))
                src = [s.src[0] if s in views else s for s in src]
            done[node] = UOp(node.op, node.dtype, tuple(src), arg) if src else node
    return [done[v] for v in values]


def _is_only_in_products(node: UOp, rows: int, widened: bool, users: Users) -> bool:
    """Whether all that is made of a matrix are sums along its rows of products with what is the same
    for all rows."""
    return all(_is_product(node, user, rows, widened, users) for user in users.get(node, ())) and node in users


def _is_product(node: UOp, user: UOp, rows: int, widened: bool, users: Users) -> bool:
    if user.op is Op.LOOP:
        return _is_product_in_steps(node, user, rows, widened)
    if user.op is Op.CAST:
        return widened and _is_only_in_products(user, rows, widened, users)
    if user.op is Op.RESHAPE:
        squeezed = tuple(n for n in user.shape if n != 1)
        return squeezed == tuple(n for n in node.shape if n != 1) and _is_only_in_products(user, rows, widened, users)
    if user.op is not Op.MUL or user.src[0] is user.src[1]:
        return False
    other = user.src[0] if user.src[1] is node else user.src[1]
    return user.shape[0] == rows and _is_same_for_rows(other) and all(_is_row_sum(sum_) for sum_ in users.get(user, ()))


def _is_product_in_steps(node: UOp, loop: UOp, rows: int, widened: bool) -> bool:
    """The same of a matrix that is the same in every step of a loop."""
    changing, users = loop.loop.carried + loop.loop.sliced, _users(loop.loop.values)
    if node in loop.src[:changing]:
        return False
    inside = [p for p, s in zip(parameters_of(loop), loop.src, strict=True) if s is node]
    return all(p not in loop.loop.values and _is_only_in_products(p, rows, widened, users) for p in inside)


def _is_same_for_rows(node: UOp) -> bool:
    return node.op is Op.EXPAND and node.src[0].shape[0] == 1


def _is_row_sum(node: UOp) -> bool:
    return node.op is Op.REDUCE and node.shape[0] == node.src[0].shape[0] and all(n == 1 for n in node.shape[1:])
