"""REF with rules as plugins add them, one at each stage where they may work: for the filetests of the passes that apply them."""

from __future__ import annotations

from kg.ir.uop import UOp
from kg.plugin.rules import X, fdiv, number, rule
from kg.rewrite.rule import RuleSet
from kg.runtime.devices.ref import RefRenderer
from kg.target.renderer import Renderer, TargetRules


# x / 4  ->  x * 0.25
@rule(fdiv(X.floats, number(4.0)), name="quarter")
def quarter(x: UOp) -> UOp:
    return x * 0.25


RULES = RuleSet("quarter", (quarter,))


def ruled() -> Renderer:
    renderer = RefRenderer()
    stages = ("expanded", "typed", "lowered")
    renderer.target_rules = tuple(TargetRules("quarter", "test", stage, "kg", lambda: RULES) for stage in stages)
    return renderer
