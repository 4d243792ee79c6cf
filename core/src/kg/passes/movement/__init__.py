"""Passes that turn movement ops into index expressions and loops."""
