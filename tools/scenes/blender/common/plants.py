"""Sprigs: stems with pairs of leaves, in the picture and as shadows of a plant before the window."""
import math
import random

from mathutils import Vector

from .nodes import material
from .shapes import mesh, only_shadow, smooth_line, tube

ALONG, ACROSS = 14, 6


def leaf_material(dark, light, back, roughness=0.5):
    """Colour varies by leaf, the rib is paler, light shines through. The attribute `tint` is chance, distance to the rib, place along it."""

    def build(g, put):
        parts = g.add("SeparateColor", {0: g.add("Attribute", attribute_name="tint").outputs["Color"]}).outputs
        clouds = g.noise(g.coordinates(), 9, 4)
        shade = g.mix(g.math("ADD", g.math("MULTIPLY", parts[0], 0.75), g.math("MULTIPLY", clouds, 0.3)), dark, light)
        rib = g.span(parts[1], 0.03, 0.10, 1.0, 0.0)
        shade = g.mix(g.math("MULTIPLY", rib, 0.45), shade, back)
        slope = g.add("CombineXYZ", {0: g.math("SUBTRACT", parts[2], g.math("MULTIPLY", parts[1], 0.35))})
        veins = g.add("TexWave", {"Vector": slope, "Scale": 2.2, "Distortion": 0.6}, wave_type="BANDS", bands_direction="X").outputs[1]
        shade = g.mix(g.add("NewGeometry").outputs["Backfacing"], shade, g.mix(0.55, shade, back))
        relief = g.math("ADD", g.math("MULTIPLY", clouds, 0.5), g.math("MULTIPLY", rib, -0.6))
        put(Base_Color=shade, Normal=g.bump(g.math("ADD", g.math("MULTIPLY", veins, 0.12), relief), 0.3, 0.02))
        through = g.add("BsdfTranslucent", {"Color": g.mix(1.0, shade, (1.0, 1.1, 0.7), "MULTIPLY")})
        g.shader(g.tree.nodes["Principled BSDF"], through, 0.22)

    return material("leaf", light, roughness, 0.35, build)


def eucalyptus():
    return leaf_material((0.13, 0.19, 0.145), (0.36, 0.43, 0.355), (0.47, 0.52, 0.45), 0.55)


def olive():
    return leaf_material((0.075, 0.115, 0.055), (0.20, 0.26, 0.13), (0.42, 0.46, 0.38), 0.42)


def stem_material(colour=(0.20, 0.15, 0.10)):
    return material("stem", colour, 0.7, 0.2)


def _width(shape, t):
    if shape == "round":
        return math.sin(math.pi * t**0.8) ** 0.62
    return math.sin(math.pi * t**0.72) ** 0.9 * (1 - 0.15 * t)


def leaves(specs, made_of, floor=None):
    """One mesh of many leaves: (origin, direction, normal, length, width, shape, bend, cup, tint)."""
    points, faces, tints = [], [], []
    wide = 2 * ACROSS + 1
    for origin, direction, normal, length, width, shape, bend, cup, tint in specs:
        direction = direction.normalized()
        side = normal.cross(direction).normalized()
        normal = direction.cross(side).normalized()
        first = len(points)
        for i in range(ALONG + 1):
            t = i / ALONG
            half = 0.002 * width if i == ALONG else _width(shape, t) * width / 2
            for j in range(-ACROSS, ACROSS + 1):
                s = j / ACROSS
                wave = 0.035 * width * math.sin(9 * t + 5 * tint + 2 * s) * abs(s)
                lift = cup * half * abs(s) ** 1.6 + bend * length * t * t + wave
                point = origin + direction * (length * t) + side * (half * s) + normal * lift
                if floor is not None and point.z < floor(point.x, point.y):
                    point.z = floor(point.x, point.y) + 0.004 + 0.002 * tint
                points.append(tuple(point))
                tints += (tint, abs(s), t, 1)
        for i in range(ALONG):
            for j in range(wide - 1):
                corner = first + i * wide + j
                faces.append((corner, corner + 1, corner + wide + 1, corner + wide))
    made = mesh("leaves", points, faces, (made_of,))
    made.data.color_attributes.new("tint", "FLOAT_COLOR", "POINT").data.foreach_set("color", tints)
    return made


def sprig(
    line, made_of, stem, shape="round", size=0.26, pairs=10, seed=1, floor=None, radius=0.012, up=Vector((0, 0, 1)), start=0.08
):
    """A stem through the points of `line` with pairs of leaves, smaller towards the tip. Returns leaves and stem."""
    chance = random.Random(seed)
    points = [Vector(point) for point in smooth_line(line, 10)]
    count = len(points)
    twig = tube([tuple(point) for point in points], radius, stem, [1 - 0.75 * i / count for i in range(count)])
    specs = []
    for k in range(pairs):
        f = start + (1 - start) * k / (pairs - 1)
        i = min(int(f * (count - 1)), count - 2)
        ahead = (points[i + 1] - points[i]).normalized()
        side = ahead.cross(up).normalized()
        own = size * (1.05 - 0.62 * f) * chance.uniform(0.8, 1.15)
        for sign in (1, -1, 0) if k == pairs - 1 else (1, -1):
            angle = math.radians(chance.uniform(42, 74) * (1 - 0.3 * f)) * sign
            roll = chance.uniform(-0.7, 0.7) + (0.5 if k % 2 else -0.2)
            direction = ahead * math.cos(angle) + side * math.sin(angle) + up * chance.uniform(-0.1, 0.55) * 0.65
            normal = (up + side * roll * 0.8 + ahead * chance.uniform(-0.3, 0.3)).normalized()
            length = own if shape == "round" else own * chance.uniform(1.6, 2.2)
            width = own * chance.uniform(0.88, 1.05) if shape == "round" else length * chance.uniform(0.17, 0.24)
            origin = points[i] + side * sign * radius * 0.8 + direction.normalized() * (0.03 * own)
            bend, cup = chance.uniform(-0.16, 0.12), chance.uniform(0.05, 0.45)
            specs.append((origin, direction, normal, length, width, shape, bend, cup, chance.random()))
    return leaves(specs, made_of, floor), twig


def shadow_sprigs(centre, right, up, toward, rows, size, radius=0.02, pairs=10):
    """Sprigs in a plane before the sun, seen only as shadows: rows of (x, y, tip x, tip y, seed) in that plane."""
    dark = material("shadow", (0.1, 0.1, 0.1))
    for x, y, tip_x, tip_y, seed in rows:
        middle = ((x + tip_x) / 2 + 0.04 * size / 0.13, (y + tip_y) / 2 + 0.05 * size / 0.13)
        line = [tuple(centre + right * a + up * b) for a, b in ((x, y), middle, (tip_x, tip_y))]
        only_shadow(*sprig(line, dark, dark, "lance", size, pairs, seed, None, radius, toward))
