"""Renderers whose source is NIR: the text for people, the serialised shader for the compiler."""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from typing import ClassVar, Final

from kg.plugin import Caches, DType, Op, Renderer, UnsupportedError, UOp, Workers, parse_dtype, symbol

from kg_nir.calls import Calls
from kg_nir.mesa.layouts import VERSION
from kg_nir.ops import TABLE
from kg_nir.process import ask
from kg_nir.writer import Writer, bits_of_constant

SCALARS: Final = frozenset(
    map(parse_dtype, ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "bool", "float32", "float64"))
)
#: What is not an instruction on bools.
_NO_BOOL: Final = frozenset((Op.SHL, Op.SHR, Op.MULACC, Op.IDIV, Op.MOD))
_FLOATS: Final = frozenset((Op.MULACC, Op.TRUNC, Op.ROUND, Op.SQRT))
_MAGIC: Final = b"kgnir\0"


def packed(target: str, name: str, shader: bytes) -> bytes:
    """A serialised shader behind what must be known to read it."""
    head = json.dumps({"tinymesa": VERSION, "target": target, "name": name}).encode()
    return _MAGIC + struct.pack("<H", len(head)) + head + shader


def unpacked(code: bytes) -> tuple[dict[str, str], bytes]:
    """The head and the shader. Raises ValueError for what is none, or of another release of Mesa, which would read it wrongly."""
    if not code.startswith(_MAGIC) or len(code) < len(_MAGIC) + 2:
        raise ValueError("this is no serialised NIR of kg")
    start = len(_MAGIC) + 2
    (length,) = struct.unpack_from("<H", code, len(_MAGIC))
    head = json.loads(code[start : start + length])
    if head.get("tinymesa") != VERSION:
        raise ValueError(f"the shader was written by tinymesa {head.get('tinymesa')}, and this package reads {VERSION}")
    return head, code[start + length :]


class NIRRenderer(Renderer):
    """Subclass for a target: where its arguments are, what memory it has."""

    language = "nir"
    target: ClassVar[str] = ""  #: of the worker's build
    supported_dtypes = SCALARS
    strategy = "kg_schedules:default_schedule"
    code_for_op: ClassVar[dict[Op, object]] = {
        **TABLE,
        **dict.fromkeys((Op.LOAD, Op.STORE), "an intrinsic"),
        Op.PREFETCH: "nothing",
    }
    _last: tuple[UOp, bytes, str] | None = (
        None  #: the program that was made last: `render` and `asm` are asked for the same one
    )

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if (op in _NO_BOOL and dtype.is_bool) or (op in _FLOATS and not dtype.is_float):
            return False
        return lanes == 1 and super().supports(op, dtype, lanes)

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        """What writes the calls."""
        raise NotImplementedError

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
            name = symbol(uops[-1].kernel.name)
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
            last = self._last = uops[-1], packed(self.target, name, shader), answer["text"]
        return last


class LLVMpipeWriter(Writer):
    """A program of a CPU: the four arguments of its function are the words of constant buffer 0.

    llvmpipe runs both sides of a branch and empty loops under masks, and what is the same for all lanes without one. Pointers go through a register,
    which counts as divergent, so that every access is masked.
    """

    table = TABLE

    def addend(self, uop: UOp) -> int:
        if uop.op is Op.CONST and not uop.value:  # llvmpipe's code generator would leave the addition away
            return self.calls.get(self.calls.register(uop.type.bits, bits_of_constant(uop)))
        return self.value(uop)

    def argument(self, uop: UOp, number: int) -> int:
        if not hasattr(self, "_arguments"):
            register = self.calls.register(64)
            self.calls.set(register, self.calls.do("argument", 64, 0))
            self._arguments = self.calls.get(register)
        at = self.calls.alu("iadd", self._arguments, self.calls.constant(64, 8 * number))
        value = self.calls.load("global", 64, at)
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits == 32
        return self.calls.alu("u2u32", value) if narrow else value

    def special(self, uop: UOp) -> int:
        value = self.calls.do("argument", 64, {"start": 8, "stop": 16}[uop.name])
        return self.calls.alu("u2u32", value) if uop.type.bits == 32 else value

    def scratch(self, uop: UOp) -> int:
        register = self.calls.register(64)
        self.calls.set(register, self.calls.do("argument", 64, 24))
        return self.calls.alu("iadd", self.calls.get(register), self.calls.constant(64, uop.scratch[1]))


class LLVMpipeRenderer(NIRRenderer):
    """CPU:NIR"""

    device = "CPU"
    suffix = "NIR"
    target = "llvmpipe"
    workers = Workers(1)
    caches = Caches()

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        return LLVMpipeWriter(uops, calls)
