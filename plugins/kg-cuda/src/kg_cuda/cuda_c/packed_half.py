"""float16 arithmetic in CUDA C, scalar and packed (f16x2), by inline PTX."""

from __future__ import annotations

from kg.plugin import Op, UOp
from kg_render.cstyle import RULES as C_RULES
from kg_render.cstyle import Text, Writer

from kg_cuda.cuda_c.renderer import HALF
from kg_cuda.ptx.packed_half import PAIRED


def arithmetic(w: Writer, u: UOp) -> Text | None:
    """The ops of `PAIRED`."""
    if u.type.scalar is not HALF:
        return C_RULES[u.op](w, u)
    names = "abc"[: len(u.src)]
    parameters = [(w.type(u.type), name) for name in names]
    function = w.helper(u.op.name.lower(), u.type, parameters, _pair(w, u, names) if u.lanes == 2 else _alone(w, u, names))
    return Text(f"{function}({', '.join(w.arg(s, 3) for s in u.src)})")


def _instruction(op: Op, kind: str, count: int) -> str:
    return f"{PAIRED[op]}.{kind} {', '.join(f'%{n}' for n in range(count + 1))};"


def _alone(w: Writer, u: UOp, names: str) -> list[str]:
    given = ", ".join(f'"h"({name}.bits)' for name in names)
    return [f"{w.type(u.type)} r;", f'asm("{_instruction(u.op, "f16", len(names))}" : "=h"(r.bits) : {given});', "return r;"]


def _pair(w: Writer, u: UOp, names: str) -> list[str]:
    words = [f"{name}_word" for name in names]
    given = ", ".join(f'"r"({word})' for word in words)
    return [
        f"unsigned int {', '.join(words)}, word;",
        *(f"memcpy(&{word}, &{name}, 4);" for word, name in zip(words, names, strict=True)),
        f'asm("{_instruction(u.op, "f16x2", len(names))}" : "=r"(word) : {given});',
        f"{w.type(u.type)} r;",
        "memcpy(&r, &word, 4);",
        "return r;",
    ]
