"""Running products of complex numbers, and their derivatives: zeros are counted, not divided by."""

from __future__ import annotations

from functools import partial

from kg.frontend import Op, int32

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray
from kg_array.complex_numbers.pairs import Pair
from kg_array.elementwise.arithmetic import reciprocal
from kg_array.elementwise.comparison import equal
from kg_array.functions.creation import cast
from kg_array.functions.selection import where
from kg_array.functions.statistical import cumulative_sum, product_along
from kg_array.transforms.derivatives.custom import custom_jvp


@partial(custom_jvp, nondiff_argnums=(1,))
def products(x: Array, axis: int) -> Array:
    """The products of what comes first along an axis."""
    return ComplexArray(product_along(Pair(*x.parts), Op.SCAN, (axis,)), x.device)


@products.defjvp
def _(axis: int, primals: tuple[Array], tangents: tuple[Array]) -> tuple[Array, Array]:
    (x,), (change,), made = primals, tangents, products(*primals, axis)
    zero = equal(x, 0)
    before = cumulative_sum(cast(zero, int32), axis=axis)
    first = zero & equal(before, 1)
    smooth = made * cumulative_sum(where(zero, 0, change * reciprocal(where(zero, 1, x))), axis=axis)
    through = products(where(first, 1, x), axis) * cumulative_sum(where(first, change, 0), axis=axis)
    return made, where(before > 0, through, smooth)
