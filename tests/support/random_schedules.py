"""As in kg.conformance, where plugins use them too."""

from kg.conformance.random_schedules import random_schedule

__all__ = ["random_schedule"]
