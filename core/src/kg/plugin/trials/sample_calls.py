"""Sample arguments with which each hook of a plugin is called when it is tried: small ones, of REF."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from kg.plugin.api import Target
from kg.plugin.loading.manager import Plugin

if TYPE_CHECKING:
    from kg.ir.uop import UOp
    from kg.target.renderer import Renderer

_TARGET: Final = Target("REF", renderer="TEXT")
#: These return what is asked one by one, perhaps by a generator: then only that runs the hook.
_OF_MANY: Final = (
    *("kg_devices", "kg_renderers", "kg_compilers", "kg_tensor_cores", "kg_rulesets", "kg_passes", "kg_profiles"),
    *("kg_checks", "kg_opts", "kg_schedule"),
)


def ask_for_trial(plugin: Plugin, hook: str) -> None:
    """Ask one hook and take all of its answer. Raises what it raises."""
    answer = plugin.ask(hook, **_arguments(hook))
    if hook in _OF_MANY and isinstance(answer, Iterable):
        for _ in answer:  # pyright: ignore[reportUnknownVariableType] -- of no interest here
            pass


def _arguments(hook: str) -> Mapping[str, object]:
    match hook:
        case "kg_tensor_cores":
            return {"target": _TARGET}
        case "kg_default_device":
            return {"candidates": ("REF",)}
        case "kg_commands":
            from argparse import ArgumentParser

            return {"subparsers": ArgumentParser().add_subparsers()}
        case "kg_schedule":
            return {"kernel": _kernel(), "renderer": _renderer()}
        case "kg_planner":
            return {"kernel": _ast(), "renderer": _renderer()}
        case "kg_event":
            from kg.events import Event

            return {"event": Event("trial", "", 0.0)}
        case _:
            return {}


def _ast() -> UOp:
    """A kernel that adds 1 to 8 numbers."""
    import kg

    return kg.sink(kg.param(0, (8,), kg.float32).store(kg.param(1, (8,), kg.float32) + 1.0), name="trial")


def _kernel() -> UOp:
    """The same at stage `ranges`."""
    from kg.passes.pipeline import full_rewrite_to_sink
    from kg.schedule.context import Context

    return full_rewrite_to_sink(_ast(), Context(_renderer()), until="split_index_sets")


def _renderer() -> Renderer:
    from kg.runtime.devices.ref import make_renderer

    return make_renderer(_TARGET)
