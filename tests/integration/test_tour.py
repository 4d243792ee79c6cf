"""The kernels of the tour on every device that this project brings,
and the commands of `kg` as people type them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import kg
import numpy as np
import pytest
from kg.cli import main
from kg.errors import DeviceUnavailable
from kg.plugin import registry
from kg.plugin.api import Probe
from kg.plugin.registry import open_device
from kg.plugin.trials import first_use, probing
from kg.settings import override
from kg_tune.cli.tour_kernels import EXAMPLES

FILES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.kg"))
VECTOR_ADD = next(file for file in FILES if file.stem == "vector_add")


@pytest.mark.parametrize("kernel", EXAMPLES)
@pytest.mark.parametrize("device", ["REF", "CPU:LLVM", "CPU:C"])
def test_kernels_agree_with_numpy(device: str, kernel: str) -> None:
    try:
        opened = open_device(device)
        assert opened.renderer  # made when first asked for, and so is the compiler
    except DeviceUnavailable as error:
        pytest.skip(str(error))
    one = EXAMPLES[kernel][1](True)
    program = opened.compile(one.ast, one.schedule)
    output = opened.buffer(np.zeros_like(one.expected))
    opened.bind(program, [output, *(opened.buffer(a) for a in one.arrays)])()
    got = output.numpy().reshape(one.expected.shape).astype(np.float64)
    assert np.abs(got - one.expected).max() <= one.tolerance * max(1.0, float(np.abs(one.expected).max()))


def test_tour(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tour", "--device", "CPU:LLVM", "--device", "REF", "--kernel", "vector_add"]) == 0
    output = capsys.readouterr().out
    assert "define void @vector_add" in output and "GB/s" in output and "What to try next" in output


def test_tour_stages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tour", "--stages", "--kernel", "row_softmax", "--device", "CPU:LLVM"]) == 0
    output = capsys.readouterr().out
    assert "== after lower_loops" in output and "== source (llvm" in output


def test_a_wrong_result_is_an_exit_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from dataclasses import replace

    says, make = EXAMPLES["vector_add"]
    wrong = replace(make(True), expected=make(True).expected + np.float32(1))
    monkeypatch.setitem(EXAMPLES, "vector_add", (says, lambda small: wrong))
    assert main(["tour", "--device", "REF", "--kernel", "vector_add"]) == 1
    assert "WRONG: error" in capsys.readouterr().out


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
def test_examples_are_explained(file: Path, device: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(file), "--device", device, "--rules"]) == 0
    output = capsys.readouterr().out
    assert output.startswith("== ast") and "== linear" in output and "== source" in output


def test_explain_shows_one_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "matmul", "--device", "REF", "--schedule", "UPCAST(o0, 4)", "--stage", "expand", "--rules"]) == 0
    output = capsys.readouterr().out
    assert "== before expand" in output and "== after expand" in output and "o0.in" in output
    assert "== source" not in output


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["explain", "no_such_file.kg"], "no_such_file.kg is neither a file nor an example; there are any_length"),
        (["conformance", "REF", "--report", str(VECTOR_ADD)], "vector_add.kg: File exists"),
        (["conformance", "REF", "--pins", "no_such_file"], "there is no file of pins no_such_file"),
        (["conformance", "REF", "--update-pins"], "--update-pins writes the file of --pins: name it"),
        (["tune", str(VECTOR_ADD), "--seconds", "nan"], "must be more than 0"),
        (["docs", "decisions/9999"], "there is no page 'decisions/9999'"),
        (["conformance", "REF", "--pytest", "'x"], "--pytest 'x: No closing quotation"),
        (["conformance", "REF", "--replay", str(VECTOR_ADD)], "parameter 1 needs a line `# array 1: ...`"),
        (["tune", str(VECTOR_ADD), "--device", "REF", "--data", str(VECTOR_ADD)], "vector_add.kg is no .npz file"),
        (["tune", str(VECTOR_ADD), "--device", "REF", "--start", "UPCAST(z, 4)"], "there is no axis 'z'; there are o0"),
        (["explain", "matmul", "--stage", "nonsense"], "there is no stage 'nonsense'; there are ast, linear"),
        (["explain", "matmul", "--device", "GPU"], "no device 'GPU'; there are"),
        (["explain", "matmul", "--device", "REF", "--asm"], "has no machine code"),
        (["explain", "matmul", "--device", "REF", "--schedule", "UPCAST(o9, 4)"], "there is no axis 'o9'; there are o0"),
        (["explain", "matmul", "--device", "REF", "--schedule", "upcast 4"], "expected an Opt such as"),
        (["tour", "--kernel", "nonsense"], "there is no kernel 'nonsense'; there are vector_add"),
        (["tour", "--device", "CPU:NONSENSE"], "CPU has no renderer 'NONSENSE'; there are CPU:LLVM"),
    ],
)
def test_what_a_user_gets_wrong_is_said(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert says in capsys.readouterr().err


def test_a_device_of_the_environment_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    with override(device="GPU"):
        assert main(["explain", "matmul", "--source"]) == 2
    assert "no device 'GPU', which KG_DEVICE names; there are" in capsys.readouterr().err


def test_no_command_is_an_error_that_names_them(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([])
    assert "name a command: `kg --help`" in capsys.readouterr().err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"kg {kg.__version__}\n"


def test_the_package_is_the_command() -> None:
    """`python -m kg` is `kg`: what it prints, how it calls itself, its status."""
    command = [str(Path(sys.executable).with_name("kg"))]
    for arguments, status in (
        (["--version"], 0),
        (["docs", "--where"], 0),
        (["docs", "no-such-page"], 2),
        (["--no-such-option"], 2),
    ):
        ways = [
            subprocess.run([*way, *arguments], capture_output=True, text=True, check=False)
            for way in (command, [sys.executable, "-m", "kg"])
        ]
        assert [(done.returncode, done.stdout, done.stderr) for done in ways] == [(status, ways[0].stdout, ways[0].stderr)] * 2


def test_a_warning_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Where in kg it comes from is for people who write programs."""
    (tmp_path / "file").touch()
    environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path / "file"), "KG_NO_CACHE": "0"}
    command = [sys.executable, "-m", "kg", "cache", "stats"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("kg: kg keeps no cache on disk: "), done.stderr


def test_where_no_device_can_be_used_they_are_listed_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "run_probe", lambda spec: Probe(False, "it is not here"))
    monkeypatch.setattr(registry, "_opened", {})
    monkeypatch.setattr(registry, "_probes", {})
    with override(device=""):
        assert main(["devices"]) == 0
        assert "default" not in (listed := capsys.readouterr().out) and listed.count("it is not here") > 4
        with pytest.raises(DeviceUnavailable, match="no device can be used here: `kg doctor` says why"):
            registry.default_name()
        absent = probing.Visit("loaded", False, "it is not here")
        monkeypatch.setattr(first_use, "visit", lambda known, names, **_: dict.fromkeys(names, absent))
        assert main(["doctor"]) == 0
        assert "default device: none" in (said := capsys.readouterr().out) and "it is not here" in said


@pytest.mark.parametrize(
    ("text", "says"),
    [("%0 = nonsense", "unknown op 'nonsense'"), ("%0 = const 1 : int32", "a kernel ends in `sink`"), ("", ":1:1")],
)
def test_bad_text_is_said(tmp_path: Path, text: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.kg"
    file.write_text(text)
    assert main(["explain", str(file)]) == 2
    assert says in capsys.readouterr().err


def test_devices(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [
        "DEVICE",
        "CPU:LLVM",
        "CPU:X86",
        "CPU:C",
        "CPU:NIR",
        "CUDA:PTX",
        "CUDA:C",
        "CUDA:NAK",
        "AMD:LLVM",
        "AMD:HIP",
        "AMD:ISA",
        "WEBGPU:WGSL",
        "METAL:MSL",
        "OPENCL:C",
        "OPENCL:SPIRV",
        "TOY:ASM",
        "CUDASIM:PTX",
        "CUDASIM:C",
        "FORTH:CODE",
        "AMDSIM:LLVM",
        "AMDSIM:HIP",
        "AMDSIM:ISA",
        "METALHOST:MSL",
        "QEMUA64:A64",
        "QEMUA64:LLVM",
        "AMDSIM942:LLVM",
        "AMDSIM942:HIP",
        "AMDSIM942:ISA",
        "QEMURV64:RV64",
        "REF:TEXT",
        "ADRENO:IR3",
        "NULL:TEXT",
    ]


def test_a_missing_compiler_is_a_line_with_what_to_do() -> None:
    environment = {**os.environ, "KG_CC": "no-such-compiler"}
    command = [sys.executable, "-m", "kg", "devices"]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    (line,) = [line for line in output.splitlines() if line.startswith("CPU:C ")]
    assert "missing" in line and "gcc, clang" in line


def test_cache(tmp_path: Path) -> None:
    environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path), "KG_CHECK": "0"}

    def kg(*arguments: str) -> str:
        command = [sys.executable, "-m", "kg", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    kg("explain", "vector_add", "--device", "CPU:LLVM", "--asm")
    (tmp_path / "tune.sqlite3").write_bytes(bytes(5000))
    os.utime(next((tmp_path / "bin").rglob("*/*")), (time.time() - 7200, time.time() - 7200))
    found = kg("cache")
    entries = sum(1 for kind in ("answer", "bin", "verdicts") for path in (tmp_path / kind).rglob("*") if path.is_file())
    assert f"\n{entries} entries, " in found and "kB of 2.0 GB (KG_CACHE_LIMIT)\n" in found
    rows = [line.split("  ") for line in found.splitlines()[3:]]
    assert [(row[0], row[-1].strip()) for row in rows] == [
        ("answers of probes", "0 to 0"),
        ("compiled code", "2 to 2"),
        ("trials of plugins", "0 to 0"),
        ("tune.sqlite3, not counted", "0 to 0"),
    ]
    assert re.search(r"\ntune.sqlite3, not counted +1 +8.2 kB +0 to 0\n", found)
    assert "\n0 entries removed, 0 bytes\n" in kg("cache", "trim") and f"\n{entries} entries removed, " in kg("cache", "clear")
    assert not list((tmp_path / "bin").rglob("*/*")) and (tmp_path / "tune.sqlite3").exists()
    environment["KG_CACHE_LIMIT"] = "0"
    assert "of any size (KG_CACHE_LIMIT)" in kg("cache", "stats")
