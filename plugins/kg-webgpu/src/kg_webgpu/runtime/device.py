"""The runtime on wgpu: shaders made once for each form of memory they meet, buffers bound once,
launches gathered into one submit."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from kg.plugin import (
    Buffer,
    Launch,
    LaunchError,
    Op,
    Program,
    Runner,
    Runtime,
    Target,
    Timed,
    UnsupportedError,
    UOp,
    ordered_uops,
)
from kg_gpu import Geometry

from kg_webgpu.adapters import adapter, features, limits_of_features
from kg_webgpu.loop_limits import Copies, copies, iterations
from kg_webgpu.runtime.allocator import WebGPUAllocator
from kg_webgpu.runtime.bindings import Bound
from kg_webgpu.runtime.queue import Queue
from kg_webgpu.runtime.shaders import Shader, check_bindings
from kg_webgpu.wgsl.renderer import WGSLRenderer
from kg_webgpu.wgsl.writer import Variant, WGSLWriter

if TYPE_CHECKING:
    from kg.plugin.plans import Recording

#: Sets of buffers that a runner keeps bound.
_BOUND: Final = 256
_USUAL: Final = Variant()
#: Pipeline and bind group, handles of wgpu, the groups along x, y and z, and the kernel's name.
Dispatch = tuple[Any, Any, int, int, int, str]


class WebGPURuntime(Runtime):
    """An adapter's device. Launches are done when somebody waits for them, or reads."""

    name = "WEBGPU"

    def __init__(self, number: int | None) -> None:
        chosen = adapter(number)
        self.queue = Queue(chosen)
        self.has_clock = self.queue.has_clock
        self.renderer = WGSLRenderer(limits_of_features(features(chosen)))
        limits = self.queue.limits
        alignment = int(limits["min-storage-buffer-offset-alignment"])
        self.allocator = self.pool = WebGPUAllocator(self.queue, int(limits["max-buffer-size"]), alignment)

    @property
    def alive(self) -> bool:
        return self.queue.alive

    def load(self, program: UOp) -> Program:
        return WebGPUProgram(self, program)

    def capture(self, recording: Recording) -> Runner | None:
        from kg_webgpu.runtime.capture import Captured

        return Captured(self, recording)

    def synchronize(self) -> None:
        self.queue.wait()

    def timed(self, call: Callable[[], object]) -> Sequence[Timed]:
        return self.queue.timed(call)

    def close(self) -> None:
        self.pool.drop()
        self.queue.close()


class WebGPUProgram(Program):
    """A kernel's shaders, one for each form of memory that it has met.
    The usual one is the program's own text."""

    def __init__(self, runtime: WebGPURuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.owner, self._program = runtime, program
        self._shaders: dict[Variant, Shader] = {}
        #: field of a uniform -> place among the values
        self.places = {json.dumps(name): number for number, name in enumerate(self.names)}
        limits = runtime.renderer.limits
        check_bindings(self.info.name, self.params, limits, runtime.queue.name)
        self.geometry = Geometry(self.info, runtime.queue.name, limits.groups, "max-compute-workgroups-per-dimension")
        #: of the bodies of loops, in the usual text; by launch values those that they ask for, where the driver ends long loops
        self._copies: Copies = ()
        self._copies_of: dict[tuple[int, ...], Copies] = {}
        self.may_be_cut = bool(limits.iterations) and self._may_be_cut(limits.iterations)
        self.shader(_USUAL)

    @cached_property
    def uops(self) -> tuple[UOp, ...]:
        """The kernel's ordered nodes: what other variants of its shader are written from."""
        return ordered_uops(self._program)

    def _may_be_cut(self, most: int) -> bool:
        """Whether there are launch values for which the driver would end a loop of the usual text too early."""
        least = {v.name: v.min for v in self.info.variables}
        found = copies(self.uops, least, most)
        if found is None:
            raise UnsupportedError(self.too_long(least))
        self._copies = found
        return iterations(self.uops, {}, found) > most

    def _copies_for(self, values: Sequence[int]) -> Copies:
        """How many copies of the bodies of loops these launch values ask for."""
        key = tuple(values)
        found = self._copies_of.get(key)
        if found is None:
            most, variables = self.owner.renderer.limits.iterations, dict(zip(self.names, key, strict=True))
            few = iterations(self.uops, variables, self._copies) <= most
            found = self._copies if few else copies(self.uops, variables, most)
            if found is None:
                raise LaunchError(self.too_long(variables))
            if len(self._copies_of) >= _BOUND:
                self._copies_of.clear()
            self._copies_of[key] = found
        return found

    def too_long(self, variables: dict[str, int]) -> str:
        """Why a kernel whose loops the driver would end early is refused."""
        most, name = self.owner.renderer.limits.iterations, self.owner.queue.name
        return (
            f"{self.info.name}: one work-item takes {iterations(self.uops, variables):,} steps of loops, and {name} ends "
            f"them after {most:,}: share them out among more work-items (LOCAL, GROUP), or unroll them"
        )

    def shader(self, variant: Variant) -> Shader:
        found = self._shaders.get(variant)
        if found is None:
            source = self._source() if variant == _USUAL else WGSLWriter(self.owner.renderer, self.uops, variant).source()
            found = self._shaders[variant] = Shader(self.owner.queue, source, self.info.name, self.owner.renderer.limits)
        return found

    def _source(self) -> str:
        source = next((s.arg for s in self._program.src if s.op is Op.SOURCE), None)
        if isinstance(source, str):
            return source
        return WGSLWriter(self.owner.renderer, self.uops).source()  # a program put together by hand

    def launch_of(self, bound: Bound, values: Sequence[int]) -> Dispatch | None:
        """What a dispatch takes; None where there is nothing to do."""
        grid = self.geometry.grid(values)
        if grid is None:
            return None
        pipeline = bound.pipeline
        if self.may_be_cut:
            found = self._copies_for(values)
            pipeline = pipeline if found == self._copies else self.shader(replace(bound.variant, copies=found)).pipeline
        return pipeline, bound.group(values, self.geometry.counts(*values)), *grid, self.info.name

    def run(self, bound: Bound, values: Sequence[int]) -> None:
        with (
            self.owner.queue.lock
        ):  # so that the bind group that was found is not given up, nor what was copied written to, before it runs
            launch = self.launch_of(bound, values)
            if launch is None:
                return
            for buffer, duplicate, _ in bound.aside:
                duplicate.copy_from(buffer)
            self.owner.queue.dispatch(*launch)
            for buffer, duplicate, written in bound.aside:
                if written:
                    buffer.copy_from(duplicate)

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return WebGPULaunch(self, buffers, faults)


class WebGPULaunch(Launch):
    """A program bound to its buffers."""

    program: WebGPUProgram

    def __init__(self, program: WebGPUProgram, buffers: tuple[Buffer, ...], faults: Buffer | None) -> None:
        super().__init__(program, buffers, faults)
        self.bound = Bound(program, buffers)
        for buffer in buffers:
            buffer.on_free(self.bound)
        #: what a dispatch takes, where it is the same each time
        self._same = None
        if not program.names and program.sizes is None and faults is None and not self.bound.aside:
            self._same = program.launch_of(self.bound, ())
        self._dispatch = program.owner.queue.dispatch

    def __call__(self, *values: int, **named: int) -> None:
        held = [buffer.storage.block for buffer in self.buffers]  # another thread may free one meanwhile
        if self._same is None or values or named or self.bound.revoked or None in held:
            super().__call__(*values, **named)
        else:
            self._dispatch(*self._same)

    def run(self, values: tuple[int, ...]) -> None:
        held = [buffer.block() for buffer in self.buffers]
        self.program.run(self.bound, values)
        del held


def open_runtime(target: Target) -> Runtime:
    return WebGPURuntime(target.index)
