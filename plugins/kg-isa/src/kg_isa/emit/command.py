"""The command `kg emit`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from kg.plugin import KgError

if TYPE_CHECKING:
    from kg.plugin import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "emit",
        help="write a kernel as machine code for a processor without an operating system",
        description="Writes a kernel AST as position-independent machine code: an ELF object (.o; of Windows COFF, .obj), assembly text (.s) or an image (.bin), and beside it"
        " a C header that says what to call and how much stack and memory it takes.",
    )
    parser.add_argument("file", help="a kernel AST as text (FILE.kg)")
    parser.add_argument(
        "--target", required=True, help="a64-none, rv64-none, rv64v-none, x86-none, x86-v3-none, x86-windows or x86-v3-windows"
    )
    parser.add_argument(
        "--output", "-o", required=True, help="the file to write: NAME.o (NAME.obj), NAME.s or NAME.bin, with NAME.h beside it"
    )
    parser.add_argument("--names", default="", help="names of the buffers for the header, with commas between, by slot")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg_graph.exporting import read_kernel

    from kg_isa.emit.files import WINDOWS_WRITERS, WRITERS, check_names, header
    from kg_isa.emit.functions import emit_functions
    from kg_isa.emit.targets import TARGETS, emit_renderer

    output = Path(options.output)
    renderer = emit_renderer(options.target)
    target = TARGETS[options.target]
    writers = WINDOWS_WRITERS if target.is_windows else WRITERS
    write = writers.get(output.suffix)
    if write is None:
        raise KgError(f"{output.name} must end in {', '.join(writers)}")
    try:
        ast = read_kernel(options.file)
    except OSError as error:
        raise KgError(f"{options.file} can't be read: {error.strerror}") from error
    names = tuple(name.strip() for name in options.names.split(",")) if options.names else ()
    made = emit_functions(ast, renderer, names)
    check_names(made.names, [v.name for v in made.variables])
    data = write(made)
    is_image = output.suffix == ".bin"
    text = header(made, options.target, target.needs, is_image=is_image, is_windows=target.is_windows)
    for path, content in ((output, data), (output.with_suffix(".h"), text.encode())):
        try:
            path.write_bytes(content)
        except OSError as error:
            raise KgError(f"{path} can't be written: {error.strerror}") from error
        print(f"{path}: {len(content):,} bytes")
    return 0
