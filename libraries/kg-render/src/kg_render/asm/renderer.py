"""The base of machine-code renderers: select, allocate, lay out, write an ELF object; list on request."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import Op, Renderer, SpecError, UOp, symbol
from kg.records import dataclass
from kg_tiles import OPTS

from kg_render.asm.allocate import allocate
from kg_render.asm.elf import object_file
from kg_render.asm.frame import lay_out_frame, share_slots
from kg_render.asm.layout import assemble
from kg_render.asm.machine import ENTER, LABEL, Code, Instruction, Machine
from kg_render.asm.select import Selector


@dataclass(frozen=True, slots=True)
class Function:
    """A function in machine code, with its constants behind it."""

    name: str
    code: bytes
    stack: int  #: bytes of the stack that it uses
    instructions: tuple[tuple[int, bytes, str], ...]  #: where each is, its bytes, its text
    listing: str  #: for people
    elf: tuple[int, int]  #: machine and flags of an object that holds it


class AsmRenderer(Renderer):
    """Subclass for an instruction set."""

    lowering = "kg_lowering:decompose"
    opts = OPTS

    def selector(self, uops: Sequence[UOp]) -> Selector:
        """What selects the instructions."""
        raise NotImplementedError

    def frame(self, code: Code, size: int) -> None:
        """Adds prologue and epilogue: the frame's bytes, and registers that belong to the caller."""
        raise NotImplementedError

    def listing(self, uops: Sequence[UOp]) -> str:
        """Where each instruction is, its bytes and itself, with the node that it is for."""
        return self.function(uops).listing

    def asm(self, program: UOp, linear: UOp) -> bytes:
        """An ELF object."""
        name, machine, code = self._made(linear.src)
        return object_file(assemble(code, machine)[0], name, machine.elf_machine, machine.elf_flags)

    def function(self, uops: Sequence[UOp]) -> Function:
        """The same by itself, in words too: what is written into files that no runtime loads."""
        name, machine, code = self._made(uops)
        image, shown = assemble(code, machine)
        text = listing(name, shown, machine, code)
        parts = tuple((at, data, machine.show(i)) for at, data, i in shown if i.form.role not in (LABEL, ENTER))
        return Function(name, image, code.stack, parts, text, (machine.elf_machine, machine.elf_flags))

    def _made(self, uops: Sequence[UOp]) -> tuple[str, Machine, Code]:
        """The instructions in their registers."""
        if not uops or uops[-1].op is not Op.SINK:
            raise SpecError("a linear program ends with its SINK", stage="linear")
        selector = self.selector(uops)
        machine, code = selector.machine, selector.run()
        allocate(code, machine)
        share_slots(code)
        self.frame(code, lay_out_frame(code))
        return symbol(uops[-1].kernel.name), machine, code


def listing(name: str, shown: Sequence[tuple[int, bytes, Instruction]], machine: Machine, code: Code) -> str:
    """The function in words."""
    labels: dict[object, str] = {}
    for at, _, ins in shown:
        if ins.form.role in (LABEL, ENTER):
            labels[ins.target] = f"{at:x}"
    lines = [f"{name}:"]
    before: UOp | None = None
    for at, data, ins in shown:
        if ins.form.role in (LABEL, ENTER):
            lines.append(f"{ins.target.name if ins.target else ''}_{at:x}:")
            continue
        node = "" if ins.node is None or ins.node is before else f"{ins.node.op.name.lower()} {ins.node.dtype}"
        before = ins.node
        goes = f" {ins.target.name}_{labels[ins.target]}" if ins.target is not None else ""
        lines.append(f"  {at:5x}  {data.hex():24}  {machine.show(ins)}{goes}".ljust(88) + (f"; {node}" if node else ""))
    return "\n".join(line.rstrip() for line in lines) + "\n"
