"""Print surfaces: white paper that tells the passes where the design belongs."""
import math
import os

import bpy

from . import settings
from .nodes import material

# By surface: which print it shows a part of, and that print's size in mm.
surfaces = {}

FOIL_ROUGHNESS = 0.16


def print_material(
    key, size_mm, roughness=0.7, specular=0.25, relief=0.06, grain=70, unit=1.0, clearcoat=0.0, threads=0.0, shows=None
):
    """Writes (u, v, 1) of the UV layer 'print' to the AOV uv_KEY, which is averaged over all samples as the picture is.

    `shows` names the print where several surfaces show parts of one, as the sides of a canvas do. `threads` is the number of threads
    of a canvas across the print. With `clearcoat` the print lies behind glass.
    """
    surfaces[key] = {"print": shows or key, "widthMm": size_mm[0], "heightMm": size_mm[1]}

    def build(g, put):
        page = g.add("UVMap", uv_map="print")
        u, v, _ = g.axes(page)
        g.add("OutputAOV", {0: g.add("CombineXYZ", {0: u, 1: v, 2: 1.0})}, name="uv_" + key)
        place = g.coordinates(scale=(1 / unit,) * 3)
        height = g.noise(place, grain, 5, 0.65)
        if threads:
            along = g.math("SINE", g.math("MULTIPLY", u, math.pi * threads))
            across = g.math("SINE", g.math("MULTIPLY", v, math.pi * threads * size_mm[1] / size_mm[0]))
            over = g.math("MULTIPLY", along, across)
            weave = g.math(
                "MAXIMUM",
                g.math("ADD", g.math("ABSOLUTE", along), over),
                g.math("SUBTRACT", g.math("ABSOLUTE", across), over),
            )
            height = g.math("ADD", height, weave)
        if relief:
            put(Normal=g.bump(height, relief, 0.004 * unit))
        design = settings.designs.get(shows or key)
        if settings.mode == "design" and design:
            picture = g.add("TexImage", {0: page}, extension="EXTEND")
            picture.image = bpy.data.images.load(os.path.abspath(design))
            put(Base_Color=g.mix(1.0, picture.outputs[0], (settings.PAPER,) * 3, "MULTIPLY"))
        if settings.mode == "foil":
            # Metal for the camera alone: for the surroundings the print stays paper, and they keep its bounced light.
            uneven = g.bump(g.noise(place, 6, 3), 0.12, 0.02 * unit)
            foil = g.add("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": FOIL_ROUGHNESS, "Normal": uneven})
            g.shader(g.tree.nodes["Principled BSDF"], foil, g.add("LightPath").outputs["Is Camera Ray"])

    return material("print_" + key, (settings.PAPER,) * 3, roughness, specular, build, Clearcoat=clearcoat)
