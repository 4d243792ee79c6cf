"""A loaded computation that runs again and again with other buffers, without binding them where the device can do that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kg.device.base import Program, Runner, check_buffer
from kg.device.buffer import Buffer
from kg.device.device import Device
from kg.events import heard

from kg_array.profiling import launch


@dataclass(frozen=True, slots=True)
class Loaded:
    """A program of a call. `slots`: per parameter the number of an output, or after those of a leaf. `idle`: runners that no thread uses now."""

    device: Device
    program: Program
    slots: tuple[int, ...]
    idle: list[Runner] = field(default_factory=list)

    def run(self, outputs: Sequence[Buffer], read: Sequence[Buffer]) -> None:
        """Run and wait. The outputs were made a moment ago; what is read is checked."""
        made = len(outputs)
        given = [*outputs, *read]
        buffers = [given[slot] for slot in self.slots]
        if heard():
            launch(self.program, buffers, self.device)
            return
        for param, slot, buffer in zip(self.program.user_params, self.slots, buffers, strict=True):
            if slot >= made:
                check_buffer(self.program, param, buffer)
        try:
            runner = self.idle.pop()
        except IndexError:
            runner = self.program.runner()
        runner(buffers)
        self.device.synchronize()
        self.idle.append(runner)


def loaded(device: Device, program: Program) -> Loaded:
    return Loaded(device, program, tuple(p.slot for p in program.user_params))
