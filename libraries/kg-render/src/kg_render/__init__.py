"""What renderers are written with, by family of languages: `kg_render.cstyle`, `kg_render.llvm`, `kg_render.asm`."""
