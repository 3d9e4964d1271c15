"""Builds one product scene and renders its passes. Blender 3.4 runs it:

    blender -b -t 1 -P tools/scenes/blender/scene.py -- '{"kind": "wall_piece", "mode": "neutral", …}'

The settings are JSON (common/settings.py). Numbers of a kind are in its own file below kinds/, those of a scene in its parameters.
"""
import importlib
import os
import sys

import bpy

# Without the cube and the lamp that Blender starts with.
bpy.ops.wm.read_factory_settings(use_empty=True)
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import passes, settings

scene = importlib.import_module("kinds." + settings.kind)
scene.build(settings.parameters)
passes.render()
