"""What `kg doctor` says where there is a GPU, where there is none, and where it may not be opened:
over a sysfs of our own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fake_drivers import fake_hsa
from fake_drivers.fake_hip import FakeHip
from fake_drivers.fake_hsa import FakeHsa
from kg_amd import checks
from kg_amd.card import kfd
from kg_amd.card.hip import api

GPU = {
    "simd_count": 1216, "simd_per_cu": 4, "max_waves_per_simd": 8, "lds_size_in_kb": 64, "gfx_target_version": 90402,
}  # fmt: skip


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Two CPUs' and two GPUs' nodes, the module, the device file."""
    for number, properties in enumerate(
        (
            {"cpu_cores_count": 64, "simd_count": 0},
            GPU,
            GPU | {"gfx_target_version": 90010},
            GPU | {"gfx_target_version": 90006},
        )
    ):
        node = tmp_path / "nodes" / str(number)
        for bank, (kind, size) in enumerate(((1, 64 << 30), (2, 128 << 30), (4, 1 << 20))):
            (node / "mem_banks" / str(bank)).mkdir(parents=True)
            (node / "mem_banks" / str(bank) / "properties").write_text(f"heap_type {kind}\nsize_in_bytes {size}\nflags 0\n")
        (node / "properties").write_text("".join(f"{k} {v}\n" for k, v in properties.items()))
        (node / "name").write_text("aqua_vanjaram\n")
    (tmp_path / "module").mkdir()
    (tmp_path / "module" / "version").write_text("6.12.12\n")
    (tmp_path / "kfd").touch()
    monkeypatch.setattr(kfd, "NODES", tmp_path / "nodes")
    monkeypatch.setattr(kfd, "MODULE", tmp_path / "module")
    monkeypatch.setattr(kfd, "DEVICE", tmp_path / "kfd")
    FakeHip(devices=3).install(monkeypatch)
    FakeHsa(devices=3).install(monkeypatch)
    yield tmp_path
    fake_hsa.forget()


def said() -> dict[str, tuple[str, str, str]]:
    return {f.name: (f.text, f.state, f.remedy) for f in checks.findings()}


def test_where_there_are_some(system: Path) -> None:
    found = said()
    assert found["driver"][:2] == (f"amdgpu 6.12.12, {system / 'kfd'} may be used", "ok")
    assert found["AMD:0"][:2] == ("aqua_vanjaram, gfx942, 304 compute units, 192.0 GiB", "ok")
    assert found["AMD:1"][0].startswith("aqua_vanjaram, gfx90a") and found["AMD:1"][1] == "ok"
    assert found["AMD:2"][0].startswith("aqua_vanjaram, gfx906, ") and found["AMD:2"][1] == "missing"
    assert found["HIP"][:2] == ("6.4.43484, 3 GPUs", "ok")
    assert found["HSA"][:2] == ("1.1, 3 GPUs", "ok")
    api.__dict__["_initialised"].cache_clear()


def test_numbers_of_architectures() -> None:
    """KFD's, which are decimal; LLVM writes minor and stepping as hexadecimal digits."""
    numbers = {
        90010: "gfx90a",
        90402: "gfx942",
        90500: "gfx950",
        100300: "gfx1030",
        110000: "gfx1100",
        110501: "gfx1151",
        120001: "gfx1201",
    }
    assert {n: kfd.arch_of(n) for n in numbers} == numbers


def test_where_there_is_none(system: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kfd, "NODES", system / "nowhere")
    monkeypatch.setattr(kfd, "MODULE", system / "nowhere")
    monkeypatch.setattr(
        api,
        "load_library",
        lambda: (_ for _ in ()).throw(api.DeviceUnavailable("AMD: libamdhip64.so was not found. Install it")),
    )
    api.__dict__["_initialised"].cache_clear()
    found = said()
    assert found["driver"] == (
        "The kernel's driver amdgpu is not loaded",
        "missing",
        "there is no AMD GPU here, or modprobe amdgpu",
    )
    assert found["HIP"][:2] == ("libamdhip64.so was not found", "missing")
    assert not any(name.startswith("AMD:") for name in found)


def test_in_a_container_without_the_device(system: Path) -> None:
    (system / "kfd").unlink()
    assert "--device=/dev/kfd" in kfd.why_not() and said()["driver"][1] == "broken"


def test_without_permission(system: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (system / "kfd").chmod(0o660)
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert "may not be opened by this user: sudo usermod -aG" in kfd.why_not()
    (system / "kfd").chmod(0o600)
    assert "its mode is -rw-------" in kfd.why_not()
