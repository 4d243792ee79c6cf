"""Default schedules of random kernels can be applied, whatever the machine: 2 or 16 workers, AVX2 or AVX-512."""

from __future__ import annotations

from dataclasses import replace

import pytest
from golden.renderers import AVX2, AVX512
from kg.errors import ScheduleError
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg.text.graphs import format_graph
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from support.large_kernels import large_kernel

pytestmark = pytest.mark.part(3)

MACHINES = {"avx2": replace(AVX2, cores=2), "avx512": replace(AVX512, cores=2), "avx512, 16 cores": replace(AVX512, cores=16)}
#: Those whose default schedules were refused once.
REFUSED = (511, 675, 1019, 1330, 2155, 2496)


@pytest.mark.parametrize("machine", MACHINES.values(), ids=MACHINES.keys())
def test_default_schedules_are_legal(machine: Host, exhaustive: bool) -> None:
    renderer = CPULLVMRenderer(machine)
    for seed in (*REFUSED, *range(2000 if exhaustive else 40)):
        kernel, context = large_kernel(seed), Context(renderer)
        try:
            full_rewrite_to_sink(kernel, context)
        except ScheduleError as error:
            error.add_note(f"seed {seed}, schedule {format_schedule(context.schedule or ())}\n{format_graph(kernel)}")
            raise
