"""Rules of one target only: those of its renderer, and those that plugins add to it, at the end of three stages.

Nothing happens where there are none. Rules that take `ctx` are given the renderer.

    fdiv %x (const 4.0)   ->   mul %x (const 0.25)      for a target whose plugin says so

Example of target_rules_expanded: tests/filetests/passes/target_rules_expanded.kg
Example of target_rules_typed: tests/filetests/passes/target_rules_typed.kg
Example of target_rules_lowered: tests/filetests/passes/target_rules_lowered.kg
"""

from __future__ import annotations

from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.engine import rewrite
from kg.schedule.context import Context


def target_rules_expanded(sink: UOp, context: Context) -> UOp:
    """Plugins' rules for this renderer on graphs whose axes are expanded, while reductions are still whole."""
    return _apply(sink, context, "expanded")


def target_rules_typed(sink: UOp, context: Context) -> UOp:
    """The renderer's own rules, then plugins', on typed graphs; what they leave is decomposed again."""
    return _apply(sink, context, "typed")


def target_rules_lowered(sink: UOp, context: Context) -> UOp:
    """Plugins' rules for this renderer on what it will render."""
    return _apply(sink, context, "lowered")


def _apply(sink: UOp, context: Context, stage: str) -> UOp:
    own = context.renderer.extra_matcher if stage == "typed" else None
    added = [rules.load() for rules in context.renderer.target_rules if rules.stage == stage]
    for rules in [*([] if own is None else [own]), *added]:
        new = rewrite(sink, rules, ctx=context.renderer, trace=context.trace)
        sink = new if new.op is Op.SINK else UOp(Op.SINK, sink.dtype, (), sink.arg)
    return sink
