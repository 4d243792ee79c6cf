"""Gives every process that has this folder on its path the fake HIP: the suite's own processes too."""

from fake_drivers.fake_hip import FakeHip

FakeHip(devices=2).install()
