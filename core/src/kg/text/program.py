"""The parts of a PROGRAM: its ordered nodes, which a cache holds as text, its SOURCE and its BINARY."""

from __future__ import annotations

from typing import cast

from kg.errors import KgError, LoadError, UnsupportedError
from kg.ir.args import ProgramInfo
from kg.ir.op import Op
from kg.ir.uop import UOp


def part_of(program: UOp, op: Op) -> UOp | None:
    """The LINEAR, SOURCE or BINARY of a PROGRAM, where it has one."""
    return next((part for part in program.src if part.op is op), None)


def source_of(program: UOp) -> str:
    """The text of a PROGRAM; empty where it has none."""
    found = part_of(program, Op.SOURCE)
    return "" if found is None else found.name


def binary_of(program: UOp) -> bytes:
    """What a compiler made of a PROGRAM.
    Raises UnsupportedError where there is nothing that can be loaded."""
    found = part_of(program, Op.BINARY)
    if found is None:
        raise _lacks(program, Op.BINARY)
    return cast(bytes, found.arg)


def written_of(program: UOp) -> str:
    """All that a PROGRAM became, as text to compare: its source, then its binary in hexadecimal digits."""
    return source_of(program) + (binary_of(program).hex("\n", -16) if part_of(program, Op.BINARY) is not None else "")


def ordered_uops(program: UOp) -> tuple[UOp, ...]:
    """Those of `linear_uops`, for devices that need them. Raises UnsupportedError where there are none."""
    found = linear_uops(program)
    if not found:
        raise _lacks(program, Op.LINEAR)
    return found


def _lacks(program: UOp, part: Op) -> UnsupportedError:
    info = program.program
    return UnsupportedError(f"{info.name} has no {part.name} part: compile it for {info.target or 'the device'} first")


def linear_uops(program: UOp) -> tuple[UOp, ...]:
    """The ordered nodes of a PROGRAM, parsed where it came from the cache."""
    linear = part_of(program, Op.LINEAR)
    if linear is None:
        return ()
    if isinstance(linear.arg, str):
        return _parsed(linear.arg, program.program)
    return linear.src


def _parsed(text: str, info: ProgramInfo) -> tuple[UOp, ...]:
    """Ordered nodes of a text. Raises LoadError where it is not all of a program's."""
    from kg.text.graphs import parse_linear

    try:
        found = tuple(parse_linear(text))
    except KgError as error:
        raise LoadError(
            f"{info.name}: this is no list of ordered nodes: compile the kernel again", source=text, log=str(error)
        ) from error
    if not found or found[-1].op is not Op.SINK:
        raise LoadError(f"{info.name}: the list of ordered nodes is cut short: compile the kernel again", source=text)
    return found


def linear_text(program: UOp) -> str:
    """The ordered nodes as text."""
    linear = part_of(program, Op.LINEAR)
    if linear is None:
        return ""
    if isinstance(linear.arg, str):
        return linear.arg
    from kg.text.graphs import format_linear

    return format_linear(linear.src)
