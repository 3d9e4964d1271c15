"""A bag of white cotton on a wooden peg before a plaster wall. Unit: 1 dm.

widthMm, heightMm   of the print, in the middle of a bag of 38 × 42 cm
"""
import math

from mathutils import Vector, noise

from common.grounds import oak, paper, plaster
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.plants import shadow_sprigs
from common.prints import print_material
from common.settings import PAPER
from common.shapes import box, plane, sheet, smooth_line, tube, turned

# Of the bag, and of a cell of its front, so that the print ends at edges of cells.
WIDTH, HEIGHT, CELL = 3.8, 4.2, 0.05
COLUMNS, ROWS = round(WIDTH / CELL), round(HEIGHT / CELL)
# Middle of the bag on the wall.
AT = Vector((0, -0.10, 0))
# Where its handles are sewn on, as shares of half its width.
SEWN = 0.42


def _fold(distance, width):
    return math.exp(-((distance / width) ** 2))


def _front(u, v):
    """Held at two points, the cloth falls into folds below them, and its upper corners hang."""
    s, side = 2 * u - 1, 1 if u >= 0.5 else -1
    out = abs(s)
    hang = 0.13 * max(0, (out - SEWN) / (1 - SEWN)) ** 1.7 if out > SEWN else 0.05 * (1 - (out / SEWN) ** 2)
    uneven = noise.noise(Vector((s * 1.3, v * 1.7, 3)))
    fine = noise.noise(Vector((s * 3.1, v * 2.3, 8)))
    belly = (1 - out**2.4) * (0.09 + 0.17 * math.sin(math.pi * min(1, 0.10 + 0.85 * v)) * (1.25 - v))
    below = v**0.8 * (0.25 + 0.75 * v)
    down = 1 - v
    folds = 0.085 * _fold(out - SEWN - 0.03 * down, 0.07 + 0.10 * down) - 0.055 * _fold(out - SEWN - 0.20, 0.10 + 0.05 * down)
    folds += 0.050 * _fold(out - SEWN - 0.46 * down - 0.03, 0.06 + 0.05 * down) * (1 - 0.8 * down)
    folds += 0.045 * _fold(s - side * (SEWN - 0.62 * down) + 0.05, 0.07 + 0.06 * down) * (1 - 0.9 * down)
    x = s * WIDTH / 2 * (1 - 0.030 * math.sin(math.pi * v) - 0.012 * v) + 0.03 * uneven * (1 - v)
    return (x, -0.10 - belly - folds * below * (1 - out**8) - 0.035 * uneven - 0.014 * fine, (v - 0.5) * HEIGHT - hang * v**3)


def _bag(size_mm):
    """Returns the cotton and where its handles begin."""
    cotton = paper((PAPER,) * 3, 1.0, 0.9, 0.35)
    printed = print_material("front", size_mm, 0.9, 0.2, 0.35, 60)
    made = sheet("bag", _front, COLUMNS, ROWS, (cotton, printed), 0, tuple(AT))
    sheet("back", lambda u, v: (_front(u, v)[0], -0.03, _front(u, v)[2] - 0.02), 20, 20, (cotton,), 0, tuple(AT))
    width, height = size_mm[0] / 100, size_mm[1] / 100
    left, below = (WIDTH - width) / 2, (HEIGHT - height) / 2 - 0.2
    for corner in made.data.uv_layers["print"].data:
        u, v = corner.uv
        corner.uv = ((u * WIDTH - left) / width, (v * HEIGHT - below) / height)
    for face in made.data.polygons:
        x, y = (face.index % COLUMNS + 0.5) * CELL, (face.index // COLUMNS + 0.5) * CELL
        face.material_index = 1 if left < x < left + width and below < y < below + height else 0
    hem = [tuple(AT + Vector(_front(k / 60, 0.945)) + Vector((0, -0.004, 0))) for k in range(61)]
    tube(hem, 0.006, cotton)
    return cotton, [AT + Vector(_front(0.5 + side * SEWN / 2, 1)) for side in (-1, 1)]


def _handle(cotton, ends, peg, before):
    """A strap from one end over the peg to the other: flat where it is sewn on, on edge where it lies on the peg."""
    left, right = ends
    off = Vector((0, before, 0))
    crown = peg + off + Vector((0, 0, 0.10))
    line = smooth_line([
        tuple(left + off + Vector((0, 0, -0.34))), tuple(left + off + Vector((0.02, 0, 0.02))), tuple(left.lerp(crown, 0.5) + off + Vector((-0.05, 0, 0))),
        tuple(crown + Vector((-0.09, 0, -0.05))), tuple(crown), tuple(crown + Vector((0.09, 0, -0.05))),
        tuple(right.lerp(crown, 0.5) + off + Vector((0.05, 0, 0))), tuple(right + off + Vector((-0.02, 0, 0.02))), tuple(right + off + Vector((0, 0, -0.34))),
    ], 10)  # fmt: skip
    count = len(line) - 1

    def place(u, v):
        at = round(u * count)
        ahead = Vector(line[min(count, at + 1)]) - Vector(line[max(0, at - 1)])
        across = Vector((ahead.z, 0, -ahead.x)).normalized()
        if across.x < 0:
            across = -across
        edge = math.sin(math.pi * u) ** 5
        side = (across * (1 - edge) + Vector((0, -1, 0)) * edge).normalized()
        return tuple(Vector(line[at]) + side * (v - 0.5) * 0.26)

    sheet("strap", place, count, 3, (cotton, cotton, cotton), 0.015)


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
    peg = Vector((0, -0.46, ends[0].z + 2.1))
    box((5.4, 0.24, 0.75), (0.2, -0.12, peg.z - 0.05), wood, 0.05)
    for x in (-1.9, 0, 1.9):
        turned([(0, 0.9), (0.10, 0.9), (0.13, 0.86), (0.13, 0.80), (0.085, 0.72), (0.085, 0)], wood, (x, -0.2, peg.z), 48, (math.pi / 2, 0, 0))
    for before in (-0.05, 0.10):
        _handle(cotton, ends, peg, before)
    _light()
    camera((0.7, -13.2, 0.75), (0.1, 0, 1.05), 50, 1.6, (0, -0.4, 0))
