"""The compiler of Intel's GPUs takes what is rendered for one, without a GPU:
`ocloc`, of Debian's intel-opencl-icd. What comes out is not run."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.errors import UnsupportedError
from kg.text.program import binary_of, source_of
from kg_opencl.c.renderer import OpenCLRenderer, SpirvRenderer
from kg_opencl.compiler import IMAGES
from kg_opencl.facts import Facts
from test_spirv import made

OCLOC = shutil.which("ocloc")
needs_ocloc = pytest.mark.skipif(OCLOC is None, reason="needs ocloc (Debian and Ubuntu: apt-get install intel-opencl-icd)")
ARC = Facts("CL3.0", (1024, 1024, 1024), 1024, 64 << 10, 512, subgroup=16, halves=True, fused=True, rounds=True, divides=True)
#: ocloc's names -> what the device has: Arc, the graphics of Tiger Lake, and one with float64
GPUS = {"dg2": ARC, "tgllp": ARC, "xe_hp_sdv": replace(ARC, doubles=True)}


def taken(folder: Path, given: bytes, gpu: str, *more: str) -> None:
    (folder / "kernel").write_bytes(given)
    command = [OCLOC or "", "compile", "-file", "kernel", "-device", gpu, *more]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0 and "Build succeeded" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("gpu", GPUS)
def test_golden_kernels_for_a_gpu(gpu: str) -> None:
    """In subgroups where work-groups reduce; those with float64 where the GPU has it."""
    texts = [text for name in KERNELS if (text := _rendered(name, GPUS[gpu]))]
    assert len(texts) >= len(KERNELS) - 2 * (not GPUS[gpu].doubles)
    assert any("intel_reqd_sub_group_size(16)" in text for text in texts)


@needs_ocloc
@pytest.mark.part(4)
@pytest.mark.parametrize("gpu", GPUS)
@pytest.mark.parametrize("name", KERNELS)
def test_golden_kernels_are_taken(name: str, gpu: str, tmp_path: Path) -> None:
    """All that is rendered for it."""
    text = _rendered(name, GPUS[gpu])
    if text:
        taken(tmp_path, text.encode(), gpu, "-options", " ".join(GPUS[gpu].options))


@needs_ocloc
@pytest.mark.parametrize("name", ["gemm_half", "softmax", "scatter_add"])
def test_so_is_spirv(name: str, tmp_path: Path) -> None:
    program = to_program(KERNELS[name](), SpirvRenderer(ARC), made())
    taken(tmp_path, IMAGES.opened(binary_of(program), name)[1], "dg2", "-spirv_input")


def _rendered(name: str, facts: Facts) -> str:
    """Nothing for a kernel with float64 where there is none."""
    try:
        return source_of(to_program(KERNELS[name](), OpenCLRenderer(facts))) or ""
    except UnsupportedError as error:
        assert "float64" in str(error)
        return ""
