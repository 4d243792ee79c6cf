"""The device under test: claims, toolchain, and running a kernel against the oracle."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
from kg.compile.program import to_program
from kg.dtype import DType
from kg.errors import DeviceUnavailable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.locks import cached_property
from kg.plugin import registry
from kg.plugin.api import Profile, Target
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.plan.data import params_by_slot
from kg.runtime.sizes import evaluate
from kg.schedule.opts import Opt, parse_schedule
from kg.semantics.floats import Array, numpy_storage_dtype
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer
from kg_graph.oracle import run_ast

from kg_conformance.accuracy import bound_of, difference
from kg_conformance.capabilities import claimed, known
from kg_conformance.flushing import FlushingOracle, without_flushes

Schedule = str | tuple[Opt, ...] | None


class Subject:
    """One device with one renderer.
    Opened when first asked for; renderer and compiler come without opening it."""

    def __init__(
        self, name: str, profile: Profile | None = None, device: Device | None = None, renderer: Renderer | None = None
    ) -> None:
        self.target = complete_target(name) if device is None else Target.parse(name)
        self.name = str(self.target)
        self.profile = find_profile(self.target) if profile is None else profile
        self.claimed = claimed(self.profile)
        self._device, self._renderer = device, renderer

    def __repr__(self) -> str:
        return f"Subject({self.name})"

    def claims(self, name: str) -> bool:
        """Whether the profile claims a capability. Raises ClaimError for a name that is none."""
        return known(name) in self.claimed

    def bound(self, op: Op, dtype: DType) -> float:
        """The greatest error in ULP that semantics.md or the profile allows.
        0 where results are pinned exactly."""
        return bound_of(self.profile, op, dtype)

    @property
    def is_given(self) -> bool:
        """Whether the device was handed over, and not found by its name."""
        return self._device is not None

    @property
    def device(self) -> Device:
        return registry.open_device(self.target) if self._device is None else self._device

    @cached_property
    def tools(self) -> tuple[Renderer, Compiler | None]:
        """Renderer and compiler, without the device where it is opened by name."""
        if self._device is not None:
            return self._renderer or self._device.renderer, self._device.compiler
        return registry.open_toolchain(self.target)

    @property
    def renderer(self) -> Renderer:
        return self.tools[0]

    @property
    def compiler(self) -> Compiler | None:
        return self.tools[1]

    def compile(self, ast: UOp, schedule: Schedule = None) -> UOp:
        """The PROGRAM of an AST, every pass run: a conformance test does not ask the program cache."""
        opts = parse_schedule(schedule) if isinstance(schedule, str) else schedule
        return to_program(ast, self.renderer, self.compiler, opts)

    def run(
        self,
        ast: UOp,
        arrays: Mapping[int, Array],
        variables: Mapping[str, int] | None = None,
        schedule: Schedule = None,
    ) -> dict[int, Array]:
        """slot -> the raw array of every parameter that the kernel writes.
        What is not given starts as garbage."""
        return self.launch(self.compile(ast, schedule), ast, arrays, variables)

    def launch(
        self, program: UOp, ast: UOp, arrays: Mapping[int, Array], variables: Mapping[str, int] | None = None
    ) -> dict[int, Array]:
        """`run` with a program compiled before."""
        given = dict(variables or {})
        params = params_of(ast)
        buffers = {p.slot: self._filled(p, shape_of(p, given), arrays.get(p.slot)) for p in params}
        loaded = self.device.runtime.load(program)
        loaded.bind([buffers[p.slot] for p in loaded.user_params])(**given)
        self.device.synchronize()
        written = {s.src[0].slot for s in ast.src}
        return {p.slot: buffers[p.slot].raw().reshape(shape_of(p, given)) for p in params if p.slot in written}

    def check(
        self,
        ast: UOp,
        arrays: Mapping[int, Array],
        variables: Mapping[str, int] | None = None,
        schedule: Schedule = None,
        ulp: float = 0,
        tolerance: float = 0.0,
        *,
        open_zero: bool = False,
    ) -> None:
        """The kernel gives what the oracle says: the same bits (any NaN is as good as another),
        or within `ulp` or `tolerance`.

        `open_zero`: the sign of a zero is not pinned, as for MAX and MIN.
        """
        expected = run_ast(ast, arrays, variables)
        found = self.run(ast, arrays, variables, schedule)
        if not self.claims("denormals"):
            other = run_ast(ast, arrays, variables, FlushingOracle)
            found = {
                p.slot: without_flushes(found[p.slot], expected[p.slot], other[p.slot], p.type, ulp)
                for p in params_of(ast)
                if p.slot in expected
            }
        problems = [
            f"parameter {p.slot}: {said}"
            for p in params_of(ast)
            if p.slot in expected
            for said in [difference(found[p.slot], expected[p.slot], p.type, ulp, tolerance, open_zero)]
            if said
        ]
        if problems:
            raise AssertionError(f"{ast.kernel.name} on {self.name}: " + "\n".join(problems))

    def _filled(self, param: UOp, shape: Sequence[int], raw: Array | None) -> Buffer:
        """A buffer with these bytes, or with bytes that no kernel would write, so that what is left out shows."""
        kind = numpy_storage_dtype(param.type)
        if raw is None:
            raw = np.resize(np.frombuffer(b"\x4d" * kind.itemsize, kind), math.prod(shape))
        buffer = self.device.empty(math.prod(shape), param.type)
        buffer.copyin(np.ascontiguousarray(raw, kind).reshape(-1))
        return buffer


def params_of(ast: UOp) -> list[UOp]:
    """The parameters of a kernel by slot."""
    return list(params_by_slot(ast).values())


def shape_of(param: UOp, variables: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(evaluate(d, variables) for d in param.param.shape)


def complete_target(name: str) -> Target:
    """The Target with the renderer that it means.
    Raises UnknownDevice or DeviceUnavailable, which say what there is."""
    found = registry.registry()
    target = found.meant(Target.parse(name))
    spec = found.device(target.device)
    offered = [r.suffix for r in found.renderers_of(spec)]
    if not offered or (target.renderer and target.renderer not in offered):
        raise DeviceUnavailable(f"{spec.name} has no renderer {target.renderer}; there are {', '.join(offered) or 'none'}")
    own = spec.name in ("REF", "NULL")  # of one renderer each
    return Target(spec.name, target.index, "" if own else target.renderer or offered[0])


def find_profile(target: Target) -> Profile:
    """The most exact profile: of DEVICE:RENDERER, else of DEVICE, else one that claims the defaults."""
    name = f"{target.device}:{target.renderer}" if target.renderer else target.device
    return registry.registry().profile(name) or Profile(target.device, ())
