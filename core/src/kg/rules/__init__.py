"""The rules, one file per family, and the sets that passes use:
`symbolic`, `fast_math`, `reduce_rules`; and `simplify`."""

from kg.ir.uop import UOp
from kg.rewrite.engine import rewrite
from kg.rewrite.rule import RuleSet, combine
from kg.rules.algebra import arith, bitwise, cast, compare, divmod, folding, memory, reduce, select, vector
from kg.rules.algebra.affine import linear_coefficient

__all__ = ["FAMILIES", "fast_math", "linear_coefficient", "reduce_rules", "simplify", "symbolic"]

#: Every rule of core, for listings and proofs.
FAMILIES: tuple[RuleSet, ...] = (
    *(folding.rules, arith.rules, divmod.rules, bitwise.rules, compare.rules, select.rules, cast.rules, vector.rules),
    *(memory.rules, reduce.rules, arith.fast_math, reduce.fast_math),
)
#: Everything that always holds, at every stage.
symbolic = combine("symbolic", FAMILIES[:9])
#: Reductions in closed form, on graphs of the stage `ranges`.
reduce_rules = reduce.rules
#: What changes float results: only under a kernel's fast_math licence.
fast_math = combine("fast_math", [arith.fast_math, reduce.fast_math])


def simplify(node: UOp) -> UOp:
    """The graph simplified by every rule that always holds."""
    return rewrite(node, symbolic)
