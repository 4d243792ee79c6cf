"""What a plugin writes a renderer of the C family with. core/src/kg/render/README.md says how."""

from kg.render.cstyle import CStyleRenderer, Pointer, Variable
from kg.render.cstyle_templates import Call, Helper, Infix, Template
from kg.render.cstyle_words import C_WORDS
from kg.render.cstyle_writer import Writer

__all__ = ["C_WORDS", "CStyleRenderer", "Call", "Helper", "Infix", "Pointer", "Template", "Variable", "Writer"]
