"""What `kg doctor` says of CUDA, on machines of all kinds, none of which has to be this one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import SimpleNamespace

import pytest
from kg.cli.formatting import table
from kg.plugin import DeviceUnavailable, Finding
from kg_cuda import checks
from kg_cuda.card.contracts import CudaError, Facts

NO_DRIVER = DeviceUnavailable(
    "CUDA: libcuda.so.1 was not found. Install NVIDIA's driver, or run on the simulator with KG_DEVICE=CUDA:SIM"
)
H100 = Facts("NVIDIA H100 80GB HBM3", "sm_90", 132, 85_045_346_304, (13, 0))


@dataclass(frozen=True)
class Machine:
    """What is found on one."""

    cuda: tuple[int, int] | DeviceUnavailable = (13, 0)
    cards: tuple[Facts | CudaError, ...] = (H100,)
    module: str = (
        "NVRM version: NVIDIA UNIX x86_64 Kernel Module  580.65.06  Sun Jul 27 07:05:23 UTC 2025\nGCC version: 12.2.0\n"
    )
    nvrtc: tuple[int, int] | None = (13, 0)
    nvrtc_arches: frozenset[str] = frozenset({"sm_80", "sm_90"})
    tools: Mapping[str, str] = field(default_factory=lambda: {"ptxas": "13.0.88", "nvdisasm": "13.5.37"})
    ptxas_arches: frozenset[str] = frozenset({"sm_80", "sm_90", "sm_90a"})
    packages: Mapping[str, str] = field(default_factory=lambda: {"cuda-bindings": "13.0.1", "pycuda": "2025.1"})


Look = Callable[[Machine], str]


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Look:
    """The lines of doctor on a machine."""

    def ask(value: object) -> object:
        if isinstance(value, Exception):
            raise value
        return value

    def found_nvrtc(machine: Machine, newest: int) -> tuple[int, int]:
        if machine.nvrtc is None or machine.nvrtc[0] > newest:
            raise DeviceUnavailable("CUDA:C: nvrtc was not found")
        return machine.nvrtc

    def version(packages: Mapping[str, str], name: str) -> str:
        if name not in packages:
            raise PackageNotFoundError(name)
        return packages[name]

    def found(machine: Machine) -> str:
        count = machine.cuda if isinstance(machine.cuda, DeviceUnavailable) else len(machine.cards)
        driver = SimpleNamespace(
            cuda_version=lambda: ask(machine.cuda), count=lambda: ask(count), facts=lambda number: ask(machine.cards[number])
        )
        nvrtc = SimpleNamespace(
            version=lambda newest=99: found_nvrtc(machine, newest),
            arches=lambda newest=99: machine.nvrtc_arches,
            library=lambda newest=99: SimpleNamespace(_name="/opt/libnvrtc.so.13"),
            how_to_get=checks.nvrtc.how_to_get,
        )
        toolkit = SimpleNamespace(
            tool=lambda name: f"/opt/bin/{name}" if name in machine.tools else None,
            tool_version=lambda name: machine.tools[name],
            ptxas_arches=lambda: machine.ptxas_arches if "ptxas" in machine.tools else frozenset(),
        )
        module = tmp_path / "version"
        module.unlink(missing_ok=True)
        if machine.module:
            module.write_text(machine.module)
        replaced = {"bindings": driver, "nvrtc": nvrtc, "toolkit": toolkit, "MODULE": module}
        replaced["version"] = lambda name: version(machine.packages, name)
        for name, value in replaced.items():
            monkeypatch.setattr(checks, name, value)
        return table([[x.name, x.state, ": ".join(filter(None, [x.text, x.remedy]))] for x in checks.findings()])

    return found


def test_a_machine_with_all(look: Look) -> None:
    assert (
        look(Machine())
        == """\
driver         ok  580.65.06, CUDA 13.0
CUDA:0         ok  NVIDIA H100 80GB HBM3, sm_90, 132 multiprocessors, 79.2 GiB
nvrtc          ok  13.0, /opt/libnvrtc.so.13
ptxas          ok  13.0.88, /opt/bin/ptxas
nvdisasm       ok  13.5.37, /opt/bin/nvdisasm
cuda-bindings  ok  13.0.1
pycuda         ok  2025.1"""
    )


def test_a_machine_with_nothing(look: Look) -> None:
    """Each line says what to do, and nothing is broken."""
    nothing = Machine(NO_DRIVER, (), "", None, frozenset(), {}, frozenset(), {})
    assert (
        look(nothing)
        == """\
driver         missing  libcuda.so.1 was not found. Install NVIDIA's driver, or run on the simulator with KG_DEVICE=CUDA:SIM
nvrtc          missing  not found; it compiles for CUDA:C and CUDASIM:C: pip install "kg-cuda[nvrtc]", or install the CUDA toolkit
ptxas          missing  not found; it checks kernels and counts their registers: pip install nvidia-cuda-nvcc, or install the CUDA toolkit
nvdisasm       missing  not found; it shows machine code: pip install nvidia-cuda-nvdisasm, or install the CUDA toolkit
cuda-bindings  missing  not installed; it calls the driver: pip install cuda-bindings
pycuda         missing  not installed; it calls the driver as PyCUDA does: pip install "kg-cuda[pycuda]\""""
    )


def test_a_container_without_its_gpu(look: Look) -> None:
    said = look(Machine(cuda=NO_DRIVER)).splitlines()
    assert said[0] == (
        "driver         missing  the kernel module 580.65.06 is loaded, yet libcuda.so.1 was not found: "
        "in a container, start it with --gpus all; after an update of the driver, restart the machine"
    )
    assert not any(line.startswith("CUDA:") for line in said)


def test_cards_of_all_kinds(look: Look) -> None:
    old, new = Facts("Tesla P40", "sm_61", 30, 24 << 30, (13, 0)), Facts("GB10", "sm_121", 48, 120 << 30, (13, 0))
    lines = look(Machine(cards=(H100, old, new, CudaError("cuDeviceGetName failed: CUDA_ERROR_UNKNOWN")))).splitlines()
    assert [line.split(None, 1) for line in lines[1:5]] == [
        ["CUDA:0", "ok       NVIDIA H100 80GB HBM3, sm_90, 132 multiprocessors, 79.2 GiB"],
        ["CUDA:1", "missing  Tesla P40, sm_61, 30 multiprocessors, 24.0 GiB: kg writes PTX for sm_75 and newer"],
        [
            "CUDA:2",
            "ok       GB10, sm_121, 48 multiprocessors, 120.0 GiB; not known to the ptxas and nvrtc found: "
            "install newer ones; CUDA:PTX needs neither",
        ],
        ["CUDA:3", "broken   cuDeviceGetName failed: CUDA_ERROR_UNKNOWN: update NVIDIA's driver"],
    ]


def test_a_driver_without_cards(look: Look) -> None:
    said = look(Machine(cards=())).splitlines()[1]
    assert said.split(None, 2) == [
        "cards",
        "missing",
        "the driver knows of none: see what nvidia-smi lists, and CUDA_VISIBLE_DEVICES leaves",
    ]


def test_an_nvrtc_that_is_newer_than_the_driver(look: Look) -> None:
    lines = {line.split()[0]: line.split(None, 2)[1:] for line in look(Machine(cuda=(12, 4))).splitlines()}
    assert lines["nvrtc"] == [
        "missing",
        "not found for CUDA 12; it compiles for CUDA:C and CUDASIM:C: pip install nvidia-cuda-nvrtc-cu12, or install the CUDA toolkit 12",
    ]
    assert lines["cuda-bindings"] == [
        "ok",
        '13.0.1, made for newer drivers than this one of CUDA 12.4: if calls fail, pip install "cuda-bindings<13"',
    ]
    assert "missing" not in look(Machine(cuda=(13, 2)))


@pytest.mark.parametrize("text", ["", "something else", "NVRM version: 1.2"])
def test_a_module_that_does_not_say_its_version(look: Look, text: str) -> None:
    assert look(Machine(module=text)).splitlines()[0].split() == ["driver", "ok", "CUDA", "13.0"]


def test_this_machine() -> None:
    """The real functions: whatever is here, each part has one line."""
    found = checks.findings()
    assert all(isinstance(line, Finding) and line.text for line in found)
    assert [line.name for line in found if not line.name.startswith("CUDA:")] == [
        "driver", "nvrtc", "ptxas", "nvdisasm", "cuda-bindings", "pycuda",
    ]  # fmt: skip
    versions = {line.name: line.text for line in found if line.state == "ok"}
    if "ptxas" in versions:
        assert versions["ptxas"].split(",")[0].count(".") == 2
        assert {"sm_80", "sm_90"} <= checks.toolkit.ptxas_arches()
    if "nvrtc" in versions:
        assert {"sm_80", "sm_90"} <= checks.nvrtc.arches()
