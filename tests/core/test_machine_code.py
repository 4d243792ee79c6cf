"""Renderers that make machine code themselves:
one path from a kernel to what is launched, for programs, caches, `kg explain` and the suite."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numpy as np
import pytest
from conformance.faults import Fault, MutantSubject
from kg.cache import entries as cache
from kg.compile.program import to_program
from kg.compile.program_cache import dump_program, load_program
from kg.compile.programs import compile_program
from kg.dtype import float32, int32
from kg.errors import UnsupportedError
from kg.events import listening
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.schedule.opts import parse_schedule
from kg.settings import override
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer
from kg.text.program import binary_of
from kg_conformance import compiling
from kg_conformance.kernels import batch
from kg_conformance.subject import Subject
from kg_conformance.tiers import test_20_render, test_30_compile
from kg_toy.assembler import ToyAssembler
from kg_toy.renderer import ToyRenderer
from kg_toy.runtime import ToyRuntime
from kg_tune.explain.stages import Wanted, explain
from kg_tune.search import _code_digest


class Encoder(ToyRenderer):
    """TOY, whose renderer makes the machine's code; the assembly is the listing."""

    def asm(self, program: UOp, linear: UOp) -> bytes:
        return ToyAssembler().compile(self.render(linear.src))


class Silent(Encoder):
    """The same without a listing: the assembly is written on the way to the code alone."""

    def asm(self, program: UOp, linear: UOp) -> bytes:
        return ToyAssembler().compile(ToyRenderer().render(linear.src))

    render = Renderer.render


class Restless(Silent):
    """Never the same code twice."""

    made = count()

    def asm(self, program: UOp, linear: UOp) -> bytes:
        return super().asm(program, linear) + next(self.made).to_bytes(16, "little")


class Empty(Encoder):
    def asm(self, program: UOp, linear: UOp) -> bytes:
        return b""


@pytest.fixture
def directory(tmp_path: Path) -> Iterator[Path]:
    for kept in (cache.programs, cache.binaries):
        kept.forget()
    with override(cache_dir=str(tmp_path), no_cache=False, check=False, record=""):
        yield tmp_path
    for kept in (cache.programs, cache.binaries):
        kept.forget()


def kernel() -> UOp:
    return sink(param(0, (8,), float32).store(param(1, (8,), float32) * 3.0), name="triple")


@pytest.mark.parametrize("renderer", [Encoder, Silent])
def test_a_kernel_runs(renderer: type[ToyRenderer]) -> None:
    device = Device("TOY", ToyRuntime(), lambda: (renderer(), None))
    (result,) = device.run(kernel(), np.arange(8, dtype=np.float32))
    assert result.tolist() == [3.0 * i for i in range(8)]
    program = device.compile(kernel())
    source = next(s.name for s in program.src if s.op is Op.SOURCE)
    assert bool(source) is (renderer is Encoder), "the source is a listing, where there is one"


def test_a_program_is_kept(directory: Path) -> None:
    renderer = Encoder()
    made = compile_program(kernel(), renderer, None)
    cache.programs.forget()
    hits: list[bool] = []
    with listening(lambda event: hits.append(bool(event.hit)) if event.kind == "program" else None):
        found = compile_program(kernel(), renderer, None)
    assert hits == [True]
    assert binary_of(found) == binary_of(made) == binary_of(load_program(dump_program(made)))


def test_the_listing_is_shown() -> None:
    text = "".join(explain(kernel(), Encoder(), None, None, Wanted.of(["asm"], Encoder())))
    assert "bytes of object" in text and "mul.float32 r1" in text
    assert "bytes of object" in "".join(explain(kernel(), Silent(), None, None, Wanted.of(["asm"], Silent())))


def test_the_source_of_a_renderer_without_a_listing_says_so() -> None:
    wanted = Wanted.of(["source"], Silent())
    assert "TOY:ASM writes no source: its machine code is shown by --asm" in "".join(
        explain(kernel(), Silent(), None, None, wanted)
    )


def subject(renderer: type[ToyRenderer]) -> Subject:
    made = renderer()
    return Subject("TOY", device=Device("TOY", ToyRuntime(), lambda: (made, None)))


@pytest.mark.parametrize("renderer", [Encoder, Silent])
def test_the_suite_takes_code_for_source(renderer: type[ToyRenderer]) -> None:
    given = subject(renderer)
    test_20_render.test_renders(given, "ADD", int32)
    test_20_render.test_same_source_twice(given)
    test_20_render.test_name_of_the_kernel(given)


def test_the_suite_compares_code() -> None:
    """All that it looked at was the source: empty, and the same whatever the code was."""
    with pytest.raises(AssertionError):
        test_20_render.test_same_source_twice(subject(Restless))
    one, other = (batch.digests_of(subject(Restless), int32) for _ in range(2))
    assert one.keys() == other.keys() and not {*one.items()} & {*other.items()}


def test_a_listing_is_machine_code_in_words() -> None:
    test_30_compile.test_disassembles(subject(Encoder))
    with pytest.raises(AssertionError, match="no listing"):
        test_30_compile.test_disassembles(subject(Silent))


def test_code_is_recorded_for_replay(tmp_path: Path) -> None:
    with override(record=str(tmp_path)):
        to_program(kernel(), Packed(), Unpacker())
        to_program(kernel(), Silent())
    kept = [json.loads(path.read_text()) for path in tmp_path.glob("*.json")]
    packed, silent = ("".join(k["source"].split()) for k in sorted(kept, key=lambda k: k["renderer"]))
    code = binary_of(to_program(kernel(), Silent()))
    assert silent == code.hex() and packed.endswith(code[::-1].hex()), "what the renderer made, not the compiler"


def test_a_search_tells_code_apart() -> None:
    """Programs without a source were one and the same to it, and all but the first passed over."""
    programs = [to_program(kernel(), Silent(), None, schedule) for schedule in (None, parse_schedule("UPCAST(o0, 4)"))]
    assert binary_of(programs[0]) != binary_of(programs[1])
    assert _code_digest(programs[0]) != _code_digest(programs[1])


class Unpacker(ToyAssembler):
    """Takes the machine's code backwards, as a device's own compiler takes an intermediate language
    in bytes."""

    calls = 0

    def key(self) -> str:
        return "unpacker 1"

    def compile_code(self, code: bytes) -> bytes:
        type(self).calls += 1
        return code[::-1]


class Packed(Encoder):
    def asm(self, program: UOp, linear: UOp) -> bytes:
        return super().asm(program, linear)[::-1]


def test_bytes_that_a_compiler_takes_are_compiled_once(directory: Path) -> None:
    Unpacker.calls = 0
    made = to_program(kernel(), Packed(), Unpacker())
    assert binary_of(made) == binary_of(to_program(kernel(), Encoder()))
    cache.binaries.forget()
    assert to_program(kernel(), Packed(), Unpacker()) is made and Unpacker.calls == 1, "the second came from the cache"
    device = Device("TOY", ToyRuntime(), lambda: (Packed(), Unpacker()))
    assert device.run(kernel(), np.arange(8, dtype=np.float32))[0].tolist() == [3.0 * i for i in range(8)]


def test_code_without_bytes_and_code_that_is_compiled_as_text_are_refused() -> None:
    with pytest.raises(UnsupportedError, match="triple: what TOY:ASM was made into has no bytes"):
        to_program(kernel(), Empty())
    with pytest.raises(UnsupportedError, match="ToyAssembler takes text, not what a renderer makes by asm"):
        to_program(kernel(), Encoder(), ToyAssembler())


class Forgetful(Compiler):
    """Compiles what it is given by name, and gives nothing for whole programs:
    once what the suite compiled, and nobody launched."""

    def key(self) -> str:
        return "forgetful 1"

    def compile(self, source: str) -> bytes:
        return b""


def test_the_suite_compiles_what_is_launched() -> None:
    """It asked `asm` by itself, and `to_program` never: a device passed that could launch nothing."""
    subject = MutantSubject(Fault(compiler=Forgetful))
    batches = compiling.compile_all(subject, int32)
    assert batches and all("nothing can be loaded" in b.errors[op] for b in batches for op in b.ops)
