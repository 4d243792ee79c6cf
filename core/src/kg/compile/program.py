"""Kernel AST in, PROGRAM out, with what a device loads. Every front end and tool goes this way.

    AST  --full_rewrite_to_sink, linearize-->  PROGRAM(SINK, LINEAR)  --do_render-->  + SOURCE  --do_compile-->  + BINARY

`render` gives text: a compiler makes the BINARY of it, and where there is none the runtime takes the program, or its SOURCE, by itself. A renderer that
overrides `asm` gives bytes: a compiler makes the BINARY of them, and where there is none they are it. Its SOURCE is a listing for people, empty
where it has no `render`.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.compile.record import record
from kg.dtype import void
from kg.errors import UnsupportedError
from kg.garbage import infrequent_collection
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.linearize import linearize
from kg.passes.pipeline import full_rewrite_to_sink
from kg.passes.program import kernel_arguments, program_info, with_arguments
from kg.rewrite.engine import Trace
from kg.schedule.context import Context, Observe
from kg.schedule.opts import Opt
from kg.settings import settings
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer
from kg.text.program import ordered_uops, part_of, source_of, written_of


@infrequent_collection()
def to_program(
    ast: UOp,
    renderer: Renderer,
    compiler: Compiler | None = None,
    schedule: tuple[Opt, ...] | None = None,
    *,
    observe: Observe | None = None,
    trace: Trace | None = None,
) -> UOp:
    """PROGRAM(SINK, LINEAR, SOURCE, BINARY) with everything a launch needs.
    BINARY is there with a compiler, or a renderer that makes code."""
    from kg.rewrite.spec.stages import Verified, verify

    now, verified = settings(), Verified()
    context = Context(renderer, schedule, now.sanitize, now.contract, observe, trace)
    sink = full_rewrite_to_sink(ast, context, verified=verified)
    arguments = kernel_arguments(ast)
    _check_buffers(ast, arguments, context)
    linear = with_arguments(linearize(sink), arguments, renderer)
    if now.check:
        verify(linear, "linear", "linearize", renderer, verified)
    info = program_info(linear, arguments, context)
    program = do_render(UOp(Op.PROGRAM, void, (sink, UOp(Op.LINEAR, void, tuple(linear))), info), renderer)
    if now.record:
        record(ast, renderer, schedule, written_of(do_compile(program, renderer, None)))
    return do_compile(program, renderer, compiler)


def _check_buffers(ast: UOp, arguments: Sequence[UOp], context: Context) -> None:
    """Refuse a kernel with more buffers than the target binds,
    the record of its faults under `sanitize` included."""
    renderer, most = context.renderer, context.renderer.arguments.most
    count = sum(u.op is Op.PARAM for u in arguments) + context.sanitize
    if most and count > most:
        raise UnsupportedError(
            f"{ast.kernel.name} needs {count} buffers, and {renderer.device}:{renderer.suffix} binds {most} at most (arguments.most): have kernels"
            " before it compute parts, as functions that a front end traces do by themselves"
        )


def makes_code(renderer: Renderer) -> bool:
    """Whether a renderer makes machine code by itself."""
    return type(renderer).asm is not Renderer.asm


def do_render(program: UOp, renderer: Renderer) -> UOp:
    """The PROGRAM with its SOURCE."""
    silent = makes_code(renderer) and type(renderer).render is Renderer.render
    text = "" if silent else renderer.render(ordered_uops(program))
    return program.replace(src=(*program.src, UOp(Op.SOURCE, void, (), text)))


def do_compile(program: UOp, renderer: Renderer, compiler: Compiler | None) -> UOp:
    """The PROGRAM with its BINARY, where the renderer makes code or there is a compiler.
    One that has it is left as it is."""
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
