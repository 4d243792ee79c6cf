"""As in kg_conformance, where plugins use them too."""

from kg_conformance.schedules.generated import random_schedule

__all__ = ["random_schedule"]
