"""Two flat cards and an envelope on linen, in the light of a window. Unit: 1 dm.

widthMm, heightMm   of both cards
props               wedding: rings and eucalyptus; leaves: eucalyptus; plain: none, for mourning
ground, envelope    red, green, blue in linear light, as text: "0.66 0.61 0.54"
"""
import math

from mathutils import Vector, noise

from common.grounds import linen, paper
from common.light import area, camera, reflector, sky, sun, sun_plane, window_bars
from common.objects import metal
from common.plants import eucalyptus, shadow_sprigs, sprig, stem_material
from common.prints import print_material
from common.shapes import rounded_rectangle, sheet, slab, turned

# Board of 0.65 mm.
THICKNESS = 0.0065
ENVELOPE_TURN = math.radians(14)
# What the places below are written for: A6.
USUAL = (1.05, 1.48)


def _colour(text):
    return tuple(float(part) for part in text.split())


def _folds(x, y, scale):
    """Height of the cloth: long soft folds, flat where cards lie."""
    x, y = x / scale, y / scale
    spot = Vector((x * 0.55 + y * 0.35, y * 0.5 - x * 0.2, 0))
    waves = noise.noise(spot * 1.1 + Vector((3, 1, 0))) * 0.05
    along = x * 0.42 + y * 0.9 + 0.35 * noise.noise(Vector((x * 0.7, y * 0.7, 5)))
    folds = math.exp(-(((along - 1.32) / 0.085) ** 2)) * 0.05 + math.exp(-(((along + 1.35) / 0.1) ** 2)) * 0.045
    beside = min(max(abs(x + 0.05) - 0.95, abs(y) - 0.85), max(abs(x - 1.0) - 0.95, abs(y - 0.62) - 0.82))
    return (waves + folds) * min(1, max(0, beside) * 1.6 + 0.06) - 0.012


def _card(key, size_mm, at, degrees, bend, twist, tilt):
    """A card that is very slightly bent; lengths in dm."""
    width, height = size_mm[0] / 100, size_mm[1] / 100
    edge = paper((0.87, 0.87, 0.855))
    face = print_material(key, size_mm, 0.72, 0.22, 0.10, 55)

    def place(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        return (x * width / 2, y * height / 2, bend * x**2 + twist * x * y + abs(twist) + 0.5 * abs(bend) * y**2)

    sheet(key, place, 24, 32, (face, edge, edge), THICKNESS, at, (tilt[0], -tilt[1], math.radians(degrees)))


def _envelope(colour, size_mm, at):
    """From behind, with its flap; 14 and 9 mm larger than the card."""
    made_of = paper(colour, roughness=0.85, relief=0.2)
    width, height = (max(size_mm) + 14) / 100, (min(size_mm) + 9) / 100
    x, y, z = at
    turn = (0, 0, ENVELOPE_TURN)
    slab(rounded_rectangle(width, height, 0.018), 0.008, made_of, at, turn)
    side, foot, tip = width / 2 - 0.01, 0.01 - height / 2, height * 0.06
    slab([(-side, foot), (side, foot), (0.10, tip), (0.0, tip + 0.03), (-0.10, tip)], 0.003, made_of, (x, y, z + 0.005), turn)

    def flap(u, v):
        t = 1 - v
        half = max(0.001, side * (1 - t) ** 0.93 + 0.05 * math.sqrt(max(0, 1 - t)) * t)
        rise = 0.004 + 0.010 * math.sin(math.pi * min(1, t * 0.9)) + 0.004 * t * t
        return ((u - 0.5) * 2 * half, height / 2 - 0.005 - t * height * 0.614, rise)

    sheet("flap", flap, 20, 30, (made_of, made_of, made_of), 0.003, (x, y, z + 0.006), turn)


def _rings(x, y):
    """Two wedding rings of 20 mm."""
    profile = []
    for k in range(28):
        angle = 2 * math.pi * k / 28
        flat = 1 if abs(math.sin(angle)) < 0.9 else 0.96
        profile.append((0.094 + 0.008 * math.cos(angle), 0.021 * math.sin(angle) * flat))
    turned(profile, metal((1.0, 0.70, 0.36), 0.1), (x, y, 0.022), 128, closed=True)
    narrow = [(radius - 0.012, height * 0.75) for radius, height in profile]
    turn = (math.radians(14), math.radians(-15), 0)
    turned(narrow, metal((0.98, 0.72, 0.42), 0.1), (x + 0.115, y - 0.08, 0.052), 128, turn, True)


def _places(width, height):
    """How much wider than for A6 the picture is, where the cards lie, and the envelope from the second one.

    The middle of both cards stays in place. Cards in landscape lie one above the other, the envelope to the right under them.
    """
    if width > height * 1.2:
        scale, apart, envelope = 1.2, (0.44 * width, 0.90 * height), (0.30, -0.78 * height)
    elif width > height * 0.9:
        scale, apart, envelope = 0.84 * max(width / USUAL[0], height / USUAL[1]), (0.84 * width, 0.22 * height), (0.26, 0.35 * height)
    elif height > width * 1.6:
        scale, apart, envelope = 0.93 * max(width / USUAL[0], height / USUAL[1]), (1.02 * width, 0.13 * height), (0.26, 0.35 * height)
    else:
        scale, apart, envelope = max(width / USUAL[0], height / USUAL[1]), (0.876 * width, 0.149 * height), (0.26, 0.35 * height)
    middle = (0.20 * scale, -0.01 * scale) if scale == 1 else (0.20 * scale, -0.06 * scale)
    first = (middle[0] - apart[0] / 2, middle[1] - apart[1] / 2)
    return scale, first, (first[0] + apart[0], first[1] + apart[1]), envelope


def _branches(size, scale, first):
    """Eucalyptus from the upper left, in its own size; it may touch the first card and lies on it then."""
    leaf, stem = eucalyptus(), stem_material((0.20, 0.14, 0.09))
    width, height = size

    def floor(x, y):
        right, up = x - first[0] - 0.02 * scale, y - first[1] - 0.02 * scale
        is_on_card = abs(right * math.cos(0.087) - up * math.sin(0.087)) < width / 2 + 0.015 and abs(up) < height / 2 + 0.06
        return max(_folds(x, y, scale), 0.045 if is_on_card else 0) + 0.012

    def line(points):
        return [(x * scale, y * scale, z) for x, y, z in points]

    upper = [(-1.78, 1.26, 0.12), (-1.34, 0.80, 0.11), (-1.06, 0.36, 0.10), (-1.0, -0.20, 0.10)]
    sprig(line(upper), leaf, stem, "round", 0.31, round(11 * scale), 4, floor, 0.014)
    lower = [(-1.9, 0.62, 0.06), (-1.50, 0.05, 0.06), (-1.26, -0.5, 0.08), (-1.14, -0.98, 0.10)]
    sprig(line(lower), leaf, stem, "round", 0.24, round(10 * scale), 9, floor, 0.011)


def _light():
    toward = Vector((-0.66, 0.50, 0.62)).normalized()
    sun(toward, 2.75, (1, 0.93, 0.83), 0.032)
    area((-3.6, 2.6, 3.0), (0, 0, 0), 290, 2.6, 2.2, (0.86, 0.93, 1.0))
    right, up = sun_plane(toward)
    window_bars(toward * 9, right, up, [(1.15, -9, 1.40, 9), (-9, 1.75, 9, 2.0), (-9, -9, -2.1, 9)])
    rows = (
        (-1.9, 1.0, -0.05, 0.10, 21), (1.9, 1.3, 0.75, 0.45, 22), (-1.5, -1.1, -0.35, -0.75, 23), (-1.2, 1.6, 0.7, 1.0, 24),
    )  # fmt: skip
    shadow_sprigs(toward * 4.0, right, up, toward, rows, 0.36, 0.02, 11)
    area((2.6, -2.4, 2.4), (0, 0, 0), 14, 2.4, 2.4, (1, 0.95, 0.9))
    # What foil mirrors: bright over both cards, dark around.
    reflector((0.2, 1.95, 4.05), (0.2, 1.95, 0), 25, 3.4, 1.2)
    sky((0.75, 0.82, 0.92), (0.42, 0.38, 0.34), (0.10, 0.09, 0.08), 0.30)


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    width, height = size_mm[0] / 100, size_mm[1] / 100
    scale, first, second, envelope = _places(width, height)
    cloth = linen(_colour(parameters.get("ground", "0.66 0.61 0.54")))
    wide, deep = 6 * scale, 5 * scale

    def place(u, v):
        x, y = (u - 0.5) * wide, (v - 0.5) * deep
        return (x, y, _folds(x, y, scale))

    sheet("cloth", place, 200, 170, (cloth,))
    _card("front", size_mm, (*first, 0.024), -5, 0.005, 0.004, (0, 0.017))
    _card("second", size_mm, (*second, 0.020), 8, 0.004, -0.003, (0.011, 0.004))
    _envelope(_colour(parameters.get("envelope", "0.50 0.535 0.455")), size_mm, (second[0] + envelope[0], second[1] + envelope[1], 0.004))
    props = parameters.get("props", "wedding")
    if props == "wedding":
        _rings(second[0] + 0.36, second[1] - height / 2 - 0.10)
    if props != "plain":
        _branches((width, height), scale, first)
    _light()
    camera((0.10 * scale, -1.62 * scale, 4.05 * scale), (0.10 * scale, -0.02 * scale, 0), 50, 0.55, (-0.15 * scale, -0.12 * scale, 0.04))
