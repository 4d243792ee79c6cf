"""What a plugin writes a renderer of LLVM IR with."""

from kg.render.llvm import LLVMRenderer
from kg.render.llvm_body import LLVMTarget

__all__ = ["LLVMRenderer", "LLVMTarget"]
