"""The engine of rewriting: patterns, rules, matchers compiled to Python, worklists."""
