"""Known matrices that are multiplied with one vector, transposed: the sums of many rows are then lanes of vectors, without a sum across lanes at the end.

MUL(W (64, 12), x along rows) summed along 12   ->   the same over PERMUTE(W' (12, 64)), with W' = W transposed in memory

Asked for by exporters, to whom the bytes of held arrays are constants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from kg.frontend import Op, UOp, numpy_storage_dtype

from kg_graph.nodes import substituted

#: Rows from which on it is worth it: some vectors of sums, which don't wait for each other.
LEAST_ROWS = 16


def transposed_matrices(values: Sequence[UOp], held: Mapping[int, bytes]) -> tuple[list[UOp], dict[int, bytes]]:
    """The values over held matrices that lie by columns, and the bytes of all held arrays."""
    users: dict[UOp, list[UOp]] = {}
    for node in dict.fromkeys(u for value in values for u in value.toposort()):
        for source in node.src:
            users.setdefault(source, []).append(node)
    again: dict[UOp, UOp] = {}
    data = dict(held)
    for param in [u for u in users if u.op is Op.PARAM and u.slot in held]:
        shape = param.param.shape
        if len(shape) != 2 or not all(isinstance(n, int) for n in shape) or param in values:
            continue
        rows, columns = (n for n in shape if isinstance(n, int))
        if rows < LEAST_ROWS or columns < 2 or not _is_only_in_products(param, rows, users):
            continue
        matrix = np.frombuffer(held[param.slot], numpy_storage_dtype(param.type)).reshape(rows, columns)
        data[param.slot] = np.ascontiguousarray(matrix.T).tobytes()
        again[param] = UOp(Op.PARAM, param.dtype, (), replace(param.param, shape=(columns, rows))).permute(1, 0)
    return substituted(list(values), again), data


def _is_only_in_products(node: UOp, rows: int, users: Mapping[UOp, Sequence[UOp]]) -> bool:
    """Whether all that is made of a matrix are sums along its rows of products with what is the same for all rows."""
    return all(_is_product(node, user, rows, users) for user in users.get(node, ())) and node in users


def _is_product(node: UOp, user: UOp, rows: int, users: Mapping[UOp, Sequence[UOp]]) -> bool:
    if user.op is Op.RESHAPE:
        squeezed = tuple(n for n in user.shape if n != 1)
        return squeezed == tuple(n for n in node.shape if n != 1) and _is_only_in_products(user, rows, users)
    if user.op is not Op.MUL or user.src[0] is user.src[1]:
        return False
    other = user.src[0] if user.src[1] is node else user.src[1]
    return user.shape[0] == rows and _is_same_for_rows(other) and all(_is_row_sum(sum_) for sum_ in users.get(user, ()))


def _is_same_for_rows(node: UOp) -> bool:
    return node.op is Op.EXPAND and node.src[0].shape[0] == 1


def _is_row_sum(node: UOp) -> bool:
    return node.op is Op.REDUCE and node.shape[0] == node.src[0].shape[0] and all(n == 1 for n in node.shape[1:])
