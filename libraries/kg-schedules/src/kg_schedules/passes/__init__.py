"""Passes for processors that compute with vectors, which a plugin adds to its renderer: `TargetPass("…", "looped", "kg_schedules.passes.…")`."""
