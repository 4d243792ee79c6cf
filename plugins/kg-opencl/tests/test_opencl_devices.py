"""What is asked of devices, and what `kg doctor` says of them: over devices that are made up."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyopencl as cl
import pytest
from kg.errors import DeviceUnavailable
from kg.plugin.api import Target
from kg_opencl import checks, devices, intel
from kg_render.tools import version_of

CONFIG, KIND = cl.device_fp_config, cl.device_type
EXACT = CONFIG.DENORM | CONFIG.FMA | CONFIG.CORRECTLY_ROUNDED_DIVIDE_SQRT


def made(name: str, platform: str = "A platform", **other: object) -> Any:
    described: dict[str, object] = {
        "name": name,
        "platform": SimpleNamespace(name=platform, vendor="a vendor"),
        "driver_version": "1.0",
        "version": "OpenCL 3.0 here",
        "type": KIND.GPU,
        "available": True,
        "compiler_available": True,
        "profile": "FULL_PROFILE",
        "endian_little": True,
        "single_fp_config": EXACT,
        "half_fp_config": CONFIG.DENORM,
        "extensions": "cl_khr_fp64 cl_khr_fp16",
        "max_work_item_sizes": [1024, 1024, 64],
        "max_work_group_size": 1024,
        "local_mem_size": 49152,
        "max_compute_units": 40,
        "native_vector_width_float": 1,
    }
    return _Hashable(**(described | other))


class _Hashable(SimpleNamespace):
    __hash__ = object.__hash__  # as a device of pyopencl's


@pytest.fixture
def having(monkeypatch: pytest.MonkeyPatch) -> Any:
    def have(*found: Any) -> None:
        devices._devices.cache_clear()
        monkeypatch.setattr(devices, "_platforms", lambda: [SimpleNamespace(get_devices=lambda: list(found))])

    yield have
    devices._devices.cache_clear()


def test_gpus_come_before_cpus(having: Any) -> None:
    having(made("processor", type=KIND.CPU), made("card"), made("chip", type=KIND.ACCELERATOR))
    assert [one.name for one in devices.devices()] == ["card", "chip", "processor"]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"available": False}, "is not available"),
        ({"compiler_available": False}, "has no compiler"),
        ({"profile": "EMBEDDED_PROFILE"}, "has not the full profile"),
        ({"endian_little": False}, "the other order of bytes"),
        ({"version": "OpenCL 1.1 here"}, "is older than OpenCL 1.2"),
        ({"single_fp_config": CONFIG.FMA}, "flushes subnormal floats"),
    ],
)
def test_a_device_that_is_left_out_is_named(having: Any, other: dict[str, object], why: str) -> None:
    having(made("a card", **other))
    with pytest.raises(DeviceUnavailable, match=f"there is no OpenCL device for kg: a card .*{why}"):
        devices.devices()
    (finding,) = checks.findings()
    assert finding.state == "missing" and why in finding.text
    assert not devices.probe().available


def test_facts_are_what_the_device_says() -> None:
    facts = devices.facts(made("card"))
    assert (
        facts.std == "CL3.0"
        and facts.local == (1024, 1024, 64)
        and facts.cores == 40
        and not facts.vector
        and not facts.processor
    )
    assert facts.doubles and facts.halves and facts.fused and facts.rounds and facts.divides and not facts.varies


def test_subgroups_are_those_whose_width_a_kernel_can_require() -> None:
    both = "cl_intel_required_subgroup_size cl_khr_subgroup_shuffle"
    assert devices.facts(made("card", extensions=both)).subgroup == 16
    assert not devices.facts(made("card", extensions=both, version="OpenCL 2.1 here")).subgroup
    assert not any(devices.facts(made("card", extensions=one)).subgroup for one in both.split())


INTEL = "cl_intel_required_subgroup_size cl_khr_subgroup_shuffle cl_intel_subgroup_matrix_multiply_accumulate"


@pytest.mark.parametrize(("sizes", "width"), [((8, 16, 32), 8), ((16, 32), 16), ((32,), 0), ((), 0)])
def test_matrix_units_are_of_the_least_subgroups(monkeypatch: pytest.MonkeyPatch, sizes: tuple[int, ...], width: int) -> None:
    monkeypatch.setattr(intel, "subgroup_sizes", lambda _: sizes)
    monkeypatch.setattr(devices, "keeps_subnormals", lambda _, width: width == 16)
    facts = devices.facts(made("card", extensions=INTEL))
    assert (facts.matrices, facts.subgroup) == (width > 0, width or 16)
    assert facts.subnormals == (width == 16) and not facts.blocks and not facts.tf32
    more = f"{INTEL} {' '.join(intel.BLOCKS)} {intel.MATRICES}_tf32"
    assert devices.facts(made("card", extensions=more)).blocks and devices.facts(made("card", extensions=more)).tf32
    assert not devices.facts(made("card", extensions=INTEL.rpartition(" ")[0])).matrices
    assert not devices.facts(made("card", extensions=INTEL.rpartition(" ")[2])).matrices  # of no width that can be required


def test_a_device_is_asked_for_its_subgroups() -> None:
    try:
        one = devices.device(None)
    except DeviceUnavailable as error:
        pytest.skip(str(error))
    sizes = intel.subgroup_sizes(one)
    assert bool(sizes) == ("cl_intel_required_subgroup_size" in one.extensions.split())


def test_float16_with_flushed_subnormals_is_stored_alone() -> None:
    assert not devices.facts(made("card", half_fp_config=CONFIG.FMA)).halves


def test_a_driver_that_is_measured_is_known_better() -> None:
    one = made(
        "processor", "Intel(R) OpenCL", type=KIND.CPU, single_fp_config=CONFIG.DENORM | CONFIG.CORRECTLY_ROUNDED_DIVIDE_SQRT
    )
    facts = devices.facts(one)
    assert facts.fused and facts.varies and facts.processor


def test_doctor_says_what_kernels_may_count_on(having: Any) -> None:
    having(made("card"), made("old", extensions="", version="OpenCL 1.2 here"))
    _, card, old = checks.findings()
    assert card.name == "OPENCL:0" and "OpenCL C 3.0, 40 compute units" in card.text and "float64, float16" in card.text
    assert "OpenCL C 1.2" in old.text and "no float64: it is refused, float16 stored only" in old.text


def test_quotients_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is off by more than a unit of the last place is seen, in scalars and in vectors."""
    from kg_gpu.division_accuracy import BOUND
    from kg_opencl import accuracy

    try:
        one = devices.device(None)
    except DeviceUnavailable as error:
        pytest.skip(str(error))
    assert accuracy.worst_error(one) <= BOUND
    for exact in ("found[i] = x[i] / y[i]", "1.0f / y[i]", "sqrt(x[i])", "vload4(i / 4, x) / vload4(i / 4, y)"):
        assert exact in accuracy._KERNEL
        left, _, right = exact.rpartition("= ")
        with monkeypatch.context() as patch:
            patch.setattr(accuracy, "_KERNEL", accuracy._KERNEL.replace(exact, f"{left and left + '= '}1.0000005f * ({right})"))
            assert accuracy.worst_error(one) > BOUND


def test_pocl_without_a_linker_is_left_alone(having: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would end the process that builds a kernel."""
    having(made("processor", "Portable Computing Language"), made("card"))
    (tmp_path / "ld").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "ld").chmod(0o755)
    for path in ("", str(tmp_path)):
        version_of.cache_clear()
        monkeypatch.setenv("PATH", path)
        having(made("processor", "Portable Computing Language"), made("card"))
        assert [one.name for one in devices.devices()] == ["card"]
        having(made("processor", "Portable Computing Language"))
        with pytest.raises(
            DeviceUnavailable, match="processor links kernels with ld, which PATH has not, or which does not run"
        ):
            devices.devices()


def test_a_device_is_meant_by_a_word_of_its_platform_before_its_own(having: Any) -> None:
    having(made("Intel Xeon", "Portable Computing Language", type=KIND.CPU), made("Xeon", "Intel(R) OpenCL", type=KIND.CPU))
    numbers = [devices.number_of(Target.parse(f"OPENCL:@{word}")) for word in ("pocl", "intel", "xeon")]
    assert numbers == [0, 1, 0] and devices.number_of(Target("OPENCL", 1)) == 1
    with pytest.raises(DeviceUnavailable, match=r"OPENCL:@NVIDIA names none of Intel Xeon by Portable.*, Xeon by Intel"):
        devices.of_target(Target.parse("OPENCL:@nvidia"))


@pytest.mark.parametrize(("extensions", "there"), [("cl_khr_il_program", True), ("cl_khr_fp64", False)])
def test_spir_v_is_ready_where_the_driver_takes_it(having: Any, extensions: str, there: bool) -> None:
    having(made("card", extensions=extensions, il_version=""))
    assert devices.probe_spirv().available == there
