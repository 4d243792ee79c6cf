"""Host code for GPUs, built without a warning and run:
OpenCL on the drivers that are here, CUDA, HIP and Metal on drivers of the tests whose kernels are simulated.

What runs is all of a generated program: its driver calls, its embedded kernels, its loops; the results are compared with Python's. With `--exhaustive` all cases, else some.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from cases import CASES
from gpu.builds import Ran, built, built_by_nvcc, cuda_library, library, run, sdk
from kg import KgError
from kg.plugin import DeviceUnavailable
from kg_aot import NumericalFunction

#: A constant and a result that is an argument, nested namespaces, a loop with a condition, one whose parts begin at odd places, open sizes, instances, bools, halves.
SOME = (
    "captured_constants",
    "plant.models.pendulum",
    "until",
    "parts",
    "repeated",
    "open_rows",
    "mapped_policy",
    "booleans",
    "half",
)
#: The default schedule of CUDA orders a store over two open axes of which one may be empty; the device refuses such a kernel too.
NOT_ON_CUDA = ("open_matrix",)

needs_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++: apt-get install g++")


def generated(target: str, folder: Path, names: Iterator[str] | tuple[str, ...], arch: str = "") -> list[tuple[Path, str]]:
    """The folders and names of those cases that the target has the dtypes for."""
    found: list[tuple[Path, str]] = []
    for name in names:
        try:
            CASES[name].generate(folder / name, target=target, arch=arch)
        except KgError as error:
            assert "float64" in str(error) and target == "metal", f"{name}: {error}"
            continue
        found.append((folder / name, name.rpartition(".")[2]))
    return found


def chosen(exhaustive: bool, without: tuple[str, ...] = ()) -> tuple[str, ...]:
    return tuple(name for name in (CASES if exhaustive else SOME) if name not in without)


def check(ran: dict[str, Ran], count: int) -> None:
    assert len(ran) == count > 5
    for name, one in ran.items():
        assert one.status == 0 and one.values and not one.wrong, f"{name}: {one}"


@needs_compiler
@pytest.mark.part(2)
def test_opencl(tmp_path: Path, exhaustive: bool) -> None:
    from ctypes.util import find_library

    loader = find_library("OpenCL")
    if loader is None:
        pytest.skip("needs an OpenCL driver: apt-get install pocl-opencl-icd")
    ran = 0
    for number, (folder, name) in enumerate(generated("opencl", tmp_path, chosen(exhaustive))):
        compiler = "clang++" if number % 2 and shutil.which("clang++") else "g++"
        program = folder / "test"
        flags = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
        sources = [str(folder / f"{name}.cpp"), str(folder / f"test_{name}.cpp")]
        subprocess.run([compiler, *flags, *sources, "-o", str(program), f"-l:{loader}"], check=True)
        done = subprocess.run([str(program)], capture_output=True, text=True, timeout=300, check=False)
        if done.returncode == 77:
            pytest.skip("needs an OpenCL device: apt-get install pocl-opencl-icd")
        assert done.returncode == 0 and done.stdout.count(" 0 wrong") == done.stdout.count("\n") > 0, f"{name}: {done.stdout}"
        ran += 1
    assert ran == len(chosen(exhaustive))


@needs_compiler
@pytest.mark.part(2)
def test_random_programs_on_the_cuda_simulator(tmp_path: Path, exhaustive: bool) -> None:
    """Programs of kg_array's own random tests, as in test_random_exports.py. 60 with `--exhaustive`."""
    from test_random_exports import exported

    libraries: list[Path] = []
    for seed in range(4000, 4060 if exhaustive else 4012):
        found = exported(seed)
        if found is not None:
            f, given = found
            f.generate(tmp_path / f.name, target="cuda", check=given)
            libraries.append(built(tmp_path / f.name, f.name))
    check(run("run_cuda.py", cuda_library(tmp_path, libraries[0]), *libraries), len(libraries))


@needs_compiler
@pytest.mark.part(3)
def test_cuda_driver(tmp_path: Path, exhaustive: bool) -> None:
    """PTX on kg-cuda's simulator, under the libcuda of its tests."""
    libraries = [built(folder, name) for folder, name in generated("cuda", tmp_path, chosen(exhaustive, NOT_ON_CUDA))]
    driver = cuda_library(tmp_path, libraries[0])
    ran = run("run_cuda.py", driver, *libraries)
    check(ran, len(libraries))
    calls = ran["captured_constants"].calls
    assert calls.index("cuModuleLoadDataEx") < calls.index("cuMemcpyHtoDAsync") < calls.index("cuLaunchKernel")
    assert (
        calls.count("cuLaunchKernel") == 2 and calls.count("cuMemAlloc") == calls.count("cuMemFree") == 5
    )  # one is the workspace
    assert calls.count("cuModuleLoadDataEx") == calls.count("cuModuleUnload") == 1
    until = ran["until"].calls  # each step of a loop with a condition reads it, behind what was launched
    assert "cuLaunchKernel cuMemcpyDtoHAsync cuStreamSynchronize cuLaunchKernel" in " ".join(until)


@needs_compiler
def test_cuda_with_the_headers_of_its_makers(tmp_path: Path) -> None:
    """What is declared is what cuda.h says: with KG_AOT_SDK it is taken from there,
    and the header goes with it before and after."""
    found = sdk()
    if found is None or not (found / "include" / "cuda.h").exists():
        pytest.skip("needs cuda.h: pip install nvidia-cuda-runtime")
    for folder, name in generated("cuda", tmp_path, SOME[:3]):
        built(folder, name, options=("-DKG_AOT_SDK", "-isystem", found / "include"))
        both = folder / "both.cpp"
        both.write_text(f'#include <cuda.h>\n#include "{name}.hpp"\n#include <cuda.h>\n')
        built(folder, name, options=("-isystem", found / "include", "-include", "cuda.h", "-DKG_AOT_SDK"))


@pytest.mark.part(4)
def test_cuda_runtime(tmp_path: Path, exhaustive: bool) -> None:
    """A .cu file through nvcc, whose PTX runs on the simulator, under a libcudart of the tests."""
    found = sdk()
    if found is None:
        pytest.skip("needs nvcc: pip install nvidia-cuda-nvcc nvidia-cuda-runtime nvidia-cuda-crt nvidia-nvvm")
    folders = generated("cu", tmp_path, chosen(exhaustive, NOT_ON_CUDA))
    libraries = [built_by_nvcc(folder, name, found / "bin" / "nvcc") for folder, name in folders]
    ran = run("run_cudart.py", library(tmp_path, "fake_cudart.c"), *libraries)
    check(ran, len(libraries))
    assert ran["captured_constants"].calls.count("launch") == 2


@needs_compiler
@pytest.mark.part(5)
def test_hip(tmp_path: Path, exhaustive: bool) -> None:
    """Code objects on kg-amd's emulator of machine code, under a libamdhip64 of the tests."""
    try:
        folders = generated("hip", tmp_path, chosen(exhaustive), "gfx1100")
    except DeviceUnavailable as error:
        pytest.skip(str(error))
    libraries = [built(folder, name) for folder, name in folders]
    ran = run("run_hip.py", library(tmp_path, "fake_hip.c"), "gfx1100", *libraries)
    check(ran, len(libraries))
    assert all(
        one.left == "0" and one.calls.count("hipModuleUnload") == one.calls.count("hipModuleLoadData") for one in ran.values()
    )


@needs_compiler
@pytest.mark.part(6)
def test_metal(tmp_path: Path, exhaustive: bool) -> None:
    """MSL through kg-metal's linter and host, under a metal-cpp of the tests,
    in which nothing runs before it is committed."""
    headers = Path(__file__).parent / "gpu" / "metal_cpp"
    folders = generated("metal", tmp_path, chosen(exhaustive))
    libraries = [built(folder, name, options=("-isystem", headers, "-frtti")) for folder, name in folders]
    ran = run("run_metal.py", library(tmp_path, "fake_metal.c"), *libraries)
    check(ran, len(libraries))
    assert all(one.left == "0" for one in ran.values()), "every object was released"


def test_the_same_bytes(tmp_path: Path) -> None:
    for target in ("cuda", "cu", "opencl", "metal"):
        one, two = (CASES["until"].generate(tmp_path / f"{target}{n}", target=target) for n in (1, 2))
        assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_rendered_kernels() -> None:
    f: NumericalFunction = CASES["captured_constants"]
    (kernel,) = f.kernels_for("cuda", "sm_90")
    assert ".target sm_90" in kernel.src and kernel.local_size and kernel.global_size
    assert set(kernel.outs) | set(kernel.ins) == set(kernel.globals)
    assert f.kernels[0].global_size is None and "void kg_captured_constants(" in f.kernels_for("opencl")[0].src


def test_refused(tmp_path: Path) -> None:
    f = CASES["captured_constants"]
    with pytest.raises(KgError, match="`language` is for processors, not for cuda"):
        f.generate(tmp_path, target="cuda", language="c")
    with pytest.raises(KgError, match="`python` is for processors"):
        f.generate(tmp_path, target="opencl", python=True)
    with pytest.raises(KgError, match="there is no host code for REF"):
        f.generate(tmp_path, target="REF")
    with pytest.raises(KgError, match="there is no host code for webgpu"):
        f.generate(tmp_path, target="webgpu")
    with pytest.raises(KgError, match="sm_20"):
        f.generate(tmp_path, target="cuda", arch="sm_20")
    with pytest.raises(KgError, match="`arch` is of a target's GPU"):
        f.generate(tmp_path, arch="sm_90")
    with pytest.raises(KgError, match=r"has no .* on float64"):
        CASES["cart_pole"].generate(tmp_path, target="metal")
    assert not list(tmp_path.iterdir())
