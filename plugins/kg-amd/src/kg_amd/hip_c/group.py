"""GROUP_REDUCE in HIP C: butterflies within a wave by the exchanges of `kg_amd.llvm.exchange`, as builtins, and the results of several through shared memory.

What is computed here is named here: exchanges and barriers are for all work-items, and may not move into a branch.
"""

from __future__ import annotations

from math import gcd, prod

from kg.plugin import DType, Op, UOp
from kg.plugin.cstyle import RULES as C_RULES
from kg.plugin.cstyle import Text, Writer, memory_type

from kg_amd.exchange import EXCHANGES, steps
from kg_amd.hip_c.renderer import HIPRenderer
from kg_amd.hip_c.writer import HIPWriter, of_hip


def group_reduce(w: Writer, u: UOp) -> None:
    """GROUP_REDUCE"""
    op, items = Op[u.group_reduce.how.upper()], u.group_reduce.items
    lanes = [w.arg(u.src[0])] if u.lanes == 1 else [w.language.lane(w.atom(u.src[0]), n) for n in range(u.lanes)]
    made = [_reduced(w, op, u.type.scalar, value, items) for value in lanes]
    w.text[u] = Text(made[0] if u.lanes == 1 else w.language.vector_literal(u.type, made))


def _reduced(w: Writer, op: Op, dtype: DType, value: str, items: int) -> str:
    assert isinstance(w.language, HIPRenderer)
    wave = w.language.gpu.wave
    width, value = gcd(items, wave), _named(w, dtype, value)
    for distance in (1 << n for n in range(width.bit_length() - 1)):
        value = _combined(w, op, dtype, value, f"{_exchange(w, dtype, distance)}({value})")
    return _through_memory(w, op, dtype, value, width, items) if items > width else value


def _named(w: Writer, dtype: DType, code: str) -> str:
    name = w.number("part")
    w.line(w.language.constant(w.type(dtype), name, code))
    return name


def _combined(w: Writer, op: Op, dtype: DType, x: str, y: str) -> str:
    """As the op itself is written."""
    operands = tuple(UOp(Op.CUSTOM, dtype, (), _named(w, dtype, code) if code == y else code) for code in (x, y))
    for operand in operands:
        w.text[operand] = Text(operand.name)
    found = C_RULES[op](w, UOp(op, dtype, operands))
    assert found is not None
    return _named(w, dtype, found.code)


def _exchange(w: Writer, dtype: DType, distance: int) -> str:
    """A function that gives the value of the work-item at this distance, word by word."""
    assert isinstance(w.language, HIPRenderer)
    count = -(-max(8, dtype.bits) // 32)
    lines = [f"int words[{count}] = {{}};", "__builtin_memcpy(words, &a, sizeof a);"]
    for n in range(count):
        code = f"words[{n}]"
        for kind, number in steps(distance, w.language.gpu):
            code = EXCHANGES[kind].format(word=code, number=number)
        lines.append(f"words[{n}] = {code};")
        if "permlanex16" in code:  # which LLVM 19 moves into a branch that alone uses it, where other lanes are off
            lines.append(f'asm volatile("" : "+v"(words[{n}]));')
    lines += ["__builtin_memcpy(&a, words, sizeof a);", "return a;"]
    return w.helper(f"other_{distance}", dtype, [(w.type(dtype), "a")], lines)


def _through_memory(w: Writer, op: Op, dtype: DType, value: str, width: int, items: int) -> str:
    """What the pieces of `width` work-items have come to, combined in one order by all work-items."""
    writer, kind = of_hip(w), memory_type(w, dtype)
    total, memory = prod(writer.block), w.number("slots")
    w.top.append(f"  {w.language.local_declaration(memory, kind, total // width)}")
    if writer.loops:
        w.line(w.language.barrier)  # those that read what the last round left are done
    item = _number(writer)
    w.line(f"if ({item} % {width} == 0) {memory}[{item} / {width}] = {value};")
    w.line(w.language.barrier)
    begin = "" if items == total else f"{item} / {items} * {items // width} + "
    result = _named(w, dtype, f"{memory}[{begin}0]")
    for n in range(1, items // width):
        result = _combined(w, op, dtype, result, f"{memory}[{begin}{n}]")
    return result


def _number(w: HIPWriter) -> str:
    """The work-item's number in its group, l0 the fastest."""
    number = ""
    for axis, size in reversed(list(zip("xyz", w.block, strict=True))):
        if size > 1 or axis == "x":
            item = f"(int)__builtin_amdgcn_workitem_id_{axis}()"
            number = f"({number} * {size} + {item})" if number else item
    return number
