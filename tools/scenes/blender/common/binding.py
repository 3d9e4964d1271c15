"""Paper that is bound: wire through holes, and blocks of sheets seen from the side. Unit: 1 dm."""
import math

from mathutils import Vector

from .nodes import material
from .objects import metal
from .shapes import mesh, sheet, tube

# Distance of holes, 2 an inch; how far the wire goes round the edge; side of a hole.
PITCH, WIRE_RADIUS, HOLE = 0.127, 0.075, 0.042


def wire(start, along, across, up, length, radius=WIRE_RADIUS, hangs=False):
    """Loops of wire around an edge from `start` on, two at each hole: circles in the plane of `across` and `up` about the edge.

    With `hangs` a bow rises in the middle, in the place of the loops there.
    """
    start, along, across, up = (Vector(one) for one in (start, along, across, up))
    steel = metal((0.62, 0.62, 0.60), 0.2)
    count = int((length - 0.12) / PITCH)
    first = (length - count * PITCH) / 2
    for k in range(count + 1):
        middle = start + along * (first + k * PITCH)
        if hangs and abs(first + k * PITCH - length / 2) < PITCH * 1.2:
            continue
        for side in (-0.015, 0.015):
            angles = [2 * math.pi * step / 28 for step in range(29)]
            tube([tuple(middle + along * side + across * radius * math.cos(a) + up * radius * math.sin(a)) for a in angles], 0.0055, steel, None, 2)
    if hangs:
        middle = start + along * (length / 2)
        bow = ((-1, -0.02), (-0.72, 0.02), (-0.28, 0.07), (-0.10, 0.21), (0, 0.25), (0.10, 0.21), (0.28, 0.07), (0.72, 0.02), (1, -0.02))
        tube([tuple(middle + along * x * 0.42 + up * z) for x, z in bow], 0.007, steel, None, 3)


def holes(start, along, up, out, length, inwards):
    """Dark squares on a sheet, `inwards` from its edge; `out` lifts them off it."""
    start, along, up, out = (Vector(one) for one in (start, along, up, out))
    dark = material("hole", (0.03, 0.03, 0.03), 0.9, 0.05)
    count = int((length - 0.12) / PITCH)
    first = (length - count * PITCH) / 2
    for k in range(count + 1):
        middle = start + along * (first + k * PITCH) - up * inwards + out
        half = HOLE / 2
        corners = [middle + along * a * half + up * b * half for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        mesh("hole", [tuple(corner) for corner in corners], [(0, 1, 2, 3)], (dark,), False)


def block_edges(scale=26.0):
    """The side of a block of sheets: fine lines along it."""

    def build(g, put):
        up = g.axes(g.add("UVMap", uv_map="print"))[1]
        lines = g.noise(g.add("CombineXYZ", {0: g.math("MULTIPLY", up, scale), 1: 0.5}).outputs[0], 1.6, 2)
        put(Base_Color=g.ramp(lines, (0.35, (0.58, 0.56, 0.53)), (0.5, (0.85, 0.84, 0.81)), (0.62, (0.66, 0.64, 0.60))))

    return material("edges", (0.84, 0.83, 0.80), 0.8, 0.15, build)


def block(size, at, degrees, edges):
    """The four sides of a lying block of sheets; `at` is the middle of its lower face."""
    x, y, z = size
    turn = (0, 0, math.radians(degrees))
    for (ax, ay), (bx, by) in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):

        def side(u, v, ax=ax, ay=ay, bx=bx, by=by):
            return ((ax + (bx - ax) * u) * x / 2, (ay + (by - ay) * u) * y / 2, v * z)

        sheet("side", side, 1, 1, (edges,), 0, at, turn)


def wrapped(key, width, height, drops, made_of, at, degrees, radius=0.012, groove=None):
    """A printed face whose paper goes on over its edges: `drops` are the lengths that hang left, right, down and up.

    With `groove` (its width and depth) the joint of a book lies left of the face, before the paper goes down. The UV layer 'print' is 0
    to 1 on the face and beyond it on the sides, where the compositor goes on with the colour of the edge.
    """
    left, right, down, up = drops
    joint, deep = groove or (0.0, 0.0)
    lip = 0.03 if groove else 0.0
    quarter = radius * math.pi / 2

    def over(beyond, drop):
        """How far outwards and downwards paper is at this length beyond an edge."""
        if beyond <= 0:
            return 0.0, 0.0
        if beyond < quarter:
            return radius * math.sin(beyond / radius), radius * (1 - math.cos(beyond / radius))
        return radius, radius + min(beyond, drop) - quarter

    def line(from_edge, to_edge, size, before, after):
        steps = [-(before + from_edge)]
        for edge in (-from_edge, size + to_edge):
            steps += [edge + quarter * k / 5 for k in range(-1, 7)] if edge > 0 else [edge - quarter * k / 5 for k in range(6, -2, -1)]
        if joint:
            steps += [-joint * k / 12 for k in range(13)]
        steps += [size * k / 24 for k in range(25)] + [size + to_edge + after]
        return sorted(set(round(step, 5) for step in steps))

    xs = line(joint + lip, 0, width, left, right)
    ys = line(0, 0, height, down, up)
    points, spots = [], []
    for y in ys:
        for x in xs:
            out_l, z_l = over(-(x + joint + lip), left)
            out_r, z_r = over(x - width, right)
            out_d, z_d = over(-y, down)
            out_u, z_u = over(y - height, up)
            px = min(max(x, -(joint + lip)), width) - out_l + out_r - width / 2
            py = min(max(y, 0), height) - out_d + out_u - height / 2
            dip = deep * math.sin(math.pi * -x / joint) ** 2 if joint and -joint < x < 0 else 0
            lowest = max(left if x < -(joint + lip) else 0, right if x > width else 0, down if y < 0 else 0, up if y > height else 0)
            points.append((px, py, -min(z_l + z_r + z_d + z_u, lowest) - dip))
            spots.append((x / width, y / height))
    wide = len(xs)
    faces = [
        (j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(len(ys) - 1) for i in range(wide - 1)
    ]
    made = mesh(key, points, faces, (made_of,), True, at, (0, 0, math.radians(degrees)))
    layer = made.data.uv_layers.new(name="print")
    for loop in made.data.loops:
        layer.data[loop.index].uv = spots[loop.vertex_index]
    return made
