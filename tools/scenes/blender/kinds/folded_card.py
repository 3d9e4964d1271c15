"""A folded card that stands on an oak table, a vase with an olive branch and a candle behind it out of focus. Unit: 1 dm.

widthMm, heightMm   of the front
props               festive: vase and candle; plain: none, for mourning
"""
import math

from mathutils import Vector

from common.grounds import oak, paper, plaster
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.nodes import material
from common.objects import metal, speckled_glaze, wax
from common.plants import olive, shadow_sprigs, sprig, stem_material
from common.prints import print_material
from common.shapes import box, plane, sheet, smooth_line, tube, turned

THICKNESS = 0.0045
# What places and camera are written for: A6.
USUAL = (1.05, 1.48)


def _panel(name, size, face, degrees, side, bow):
    """A half of the card, from the fold, which stands left of the middle; `bow` bends it, and the fold itself is round."""
    inner = paper((0.87, 0.87, 0.855))
    angle = math.radians(degrees)
    width, height = size
    fold = (-0.17 - 0.49 * width / USUAL[0], 0.28)

    def place(u, v):
        along = u * width
        out = bow * math.sin(math.pi * min(1, u * 1.02)) + 0.012 * (1 - math.exp(-along / 0.03)) * side
        x = fold[0] + along * math.cos(angle) + out * math.sin(angle)
        y = fold[1] + along * math.sin(angle) - out * math.cos(angle)
        return (x, y, v * height + 0.002)

    sheet(name, place, 40, 12, (face or inner, inner, inner), THICKNESS)


def _vase():
    at = Vector((0.98, 1.25, 0))
    body = [
        (0.0, 0.0), (0.26, 0.0), (0.36, 0.05), (0.47, 0.32), (0.46, 0.62), (0.30, 0.95), (0.145, 1.15), (0.13, 1.28),
        (0.175, 1.38), (0.165, 1.395), (0.11, 1.30), (0.105, 1.1),
    ]  # fmt: skip
    turned(smooth_line(body, 8), speckled_glaze(), tuple(at))
    leaf, stem = olive(), stem_material((0.20, 0.16, 0.11))
    foot = at + Vector((0, 0, 1.1))
    branches = ((-0.75, -0.05, 1.25, 31, 13), (0.35, 0.25, 1.65, 32, 13), (0.75, -0.2, 0.95, 33, 11), (-0.15, 0.3, 1.75, 35, 12))
    for dx, dy, height, seed, pairs in branches:
        shares = ((0, 0, 0), (dx * 0.12, dy * 0.15, 0.35), (dx * 0.5, dy * 0.5, height * 0.68), (dx * 1.05, dy, height))
        line = [tuple(foot + Vector(share)) for share in shares]
        sprig(line, leaf, stem, "lance", 0.30, pairs, seed, None, 0.014, Vector((0.25, -1, 0.1)).normalized(), 0.22)


def _candle():
    x, y = -1.18, 1.25
    body = [(0.0, 0.93), (0.12, 0.925), (0.235, 0.95), (0.285, 1.0), (0.315, 0.985), (0.325, 0.93), (0.33, 0.5), (0.33, 0.06)]
    turned(smooth_line(body, 6), wax(), (x, y, 0.02), 64)
    dish = [(0.0, 0.03), (0.40, 0.03), (0.47, 0.05), (0.52, 0.10), (0.535, 0.095), (0.50, 0.03), (0.44, 0.0), (0.0, 0.0)]
    turned(smooth_line(dish, 4), metal((0.90, 0.66, 0.36), 0.25), (x, y, 0))
    tube([(x, y, 0.93), (x + 0.008, y, 1.0), (x + 0.03, y, 1.05)], 0.012, material("wick", (0.03, 0.025, 0.02), 0.9, 0.1))


def _light():
    """A large window on the left, low sun along the wall, a bright room on the right."""
    area((-5.2, -0.6, 3.2), (0, 0.4, 0.5), 330, 3.2, 3.6, (0.93, 0.96, 1.0))
    toward = Vector((-0.80, -0.34, 0.50)).normalized()
    sun(toward, 3.8, (1, 0.90, 0.78), 0.04)
    right, up = sun_plane(toward)
    bars = [(0.55, -9, 0.80, 9), (-9, 0.62, 9, 0.84), (4.2, -9, 20, 9), (-20, -9, -2.9, 9), (-9, 2.4, 9, 20)]
    window_bars(Vector((0, 1.5, 0.8)) + toward * 9, right, up, bars)
    rows = ((-2.6, 1.5, -1.2, -0.2, 41), (0.0, 2.2, 1.2, 0.3, 42), (2.8, 1.6, 1.9, -0.3, 43))
    shadow_sprigs(Vector((0, 1.5, 0.8)) + toward * 6, right, up, toward, rows, 0.55)
    area((4.5, -2.5, 2.2), (0, 0.3, 0.6), 60, 3, 3, (1, 0.94, 0.86))
    sky((0.62, 0.68, 0.76), (0.34, 0.31, 0.28), (0.12, 0.10, 0.08), 0.45)


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    size = (size_mm[0] / 100, size_mm[1] / 100)
    box((14, 6, 0.4), (0, 1.2, -0.2), oak(plank=1.35, tint=(0.98, 0.95, 0.90)), 0.03)
    plane([(-14, 4.2, -6), (14, 4.2, -6), (14, 4.2, 12), (-14, 4.2, 12)], plaster((0.80, 0.765, 0.71)))
    _panel("front", size, print_material("front", size_mm, 0.72, 0.22, 0.10, 55), -21, 1, 0.03)
    _panel("back", size, None, 11, -1, -0.02)
    if parameters.get("props", "festive") == "festive":
        _vase()
        _candle()
    _light()
    target = Vector((0.10, 0.2, 0.82))
    away = max(1, size[0] / USUAL[0], size[1] / USUAL[1])
    camera(target + (Vector((0.62, -4.5, 1.60)) - target) * away, target, 52, 0.25, (-0.15, 0.02, 0.8))
