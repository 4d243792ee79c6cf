"""What core's own devices claim: REF everything, without an expectation; NULL that it compiles and refuses, for it computes nothing."""

from __future__ import annotations

from typing import Final

from kg.plugin.api import Profile

OWN_PROFILES: Final = (
    Profile(
        "REF",
        claims=(
            "-compiler",
            *("dtype.*", "schedule.LOCAL", "schedule.GROUP", "schedule.TC", "vectors", "local", "shared", "barrier"),
            *("dlpack", "two_devices", "sanitize", "tensor_cores"),
        ),
    ),
    Profile(
        "NULL", claims=("-compiler", "-memory", "-results", "dtype.*", "vectors", "local", "shared", "barrier", "two_devices")
    ),
)
