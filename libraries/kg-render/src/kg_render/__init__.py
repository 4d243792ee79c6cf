"""Bases of renderers by language family: `kg_render.cstyle`, `kg_render.llvm`, `kg_render.asm`."""
