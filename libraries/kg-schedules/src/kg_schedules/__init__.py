"""Default schedules of kernels for CPUs and GPUs: a renderer names `kg_schedules:default_schedule` as its strategy."""

from kg_schedules.heuristic import default_schedule as default_schedule
