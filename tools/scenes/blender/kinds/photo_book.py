"""An open photo book on a knitted blanket. Unit: 1 dm.

widthMm, heightMm   of a page
"""
import bpy
import math
import random

from mathutils import Vector, noise

from common.binding import block_edges
from common.grounds import linen, paper
from common.light import camera
from common.nodes import material
from common.plants import leaf_material, sprig, stem_material
from common.prints import print_material
from common.shapes import box, link, sheet
from common.still_life import cup, table_light

# Stitches: width and height, radius of the yarn, stitches a row for books of 20 cm, points a stitch.
STITCH, ROW, YARN, STITCHES, POINTS = 0.235, 0.185, 0.046, 46, 26
COVER_EDGE = 0.10


def _wool():
    def build(g, put):
        place = g.coordinates()
        shade = g.mix(g.noise(place, 30, 4), (0.56, 0.50, 0.42), (0.74, 0.68, 0.59))
        put(Base_Color=shade, Normal=g.bump(g.noise(place, 75, 4, 0.7), 0.8, 0.02))

    return material("wool", (0.66, 0.60, 0.51), 0.95, 0.05, build, Sheen=0.6)


def _row(seed, wool, stitches):
    """A row of stitches of yarn with three plies, none like the other."""
    chance = random.Random(seed)
    off = [(chance.gauss(0, 0.010), chance.gauss(0, 0.010), chance.gauss(0, 0.008)) for _ in range(stitches + 2)]
    line = []
    for i in range(stitches * POINTS + 1):
        angle = 2 * math.pi * i / POINTS
        stitch, part = divmod(i / POINTS, 1)
        shift = [off[int(stitch)][axis] * (1 - part) + off[int(stitch) + 1][axis] * part for axis in range(3)]
        along = STITCH * (i / POINTS - stitches / 2) + 0.052 * math.sin(2 * angle)
        line.append(Vector((along, 0.165 * math.cos(angle), -0.052 * math.cos(2 * angle))) + Vector(shift))
    curve = bpy.data.curves.new("row", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", YARN * 0.60, 1
    for ply in range(3):
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for i, point in enumerate(line):
            ahead = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
            side = ahead.cross(Vector((0, 0, 1))).normalized()
            angle = i * 0.42 + 2.094 * ply
            twisted = point + (side * math.cos(angle) + side.cross(ahead) * math.sin(angle)) * YARN * 0.52
            spline.points[i].co = (*twisted, 1)
        spline.use_smooth = True
    curve.materials.append(wool)
    return curve


def _blanket(away):
    chance = random.Random(5)
    wool = _wool()
    rows = [_row(seed, wool, round(STITCHES * away)) for seed in range(4)]
    whole = link(bpy.data.objects.new("blanket", None))
    whole.rotation_euler = (0, 0, math.radians(24))
    for k in range(round(-24 * away), round(27 * away)):
        made = link(bpy.data.objects.new("row", rows[k % 4]))
        made.parent = whole
        made.location = (chance.gauss(0, 0.004), k * ROW, -0.11 + 0.035 * noise.noise(Vector((k * 0.25, 3, 1))))
    box((12 * away, 12 * away, 0.02), (0, 0, -0.22), material("under", (0.25, 0.22, 0.18), 0.95, 0.05), 0)


def _page_line(width, thickness, lift, crown):
    """The curve of a page from the gutter outwards: at(share of its length) -> (x, z)."""
    count = 400
    points = []
    for i in range(count + 1):
        x = width * i / count
        bulge = crown * math.exp(-(((x - 0.34) / 0.34) ** 2)) * (1 - math.exp(-x / 0.10))
        points.append((x, 0.035 + (thickness - 0.035) * (1 - math.exp(-x / 0.085)) + bulge + lift * (i / count) ** 3))
    lengths = [0.0]
    for first, second in zip(points, points[1:]):
        lengths.append(lengths[-1] + math.hypot(second[0] - first[0], second[1] - first[1]))

    def at(share):
        wanted = share * lengths[-1]
        low, high = 0, count
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if lengths[middle] <= wanted else (low, middle)
        part = (wanted - lengths[low]) / (lengths[high] - lengths[low])
        return tuple(points[low][axis] + (points[high][axis] - points[low][axis]) * part for axis in (0, 1))

    return at


def _half(book, key, sign, size_mm, thickness, lift, crown):
    """A page, the leaves under it (low enough not to show in the gutter), the block and its half of the cover."""
    width, height = size_mm[0] / 100, size_mm[1] / 100
    back, edges = paper((0.84, 0.83, 0.81)), block_edges()
    page = _page_line(width, thickness, lift, crown)

    def put(made):
        made.parent = book

    def place(u, v):
        out = u if sign > 0 else 1 - u
        corner = 0.045 * max(0, (out - 0.62) / 0.38) ** 2 * max(0, (v - 0.45) / 0.55) ** 2 if sign > 0 else 0
        x, z = page(out)
        return (x * sign, (v - 0.5) * height, z + 0.010 * math.sin(2.2 * v + 1.1) * out * out + corner)

    face = print_material(key, size_mm, 0.42, 0.38, 0.05, 60)
    put(sheet(key, place, 110, 24, (face, back, back), 0.0035))
    for depth, share in ((0.012, 0.55), (0.022, 0.15)):
        leaf = _page_line(width, thickness - depth * 0.9, lift * share, crown)
        put(
            sheet(
                "leaf",
                lambda u, v, leaf=leaf, depth=depth: (leaf(u)[0] * sign * (1 - depth * 0.05), (v - 0.5) * height * 0.999, leaf(u)[1] - depth * 0.15 - 0.005),
                90,
                2,
                (back, back, back),
                0.003,
            )
        )
    block = _page_line(width, thickness - 0.026, 0, crown)
    for end in (-1, 1):
        put(sheet("edge", lambda u, v, end=end: (block(u)[0] * sign * 0.998, end * height * 0.4985, 0.012 + (block(u)[1] - 0.014) * v), 90, 1, (edges,)))
    put(sheet("fore", lambda u, v: (block(1)[0] * sign * 0.997, (u - 0.5) * height * 0.997, 0.012 + (block(1)[1] - 0.014) * v), 1, 1, (edges,)))
    cloth = linen((0.30, 0.33, 0.28), 0.0095, 1.0, 0.5, 0.7)
    put(box((width + COVER_EDGE, height + 2 * COVER_EDGE * 0.7, 0.034), (sign * (width + COVER_EDGE) / 2, 0, -0.006), cloth, 0.010))


def build(parameters):
    size = (parameters["widthMm"], parameters["heightMm"])
    away = max(1, size[0] / 200, size[1] / 260)
    _blanket(away)
    book = link(bpy.data.objects.new("book", None))
    book.rotation_euler = (0, 0, math.radians(-7))
    book.location = (0.02, -0.02, 0.0)
    _half(book, "left", -1, size, 0.135, 0.010, 0.085)
    _half(book, "right", 1, size, 0.100, 0.045, 0.105)
    leaf = leaf_material((0.20, 0.23, 0.17), (0.42, 0.45, 0.36), (0.50, 0.52, 0.44), 0.6)
    # Written for pages of 20 cm.
    wider, deeper = size[0] / 100 - 2, size[1] / 200 - 1
    points = ((3.0, 2.3, 0.10), (2.55, 1.55, 0.14), (2.38, 0.75, 0.16), (2.46, -0.05, 0.14))
    line = [(x + wider, y + deeper, z) for x, y, z in points]
    sprig(line, leaf, stem_material((0.26, 0.19, 0.12)), "round", 0.27, 12, 14, lambda x, y: 0.03, 0.013)
    cup((-2.42 - wider, 1.42 + deeper, 0.02))
    table_light()
    target = Vector((0.05, -0.02, 0.0))
    camera(target + Vector((0.41, -5.03, 4.95)) * away, target, 50, 0.50, (0.0, -0.45, 0.1))
