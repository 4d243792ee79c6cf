"""einsum: the letters are parsed, then operands are contracted two by two,
each time as a product of matrices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import prod

from kg.frontend import UOp
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.complex_numbers.array import of_number
from kg_array.complex_numbers.pairs import Number, each, shape_of
from kg_array.functions.statistical import accumulated
from kg_array.indexing.axes import sizes
from kg_array.matrices import contraction
from kg_array.matrices.products import in_wider, numbers_of_one_dtype
from kg_array.operands.dtypes import DTypeLike
from kg_array.operands.size import greatest_value, is_same
from kg_array.running.steps import of_several

#: Stand for the axes of an ellipsis, the last one first.
_UNNAMED = "αβγδεζηθικλμνξοπρστυφχψω"
#: An operand: a letter for each of its axes.
Term = tuple[str, Number]


def einsum(subscripts: str, /, *operands: Array, dtype: DTypeLike | None = None) -> Array:
    """The sum of products that `subscripts` describes: "ij,jk->ik" is the product of matrices.
    `dtype`: see matmul."""
    given = in_wider("einsum", dtype, *operands)
    _parsed(subscripts, [x.ndim for x in given])
    return of_several(("einsum", subscripts), given, lambda *operands: _einsum(subscripts, *operands))


def _einsum(subscripts: str, *operands: Array) -> Array:
    inputs, output = _parsed(subscripts, [x.ndim for x in operands])
    device, nodes = numbers_of_one_dtype("einsum", *operands)
    extent = _extents(subscripts, inputs, [x.shape for x in operands])
    terms = [_without_repeats(letters, node) for letters, node in zip(inputs, nodes, strict=True)]
    while len(terms) > 1:
        i, j = _cheapest(terms, output, extent)
        a, b = terms[i], terms[j]
        terms = [t for n, t in enumerate(terms) if n not in (i, j)]
        terms.append(_contracted(a, b, output + "".join(t[0] for t in terms), extent))
    letters, node = _kept(terms[0], output)
    order, shape = [letters.index(c) for c in output], [extent[c] for c in output]
    return of_number(each(node, lambda x: x.permute(*order).expand(*shape)), device)


def _parsed(subscripts: str, ranks: Sequence[int]) -> tuple[list[str], str]:
    """The letters of each operand, and of the result; an ellipsis as letters too."""
    if not isinstance(subscripts, str):
        raise TypeError(f'einsum: what to sum is text, as "ij,jk->ik", before the arrays; not {type(subscripts).__name__}')
    text = subscripts.replace(" ", "")
    left, arrow, right = text.partition("->")
    inputs = left.split(",")
    if not ranks:
        raise ValueError("einsum needs at least one array")
    if len(inputs) != len(ranks):
        raise ValueError(f"einsum: {subscripts!r} describes {len(inputs)} arrays, {len(ranks)} were given")
    if not all(c.isascii() and c.isalpha() for c in (left + right).replace("...", "").replace(",", "")):
        raise ValueError(f"einsum: {subscripts!r} may hold letters, commas, one -> and ellipses")
    unnamed = max(rank - len(t.replace("...", "")) if "..." in t else 0 for t, rank in zip(inputs, ranks, strict=True))
    inputs = [_spelled(t, rank - len(t.replace("...", ""))) for t, rank in zip(inputs, ranks, strict=True)]
    for letters, rank in zip(inputs, ranks, strict=True):
        if len(letters) != rank:
            raise ValueError(f"einsum: {subscripts!r} gives {len(letters)} letters to an array of {rank} dimensions")
    if not arrow:
        found = "".join(inputs)
        right = "..." * (unnamed > 0) + "".join(sorted(c for c in set(found) if c.isascii() and found.count(c) == 1))
    output = _spelled(right, unnamed)
    if len(set(output)) < len(output) or not set(output) <= set("".join(inputs)):
        raise ValueError(f"einsum: {subscripts!r}: the letters of the result are different ones, and found in the operands")
    return inputs, output


def _spelled(letters: str, unnamed: int) -> str:
    return letters.replace("...", _UNNAMED[: max(0, unnamed)][::-1], 1)


def _extents(subscripts: str, inputs: Sequence[str], shapes: Sequence[tuple[int, ...]]) -> dict[str, int]:
    """The size of every letter; an axis of size 1 goes with any."""
    extent: dict[str, int] = {}
    for letters, shape in zip(inputs, shapes, strict=True):
        for c, size in zip(letters, shape, strict=True):
            known = extent.setdefault(c, size)
            if not any(is_same(a, b) for a, b in ((known, size), (known, 1), (size, 1))):
                every = ", ".join(map(str, shapes))
                raise ValueError(f"einsum: {c!r} of {subscripts!r} is {known} in one array and {size} in another: {every}")
            extent[c] = size if is_same(known, 1) else known
    return extent


def _without_repeats(letters: str, node: Number) -> Term:
    """A letter that stands twice in one operand is its diagonal there."""
    for c in dict.fromkeys(letters):
        while letters.count(c) > 1:
            first, second = letters.index(c), letters.index(c, letters.index(c) + 1)
            others = [i for i in range(len(letters)) if i not in (first, second)]
            order = (*others, first, second)
            node = each(node, lambda x: diagonal_of(x.permute(*order)))  # noqa: B023  called at once
            letters = "".join(letters[i] for i in others) + c
    return letters, node


def diagonal_of(x: UOp) -> UOp:
    """The elements of the last two axes, equally long, where both positions are the same:
    by movement alone."""
    *before, n, m = sizes(x)
    if not is_same(n, m):
        raise ValueError(f"axes of sizes {n} and {m} have no diagonal")
    margins = [(0, 0)] * len(before)
    rows = x.reshape(*before, n * n).pad(*margins, (0, n)).reshape(*before, n, n + 1)
    return rows.shrink(*((0, d) for d in (*before, n)), (0, 1)).reshape(*before, n)


def _cheapest(terms: Sequence[Term], output: str, extent: dict[str, int]) -> tuple[int, int]:
    """The two operands whose contraction is the least work; of equals, the one that leaves least."""
    most = {c: greatest_value(size) for c, size in extent.items()}

    def work(pair: tuple[int, int]) -> tuple[int, int]:
        i, j = pair
        rest = output + "".join(t[0] for n, t in enumerate(terms) if n not in pair)
        both = set(terms[i][0] + terms[j][0])
        return prod(most[c] for c in both), prod(most[c] for c in both & set(rest))

    return min(combinations(range(len(terms)), 2), key=work)


def _kept(term: Term, wanted: str) -> Term:
    """Summed over the letters that nobody wants any more."""
    letters, node = term
    axes = tuple(i for i, c in enumerate(letters) if c not in wanted)
    if not axes:
        return term
    left = "".join(c for c in letters if c in wanted)
    shape = [d for i, d in enumerate(shape_of(node)) if i not in axes]
    return left, each(node, lambda x: accumulated(x, monoids.ADD, axes, x.type).reshape(*shape))


def _contracted(a: Term, b: Term, wanted: str, extent: dict[str, int]) -> Term:
    """The product of two operands, summed over the letters that they share and nobody wants afterwards."""
    a, b = _kept(a, wanted + b[0]), _kept(b, wanted + a[0])
    shared = [c for c in a[0] if c in b[0]]
    batch, depth = [c for c in shared if c in wanted], [c for c in shared if c not in wanted]
    rows, columns = ([c for c in t[0] if c not in shared] for t in (a, b))
    left = _arranged(a, (batch, rows, depth), extent)
    right = _arranged(b, (batch, depth, columns), extent)
    made = contraction.product(left, right)
    letters = "".join((*batch, *rows, *columns))
    shape = [extent[c] for c in letters]
    return letters, each(made, lambda x: x.reshape(*shape))


def _arranged(term: Term, groups: Sequence[Sequence[str]], extent: dict[str, int]) -> Number:
    """The axes in these groups, each as one axis; a group of batches only where there are some."""
    letters, node = term
    order = [c for group in groups for c in group]
    places, wide = [letters.index(c) for c in order], [extent[c] for c in order]
    batch, *matrix = (prod(extent[c] for c in group) for group in groups)
    shape = (*((batch,) if groups[0] else ()), *matrix)
    return each(node, lambda x: x.permute(*places).expand(*wide).reshape(*shape))
