"""An open planner that is bound with wire at its side, on an oak table with a pencil. Unit: 1 dm.

widthMm, heightMm   of a page
"""
import bpy
import math

from mathutils import Matrix, Vector

from common.binding import block, block_edges, holes, wire
from common.grounds import oak, paper
from common.light import camera
from common.prints import print_material
from common.shapes import box, link, sheet
from common.still_life import branch, cup, pencil, table_light



GUTTER = 0.030
# Of the leaves left and right.
LEFT, RIGHT = 0.045, 0.075


def _half(book, key, side, size_mm, thickness):
    width, height = size_mm[0] / 100, size_mm[1] / 100
    back = paper((0.84, 0.84, 0.82))
    face = print_material(key, size_mm, 0.78, 0.18, 0.10, 60)

    def leaf(lift, level):
        def place(u, v):
            out = u if side > 0 else 1 - u
            curl = lift * out**3 * (0.55 + 0.45 * (v if side > 0 else 1 - v))
            return (side * (GUTTER + out * width), (v - 0.5) * height, level + curl + 0.004 * math.sin(3.1 * out) * math.sin(2 * v + 0.6))

        return place

    made = [sheet(key, leaf(0.045, thickness + 0.012), 30, 20, (face, back, back), 0.002)]
    made += [sheet("leaf", leaf(0.045 - 0.014 * k, thickness + 0.008 - 0.004 * k), 30, 20, (back, back, back), 0.002) for k in (1, 2)]
    for one in made:
        one.parent = book
    cover = box((width + 0.05, height + 0.06, 0.016), (side * (GUTTER + width / 2 + 0.01), 0, 0.008), paper((0.78, 0.77, 0.74)), 0.004)
    cover.parent = book
    return width, height


def build(parameters):
    size_mm = (parameters["widthMm"], parameters["heightMm"])
    width, height = size_mm[0] / 100, size_mm[1] / 100
    degrees = 9
    box((16, 14, 0.4), (0, 1, -0.2), oak(plank=1.5, tint=(0.98, 0.95, 0.90), turn=0.12), 0.03)
    book = link(bpy.data.objects.new("planner", None))
    book.rotation_euler = (0, 0, math.radians(degrees))
    around = Matrix.Rotation(math.radians(degrees), 3, "Z")
    edges = block_edges(18)
    for key, side, thickness in (("left", -1, LEFT), ("right", 1, RIGHT)):
        _half(book, key, side, size_mm, thickness)
        middle = around @ Vector((side * (GUTTER + width / 2), 0, 0))
        block((width - 0.004, height - 0.004, thickness - 0.008), (middle.x, middle.y, 0.016), degrees, edges)
    # Upwards along the gutter; holes lie on both sides of it.
    start = around @ Vector((0, -height / 2, 0.052))
    along, across = around @ Vector((0, 1, 0)), around @ Vector((1, 0, 0))
    wire(start, along, across, Vector((0, 0, 1)), height, 0.078)
    for side, thickness in ((-1, LEFT), (1, RIGHT)):
        edge = around @ Vector((side * GUTTER, -height / 2, thickness + 0.015))
        holes(edge, along, -side * across, (0, 0, 0.003), height, 0.040)
    cup((-width - 0.55, height / 2 + 0.35, 0))
    pencil(around @ Vector((width + 0.35, -0.75, 0.036)), around @ Vector((width + 0.50, 0.72, 0.036)))
    branch([(width + 0.95, height / 2 + 1.3, 0.10), (width + 0.62, height / 2 + 0.75, 0.12), (width + 0.15, height / 2 + 0.42, 0.10)], 15)
    table_light()
    target = Vector((0.10, 0.02, 0.0))
    camera(target + Vector((0.30, -3.6, 4.15)) * max(width / 1.48, height / 2.1), target, 50, 0.50, (0.0, -0.35, 0.1))
