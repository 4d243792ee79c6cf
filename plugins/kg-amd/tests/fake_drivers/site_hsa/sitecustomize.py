"""Gives every process that has this folder on its path the fake HSA: the suite's own processes too."""

from fake_drivers.fake_hsa import FakeHsa

FakeHsa(devices=2).install()
