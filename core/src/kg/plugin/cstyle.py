"""What a plugin writes a renderer of the C family with. core/src/kg/render/README.md says how."""

from kg.ir.lanes import is_splat
from kg.ir.op import ALU
from kg.render.cstyle.builtin_vectors import BuiltinVectorRenderer, scratch_array
from kg.render.cstyle.group import SubgroupWords, group_reduce
from kg.render.cstyle.helpers import call_helper, convert_float_to_int
from kg.render.cstyle.memory import memory_type
from kg.render.cstyle.renderer import CStyleRenderer, Pointer, Variable
from kg.render.cstyle.rules import RULES
from kg.render.cstyle.templates import Call, Helper, Infix, Template
from kg.render.cstyle.values import rounded
from kg.render.cstyle.writer import Rule, Text, Writer, space_of
from kg.target import guards

__all__ = [
    "ALU",
    "RULES",
    "BuiltinVectorRenderer",
    "CStyleRenderer",
    "Call",
    "Helper",
    "Infix",
    "Pointer",
    "Rule",
    "SubgroupWords",
    "Template",
    "Text",
    "Variable",
    "Writer",
    "call_helper",
    "convert_float_to_int",
    "group_reduce",
    "guards",
    "is_splat",
    "memory_type",
    "rounded",
    "scratch_array",
    "space_of",
]
