"""The program that qemu-user runs: its code is that of the sources beside it; what stops it is said."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest
from kg.plugin import LaunchError, LoadError
from kg_isa.emulated.device import EmulatedRuntime, text_of
from kg_isa.emulated.worker import GUEST, WORKERS, emulator_of

MACHINES = {183: ("a64.s", "aarch64-linux-gnu", ()), 243: ("rv64.s", "riscv64-linux-gnu", ("-march=rv64g",))}


@pytest.mark.parametrize("machine", MACHINES)
def test_the_code_is_what_the_source_assembles_to(machine: int, tmp_path: Path) -> None:
    name, prefix, options = MACHINES[machine]
    if not shutil.which(f"{prefix}-as"):
        pytest.skip(f"needs an assembler: apt-get install binutils-{prefix}")
    source = str(files("kg_isa.emulated") / name)
    subprocess.run([f"{prefix}-as", *options, "-o", str(tmp_path / "w.o"), source], check=True)
    subprocess.run(
        [f"{prefix}-objcopy", "-O", "binary", "-j", ".text", str(tmp_path / "w.o"), str(tmp_path / "w.bin")], check=True
    )
    assert (tmp_path / "w.bin").read_bytes().hex() == WORKERS[machine][2]


@pytest.fixture(params=MACHINES)
def runtime(request: pytest.FixtureRequest) -> EmulatedRuntime:
    if emulator_of(request.param) is None:
        pytest.skip("needs qemu-user: apt-get install qemu-user")
    return EmulatedRuntime("QEMU", request.param)


def test_a_kernel_that_goes_astray_is_an_error(runtime: EmulatedRuntime) -> None:
    assert runtime.alive
    with pytest.raises(LaunchError, match=r"the emulated processor stopped with -?\d+: the kernel accessed"):
        runtime.worker.call(GUEST - 4096, 0, 0, 0, 0)
    assert not runtime.alive


def test_what_is_no_object_is_refused() -> None:
    for data, why in ((b"", "no 64-bit"), (b"\x7fELF\x02\x01" + bytes(100), "ELF machine 0, not for 183")):
        with pytest.raises(LoadError, match=re.escape(why)):
            text_of(data, 183)
