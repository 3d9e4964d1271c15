"""A calendar that stands on a desk: wire-bound sheets before a folded board. Unit: 1 dm.

widthMm, heightMm   of a sheet
"""
import math

from mathutils import Matrix, Vector

from common.binding import holes, wire
from common.grounds import oak, paper, plaster
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.plants import shadow_sprigs
from common.prints import print_material
from common.shapes import box, plane, sheet
from common.still_life import cup, pencil, vase

LEAN = 0.33
TURN = Matrix.Rotation(math.radians(-16), 3, "Z")
FOOT = Vector((-0.22, 0.15, 0))


def _stand(size_mm):
    width, height = size_mm[0] / 100, size_mm[1] / 100
    board, white = paper((0.80, 0.79, 0.77), roughness=0.9), paper((0.87, 0.87, 0.86))
    ridge = height * math.cos(LEAN) + 0.05

    def spot(x, along, out, side):
        """A place on one of the two halves: `along` from the ridge, `out` of its face."""
        y = -side * (along * math.sin(LEAN) + out * math.cos(LEAN))
        return tuple(TURN @ Vector((x, y, ridge - along * math.cos(LEAN) + out * math.sin(LEAN))) + FOOT)

    def face(inset, lift, out, side):
        def place(u, v):
            return spot((u - 0.5) * (width - inset), (1 - v) * height, out + lift * (1 - v) ** 2 * (1 + 0.3 * u), side)

        return place

    def board_face(side):
        return lambda u, v: spot((u - 0.5) * (width + 0.06), (1 - v) * (height + 0.05), 0.012, side)

    for side in (1, -1):
        sheet("board", board_face(side), 2, 4, (board, board, board), 0.018)
    sheet("foot", lambda u, v: tuple(TURN @ Vector(((u - 0.5) * (width + 0.04), (v - 0.5) * 2 * height * math.sin(LEAN), 0.012)) + FOOT), 1, 1, (board,))
    print_face = print_material("front", size_mm, 0.62, 0.25, 0.07, 60)
    sheet("front", face(0, 0.045, 0.052, 1), 16, 24, (print_face, white, white), 0.0028)
    for number in range(4):
        sheet("sheet", face(0.003 + 0.002 * (number % 2), 0.034 - 0.010 * number, 0.045 - 0.009 * number, 1), 16, 24, (white, white, white), 0.0028)
    start = Vector(spot(-width / 2, 0, 0.012, 1))
    along = TURN @ Vector((1, 0, 0))
    across, up = TURN @ Vector((0, -1, 0)), Vector((0, 0, 1))
    wire(start, along, across, up, width, 0.085)
    out = TURN @ Vector((0, -math.cos(LEAN), math.sin(LEAN)))
    rise = TURN @ Vector((0, math.sin(LEAN), math.cos(LEAN)))
    holes(Vector(spot(-width / 2, 0, 0.057, 1)), along, rise, out * 0.002, width, 0.068)


def _light():
    """A large window on the left, low sun along the wall, a bright room on the right."""
    area((-5.2, -0.6, 3.2), (0, 0.4, 0.5), 330, 3.2, 3.6, (0.93, 0.96, 1.0))
    toward = Vector((-0.80, -0.34, 0.50)).normalized()
    sun(toward, 3.4, (1, 0.90, 0.78), 0.04)
    right, up = sun_plane(toward)
    bars = [(0.55, -9, 0.80, 9), (-9, 0.62, 9, 0.84), (4.2, -9, 20, 9), (-20, -9, -2.9, 9), (-9, 2.4, 9, 20)]
    window_bars(Vector((0, 1.5, 0.8)) + toward * 9, right, up, bars)
    rows = ((-2.6, 1.5, -1.2, -0.2, 41), (0.0, 2.2, 1.2, 0.3, 42), (2.8, 1.6, 1.9, -0.3, 43))
    shadow_sprigs(Vector((0, 1.5, 0.8)) + toward * 6, right, up, toward, rows, 0.55)
    area((4.5, -2.5, 2.2), (0, 0.3, 0.6), 60, 3, 3, (1, 0.94, 0.86))
    sky((0.62, 0.68, 0.76), (0.34, 0.31, 0.28), (0.12, 0.10, 0.08), 0.45)


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    box((14, 6, 0.4), (0, 1.2, -0.2), oak(plank=1.35, tint=(0.98, 0.95, 0.90)), 0.03)
    plane([(-14, 4.2, -6), (14, 4.2, -6), (14, 4.2, 12), (-14, 4.2, 12)], plaster((0.80, 0.765, 0.71)))
    _stand(size_mm)
    vase((1.15, 1.45, 0))
    cup((-1.35, 1.0, 0))
    pencil((0.55, -0.42, 0.036), (1.35, -0.12, 0.036))
    _light()
    target = Vector((0.08, 0.15, 0.72))
    away = max(1, size_mm[0] / 105, size_mm[1] / 148)
    camera(target + Vector((0.42, -4.4, 1.35)) * away, target, 52, 0.55, (-0.2, 0.02, 0.9))
