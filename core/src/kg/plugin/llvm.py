"""What a plugin writes a renderer of LLVM IR with. core/src/kg/render/README.md says how."""

from kg.ir.carried import Phi, carried
from kg.ir.op import ELEMENTWISE
from kg.render.llvm.body import Body, Emitter, LLVMTarget
from kg.render.llvm.cast import convert
from kg.render.llvm.control import begin_branch, end_branch
from kg.render.llvm.memory import alignment, is_gather, load, masked_load, masked_store, plain_load, plain_store, store
from kg.render.llvm.renderer import LLVMRenderer
from kg.render.llvm.types import literal, storage_name, type_name
from kg.render.llvm.vector import shuffled, splat
from kg.render.signature import arguments
from kg.semantics.evaluate import constant_lanes

__all__ = [
    "ELEMENTWISE",
    "Body",
    "Emitter",
    "LLVMRenderer",
    "LLVMTarget",
    "Phi",
    "alignment",
    "arguments",
    "begin_branch",
    "carried",
    "constant_lanes",
    "convert",
    "end_branch",
    "is_gather",
    "literal",
    "load",
    "masked_load",
    "masked_store",
    "plain_load",
    "plain_store",
    "shuffled",
    "splat",
    "storage_name",
    "store",
    "type_name",
]
