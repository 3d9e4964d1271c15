"""A cushion on a sofa of linen, a plain one behind it. Unit: 1 dm.

widthMm, heightMm   of the print, from seam to seam before it is filled
"""
import math

from mathutils import Euler, Vector

from common.cloth import settled, two_layers
from common.grounds import linen, plaster
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.plants import shadow_sprigs
from common.prints import print_material
from common.shapes import box, mesh, plane

SEAT = 0.0
GRID = 34


def _shape(size_mm):
    points, faces, places = two_layers(size_mm[0] / 100, size_mm[1] / 100, GRID, GRID)
    return settled(points, faces, 10, pressure=0.98, stiffness=18, bending=0.4), faces, places


def _cushion(shape, front, back, at, turn):
    points, faces, places = shape
    made = mesh("cushion", points, faces, (front, back), True, at, turn)
    layer = made.data.uv_layers.new(name="print")
    for loop in made.data.loops:
        layer.data[loop.index].uv = places[loop.vertex_index]
    for face in made.data.polygons:
        face.material_index = 0 if face.index < GRID * GRID else 1
    smooth = made.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    return made


def _sofa():
    cloth = linen((0.56, 0.53, 0.48), 0.036, 1.0, 0.5, 0.8)
    box((26, 9, 1.8), (0, -2.2, SEAT - 0.9), cloth, 0.45, segments=6)
    box((13, 2.2, 6.4), (-6.6, 2.4, SEAT + 2.2), cloth, 0.6, (math.radians(-12), 0, 0), 6)
    box((13, 2.2, 6.4), (6.6, 2.4, SEAT + 2.2), cloth, 0.6, (math.radians(-12), 0, 0), 6)


def _light():
    area((-9, -5, 8), (0, 0, 1.5), 900, 5, 5, (0.92, 0.96, 1.0))
    toward = Vector((-0.74, -0.50, 0.55)).normalized()
    sun(toward, 2.4, (1, 0.91, 0.78), 0.03)
    right, up = sun_plane(toward)
    centre = Vector((0, 0, 1.8))
    window_bars(centre + toward * 14, right, up, [(2.6, -30, 3.3, 30), (-30, 3.2, 30, 3.9), (-30, -30, -6, 30), (8, -30, 30, 30)])
    rows = ((-4.5, 3.4, -1.6, 0.9, 91), (4.6, 2.2, 2.4, -0.2, 92), (-3.6, -2.2, -1.4, -2.6, 93))
    shadow_sprigs(centre + toward * 10, right, up, toward, rows, 0.9, 0.03, 9)
    area((9, -8, 5), (0, 0, 1.5), 160, 5, 5, (1, 0.94, 0.86))
    sky((0.60, 0.66, 0.74), (0.38, 0.35, 0.32), (0.14, 0.12, 0.10), 0.45)


def build(parameters):
    size = (parameters["widthMm"], parameters["heightMm"])
    plane([(-20, 5, -6), (20, 5, -6), (20, 5, 16), (-20, 5, 16)], plaster((0.80, 0.765, 0.715)))
    _sofa()
    shape = _shape(size)
    printed = print_material("front", size, 0.9, 0.1, 0.22, 110)
    white = linen((0.80, 0.78, 0.74), 0.02, 1.0, 0.4, 0.85)
    plain = linen((0.30, 0.34, 0.29), 0.045, 1.0, 0.5, 0.85)
    lean = math.radians(-17)
    _cushion(shape, printed, white, (-0.35, -0.25, 1.80), Euler((lean, math.radians(4), math.radians(-9))))
    _cushion(shape, plain, plain, (2.75, 0.75, 1.86), Euler((lean * 1.1, math.radians(-5), math.radians(14))))
    _light()
    camera((0.6, -11.5, 3.6), (0.35, 0, 1.72), 62, 0.9, (-0.35, -0.9, 1.8))
