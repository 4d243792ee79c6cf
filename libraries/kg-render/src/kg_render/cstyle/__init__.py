"""The base of renderers for languages like C:
what a plugin writes one with. docs/plugins/renderers.md says how."""

from kg_render.cstyle.builtin_vectors import BuiltinVectorRenderer, scratch_array
from kg_render.cstyle.group import SubgroupWords, group_reduce, subgroup_shuffle
from kg_render.cstyle.helpers import call_helper, convert_float_to_int
from kg_render.cstyle.memory import memory_type
from kg_render.cstyle.renderer import CStyleRenderer, Pointer, Variable
from kg_render.cstyle.rules import RULES
from kg_render.cstyle.templates import Call, Helper, Infix, Template
from kg_render.cstyle.values import rounded
from kg_render.cstyle.writer import Rule, Text, Writer, space_of

__all__ = [
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
    "memory_type",
    "rounded",
    "scratch_array",
    "space_of",
    "subgroup_shuffle",
]
