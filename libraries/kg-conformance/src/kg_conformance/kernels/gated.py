"""Programs with masked loads only, so that the alternative value of a gated LOAD is visible."""

from __future__ import annotations

from collections.abc import Sequence

from kg.compile.program import do_compile, do_render
from kg.ir.op import Op
from kg.ir.uop import UOp

from kg_conformance.subject import Subject


def with_alternatives(subject: Subject, program: UOp) -> tuple[UOp, int]:
    """The program with `where(gate, load(gated), x)` as a load whose alternative is x, made anew;
    and how many there were."""
    linear, count = _rewritten(program.src[1].src)
    ordered = program.replace(src=(linear[-1], UOp(Op.LINEAR, program.dtype, tuple(linear))))
    return do_compile(do_render(ordered, subject.renderer), *subject.tools), count


def _rewritten(uops: Sequence[UOp]) -> tuple[list[UOp], int]:
    chosen = {u.src[1]: u.src[2] for u in uops if u.op is Op.WHERE and _is_masked_load(u)}
    made: dict[UOp, UOp] = {}
    listed: dict[UOp, None] = {}
    for uop in uops:
        if uop.op is Op.WHERE and uop.src[1] in chosen:
            made[uop] = made[uop.src[1]]
            continue
        src = tuple(made[s] for s in uop.src)
        if uop in chosen:
            listed[chosen[uop]] = None
            src = (src[0], chosen[uop], *src[2:])
        made[uop] = uop.replace(src=src)
        listed[made[uop]] = None
    return list(listed), len(chosen)


def _is_masked_load(node: UOp) -> bool:
    load = node.src[1]
    return load.op is Op.LOAD and load.gate is node.src[0] and node.src[2].op is Op.CONST
