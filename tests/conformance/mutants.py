"""Wrong devices made by hand: each a mistake that people make,
with the test of the suite that names it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import numpy as np
from conformance import graph_mutants as graphs
from conformance import memory_faults as memory
from conformance import row_mutants as rows
from conformance.faults import Fault, Mutant, cast_to, only, rebuilt
from kg.dtype import DType, bool_, float16, float32, int8, int32
from kg.errors import OutOfBounds
from kg.ir.args import ProgramInfo
from kg.ir.layouts.fragment import CoordinateTable, coordinates_of
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import PIPELINE
from kg.plugin.api import Probe
from kg.runtime.devices.ref import RefRenderer
from kg.semantics import floats
from kg.semantics.evaluate import fold
from kg.semantics.floats import Array
from kg.target.capabilities import Subgroups
from kg_conformance import package
from kg_conformance.subject import Subject

# -- programs


def without(op: Op):
    return lambda node: None if node.op is op else node


def swapped_fragments(node: UOp) -> UOp:
    """Lanes hold the registers of A in the opposite order."""
    if node.op is not Op.WMMA:
        return node
    core = node.arg
    assert isinstance(core, TensorCore)
    return node.replace(
        arg=replace(core, layout_a=CoordinateTable(tuple(lane[::-1] for lane in coordinates_of(core.layout_a))))
    )


def lanes_reversed(node: UOp) -> UOp:
    return node.replace(src=node.src[::-1]) if node.op is Op.VECTORIZE and node.lanes == len(node.src) else node


def first_output_only(node: UOp) -> UOp | None:
    pointer = node.src[0].src[0] if node.op is Op.STORE else None
    return None if pointer is not None and pointer.op is Op.DEFINE_GLOBAL and pointer.slot == 1 else node


def whole_groups_only(program: UOp) -> UOp:
    """The last group, which is not full, is not launched."""
    info: ProgramInfo = program.program
    fewer = tuple(max(1, d - 1) if isinstance(d, int) else d for d in info.global_size)
    return program.replace(arg=replace(info, global_size=fewer))


def updates_backwards(ast: UOp) -> UOp:
    def change(node: UOp) -> UOp:
        if node.op is not Op.SCATTER:
            return node
        return node.replace(src=(node.src[0], node.src[1].flip(0), *(i.flip(0) for i in node.src[2:])))

    return rebuilt(ast, change)


def inclusive(ast: UOp) -> UOp:
    return rebuilt(ast, lambda n: n.replace(arg=replace(n.reduction, exclusive=False)) if n.op is Op.SCAN else n)


def first_index_for_all(ast: UOp) -> UOp:
    return rebuilt(ast, lambda n: n.replace(src=(n.src[0], *(n.src[1],) * (len(n.src) - 1))) if n.op is Op.GATHER else n)


def unflipped(ast: UOp) -> UOp:
    return rebuilt(ast, lambda n: n.src[0] if n.op is Op.FLIP else n)


# -- launches and compilers


def values_of_first_launch():
    first: list[tuple[int, ...]] = []

    def values(given: tuple[int, ...]) -> tuple[int, ...]:
        first.append(given)
        return first[0]

    return values


def bools_as_they_are(raw: Array, dtype: DType) -> Array:
    return np.asarray(raw) if dtype.scalar is bool_ else floats.from_storage(raw, dtype)


def first_program_of_a_name():
    """A cache whose key is the kernel's name."""
    kept: dict[str, UOp] = {}
    return lambda program: kept.setdefault(program.program.name, program)


def traps(right, x, y):
    if (y == 0).any():
        raise FloatingPointError("integer division by zero")
    return right(x, y)


def folded_in_half(op: Op, dtype: DType, values, sources):
    result = fold(op, dtype, values, sources)
    with np.errstate(over="ignore"):
        return float(np.float16(result)) if dtype is float32 else result


class Together(RefRenderer):
    """Whose groups reduce at once."""

    subgroups = Subgroups(reduce_group=True)


def half_of_the_items(node: UOp) -> UOp:
    if node.op is not Op.GROUP_REDUCE or node.group_reduce.items % 2:
        return node
    return node.replace(arg=replace(node.group_reduce, items=node.group_reduce.items // 2))


class Unsteady(RefRenderer):
    """Its sources are never the same twice."""

    number = count()

    def render(self, uops):
        return f"# {next(self.number)}\n{super().render(uops)}"


class Anonymous(RefRenderer):
    """Its fingerprint does not tell it from others."""

    def fingerprint(self) -> str:
        return "always the same"


def meddling_probe() -> Probe:
    os.environ["MEDDLED"] = str(time.monotonic_ns())
    return Probe(True)


_ANSWERS = count()


def wavering_probe() -> Probe:
    return Probe(True, arch=f"arch{next(_ANSWERS)}")


def probed_by(probe: Callable[[], Probe]) -> list[tuple[str, object]]:
    """REF's records with another probe."""
    right = package.find

    def find(subject: Subject) -> package.Found:
        found = right(subject)
        return replace(found, device=replace(found.device, probe=f"{probe.__module__}:{probe.__name__}"))

    return [("kg_conformance.package:find", find)]


def made_by_hand() -> list[Mutant]:
    serial = tuple(step for step in PIPELINE if step.name != "split_long_sums")
    return [
        Mutant(
            "wrong rounding",
            lambda: Fault(cast_to(float32, float16, lambda r, x: rows.towards_zero(x, float16))),
            ("50_alu::test_cast[float32-float16-vector]",),
        ),
        Mutant(
            "NaN lost in max",
            lambda: Fault(only(Op.MAX, lambda r, x, y: np.fmax(x, y), float32)),
            ("50_alu::test_op[MAX-float32-vector]",),
        ),
        Mutant("off-by-one mask", lambda: Fault(node=graphs.wide_gate), ("60_memory::test_masked_loads_touch_nothing[37]",)),
        Mutant("dropped barrier", lambda: Fault(node=without(Op.BARRIER)), ("60_schedules::test_opt[GROUP-row_sums]",)),
        Mutant(
            "half a work-group reduces",
            lambda: Fault(renderer=Together, node=half_of_the_items),
            ("60_schedules::test_items_reduce_together[int32-add]",),
        ),
        Mutant("stale cache", lambda: Fault(program=first_program_of_a_name()), ("60_kernels::test_reduce[add-int32]",)),
        Mutant(
            "gate ignored",
            lambda: Fault(node=graphs.without_gate(Op.LOAD)),
            ("60_memory::test_masked_loads_touch_nothing[37]",),
        ),
        Mutant("shift modulo width", lambda: Fault(only(Op.SHL, rows.shift_modulo)), ("50_alu::test_op[SHL-int32-vector]",)),
        Mutant(
            "truncating bool",
            lambda: Fault(cast_to(float32, bool_, lambda r, x: np.trunc(x) != 0)),
            ("50_alu::test_cast[float32-bool-vector]",),
        ),
        Mutant("swapped fragment layout", lambda: Fault(node=swapped_fragments), ("60_schedules::test_tensor_cores",)),
        Mutant(
            "int8 not wrapped",
            lambda: Fault(rows.unwrapped(Op.ADD, int8)),
            ("50_alu::test_narrow_results_wrap_at_once[ADD-int8]",),
        ),
        Mutant("wrong tail", lambda: Fault(program=whole_groups_only), ("60_kernels::test_every_length[1025]",)),
        Mutant(
            "stores beyond the end", lambda: Fault(node=graphs.without_gate(Op.STORE)), ("60_kernels::test_every_length[1025]",)
        ),
        Mutant(
            "buffer freed early",
            lambda: Fault(runtime=memory.with_allocator(memory.Overlapping)),
            ("40_memory::test_live_memory_is_nobody_elses",),
        ),
        Mutant(
            "copy offset ignored on the way in",
            lambda: Fault(runtime=memory.with_allocator(memory.InwardOffset)),
            ("40_memory::test_copies_at_offsets",),
        ),
        Mutant(
            "copy offset ignored on the way out",
            lambda: Fault(runtime=memory.with_allocator(memory.OutwardOffset)),
            ("40_memory::test_copies_at_offsets",),
        ),
        Mutant(
            "offset of a transfer ignored",
            lambda: Fault(runtime=memory.with_allocator(memory.TransfersFromStart)),
            ("40_memory::test_copies_on_the_device*",),
        ),
        Mutant(
            "odd addresses",
            lambda: Fault(runtime=memory.with_allocator(memory.OddAddresses)),
            ("40_memory::test_addresses_are_aligned[float32]",),
        ),
        Mutant(
            "DLPack takes a copy",
            lambda: Fault(runtime=memory.with_allocator(memory.SharesCopies)),
            ("40_memory::test_dlpack_round_trip[float32]",),
        ),
        Mutant(
            "DLPack offset ignored",
            lambda: Fault(runtime=memory.with_allocator(memory.SharesBeside)),
            ("40_memory::test_dlpack_keeps_memory",),
        ),
        Mutant(
            "memory without end",
            lambda: Fault(runtime=memory.with_allocator(memory.Bottomless)),
            ("40_memory::test_too_much_memory_is_an_error",),
        ),
        Mutant(
            "copies overtake launches",
            lambda: Fault(runtime=memory.Later, launch=memory.defer),
            ("40_runtime::test_copying_in_does_not_overtake",),
        ),
        Mutant(
            "stale program of a name",
            lambda: Fault(program=first_program_of_a_name()),
            ("40_runtime::test_programs_of_one_name",),
        ),
        Mutant(
            "probe with side effects",
            lambda: Fault(always=probed_by(meddling_probe)),
            ("00_package::test_probe_leaves_no_traces",),
        ),
        Mutant(
            "probe that wavers", lambda: Fault(always=probed_by(wavering_probe)), ("00_package::test_probe_leaves_no_traces",)
        ),
        Mutant("fingerprint of no field", lambda: Fault(renderer=Anonymous), ("20_render::test_fingerprint_names_field*",)),
        Mutant("non-deterministic render", lambda: Fault(renderer=Unsteady), ("20_render::test_same_source_twice",)),
        Mutant("division trap", lambda: Fault(only((Op.IDIV, Op.FLOORDIV), traps)), ("50_alu::test_op[IDIV-int32-vector]",)),
        Mutant(
            "floor for trunc",
            lambda: Fault(only(Op.TRUNC, lambda r, x: np.floor(x))),
            ("50_alu::test_op[TRUNC-float32-vector]",),
        ),
        Mutant(
            "garbage of nothing",
            lambda: Fault(compiling=graphs.wrong_identities("MAX")),
            ("60_kernels::test_reduce_nothing[max]",),
        ),
        Mutant(
            "argmax of the last tie",
            lambda: Fault(ast=graphs.with_argmax(graphs.last_of_ties)),
            ("60_kernels::test_position_of_the_greatest[int32-argmax]",),
        ),
        Mutant("scatter backwards", lambda: Fault(ast=updates_backwards), ("60_kernels::test_scatter[set-int32]",)),
        Mutant("sums of scatter backwards", lambda: Fault(ast=updates_backwards), ("60_kernels::test_scatter[add-float32]",)),
        Mutant(
            "symbolic size ignored",
            lambda: Fault(values=values_of_first_launch()),
            ("60_memory::test_symbolic_sizes[elementwise]",),
        ),
        Mutant(
            "launch variable ignored",
            lambda: Fault(values=lambda given: (0,) * len(given)),
            ("60_memory::test_a_variable_as_a_value",),
        ),
        Mutant(
            "bool load not normalised",
            lambda: Fault(running=[("kg.semantics.interp.memory:from_storage", bools_as_they_are)]),
            ("50_alu::test_any_byte_is_true",),
        ),
        Mutant(
            "cast does not saturate",
            lambda: Fault(cast_to(float32, int32, lambda r, x: rows.integer_of(x).astype(np.int32))),
            ("50_alu::test_cast[float32-int32-vector]",),
        ),
        Mutant("sanitizer silent", lambda: Fault(swallow=(OutOfBounds,)), ("60_memory::test_sanitize_names_the_access[9]",)),
        Mutant("second output lost", lambda: Fault(node=first_output_only), ("60_memory::test_two_outputs",)),
        Mutant(
            "lanes reversed",
            lambda: Fault(node=lanes_reversed),
            ("60_schedules::test_opt[VECTOR-softmax]", "60_schedules::test_opt[VECTOR-matmul]"),
        ),
        Mutant(
            "one accumulator for a long sum",
            lambda: Fault(compiling=[("kg.passes.pipeline:PIPELINE", serial)]),
            ("60_kernels::test_long_sum_keeps_its_digits[1]",),
        ),
        Mutant("running sum one ahead", lambda: Fault(ast=inclusive), ("60_kernels::test_scan[add-exclusive]",)),
        Mutant("one index for all axes", lambda: Fault(ast=first_index_for_all), ("60_kernels::test_gather[int32]",)),
        Mutant("flip ignored", lambda: Fault(ast=unflipped), ("60_kernels::test_movement[flip]",)),
        Mutant(
            "constants folded in half",
            lambda: Fault(compiling=[("kg.rules.algebra.folding:fold", folded_in_half)]),
            ("50_alu::test_op[MUL-float32-folded]",),
        ),
        Mutant(
            "alternative of a masked load ignored",
            lambda: Fault(node=graphs.other_alternative),
            ("60_memory::test_masked_loads_give_their_alternative[vector]",),
        ),
        Mutant(
            "wrong on random kernels",
            lambda: Fault(only(Op.FLOORMOD, lambda r, x, y: np.fmod(x, np.where(y == 0, 1, y)).astype(x.dtype))),
            ("80_fuzz::test_random_kernels",),
        ),
    ]
