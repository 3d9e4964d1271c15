"""Cloth that takes its shape by Blender's simulation. The same numbers give the same shape."""
import bpy

from .shapes import link


def two_layers(width, height, columns, rows, is_open=False):
    """Points and faces of two equal sheets that are sewn together at their edges; with `is_open` not at the top.

    Points are (x, 0, z) around the middle; faces of the front come first. Also answers the place (u, v) of each point.
    """
    index, points, places = {}, [], []
    for layer in (0, 1):
        for row in range(rows + 1):
            for column in range(columns + 1):
                is_edge = column in (0, columns) or row == 0 or (row == rows and not is_open)
                if layer and is_edge:
                    index[1, column, row] = index[0, column, row]
                    continue
                index[layer, column, row] = len(points)
                u, v = column / columns, row / rows
                points.append(((u - 0.5) * width, 0.02 if layer else -0.02 if not is_edge else 0.0, (v - 0.5) * height))
                places.append((u, v))
    faces = []
    for layer in (0, 1):
        for row in range(rows):
            for column in range(columns):
                corners = [index[layer, column + a, row + b] for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
                faces.append(corners if not layer else corners[::-1])
    return points, faces, places


def settled(points, faces, frames, pressure=0.0, gravity=0.0, pins=None, stiffness=15.0, bending=0.5, mass=0.3, shrink=0.0):
    """The points after some frames. `pins`: by point, where it is held. `gravity` is a share of that of the earth."""
    data = bpy.data.meshes.new("cloth")
    data.from_pydata(points, [], faces)
    made = link(bpy.data.objects.new("cloth", data), (), False)
    if pins:
        held = made.vertex_groups.new(name="held")
        held.add(list(pins), 1.0, "REPLACE")
    cloth = made.modifiers.new("cloth", "CLOTH")
    rules = cloth.settings
    rules.quality, rules.mass = 8, mass
    rules.tension_stiffness = rules.compression_stiffness = rules.shear_stiffness = stiffness
    rules.bending_stiffness = bending
    rules.air_damping = 3.0
    rules.shrink_min = shrink
    rules.effector_weights.gravity = gravity
    if pins:
        rules.vertex_group_mass = "held"
    if pressure:
        rules.use_pressure = True
        rules.uniform_pressure_force = pressure
    cloth.collision_settings.use_collision = False
    cloth.point_cache.frame_end = frames
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shaped = made.evaluated_get(bpy.context.evaluated_depsgraph_get())
    found = [tuple(vertex.co) for vertex in shaped.data.vertices]
    scene.frame_set(1)
    bpy.data.objects.remove(made)
    return found
