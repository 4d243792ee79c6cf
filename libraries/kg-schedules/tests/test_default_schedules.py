"""Default schedules of random kernels can be applied, whatever the machine:
CPUs of 2 or 16 workers, and GPUs of every plugin that makes code for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from golden.renderers import AVX2, AVX512, RENDERERS, WITH_MATRICES, WITH_SUBGROUPS
from kg.errors import ScheduleError, UnsupportedError
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg.target.renderer import Renderer
from kg.text.graphs import format_graph
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from support.large_contractions import large_contraction
from support.large_kernels import large_kernel

pytestmark = pytest.mark.part(3)

MACHINES = {"avx2": replace(AVX2, cores=2), "avx512": replace(AVX512, cores=2), "avx512, 16 cores": replace(AVX512, cores=16)}
#: Targets with work-groups, of which no two ask for the same schedules.
GPUS = {
    name: make
    for name, (make, _) in (RENDERERS | WITH_SUBGROUPS | WITH_MATRICES).items()
    if not name.startswith(
        ("CPU-LLVM", "CPU-C", "CPU-X86", "QEMU", "REF", "CUDA-C", "AMD-LLVM@gfx1151", "AMD-LLVM@gfx1201", "AMD-ISA")
    )
}
#: Those whose default schedules were refused once, of `large_kernel` and of `large_contraction`.
REFUSED = (331, 365, 511, 675, 1019, 1330, 2155, 2496)
REFUSED_CONTRACTIONS = (50, 64, 72, 80, 130, 221, 262)


def check(make: Callable[[int], UOp], seed: int, renderer: Renderer) -> bool:
    """Whether the target computes with all of a kernel's dtypes.
    Its default schedule, if so, can be applied."""
    kernel, context = make(seed), Context(renderer)
    try:
        full_rewrite_to_sink(kernel, context)
    except ScheduleError as error:
        error.add_note(f"seed {seed}, schedule {format_schedule(context.schedule or ())}\n{format_graph(kernel)}")
        raise
    except UnsupportedError as error:
        assert "on float64" in str(error)
        return False
    return True


@pytest.mark.parametrize("machine", MACHINES.values(), ids=MACHINES.keys())
def test_on_cpus(machine: Host, exhaustive: bool) -> None:
    renderer = CPULLVMRenderer(machine)
    for seed in (*REFUSED, *range(2000 if exhaustive else 40)):
        assert check(large_kernel, seed, renderer)


@pytest.mark.parametrize("name", GPUS)
def test_on_gpus(name: str, exhaustive: bool) -> None:
    renderer = GPUS[name]()
    checked = [check(large_contraction, seed, renderer) for seed in (*REFUSED_CONTRACTIONS, *range(400 if exhaustive else 5))]
    checked += [check(large_kernel, seed, renderer) for seed in (*REFUSED, *range(600 if exhaustive else 5))]
    assert sum(checked) > len(checked) / 2
