"""A product whose number of rows is open, as two kernels:
one for few rows, one for enough of them to be worth a packed panel and full tiles.

launch product (n from 1 to 512)   ->   launch product when 16 <= n (n from 16);  launch product when n < 16 (n to 15)

Within each the default schedule knows what it can count on: the last tile of many rows may overlap the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import cast

from kg.frontend import TRUE, Dim, LaunchStep, Op, Param, Plan, Renderer, ShapeError, Step, UOp, Var, bool_, polynomial


def in_versions(plan: Plan, renderer: Renderer, device: str = "") -> Plan:
    """The plan with a version of each product of one device for few rows and for many,
    on targets with vectors and caches."""
    if not plan.variables or not renderer.vectors.alu or not renderer.caches.sizes:
        return plan
    return replace(plan, steps=tuple(version for step in plan.steps for version in _versions(plan, step, device)))


def _versions(plan: Plan, step: Step, device: str) -> Iterator[Step]:
    found = None
    if isinstance(step, LaunchStep) and step.kernel.op is Op.SINK and plan.buffers[step.buffers[0]].device == device:
        found = _open_rows(step.kernel)
    if found is None or not isinstance(step, LaunchStep):
        yield step
        return
    variable, threshold = found
    var = variable.variable
    many = variable.replace(arg=Var(var.name, threshold, var.max))
    few = variable.replace(arg=Var(var.name, var.min, threshold - 1))
    try:
        kernels = [_narrowed(step.kernel, variable, narrow, word) for narrow, word in ((many, ""), (few, "_few"))]
    except ShapeError:  # a shape that is right for all sizes is not written alike for some
        yield step
        return
    enough = variable.const_like(threshold) <= variable
    for kernel, when in zip(kernels, (enough, UOp(Op.XOR, bool_, (enough, TRUE))), strict=True):
        yield LaunchStep(kernel, step.buffers, when if step.when is None else step.when & when)


def _open_rows(kernel: UOp) -> tuple[UOp, int] | None:
    """The variable on which the rows of a kernel's one product depend,
    and from which value on there are many of them."""
    reductions = list(kernel.find(Op.REDUCE))
    if len(reductions) != 1:
        return None
    (product,) = reductions
    if product.reduction.monoid.op != "ADD" or product.src[0].op is not Op.MUL:
        return None
    for axis, dim in enumerate(product.src[0].shape):
        if axis not in product.reduction.axes and isinstance(dim, UOp):
            return _threshold(dim)
    return None


def _threshold(dim: UOp) -> tuple[UOp, int] | None:
    """(n, t) where dim is a multiple of n, and enough from n = t on, but not for the least n."""
    from kg_schedules.steps import WORTH_PACKING

    terms = polynomial.polynomial(dim)
    ((monomial, times), *others) = terms.items()
    if others or len(monomial) != 1 or monomial[0].op is not Op.DEFINE_VAR or times < 1:
        return None
    threshold, var = -(-WORTH_PACKING // times), monomial[0].variable
    return (monomial[0], threshold) if var.min < threshold <= var.max else None


def _narrowed(kernel: UOp, old: UOp, new: UOp, word: str) -> UOp:
    """The kernel with a variable of another range, in sources and in shapes."""
    known: dict[UOp, Dim] = {}

    def dim(d: Dim) -> Dim:
        if isinstance(d, int):
            return d
        if d not in known:
            known[d] = polynomial.normal(d.substitute({old: new}))
        return known[d]

    def narrowed(node: UOp, src: tuple[UOp, ...]) -> UOp:
        made = node.replace(src=src, arg=_narrowed_arg(node, dim))
        if node.op is not Op.SINK and node.op is not Op.STORE:
            _ = made.shape  # refuse what does not fit any more
        return made

    result, info = kernel.map_nodes(narrowed, known={old: new}), kernel.kernel
    return result.replace(arg=replace(info, name=f"{info.name}{word}"))


def _narrowed_arg(node: UOp, dim: Callable[[Dim], Dim]) -> object:
    match node.op:
        case Op.PARAM:
            return Param(node.param.slot, tuple(map(dim, node.param.shape)))
        case Op.RESHAPE | Op.EXPAND:
            return tuple(map(dim, node.dims))
        case Op.PAD | Op.SHRINK:
            pairs = cast("tuple[tuple[Dim, Dim], ...]", node.arg)
            return tuple((dim(before), dim(after)) for before, after in pairs)
        case _:
            return node.arg
