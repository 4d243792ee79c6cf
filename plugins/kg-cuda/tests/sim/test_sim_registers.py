"""setmaxnreg: registers go from one warpgroup to another of its block, and faults of that."""

from __future__ import annotations

import pytest
from hopper import HEAD, REGISTERS, check_text, run
from kg_cuda.sim import PtxError, SimulatorTrap
from simulated import Device

#: Two warpgroups: the second gives back, the first takes. 65536 / 256 would be 256: two blocks are asked for, 128 each.
BODY = "setp.ge.u32 %p2, %r1, 128; @%p2 bra GIVE; setmaxnreg.inc.sync.aligned.u32 {inc}; bra.uni END; GIVE: setmaxnreg.dec.sync.aligned.u32 {dec}; END:"
DIRECTIVES = ".reqntid 256, 1, 1\n.minnctapersm 2\n"


def text(body: str, directives: str = DIRECTIVES) -> str:
    return f"{HEAD}.visible .entry k(.param .u64 out)\n{directives}{{{REGISTERS}{body}\nret; }}\n"


@pytest.mark.parametrize(("inc", "dec"), [(232, 24), (128, 128), (216, 40)])
def test_what_is_given_back_is_taken(inc: int, dec: int) -> None:
    whole = text(BODY.format(inc=inc, dec=dec))
    check_text(whole)
    run(Device(), whole, 0, block=256, grid=3)


@pytest.mark.parametrize(
    ("body", "match"),
    [
        (BODY.format(inc=240, dec=24), "waits for registers that no warpgroup of its block gives back"),
        (BODY.format(inc=232, dec=24).replace("bra GIVE", "bra END"), "waits for registers that no warpgroup"),
        (BODY.format(inc=120, dec=24), "setmaxnreg.inc to 120 registers of a thread, which has 128"),
        (BODY.format(inc=232, dec=136), "setmaxnreg.dec to 136 registers of a thread, which has 128"),
        (BODY.format(inc=232, dec=24).replace("%r1, 128", "%r1, 160"), "of a warp or of several|fewer than 128"),
    ],
    ids=["more than there is", "nobody gives", "inc to less", "dec to more", "a part of a warpgroup"],
)
def test_faults(body: str, match: str) -> None:
    with pytest.raises(SimulatorTrap, match=match):
        run(Device(), text(body), 0, block=256)


@pytest.mark.parametrize("count", [16, 100, 264])
def test_numbers_that_no_thread_has(count: int) -> None:
    with pytest.raises(PtxError, match="24 to 256 registers, a multiple of 8"):
        run(Device(), text(BODY.format(inc=count, dec=24)), 0, block=256)


def test_ignored_where_directives_leave_open_what_threads_begin_with() -> None:
    """As ptxas does (C7508): there is no pool to give to."""
    run(Device(), text(BODY.format(inc=240, dec=24), ".reqntid 256, 1, 1\n"), 0, block=256)


def test_maxnreg_says_it_too() -> None:
    directives = ".reqntid 256, 1, 1\n.maxnreg 64\n"
    run(Device(), text(BODY.format(inc=104, dec=24), directives), 0, block=256)
    with pytest.raises(SimulatorTrap, match="gives back"):
        run(Device(), text(BODY.format(inc=112, dec=24), directives), 0, block=256)
