"""What a runtime needs beside kg.plugin that captures plans: the loaded plan, its steps and buffers, and what a fill stores."""

from kg.device.plan import CopyStep, FillStep, LaunchStep, LoopStep, PlanBuffer
from kg.device.plan import Step as PlanStep
from kg.device.plan_run import PlanProgram, filling

__all__ = ["CopyStep", "FillStep", "LaunchStep", "LoopStep", "PlanBuffer", "PlanProgram", "PlanStep", "filling"]
