"""A hand-sized stack of photo prints and two prints beside it on an oak table. Unit: 1 dm.

widthMm, heightMm   of a print
"""
import math
import random

from mathutils import Vector

from common.grounds import oak, paper
from common.light import camera
from common.prints import print_material
from common.shapes import box, sheet
from common.still_life import branch, cup, table_light

SHEET, COUNT = 0.0030, 40


def _print(size_mm, at, degrees, bend, white, key=None, twist=0.0):
    width, height = size_mm[0] / 100, size_mm[1] / 100
    face = print_material(key, size_mm, 0.30, 0.42, 0.02, 60) if key else white

    def place(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        return (x * width / 2, y * height / 2, bend * y**2 + twist * x * y + 0.4 * abs(bend) * x**2 + abs(twist))

    fine = 24 if key else 2
    sheet(key or "print", place, fine, fine, (face, white, white), SHEET * 0.9, at, (0, 0, math.radians(degrees)))


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    chance = random.Random(8)
    white = paper((0.85, 0.85, 0.84))
    box((16, 14, 0.4), (0, 1, -0.2), oak(plank=1.5, tint=(0.98, 0.95, 0.90), turn=-0.10), 0.03)
    x, y, degrees = -0.42, 0.10, 7
    for k in range(COUNT):
        _print(size_mm, (x + chance.gauss(0, 0.006), y + chance.gauss(0, 0.006), SHEET * (k + 1)), degrees + chance.gauss(0, 0.5), 0, white)
    _print(size_mm, (x, y, SHEET * (COUNT + 1.2)), degrees + 0.8, 0.010, white, "front", 0.004)
    _print(size_mm, (0.78, 0.16, 0.006), -9, 0.010, white, "second", 0.006)
    _print(size_mm, (1.34, -0.42, 0.022), -18, 0.014, white, "third", -0.005)
    cup((-1.55, 1.35, 0))
    branch([(2.5, 1.9, 0.10), (1.95, 1.6, 0.12), (1.45, 1.35, 0.10), (1.05, 1.4, 0.08)], 15, 0.27, 11)
    table_light(0.9)
    target = Vector((0.42, -0.10, 0.0))
    camera(target + Vector((0.25, -3.45, 4.05)), target, 50, 0.50, (-0.1, -0.2, 0.1))
