"""Base of NIR renderers: readable text as source, the serialised shader for the compiler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kg.plugin import MACHINE_DTYPES, DType, Op, Renderer, UnsupportedError, UOp, parse_dtype, symbol
from kg.plugin.rendering import arguments
from kg_tiles import OPTS

from kg_nir.compilers.artifact import NIR, packed
from kg_nir.process.requests import ask
from kg_nir.shader.calls import Calls
from kg_nir.shader.ops import TABLE
from kg_nir.shader.writer import Writer

#: Computed with where a backend has it.
HALF: Final = parse_dtype("float16")
#: What is not an instruction on bools.
_NO_BOOL: Final = frozenset((Op.SHL, Op.SHR, Op.MULACC, Op.IDIV, Op.MOD))
_FLOATS: Final = frozenset((Op.MULACC, Op.TRUNC, Op.ROUND, Op.SQRT))
#: What is none on float16 in a backend or another, or not rounded right.
_NOT_ON_HALVES: Final = frozenset((Op.FDIV, Op.SQRT, Op.TRUNC, Op.ROUND))


class NIRRenderer(Renderer):
    """Subclass for a target: where its arguments are, what memory it has."""

    language = "nir"
    target: str = ""  #: of the worker's build
    supported_dtypes = MACHINE_DTYPES | {HALF}
    strategy = "kg_schedules:default_schedule"
    lowering = "kg_lowering:decompose"
    opts = OPTS
    code_for_op: ClassVar[dict[Op, object]] = {
        **TABLE,
        **dict.fromkeys((Op.LOAD, Op.STORE), "an intrinsic"),
        **dict.fromkeys((Op.VECTORIZE, Op.GEP), "values of lanes"),
        Op.PREFETCH: "nothing",
    }
    _last: tuple[UOp, bytes, str] | None = (
        None  #: the program that was made last: `render` and `asm` are asked for the same one
    )

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if (op in _NO_BOOL and dtype.is_bool) or (op in _FLOATS and not dtype.is_float):
            return False
        if dtype is HALF and op in _NOT_ON_HALVES:
            return False
        return super().supports(op, dtype, lanes)

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        """What writes the calls."""
        raise NotImplementedError

    def entry(self, name: str) -> str:
        """What a kernel's function is called."""
        return symbol(name)

    def render(self, uops: Sequence[UOp]) -> str:
        """NIR as Mesa prints it. No tool reads it back."""
        return self._made(uops)[2]

    def asm(self, program: UOp, linear: UOp) -> bytes:
        """The serialised shader, which a compiler of the language `nir` takes."""
        return self._made(linear.src)[1]

    def _made(self, uops: Sequence[UOp]) -> tuple[UOp, bytes, str]:
        if not uops or uops[-1].op is not Op.SINK:
            raise UnsupportedError("a linear program ends with its SINK")
        last = self._last
        if last is None or last[0] is not uops[-1]:
            name = self.entry(uops[-1].kernel.name)
            calls = self.writer(uops, Calls(name)).run()
            words = {
                "do": "build",
                "target": self.target,
                "name": name,
                "registers": calls.registers,
                "calls": calls.calls,
                "work_group": calls.work_group,
                "shared": calls.shared,
            }
            answer, shader = ask("nir", words)
            head = {key: words[key] for key in ("target", "name", "work_group", "shared")}
            head["arguments"] = sum(map(len, arguments(uops)))
            last = self._last = uops[-1], packed(NIR, head, shader), answer["text"]
        return last
