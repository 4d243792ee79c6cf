"""A kernel by hand that fetches boxes of two arguments by tensor maps,
and what every card has to make of it.

It is the sum of a matrix, a part of another and a variable. The second matrix begins 64 bytes into its argument, and counts as zero beyond 50 rows
and 100 columns: its map's tensor ends there. The form for arguments that begin anywhere is what kg's renderer makes of the same sum.
"""

from __future__ import annotations

import numpy as np
from kg.dtype import float32, void
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.plan.cached import compiled
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg.runtime.plan.running import PlanProgram
from kg.schedule.opts import parse_schedule
from kg_cuda.card.tensor_maps import MapSpec, parameter

ROWS, COLUMNS, INNER_ROWS, INNER_COLUMNS, HEAD = 64, 128, 50, 100, 16
SIZE = ROWS * COLUMNS
LEFT = MapSpec(1, 4, (COLUMNS, ROWS), (4 * COLUMNS,), (32, 4), 128)
RIGHT = MapSpec(2, 4, (INNER_COLUMNS, INNER_ROWS), (4 * COLUMNS,), (32, 4), 0, 4 * HEAD)
FETCH = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
TEXT = f""".version 8.0
.target sm_90
.address_size 64
{LEFT.line(0)}
{RIGHT.line(1)}
.visible .entry kg_mapped(
  .param .u64 kg_mapped_0, .param .u64 kg_mapped_1, .param .u64 kg_mapped_2, .param .u64 kg_mapped_3,
  {parameter(0)},
  {parameter(1)}
)
.reqntid 32, 4, 1
{{
  .reg .pred %p<3>; .reg .b32 %r<17>; .reg .b64 %d<8>; .reg .f32 %f<6>;
  .shared .align 1024 .b8 left[{LEFT.box_bytes}]; .shared .align 128 .b8 right[{RIGHT.box_bytes}]; .shared .align 8 .b64 full;
  mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ctaid.y;
  shl.b32 %r5, %r3, 5; shl.b32 %r6, %r4, 2;
  or.b32 %r7, %r1, %r2; setp.ne.u32 %p1, %r7, 0;
  @%p1 bra MADE;
  mbarrier.init.shared::cta.b64 [full], 1; fence.mbarrier_init.release.cluster; fence.proxy.async;
MADE:
  bar.sync 0;
  @%p1 bra ASKED;
  mbarrier.arrive.expect_tx.shared::cta.b64 %d1, [full], {LEFT.box_bytes + RIGHT.box_bytes};
  mov.b64 %d2, kg_map_0; cvta.param.u64 %d2, %d2; {FETCH} [left], [%d2, {{%r5, %r6}}], [full];
  mov.b64 %d3, kg_map_1; cvta.param.u64 %d3, %d3; {FETCH} [right], [%d3, {{%r5, %r6}}], [full];
ASKED:
  mbarrier.try_wait.parity.shared::cta.b64 %p2, [full], 0; @%p2 bra THERE; bra ASKED;
THERE:
  shl.b32 %r8, %r2, 7; shl.b32 %r9, %r1, 2; shl.b32 %r10, %r2, 4;
  xor.b32 %r11, %r9, %r10; add.u32 %r11, %r11, %r8; mov.u32 %r12, left; add.u32 %r11, %r11, %r12; ld.shared.f32 %f1, [%r11];
  add.u32 %r13, %r9, %r8; mov.u32 %r14, right; add.u32 %r13, %r13, %r14; ld.shared.f32 %f2, [%r13];
  ld.param.u64 %d4, [kg_mapped_3]; cvt.u32.u64 %r15, %d4; cvt.rn.f32.s32 %f3, %r15;
  add.rn.f32 %f4, %f1, %f2; add.rn.f32 %f5, %f4, %f3;
  add.u32 %r6, %r6, %r2; mad.lo.u32 %r16, %r6, {COLUMNS}, %r5; add.u32 %r16, %r16, %r1;
  ld.param.u64 %d5, [kg_mapped_0]; cvta.to.global.u64 %d5, %d5; mad.wide.u32 %d6, %r16, 4, %d5; st.global.f32 [%d6], %f5;
  ret;
}}
"""


def mapped(device: Device, text: str = TEXT, binary: bytes = b"") -> UOp:
    """The program: kg's own of the sum, with another first form."""
    n = variable("n", 0, 100).cast(float32).reshape(1, 1).expand(ROWS, COLUMNS)
    right = param(2, (HEAD + SIZE,), float32).shrink((HEAD, HEAD + SIZE)).reshape(ROWS, COLUMNS)
    right = right.shrink((0, INNER_ROWS), (0, INNER_COLUMNS)).pad((0, ROWS - INNER_ROWS), (0, COLUMNS - INNER_COLUMNS))
    whole = sink(param(0, (ROWS, COLUMNS), float32).store(param(1, (ROWS, COLUMNS), float32) + right + n), name="mapped")
    made = device.compile(whole, parse_schedule("LOCAL(o0, 4) LOCAL(o1, 32)"))
    parts = {
        Op.SOURCE: UOp(Op.SOURCE, void, (), text),
        Op.BINARY: UOp(Op.BINARY, void, (), binary or text.encode() + b"\0"),
    }
    return UOp(Op.PROGRAM, void, tuple(parts.get(part.op, part) for part in made.src), made.program)


def expected(left: np.ndarray, right: np.ndarray, n: int) -> np.ndarray:
    part = right[HEAD:].reshape(ROWS, COLUMNS).copy()
    part[INNER_ROWS:] = part[:, INNER_COLUMNS:] = 0
    return (left.reshape(ROWS, COLUMNS) + part + n).reshape(-1)


def twice(device: Device) -> Plan:
    """What the kernel makes of what it made."""
    given = [(Category.OUTPUT, SIZE, 0), (Category.INPUT, SIZE, 1), (Category.INPUT, HEAD + SIZE, 2)]
    buffers = [PlanBuffer(category, float32, size, slot) for category, size, slot in given]
    between = PlanBuffer(Category.INTERMEDIATE, float32, SIZE)
    program = mapped(device)
    steps = LaunchStep(program, (3, 1, 2)), LaunchStep(program, (0, 3, 2))
    return Plan("twice", (variable("n", 0, 100).variable,), (*buffers, between), steps)


class Given:
    """Buffers that begin `odd` elements after a multiple of 16 bytes, and what is in them."""

    def __init__(self, device: Device, seed: int, odd: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.left, self.right = (rng.integers(-999, 999, n).astype(np.float32) for n in (SIZE, HEAD + SIZE))
        wholes = [device.buffer(np.concatenate([np.zeros(odd, np.float32), data])) for data in (self.left, self.right)]
        self.out = device.buffer(np.full(SIZE + odd, -1, np.float32)).view(odd, SIZE)
        self.buffers: list[Buffer] = [self.out, wholes[0].view(odd, SIZE), wholes[1].view(odd, HEAD + SIZE)]

    def check(self, n: int, times: int = 1) -> None:
        wanted = self.left
        for _ in range(times):
            wanted = expected(wanted, self.right, n)
        assert (self.out.numpy() == wanted).all()


def check_launches(device: Device) -> None:
    """Bound, then with buffers given anew, in turns, at odd places too."""
    program = device.load(mapped(device))
    runner = program.runner()
    sets = [Given(device, 0), Given(device, 1), Given(device, 2, odd=1), Given(device, 3, odd=4)]
    bound = [program.bind(given.buffers) for given in sets]
    for n in (3, 5):
        for given, launch in zip(sets, bound, strict=True):
            launch(n)
            given.check(n)
    for n, which in enumerate((0, 0, 1, 2, 2, 1, 3, 0)):
        runner(sets[which].buffers, [n])
        sets[which].check(n)


def check_plan(device: Device) -> None:
    """Run step by step, then by whatever the card has for plans, with the same buffers and others.
    Begun with any of the kernel's forms."""
    program = compiled(twice(device), device.compile)
    sets = [Given(device, 4), Given(device, 5), Given(device, 6, odd=1)]
    for order in ((0, 0, 0, 1, 2, 2, 0, 1), (0, 2, 1, 2, 0)):
        run = PlanProgram(device.runtime, program).runner()
        for n, which in enumerate(order):
            run(sets[which].buffers, [n // 2])
            sets[which].check(n // 2, times=2)
