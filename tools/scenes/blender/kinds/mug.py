"""A mug on a kitchen worktop; tiles, a board and lemons out of focus. Unit: 1 dm.

widthMm, heightMm   of the print, which goes from one side of the handle round to the other
handle              its direction in degrees: 22 is right and a little back, which shows the right part of the print; 158 is left
"""
import math
import random

from mathutils import Vector, noise

from common.grounds import linen, oak
from common.light import area, camera, reflector, sky, sun, sun_plane, window_bars
from common.nodes import material
from common.objects import mottled
from common.plants import shadow_sprigs
from common.prints import print_material
from common.settings import PAPER
from common.shapes import box, plane, sheet, smooth_line, tube, turned

# 82 mm wide, 96 mm high, 3.5 mm of wall.
RADIUS = 0.41
AT = (0.10, 0.0)


def _tiles():
    chance = random.Random(3)

    def build(g, put):
        own = g.add("ObjectInfo").outputs["Random"]
        place = g.coordinates()
        glaze = g.ramp(own, (0, (0.70, 0.69, 0.64)), (1, (0.80, 0.79, 0.75)))
        put(
            Base_Color=g.mix(g.noise(place, 3, 3), glaze, (0.83, 0.82, 0.79)),
            Normal=g.bump(g.noise(place, 2.2, 3), 0.35, 0.05),
        )

    tile = material("tile", (0.78, 0.77, 0.73), 0.14, 0.5, build)
    for column in range(-7, 8):
        for row in range(6):
            turn = (chance.gauss(0, 0.014), 0, chance.gauss(0, 0.014))
            box((0.985, 0.12, 0.985), (column + 0.1, 3.55 + chance.gauss(0, 0.012), 0.5 + row), tile, 0.025, turn, 2)
    plane([(-9, 3.54, -1), (9, 3.54, -1), (9, 3.54, 8), (-9, 3.54, 8)], material("grout", (0.62, 0.60, 0.56), 0.9, 0.1))


def _mug(size_mm, handle):
    clay = material("clay", (PAPER,) * 3, 0.10, 0.5)
    quarter = [math.pi / 2 * k / 12 for k in range(13)]
    foot = [(RADIUS - 0.05 + 0.05 * math.sin(t), 0.055 * (1 - math.cos(t))) for t in quarter]
    rim = [(RADIUS - 0.019 + 0.019 * math.cos(2 * t), 0.941 + 0.019 * math.sin(2 * t)) for t in quarter]
    wall = [(RADIUS, 0.3), (RADIUS, 0.6), (RADIUS, 0.85), (RADIUS, 0.939)]
    inside = [(0.372, 0.6), (0.37, 0.2), (0.34, 0.08), (0, 0.06)]
    turned([(0, 0.02), (0.32, 0.02), (0.34, 0.004), *foot, *wall, *rim, *inside], clay, (*AT, 0), 160)
    turned([(0, 0.83), (0.3735, 0.83)], material("coffee", (0.035, 0.013, 0.005), 0.05, 0.5), (*AT, 0))
    out = [(-0.02, 0.76), (0.07, 0.785), (0.19, 0.745), (0.245, 0.62), (0.24, 0.46), (0.185, 0.32), (0.09, 0.235), (-0.02, 0.215)]
    line = smooth_line([(RADIUS + x, z) for x, z in out], 8)
    points = [(AT[0] + r * math.cos(handle), AT[1] + r * math.sin(handle), z) for r, z in line]
    tube(points, 0.046, clay, [1.18 - 0.25 * math.sin(math.pi * k / (len(line) - 1)) for k in range(len(line))], 8)
    width, height = size_mm[0] / 100, size_mm[1] / 100
    first = handle + math.pi - width / RADIUS / 2

    def wrap(u, v):
        angle = first + u * width / RADIUS
        radius = RADIUS + 0.0003
        return (AT[0] + radius * math.cos(angle), AT[1] + radius * math.sin(angle), 0.505 + (v - 0.5) * height)

    sheet("front", wrap, 160, 8, (print_material("front", size_mm, 0.10, 0.5, 0),))


def _towel():
    cloth = linen((0.47, 0.52, 0.50), 0.010, 1.0, 0.5, 0.75)

    def place(u, v):
        x, y = u - 0.5, v - 0.5
        fold = max(0, math.sin(8 * x + 3.5 * y + 1 + 1.5 * noise.noise(Vector((x * 2, y * 2, 7))))) ** 3
        rise = 0.014 + 0.075 * fold * (0.25 + u) + 0.03 * max(0, noise.noise(Vector((x * 3, y * 3, 2))))
        return (x * 1.5, y * 1.15, rise)

    sheet("towel", place, 80, 60, (cloth, cloth, cloth), 0.012, (-0.98, 0.05, 0.004), (0, 0, math.radians(-24)))


def _lemons():
    bowl = [(0, 0.02), (0.25, 0.0), (0.33, 0.02), (0.55, 0.16), (0.74, 0.40), (0.735, 0.41), (0.70, 0.39), (0.5, 0.19), (0.25, 0.06), (0, 0.05)]
    turned(smooth_line(bowl, 8), material("bowl", (0.30, 0.35, 0.35), 0.25, 0.5), (0.95, 1.75, 0))
    skin = mottled("lemon", (0.80, 0.52, 0.03), (0.92, 0.70, 0.10), 0.38, 0.5, 5.0, Subsurface=0.08, Subsurface_Color=(0.9, 0.6, 0.1))
    fruit = smooth_line(
        [(0, -0.34), (0.035, -0.31), (0.10, -0.26), (0.20, -0.14), (0.235, 0), (0.20, 0.15), (0.11, 0.26), (0.05, 0.31), (0.03, 0.35), (0, 0.36)], 5
    )
    for x, y, z, tilt, turn in ((0.75, 1.65, 0.42, 1.3, 0.4), (1.16, 1.66, 0.43, 1.45, 1.9), (0.95, 1.95, 0.42, 1.6, 0.9), (0.97, 1.72, 0.72, 1.4, 2.6)):
        turned(fruit, skin, (x, y, z), 48, (tilt, 0, turn))


def _light():
    area((-4.4, -0.3, 2.9), (0, 0.4, 0.5), 260, 2.6, 3.0, (0.93, 0.96, 1.0))
    toward = Vector((-0.80, -0.10, 0.55)).normalized()
    sun(toward, 3.0, (1, 0.90, 0.76), 0.03)
    right, up = sun_plane(toward)
    bars = [(-0.1, -9, 0.15, 9), (-9, 0.95, 9, 1.2), (3.4, -9, 20, 9), (-20, -9, -2.6, 9), (-9, 2.6, 9, 20)]
    window_bars(Vector((0, 1.2, 0.5)) + toward * 7, right, up, bars)
    rows = ((-2.2, 1.8, -1.3, 0.5, 81), (2.6, 1.9, 1.4, 0.7, 82), (0.4, 2.4, 0.3, 1.2, 83))
    shadow_sprigs(Vector((0, 1.2, 0.5)) + toward * 5, right, up, toward, rows, 0.5, 0.02, 9)
    area((4.2, -2.4, 2.2), (0, 0.3, 0.6), 45, 2.6, 2.6, (1, 0.94, 0.86))
    # Two panes of the window, as the glaze mirrors them.
    for dx in (-0.85, 0.85):
        reflector((-3.0 + dx * 0.66, -3.0 - dx * 0.75, 0.9), (*AT, 0.6), 150, 1.5, 4.4, (0.95, 0.97, 1.0))
    area((-2.6, 1.4, 3.6), (0.4, 3.5, 1.3), 130, 1.6, 1.6, (1, 0.97, 0.92))
    sky((0.62, 0.68, 0.76), (0.36, 0.33, 0.30), (0.12, 0.10, 0.08), 0.42)


def build(parameters):
    box((14, 6, 0.4), (0, 1.2, -0.2), oak(plank=1.1, tint=(0.93, 0.88, 0.80)), 0.03)
    _tiles()
    _mug((parameters["widthMm"], parameters["heightMm"]), math.radians(parameters["handle"]))
    _towel()
    _lemons()
    board = oak(plank=9, gaps=False, tint=(0.70, 0.58, 0.46), turn=math.pi / 2)
    box((1.9, 0.16, 2.7), (-2.05, 3.05, 1.36), board, 0.06, (math.radians(-9), 0, 0))
    _light()
    camera((0.12, -4.0, 1.18), (0.22, 0.3, 0.58), 58, 0.30, (AT[0], -0.40, 0.5))
