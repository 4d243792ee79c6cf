"""Runs a test's program in a process of its own, in which the device CUDA is there:
over a libcuda that was built for the tests.

The processes are forked off one that has imported what such programs import, and has opened nothing: that is most of what a new process would take.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import subprocess
import sys
import tempfile
import textwrap
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
#: Seconds that a program may take.
LIMIT = 250
#: What is imported is what a program on the simulator has imported when it ends, and the driver's bindings.
SERVER = """
import importlib, json, os, sys

def forked(out, err):
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(out, os.O_WRONLY), 1)
        os.dup2(os.open(err, os.O_WRONLY), 2)
    return child

names = sys.stdin.readline().strip()
child = forked(names, os.devnull)
if not child:
    import kg, kg_array, numpy, kg_cuda.card.driver
    import fake_driver.fake
    x = kg.param(1, (1000,), kg.float32)
    kg.open_device("CUDASIM").run(kg.sink(kg.param(0, (1000,), kg.float32).store(x + x)), numpy.zeros(1000, numpy.float32))
    print(*[name for name in sys.modules if name != "__main__"], flush=True)
    os._exit(0)
os.waitpid(child, 0)
for name in open(names).read().split():
    importlib.import_module(name)
# no device is tried in a process of its own before it is opened: there it has no driver
sys.modules["kg.plugin.trials.first_use"].trust_all()
for line in sys.stdin:
    text, out, err = json.loads(line)
    child = forked(out, err)
    if not child:
        break
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
else:
    os._exit(0)
exec(compile(text, "<string>", "exec"))
"""


class Server:
    """The process that others are forked off. It ends with this one."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment
        )
        self.say(str(self.file("names")))
        atexit.register(self.end)

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        self.folder.cleanup()

    def file(self, name: str) -> Path:
        path = Path(self.folder.name) / name
        path.write_text("")
        return path

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")

    def run(self, text: str) -> tuple[int, str, str]:
        """The status of a program, and what it said."""
        out, err = self.file("out"), self.file("err")
        self.say(json.dumps([text, str(out), str(err)]))
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], LIMIT)[0]:
            self.process.kill()
            raise subprocess.TimeoutExpired("a program of a test", LIMIT)
        return int(self.process.stdout.readline()), out.read_text(), err.read_text()


@cache
def server(library: Path, path: tuple[Path, ...], environment: tuple[tuple[str, str], ...]) -> Server:
    """What is learnt of devices is kept beside the library:
    those that are not asked for cost seconds to probe."""
    given = {
        "PYTHONPATH": os.pathsep.join(map(str, (TESTS, *path))),
        "KG_CACHE_DIR": str(library.parent / "cache"),
        "KG_NO_CACHE": "0",
        **dict(environment),
    }
    return Server({**os.environ, **given})


def run_program(library: Path, begin: str, body: str, *path: Path, said: str = "", **environment: str) -> list[str]:
    """The lines that it prints.
    On its standard error it says nothing, whatever it still holds when it ends, or else `said`."""
    text = textwrap.dedent(begin) + textwrap.dedent(body)
    status, out, err = server(library, path, tuple(environment.items())).run(text)
    assert status == 0, out + err
    assert said in err if said else not err, err
    return out.splitlines()
