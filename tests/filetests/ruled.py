"""REF with rules as plugins add them, the same at each slot: for the filetests of slots."""

from __future__ import annotations

from kg.ir.uop import UOp
from kg.plugin.rules import X, fdiv, number, rule
from kg.rewrite.rule import RuleSet
from kg.runtime.devices.ref import RefRenderer
from kg.target.renderer import Renderer
from kg.target.slots import SLOTS, TargetRules


# x / 4  ->  x * 0.25
@rule(fdiv(X.floats, number(4.0)), name="quarter")
def quarter(x: UOp) -> UOp:
    return x * 0.25


RULES = RuleSet("quarter", (quarter,))


def ruled() -> Renderer:
    renderer = RefRenderer()
    renderer.target_rules = tuple(TargetRules("quarter", "test", slot, "kg", lambda: RULES) for slot in SLOTS)
    return renderer
