"""Legality of a LOOP of a call's graph: its sources, its body's values, and its STATEs."""

from __future__ import annotations

from kg.dtype import DType, bool_, void
from kg.ir.args import LoopBody, Param
from kg.ir.op import Op
from kg.ir.shapes.shape import format_shape
from kg.ir.uop import UOp


def loop_sources(node: UOp) -> str | None:
    """As many sources as are carried and taken apart, and maybe others.
    Every carried value has a next one."""
    body = node.loop
    if node.dtype is not void:
        return f"a loop has several results: its dtype is void, not {node.dtype}"
    if not isinstance(body.count, int) and not (isinstance(body.count.dtype, DType) and body.count.dtype.is_int):
        return f"the steps of a loop are an integer, not {body.count.dtype}"
    if isinstance(body.count, int) and body.count < 0:
        return f"a loop can't take {body.count} steps"
    if min(body.carried, body.sliced) < 0 or len(node.src) < body.carried + body.sliced:
        return f"{body} carries {body.carried} values and takes {body.sliced} apart, of {len(node.src)} sources"
    return (
        None if body.carried <= len(body.values) else f"{body} carries {body.carried} values; a step makes {len(body.values)}"
    )


def carried_alike(node: UOp) -> str | None:
    """What is carried begins as what it is after a step."""
    body = node.loop
    for number in range(body.carried):
        first, after = node.src[number], body.values[number]
        if (first.dtype, first.shape) != (after.dtype, after.shape):
            was, becomes = (f"{u.dtype} {format_shape(u.shape)}" for u in (first, after))
            return f"{body}: carried value {number} begins as {was} and is {becomes} after a step"
    return None


def taken_apart(node: UOp) -> str | None:
    """What is taken apart has a piece for each step."""
    body = node.loop
    for number in range(body.carried, body.carried + body.sliced):
        shape = node.src[number].shape
        if not shape or shape[0] != body.count:
            return f"{body} can't take source {number} of shape {format_shape(shape)} apart along its first axis"
    return None


def body_reads_sources(node: UOp) -> str | None:
    """The PARAMs of the body stand for the sources, or for their pieces; there is no other memory in it."""
    body = node.loop
    for read in dict.fromkeys(u for value in body.values for u in value.find(Op.PARAM, Op.BUFFER)):
        if read.op is Op.BUFFER or not isinstance(read.arg, Param):
            return f"{body} reads memory in its steps: it is to be a source of the loop"
        if not 0 <= read.slot < len(node.src):
            return f"{body} of {len(node.src)} sources reads source {read.slot}"
        source = node.src[read.slot]
        piece = body.carried <= read.slot < body.carried + body.sliced
        shape = source.shape[1:] if piece else source.shape
        if (read.dtype, read.shape) != (source.dtype, shape):
            wanted, given = f"{source.dtype} {format_shape(shape)}", f"{read.dtype} {format_shape(read.shape)}"
            return f"{body}: source {read.slot} is {wanted} in a step, not {given}"
    return None


def goes_on_by_a_flag(node: UOp) -> str | None:
    body = node.loop
    if body.condition < 0:
        return None
    if (
        body.condition >= body.carried
        or body.values[body.condition].dtype is not bool_
        or body.values[body.condition].shape != ()
    ):
        return f"{body} goes on while a carried bool without axes holds; value {body.condition} is none"
    return f"{body} may end early: nothing can be stacked" if body.stacked else None


def loop_result(node: UOp) -> str | None:
    """The STATE of a LOOP, or None where it is one of something else:
    a carried value, a stack, or what the steps began with."""
    body = node.src[0].arg
    if not isinstance(body, LoopBody):
        return None
    count = len(body.values)
    if not 0 <= node.slot < count + body.carried:
        return f"{body} has results 0 to {count + body.carried - 1}, not {node.slot}"
    wanted = body.values[node.slot] if node.slot < count else node.src[0].src[node.slot - count]
    return None if node.dtype is wanted.dtype else f"result {node.slot} of {body} is {wanted.dtype}, not {node.dtype}"
