"""A puzzle on an oak table, almost done: three pieces lie beside it. Unit: 1 dm.

widthMm, heightMm   of the print
columns, rows       of pieces
"""
import math
import random

from mathutils import Vector

from common.grounds import oak
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.nodes import material
from common.objects import mottled
from common.plants import shadow_sprigs
from common.prints import print_material
from common.shapes import box, mesh, smooth_line, turned

THICK = 0.020
# Of the pressed edge of a piece: across and down.
EDGE, DROP = 0.0055, 0.0060
# A tab on a line from (0, 0) to (1, 0).
TAB = [(0, 0), (0.22, 0.012), (0.38, -0.01), (0.425, 0.05), (0.37, 0.14), (0.41, 0.225), (0.5, 0.245), (0.59, 0.225), (0.63, 0.14), (0.575, 0.05), (0.62, -0.01), (0.78, 0.012), (1, 0)]


def _lines(columns, rows, width, height):
    """Cuts between neighbours by (column, row, direction), each as points from left to right or from below."""
    chance = random.Random(7)
    wide, high = width / columns, height / rows
    corners = {}
    for column in range(columns + 1):
        for row in range(rows + 1):
            inner = 0 < column < columns and 0 < row < rows
            shift = (chance.gauss(0, 0.03) * wide, chance.gauss(0, 0.03) * high) if inner else (0, 0)
            corners[column, row] = Vector((column * wide + shift[0], row * high + shift[1]))
    curve = smooth_line(TAB, 3)
    cuts = {}

    def cut(key, first, last, is_straight):
        if is_straight:
            cuts[key] = [first, last]
            return
        along = last - first
        across = Vector((-along.y, along.x)) * chance.choice((-1, 1)) * chance.uniform(0.92, 1.08)
        slide = chance.gauss(0, 0.025)
        cuts[key] = [first + along * (x + slide * math.sin(math.pi * x)) + across * y for x, y in curve]

    for column in range(columns + 1):
        for row in range(rows + 1):
            if column < columns:
                cut((column, row, "level"), corners[column, row], corners[column + 1, row], row in (0, rows))
            if row < rows:
                cut((column, row, "upright"), corners[column, row], corners[column, row + 1], column in (0, columns))
    return cuts


def _outline(cuts, column, row):
    """Counterclockwise."""
    below, above = cuts[column, row, "level"], cuts[column, row + 1, "level"]
    left, right = cuts[column, row, "upright"], cuts[column + 1, row, "upright"]
    return below[:-1] + right[:-1] + above[:0:-1] + left[:0:-1]


def _inset(outline):
    count = len(outline)
    made = []
    for i, point in enumerate(outline):
        ahead = (outline[(i + 1) % count] - point).normalized()
        behind = (point - outline[i - 1]).normalized()
        inward = Vector((-(ahead.y + behind.y), ahead.x + behind.x))
        made.append(point + inward.normalized() * EDGE if inward.length > 0.01 else point)
    return made


def _pieces(outlines, size, print_of, board):
    """One mesh, around the middle of the print; the UV layer is the place in it."""
    width, height = size
    points, faces, kinds = [], [], []
    for outline in outlines:
        count, first = len(outline), len(points)
        inner = _inset(outline)
        for ring, level in ((outline, 0), (outline, THICK - DROP), (inner, THICK)):
            points += [(x - width / 2, y - height / 2, level) for x, y in ring]
        for lower, kind in ((0, 1), (count, 0)):
            for i in range(count):
                beside = (i + 1) % count
                faces.append((first + lower + i, first + lower + beside, first + lower + count + beside, first + lower + count + i))
                kinds.append(kind)
        faces.append(tuple(range(first + 2 * count, first + 3 * count)))
        kinds.append(0)
    made = mesh("pieces", points, faces, (print_of, board), False)
    layer = made.data.uv_layers.new(name="print")
    for loop in made.data.loops:
        x, y, _ = points[loop.vertex_index]
        layer.data[loop.index].uv = (x / width + 0.5, y / height + 0.5)
    made.data.polygons.foreach_set("material_index", kinds)
    return made


def _cup():
    at = (-2.75, 2.35, 0)
    clay = mottled("cup", (0.40, 0.45, 0.43), (0.52, 0.57, 0.54), 0.3, 0.45, 8.0)
    body = [(0, 0), (0.25, 0), (0.33, 0.05), (0.40, 0.28), (0.42, 0.66), (0.415, 0.68), (0.39, 0.66), (0.37, 0.3), (0.30, 0.08), (0, 0.06)]
    turned(smooth_line(body, 8), clay, at)
    turned([(0, 0.56), (0.386, 0.56)], material("coffee", (0.035, 0.013, 0.005), 0.05, 0.5), at, 64)


def _light():
    area((-5.0, 4.2, 4.2), (0, 0, 0), 430, 3.2, 3.2, (0.92, 0.96, 1.0))
    toward = Vector((-0.66, 0.50, 0.46)).normalized()
    sun(toward, 2.6, (1, 0.91, 0.78), 0.03)
    right, up = sun_plane(toward)
    window_bars(toward * 8, right, up, [(1.6, -9, 1.95, 9), (-9, 1.35, 9, 1.65)])
    rows = ((-3.0, 1.5, -1.3, 0.4, 71), (3.0, 0.3, 1.7, -0.4, 72), (-2.6, -0.9, -1.5, -1.2, 73))
    shadow_sprigs(toward * 6.5, right, up, toward, rows, 0.55, 0.02)
    area((4, -4, 3), (0, 0, 0), 40, 3, 3, (1, 0.93, 0.85))
    sky((0.68, 0.74, 0.84), (0.40, 0.36, 0.32), (0.10, 0.09, 0.08), 0.36)


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    columns, rows = parameters["columns"], parameters["rows"]
    size = (size_mm[0] / 100, size_mm[1] / 100)
    box((16, 10, 0.4), (0, 1, -0.2), oak(plank=1.4, tint=(0.90, 0.84, 0.76)), 0.03)
    cuts = _lines(columns, rows, *size)
    board = material("board", (0.50, 0.47, 0.42), 0.9, 0.1)
    # Pieces that lie beside: where they belong, where they are, and how they are turned.
    loose = (
        ((columns - 5, 3), (1.32, -2.13), 38), ((columns - 4, 3), (1.80, -2.00), -64), ((columns - 5, 2), (2.33, -2.10), 150),
    )  # fmt: skip
    missing = {place for place, _, _ in loose}
    whole = [_outline(cuts, column, row) for column in range(columns) for row in range(rows) if (column, row) not in missing]

    def printed(key):
        return print_material(key, size_mm, 0.42, 0.35, 0.05, 60, shows="front")

    _pieces(whole, size, printed("front"), board)
    for number, ((column, row), (x, y), degrees) in enumerate(loose):
        outline = _outline(cuts, column, row)
        made = _pieces([outline], size, printed(f"loose{number}"), board)
        middle = sum(outline, Vector((0, 0))) / len(outline) - Vector((size[0] / 2, size[1] / 2))
        turn = math.radians(degrees)
        off = Vector((middle.x * math.cos(turn) - middle.y * math.sin(turn), middle.x * math.sin(turn) + middle.y * math.cos(turn)))
        made.rotation_euler = (0, 0, turn)
        made.location = (x - off.x, y - off.y, 0)
    _cup()
    _light()
    camera((0.70, -6.5, 5.8), (0.13, -0.10, 0), 50, 0.50, (0.1, -0.5, 0))
