"""The pieces that hang on the wall: framed behind glass with a mat, canvas on a stretcher, acrylic glass, alu-dibond. Unit: 1 m."""
import math

from common.grounds import oak, paper
from common.nodes import material
from common.prints import print_material
from common.shapes import box, mesh, sheet

FRAME_WIDTH, FRAME_DEPTH, MAT = 0.020, 0.028, 0.055
WOODS = {"oak": (0.92, 0.86, 0.78), "walnut": (0.46, 0.36, 0.30)}
LACQUERS = {"black": (0.03, 0.03, 0.032), "white": (0.80, 0.79, 0.77)}


def front(key, centre, width, height, depth, made_of, radius=0.0):
    """The face of a print at `depth` before the wall; its edges bend backwards with `radius`."""
    x, z = centre

    def place(u, v):
        across, up = (u - 0.5) * width, (v - 0.5) * height
        inside = min(width / 2 - abs(across), height / 2 - abs(up))
        back = radius - math.sqrt(max(0, radius**2 - (radius - inside) ** 2)) if radius and inside < radius else 0
        return (x + across, -depth + back, z + up)

    columns, rows = (int(width / 0.002), int(height / 0.002)) if radius else (8, 8)
    return sheet(key, place, columns, rows, (made_of,))


def _frame(centre, width, height, unit, wood):
    x, z = centre
    size = (width * 1000, height * 1000)
    front("front", centre, width, height, 0.012, print_material("front", size, 0.6, 0.3, 0, 60, unit, clearcoat=1.0))
    board = paper((0.88, 0.875, 0.86), unit, 0.9, 0.1, Clearcoat=1.0)
    core = paper((0.95, 0.95, 0.94), unit, 0.9, 0, Clearcoat=1.0)
    outer_x, outer_z = width / 2 + MAT, height / 2 + MAT

    def ring(inner, outer, made_of, depth, outer_depth):
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        points = [(x + a * inner[0], -depth, z + b * inner[1]) for a, b in corners]
        points += [(x + a * outer[0], -outer_depth, z + b * outer[1]) for a, b in corners]
        mesh("mat", points, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], (made_of,), False)

    # The mat covers 4 mm of the print; its bevelled cut shows the white core.
    cut = (width / 2 - 0.001, height / 2 - 0.001)
    ring((width / 2 - 0.004, height / 2 - 0.004), cut, core, 0.0125, 0.0150)
    ring(cut, (outer_x, outer_z), board, 0.0150, 0.0150)
    if wood in LACQUERS:
        along = upright = material("lacquer", LACQUERS[wood], 0.35, 0.45)
    else:
        along, upright = (oak(unit, WOODS[wood], 9, False, axes=axes) for axes in ("xyz", "zyx"))

    def rail(sign, is_level):
        """A mitred rail with a fine chamfer at the front."""
        inner_x, inner_z, chamfer = outer_x - 0.004, outer_z - 0.004, 0.0016
        profile = [
            (0, -0.001), (0, chamfer - FRAME_DEPTH), (chamfer, -FRAME_DEPTH),
            (FRAME_WIDTH - chamfer, -FRAME_DEPTH), (FRAME_WIDTH, chamfer - FRAME_DEPTH), (FRAME_WIDTH, -0.001),
        ]  # fmt: skip
        points = []
        for end in (-1, 1):
            for out, y in profile:
                first, second = (end, sign) if is_level else (sign, end)
                points.append((x + first * (inner_x + out), y, z + second * (inner_z + out)))
        faces = [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)]
        mesh("rail", points, faces, (along if is_level else upright,), False)

    for sign in (-1, 1):
        rail(sign, True)
        rail(sign, False)


def _canvas(centre, width, height, unit):
    """The design goes on round the stretcher: each side shows the mirrored border of the print."""
    x, z = centre
    depth, radius = 0.022, 0.0035
    flat = depth - radius

    def cloth(key):
        return print_material(
            key, (width * 1000, height * 1000), 0.85, 0.14, 0.55, 90, unit, threads=width / 0.0011, shows="front"
        )

    front("front", centre, width, height, depth, cloth("front"), radius)

    def side(key, place, columns, rows, page):
        sheet(key, place, columns, rows, (cloth(key),), page=page)

    side("right", lambda u, v: (x + width / 2, u * flat - flat, z + (v - 0.5) * height), 4, 30, lambda u, v: (1 - u * depth / width, v))
    side("left", lambda u, v: (x - width / 2, -u * flat, z + (v - 0.5) * height), 4, 30, lambda u, v: (depth / width * (1 - u), v))
    for key, sign in (("bottom", -1), ("top", 1)):
        side(
            key,
            lambda u, v, sign=sign: (x - (u - 0.5) * width * sign, v * flat - flat, z + sign * height / 2),
            30,
            4,
            (lambda u, v: (u, v * depth / height)) if sign < 0 else (lambda u, v: (1 - u, 1 - v * depth / height)),
        )


def _acrylic(centre, width, height, unit):
    """5 mm of glass before the print: a polished face is a clear coat on the print, the edges are faces of their own."""
    x, z = centre
    thick, gap = 0.005, 0.014
    size = (width * 1000, height * 1000)
    glass = print_material("front", size, 0.5, 0.0, 0, 70, unit, clearcoat=1.0)
    front("front", centre, width - 0.001, height - 0.001, gap + thick, glass)
    box((width, 0.0006, height), (x, -gap + 0.0001, z), paper((0.82, 0.82, 0.82), unit), 0)
    box((width * 0.7, gap, height * 0.7), (x, -gap / 2, z), material("rail", (0.05, 0.05, 0.05), 0.5), 0)

    def build(g, put):
        depth = g.axes(g.add("NewGeometry").outputs["Position"])[1]
        shade = g.ramp(
            g.span(depth, -gap - thick, -gap),
            (0, (0.62, 0.84, 0.80)), (0.25, (0.42, 0.68, 0.64)), (0.8, (0.70, 0.88, 0.85)), (0.93, (0.95, 0.97, 0.96)),
        )  # fmt: skip
        put(Base_Color=shade, Emission=shade)

    edge = material("edge", (0.7, 0.9, 0.87), 0.06, 0.7, build, Clearcoat=1.0, Emission_Strength=0.22)
    chamfer = material("chamfer", (0.95, 0.99, 0.98), 0.06, 0.9, Emission=(0.9, 1.0, 0.98), Emission_Strength=0.35)
    for sign in (-1, 1):
        box((0.0005, thick - 0.0006, height), (x + sign * width / 2, -gap - thick / 2, z), edge, 0)
        box((width, thick - 0.0006, 0.0005), (x, -gap - thick / 2, z + sign * height / 2), edge, 0)
        box((0.0009, 0.0009, height), (x + sign * (width / 2 - 0.00015), -gap - thick + 0.0004, z), chamfer, 0.0004)
        box((width, 0.0009, 0.0009), (x, -gap - thick + 0.0004, z + sign * (height / 2 - 0.00015)), chamfer, 0.0004)


def _dibond(centre, width, height, unit):
    """3 mm: two sheets of aluminium with a dark core."""
    x, z = centre
    thick, gap = 0.003, 0.014
    size = (width * 1000, height * 1000)
    front("front", centre, width, height, gap + thick + 0.00005, print_material("front", size, 0.34, 0.38, 0.035, 120, unit))
    metal = material("aluminium", (0.86, 0.87, 0.88), 0.28, 0.5, Metallic=1.0)
    core = material("core", (0.03, 0.03, 0.032), 0.5, 0.4)
    box((width * 0.7, gap, height * 0.7), (x, -gap / 2, z), core, 0)
    for near, far, made_of in ((0, 0.0005, metal), (0.0005, thick - 0.0005, core), (thick - 0.0005, thick, metal)):
        box((width, far - near, height), (x, -gap - (near + far) / 2, z), made_of, 0)


def hang(piece, centre, width, height, unit, parameters):
    """`centre` is (x, z) of the print on the wall; sizes in metres."""
    if piece == "frame":
        _frame(centre, width, height, unit, parameters.get("wood", "oak"))
    else:
        {"canvas": _canvas, "acrylic": _acrylic, "dibond": _dibond}[piece](centre, width, height, unit)
