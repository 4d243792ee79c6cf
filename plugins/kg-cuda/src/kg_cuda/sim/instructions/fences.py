"""fence: of threads among one another it changes nothing that is kept here (the engine notes those
for the device); fence.proxy.async shows the asynchronous proxy what the block's threads wrote to shared memory."""

from __future__ import annotations

from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.hopper.proxy import Proxy
from kg_cuda.sim.instructions.moves import decode_nothing
from kg_cuda.sim.text.syntax import Instruction


def decode_fence(d: Decoder, at: Instruction) -> Step:
    if at.opcode[1:3] != ("proxy", "async") or at.opcode[-1] == "global":
        return decode_nothing(d, at)
    return _show


def _show(t: WorkItems) -> None:
    """A fence of any thread shows what all of its block wrote before:
    who wrote it may have fenced, or who was told of it."""
    if isinstance(proxy := t.beside, Proxy):
        stride = t.launch.shared_stride
        for block in set(t.of(t.group).tolist()):
            proxy.unfenced[block * stride : (block + 1) * stride] = False
