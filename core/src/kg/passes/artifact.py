"""From an ordered program to what a device loads. The pipeline, the suite, `kg explain` and the tour all go this way.

    PROGRAM(SINK, LINEAR)  --do_render-->  + SOURCE  --do_compile-->  + BINARY

`render` gives text: a compiler makes the BINARY of it, and where there is none the runtime takes the program, or its SOURCE, by itself. A renderer that
overrides `asm` gives bytes: a compiler makes the BINARY of them, and where there is none they are it. Its SOURCE is a listing for people, empty
where it has no `render`.
"""

from __future__ import annotations

from kg.dtype import void
from kg.errors import UnsupportedError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer
from kg.text.program import ordered_uops, part_of, source_of


def makes_code(renderer: Renderer) -> bool:
    """Whether a renderer makes machine code by itself."""
    return type(renderer).asm is not Renderer.asm


def do_render(program: UOp, renderer: Renderer) -> UOp:
    """The PROGRAM with its SOURCE."""
    silent = makes_code(renderer) and type(renderer).render is Renderer.render
    text = "" if silent else renderer.render(ordered_uops(program))
    return program.replace(src=(*program.src, UOp(Op.SOURCE, void, (), text)))


def do_compile(program: UOp, renderer: Renderer, compiler: Compiler | None) -> UOp:
    """The PROGRAM with its BINARY, where the renderer makes code or there is a compiler; one that has it is left as it is."""
    if part_of(program, Op.BINARY) is not None:
        return program
    name = f"{renderer.device}:{renderer.suffix}"
    if makes_code(renderer):
        code = renderer.asm(program, UOp(Op.LINEAR, void, ordered_uops(program)))
        binary = compiler.compile_cached(code) if code and compiler is not None else code
    elif compiler is not None:
        binary = compiler.compile_cached(source_of(program))
    else:
        return program
    if not binary:
        raise UnsupportedError(f"{program.program.name}: what {name} was made into has no bytes, so that nothing can be loaded")
    return program.replace(src=(*program.src, UOp(Op.BINARY, void, (), binary)))
