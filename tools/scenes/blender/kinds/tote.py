"""A bag of white cotton on a wooden peg before a plaster wall. Unit: 1 dm.

widthMm, heightMm   of the print, in the middle of a bag of 38 × 42 cm
"""
import math

from mathutils import Vector

from common.cloth import settled, two_layers
from common.grounds import linen, oak, plaster
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.plants import shadow_sprigs
from common.prints import print_material
from common.settings import PAPER
from common.shapes import box, mesh, plane, sheet, smooth_line, turned

# Of the bag; cells of 1 dm / 10, so that the print ends at their edges.
WIDTH, HEIGHT, CELL = 3.8, 4.2, 0.1
COLUMNS, ROWS = round(WIDTH / CELL), round(HEIGHT / CELL)
# Middle of the bag on the wall, and its distance from it.
AT = Vector((0, -0.42, 0))
HANDLE = 0.8


def _bag(size_mm):
    points, faces, places = two_layers(WIDTH, HEIGHT, COLUMNS, ROWS, True)
    held = []
    for index, (u, v) in enumerate(places):
        if v == 1 and min(abs(u - 0.5 - side * HANDLE / WIDTH) for side in (-1, 1)) < 0.06:
            x, y, z = points[index]
            held.append(index)
            # Hung up, its handles come nearer to each other, and the cloth between them falls into folds.
            points[index] = (x * 0.86, y, z)
    shaped = settled(points, faces, 45, pressure=0.35, gravity=0.5, pins=held, stiffness=20, bending=0.8)
    cotton = linen((PAPER * 0.98, PAPER * 0.97, PAPER * 0.94), 0.016, 1.0, 0.35, 0.9)
    printed = print_material("front", size_mm, 0.9, 0.1, 0.3, 120)
    made = mesh("bag", shaped, faces, (cotton, printed), True, tuple(AT))
    width, height = size_mm[0] / 100, size_mm[1] / 100
    left, below = (WIDTH - width) / 2, (HEIGHT - height) / 2 - 0.2
    layer = made.data.uv_layers.new(name="print")
    for loop in made.data.loops:
        u, v = places[loop.vertex_index]
        layer.data[loop.index].uv = ((u * WIDTH - left) / width, (v * HEIGHT - below) / height)
    for face in made.data.polygons:
        spots = [places[index] for index in face.vertices]
        x, y = (sum(spot[axis] for spot in spots) / 4 * side for axis, side in ((0, WIDTH), (1, HEIGHT)))
        is_printed = face.index < COLUMNS * ROWS and left < x < left + width and below < y < below + height
        face.material_index = 1 if is_printed else 0
    smooth = made.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    smooth.uv_smooth = "NONE"
    tops = [[shaped[i] for i in held if shaped[i][0] * side > 0] for side in (-1, 1)]
    return cotton, [sum((Vector(point) for point in top), Vector((0, 0, 0))) / len(top) + AT for top in tops]


def _handle(cotton, ends, peg, before):
    """A strap from one end over the peg to the other."""
    left, right = ends
    crown = peg + Vector((0, before, 0.11))
    sag = Vector((0.0, before, 0))
    line = smooth_line([
        tuple(left + Vector((0.02, before, -0.25))), tuple(left + sag + Vector((0.08, 0, 0.35))),
        tuple(left.lerp(crown, 0.75) + Vector((-0.04, 0, 0))), tuple(crown + Vector((-0.07, 0, -0.02))), tuple(crown + Vector((0.07, 0, -0.02))),
        tuple(right.lerp(crown, 0.75) + Vector((0.04, 0, 0))), tuple(right + sag + Vector((-0.08, 0, 0.35))),
        tuple(right + Vector((-0.02, before, -0.25))),
    ], 10)  # fmt: skip
    count = len(line) - 1

    def place(u, v):
        at = Vector(line[min(count, round(u * count))])
        ahead = Vector(line[min(count, round(u * count) + 1)]) - Vector(line[max(0, round(u * count) - 1)])
        across = Vector((ahead.z, 0, -ahead.x)).normalized()
        # Flat where it is sewn on, on edge where it goes over the peg.
        upright = math.sin(math.pi * u) ** 0.7
        side = (across * (1 - upright) + Vector((0, -1, 0)) * upright).normalized()
        return tuple(at + side * (v - 0.5) * 0.25)

    sheet("strap", place, count, 3, (cotton, cotton, cotton), 0.02)


def _light():
    area((-7, -5, 4), (0, 0, 0), 520, 3.4, 4, (0.92, 0.96, 1.0))
    toward = Vector((-0.72, -0.52, 0.46)).normalized()
    sun(toward, 2.4, (1, 0.91, 0.78), 0.02)
    right, up = sun_plane(toward)
    centre = Vector((0, 0, 0))
    bars = [(-30, -30, -3.8, 30), (3.6, -30, 30, 30), (-30, 3.4, 30, 30), (0.9, -30, 1.15, 30), (-30, -2.6, 30, -2.3)]
    window_bars(centre + toward * 14, right, up, bars)
    rows = ((-3.6, 2.8, -1.6, 1.1, 61), (3.6, 0.6, 2.0, -1.4, 62), (-3.4, -1.6, -2.2, -3.0, 63))
    shadow_sprigs(centre + toward * 9, right, up, toward, rows, 0.7, 0.024, 9)
    area((7, -7, 2), (0, 0, 0), 90, 4, 4, (1, 0.95, 0.88))
    sky((0.58, 0.64, 0.72), (0.36, 0.33, 0.30), (0.14, 0.12, 0.10), 0.5)


def build(parameters):
    plane([(-20, 0, -20), (20, 0, -20), (20, 0, 20), (-20, 0, 20)], plaster((0.66, 0.63, 0.58), 1.0, 0.5))
    cotton, ends = _bag((parameters["widthMm"], parameters["heightMm"]))
    wood = oak(1.0, (0.92, 0.86, 0.78), 9, False)
    peg = Vector((0, AT.y, ends[0].z + 2.3))
    box((5.4, 0.24, 0.75), (0.2, -0.12, peg.z - 0.05), wood, 0.05)
    for x in (-1.9, 0, 1.9):
        turned([(0, 0.9), (0.10, 0.9), (0.13, 0.86), (0.13, 0.80), (0.085, 0.72), (0.085, 0)], wood, (x, -0.2, peg.z), 48, (math.pi / 2, 0, 0))
    for before in (-0.14, 0.14):
        _handle(cotton, ends, peg, before)
    _light()
    camera((0.4, -12.5, 0.6), (0.1, 0, 0.75), 50, 1.6, (0, -0.6, 0))
