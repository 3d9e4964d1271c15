"""A calendar of wire-bound sheets on a plaster wall, above a shelf with a vase. Unit: 1 dm.

widthMm, heightMm   of a sheet
"""
import math

from mathutils import Vector

from common.binding import holes, wire
from common.grounds import oak, paper, plaster
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.objects import metal
from common.plants import shadow_sprigs
from common.prints import print_material
from common.shapes import box, plane, sheet, turned
from common.still_life import vase

# Of the sheets before the wall, at the wire and at their foot.
TOP_OFF, FOOT_OFF = 0.105, 0.045


def _sheets(size_mm, x, top):
    """The sheet that is seen, two under it that bend less, and the board."""
    width, height = size_mm[0] / 100, size_mm[1] / 100
    back = paper((0.86, 0.86, 0.85))
    face = print_material("front", size_mm, 0.62, 0.25, 0.07, 60)

    def bent(lift, inset):
        def place(u, v):
            off = FOOT_OFF + (TOP_OFF - FOOT_OFF) * v + lift * (1 - v) ** 2.2 * (1 + 0.5 * (u - 0.5) ** 2 + 0.35 * u)
            return (x + (u - 0.5) * (width - inset), -off, top - (1 - v) * height)

        return place

    sheet("front", bent(0.075, 0), 16, 40, (face, back, back), 0.003)
    for number, (lift, inset) in enumerate(((0.05, 0.004), (0.03, 0.002), (0.012, 0.006))):
        under = sheet("sheet", bent(lift, inset), 16, 40, (back, back, back), 0.003)
        under.location.y = 0.006 + 0.006 * number
    box((width, 0.018, height - 0.01), (x, -(TOP_OFF + FOOT_OFF) / 2 + 0.040, top - height / 2), paper((0.70, 0.66, 0.58)), 0.003,
        (math.atan2(TOP_OFF - FOOT_OFF, height), 0, 0))  # fmt: skip
    start = (x - width / 2, -TOP_OFF, top)
    wire(start, (1, 0, 0), (0, -1, 0), (0, 0, 1), width, hangs=True)
    slope = Vector((0, FOOT_OFF - TOP_OFF, height)).normalized()
    holes(start, (1, 0, 0), (0, -slope.y * -1, slope.z), (0, -0.004, 0), width, 0.068)
    turned([(0, 0), (0.022, 0), (0.026, 0.03), (0.022, 0.036), (0, 0.038)], metal((0.55, 0.42, 0.25), 0.3), (x, -0.125, top + 0.235), 24, (math.pi / 2, 0, 0))


def _light():
    """The window of rooms on the left, the sun through its bars and a plant."""
    area((-26, -19, 4), (0, -1, 0), 6200, 13, 16, (0.92, 0.96, 1.0))
    area((26, -26, 4), (0, 0, 0), 1000, 16, 16, (1, 0.95, 0.88))
    toward = Vector((-0.72, -0.48, 0.50)).normalized()
    sun(toward, 2.2, angle=0.014)
    right, up = sun_plane(toward)
    bars = [
        (-90, -90, -4.3, 90), (4.6, -90, 90, 90), (-90, 3.6, 90, 90), (-90, -90, 90, -12), (-1.75, -90, -1.45, 90), (-90, -1.25, 90, -1.0),
    ]  # fmt: skip
    window_bars(toward * 30, right, up, bars)
    rows = ((-4.5, 3.6, -1.7, 0.9, 61), (4.8, 0.6, 2.2, -1.5, 62), (1.8, 4.4, 2.8, 1.5, 63))
    shadow_sprigs(toward * 22, right, up, toward, rows, 0.8, 0.025, 9)
    sky((0.58, 0.64, 0.72), (0.36, 0.33, 0.30), (0.14, 0.12, 0.10), 0.5)


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    width, height = size_mm[0] / 100, size_mm[1] / 100
    plane([(-30, 0, -30), (30, 0, -30), (30, 0, 30), (-30, 0, 30)], plaster((0.80, 0.765, 0.715), 1.0, 0.5))
    # The picture is this many decimetres wide where the wall is.
    across = max(1.72 * width, 1.98 * height, 5.4)
    x = -0.11 * across if width < height else -0.07 * across
    top = height / 2 + 0.05
    _sheets(size_mm, x, top)
    shelf = -height / 2 - 0.45
    box((40, 1.9, 0.26), (0, -0.95, shelf - 0.13), oak(tint=(0.9, 0.84, 0.76), plank=9, gaps=False), 0.02)
    beside = (x + width / 2 + across / 2) / 2
    vase((beside + 0.12, -0.85, shelf))
    _light()
    target = Vector((0, 0, -0.055 * across))
    camera(target + Vector((0.10, -1.389, 0.06)) * across, target, 50, 4.0, (x, -0.1, 0))
