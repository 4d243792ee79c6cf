"""Kernels by hand for sm_90a, in pieces: what their tests share."""

from __future__ import annotations

import pytest
from kg_cuda.sim import SimulatorTrap, parse
from kg_cuda.toolchain.toolkit import assemble, tool
from simulated import Device

HEAD = ".version 8.4\n.target sm_90a\n.address_size 64\n"
REGISTERS = """
  .reg .pred %p<6>; .reg .b32 %r<40>; .reg .b64 %rd<20>; .reg .f32 %f<9>;
  .shared .align 8 .b64 full; .shared .align 8 .b64 empty; .shared .align 1024 .b8 tile[16384];
  mov.u32 %r1, %tid.x; setp.eq.u32 %p1, %r1, 0; mov.u32 %r2, tile; mov.u32 %r3, full; mov.u32 %r4, empty;
"""
#: Thread 0 makes `full`, of one arrival, and all see it.
INIT = """
  @!%p1 bra MADE; mbarrier.init.shared::cta.b64 [full], 1; fence.mbarrier_init.release.cluster; fence.proxy.async; MADE: bar.sync 0;
"""


def wait(barrier: str = "full", parity: str = "0", label: str = "WAIT") -> str:
    """All wait for the end of a phase."""
    return f"""
  {label}: mbarrier.try_wait.parity.shared::cta.b64 %p2, [{barrier}], {parity}; @%p2 bra {label}_DONE; bra {label}; {label}_DONE:
"""


def kernel(body: str, parameters: str = ".param .u64 source, .param .u64 out", before: str = "") -> str:
    return f"{HEAD}{before}.visible .entry k({parameters}) {{{REGISTERS}{body}\nret; }}\n"


def check_text(text: str) -> None:
    """ptxas takes it, where it is there."""
    if tool("ptxas") is not None:
        assemble(text, "sm_90a")


def run(device: Device, text: str, *arguments, block: int = 128, grid: int = 1) -> None:
    device.run(parse(text), "k", grid, block, *arguments)


def trap(device: Device, text: str, match: str, *arguments, block: int = 128) -> None:
    check_text(text)
    with pytest.raises(SimulatorTrap, match=match):
        run(device, text, *arguments, block=block)
