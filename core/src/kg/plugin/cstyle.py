"""What a plugin writes a renderer of the C family with. core/src/kg/render/README.md says how."""

from kg.ir.op import ALU
from kg.render import guards
from kg.render.cstyle import CStyleRenderer, Pointer, Variable
from kg.render.cstyle_helpers import call_helper, convert_float_to_int
from kg.render.cstyle_memory import memory_type
from kg.render.cstyle_rules import RULES
from kg.render.cstyle_templates import Call, Helper, Infix, Template
from kg.render.cstyle_values import rounded
from kg.render.cstyle_writer import Rule, Text, Writer, is_splat, space_of

__all__ = [
    "ALU",
    "RULES",
    "CStyleRenderer",
    "Call",
    "Helper",
    "Infix",
    "Pointer",
    "Rule",
    "Template",
    "Text",
    "Variable",
    "Writer",
    "call_helper",
    "convert_float_to_int",
    "guards",
    "is_splat",
    "memory_type",
    "rounded",
    "space_of",
]
