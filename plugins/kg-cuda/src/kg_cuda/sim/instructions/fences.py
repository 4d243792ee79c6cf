"""fence: of threads among one another it changes nothing that is kept here (`program.fencing` notes those for the device); fence.proxy.async
shows the asynchronous proxy what the block's threads wrote to shared memory."""

from __future__ import annotations

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.instructions.moves import decode_nothing
from kg_cuda.sim.text.syntax import Instruction
from kg_cuda.sim.threads import Step, Threads


def decode_fence(d: Decoder, at: Instruction) -> Step:
    if at.opcode[1:3] != ("proxy", "async") or at.opcode[-1] == "global":
        return decode_nothing(d, at)
    return _show


def _show(t: Threads) -> None:
    """A fence of any thread shows what all of its block wrote before: who wrote it may have fenced, or who was told of it."""
    if t.proxy is not None:
        stride = len(t.proxy.unfenced) // t.blocks
        for block in set(t.of(t.block).tolist()):
            t.proxy.unfenced[block * stride : (block + 1) * stride] = False
