"""What a plugin writes a renderer of assembly or of another SSA language with."""

from kg.ir.carried import Carried, LoopResult, Phi, Value, carried, is_register_access
from kg.render import guards
from kg.render.signature import arguments
from kg.rules import simplify
from kg.rules.lowering.bits import encode_number

__all__ = [
    "Carried",
    "LoopResult",
    "Phi",
    "Value",
    "arguments",
    "carried",
    "encode_number",
    "guards",
    "is_register_access",
    "simplify",
]
