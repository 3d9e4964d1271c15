"""A mouse pad on an oak desk with a mouse; the edge of a keyboard and a plant out of focus. Unit: 1 dm.

widthMm, heightMm   of the print; its corners have a radius of 10 mm
"""
import math

from mathutils import Vector

from common.grounds import oak
from common.light import area, camera, sky, sun, sun_plane, window_bars
from common.nodes import material
from common.plants import eucalyptus, shadow_sprigs, sprig, stem_material
from common.prints import print_material
from common.shapes import box, mesh, rounded_rectangle, sheet, slab, smooth_line, turned

THICK, CORNER = 0.030, 0.10


def _pad(size_mm):
    """Cloth on black foam rubber."""
    width, height = size_mm[0] / 100, size_mm[1] / 100
    rubber = material("rubber", (0.018, 0.018, 0.019), 0.8, 0.2)
    slab(rounded_rectangle(width, height, CORNER, 12), THICK - 0.004, rubber, (0, 0, THICK - 0.004), (0, 0, 0))
    outline = rounded_rectangle(width - 0.004, height - 0.004, CORNER, 12)
    inner = rounded_rectangle(width - 0.012, height - 0.012, CORNER - 0.004, 12)
    count = len(outline)
    points = [(x, y, THICK - 0.0035) for x, y in outline] + [(x, y, THICK) for x, y in inner]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)] + [tuple(range(count, 2 * count))]
    made = mesh("pad", points, faces, (print_material("front", size_mm, 0.8, 0.15, 0.22, 120),), False)
    layer = made.data.uv_layers.new(name="print")
    for loop in made.data.loops:
        x, y, _ = points[loop.vertex_index]
        layer.data[loop.index].uv = (x / width + 0.5, y / height + 0.5)


def _mouse(at, turn):
    """A low body of white plastic with a seam between its keys and a wheel."""
    length, width, high = 1.08, 0.59, 0.32

    def build(g, put):
        u, v, _ = g.axes(g.add("UVMap", uv_map="print"))
        # The keys are in the front part; one seam runs between them and one behind them.
        middle = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", u, 0.5)), 0.0055)
        behind = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", v, 0.56)), 0.004)
        keys = g.math("GREATER_THAN", v, 0.56)
        seam = g.math("MAXIMUM", g.math("MULTIPLY", middle, keys), behind)
        put(Base_Color=g.mix(seam, (0.74, 0.74, 0.73), (0.05, 0.05, 0.05)))

    shell = material("shell", (0.74, 0.74, 0.73), 0.32, 0.45, build)

    def place(u, v):
        around = math.pi * u
        along = (v - 0.5) * 2
        end = max(0, 1 - abs(along) ** 2.6) ** 0.5
        waist = 1 - 0.06 * math.cos(along * math.pi)
        rise = end**0.8 * (1 - 0.16 * along - 0.10 * along * along)
        across = -math.cos(around)
        across = math.copysign(abs(across) ** 0.8, across)
        return (across * width / 2 * end * waist, along * length / 2, 0.02 + high * rise * math.sin(around) ** 0.62)

    body = sheet("mouse", place, 72, 90, (shell,), 0, at, (0, 0, turn))
    sole = material("sole", (0.10, 0.10, 0.10), 0.5, 0.3)
    foot = mesh("sole", [(place(0 if k < 45 else 1, (k if k < 45 else 89 - k) / 44)) for k in range(90)], [tuple(range(90))], (sole,), False, at, (0, 0, turn))
    foot.location.z -= 0.012
    wheel = turned([(0.0, -0.03), (0.085, -0.03), (0.095, -0.02), (0.095, 0.02), (0.085, 0.03), (0.0, 0.03)], sole, (0, 0, 0), 48, (0, math.pi / 2, 0))
    wheel.parent = body
    wheel.location = (0, 0.21, 0.262)


def _keyboard():
    """Its lower right end, seen at the edge of the picture."""
    aluminium = material("aluminium", (0.70, 0.70, 0.71), 0.4, 0.5, Metallic=0.7)
    keys = material("key", (0.76, 0.76, 0.75), 0.5, 0.35)
    at, turn = Vector((-2.62, 1.42, 0.035)), math.radians(4)
    box((2.9, 1.16, 0.07), tuple(at), aluminium, 0.03, (0, 0, turn))
    for column in range(14):
        for row in range(5):
            if row == 0 and 3 < column < 9:
                continue
            x, y = -1.31 + column * 0.198, -0.43 + row * 0.205
            spot = at + Vector((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), 0.05))
            box((0.168, 0.172, 0.05), tuple(spot), keys, 0.018, (0, 0, turn), 2)


def _plant():
    at = Vector((1.95, 2.35, 0))
    body = [(0, 0), (0.30, 0), (0.36, 0.04), (0.42, 0.45), (0.43, 0.70), (0.41, 0.70), (0.39, 0.45), (0, 0.40)]
    turned(smooth_line(body, 6), material("pot", (0.74, 0.71, 0.65), 0.6, 0.3), tuple(at))
    leaf, stem = eucalyptus(), stem_material()
    foot = at + Vector((0, 0, 0.6))
    for dx, dy, height, seed in ((-0.75, 0.1, 1.3, 21), (0.5, 0.2, 1.5, 22), (0.1, -0.5, 1.1, 23), (-0.2, 0.4, 1.7, 24)):
        line = [tuple(foot + Vector((dx * a, dy * a, height * b))) for a, b in ((0, 0), (0.15, 0.35), (0.5, 0.75), (1, 1))]
        sprig(line, leaf, stem, "round", 0.30, 9, seed, None, 0.012)


def _light():
    area((-4.6, 3.2, 3.6), (0, 0, 0), 360, 3.0, 3.0, (0.92, 0.96, 1.0))
    toward = Vector((-0.66, 0.42, 0.52)).normalized()
    sun(toward, 2.6, (1, 0.91, 0.78), 0.03)
    right, up = sun_plane(toward)
    window_bars(toward * 8, right, up, [(1.3, -9, 1.55, 9), (-9, 1.0, 9, 1.25)])
    rows = ((-2.2, 1.2, -0.8, 0.2, 71), (2.2, 0.1, 1.0, -0.5, 72), (-2.0, -0.7, -1.0, -1.0, 73))
    shadow_sprigs(toward * 6.5, right, up, toward, rows, 0.42, 0.016)
    area((4, -3.4, 3), (0, 0, 0), 32, 3, 3, (1, 0.93, 0.85))
    sky((0.68, 0.74, 0.84), (0.40, 0.36, 0.32), (0.10, 0.09, 0.08), 0.36)


def build(parameters):
    size = (parameters["widthMm"], parameters["heightMm"])
    box((18, 10, 0.4), (0, 1.5, -0.2), oak(plank=1.8, tint=(0.90, 0.84, 0.76)), 0.03)
    _pad(size)
    _mouse((1.02, 0.22, THICK), math.radians(-9))
    _keyboard()
    _plant()
    _light()
    camera((0.30, -3.15, 3.15), (0.10, 0.12, 0), 50, 0.42, (0.1, -0.2, 0))
