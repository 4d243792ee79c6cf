"""kg on WebGPU beside hand-written WGSL and tinygrad's WEBGPU device on the same adapter, round by round, each result checked.

`python benchmarks/webgpu.py [--only softmax] [--rounds 5] [--tinygrad PYTHON]`. The reference is a shader of `webgpu_kernels/`, run through
wgpu. PYTHON is one with tinygrad; Dawn is found by WEBGPU_PATH. A ratio is the median over the rounds of how many times the reference's
time something takes. At the end: the time of a kernel of a captured plan of 100 small ones, beside 100 dispatches of one command buffer.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from kg.dtype import float32
from kg.errors import KgError
from kg.ir.build import param, sink
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg.semantics.floats import Array
from kg_tune.bench import catalog
from kg_tune.bench.measure import bind, buffers_of
from kg_tune.bench.workload import WORKLOADS, Workload, static_shape
from side_by_side.case import Case
from side_by_side.compare import REFERENCE, Outcome, compare
from side_by_side.contender import Contender, InThisProcess, Unable
from side_by_side.table import as_text, cell

FOLDER = Path(__file__).parent / "webgpu_kernels"
#: row -> the workload, its sizes, and the (entry, groups) of the reference's dispatches
ROWS: dict[str, tuple[str, tuple[int, ...], tuple[tuple[str, tuple[int, int]], ...]]] = {
    "vector_add": ("vector_add", (1 << 24,), (("main", (1 << 14, 1)),)),
    "sum_all": ("sum_all", (1 << 24,), (("main", (1024, 1)), ("last", (1, 1)))),
    "softmax": ("softmax", (4096, 1024), (("main", (4096, 1)),)),
    "layernorm": ("layernorm", (4096, 1024), (("main", (4096, 1)),)),
    "gemv": ("gemv", (4096, 4096), (("main", (4096, 1)),)),
    "transpose": ("transpose", (2048, 2048), (("main", (128, 128)),)),
    "matmul": ("matmul_1024", (1024,), (("main", (16, 16)),)),
    "attention": ("attention", (8, 1024, 64), (("main", (64, 1)),)),
}
#: Bytes of memory between the dispatches of a reference.
BETWEEN = 4096
KERNELS, SMALL = 100, 16


class HandWritten(InThisProcess):
    """A shader of `webgpu_kernels`, its pipelines and bind groups made once."""

    name = REFERENCE

    def __init__(self, row: str, device: Any) -> None:
        super().__init__()
        self._row, self._device = row, device
        self._result: Any = None

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        import wgpu

        device, usage = self._device, wgpu.BufferUsage.STORAGE | wgpu.BufferUsage.COPY_SRC | wgpu.BufferUsage.COPY_DST
        self._result = device.create_buffer(size=max(16, case.result.nbytes), usage=usage)
        buffers = [self._result, *(device.create_buffer_with_data(data=a, usage=usage) for a in case.arrays)]
        buffers.append(device.create_buffer(size=BETWEEN, usage=usage))
        module = device.create_shader_module(code=(FOLDER / f"{self._row}.wgsl").read_text())
        dispatches: list[tuple[Any, Any, tuple[int, int]]] = []
        used = range(len(buffers) if len(ROWS[self._row][2]) > 1 else len(buffers) - 1)
        kinds = ["storage" if i == 0 or buffers[i] is buffers[-1] else "read-only-storage" for i in used]
        entries = [
            {"binding": i, "visibility": wgpu.ShaderStage.COMPUTE, "buffer": {"type": kind}}
            for i, kind in zip(used, kinds, strict=True)
        ]
        layout = device.create_bind_group_layout(entries=entries)
        bound = [{"binding": i, "resource": {"buffer": buffers[i], "offset": 0, "size": buffers[i].size}} for i in used]
        group = device.create_bind_group(layout=layout, entries=bound)
        pipelines = device.create_pipeline_layout(bind_group_layouts=[layout])
        for entry, groups in ROWS[self._row][2]:
            stage = {"module": module, "entry_point": entry}
            dispatches.append((device.create_compute_pipeline(layout=pipelines, compute=stage), group, groups))
        return lambda: submit(device, dispatches)

    def computed(self, case: Case) -> Array:
        data = np.frombuffer(self._device.queue.read_buffer(self._result, 0, case.result.nbytes), case.result.dtype)
        return data.reshape(case.result.shape)


def submit(device: Any, dispatches: Sequence[tuple[Any, Any, tuple[int, int]]]) -> None:
    """All in one command buffer, and wait."""
    encoder = device.create_command_encoder()
    compute = encoder.begin_compute_pass()
    for pipeline, group, (x, y) in dispatches:
        compute.set_pipeline(pipeline)
        compute.set_bind_group(0, group)
        compute.dispatch_workgroups(x, y)
    compute.end()
    device.queue.submit([encoder.finish()])
    device._poll_wait()  # `on_submitted_work_done_sync` of wgpu 0.32 does not wait


class Kg(InThisProcess):
    """kg with its own schedules, or a plan of several kernels."""

    name = "kg"

    def __init__(self, device: Device) -> None:
        super().__init__()
        self._device = device
        self._buffers: list[Any] = []

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        try:
            self._buffers = buffers_of(self._device, case.workload, case.arrays)
            return bind(self._device, case.workload, self._buffers)
        except KgError as error:
            raise Unable(f"{type(error).__name__}: {error}") from error

    def computed(self, case: Case) -> Array:
        return self._buffers[0].numpy().reshape(case.result.shape)


class Tinygrad:
    """tinygrad in a process of its own."""

    name = "tinygrad"

    def __init__(self, row: str, python: str) -> None:
        self._row = row
        script = Path(__file__).parent / "webgpu_peers" / "tinygrad_worker.py"
        self._process = subprocess.Popen([python, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def prepare(self, case: Case, threads: int) -> float:
        with tempfile.TemporaryDirectory() as folder:
            case.save(Path(folder))
            return float(self._ask({"prepare": self._row, "folder": folder, "arrays": len(case.arrays)})["error"])

    def times(self, threads: int, calls: int) -> list[float]:
        return list(self._ask({"times": calls})["times"])

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()

    def _ask(self, question: dict[str, object]) -> dict[str, Any]:
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise Unable("its process ended") from error
        line = self._process.stdout.readline()
        if not line:
            raise Unable(f"its process ended with status {self._process.wait()}: is tinygrad installed, and WEBGPU_PATH set?")
        return json.loads(line)


def case_of(name: str, sizes: tuple[int, ...]) -> Case:
    """A workload at these sizes, with its arrays."""
    catalog.workload(name, small=True)
    workload: Workload = WORKLOADS[name].args[1](*sizes)  # type: ignore[attr-defined]
    arrays = workload.make(np.random.default_rng(1))
    shape = static_shape(workload.params[0])
    expected = np.asarray(workload.expected(*arrays), np.float64)
    return Case(workload, arrays, np.zeros(shape, np.float32), expected)


def small_kernels(device: Device, raw: Any, rounds: int) -> tuple[float, float]:
    """Seconds per kernel of a captured plan of small ones, and of as many dispatches that are encoded anew."""
    add = sink(param(0, (SMALL,), float32).store(param(1, (SMALL,), float32) + 1.0), name="add")
    given = (PlanBuffer(Category.OUTPUT, float32, SMALL, 0), PlanBuffer(Category.INPUT, float32, SMALL, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, float32, SMALL),) * (KERNELS - 1)
    places = [1, *range(2, KERNELS + 1), 0]
    steps = tuple(LaunchStep(add, (to, of)) for of, to in itertools.pairwise(places))
    launch = device.bind(Plan("hundred", (), (*given, *between), steps), [device.empty(SMALL, float32) for _ in range(2)])

    def captured() -> None:
        launch()
        device.synchronize()

    one = dispatch_of(raw)
    calls = (captured, lambda: submit(raw, [one] * KERNELS))
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(20 * rounds + 1):
        for call, taken in zip(calls, times, strict=True):
            start = time.perf_counter()
            call()
            if number:
                taken.append(time.perf_counter() - start)
    return statistics.median(times[0]) / KERNELS, statistics.median(times[1]) / KERNELS


def dispatch_of(device: Any) -> tuple[Any, Any, tuple[int, int]]:
    """One group that adds 1 to a few numbers."""
    import wgpu

    buffer = device.create_buffer(size=4 * SMALL, usage=wgpu.BufferUsage.STORAGE)
    code = "@group(0) @binding(0) var<storage, read_write> x: array<f32>;\n@compute @workgroup_size(16)\n" + (
        "fn main(@builtin(local_invocation_index) i: u32) { x[i] += 1.0; }"
    )
    stage = {"module": device.create_shader_module(code=code), "entry_point": "main"}
    pipeline = device.create_compute_pipeline(layout="auto", compute=stage)
    entries = [{"binding": 0, "resource": {"buffer": buffer, "offset": 0, "size": 4 * SMALL}}]
    return pipeline, device.create_bind_group(layout=pipeline.get_bind_group_layout(0), entries=entries), (1, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=[*ROWS, "launches"], help="only this row; may be repeated")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each contender in each round (default: 0.3)")
    parser.add_argument("--tinygrad", metavar="PYTHON", help="a Python with tinygrad; without one it takes no part")
    options = parser.parse_args()
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    import wgpu
    from kg_webgpu.adapters import adapter, describe

    chosen = adapter(None)
    limits = {name: chosen.limits[name] for name in ("max-storage-buffer-binding-size", "max-buffer-size")}
    device, raw = open_device("WEBGPU"), chosen.request_device_sync(required_limits=limits)
    print(f"{describe(chosen)}, wgpu {wgpu.__version__}")
    wrong = 0
    for row in (name for name in ROWS if not options.only or name in options.only):
        wrong += _row(row, options, device, raw)
    if not options.only or "launches" in options.only:
        ours, theirs = small_kernels(device, raw, options.rounds)
        print(
            f"a kernel of {KERNELS}: captured {ours * 1e6:.1f} µs, encoded from Python {theirs * 1e6:.1f} µs, ratio {ours / theirs:.2f}"
        )
    sys.exit(1 if wrong else 0)


def _row(row: str, options: argparse.Namespace, device: Device, raw: Any) -> int:
    name, sizes, _ = ROWS[row]
    case = case_of(name, sizes)
    peers = [Tinygrad(row, options.tinygrad)] if options.tinygrad else []
    contenders: list[Contender] = [HandWritten(row, raw), Kg(device), *peers]
    try:
        outcomes: list[Outcome] = compare(case, contenders, [1], options.rounds, options.seconds)
    finally:
        for peer in peers:
            peer.close()
    first = outcomes[0]
    cells = [cell(o, first, row, case.workload.says, None, case.workload.work, "GB/s") for o in outcomes]
    print(as_text(cells).replace("GB/s", "G/s"), flush=True)
    return sum(bool(o.problem) for o in outcomes if o.name == Kg.name)


if __name__ == "__main__":
    main()
