"""Tier 30: compiles the batches of tier 20, and bisects one that is refused."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import cast

from kg.compile.program import do_compile, makes_code
from kg.dtype import STORABLE, DType
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.target.compiler import Compiler
from kg.text.program import binary_of as loaded_of
from kg.text.program import part_of, source_of

from kg_conformance.kernels.batch import Rendered, render, render_all
from kg_conformance.subject import Subject


@dataclass(frozen=True, slots=True)
class Compiled:
    """Some ops of a dtype at a number of lanes, and for each that was refused why."""

    lanes: int
    ops: tuple[str, ...]
    errors: Mapping[str, str]


@cache
def compile_all(subject: Subject, dtype: DType) -> list[Compiled]:
    """The scalar batches of a dtype and those of its widest vectors.
    Several at once: most compilers are other processes."""
    rendered = render_all(subject, dtype)
    widest = max((r.batch.lanes for r in rendered), default=1)
    chosen = [r for r in rendered if r.batch.lanes in (1, widest)]
    _ = subject.tools  # made here, not by several threads

    def compile_one(rendered: Rendered) -> Compiled:
        return _compile(subject, rendered)

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(compile_one, chosen))


def _compile(subject: Subject, rendered: Rendered) -> Compiled:
    """A batch in one; op by op where that is refused. An op that could not be rendered is not judged here."""
    batch = rendered.batch
    errors: dict[str, str] = {op: f"not rendered: {why}" for op, why in rendered.errors().items()}
    if rendered.program is not None:
        why = _refusal(subject, rendered.program)
        if why and len(batch.ops) > 1:
            for part in batch.split():
                errors |= _compile(subject, render(subject, part)).errors
        elif why:
            errors |= dict.fromkeys(batch.ops, why)
    return Compiled(batch.lanes, batch.ops, errors)


def _refusal(subject: Subject, program: UOp) -> str:
    """Why a program does not compile, or nothing."""
    try:
        binary = binary_of(subject, program)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "" if binary else "the binary is empty"


def binary_of(subject: Subject, program: UOp) -> bytes:
    """What is loaded of a program: its BINARY, made as every kernel's is,
    or the text itself where the runtime takes that."""
    made = do_compile(program, *subject.tools)
    return source_of(made).encode() if part_of(made, Op.BINARY) is None else loaded_of(made)


def small_ast(subject: Subject, name: str = "small", scale: int = 3) -> UOp:
    """A kernel that any device can run: x * scale."""
    dtype = next(d for d in (*_FIRST, *STORABLE) if subject.claims(f"dtype.{d}"))
    x = param(1, (16,), dtype)
    return sink(param(0, (16,), dtype).store(x * scale), name=name)


_FIRST = tuple(d for d in STORABLE if d.name in ("int32", "float32"))


def small_source(subject: Subject) -> str:
    from kg.compile.program import to_program

    return source_of(to_program(small_ast(subject), subject.renderer))


def small_input(subject: Subject) -> str | bytes:
    """What the compiler takes of it: the source, or what a renderer's `asm` gives."""
    from kg.compile.program import to_program

    program = to_program(small_ast(subject), subject.renderer)
    return loaded_of(program) if makes_code(subject.renderer) else source_of(program)


def compiled(compiler: Compiler, given: str | bytes) -> bytes:
    """By whichever of the two functions takes it."""
    return compiler.compile(given) if isinstance(given, str) else compiler.compile_code(given)


def spoilt(given: str | bytes) -> str | bytes:
    """The same, but wrong in any language: text that is none, bytes that are cut short."""
    return f"{given}\n)] this is no source in any language [(\n" if isinstance(given, str) else given[: len(given) // 2]


def plain_attributes(compiler: Compiler) -> list[str]:
    """What a compiler keeps of itself as numbers, text, or tuples of text."""
    found = vars(compiler) if hasattr(compiler, "__dict__") else {}
    return sorted(name for name, value in found.items() if _changed(value) is not None)


def key_follows(compiler: Compiler, name: str) -> bool:
    """Whether the key is another one when this attribute is."""
    other = copy.copy(compiler)
    setattr(other, name, _changed(getattr(compiler, name)))
    return other.key() != compiler.key()


def _changed(value: object) -> object:
    """Another value of the kind; None for kinds that are not plain."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return f"{value} other"
        case tuple() if all(isinstance(v, str) for v in cast("tuple[object, ...]", value)):
            return (*cast("tuple[str, ...]", value), "-other")
        case _:
            return None
