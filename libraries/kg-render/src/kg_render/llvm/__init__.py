"""The base of renderers for LLVM IR: what a plugin writes one
with. docs/plugins/renderers.md says how."""

from kg_render.llvm.body import Body, Emitter, LLVMTarget
from kg_render.llvm.cast import convert
from kg_render.llvm.control import begin_branch, end_branch
from kg_render.llvm.memory import (
    alignment,
    is_gather,
    load,
    masked_load,
    masked_store,
    part_load,
    plain_load,
    plain_store,
    store,
)
from kg_render.llvm.renderer import LLVMRenderer
from kg_render.llvm.types import literal, storage_name, type_name, vector_literal
from kg_render.llvm.vector import shuffled, splat

__all__ = [
    "Body",
    "Emitter",
    "LLVMRenderer",
    "LLVMTarget",
    "alignment",
    "begin_branch",
    "convert",
    "end_branch",
    "is_gather",
    "literal",
    "load",
    "masked_load",
    "masked_store",
    "part_load",
    "plain_load",
    "plain_store",
    "shuffled",
    "splat",
    "storage_name",
    "store",
    "type_name",
    "vector_literal",
]
