"""The renderer of machine code: select, allocate, lay out, write an ELF object. Its `render` is the listing for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kg.errors import SpecError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.render.asm.allocate import allocate
from kg.render.asm.elf import object_file
from kg.render.asm.layout import assemble, lay_out_frame
from kg.render.asm.machine import ENTER, LABEL, Code, Instruction, Machine
from kg.render.asm.select import Selector
from kg.render.signature import symbol
from kg.target.renderer import Renderer


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

    _last: tuple[UOp, Function, bytes] | None = (
        None  #: the program that was made last: `render` and `asm` are asked for the same one
    )

    def selector(self, uops: Sequence[UOp]) -> Selector:
        """What selects the instructions."""
        raise NotImplementedError

    def frame(self, code: Code, size: int) -> None:
        """Adds prologue and epilogue: the frame's bytes, and registers that belong to the caller."""
        raise NotImplementedError

    def render(self, uops: Sequence[UOp]) -> str:
        """The listing: where each instruction is, its bytes and itself, with the node that it is for."""
        return self._made(uops)[1].listing

    def asm(self, program: UOp, linear: UOp) -> bytes:
        """An ELF object."""
        return self._made(linear.src)[2]

    def function(self, uops: Sequence[UOp]) -> Function:
        """The same by itself: what is written into files that no runtime loads."""
        return self._made(uops)[1]

    def _made(self, uops: Sequence[UOp]) -> tuple[UOp, Function, bytes]:
        if not uops or uops[-1].op is not Op.SINK:
            raise SpecError("a linear program ends with its SINK", stage="linear")
        last = self._last
        if last is None or last[0] is not uops[-1]:
            name = symbol(uops[-1].kernel.name)
            selector = self.selector(uops)
            machine, code = selector.machine, selector.run()
            allocate(code, machine)
            self.frame(code, lay_out_frame(code))
            image, shown = assemble(code, machine)
            text = listing(name, shown, machine, code)
            parts = tuple((at, data, machine.show(i)) for at, data, i in shown if i.form.role not in (LABEL, ENTER))
            made = Function(name, image, code.stack, parts, text, (machine.elf_machine, machine.elf_flags))
            last = self._last = uops[-1], made, object_file(image, name, *made.elf)
        return last


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
