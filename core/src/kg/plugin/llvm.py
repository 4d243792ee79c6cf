"""What a plugin writes a renderer of LLVM IR with."""

from kg.render.llvm.body import Body, LLVMTarget
from kg.render.llvm.cores import UnitCall, call_unit
from kg.render.llvm.renderer import LLVMRenderer

__all__ = ["Body", "LLVMRenderer", "LLVMTarget", "UnitCall", "call_unit"]
