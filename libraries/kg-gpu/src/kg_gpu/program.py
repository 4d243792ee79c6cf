"""Programs on a card: a kernel is loaded once and launched with arguments that are written in place."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from kg.plugin import Buffer, Launch, Program, UOp, addresses, binary_of, check_values, symbol

from kg_gpu.card import Begin, Kernel, Words, words_of
from kg_gpu.geometry import Geometry

if TYPE_CHECKING:
    from kg_gpu.runtime import CardRuntime


class CardProgram(Program):
    """A loaded kernel. Its module is unloaded when it is gone, and the launches of it that are under way.

    A device whose kernels have several forms, by where arguments begin, replaces `kernel`; one whose arguments are more than words, `words`.
    """

    def __init__(self, runtime: CardRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.owner, self.card, self.node = runtime, runtime.card, program
        self.geometry = Geometry(self.info, runtime.card.facts.name, runtime.card.most_groups)
        #: the form for arguments that begin as `runtime.aligned` says
        self.usual = self.make_usual(binary_of(program))

    @property
    def symbol(self) -> str:
        """What renderers call the kernel."""
        return symbol(self.info.name)

    def make_usual(self, image: bytes) -> Kernel:
        return Kernel(self.info.name, self.load(image), self.geometry.block, len(self.params))

    def load(self, image: bytes, shared: int = 0) -> object:
        """The card's function of a form of the kernel, whose launches ask for so many bytes of shared memory."""
        module = self.card.load(image, self.info.name)
        unload = weakref.finalize(self, self.owner.retired.add, partial(self.card.unload, module))
        unload.atexit = False  # the process gives all back
        return self.card.function(module, self.symbol, shared)

    def kernel(self, places: Sequence[int]) -> Kernel:
        """The form for arguments at these addresses."""
        return self.usual

    def words(self) -> Words:
        """Room for the arguments: the addresses, then the values."""
        return words_of(len(self.params) + len(self.names))

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """What begins a kernel with these arguments, as they are then."""
        begin, clock, name = self.card.launcher(kernel, words), self.owner.clock, kernel.name

        def launch(x: int, y: int, z: int) -> None:
            if clock.thread:
                clock.run("launch", name, begin, x, y, z)
            else:
                begin(x, y, z)

        return launch

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return CardLaunch(self, buffers, faults)


class CardLaunch(Launch):
    """A program bound to its buffers: their addresses are written once."""

    program: CardProgram

    def __init__(self, program: CardProgram, buffers: tuple[Buffer, ...], faults: Buffer | None) -> None:
        super().__init__(program, buffers, faults)
        places = addresses(buffers)
        self._words = program.words()
        self._words[: len(places)] = places
        kernel = program.kernel(places)
        if kernel.complete is not None:
            kernel.complete(self._words)
        self._begin = program.launcher(kernel, self._words)
        self._values = slice(len(places), len(places) + len(program.names))
        self._lock = threading.Lock()
        self._storages = tuple(buffer.storage for buffer in buffers)
        #: whether nothing but the values is to be checked, and the grid where it is the same each time
        self._plain = program.sizes is None and faults is None
        self._same = None if program.names else program.geometry.grid(())

    def __call__(self, *values: int, **named: int) -> None:
        held = [storage.block for storage in self._storages]  # until it is asked for: another thread may free one meanwhile
        if not self._plain or None in held:
            super().__call__(*values, **named)
        elif self._same is not None and not values and not named:
            self._begin(*self._same)
        else:
            self._run(check_values(self.program.info, values, named))

    def run(self, values: tuple[int, ...]) -> None:
        held = [buffer.block() for buffer in self.buffers]
        self._run(values)
        del held

    def _run(self, values: tuple[int, ...]) -> None:
        grid = self.program.geometry.grid(values)
        if grid is not None:
            with self._lock:  # there is one place for the values
                self._words[self._values] = values
                self._begin(*grid)
