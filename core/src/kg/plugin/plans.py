"""What a runtime or an exporter needs beside kg.plugin for plans: their records, loaded plans and loops, the arena, what a fill stores."""

from kg.runtime.memory.arena import Arena, arena_of
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, LoopStep, Part, Plan, PlanBuffer, launches, uses
from kg.runtime.plan.data import Step as PlanStep
from kg.runtime.plan.loop import LoopRun
from kg.runtime.plan.running import PlanProgram, filling

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
