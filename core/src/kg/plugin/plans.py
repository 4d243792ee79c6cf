"""What a runtime or an exporter needs beside kg.plugin for plans: their records, loaded plans, what is captured of them, the arena, what a fill stores."""

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
from kg.runtime.plan.recorder import record
from kg.runtime.plan.replay import Bases, Replay, Run
from kg.runtime.plan.running import PlanProgram, filling

__all__ = [
    "Arena",
    "Bases",
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
    "Replay",
    "Run",
    "Span",
    "ValuePlace",
    "arena_of",
    "filling",
    "launches",
    "operands",
    "record",
    "uses",
]
