"""Hopper's asynchronous proxy: mbarriers, bulk copies (TMA), wgmma."""
