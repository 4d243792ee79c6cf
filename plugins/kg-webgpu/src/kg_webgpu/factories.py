"""The factory that the renderer's record names, imported on use."""

from __future__ import annotations

from kg.plugin import Renderer, Target


def make_renderer(target: Target) -> Renderer:
    from kg_webgpu.adapters import limits_of_features
    from kg_webgpu.wgsl.renderer import WGSLRenderer

    if target.index:  # the probe told of the first adapter
        from kg_webgpu.adapters import adapter, describe, features

        one = adapter(target.index)
        return WGSLRenderer(limits_of_features(features(one)), describe(one))
    return WGSLRenderer(limits_of_features(target.features), target.arch)
