"""Expressions as z3 terms: bit-vectors for machine integers at their width, integers for index.
An optional import."""

from __future__ import annotations

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false, reportMissingImports=false, reportUnknownParameterType=false, reportMissingParameterType=false
# (z3 has no types)
import operator
from types import ModuleType
from typing import Final, Literal

from kg.dtype import Kind
from kg.ir.op import ALU, BITWISE, COMPARE, Op
from kg.ir.uop import UOp
from kg.semantics.table import is_defined

from kg_conformance.proofs.instances import Instance

Answer = Literal["proved", "refuted", "unknown"]

_LEAVES: Final = (Op.ARG, Op.DEFINE_VAR, Op.RANGE)


def load_z3() -> ModuleType:
    """z3, or an error that says how to get it."""
    try:
        import z3
    except ImportError as e:
        raise ImportError("proving rules needs z3: pip install 'kg-core[prove]' (or z3-solver)") from e
    return z3


def equal(instance: Instance, effort: int) -> tuple[Answer, str]:
    """Whether both sides agree for all values of the leaves; a counterexample when they don't."""
    z3 = load_z3()
    nodes = {*instance.before.toposort(), *instance.after.toposort()}
    translation = _Translation(z3, index_as_bits=_is_of_bits(nodes))
    try:
        before, after = translation.term(instance.before), translation.term(instance.after)
    except NotImplementedError as e:
        return "unknown", f"z3: {e}"
    solver = z3.Solver()
    solver.set("rlimit", effort)
    solver.add(*translation.facts)
    solver.add(before != after)
    match str(solver.check()):
        case "unsat":
            return "proved", ""
        case "sat":
            return "refuted", str(solver.model())
        case _:
            return "unknown", "z3: gave up"


def _is_of_bits(nodes: set[UOp]) -> bool:
    """Whether all that is done to index values is done bit by bit, or compares them:
    so that none leaves its 64 bits."""
    on_index = {n.op for n in nodes if n.op not in (Op.CONST, *_LEAVES) and any(s.type.kind is Kind.INDEX for s in n.src)}
    return bool(on_index & BITWISE) and on_index <= {*BITWISE, *COMPARE, Op.WHERE, Op.MAX, Op.MIN}


class _Translation:
    """Terms of nodes, and what is known about the leaves.
    `index_as_bits`: index values are 64 bits, else integers."""

    def __init__(self, z3: ModuleType, *, index_as_bits: bool) -> None:
        self.z3 = z3
        self.index_as_bits = index_as_bits
        self.facts: list[object] = []
        self.done: dict[UOp, object] = {}

    def term(self, root: UOp):
        for node in root.toposort():
            if node not in self.done:
                self.done[node] = self._node(node)
        return self.done[root]

    def _kind(self, node: UOp) -> Kind:
        kind = node.type.kind
        return Kind.INT if kind is Kind.INDEX and self.index_as_bits else kind

    def _node(self, node: UOp):
        z3, kind = self.z3, self._kind(node)
        if node.lanes != 1 or kind is Kind.FLOAT:
            raise NotImplementedError("only integers and bools")
        match node.op:
            case Op.CONST:
                if kind is Kind.BOOL:
                    return z3.BoolVal(bool(node.value))
                return z3.IntVal(int(node.value)) if kind is Kind.INDEX else z3.BitVecVal(int(node.value), node.type.bits)
            case op if op in _LEAVES:
                return self._leaf(node)
            case _:
                s = [self.done[x] for x in node.src]
        if node.op is Op.WHERE:
            return z3.If(s[0], s[1], s[2])
        if node.op is Op.CAST:
            return self._cast(node, s[0])
        if node.op is Op.BITCAST and (
            node.src[0].dtype is node.dtype or {self._kind(node.src[0]), kind} <= {Kind.INT, Kind.UINT}
        ):
            return s[0]
        if node.op not in ALU or not is_defined(node.op, node.src[0].type):
            raise NotImplementedError(f"{node.op.name} of {node.src[0].type}")
        operand = self._kind(node.src[0])
        if operand is Kind.BOOL:
            return self._bools(node.op, s)
        if operand is Kind.INDEX:
            return self._integers(node, s)
        return self._vectors(node.op, s, operand is Kind.INT, node.src[0].type.bits)

    def _leaf(self, node: UOp):
        z3, kind = self.z3, self._kind(node)
        name = f"{node.op.name}_{node.arg}"
        if kind is Kind.BOOL:
            return z3.Bool(name)
        leaf = z3.Int(name) if kind is Kind.INDEX else z3.BitVec(name, node.type.bits)
        if node.type.kind is not Kind.INDEX:
            return leaf
        if node.op is Op.RANGE:
            self.facts += [leaf >= self.done[node.src[0]], leaf < self.done[node.src[1]]]
        else:
            self.facts += [leaf >= node.vmin, leaf <= node.vmax]
        return leaf

    def _cast(self, node: UOp, x):
        z3, source, target = self.z3, node.src[0].type, node.type
        if source.is_float or target.is_float:
            raise NotImplementedError("casts of floats")
        if source.is_bool:
            one, zero = (z3.IntVal(v) if target.kind is Kind.INDEX else z3.BitVecVal(v, max(8, target.bits)) for v in (1, 0))
            return x if target.is_bool else z3.If(x, one, zero)
        if target.is_bool:
            return x != 0
        if target.kind is Kind.INDEX:
            return x if source.kind is Kind.INDEX else z3.BV2Int(x, source.kind is Kind.INT)
        if source.kind is Kind.INDEX:
            return z3.Int2BV(x, target.bits)
        if target.bits <= source.bits:
            return z3.Extract(target.bits - 1, 0, x)
        return (z3.SignExt if source.kind is Kind.INT else z3.ZeroExt)(target.bits - source.bits, x)

    def _bools(self, op: Op, s):
        z3 = self.z3
        match op:
            case Op.ADD | Op.OR | Op.MAX:
                return z3.Or(*s)
            case Op.MUL | Op.AND | Op.MIN:
                return z3.And(*s)
            case Op.SUB | Op.XOR | Op.CMPNE:
                return z3.Xor(*s)
            case Op.CMPEQ:
                return s[0] == s[1]
            case Op.CMPLT:
                return z3.And(z3.Not(s[0]), s[1])
            case Op.CMPLE:
                return z3.Or(z3.Not(s[0]), s[1])
            case _:
                raise NotImplementedError(f"{op.name} of bool")

    def _shared(self, op: Op, s, less, less_equal):
        """What is written alike for integers and bit-vectors."""
        z3 = self.z3
        match op:
            case Op.ADD:
                return s[0] + s[1]
            case Op.SUB:
                return s[0] - s[1]
            case Op.MUL:
                return s[0] * s[1]
            case Op.MULACC:
                return s[0] * s[1] + s[2]
            case Op.NEG:
                return -s[0]
            case Op.MAX:
                return z3.If(less(s[0], s[1]), s[1], s[0])
            case Op.MIN:
                return z3.If(less(s[1], s[0]), s[1], s[0])
            case Op.CMPLT:
                return less(s[0], s[1])
            case Op.CMPLE:
                return less_equal(s[0], s[1])
            case Op.CMPEQ:
                return s[0] == s[1]
            case Op.CMPNE:
                return s[0] != s[1]
            case _:
                return None

    def _integers(self, node: UOp, s):
        z3, op = self.z3, node.op
        found = self._shared(op, s, operator.lt, operator.le)
        if found is not None:
            return found
        if op is Op.ABS:
            return z3.If(s[0] < 0, -s[0], s[0])
        if op in (Op.FLOORDIV, Op.FLOORMOD, Op.IDIV, Op.MOD):
            x, y = s
            floor = z3.If(y == 0, 0, z3.If(y > 0, x / y, (-x) / (-y)))
            absolute = z3.If(x < 0, -x, x) / z3.If(y < 0, -y, y)
            truncated = z3.If(y == 0, 0, z3.If((x < 0) == (y < 0), absolute, -absolute))
            quotient = floor if op in (Op.FLOORDIV, Op.FLOORMOD) else truncated
            return quotient if op in (Op.FLOORDIV, Op.IDIV) else z3.If(y == 0, 0, x - y * quotient)
        count = node.src[-1]
        if count.op is Op.CONST and 0 <= count.value < 63:
            power = 1 << int(count.value)
            if op is Op.SHL:
                return s[0] * power
            if op is Op.SHR:
                return s[0] / power
        if op is Op.AND and count.op is Op.CONST and count.value >= 0 and not int(count.value) & (int(count.value) + 1):
            return s[0] % (int(count.value) + 1)
        raise NotImplementedError(f"{op.name} of index")

    def _vectors(self, op: Op, s, signed: bool, bits: int):
        z3 = self.z3
        less, less_equal = (operator.lt, operator.le) if signed else (z3.ULT, z3.ULE)
        found = self._shared(op, s, less, less_equal)
        if found is not None:
            return found
        match op:
            case Op.AND:
                return s[0] & s[1]
            case Op.OR:
                return s[0] | s[1]
            case Op.XOR:
                return s[0] ^ s[1]
            case Op.ABS:
                return z3.If(s[0] < 0, -s[0], s[0]) if signed else s[0]
            case Op.SHL:
                return z3.If(z3.ULT(s[1], bits), s[0] << s[1], z3.BitVecVal(0, bits))
            case Op.SHR if signed:
                return z3.If(z3.ULT(s[1], bits), s[0] >> s[1], s[0] >> (bits - 1))
            case Op.SHR:
                return z3.If(z3.ULT(s[1], bits), z3.LShR(s[0], s[1]), z3.BitVecVal(0, bits))
            case Op.IDIV | Op.MOD | Op.FLOORDIV | Op.FLOORMOD:
                return self._divide(op, s, signed, bits)
            case _:
                raise NotImplementedError(f"{op.name} of machine integers")

    def _divide(self, op: Op, s, signed: bool, bits: int):
        z3 = self.z3
        x, y = s
        zero = z3.BitVecVal(0, bits)
        quotient = x / y if signed else z3.UDiv(x, y)  # bvsdiv of the least by -1 is the least: as pinned
        if signed and op in (Op.FLOORDIV, Op.FLOORMOD):
            inexact = z3.And(x - y * quotient != 0, (x < 0) != (y < 0))
            quotient = z3.If(inexact, quotient - 1, quotient)
        result = quotient if op in (Op.IDIV, Op.FLOORDIV) else x - y * quotient
        return z3.If(y == 0, zero, result)
