"""Tier 30: what was rendered compiles, without the device; a compiler says what it refuses,
and its key says what it is."""

import json
import subprocess
import sys

import pytest
from kg.cache.entries import digest_of
from kg.compile.program import makes_code, to_program
from kg.dtype import STORABLE, DType
from kg.errors import CompileError
from kg.target.compiler import Compiler
from kg.text.program import binary_of as loaded_of
from kg.text.program import ordered_uops

from kg_conformance import compiling, package
from kg_conformance.kernels import batch
from kg_conformance.requires import requires
from kg_conformance.subject import Subject

OPS = [
    pytest.param(op, dtype, marks=requires("offline_compile", *batch.needs_of(op, dtype)), id=f"{op}-{dtype}")
    for dtype in STORABLE
    for op in batch.op_names(dtype)
]


@pytest.fixture(scope="session")
def compiler(subject: Subject) -> Compiler:
    assert subject.compiler is not None, f"a compiler is claimed for {subject.name}, but no package offers one"
    return subject.compiler


@pytest.mark.parametrize(("op", "dtype"), OPS)
def test_compiles(subject: Subject, op: str, dtype: DType):
    """The op's source, scalar and in the widest vectors, becomes a binary.
    Where there is no compiler the renderer's own code."""
    found = [c for c in compiling.compile_all(subject, dtype) if op in c.ops]
    assert found
    wrong = [f"{c.lanes} lanes: {c.errors[op]}" for c in found if op in c.errors]
    assert not wrong, "\n".join(wrong)


@requires("compiler")
def test_binary_is_the_same_again(subject: Subject, compiler: Compiler):
    """One source gives one binary: else caches of different machines would disagree."""
    given = compiling.small_input(subject)
    assert compiling.compiled(compiler, given) == compiling.compiled(compiler, given)


@requires("compiler", "offline_compile")
def test_syntax_error_is_reported(subject: Subject, compiler: Compiler):
    """Source that is none becomes a CompileError that holds the source, what the compiler said,
    and how to do it again. Of bytes it says what is wrong."""
    given = compiling.spoilt(compiling.small_input(subject))
    with pytest.raises(CompileError) as caught:
        compiling.compiled(compiler, given)
    error = caught.value
    if isinstance(given, bytes):
        assert str(error).strip()
        return
    assert error.source == given, "the CompileError does not hold the source"
    assert error.log.strip(), "the CompileError does not hold what the compiler said"
    assert error.command.strip(), "the CompileError does not say how to do it again"
    assert error.log.strip().splitlines()[0] in str(error)


@requires("compiler")
def test_refused_source_is_not_kept(subject: Subject, compiler: Compiler):
    """What failed fails again: nothing of it is in the cache."""
    given = compiling.spoilt(compiling.small_input(subject))
    for _ in range(2):
        with pytest.raises(CompileError):
            compiler.compile_cached(given)


@requires("compiler")
def test_key(subject: Subject, compiler: Compiler):
    """The key is text that names a version, and is no address."""
    key = compiler.key()
    assert key and key == compiler.key() and " at 0x" not in key
    assert any(c.isdigit() for c in key), f"the key {key!r} names no version"


def test_key_is_the_same_in_another_process(subject: Subject):
    """Else nothing that one process compiles is found by the next."""
    script = (
        "import json, sys; from kg_conformance.subject import Subject; s = Subject(sys.argv[1]);"
        "print(json.dumps([s.compiler.key() if s.compiler else '', s.renderer.fingerprint()]))"
    )
    environment = {**package.environment(), "PYTHONHASHSEED": "3"}
    command = [sys.executable, "-c", script, subject.name]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    key, fingerprint = json.loads(done.stdout.splitlines()[-1])
    assert key == (subject.compiler.key() if subject.compiler else "")
    assert fingerprint == subject.renderer.fingerprint()


@requires("compiler")
def test_key_changes_with_flags(subject: Subject, compiler: Compiler):
    """Every attribute of the compiler that is a number or text, a flag or a version as it may be,
    is part of the key."""
    silent = [name for name in compiling.plain_attributes(compiler) if not compiling.key_follows(compiler, name)]
    assert not silent, (
        f"{type(compiler).__name__}.key() says nothing of {', '.join(silent)}: two that differ would share binaries"
    )


@requires("compiler")
def test_key_reaches_the_cache(subject: Subject, compiler: Compiler):
    """Two compilers of different keys never share a binary."""
    given = compiling.small_input(subject)
    source = given if isinstance(given, str) else given.hex()
    assert digest_of(compiler.key(), source) != digest_of(compiler.key() + "+", source)


@requires("disassemble")
def test_disassembles(subject: Subject):
    """The machine code in words: several lines, and not those of the source;
    without a compiler the listing of a renderer that makes the code."""
    source, compiler = compiling.small_source(subject), subject.compiler
    if compiler is None:
        assert makes_code(subject.renderer), f"{subject.name} has no machine code"
        words = source or subject.renderer.listing(ordered_uops(to_program(compiling.small_ast(subject), subject.renderer)))
        assert len(words.strip().splitlines()) > 2, (
            f"{subject.name} has no listing: its renderer makes code, and has neither `render` nor `listing`"
        )
        return
    text = compiler.disassemble(loaded_of(subject.compile(compiling.small_ast(subject))))
    assert len(text.strip().splitlines()) > 2 and text != source
