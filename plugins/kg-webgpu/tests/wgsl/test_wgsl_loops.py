"""Loops of more steps than Mesa's llvmpipe takes:
with copies of their bodies, for sizes that are written in the kernel and given at launch."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from kg import dtype as dt
from kg.dtype import void
from kg.errors import UnsupportedError
from kg.ir.args import Axis, AxisKind, Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import LaunchError
from kg_webgpu.loop_limits import copies, iterations
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer
from kg_webgpu.wgsl.writer import Variant, WGSLWriter
from wgsl_support import (
    Program,
    const,
    empty,
    end,
    load,
    loaded,
    local,
    needs_adapter,
    pointer,
    register,
    run,
    runtime,
    special,
    store,
)

MOST = 65535
STEPS = (1, 65535, 65536, 70_000, 100_003, 1 << 20)
SIZE = UOp(Op.DEFINE_VAR, dt.int32, (), Var("n", 0, 1 << 30))


def steps(name: str, stop: int | UOp, start: int = 0) -> UOp:
    return UOp(Op.RANGE, dt.int32, (const(start), const(stop) if isinstance(stop, int) else stop), Axis(name, AxisKind.LOOP))


def scrambled(*loops: UOp) -> list[UOp]:
    """A register to which every step of these loops, one in another, does what depends on all before it."""
    p = Program()
    held = register("held", dt.uint32)
    last = p.emit(store(held, const(0), const(1, dt.uint32)))
    for r in loops:
        p.emit(r)
    number = sum(loops[1:], loops[0])
    value = load(held, const(0), 1, last, *loops) * 1664525 + number.cast(dt.uint32)
    last = p.emit(store(held, const(0), value))
    for r in reversed(loops):
        last = p.emit(end(r, last))
    p.emit(store(pointer(0, dt.uint32), const(0), load(held, const(0), 1, last)))
    return p.done()


@cache
def expected(*counts: int) -> int:
    value, numbers = 1, [0]
    for count in counts:
        numbers = [n + step for n in numbers for step in range(count)]
    for number in numbers:
        value = (value * 1664525 + number) & 0xFFFFFFFF
    return value


@needs_adapter
@pytest.mark.parametrize("count", STEPS)
def test_steps_written_in_the_kernel(count: int) -> None:
    out = empty(1, dt.uint32)
    run(scrambled(steps("o0", count)), [out])
    assert out[0] == expected(count)


@needs_adapter
@pytest.mark.parametrize("count", [0, *STEPS])
def test_steps_given_at_launch(count: int) -> None:
    out = empty(1, dt.uint32)
    run(scrambled(steps("o0", SIZE)), [out], values={"n": count})
    assert out[0] == expected(count)


@needs_adapter
def test_a_program_keeps_one_text_for_few_steps_and_more_for_many() -> None:
    """The usual text has no copies, and a launch with other values takes what it needs."""
    from kg.runtime.buffers.buffer import Buffer

    program = loaded(scrambled(steps("o0", SIZE)))
    out = Buffer.empty(runtime(), 1, dt.uint32)
    launch = program.bind([out])
    for count in (100, 70_000, 100, 70_001, 300_000, 7):
        launch(n=count)
        assert out.raw()[0] == expected(count)
    cuts = "llvmpipe" in runtime().queue.name
    assert {v.copies for v in program._shaders} == ({(), (2,), (8,)} if cuts else {()})


@needs_adapter
@pytest.mark.parametrize("counts", [(300, 300), (70_000, 3), (3, 70_000), (260, 256, 2), (66_000, 1)])
def test_one_in_another(counts: tuple[int, ...]) -> None:
    out = empty(1, dt.uint32)
    run(scrambled(*(steps(f"o{n}", count) for n, count in enumerate(counts))), [out])
    assert out[0] == expected(*counts)


@needs_adapter
def test_many_steps_between_barriers() -> None:
    """Work-items that meet in every step of 40,000 with a loop of two inside,
    and read what their neighbour wrote."""
    count, items = 40_000, 4
    p = Program()
    item = p.emit(special("l0", items))
    shared = local("shared", dt.uint32, items)
    first = p.emit(store(shared, item, item.cast(dt.uint32)))
    begun = p.emit(UOp(Op.BARRIER, void, (first,)))
    step = p.emit(steps("o0", count))
    value = p.emit(load(shared, (item + 1) & 3, 1, begun, step) * 3 + step.cast(dt.uint32))
    read = p.emit(UOp(Op.BARRIER, void, (value,)))
    put = p.emit(store(shared, item, value, read))
    inner = p.emit(steps("o1", 2))
    done = p.emit(end(inner, p.emit(store(pointer(1, dt.uint32), item, inner.cast(dt.uint32)))))
    met = p.emit(UOp(Op.BARRIER, void, (put, done)))
    last = p.emit(end(step, met))
    p.emit(store(pointer(0, dt.uint32), item, load(shared, item, 1, last)))
    out, other = empty(items, dt.uint32), empty(items, dt.uint32)
    run(p.done(), [out, other])
    wanted = np.arange(items, dtype=np.uint32)
    with np.errstate(over="ignore"):
        for number in range(count):
            wanted = np.roll(wanted, -1) * np.uint32(3) + np.uint32(number)
    assert out.tolist() == wanted.tolist() and other.tolist() == [1] * items


def text(uops: list[UOp], most: int = MOST, variant: Variant | None = None) -> str:
    return WGSLWriter(WGSLRenderer(Limits(iterations=most)), uops, variant).source()


def test_how_many_copies() -> None:
    def of(*loops: UOp, n: int = 0) -> tuple[int, ...] | None:
        return copies(scrambled(*loops), {"n": n}, MOST)

    assert of(steps("o0", 65_534)) == ()
    assert of(steps("o0", 65_536)) == (2,)
    assert of(steps("o0", 1 << 20)) == (32,)
    assert of(steps("o0", SIZE), n=70_000) == (2,)
    assert of(steps("o0", SIZE), n=1 << 30) is None, "the text would be too long"
    assert of(steps("o0", 70_000), steps("o1", 3)) == (2, 4), "the inner one is written out"
    assert of(steps("o0", 70_000), steps("o1", SIZE), n=3) is None, "how often it is met is too often"
    uops = scrambled(steps("o0", 70_000), steps("o1", 3))
    assert iterations(uops, {}) == 70_001 + 70_000 * 4
    assert iterations(uops, {}, (2, 4)) == 35_001
    assert iterations(scrambled(steps("o0", 70_001)), {}, (2,)) == 35_001 + 2


def test_texts_with_copies() -> None:
    one, rest = text(scrambled(steps("o0", 70_000))), text(scrambled(steps("o0", 70_001)))
    assert one.count("* 1664525u") == 2 and one.count("for (") == 1
    assert rest.count("* 1664525u") == 3 and rest.count("for (") == 2
    assert text(scrambled(steps("o0", 70_000)), most=0).count("* 1664525u") == 1
    given = scrambled(steps("o0", SIZE))
    assert text(given).count("* 1664525u") == 1, "the least n takes no steps"
    assert text(given, variant=Variant(copies=(4,))).count("* 1664525u") == 5


@needs_adapter
def test_what_no_copies_mend_is_refused() -> None:
    """With how many steps there are, and what to do."""
    if "llvmpipe" not in runtime().queue.name:
        pytest.skip("known of Mesa")
    from kg.runtime.buffers.buffer import Buffer

    out = Buffer.empty(runtime(), 1, dt.uint32)
    launch = loaded(scrambled(steps("o0", SIZE))).bind([out])
    with pytest.raises(LaunchError, match=r"takes 1,073,741,825 steps of loops, and .* ends them after 65,535"):
        launch(n=1 << 30)
    for loops in ([steps("o0", 1 << 30)], [steps("o0", 70_000), steps("o1", SIZE)]):
        with pytest.raises(UnsupportedError, match=r"steps of loops, and .* ends them after 65,535: share them out"):
            loaded(scrambled(*loops))
