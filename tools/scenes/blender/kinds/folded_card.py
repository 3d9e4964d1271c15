"""A folded card that stands on a table, a vase with an olive branch and a candle behind it out of focus. Unit: 1 dm.

widthMm, heightMm   of the front
fold                left, or top: a tent
props               festive: vase and candle; vase; plain: none, for mourning
table               oak or stone
"""
import math

from mathutils import Matrix, Vector

from common.grounds import oak, paper, plaster, stone
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.plants import shadow_sprigs
from common.prints import print_material
from common.shapes import box, plane, sheet
from common.still_life import candle, vase

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


def _roof(name, size, face, side, lean, bow):
    """A half of a tent from its fold at the top; `side` is 1 for the front."""
    inner = paper((0.87, 0.87, 0.855))
    width, height = size
    around = Matrix.Rotation(math.radians(-17), 3, "Z")

    def place(u, v):
        along = (1 - v) * height
        out = bow * math.sin(math.pi * v) + 0.012 * (1 - math.exp(-along / 0.03)) - 0.012
        y = -side * (along * math.sin(lean) + out * math.cos(lean))
        z = height * math.cos(lean) - along * math.cos(lean) + out * math.sin(lean) + 0.012
        return tuple(around @ Vector(((u - 0.5) * width, y, z)) + Vector((-0.28, 0.25, 0)))

    sheet(name, place, 12, 40, (face or inner, inner, inner), THICKNESS)


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    size = (size_mm[0] / 100, size_mm[1] / 100)
    is_tent = parameters.get("fold") == "top"
    table = stone((0.66, 0.655, 0.64)) if parameters.get("table") == "stone" else oak(plank=1.35, tint=(0.98, 0.95, 0.90))
    box((14, 6, 0.4), (0, 1.2, -0.2), table, 0.03)
    plane([(-14, 4.2, -6), (14, 4.2, -6), (14, 4.2, 12), (-14, 4.2, 12)], plaster((0.80, 0.765, 0.71)))
    face = print_material("front", size_mm, 0.72, 0.22, 0.10, 55)
    if is_tent:
        _roof("front", size, face, 1, 0.30, 0.015)
        _roof("back", size, None, -1, 0.30, 0.010)
    else:
        _panel("front", size, face, -21, 1, 0.03)
        _panel("back", size, None, 11, -1, -0.02)
    props = parameters.get("props", "festive")
    if props != "plain":
        vase((0.98, 1.25, 0))
    if props == "festive":
        candle(-1.18, 1.25)
    _light()
    target = Vector((0.10, 0.2, 0.82 * max(1, size[1] / USUAL[1])))
    away = max(1, size[0] / USUAL[0], size[1] / USUAL[1])
    if is_tent or size[0] > USUAL[0]:
        target, away = Vector((0.10, 0.2, 0.72)), 1 + (0.15 if is_tent else 0.5) * (away - 1)
    if props == "plain":
        target.x = -0.20
    camera(target + Vector((0.52, -4.7, 0.78)) * away, target, 52, 0.25, (-0.15, 0.02, 0.8))
