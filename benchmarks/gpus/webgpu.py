"""kg on WebGPU beside hand-written WGSL and tinygrad's WEBGPU device on the same adapter,
round by round, each result checked.

`python benchmarks/gpus/webgpu.py [--only softmax] [--rounds 5] [--tinygrad PYTHON]`. The reference is a shader of `webgpu_kernels/`, run through
wgpu. PYTHON is one with tinygrad; Dawn is found by WEBGPU_PATH. A ratio is the median over the rounds of how many times the reference's
time something takes. At the end: the time of a kernel of a captured plan of 100 small ones, beside 100 dispatches of one command buffer.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from kg.plugin.registry import open_device
from kg.semantics.floats import Array

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # side_by_side
from side_by_side.case import Case
from side_by_side.compare import REFERENCE
from side_by_side.contender import Contender, InThisProcess, Unable
from side_by_side.in_process import KERNELS, SMALL, Kg, case_of, parser_of, shown, small_kernels, workload_of

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
    parser = parser_of(__doc__, ROWS)
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
        peers = [Tinygrad(row, options.tinygrad)] if options.tinygrad else []
        contenders: list[Contender] = [HandWritten(row, raw), Kg(device), *peers]
        try:
            wrong += not shown(row, case_of(workload_of(*ROWS[row][:2])), contenders, options)
        finally:
            for peer in peers:
                peer.close()
    if not options.only or "launches" in options.only:
        dispatches = [dispatch_of(raw)] * KERNELS
        small_kernels(device, lambda: submit(raw, dispatches), "encoded from Python", options.rounds)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
