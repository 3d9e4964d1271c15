"""A picture on a plaster wall above a sideboard, in daylight. Unit: 1 m, true scale.

piece           frame, framed_canvas, framed_panel (wall_frames.py has their numbers), canvas, paper, wallpaper, acrylic, dibond,
                forex, gallery_bond or glass
widthCm, heightCm  size of the print
view            room; corner: the lower right corner from near; edge: nearer still
away            room: metres from the wall, 3.5; edge: times its distance
aside           edge: degrees to the right of the wall's normal
"""

import math

from mathutils import Vector

from common.grounds import linen, oak, paper, plaster
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.nodes import material
from common.objects import lamp_shade, metal, mottled
from common.plants import eucalyptus, shadow_sprigs, sprig, stem_material
from common.shapes import box, plane, smooth_line, turned

from . import wall_pieces

UNIT = 0.1
TOP, DEPTH, MIDDLE = 0.78, 0.42, 0.04
# Height of the middle of the picture above the floor.
AXIS = 1.50


def _room():
    plane([(-5, 0, -0.5), (5, 0, -0.5), (5, 0, 4), (-5, 0, 4)], plaster((0.80, 0.765, 0.715), UNIT, 0.5))
    plane([(-5, -6, 0), (5, -6, 0), (5, 0, 0), (-5, 0, 0)], oak(UNIT, (0.8, 0.75, 0.7)))


def _sideboard():
    """Oak body, four fronts with finger gaps, slim dark legs."""
    tint = (0.86, 0.79, 0.70)
    body = oak(UNIT, tint, 9, False)
    fronts = oak(UNIT, tint, 9, False, axes="xzy")
    dark = material("dark", (0.02, 0.018, 0.016), 0.6, 0.2)
    box((1.78, DEPTH, 0.022), (MIDDLE, -DEPTH / 2 - 0.01, TOP - 0.011), body, 0.002)
    box((1.74, DEPTH - 0.03, 0.45), (MIDDLE, -DEPTH / 2, TOP - 0.25), dark, 0)
    for k in range(4):
        box((0.4395, 0.02, 0.468), (MIDDLE - 0.66 + k * 0.4435, -DEPTH - 0.004, TOP - 0.264), fronts, 0.0025)
    for side in (-1, 1):
        box((0.03, 0.03, 0.30), (MIDDLE + side * 0.80, -DEPTH + 0.06, 0.15), dark, 0.004)


def _lamp(apart):
    at = (-0.60 - apart, -0.22, TOP)
    clay = mottled("clay", (0.24, 0.28, 0.25), (0.44, 0.48, 0.43), 0.32, 0.45)
    body = [(0, 0), (0.055, 0), (0.075, 0.01), (0.098, 0.07), (0.095, 0.13), (0.06, 0.19), (0.025, 0.215), (0.018, 0.24)]
    turned(smooth_line(body, 8), clay, at)
    turned([(0.006, 0.2), (0.006, 0.33)], metal((0.85, 0.62, 0.35), 0.3), at, 24)
    cloth = lamp_shade(linen((0.80, 0.75, 0.66), 0.012, UNIT, 0.35, 0.85))
    turned([(0.155, 0.27), (0.157, 0.272), (0.125, 0.47), (0.123, 0.47), (0.153, 0.272)], cloth, at)


def _vase(apart):
    at = Vector((0.60 + apart, -0.20, TOP))
    body = [
        (0, 0), (0.05, 0), (0.066, 0.012), (0.082, 0.08), (0.07, 0.15), (0.03, 0.20),
        (0.021, 0.245), (0.026, 0.262), (0.022, 0.262), (0.016, 0.24),
    ]  # fmt: skip
    turned(smooth_line(body, 8), material("vase", (0.78, 0.74, 0.67), 0.55, 0.3), tuple(at))
    leaf, stem = eucalyptus(), stem_material()
    foot = at + Vector((0, 0, 0.235))
    branches = ((-0.16, 0.02, 0.40, 51, 12), (0.10, 0.03, 0.52, 52, 13), (0.26, -0.04, 0.34, 53, 12), (0.02, -0.10, 0.44, 54, 11))
    for dx, dy, height, seed, pairs in branches:
        line = [tuple(foot + Vector((dx * a, dy * b, height * c))) for a, b, c in ((0, 0, 0), (0.1, 0.1, 0.3), (0.5, 0.5, 0.72), (1.05, 1, 1))]
        sprig(line, leaf, stem, "round", 0.075, pairs, seed, None, 0.0026, Vector((0.2, -1, 0.2)).normalized(), 0.25)


def _books():
    height = TOP
    pages = paper((0.82, 0.79, 0.72), UNIT, relief=0)
    books = (((0.50, 0.42, 0.33), 0.25, 0.028, 0.05), ((0.74, 0.70, 0.63), 0.235, 0.022, -0.04), ((0.33, 0.37, 0.35), 0.21, 0.018, 0.1))
    for colour, width, thick, turn in books:
        middle = height + thick / 2
        box((width, 0.17, thick), (0.17, -0.20, middle), material("book", colour, 0.75, 0.2), 0.0015, (0, 0, turn))
        box((width - 0.006, 0.172, thick - 0.006), (0.171, -0.201, middle), pages, 0, (0, 0, turn))
        height += thick
    bowl = [(0, 0.004), (0.03, 0), (0.05, 0.02), (0.062, 0.045), (0.06, 0.046), (0.046, 0.022), (0, 0.012)]
    turned(smooth_line(bowl, 6), metal((0.83, 0.62, 0.36), 0.3), (0.17, -0.20, height), 64)


def _light(is_near):
    """A window on the left, the sun through its bars and a plant, a bright room on the right."""
    area((-2.6, -1.9, 1.75), (0, -0.1, 1.2), 62, 1.3, 1.6, (0.92, 0.96, 1.0))
    area((2.6, -2.6, 1.8), (0, 0, 1.2), 10, 1.6, 1.6, (1, 0.95, 0.88))
    toward = Vector((-0.72, -0.48, 0.50)).normalized()
    shining = sun(toward, 2.2, angle=0.014)
    # Glass seen from near would show the sun itself.
    shining.visible_glossy = not is_near
    right, up = sun_plane(toward)
    bars = [
        (-9, -9, -0.52, 9), (0.60, -9, 9, 9), (-9, 0.66, 9, 9), (-9, -9, 9, -1.2), (-0.245, -9, -0.205, 9), (-9, -0.17, 9, -0.135),
    ]  # fmt: skip
    window_bars(Vector((0.10, 0, 1.42)) + toward * 3, right, up, bars)
    rows = ((-0.75, 0.6, -0.15, 0.1, 61), (0.8, 0.1, 0.25, -0.25, 62), (0.3, 0.9, 0.5, 0.25, 63))
    shadow_sprigs(Vector((0.10, 0, 1.42)) + toward * 2.2, right, up, toward, rows, 0.13, 0.004, 9)
    sky((0.58, 0.64, 0.72), (0.36, 0.33, 0.30), (0.14, 0.12, 0.10), 0.5)


def _room_camera(piece, height, away):
    """Pieces that are higher than the middle of the view allows move it up."""
    if piece == "wallpaper":
        camera((0.0, -away, 1.22), (0.0, 0, 1.22), 50, 4.0, (0, 0, 1.3))
        return
    level = 1.30 if away > 3 else 1.40
    camera((0.0, -away, level), (0.0, 0, level), 50, 4.0, (0, 0, 1.3))


def _corner_camera(corner):
    x, z = corner
    camera((x + 0.150, -0.205, z - 0.072), (x - 0.040, -0.012, z + 0.034), 50, 20.0, (x - 0.008, -0.02, z + 0.012))


def _edge_camera(corner, away, aside, depth):
    """The corner lies right and below of the middle."""
    target = Vector((corner[0] - 0.014 * away, -depth, corner[1] + 0.016 * away))
    turn = math.radians(aside)
    toward = Vector((math.sin(turn), -math.cos(turn), -0.39)).normalized()
    camera(target + toward * 0.175 * away, target, 50, 26.0, (corner[0] - 0.004, -depth, corner[1] + 0.006))


def build(parameters):
    piece = parameters.get("piece", "frame")
    width, height = parameters["widthCm"] / 100, parameters["heightCm"] / 100
    view = parameters.get("view", "room")
    centre = (MIDDLE, height / 2) if piece == "wallpaper" else (-0.02, AXIS)
    _room()
    beyond = wall_pieces.hang(piece, centre, width, height, UNIT, parameters)
    # Things stand clear of a wide piece.
    apart = max(0, width / 2 + beyond - 0.36) if piece != "wallpaper" else 0
    if view != "edge":
        _sideboard()
        _lamp(apart)
        _vase(apart)
        _books()
    _light(view != "room")
    if view == "room":
        _room_camera(piece, height, parameters.get("away", 3.5))
        return
    x, z = centre[0] + width / 2 + beyond, centre[1] - height / 2 - beyond
    # Written for a frame whose mat leaves its outer edge 6 cm from the print.
    at = (x - beyond + 0.06, z + beyond - 0.06) if piece == "frame" and view == "corner" else (x, z)
    area((centre[0] + 1.6, -1.0, 1.0), (at[0], 0, at[1]), 9, 0.9, 0.9, (1, 0.96, 0.9))
    if view == "corner":
        _corner_camera(at)
    else:
        _edge_camera(at, parameters.get("away", 1.0), parameters.get("aside", 45), parameters.get("depthMm", 18) / 1000)
