"""Quiet things that stand beside products, and the daylight on tables. Unit: 1 dm."""
from mathutils import Vector

from .light import area, sky, sun, sun_plane, window_bars
from .nodes import material
from .objects import metal, mottled, speckled_glaze, wax
from .plants import eucalyptus, olive, shadow_sprigs, sprig, stem_material
from .shapes import smooth_line, tube, turned


def vase(at):
    """Stoneware with four branches of olive, 31 cm high."""
    at = Vector(at)
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


def candle(x, y):
    body = [(0.0, 0.93), (0.12, 0.925), (0.235, 0.95), (0.285, 1.0), (0.315, 0.985), (0.325, 0.93), (0.33, 0.5), (0.33, 0.06)]
    turned(smooth_line(body, 6), wax(), (x, y, 0.02), 64)
    dish = [(0.0, 0.03), (0.40, 0.03), (0.47, 0.05), (0.52, 0.10), (0.535, 0.095), (0.50, 0.03), (0.44, 0.0), (0.0, 0.0)]
    turned(smooth_line(dish, 4), metal((0.90, 0.66, 0.36), 0.25), (x, y, 0))
    tube([(x, y, 0.93), (x + 0.008, y, 1.0), (x + 0.03, y, 1.05)], 0.012, material("wick", (0.03, 0.025, 0.02), 0.9, 0.1))


def cup(at):
    """Without a handle, with tea."""
    clay = mottled("cup", (0.62, 0.55, 0.46), (0.78, 0.72, 0.63), 0.35, 0.45, 8.0)
    body = [(0, 0), (0.27, 0), (0.34, 0.05), (0.40, 0.28), (0.415, 0.60), (0.41, 0.62), (0.385, 0.60), (0.37, 0.3), (0.30, 0.08), (0, 0.06)]
    turned(smooth_line(body, 8), clay, at)
    turned([(0, 0.5), (0.382, 0.5)], material("tea", (0.22, 0.085, 0.02), 0.03, 0.5), at, 64)


def pencil(first, last):
    """From its end to its tip; both 4 mm above the ground."""
    first, last = Vector(first), Vector(last)
    ahead = (last - first).normalized()
    wood, lead = material("cedar", (0.52, 0.33, 0.19), 0.6, 0.3), material("lead", (0.04, 0.04, 0.042), 0.4, 0.5)
    tube([tuple(first), tuple(last - ahead * 0.18)], 0.036, material("paint", (0.10, 0.12, 0.115), 0.3, 0.5), None, 2)
    tube([tuple(last - ahead * 0.18), tuple(last - ahead * 0.05)], 0.036, wood, [1, 0.32], 3)
    tube([tuple(last - ahead * 0.05), tuple(last)], 0.036, lead, [0.32, 0.03], 3)


def branch(points, seed, size=0.27, pairs=11):
    """Eucalyptus that lies on the ground."""
    sprig(points, eucalyptus(), stem_material((0.20, 0.14, 0.09)), "round", size, pairs, seed, lambda x, y: 0.02, 0.013)


def table_light(scale=1.0):
    """A window at the top left, its bars and a plant before it as shadows. `scale`: of the picture, 1 for some 4 dm across."""
    area((-4.2 * scale, 3.4 * scale, 3.6 * scale), (0, 0, 0), 330 * scale**2, 3.0 * scale, 3.0 * scale, (0.92, 0.96, 1.0))
    toward = Vector((-0.62, 0.52, 0.60)).normalized()
    sun(toward, 2.6, angle=0.045)
    right, up = sun_plane(toward)
    bars = [(0.9, -9, 1.25, 9), (-9, 1.55, 9, 1.85)]
    window_bars(toward * 7.8 * scale, right, up, [tuple(side * scale for side in bar) for bar in bars])
    rows = ((-2.6, 1.6, -0.9, 0.35, 71), (2.7, 0.2, 1.2, -0.6, 72), (-2.4, -1.0, -1.1, -1.2, 73))
    rows = [tuple(side * scale for side in row[:4]) + row[4:] for row in rows]
    shadow_sprigs(toward * 6.0 * scale, right, up, toward, rows, 0.50 * scale)
    area((3.6 * scale, -3.2 * scale, 2.8 * scale), (0, 0, 0), 30 * scale**2, 3 * scale, 3 * scale, (1, 0.93, 0.85))
    sky((0.72, 0.79, 0.9), (0.40, 0.36, 0.32), (0.10, 0.09, 0.08), 0.34)
