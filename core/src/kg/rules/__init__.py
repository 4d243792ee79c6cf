"""The rules, one file per family, and the sets that passes use: `symbolic`, `fast_math`, `reduce_rules`; and `simplify`."""

from kg.ir.uop import UOp
from kg.rewrite.engine import rewrite
from kg.rewrite.rule import combine
from kg.rules import arith, folding
from kg.rules.affine import linear_coefficient, without

__all__ = ["fast_math", "linear_coefficient", "reduce_rules", "simplify", "symbolic", "without"]

#: Everything that always holds.
symbolic = combine("symbolic", [folding.rules, arith.rules])
#: What changes float results: only under a kernel's fast_math licence.
fast_math = combine("fast_math", [arith.fast_math])
#: Reductions in closed form, on graphs of the stage `ranges`.
reduce_rules = combine("reduce", [])


def simplify(node: UOp) -> UOp:
    """The graph simplified by every rule that always holds."""
    return rewrite(node, symbolic)
