"""What a runtime or an exporter needs beside kg.plugin for plans: their records, loaded plans and loops, the arena, what a fill stores."""

from kg.device.arena import Arena, arena_of
from kg.device.plan import Category, CopyStep, FillStep, LaunchStep, LoopStep, Part, Plan, PlanBuffer, launches, uses
from kg.device.plan import Step as PlanStep
from kg.device.plan_loop import LoopRun
from kg.device.plan_run import PlanProgram, filling

__all__ = [
    "Arena",
    "Category",
    "CopyStep",
    "FillStep",
    "LaunchStep",
    "LoopRun",
    "LoopStep",
    "Part",
    "Plan",
    "PlanBuffer",
    "PlanProgram",
    "PlanStep",
    "arena_of",
    "filling",
    "launches",
    "uses",
]
