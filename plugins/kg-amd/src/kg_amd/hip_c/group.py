"""GROUP_REDUCE in HIP C: the C family's, by the exchanges of `kg_amd.exchange` as builtins;
SUBGROUP_SHUFFLE by ds_bpermute_b32."""

from __future__ import annotations

from math import prod

from kg.plugin import DType, UOp
from kg_render.cstyle import SubgroupWords, Writer
from kg_render.cstyle import group_reduce as in_subgroups
from kg_render.cstyle import subgroup_shuffle as in_subgroup

from kg_amd.exchange import EXCHANGES, LANE, steps
from kg_amd.hip_c.renderer import HIPRenderer
from kg_amd.hip_c.writer import HIPWriter, of_hip


def group_reduce(w: Writer, u: UOp) -> None:
    """GROUP_REDUCE"""
    assert isinstance(w.language, HIPRenderer)
    writer = of_hip(w)
    in_subgroups(w, u, SubgroupWords(w.language.gpu.wave, prod(writer.block), _number(writer), _exchange))


def subgroup_shuffle(w: Writer, u: UOp) -> None:
    """SUBGROUP_SHUFFLE, word by word."""
    assert isinstance(w.language, HIPRenderer)
    dtype = u.type
    count = -(-max(8, dtype.bits) // 32)
    body = [f"int words[{count}] = {{}};", "__builtin_memcpy(words, &a, sizeof a);"]
    body += [f"words[{n}] = __builtin_amdgcn_ds_bpermute(lane << 2, words[{n}]);" for n in range(count)]
    body += ["__builtin_memcpy(&a, words, sizeof a);", "return a;"]
    function = w.helper("of_lane", dtype, [(w.type(dtype), "a"), ("int", "lane")], body)
    in_subgroup(w, u, w.language.gpu.wave, LANE, lambda value, lane: f"{function}({value}, (int)({lane}))")


def _exchange(w: Writer, dtype: DType, name: str, distance: int) -> str:
    """By a function that gives the value of the work-item at this distance, word by word."""
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
    return f"{w.helper(f'other_{distance}', dtype, [(w.type(dtype), 'a')], lines)}({name})"


def _number(w: HIPWriter) -> str:
    """The work-item's number in its group, l0 the fastest."""
    number = ""
    for axis, size in reversed(list(zip("xyz", w.block, strict=True))):
        if size > 1 or axis == "x":
            item = f"(int)__builtin_amdgcn_workitem_id_{axis}()"
            number = f"({number} * {size} + {item})" if number else item
    return number
