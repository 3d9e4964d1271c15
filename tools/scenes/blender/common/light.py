"""Lights, sky, window bars and the camera."""
import bpy
from mathutils import Vector

from .nodes import Graph, material
from .shapes import link, mesh, only_shadow


def _aimed(thing, at, target):
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def area(at, target, watts, width, height=None, colour=(1, 1, 1)):
    """A window or a bright wall out of the picture."""
    data = bpy.data.lights.new("area", "AREA")
    data.energy, data.color, data.shape = watts, colour, "RECTANGLE"
    data.size, data.size_y = width, height or width
    made = _aimed(link(bpy.data.objects.new("area", data)), at, target)
    made.visible_camera = False
    return made


def reflector(at, target, watts, width, height=None, colour=(1, 1, 1)):
    """Seen in gloss and foil alone: it lights nothing."""
    made = area(at, target, watts, width, height, colour)
    made.visible_diffuse = False
    return made


def sun(toward, strength, colour=(1, 0.91, 0.78), angle=0.03):
    """`toward` points from the scene to the sun; `angle` is its size in radians, which softens shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, colour, angle
    made = _aimed(link(bpy.data.objects.new("sun", data)), Vector(toward) * 10, (0, 0, 0))
    made.visible_camera = False
    return made


def sun_plane(toward):
    """Right and up of a plane that faces the sun."""
    right = Vector(toward).cross(Vector((0, 0, 1))).normalized()
    return right, right.cross(Vector(toward)).normalized()


def window_bars(centre, right, up, rectangles):
    """Rectangles (x0, y0, x1, y1) in a plane, seen only as shadows."""
    dark = material("bars", (0.05, 0.05, 0.05))
    centre, right, up = Vector(centre), Vector(right), Vector(up)
    for x0, y0, x1, y1 in rectangles:
        points = [tuple(centre + right * x + up * y) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        only_shadow(mesh("bars", points, [(0, 1, 2, 3)], (dark,)))


def sky(top, horizon, bottom, strength):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    graph = Graph(world.node_tree)
    height = graph.axes(graph.add("TexCoord").outputs["Generated"])[2]
    shade = graph.ramp(graph.math("MULTIPLY_ADD", height, 0.5, 0.5), (0.3, bottom), (0.5, horizon), (0.85, top))
    background = world.node_tree.nodes["Background"]
    world.node_tree.links.new(shade, background.inputs[0])
    background.inputs[1].default_value = strength


def camera(at, target, lens=50, fstop=None, focus=None):
    """`lens` in mm on a sensor of 36 mm; with `fstop` what is not at the distance of `focus` is blurred."""
    data = bpy.data.cameras.new("camera")
    made = _aimed(link(bpy.data.objects.new("camera", data)), at, target)
    data.lens, data.clip_start = lens, 0.01
    if fstop:
        ahead = (Vector(target) - Vector(at)).normalized()
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(ahead)
        data.dof.aperture_blades = 7
    bpy.context.scene.camera = made
    return made
