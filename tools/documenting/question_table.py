"""What core asks of `Renderer.supports(op, dtype, lanes)`: whose dtype, how many lanes,
and what a no leads to.

The table of docs/plugins/contracts.md is written from here by make_docs.py; tests/core/test_questions.py holds what is asked while kernels are compiled against it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.dtype import DType
from kg.ir.op import ALU, BITWISE, COMPARE, DIVISIONS, Op
from kg.semantics.table import TRANSCENDENTAL, is_defined

_VALUE: Final = "the result's, which is the operands'"
_NARROW: Final = "done on float32, int32 or uint32 and cast back where the dtype has fewer than 32 bits"


@dataclass(frozen=True, slots=True)
class Question:
    """Ops that are asked in one way.
    `refused`: what core does then; where that is not possible it raises UnsupportedError."""

    ops: frozenset[Op]
    dtype: str
    refused: str
    lanes: str = "the value's"

    @property
    def title(self) -> str:
        return ", ".join(op.name for op in Op if op in self.ops)


#: Each op of a program that is asked for, once.
ASKED: Final[tuple[Question, ...]] = (
    Question(
        frozenset({Op.LOAD, Op.STORE}),
        "the value's, loaded or stored, to memory of any kind but registers (DEFINE_REG)",
        "narrow floats are loaded and stored as integers of their size (uint8, uint16) and decoded, bools as uint8, 64-bit integers as two uint32;"
        " 8- and 16-bit integers are not replaced: a renderer without them in memory packs them itself",
        "the access's; only 1 for one with an index per lane without `vectors.gather`, or a gate per lane without `vectors.masked`."
        " A target's own passes may ask at others",
    ),
    Question(
        frozenset({Op.CAST}),
        "first the result's, then the operand's: both must be supported",
        "narrow floats are rounded and decoded by integer arithmetic; 8- and 16-bit integers are int32 or uint32, wrapped after every op;"
        " int64 and uint64 are pairs of uint32",
    ),
    Question(
        frozenset({Op.BITCAST}),
        "first the result's, then the operand's: both must be supported",
        "as CAST, on the codes of narrow floats",
        "those of each side, which may differ",
    ),
    Question(
        COMPARE,
        "the operands', never the result's bool",
        "another comparison, negated, exchanged or two of them; on bool AND, OR, XOR; " + _NARROW,
        "the operands'",
    ),
    Question(
        frozenset({Op.WHERE}),
        "that of the values chosen from, never the condition's bool",
        "by masks, AND and OR, on floats through their bits; on bool AND and OR; " + _NARROW,
    ),
    Question(
        frozenset({Op.MULACC}),
        _VALUE,
        "a product and a sum. So it is, too, where the widths that are supported take more instructions than MUL does on the same value",
    ),
    Question(
        TRANSCENDENTAL,
        _VALUE,
        "polynomials of sums and products, by bits of the operand; so it is, too, where the widths that are supported take more instructions than MUL"
        " does on the same value; " + _NARROW,
    ),
    Question(
        frozenset({Op.NEG, Op.ABS}),
        _VALUE,
        "one bit of a float; 0 - x and a select on integers; the operand itself on bool; " + _NARROW,
    ),
    Question(
        frozenset({Op.TRUNC, Op.ROUND}),
        _VALUE,
        "2 to the power of the mantissa's bits added and taken off, and a select; " + _NARROW,
    ),
    Question(frozenset({Op.SQRT}), _VALUE, "Newton steps on the mantissa, corrected to the last bit; " + _NARROW),
    Question(frozenset({Op.RECIPROCAL}), _VALUE, "FDIV; " + _NARROW),
    Question(
        frozenset({Op.FDIV}), _VALUE, "RECIPROCAL of the mantissa, or Newton steps, corrected to the last bit; " + _NARROW
    ),
    Question(frozenset({Op.MAX, Op.MIN}), _VALUE, "a comparison and a WHERE; OR and AND on bool; " + _NARROW),
    Question(frozenset({Op.SUB}), _VALUE, "a sum with NEG; XOR on bool; " + _NARROW),
    Question(
        frozenset({Op.ADD, Op.MUL}),
        _VALUE,
        "the unsigned integer of the same size; OR and AND on bool; nothing stands for them on float32 and float64; " + _NARROW,
    ),
    Question(
        DIVISIONS,
        _VALUE,
        "another of the four and a correction; SHR and AND where the divisor is a constant power of two, whatever `supports` says; "
        + _NARROW,
    ),
    Question(
        frozenset({Op.SHL, Op.SHR}), _VALUE, "by a constant: a product or FLOORDIV; SHL of the unsigned integer; " + _NARROW
    ),
    Question(BITWISE, _VALUE, "AND and sums; of the unsigned integer; selects on bool; " + _NARROW),
    Question(
        frozenset({Op.GROUP_REDUCE}),
        "the value's",
        "memory of the work-group and barriers; an Opt that needs it is refused (ScheduleError). Asked only where `subgroups.reduce_group` or `subgroups.reduce_row`",
    ),
    Question(
        frozenset({Op.SUBGROUP_SHUFFLE}),
        "the value's",
        "memory of the work-group; where that can't be, an Opt that needs it is refused (ScheduleError)",
    ),
)
#: Ops of a program about which `supports` is never asked, and what says it instead.
NEVER: Final[dict[Op, str]] = {
    **dict.fromkeys((Op.SINK, Op.CONST, Op.DEFINE_GLOBAL, Op.DEFINE_REG, Op.INDEX, Op.RANGE, Op.END), "every target has them"),
    **dict.fromkeys((Op.DEFINE_VAR,), "every target has them, as int32; as int64 where ADD of int64 is supported"),
    **dict.fromkeys((Op.DEFINE_SCRATCH,), "every target has it: bytes per worker that a launch gives"),
    **dict.fromkeys((Op.IF, Op.ENDIF), "every target has them"),
    **dict.fromkeys((Op.VECTORIZE, Op.GEP), "as many lanes as `vectors.lanes` says, where some op or access has vectors"),
    Op.SHUFFLE: "in `code_for_op` or not",
    Op.SPECIAL: "`has_local` and `work_groups.grid` (`g0`, `l0`…), `has_threads` (`start`, `stop`)",
    **dict.fromkeys((Op.DEFINE_LOCAL, Op.BARRIER), "`has_shared`"),
    **dict.fromkeys((Op.COMMIT, Op.WAIT), "`shared_memory.copies`"),
    Op.TILE_INDEX: "in `code_for_op` or not, and `takes_tile`",
    Op.PREFETCH: "no pass of core makes one: a target's own do (`passes`)",
    Op.WMMA: "`tensor_cores`, and the hook `kg_tensor_cores`",
    Op.CUSTOM: "whoever writes one knows the target",
}


def may_be_asked(op: Op, dtype: DType) -> bool:
    """Whether the table has a question for this op on this dtype: a scalar that the op is defined on."""
    if dtype.lanes != 1 or dtype.name == "index" or not any(op in q.ops for q in ASKED):
        return False
    return op not in ALU or is_defined(op, dtype)


def unlisted() -> frozenset[Op]:
    """ALU ops, casts and accesses that no question is about."""
    return (ALU | {Op.CAST, Op.BITCAST, Op.LOAD, Op.STORE, Op.GROUP_REDUCE, Op.SUBGROUP_SHUFFLE}) - frozenset().union(
        *(q.ops for q in ASKED)
    )


def as_markdown() -> str:
    """The table of the documentation."""
    rows = [f"| {q.title} | {q.dtype} | {q.lanes} | {q.refused} |" for q in ASKED]
    reasons = dict.fromkeys(NEVER.values())
    never = [f"| {', '.join(op.name for op in NEVER if NEVER[op] == why)} | {why} |" for why in reasons]
    head = ["| op | whose dtype | lanes | where the answer is no |", "|---|---|---|---|"]
    return "\n".join([*head, *rows, "", "| never asked about | what says it instead |", "|---|---|", *never])
