"""WMMA in CUDA C: an inline-PTX function with `mma.sync` for each tensor core."""

from __future__ import annotations

from kg.plugin import TensorCore, UnsupportedError, UOp
from kg_render.cstyle import Text, Writer

from kg_cuda.tensor_cores.mma import TF32, instruction

#: Bits of a word -> its type, and what inline PTX calls it.
_WORDS = {32: ("unsigned int", "r"), 64: ("unsigned long long", "l")}


def matrix_step(w: Writer, u: UOp) -> None:
    """WMMA.
    It is named where it is computed: all lanes of a warp take part, so that it may not move into a branch."""
    core = u.arg
    if not isinstance(core, TensorCore) or core.threads != 32:
        raise UnsupportedError(f"{u.arg} is no tensor core of CUDA:C")
    parameters = [(w.type(s.type), name) for s, name in zip(u.src, ("a", "b", "c"), strict=True)]
    function = w.helper(core.name, u.type, parameters, _body(w, u, core))
    w.declare(u, Text(f"{function}({', '.join(w.atom(s) for s in u.src)})"))


def _body(w: Writer, u: UOp, core: TensorCore) -> list[str]:
    counts = [s.type.bits * s.lanes // max(32, s.type.bits) for s in u.src]
    rounded = core.numerics == TF32
    lines: list[str] = []
    for s, name, count in zip(u.src, ("a", "b", "c"), counts, strict=True):
        lines.append(f"{_WORDS[max(32, s.type.bits)][0]} {name}_words[{count}];")
        if rounded and name != "c":
            lines += [_rounded(w, name, n) for n in range(count)]
        else:
            lines.append(f"memcpy({name}_words, &{name}, sizeof {name}_words);")
    places = iter(range(sum(counts)))
    c, a, b = (f"{{{', '.join(f'%{next(places)}' for _ in range(counts[n]))}}}" for n in (2, 0, 1))
    outputs, *inputs = (
        ", ".join(f'"{sign}{_WORDS[max(32, u.src[n].type.bits)][1]}"({name}_words[{i}])' for i in range(counts[n]))
        for n, name, sign in ((2, "c", "+"), (0, "a", ""), (1, "b", ""))
    )
    lines.append(f'asm volatile("{instruction(core)} {c}, {a}, {b}, {c};" : {outputs} : {", ".join(inputs)});')
    return [*lines, f"{w.type(u.type)} r;", "memcpy(&r, c_words, sizeof r);", "return r;"]


def _rounded(w: Writer, name: str, n: int) -> str:
    return f'asm("cvt.rna.tf32.f32 %0, %1;" : "=r"({name}_words[{n}]) : "f"({w.language.lane(name, n)}));'
