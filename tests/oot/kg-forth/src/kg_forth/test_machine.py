"""Tier 90, what only this package can test: the machine, and the pass, by themselves."""

from __future__ import annotations

import struct

import pytest
from kg import float32, int32, open_device, param, sink
from kg.plugin import Op, UnsupportedError, UOp, ordered_uops
from kg.plugin.passes import Context

from kg_forth.isa import PLACES, instruction, listing, opened, sealed
from kg_forth.machine import decoded, run
from kg_forth.renderer import ForthRenderer, Writer
from kg_forth.stack_order import depth, stack_order


def result(*code: bytes, kind: str = "int32") -> int:
    """What is left on the stack, as the first element of a buffer."""
    memory = bytearray(8)
    program = b"".join([instruction("push", "int32"), *code, instruction("store", kind)])
    run(decoded(program), [memoryview(memory)], memoryview(b""), ())
    return int.from_bytes(memory[: 8 if "64" in kind else 4], "little", signed=kind[0] != "u")


@pytest.mark.parametrize(
    ("name", "kind", "x", "y", "expected"),
    [
        ("add", "int32", 2**31 - 1, 1, -(2**31)),
        ("sub", "uint32", 0, 1, 2**32 - 1),
        ("div", "int32", -(2**31), -1, -(2**31)),
        ("div", "int64", -7, 2, -3),
        ("mod", "int64", -7, 0, 0),
        ("shl", "uint64", 1, 64, 0),
        ("shr", "int32", -8, 99, -1),
    ],
)
def test_integers_follow_the_table(name: str, kind: str, x: int, y: int, expected: int) -> None:
    operands = instruction("push", kind, number=x), instruction("push", kind, number=y)
    assert result(*operands, instruction(name, kind), kind=kind) == expected


def test_a_loop_counts_and_may_run_no_round() -> None:
    def rounds(stop: int) -> int:
        limits = instruction("push", "int32"), instruction("push", "int32", number=stop)
        count = instruction("get", number=9), instruction("push", "int32", number=1), instruction("add", "int32")
        loop = *limits, instruction("loop", number=1), *count, instruction("put", number=9), instruction("end")
        return result(instruction("push", "int32"), instruction("put", number=9), *loop, instruction("get", number=9))

    assert [rounds(stop) for stop in (-3, 0, 1, 5)] == [0, 0, 1, 5]


def test_a_program_is_told_from_a_part_of_it() -> None:
    whole = sealed(instruction("push", "int32", number=7) + instruction("put"))
    assert opened(whole) == whole[8:] and listing(whole[8:]) == "push.int32 7\nput 0\n"
    for wrong in (b"", whole[:-12], whole + whole[8:], whole[:20] + b"\xff" + whole[21:]):
        with pytest.raises(ValueError, match="no whole program"):
            opened(wrong)
    with pytest.raises(ValueError, match="has no end"):
        decoded(instruction("loop"))


def chain(terms: int) -> UOp:
    """x1 + (x2 + (x3 + …)), whose sums each wait for the next."""
    xs = [param(slot, (4,), int32) for slot in range(1, terms + 1)]
    total = xs[-1]
    for x in reversed(xs[:-1]):
        total = x + total
    return total


def test_the_deeper_operand_comes_first() -> None:
    context = Context(ForthRenderer(), ())
    total = chain(6)
    assert depth(total, {}) == 6 and depth(stack_order(total, context), {}) == 2
    floats = param(1, (4,), float32) + (param(2, (4,), float32) + param(3, (4,), float32))
    assert stack_order(floats, context) is floats


def test_no_expression_leaves_the_stack() -> None:
    """Sums of 40 terms each way, of integers and of floats, whose operands stay in their order."""
    device = open_device("FORTH")
    for dtype in (int32, float32):
        xs = [param(slot, (4,), dtype) for slot in range(1, 41)]
        total = xs[0]
        for x in reversed(xs):
            total = x + total * x
        program = device.compile(sink(param(0, (4,), dtype).store(total), name="deep"))
        assert len(Writer(ordered_uops(program)).code()) > 12 * PLACES


def test_what_the_machine_lacks_is_said() -> None:
    with pytest.raises(UnsupportedError, match="has no BARRIER"):
        list(Writer(()).statement(UOp(Op.BARRIER, int32)))


def test_constants_are_exact() -> None:
    memory = bytearray(8)
    bits = struct.unpack("<q", struct.pack("<d", -0.1))[0]
    code = instruction("push", "int32"), instruction("push", "float64", number=bits), instruction("store", "float64")
    run(decoded(b"".join(code)), [memoryview(memory)], memoryview(b""), ())
    assert struct.unpack("<d", memory) == (-0.1,)
