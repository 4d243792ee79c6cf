"""The native half of launches and of the thread pool:
LLVM IR text, made of the .ll files beside this one. `native_objects` keeps what it compiles to.

In these, `$NAME` stands for the cell of `kg_api` that holds an address of the interpreter or of libc; see `native.py`, which fills them.
A launch block is an array of 64-bit words: see the WORD_ constants. A sequence block names launch blocks, which run one after another: see the
SEQUENCE_ constants. Pool cells: see the POOL_ constants.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

#: The cells of `kg_api`, in order.
API: Final = (
    *("AS_POINTER", "AS_INT", "ERR_OCCURRED", "ERR_FORMAT", "SAVE_THREAD", "RESTORE_THREAD", "NONE", "INCREF", "DECREF"),
    *("CALL", "BUFFER_ERROR", "LAUNCH_ERROR", "MEMORY_ERROR", "START_POOL", "POOL"),
    *("SYSCALL", "GET_SPECIFIC", "SET_SPECIFIC", "KEY", "ALIGNED_ALLOC", "FREE", "GET_CPU", "MEMMOVE"),
    *("WAIT", "WAKE"),
)
(
    WORD_FUNCTION,
    WORD_REVOKED,  # not zero once a buffer was freed
    WORD_POINTERS,  # how many
    WORD_VARIABLES,  # how many
    WORD_EXTENT_GIVEN,  # 1: the extent of the thread axis follows the variables
    WORD_STOP,  # that extent where it is fixed
    WORD_WORKERS,  # at most
    WORD_SCRATCH,  # bytes for each
    WORD_RELEASE,  # not zero: other Python threads run meanwhile
    WORD_REVOKED_TEXT,  # formats of messages, and an array of one per variable
    WORD_COUNT_TEXT,
    WORD_VALUE_TEXTS,
    WORD_BOUNDS,  # array of least and greatest, per variable
    WORD_WHEN,  # zero: the step is left out of its sequence
    WORD_CELLS,  # how many words of a step in a loop are addresses that move, and an array of (address of the word, address of the cell it comes from)
    WORD_CELLS_AT,
) = range(16)
#: From here on: the pointers, and in a sequence after them the values of the variables.
WORD_ARGUMENTS: Final = 16
(
    SEQUENCE_INPUTS,  # how many numbers a call takes, and where they are put
    SEQUENCE_INPUTS_AT,
    SEQUENCE_BINDS,  # how many words are written from them before the steps, and an array of (address of the word, input, what is added)
    SEQUENCE_BINDS_AT,
    SEQUENCE_STEPS,  # how many, and an array of addresses of launch blocks
    SEQUENCE_STEPS_AT,
    SEQUENCE_WORKERS,  # of the step that has most
    SEQUENCE_RELEASE,  # not zero: other Python threads run meanwhile
    SEQUENCE_COUNT_TEXT,  # format of a message
    SEQUENCE_BUSY,  # the pool's life while a thread runs it that lets others run
    SEQUENCE_BUSY_TEXT,
) = range(11)
SEQUENCE_WORDS: Final = 11
#: A loop is a launch block whose function is 0. Parts: arrays of (cell of the part, cell of the whole, first piece, step, bytes of a piece); pairs: of
#: (cell now, cell after, bytes).
LOOP_COUNT, LOOP_CONDITION, LOOP_PARTS, LOOP_PARTS_AT, LOOP_PAIRS, LOOP_PAIRS_AT, LOOP_STEPS, LOOP_STEPS_AT = (
    1,
    2,
    3,
    4,
    6,
    7,
    8,
    9,
)
#: Bytes from the start of the pool. Each on a cache line of its own, but for what is written together.
POOL_LOCK, POOL_ACTIVE, POOL_WANTED, POOL_STOP, POOL_REMAINING, POOL_CALLER_SLEEPS, POOL_JOB = 0, 64, 72, 80, 128, 192, 256
POOL_WORKERS, POOL_STRIDE = 384, 128
#: A number that is another one in each forked child: what a thread was doing that is not there any more does not count.
POOL_LIFE: Final = 96
#: The processor that no worker has, or -1 where they have none of their own; and bytes from a worker's start to its processor and thread.
POOL_FREE_CPU, WORKER_CPU, WORKER_THREAD = 88, 72, 80
#: Processors that a mask of the system call holds.
MOST_CPUS: Final = 1024

_PARTS: Final = ("native_pool.ll", "native_launch.ll", "native_sequence.ll")
#: An ELF object whatever the system. Apple's calling convention puts variadic arguments on the stack, and leaves register x18 alone.
_TRIPLES: Final = {"linux": "{}-unknown-linux-gnu", "darwin": "{}-apple-macosx-elf"}
_FUTEX: Final = {"x86_64": 202, "aarch64": 98}
_SET_AFFINITY: Final = {"x86_64": 203, "aarch64": 122}
#: How to wait a little: the call and its declaration.
_PAUSE: Final = {
    "x86_64": ("call void @llvm.x86.sse2.pause()", "declare void @llvm.x86.sse2.pause()"),
    "aarch64": ("call void @llvm.aarch64.hint(i32 1)", "declare void @llvm.aarch64.hint(i32)"),
}


def triple(machine: str, system: str) -> str:
    return _TRIPLES[system].format(machine)


def native_source(machine: str, system: str = "linux") -> str:
    """The module's text for x86_64 or aarch64, on linux or darwin."""
    pause, declaration = _PAUSE[machine]
    numbers = {
        "FUTEX": _FUTEX[machine],
        "SET_AFFINITY": _SET_AFFINITY[machine],
        "LIFE": POOL_LIFE,
        "FREE_CPU": POOL_FREE_CPU,
        "CPU": WORKER_CPU,
        "THREAD": WORKER_THREAD,
        "PAUSE": pause,
        "STRIDE": POOL_STRIDE,
        "WORKERS": POOL_WORKERS,
        "ACTIVE": POOL_ACTIVE,
        "WANTED": POOL_WANTED,
        "STOP": POOL_STOP,
        "REMAINING": POOL_REMAINING,
        "CALLER_SLEEPS": POOL_CALLER_SLEEPS,
        "JOB": POOL_JOB,
        "WORKER_SPINS": 1000,
        "CALLER_SPINS": 4000,
    }
    here = Path(__file__)
    template = "\n".join(here.with_name(name).read_text() for name in (f"native_wait_{system}.ll", *_PARTS))
    text = re.sub(r"\$([A-Z_]+)", lambda m: f"getelementptr (i8, ptr @kg_api, i64 {8 * API.index(m[1])})", template)
    text = re.sub(r"@([A-Z_]+)@", lambda m: str(numbers[m[1]]), text)
    return f'target triple = "{triple(machine, system)}"\n{text}{declaration}\n'
