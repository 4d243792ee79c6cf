"""kg_array: lazy arrays over kg's kernels, on any installed device, after the Python array API standard 2024.12."""

from __future__ import annotations

from math import e, inf, nan, pi

from kg.dtype import (
    bfloat16,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from kg.dtype import bool_ as bool
from kg.ir.size import Size

from kg_array import fft, linalg, random
from kg_array.arithmetic import (
    abs,
    add,
    conj,
    divide,
    floor_divide,
    hypot,
    imag,
    multiply,
    negative,
    positive,
    pow,
    real,
    reciprocal,
    remainder,
    sign,
    sqrt,
    square,
    subtract,
)
from kg_array.array import Array, realize
from kg_array.bitwise import (
    bitwise_and,
    bitwise_invert,
    bitwise_left_shift,
    bitwise_or,
    bitwise_right_shift,
    bitwise_xor,
    copysign,
    logical_and,
    logical_not,
    logical_or,
    logical_xor,
    nextafter,
    signbit,
)
from kg_array.comparison import (
    clip,
    equal,
    greater,
    greater_equal,
    isfinite,
    isinf,
    isnan,
    less,
    less_equal,
    maximum,
    minimum,
    not_equal,
)
from kg_array.convolution import avg_pool, conv, max_pool
from kg_array.creation import (
    asarray,
    empty,
    empty_like,
    full,
    full_like,
    ones,
    ones_like,
    zeros,
    zeros_like,
)
from kg_array.data_types import astype, can_cast, finfo, iinfo, isdtype, result_type
from kg_array.devices import default_device, set_default_device
from kg_array.dtypes import complex64, complex128
from kg_array.einsum import einsum
from kg_array.exponential import exp, expm1, log, log1p, log2, log10, logaddexp
from kg_array.hyperbolic import acosh, asinh, atanh, cosh, sinh, tanh
from kg_array.inspection import __array_namespace_info__
from kg_array.interop import from_dlpack
from kg_array.linear_algebra import matmul, outer, tensordot, vecdot
from kg_array.manipulation import (
    broadcast_arrays,
    broadcast_to,
    concat,
    repeat,
    roll,
    stack,
    tile,
)
from kg_array.neural import (
    erf,
    gelu,
    layer_norm,
    log_softmax,
    logsumexp,
    relu,
    rms_norm,
    scaled_dot_product_attention,
    sigmoid,
    silu,
    softmax,
)
from kg_array.padding import pad
from kg_array.positions import arange, eye, linspace, meshgrid, one_hot, tril, triu
from kg_array.profiling import profile
from kg_array.rounding import ceil, floor, round, trunc
from kg_array.searching import argmax, argmin, count_nonzero, searchsorted
from kg_array.selection import nonzero, put_along_axis, take, take_along_axis, where
from kg_array.sets import unique_all, unique_counts, unique_inverse, unique_values
from kg_array.sorting import argsort, sort, top_k
from kg_array.statistical import (
    cumulative_max,
    cumulative_min,
    cumulative_prod,
    cumulative_sum,
    max,
    mean,
    min,
    prod,
    std,
    sum,
    var,
)
from kg_array.transforms.compiled import jit
from kg_array.transforms.custom import custom_jvp, custom_vjp
from kg_array.transforms.derivatives import grad, stop_gradient, value_and_grad, vjp
from kg_array.transforms.explained import explain
from kg_array.transforms.jacobians import hessian, jacobian, jvp
from kg_array.transforms.loops import checkpoint, fori_loop, scan, while_loop
from kg_array.transforms.mapped import vmap
from kg_array.transforms.tree import flatten as tree_flatten
from kg_array.transforms.tree import tree_map
from kg_array.transforms.tree import unflatten as tree_unflatten
from kg_array.trigonometry import acos, asin, atan, atan2, cos, sin, tan
from kg_array.utility import all, any, diff
from kg_array.views import expand_dims, flip, matrix_transpose, moveaxis, permute_dims, reshape, squeeze, unstack

newaxis = None
SUPPORTED_VERSIONS = ("2024.12",)
__array_api_version__ = "2024.12"
__version__ = "0.1.0"
