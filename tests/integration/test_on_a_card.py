"""tools/on_a_card.sh without a card: what it would run, its quick stages in the simulator,
what it leaves behind; wrong use. Nothing is timed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="bash runs the script")


def run(*options: str | Path, status: int = 0) -> str:
    """What it prints."""
    environment = {**os.environ, "CARD_PYTHON": sys.executable}
    done = subprocess.run(
        [ROOT / "tools" / "on_a_card.sh", *map(str, options)],
        capture_output=True, text=True, env=environment, timeout=280, check=False,
    )  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_dry(tmp_path: Path) -> None:
    """Each part of the suite once in all, and nothing is run."""
    lines = run("--dry", "--out", tmp_path / "out").splitlines()
    stages = {line.partition(":")[0] for line in lines}
    assert stages == {"setup", "probe", "units", "suite-ptx", "suite-c", "sharing", "speed", "vulkan"}
    for device in ("CUDA:PTX", "CUDA:C"):
        suite = " ".join(line for line in lines if f"conformance {device} --require-device" in line)
        assert all(f"--tier {tier}" in suite for tier in ("00", "10", "20", "30", "40", "50", "60", "70", "80", "90"))
    assert any("cuda_host.py --real" in line for line in lines) and any("cuda.py --markdown" in line for line in lines)
    assert not (tmp_path / "out" / "summary.md").exists()


def test_dry_for_amd(tmp_path: Path) -> None:
    """The suite through both languages, and through HSA without HIP."""
    lines = run("--vendor", "amd", "--dry", "--out", tmp_path / "out").splitlines()
    stages = {line.partition(":")[0] for line in lines}
    assert stages == {"setup", "probe", "suite-llvm", "suite-hip", "suite-hsa", "sharing", "speed", "vulkan"}
    for part in (
        "conformance AMD:LLVM --require-device",
        "conformance AMD:HIP --require-device",
        "env KG_DRIVER=hsa",
        "amd.py --markdown",
        "rocminfo",
    ):
        assert any(part in line for line in lines), part
    assert len({line.rpartition("--report ")[2] for line in lines if "--report" in line}) == sum(
        "--report" in line for line in lines
    )
    assert "amd has no stage units" in run("--vendor", "amd", "--dry", "--out", tmp_path, "units", status=2)


def test_stages_for_amd_in_the_simulator(tmp_path: Path) -> None:
    run("--vendor", "amd", "--sim", "--out", tmp_path, "sharing", "suite-llvm")
    summary = (tmp_path / "summary.md").read_text()
    assert "failed (" not in summary and "simulator of machine code" in summary
    assert "kg conformance AMDSIM:LLVM: 14 passed" in summary


def test_every_test_is_in_one_part() -> None:
    """The expressions of a tier leave nothing out and have nothing twice, whatever a test's name."""
    sys.path.insert(0, str(ROOT / "tools"))
    from on_a_card import PARTS

    names = [
        "test_50_alu[float16]",
        "test_50_alu[float8_e4m3]",
        "test_50_alu[bfloat16-float32]",
        "test_50_alu[float64]",
        "test_50_alu[int8]",
    ]
    names += ["test_60_kernels", "test_60_schedules[float16]", "test_60_memory", "test_60_plans"]
    for name in names:
        tier = name[5:7]
        words = {w: w in name for w in ("float16", "float8", "float32", "float64", "test_60_kernels", "test_60_schedules")}
        chosen = [part for part, (tiers, k) in PARTS.items() if tier in tiers and (not k or eval(k, {}, words))]
        assert len(chosen) == 1, (name, chosen)


def test_stages_in_the_simulator(tmp_path: Path) -> None:
    out = tmp_path / "out"
    run("--sim", "--out", out, "setup", "units", "sharing", "suite-ptx")
    summary = (out / "summary.md").read_text()
    assert "failed (" not in summary and "simulator of PTX" in summary and ", commit " in summary
    assert "| wgmma_m64n64k16_bf16_f32 | rows of 128 bytes | normal |" in summary and "| mma_m16n8k16_f16_f32 |" in summary
    assert "| torch | " in summary and "kg conformance CUDASIM:PTX: 14 passed" in summary
    report = json.loads(next((out / "reports").glob("CUDASIM-PTX-00/*.json")).read_text())
    assert report
    before = (out / "units" / "units.log").stat().st_mtime_ns
    run("--sim", "--out", out, "units")
    assert (out / "units" / "units.log").stat().st_mtime_ns == before, "what has ended is not run again"
    run("--sim", "--out", out, "--again", "--limit", "0.01", "units", status=124)
    assert "not ended: ask for the stage again" in (out / "summary.md").read_text()


def test_a_failing_stage_stops_no_other(tmp_path: Path) -> None:
    """Where no card is, each stage that needs one says so, and those after it are run."""
    from kg.plugin.registry import devices

    if any(d.name.startswith("CUDA:") and d.available for d in devices()):
        pytest.skip("there is a GPU")
    run("--out", tmp_path, "units", "sharing", "speed", status=1)
    logs = [(tmp_path / stage / f"{stage}.log").read_text() for stage in ("units", "sharing", "speed")]
    assert all("libcuda" in log and "Traceback" not in log for log in logs), logs
    assert "Traceback" not in (tmp_path / "speed" / "speed-host.log").read_text()


def test_wrong_use(tmp_path: Path) -> None:
    assert "is no option of" in run("--sym", status=2)
    assert "invalid choice: 'unit'" in run("--out", tmp_path, "unit", status=2)
    assert "is no option" in run("wheels", tmp_path, "--pyhton", "3.12", status=2)


def test_shellcheck() -> None:
    if shutil.which("shellcheck") is None:
        pytest.skip("shellcheck is not installed: apt-get install shellcheck")
    subprocess.run(["shellcheck", str(ROOT / "tools" / "on_a_card.sh")], check=True)
