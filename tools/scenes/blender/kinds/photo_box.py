"""A box with photo prints, its lid and one of the prints beside it, on linen. Unit: 1 dm.

widthMm, heightMm         of a print
lidWidthMm, lidHeightMm   of the lid, without its rim
"""
import math

from mathutils import Matrix, Vector, noise

from common.binding import block, block_edges, wrapped
from common.grounds import linen, paper
from common.light import camera
from common.prints import print_material
from common.shapes import box, sheet
from common.still_life import branch, table_light

RIM, WALL, DEPTH = 0.15, 0.022, 0.32


def _print(key, size_mm, at, degrees, bend, white):
    width, height = size_mm[0] / 100, size_mm[1] / 100
    face = print_material(key, size_mm, 0.34, 0.4, 0.02, 60)

    def place(u, v):
        return ((u - 0.5) * width, (v - 0.5) * height, bend * ((2 * u - 1) ** 2 + 0.3 * (2 * v - 1) * (2 * u - 1)) + 0.3 * abs(bend))

    sheet(key, place, 20, 16, (face, white, white), 0.0028, at, (0, 0, math.radians(degrees)))


def _box(outer, at, degrees, made_of):
    """Open above."""
    width, height = outer
    around = Matrix.Rotation(math.radians(degrees), 3, "Z")
    turn = (0, 0, math.radians(degrees))

    def part(size, x, y, z):
        spot = around @ Vector((x, y, 0))
        box(size, (at[0] + spot.x, at[1] + spot.y, z), made_of, 0.004, turn)

    part((width, height, WALL), 0, 0, WALL / 2)
    for side in (-1, 1):
        part((width, WALL, DEPTH), 0, side * (height - WALL) / 2, DEPTH / 2)
        part((WALL, height, DEPTH), side * (width - WALL) / 2, 0, DEPTH / 2)


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    lid_mm = (parameters["lidWidthMm"], parameters["lidHeightMm"])
    width, height = size_mm[0] / 100, size_mm[1] / 100
    lid = (lid_mm[0] / 100, lid_mm[1] / 100)
    white, board = paper((0.86, 0.86, 0.85)), paper((0.74, 0.71, 0.66), roughness=0.85, relief=0.2)

    def cloth(u, v):
        x, y = (u - 0.5) * 12, (v - 0.5) * 10
        far = min(1, max(0, math.hypot(x * 0.75, y) - 1.1))
        return (x, y, -0.008 + far * (0.06 * noise.noise(Vector((x * 0.5, y * 0.6, 2))) + 0.03 * math.sin(1.7 * x + 2.6 * y)))

    sheet("cloth", cloth, 140, 120, (linen((0.64, 0.60, 0.54)),))
    at, degrees = (-0.72, 0.30), 7
    _box((lid[0] - 0.03, lid[1] - 0.03), at, degrees, board)
    block((width, height, DEPTH - 0.075), (*at, WALL), degrees, block_edges(60))
    _print("front", size_mm, (*at, DEPTH - 0.048), degrees + 0.6, 0.004, white)
    rim = (RIM,) * 4
    wrapped("lid", *lid, rim, print_material("lid", lid_mm, 0.5, 0.32, 0.05, 60), (1.06, 0.36, RIM), -8, 0.012)
    _print("second", size_mm, (0.30, -0.84, 0.010), 12, 0.012, white)
    branch([(-2.5, 1.7, 0.10), (-1.95, 1.35, 0.12), (-1.55, 1.05, 0.10), (-1.2, 1.1, 0.10)], 14, 0.28, 12)
    table_light(0.9)
    target = Vector((0.14, -0.10, 0.0))
    camera(target + Vector((0.25, -3.45, 4.40)), target, 50, 0.50, (0.0, -0.2, 0.25))
