"""How C compilers are found, what they answer, and how they fail."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from c_support import COMPILERS
from kg.errors import CompileError, DeviceUnavailable
from kg.settings import override
from kg_cpu.c import compiler as c_compiler
from kg_cpu.c.compiler import CCompiler, find_toolchain
from kg_cpu.host import baseline, host
from kg_cpu.objects.elf import load_object

every_compiler = pytest.mark.parametrize("compiler", COMPILERS)
SOURCE = "void kernel(void **args, long start, long stop, void *scratch) { *(int *)args[0] = 3; }\n"


def test_a_compiler_is_tested() -> None:
    """Where this fails nothing of CPU:C ran: install gcc or clang."""
    assert COMPILERS


@every_compiler
def test_an_object_and_its_key(compiler: str) -> None:
    made = CCompiler(compiler)
    assert load_object(made.compile(SOURCE)).address("kernel")
    assert made.compile(SOURCE) == made.compile(SOURCE)
    assert made.key() == CCompiler(compiler).key()
    assert made.toolchain.version in made.key() and made.toolchain.identity in made.key() and "-ffp-contract=off" in made.key()


def test_the_key_knows_the_processor_and_the_compiler() -> None:
    keys = {CCompiler(c).key() for c in COMPILERS}
    assert len(keys) == len(COMPILERS)
    if host().architecture == "x86_64":
        levels = ("x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4")
        assert len({CCompiler(COMPILERS[0], baseline("x86_64", level)).key() for level in levels}) == 4


@every_compiler
def test_a_refused_source(compiler: str) -> None:
    with pytest.raises(CompileError) as caught:
        CCompiler(compiler).compile("void kernel() { nonsense }\n")
    assert "nonsense" in caught.value.source
    assert "nonsense" in caught.value.log and "error" in caught.value.log
    assert "-ffreestanding" in caught.value.command and caught.value.command.endswith("kernel.c -o kernel.o")


@every_compiler
def test_the_setting_names_a_compiler(compiler: str) -> None:
    with override(cc=compiler):
        assert CCompiler().toolchain == find_toolchain(compiler)


def test_a_setting_that_names_none() -> None:
    for wrong in ("no-such-compiler", "false", "/dev/null"):
        with override(cc=wrong), pytest.raises(DeviceUnavailable, match="KG_CC="):
            CCompiler()


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("", "wrote no kernel.o"),
        (': > "$out"', "wrote an empty file"),
        ('printf garbage > "$out"', "wrote 7 bytes that are no ELF object"),
        ('mkdir "$out"', "wrote no kernel.o"),
        ("printf '\\377\\376' >&2; exit 1", "failed with status 1"),
    ],
)
def test_a_compiler_that_makes_no_object(tmp_path: Path, body: str, says: str) -> None:
    script = tmp_path / "cc"
    find = 'while [ $# -gt 0 ]; do [ "$1" = -o ] && out=$2; shift; done'
    script.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo some compiler 1 && exit\n{find}\n{body}\n')
    script.chmod(0o755)
    with pytest.raises(CompileError, match=rf"cc .*{says}") as caught:
        CCompiler(str(script)).compile(SOURCE)
    assert str(script) in caught.value.command
    assert ("KG_CC names" in str(caught.value)) == ("exit 1" not in body)


@pytest.mark.parametrize("name", ["'", '"gcc', "\x1b[2J", "\udcff", "x" * 5000, " ", "/", "/dev/null", "\n"])
def test_a_hostile_name_is_no_compiler(name: str) -> None:
    with pytest.raises(DeviceUnavailable, match=r"KG_CC=.* is no working C compiler"):
        find_toolchain(name)


def test_no_compiler_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_compiler.shutil, "which", lambda name: None)
    monkeypatch.setattr(c_compiler.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(DeviceUnavailable, match=r"apt-get install clang.*pip install 'kg-cpu\[zig\]'.*KG_CC"):
        find_toolchain()


@pytest.mark.skipif(shutil.which("objdump") is None, reason="needs objdump, of binutils")
def test_machine_code_in_words() -> None:
    made = CCompiler(COMPILERS[0])
    assert "<kernel>" in made.disassemble(made.compile(SOURCE))
