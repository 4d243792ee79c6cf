"""What a plugin writes a renderer of LLVM IR with."""

from kg.render.llvm import LLVMRenderer
from kg.render.llvm_body import Body, LLVMTarget
from kg.render.llvm_cores import UnitCall, call_unit

__all__ = ["Body", "LLVMRenderer", "LLVMTarget", "UnitCall", "call_unit"]
