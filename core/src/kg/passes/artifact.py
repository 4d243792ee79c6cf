"""From an ordered program to what a device loads. The pipeline, the suite, `kg explain` and the tour all go this way.

    PROGRAM(SINK, LINEAR)  --do_render-->  + SOURCE  --do_compile-->  + BINARY

`render` gives text: a compiler makes the BINARY of it, and where there is none the runtime takes the program, or its SOURCE, by itself. A renderer that
overrides `asm` makes the BINARY itself; its SOURCE is a listing for people, empty where it has no `render`.
"""

from __future__ import annotations

from kg.compile.base import Compiler
from kg.dtype import void
from kg.errors import UnsupportedError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.render.base import Renderer


def makes_code(renderer: Renderer) -> bool:
    """Whether a renderer makes machine code by itself."""
    return type(renderer).asm is not Renderer.asm


def do_render(program: UOp, renderer: Renderer) -> UOp:
    """The PROGRAM with its SOURCE."""
    linear = part_of(program, Op.LINEAR)
    silent = makes_code(renderer) and type(renderer).render is Renderer.render
    text = "" if silent else renderer.render(linear.src)
    return program.replace(src=(*program.src, UOp(Op.SOURCE, void, (), text)))


def do_compile(program: UOp, renderer: Renderer, compiler: Compiler | None) -> UOp:
    """The PROGRAM with its BINARY, where the renderer makes code or there is a compiler; one that has it is left as it is."""
    if any(s.op is Op.BINARY for s in program.src):
        return program
    name = f"{renderer.device}:{renderer.suffix}"
    if not makes_code(renderer):
        if compiler is None:
            return program
        binary = compiler.compile_cached(part_of(program, Op.SOURCE).name)
    elif compiler is None:
        binary = renderer.asm(program, part_of(program, Op.LINEAR))
    else:
        raise UnsupportedError(
            f"{name} makes machine code by itself, and {type(compiler).__name__} takes text: one of them must go"
        )
    if not binary:
        raise UnsupportedError(f"{program.program.name}: what {name} was made into has no bytes, so that nothing can be loaded")
    return program.replace(src=(*program.src, UOp(Op.BINARY, void, (), binary)))


def part_of(program: UOp, op: Op) -> UOp:
    """The LINEAR, SOURCE or BINARY of a PROGRAM that has it."""
    return next(s for s in program.src if s.op is op)
