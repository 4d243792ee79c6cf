"""What a runtime or an exporter needs beside kg.plugin for plans: their records, loaded plans, what is captured of them, the arena, what a fill stores."""

from kg.ir.shapes.shape import dim_max
from kg.runtime.memory.arena import Arena, arena_of
from kg.runtime.plan.commands import (
    Cell,
    Command,
    CopyCommand,
    FillCommand,
    LaunchCommand,
    LoopCommand,
    Move,
    MovingPair,
    MovingPart,
    Place,
    Recording,
    Span,
    ValuePlace,
    operands,
)
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, LoopStep, Part, Plan, PlanBuffer, launches, uses
from kg.runtime.plan.data import Step as PlanStep
from kg.runtime.plan.loop import LoopRun
from kg.runtime.plan.recorder import record, runs
from kg.runtime.plan.running import PlanProgram, filling

__all__ = [
    "Arena",
    "Category",
    "Cell",
    "Command",
    "CopyCommand",
    "CopyStep",
    "FillCommand",
    "FillStep",
    "LaunchCommand",
    "LaunchStep",
    "LoopCommand",
    "LoopRun",
    "LoopStep",
    "Move",
    "MovingPair",
    "MovingPart",
    "Part",
    "Place",
    "Plan",
    "PlanBuffer",
    "PlanProgram",
    "PlanStep",
    "Recording",
    "Span",
    "ValuePlace",
    "arena_of",
    "dim_max",
    "filling",
    "launches",
    "operands",
    "record",
    "runs",
    "uses",
]
