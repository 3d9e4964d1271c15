"""A closed photo book with a hard cover on linen. Unit: 1 dm.

widthMm, heightMm   of a page; its boards are 4 mm narrower and 6 mm taller
"""
import math

from mathutils import Matrix, Vector

from common.binding import block, block_edges, wrapped
from common.grounds import linen
from common.light import camera
from common.prints import print_material
from common.shapes import box, sheet
from common.still_life import branch, cup, table_light

BOARD, PAGES, JOINT, DEGREES = 0.028, 0.075, 0.105, 13


def build(parameters):
    page = (parameters["widthMm"] / 100, parameters["heightMm"] / 100)
    width, height = page[0] - 0.04, page[1] + 0.06
    thickness = 2 * BOARD + PAGES
    around = Matrix.Rotation(math.radians(DEGREES), 3, "Z")

    def cloth(u, v):
        x, y = (u - 0.5) * 14, (v - 0.5) * 12
        far = max(0, max(abs(x) - width * 0.7, abs(y) - height * 0.8))
        return (x, y, -0.004 + 0.03 * min(1, far) * math.sin(1.3 * x + 2.1 * y) + 0.02 * min(1, far) * math.sin(2.2 * y - 0.9 * x + 1))

    sheet("cloth", cloth, 120, 100, (linen((0.63, 0.59, 0.53)),))
    face = print_material("front", (page[0] * 100 - 4, page[1] * 100 + 6), 0.38, 0.4, 0.03, 60)
    wrapped("front", width, height, (thickness, BOARD, BOARD, BOARD), face, (0, 0, thickness), DEGREES, 0.010, (JOINT, 0.016))
    middle = around @ Vector((-0.055, 0, 0))
    box((width + JOINT, height, BOARD), (middle.x, middle.y, BOARD / 2), linen((0.70, 0.69, 0.66), 0.006, 1.0, 0.2, 0.9), 0.006, (0, 0, math.radians(DEGREES)))
    inside = around @ Vector((-0.06, 0, 0))
    block((width + 0.04, height - 0.06, PAGES), (inside.x, inside.y, BOARD), DEGREES, block_edges(30))
    cup((-width / 2 - 0.35, height / 2 + 0.72, 0))
    branch([(width / 2 + 1.35, height / 2 + 0.9, 0.10), (width / 2 + 0.95, height / 2 + 0.25, 0.12), (width / 2 + 0.70, -0.35, 0.10)], 15, 0.29)
    table_light(1.1)
    target = Vector((0.05, 0.16, 0.0))
    camera(target + Vector((0.75, -4.75, 4.75)) * max(width / 2.93, height / 2.3), target, 50, 0.50, (0.0, -0.5, 0.1))
