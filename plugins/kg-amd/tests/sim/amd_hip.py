"""Kernels written in HIP, compiled by clang and run on the simulator:
what the renderers write has no part in it."""

from __future__ import annotations

import hashlib
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import numpy as np
from amd_oracle import CLANG
from kg_amd.sim import Image, Memory, Statistics, launch, load_image

PRELUDE = """
typedef unsigned int u32; typedef unsigned long u64; typedef unsigned short u16; typedef unsigned char u8; typedef _Float16 half;
#define KERNEL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(1, SIZE)))
#define DEVICE static __attribute__((device))
#define SHARED static __attribute__((shared))
#define ITEM __builtin_amdgcn_workitem_id_x()
#define GROUP __builtin_amdgcn_workgroup_id_x()
DEVICE inline void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
"""


@cache
def compiled(source: str, target: str = "gfx1100", options: tuple[str, ...] = ("-O2",), size: int = 256) -> bytes:
    """The code object of a HIP source."""
    with tempfile.TemporaryDirectory() as folder:
        path, out = Path(folder, "kernel.hip"), Path(folder, "kernel.hsaco")
        path.write_text(PRELUDE.replace("SIZE", str(size)) + source)
        done = subprocess.run(
            [CLANG, "-x", "hip", "--cuda-device-only", "-nogpuinc", "-nogpulib", f"--offload-arch={target}", "--no-gpu-bundle-output", "-ffp-contract=off",
             "-Wno-everything", *options, str(path), "-o", str(out)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise AssertionError(done.stderr)
        return out.read_bytes()


class Device:
    """Memory with arrays, and launches on it."""

    def __init__(self, image: bytes) -> None:
        self.memory, self.image = Memory(), load_image(image)

    def put(self, values: np.ndarray) -> int:
        address = self.memory.alloc(max(1, values.nbytes))
        self.memory.view(address, values.nbytes)[:] = np.ascontiguousarray(values).reshape(-1).view(np.uint8)
        self.memory.mark_written(address, values.nbytes)
        return address

    def new(self, nbytes: int) -> int:
        return self.memory.alloc(nbytes)

    def get(self, address: int, count: int, dtype: object = np.float32) -> np.ndarray:
        return self.memory.view(address, count * np.dtype(dtype).itemsize).view(dtype).copy()

    def run(self, kernel: str, grid: int, local: int, *arguments: object, **options: object) -> Statistics:
        return launch(
            self.image, kernel, (grid, 1, 1), (local, 1, 1), packed(self.image, kernel, arguments), self.memory, **options
        )


def packed(image: Image, kernel: str, arguments: tuple[object, ...]) -> bytes:
    """Arguments at their offsets: ints by the size that the metadata says, numpy scalars as they are."""
    places = [x for x in image.metadata[kernel][".args"] if not x[".value_kind"].startswith("hidden")]
    assert len(places) == len(arguments), (kernel, places)
    data = bytearray(max([x[".offset"] + x[".size"] for x in places], default=0))
    for place, value in zip(places, arguments, strict=True):
        raw = (
            value.tobytes()
            if isinstance(value, np.generic)
            else int(value).to_bytes(place[".size"], "little", signed=int(value) < 0)
        )  # type: ignore[call-overload]
        data[place[".offset"] : place[".offset"] + len(raw)] = raw
    return bytes(data)


def named(source: str) -> str:
    return hashlib.sha256(source.encode()).hexdigest()[:8]
