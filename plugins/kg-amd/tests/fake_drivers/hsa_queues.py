"""Signals, copies and queues of the libhsa-runtime64 of tests:
what lies there is done when somebody waits for a signal that ends it."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

import numpy as np
from fake_drivers.hsa_records import (
    FREQUENCY,
    HOST,
    KERNARGS,
    Copy,
    Kernel,
    Queue,
    Signal,
    put,
)
from kg.errors import KgError
from kg_amd.card.hsa import api
from kg_amd.card.hsa.api import Event
from kg_amd.sim import Memory, launch
from kg_gpu.fake import FakeDriver, Fault


class QueueFunctions(FakeDriver):
    """Functions of HSA's on signals and queues, and the engines behind them."""

    # -- signals

    def hsa_signal_create(self, value: int, count: int, consumers: int, out: int) -> None:
        put(out, "<Q", self.handle(Signal(value)))

    def hsa_signal_destroy(self, signal: int) -> None:
        assert isinstance(self.handles.pop(signal), Signal)

    def hsa_signal_store_relaxed(self, signal: int, value: int) -> None:
        self.held(signal, Signal).value = value

    def hsa_signal_store_screlease(self, signal: int, value: int) -> None:
        queue = next(q for q in self.queues.values() if q.record.doorbell == signal)
        assert value < queue.write
        queue.rung = max(queue.rung, value + 1)

    def hsa_signal_wait_scacquire(self, signal: int, condition: int, value: int, timeout: int, state: int) -> int:
        assert condition == api.LESS
        found = self.held(signal, Signal)
        if not timeout:
            return found.value
        self._run_for(signal)
        self.futile = self.futile + 1 if found.value >= value else 0
        if self.futile > 4 and not any(queue.failed for queue in self.queues.values()):
            for queue in self.queues.values():  # nothing will ever end it: the tests are told
                queue.on_error(0x1000, queue.address, None)
        return found.value

    # -- engines

    def _run_for(self, signal: int) -> None:
        """What has to run for a signal, and no more."""
        while self.held(signal, Signal).value > 0:
            copy = next((c for c in self.copies if c.signal == signal), None)
            if copy is not None:
                for other in copy.after:
                    self._run_for(other)
                if any(self.held(other, Signal).value > 0 for other in copy.after):
                    return
                self._run_copy(copy)
            elif not any(self._step(queue, signal) for queue in self.queues.values()):
                return

    def _run_copy(self, copy: Copy) -> None:
        self.copies.remove(copy)
        ended = self.held(copy.signal, Signal)
        try:
            copy.work()
            ended.value -= 1
        except (Fault, KgError):
            ended.value = -1

    def _step(self, queue: Queue, signal: int) -> bool:
        """One packet of a queue on the way to a signal; whether there was one."""
        ours = any(struct.unpack_from("<Q", queue.packet(n), 56)[0] == signal for n in range(queue.read, queue.rung))
        return ours and self.process(queue)

    def process(self, queue: Queue) -> bool:
        """The packet that comes next: of those that need not wait for each other, the last.
        Whether one could run."""
        window = []
        for number in range(queue.read, queue.rung):
            if number in queue.ended:
                continue
            header = struct.unpack_from("<H", queue.packet(number))[0]
            assert header & 255 != 1, "a packet is invalid that the doorbell told of"
            if header >> 8 & 1 and window:
                break
            window.append(number)
        if queue.failed or not window:
            return False
        number = window[-1]
        try:
            done = self._packet(queue, queue.packet(number))
        except (Fault, KgError) as error:
            self._fail(queue, error)
            return False
        if not done:
            return False
        queue.set_header(number, 1)
        queue.ended.add(number)
        while queue.read in queue.ended:
            queue.ended.remove(queue.read)
            queue.read += 1
        return True

    def _fail(self, queue: Queue, error: Exception) -> None:
        queue.failed = True
        if self.on_event is not None:
            event = Event(0, queue.agent, 0x40, 1)
            self.on_event(ctypes.addressof(event), None)
        else:
            queue.on_error(0x1016, queue.address, None)
        self.wrong = str(error)

    def _packet(self, queue: Queue, packet: bytes) -> bool:
        header, begin = struct.unpack_from("<H", packet)[0], self.now
        (signal,) = struct.unpack_from("<Q", packet, 56)
        if header & 255 == 3:
            for after in struct.unpack_from("<5Q", packet, 8):
                if after:
                    self._run_for(after)
                    if self.held(after, Signal).value > 0:
                        return False
        else:
            assert header & 255 == 2, f"a packet of kind {header & 255}"
            self._dispatch(queue, packet)
        if signal:
            ended = self.held(signal, Signal)
            ended.value -= 1
            ended.end = int(self.now * 1e-3 * FREQUENCY) if queue.profiled else None
        assert self.now >= begin
        return True

    def _dispatch(self, queue: Queue, packet: bytes) -> None:
        setup, *sizes = struct.unpack_from("<HHHH", packet, 2)
        *items, private, shared, descriptor, arguments = struct.unpack_from("<IIIIIQQ", packet, 12)
        kernel = self.held(descriptor, Kernel)
        if kernel.executable not in self.handles.values():
            raise Fault(f"{kernel.name}: its code object is gone")
        facts = kernel.image.kernels[kernel.name]
        grid = [count // size for count, size in zip(items, sizes, strict=True)]
        if setup != 3 or [g * s for g, s in zip(grid, sizes, strict=True)] != items or private != facts.private_bytes:
            raise Fault(f"{kernel.name}: this packet is none of its: {setup} {sizes} {items} {private}")
        given = b""
        if facts.kernarg_bytes:
            block = self._block(arguments, facts.kernarg_bytes)
            if arguments % 64 or self.pools.get(block) != KERNARGS or queue.agent not in self.access[block]:
                raise Fault(f"{kernel.name}: its arguments at {arguments:#x} are in no kernarg memory of this GPU's")
            given = ctypes.string_at(arguments, facts.kernarg_bytes)
        self.now += 2 if kernel.name != "kg_stamp" else 0
        self.ran.append((kernel.name, struct.unpack_from("<H", packet)[0]))
        memory = self.memory
        assert isinstance(memory, Memory)
        launch(
            kernel.image,
            kernel.name,
            tuple(grid),
            tuple(sizes),
            given,
            memory,
            dynamic_shared=shared - facts.group_bytes,
            checks=False,
        )  # type: ignore[arg-type]

    # -- copies

    def hsa_amd_memory_async_copy(
        self, to: int, at: int, source: int, of: int, size: int, count: int, after: int, signal: int
    ) -> None:
        deps = list(struct.unpack(f"<{count}Q", ctypes.string_at(after, 8 * count))) if count else []
        for dep in deps:
            self.held(dep, Signal)
        assert self.held(signal, Signal).value == 1

        def work() -> None:
            self.now += 1
            for address, agent in ((to, at), (source, of)):
                block = self._block(address, size)
                home = HOST if block in self.held_by_host else self.homes[block]
                if home != agent or not ({at, of} - {HOST}) <= self.access[block] | {home}:
                    raise Fault(f"a copy with {address:#x}, which is of {home:#x} and reached by {self.access[block]}")
            data = ctypes.string_at(source, size) if of == HOST else self.memory.view(source, size).tobytes()
            if at == HOST:
                ctypes.memmove(to, data, size)
            else:
                self.memory.view(to, size)[...] = np.frombuffer(data, np.uint8)
                self.memory.mark_written(to, size)

        self.copies.append(Copy(deps, signal, work))
        while self.eager and (ready := [c for c in self.copies if all(self.held(d, Signal).value <= 0 for d in c.after)]):
            self._run_copy(ready[0])

    # -- queues

    def hsa_queue_create(
        self, agent: int, size: int, kind: int, on_error: Any, data: int, private: int, group: int, out: int
    ) -> None:
        assert size & (size - 1) == 0 and kind == 1
        queue = Queue(agent, size, on_error, self.handle(Signal(0)))
        self.queues[queue.address] = queue
        put(out, "<Q", queue.address)

    def hsa_queue_destroy(self, address: int) -> None:
        queue = self.queues.pop(address)
        del self.handles[queue.record.doorbell]
        assert queue.read == queue.write, "a queue is destroyed in which packets are"

    def hsa_queue_load_read_index_scacquire(self, address: int) -> int:
        """The GPU has gone on meanwhile where somebody waits for room."""
        queue = self.queues[address]
        if queue.write - queue.read > queue.size // 2:
            self.process(queue)
        return queue.read

    def hsa_queue_add_write_index_screlease(self, address: int, count: int) -> int:
        queue = self.queues[address]
        before = queue.write
        queue.write += count
        assert queue.write - queue.read <= queue.size, "packets are written over others"
        return before

    def hsa_amd_profiling_set_profiler_enabled(self, address: int, on: int) -> None:
        self.queues[address].profiled = bool(on)

    def hsa_amd_profiling_get_dispatch_time(self, agent: int, signal: int, out: int) -> int | None:
        found = self.held(signal, Signal)
        if found.value > 0 or found.end is None:
            return 0x1000
        ctypes.memmove(out, struct.pack("<QQ", found.end, found.end), 16)
        return None
