"""Libraries that are missing, of another release, or unknown: a sentence each, with what to install.
The table of structs is what the debug information says."""

from __future__ import annotations

import ctypes.util
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from kg.plugin import DeviceUnavailable, Target
from kg_nir import checks, factories
from kg_nir.compilers import artifact
from kg_nir.compilers.artifact import NIR, packed, unpacked
from kg_nir.mesa import files
from kg_nir.mesa.layouts import VERSION

HERE = Path(__file__).parents[1]


def test_tinymesa_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(files.MissingError, match="not installed: pip install tinymesa=="):
        files.library("libtinymesa.so")
    assert "tinymesa is not installed" in checks.reason_against_llvmpipe()


def test_tinymesa_is_of_another_release(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: SimpleNamespace(origin=str(tmp_path / "__init__.py")))
    monkeypatch.setattr(files, "version", lambda name: "1.0")
    with pytest.raises(files.MissingError, match=f"tinymesa is 1.0, and this package knows the structs of {VERSION}"):
        files.library("libtinymesa.so")
    monkeypatch.setattr(files, "version", lambda name: VERSION)
    with pytest.raises(files.MissingError, match=r"libtinymesa\.so is missing"):
        files.library("libtinymesa.so")


def test_there_is_no_llvm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LLVMS", ("libLLVM.so.1000.1",))
    with pytest.raises(files.MissingError, match="install LLVM 19 or 20"):
        files.find_llvm()


def test_the_library_is_another_one(tmp_path: Path) -> None:
    """Nothing is renamed in what is not known."""
    other = tmp_path / "libtinymesa_cpu.so"
    other.write_bytes(Path(sys.executable).read_bytes())
    with pytest.raises(files.MissingError, match="is not the one that this package knows"):
        files.for_llvm(other, files.LLVMS[1])
    assert files.for_llvm(other, files.LLVMS[0]) == str(other)


@pytest.mark.parametrize(("made_of", "said"), [(b"", "file too short"), (None, "has no nir_builder_init_simple_shader")])
def test_the_library_is_broken(made_of: bytes | None, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One that is cut short, and one without the functions, are told before anything is compiled."""
    from kg_nir.process import worker

    path = tmp_path / "libtinymesa.so"
    if made_of is None:
        found = ctypes.util.find_library("m")
        path.symlink_to(next(p for p in Path("/lib").glob(f"*/{found}")) if found else sys.executable)
    else:
        path.write_bytes(made_of)
    monkeypatch.setattr(files, "library", lambda name: path)
    with pytest.raises((files.MissingError, OSError), match=said):
        worker.Worker("nir")


def test_the_compiler_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LLVMS", ("libLLVM.so.1000.1",))
    with pytest.raises(DeviceUnavailable, match="install LLVM 19 or 20"):
        factories.llvmpipe_compiler(Target.parse("CPU:NIR"))


def test_artifacts_say_who_wrote_them(monkeypatch: pytest.MonkeyPatch) -> None:
    code = packed(NIR, {"name": "k"}, b"shader")
    head, data = unpacked(NIR, code)
    assert (head["name"], head["tinymesa"], data) == ("k", VERSION, b"shader")
    for bad in (code[:-1], code + b"\0", code[:-1] + b"R", code[:20]):
        with pytest.raises(ValueError, match="cut short or damaged"):
            unpacked(NIR, bad)
    for bad in (b"", b"kgnir\0", b"\x7fELF" + code):
        with pytest.raises(ValueError, match="no kgnir of kg-nir"):
            unpacked(NIR, bad)
    monkeypatch.setattr(artifact, "VERSION", "1.0")
    with pytest.raises(ValueError, match=f"tinymesa {VERSION} wrote these bytes"):
        unpacked(NIR, code)


@pytest.mark.skipif(importlib.util.find_spec("elftools") is None, reason="pyelftools: pip install pyelftools")
@pytest.mark.skipif(importlib.util.find_spec("tinymesa") is None, reason=f"tinymesa: pip install tinymesa=={VERSION}")
def test_the_table_of_structs_is_fresh() -> None:
    made = subprocess.run([sys.executable, HERE / "tools/make_layouts.py"], capture_output=True, text=True, check=True).stdout
    assert made == (HERE / "src/kg_nir/mesa/layouts.txt").read_text()
