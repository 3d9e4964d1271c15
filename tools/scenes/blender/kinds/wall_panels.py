"""Panels on the wall: acrylic glass, alu-dibond, hard foam, acrylic glass on alu-dibond, glass. Unit: 1 m."""
import math

from common.grounds import paper
from common.nodes import material
from common.objects import metal
from common.prints import print_material
from common.shapes import box, mesh, turned

from .wall_front import front, size_mm

# Between wall and panel: the rail that it hangs on.
GAP = 0.014


def _rail(centre, width, height, gap):
    x, z = centre
    box((width * 0.7, gap, height * 0.7), (x, -gap / 2, z), material("rail", (0.05, 0.05, 0.05), 0.5), 0)


def _layers(centre, width, height, start, layers):
    """Sheets of (thickness, material) from the wall on. Returns where the last one ends."""
    x, z = centre
    for thick, made_of in layers:
        box((width, thick, height), (x, -start - thick / 2, z), made_of, 0)
        start += thick
    return start


def _edges(centre, width, height, back, thick, colours, glow):
    """Polished edges of a clear sheet, which are bright where light leaves them: `colours` from front to back."""

    def build(g, put):
        depth = g.axes(g.add("NewGeometry").outputs["Position"])[1]
        shade = g.ramp(g.span(depth, -back - thick, -back), *colours)
        put(Base_Color=shade, Emission=shade)

    x, z = centre
    edge = material("edge", colours[0][1], 0.06, 0.7, build, Clearcoat=1.0, Emission_Strength=glow)
    for sign in (-1, 1):
        box((0.0005, thick - 0.0006, height), (x + sign * width / 2, -back - thick / 2, z), edge, 0)
        box((width, thick - 0.0006, 0.0005), (x, -back - thick / 2, z + sign * height / 2), edge, 0)


def _chamfers(centre, width, height, face, colour=(0.95, 0.99, 0.98), glow=(0.9, 1.0, 0.98)):
    x, z = centre
    chamfer = material("chamfer", colour, 0.06, 0.9, Emission=glow, Emission_Strength=0.35)
    for sign in (-1, 1):
        box((0.0009, 0.0009, height), (x + sign * (width / 2 - 0.00015), -face + 0.0004, z), chamfer, 0.0004)
        box((width, 0.0009, 0.0009), (x, -face + 0.0004, z + sign * (height / 2 - 0.00015)), chamfer, 0.0004)


def acrylic(centre, width, height, unit):
    """5 mm of glass before the print: a polished face is a clear coat on the print, the edges are faces of their own."""
    thick = 0.005
    glass = print_material("front", size_mm(width, height), 0.5, 0.0, 0, 70, unit, clearcoat=1.0)
    front("front", centre, width - 0.001, height - 0.001, GAP + thick, glass)
    x, z = centre
    box((width, 0.0006, height), (x, -GAP + 0.0001, z), paper((0.82, 0.82, 0.82), unit), 0)
    _rail(centre, width, height, GAP)
    colours = ((0, (0.62, 0.84, 0.80)), (0.25, (0.42, 0.68, 0.64)), (0.8, (0.70, 0.88, 0.85)), (0.93, (0.95, 0.97, 0.96)))
    _edges(centre, width, height, GAP, thick, colours, 0.22)
    _chamfers(centre, width, height, GAP + thick)


def _dibond_layers(thick=0.003):
    # Sawn, so that it scatters light; as thick as a line of the picture must be.
    aluminium = material("aluminium", (0.80, 0.81, 0.82), 0.45, 0.5, Metallic=0.45)
    core = material("core", (0.016, 0.016, 0.017), 0.55, 0.3)
    return [(0.00055, aluminium), (thick - 0.0011, core), (0.00055, aluminium)]


def dibond(centre, width, height, unit, gap=GAP):
    """3 mm: two sheets of aluminium with a dark core. The print is satin."""
    face = _layers(centre, width, height, gap, _dibond_layers())
    front("front", centre, width, height, face + 0.00005, print_material("front", size_mm(width, height), 0.38, 0.28, 0.012, 120, unit))
    _rail(centre, width, height, gap)


def forex(centre, width, height, unit):
    """5 mm of white hard foam with a dull print. Its cut is slightly porous."""

    def build(g, put):
        place = g.coordinates(scale=(1 / unit,) * 3)
        cells = g.add("TexVoronoi", {"Vector": place, "Scale": 190.0}).outputs[0]
        height_of = g.math("ADD", cells, g.math("MULTIPLY", g.noise(place, 60, 3), 0.7))
        put(Normal=g.bump(height_of, 0.5, 0.003 * unit))

    foam = material("foam", (0.86, 0.86, 0.85), 0.9, 0.1, build)
    x, z = centre
    thick = 0.005
    box((width, thick, height), (x, -GAP - thick / 2, z), foam, 0.0002)
    dull = print_material("front", size_mm(width, height), 0.75, 0.12, 0.05, 110, unit)
    front("front", centre, width - 0.0004, height - 0.0004, GAP + thick + 0.00005, dull)
    _rail(centre, width, height, GAP)


def gallery_bond(centre, width, height, unit):
    """2 mm of clear acrylic glass on 3 mm of alu-dibond."""
    back = _layers(centre, width, height, GAP, _dibond_layers())
    thick = 0.002
    glass = print_material("front", size_mm(width, height), 0.5, 0.0, 0, 70, unit, clearcoat=1.0)
    front("front", centre, width - 0.001, height - 0.001, back + thick, glass)
    _edges(centre, width, height, back, thick, ((0, (0.88, 0.94, 0.94)), (0.5, (0.66, 0.76, 0.77)), (1, (0.86, 0.90, 0.90))), 0.25)
    _chamfers(centre, width, height, back + thick)
    _rail(centre, width, height, GAP)


def glass(centre, width, height, unit):
    """4 mm with a ground facet, greenish edges and bolts that hold it before the wall."""
    thick, facet, gap = 0.004, 0.0022, 0.020
    x, z = centre
    face = gap + thick
    inner = (width / 2 - facet, height / 2 - facet)
    pane = print_material("front", size_mm(width, height), 0.5, 0.0, 0, 70, unit, clearcoat=1.0)
    made = front("front", centre, inner[0] * 2, inner[1] * 2, face, pane)
    page = made.data.uv_layers["print"]
    shares = (2 * inner[0] / width, 2 * inner[1] / height)
    for corner in page.data:
        corner.uv = tuple(0.5 + (corner.uv[axis] - 0.5) * shares[axis] for axis in (0, 1))
    box((width - 0.001, 0.0006, height - 0.001), (x, -gap + 0.0001, z), paper((0.82, 0.82, 0.82), unit), 0)
    _edges(centre, width, height, gap, thick - 0.0012, ((0, (0.20, 0.42, 0.34)), (0.4, (0.10, 0.28, 0.22)), (1, (0.34, 0.58, 0.48))), 0.12)
    ground = material("facet", (0.62, 0.80, 0.73), 0.05, 0.9, Clearcoat=1.0, Emission=(0.62, 0.84, 0.75), Emission_Strength=0.16)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    points = [(x + a * inner[0], -face, z + b * inner[1]) for a, b in corners]
    points += [(x + a * width / 2, -face + 0.0012, z + b * height / 2) for a, b in corners]
    mesh("facet", points, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], (ground,), False)
    steel = metal((0.72, 0.72, 0.71), 0.26)
    head = [(0, 0.0045), (0.0072, 0.0045), (0.0080, 0.0042), (0.0085, 0.0034), (0.0085, 0)]
    for a, b in corners:
        at = (x + a * (width / 2 - 0.025), z + b * (height / 2 - 0.025))
        turned(head, steel, (at[0], -face, at[1]), 64, (math.pi / 2, 0, 0))
        turned([(0.0085, 0), (0.0085, gap)], steel, (at[0], 0, at[1]), 64, (math.pi / 2, 0, 0))
