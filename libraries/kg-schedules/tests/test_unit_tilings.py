"""Tilings by matrix units: instances of the generator that are ranked by its model,
of which each is a legal schedule."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import numpy as np
import pytest
from kg.analysis.facts import kernel_facts
from kg.dtype import float16, float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.apply.schedule import apply_schedule
from kg.schedule.context import Context
from kg.schedule.opts import Opt, OptOp
from kg_schedules.work_groups.problem import GroupTiling
from kg_schedules.work_groups.tilings import group_tilings
from kg_tiles import OPTS, TC


def _renderer(processors: int = 16, copies: tuple[int, ...] = (4, 8, 16)) -> RefRenderer:
    """A GPU with the units that REF emulates."""
    made = copy(RefRenderer())
    made.opts = OPTS
    made.work_groups = replace(made.work_groups, total=1024, local=(1024, 1024, 64), processors=processors)
    made.vectors = replace(made.vectors, alu=0, memory=128)
    made.registers = replace(made.registers, scalar=255)
    made.shared_memory = replace(made.shared_memory, bytes=1 << 16, line=128, slow=False, copies=copies)
    return made


def _product(m: int, k: int, n: int) -> UOp:
    left = param(1, (m, k), float16).cast(float32).reshape(m, k, 1).broadcast_to(m, k, n)
    right = param(2, (k, n), float16).cast(float32).reshape(1, k, n).broadcast_to(m, k, n)
    return sink(param(0, (m, n), float32).store((left * right).sum(1).reshape(m, n)), name="product")


def _found(ast: UOp, renderer: RefRenderer) -> tuple[UOp, list[GroupTiling]]:
    graph = full_rewrite_to_sink(ast, Context(renderer), until="choose_schedule")
    return graph, group_tilings(kernel_facts(graph), renderer)


def _size(tiling: GroupTiling, axis: str, extent: int) -> int:
    return next((o.arg for o in tiling.make() if o.op is OptOp.TILE and o.axis == axis and isinstance(o.arg, int)), extent)


@pytest.mark.parametrize("sizes", [(64, 64, 64), (120, 77, 130), (256, 512, 128), (1024, 1024, 1024)], ids=str)
@pytest.mark.parametrize("copies", [(4, 8, 16), ()], ids=["asynchronous", "through registers"])
def test_every_tiling_is_a_legal_schedule(sizes: tuple[int, int, int], copies: tuple[int, ...]) -> None:
    renderer = _renderer(copies=copies)
    graph, found = _found(_product(*sizes), renderer)
    assert found and all(0 < tiling.cost < 1e12 for tiling in found)
    for tiling in found:
        opts: list[Opt] = tiling.make()
        assert any(o.op is TC for o in opts)
        apply_schedule(graph, Context(renderer, tuple(opts)))


def test_tiles_are_as_large_as_processors_are_busy() -> None:
    rows, columns = 512, 512
    for processors, few in ((4, False), (256, True)):
        _, found = _found(_product(rows, 512, columns), _renderer(processors))
        tile = _size(found[0], "o0", rows) * _size(found[0], "o1", columns)
        assert (tile <= 64 * 64) is few


def test_the_default_gives_the_product() -> None:
    rng = np.random.default_rng(1)
    left, right = (rng.standard_normal(shape).astype(np.float16) for shape in ((48, 64), (64, 80)))
    _, found = _found(_product(48, 64, 80), _renderer())
    device = open_device("REF")
    made = device.empty(48 * 80, float32)
    program = device.compile(_product(48, 64, 80), tuple(found[0].make()))
    device.bind(program, [made, device.buffer(left.ravel()), device.buffer(right.ravel())])()
    np.testing.assert_allclose(made.numpy().reshape(48, 80), left.astype(np.float64) @ right, rtol=1e-4, atol=1e-4)
