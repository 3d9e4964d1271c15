"""Meshes and curves. Lengths are in the unit of the scene."""
import math

import bpy
from mathutils import Vector


def link(thing, materials=(), smooth=True):
    bpy.context.scene.collection.objects.link(thing)
    for one in materials:
        thing.data.materials.append(one)
    if smooth and thing.type == "MESH":
        thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    return thing


def mesh(name, points, faces, materials=(), smooth=True, at=(0, 0, 0), turn=(0, 0, 0)):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    made = link(bpy.data.objects.new(name, data), materials, smooth)
    made.location = at
    made.rotation_euler = turn
    return made


def keep_edges(made, angle):
    """Smooth shading only where faces meet at less than `angle`, in radians."""
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = angle
    return made


def plane(points, made_of):
    """A flat face of four points."""
    return mesh("plane", points, [(0, 1, 2, 3)], (made_of,))


def sheet(name, place, columns, rows, materials, thickness=0.0, at=(0, 0, 0), turn=(0, 0, 0), page=None):
    """A surface place(u, v) -> (x, y, z) with the UV layer 'print'. `materials` are front, back and rim when it is thick.

    `page(u, v)` gives the place in the design where that is not (u, v) itself.
    """
    spots = [(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    wide = columns + 1
    faces = [
        (j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(rows) for i in range(columns)
    ]
    made = mesh(name, [place(*spot) for spot in spots], faces, materials, True, at, turn)
    layer = made.data.uv_layers.new(name="print")
    for loop in made.data.loops:
        spot = spots[loop.vertex_index]
        layer.data[loop.index].uv = page(*spot) if page else spot
    if thickness:
        solid = made.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = -1
        solid.material_offset = 1
        solid.material_offset_rim = 2
        solid.use_quality_normals = True
        keep_edges(made, 0.7)
    return made


def box(size, at, made_of, bevel=0.01, turn=(0, 0, 0), segments=3):
    x, y, z = (side / 2 for side in size)
    points = [(a * x, b * y, c * z) for c in (-1, 1) for b in (-1, 1) for a in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    made = mesh("box", points, faces, (made_of,), True, at, turn)
    if bevel:
        rounded = made.modifiers.new("bevel", "BEVEL")
        rounded.width = bevel
        rounded.segments = segments
    return keep_edges(made, 0.7)


def slab(outline, thickness, made_of, at, turn):
    """A flat piece of card with a fine bevel: `outline` is a list of (x, y)."""
    made = mesh("slab", [(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], (made_of,), False, at, turn)
    solid = made.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = -1
    rounded = made.modifiers.new("bevel", "BEVEL")
    rounded.width = 0.0018
    rounded.segments = 2
    return made


def rounded_rectangle(width, height, radius, steps=6):
    corners = ((1, 1, 0), (-1, 1, 0.5), (-1, -1, 1), (1, -1, 1.5))
    return [
        (
            sx * (width / 2 - radius) + radius * math.cos(math.pi * (turn + 0.5 * k / steps)),
            sy * (height / 2 - radius) + radius * math.sin(math.pi * (turn + 0.5 * k / steps)),
        )
        for sx, sy, turn in corners
        for k in range(steps + 1)
    ]


def turned(profile, made_of, at=(0, 0, 0), segments=96, turn=(0, 0, 0), closed=False):
    """A body of revolution about z; `profile` is a list of (radius, height)."""
    count = len(profile)
    points = []
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        points += [(radius * math.cos(angle), radius * math.sin(angle), height) for radius, height in profile]
    faces = []
    for i in range(segments):
        beside = (i + 1) % segments
        for j in range(count if closed else count - 1):
            above = (j + 1) % count
            faces.append((i * count + j, beside * count + j, beside * count + above, i * count + above))
    return keep_edges(mesh("turned", points, faces, (made_of,), True, at, turn), 0.9)


def smooth_line(points, steps=6):
    """Catmull-Rom through points of two or three numbers."""
    given = [Vector(point) for point in points]
    line = []
    for i in range(len(given) - 1):
        a, b, c, d = given[max(i - 1, 0)], given[i], given[i + 1], given[min(i + 2, len(given) - 1)]
        for k in range(steps):
            t = k / steps
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [tuple(point) for point in line] + [tuple(given[-1])]


def tube(points, radius, made_of, shares=None, resolution=4):
    """A round line; `shares` are the parts of the radius at each point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for i, point in enumerate(points):
        line.points[i].co = (*point, 1)
        line.points[i].radius = shares[i] if shares else 1
    line.use_smooth = True
    return link(bpy.data.objects.new("tube", curve), (made_of,))


def only_shadow(*things):
    """The camera, gloss and bounced light never see these; light is stopped by them."""
    for thing in things:
        thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = False
