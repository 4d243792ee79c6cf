"""Schedules: the language of Opts, the context of a run, and how Opts change a graph."""
