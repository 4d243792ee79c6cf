"""A device of the simulator for tests: arrays in, launches, arrays out."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
from kg_cuda.sim import Memory, Module, SimulatorTrap, Statistics, launch, parse

KERNELS = Path(__file__).parent / "kernels"
HEAD = ".version 8.7\n.target sm_90\n.address_size 64\n"


def load(name: str) -> Module:
    """The PTX that nvrtc made of kernels/NAME.cu."""
    return parse((KERNELS / f"{name}.ptx").read_text())


class Device:
    """A memory and what was put into it."""

    def __init__(self) -> None:
        self.memory = Memory()

    def put(self, values: np.ndarray) -> int:
        """A copy on the device: its address."""
        values = np.ascontiguousarray(values)
        address = self.empty(values.nbytes)
        self.memory.view(address, values.nbytes)[:] = values.reshape(-1).view(np.uint8)
        self.memory.mark_written(address, values.nbytes)
        return address

    def empty(self, nbytes: int) -> int:
        return self.memory.alloc(nbytes)

    def get(self, address: int, shape: int | tuple[int, ...], dtype: str) -> np.ndarray:
        """What lies at an address, as an array."""
        count = int(np.prod(shape))
        return self.memory.view(address, count * np.dtype(dtype).itemsize).view(dtype).reshape(shape).copy()

    def run(self, module: Module, kernel: str, grid, block, *arguments, **options) -> Statistics:
        """A launch. Arguments are addresses (int), or numpy scalars, or bytes with their alignment."""
        three = [(*(x if isinstance(x, tuple) else (x,)), 1, 1)[:3] for x in (grid, block)]
        return launch(module, kernel, three[0], three[1], pack(arguments), self.memory, **options)


def pack(arguments) -> bytes:
    """Arguments as a kernel finds them, each at a multiple of its size."""
    out = b""
    for argument in arguments:
        data = struct.pack("<Q", argument) if isinstance(argument, int) else bytes(argument)
        align = 8 if len(data) % 8 == 0 else len(data)
        out += bytes(-len(out) % align) + data
    return out


def i32(value: int) -> bytes:
    return struct.pack("<i", value)


def f32(value: float) -> bytes:
    return struct.pack("<f", value)


SETUP = """
  .reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<20>; .reg .b64 %rd<10>; .reg .f32 %f<9>;
  ld.param.u64 %rd1, [out]; ld.param.u32 %r1, [n]; mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x;
  mad.wide.u32 %rd2, %r2, 4, %rd1;"""


def run(body, *, n=0, grid=1, block=64, size=256, written=True, before="", **options):
    """Runs a body with `out` (of `size` bytes), `n`, %r2 the thread, %rd2 the address of its word."""
    module = parse(f"{HEAD}{before}.visible .entry k(.param .u64 out, .param .u32 n) {{{SETUP}\n{body}\nret; }}")
    device = Device()
    out = device.put(np.arange(size // 4, dtype=np.uint32)) if written else device.empty(size)
    device.run(module, "k", grid, block, out, i32(n), **options)
    return device.get(out, size // 4, "u4").tolist()


def trap(body, match, **options):
    with pytest.raises(SimulatorTrap, match=match) as caught:
        run(body, **options)
    assert "kernel k" in str(caught.value)
    return str(caught.value)


#: An array of 64 words; %r10 is the address of the thread's, %r11 that of its neighbour's.
SHARED = (
    "  .shared .align 16 .b8 s[256]; shl.b32 %r9, %r2, 2; mov.u32 %r10, s; add.u32 %r10, %r10, %r9; xor.b32 %r11, %r10, 4;\n"
)


WORD = {"8": "b16", "16": "b16", "32": "b32", "64": "b64"}
SIZES = {"b16": 2, "b32": 4, "b64": 8}


def register(kind: str) -> str:
    """The type of register that holds a value of a PTX type."""
    if kind in ("f16x2", "bf16x2", "u16x2", "s16x2", "tf32"):
        return "b32"
    if kind in ("e4m3x2", "e5m2x2"):
        return "b16"
    return WORD[kind.lstrip("abcdefgsu")]


def instruction(body: str, result: str, kinds: list[str], rows, *, after: str = "", locals: str = "") -> list[int]:
    """What one instruction, or a body of several from %a0, %a1 … to %d, gives for each row of bits,
    one thread a row, as bits."""
    if ";" not in body:
        body = f"{body} %d, {', '.join(f'%a{i}' for i in range(len(kinds)))}{after};"
    registers = [register(kind) for kind in kinds]
    to = register(result)
    params = ", ".join(f".param .u64 p{i}" for i in range(len(kinds) + 1))
    loads = "\n".join(
        f"ld.param.u64 %at, [p{i}]; mad.wide.u32 %at, %tt, {SIZES[r]}, %at; ld.global.{r} %a{i}, [%at];"
        for i, r in enumerate(registers)
    )
    declared = "\n".join(f".reg .{r} %a{i};" for i, r in enumerate(registers))
    text = f"""{HEAD}.visible .entry k({params}) {{
    .reg .b64 %at; .reg .b32 %tt; .reg .{to} %d; {declared} {locals}
    mov.u32 %tt, %tid.x;
    {loads}
    {body}
    ld.param.u64 %at, [p{len(kinds)}]; mad.wide.u32 %at, %tt, {SIZES[to]}, %at; st.global.{to} [%at], %d; ret; }}"""
    device, module, rows = Device(), parse(text), list(rows)
    columns = list(zip(*rows, strict=True))
    out: list[int] = []
    for begin in range(0, len(rows), 1024):
        count = min(1024, len(rows) - begin)
        data = [
            np.array(c[begin : begin + count], np.uint64).astype(f"u{SIZES[r]}")
            for c, r in zip(columns, registers, strict=True)
        ]
        address = device.empty(SIZES[to] * count)
        device.run(module, "k", 1, count, *(device.put(x) for x in data), address)
        out += device.get(address, count, f"u{SIZES[to]}").tolist()
    return out
