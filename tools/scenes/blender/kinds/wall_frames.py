"""Frames: with glass and a mat or without, and open ones with a gap around a canvas or panel. Unit: 1 m.

frame       wood, lacquer or metal of the profile: oak, walnut, black, white, gold, silver
profileMm   width of the profile seen from the front
depthMm     depth of the profile
matMm       visible width of the mat; 0: the profile lies over 5 mm of the print
"""
from common.grounds import oak, paper
from common.nodes import material
from common.prints import print_material
from common.shapes import mesh, plane

from .wall_front import front, size_mm

WOODS = {"oak": (0.92, 0.86, 0.78), "walnut": (0.46, 0.36, 0.30)}
LACQUERS = {"black": (0.03, 0.03, 0.032), "white": (0.80, 0.79, 0.77)}
# Brushed and anodised: half of what it reflects is scattered.
METALS = {"gold": (0.80, 0.57, 0.24), "silver": (0.70, 0.71, 0.72)}
# A profile lies over so much of what it holds.
RABBET = 0.005


def profile_materials(frame, unit):
    """Of level and of upright rails: grain runs along both."""
    if frame in WOODS:
        return tuple(oak(unit, WOODS[frame], 9, False, axes=axes) for axes in ("xyz", "zyx"))
    if frame in METALS:
        made_of = material("metal", METALS[frame], 0.38, 0.5, Metallic=0.45)
    else:
        made_of = material("lacquer", LACQUERS[frame], 0.35, 0.45)
    return (made_of, made_of)


def rails(centre, inner, width, depth, materials, chamfer=0.0016):
    """Four mitred rails around a window of half sizes `inner`, with a fine chamfer at the front."""
    x, z = centre
    profile = [
        (0, -0.001), (0, chamfer - depth), (chamfer, -depth), (width - chamfer, -depth), (width, chamfer - depth), (width, -0.001),
    ]  # fmt: skip
    faces = [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)]
    for is_level in (True, False):
        for sign in (-1, 1):
            points = []
            for end in (-1, 1):
                for out, y in profile:
                    first, second = (end, sign) if is_level else (sign, end)
                    points.append((x + first * (inner[0] + out), y, z + second * (inner[1] + out)))
            mesh("rail", points, faces, (materials[0 if is_level else 1],), False)


def _ring(centre, inner, outer, made_of, depth, outer_depth):
    x, z = centre
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    points = [(x + a * inner[0], -depth, z + b * inner[1]) for a, b in corners]
    points += [(x + a * outer[0], -outer_depth, z + b * outer[1]) for a, b in corners]
    mesh("mat", points, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], (made_of,), False)


def _mat(centre, width, height, mat, unit, back):
    """It covers 4 mm of the print; its bevelled cut shows the white core."""
    board = paper((0.88, 0.875, 0.86), unit, 0.9, 0.1, Clearcoat=1.0)
    core = paper((0.95, 0.95, 0.94), unit, 0.9, 0, Clearcoat=1.0)
    cut = (width / 2 - 0.001, height / 2 - 0.001)
    _ring(centre, (width / 2 - 0.004, height / 2 - 0.004), cut, core, back + 0.0005, back + 0.0030)
    _ring(centre, cut, (width / 2 + mat, height / 2 + mat), board, back + 0.0030, back + 0.0030)


def framed(centre, width, height, unit, parameters):
    """Behind glass."""
    profile, depth = parameters.get("profileMm", 20) / 1000, parameters.get("depthMm", 28) / 1000
    mat = parameters.get("matMm", 55) / 1000
    # Deep profiles hold the picture at their front.
    back = max(0.012, depth - 0.014) if depth > 0.03 else min(0.012, depth - 0.008)
    glass = print_material("front", size_mm(width, height), 0.6, 0.3, 0, 60, unit, clearcoat=1.0)
    front("front", centre, width, height, back, glass)
    if mat:
        _mat(centre, width, height, mat, unit, back)
    over = 0.004 if mat else RABBET
    inner = (width / 2 + mat - over, height / 2 + mat - over)
    chamfer = min(0.0016, profile / 8)
    rails(centre, inner, profile, depth, profile_materials(parameters.get("frame", "oak"), unit), chamfer)


def open_frame(centre, width, height, unit, parameters, gap, below):
    """A profile at a distance of `gap`, and its dark bottom, on which the piece is fixed; its face lies `below` that of the profile.

    Returns how far before the wall the piece ends.
    """
    profile, depth = parameters["profileMm"] / 1000, parameters["depthMm"] / 1000
    inner = (width / 2 + gap, height / 2 + gap)
    rails(centre, inner, profile, depth, profile_materials(parameters["frame"], unit), 0.0008)
    x, z = centre
    floor = material("bottom", (0.02, 0.02, 0.021), 0.7, 0.2)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    plane([(x + a * (inner[0] + 0.001), -0.006, z + b * (inner[1] + 0.001)) for a, b in corners], floor)
    return depth - below


def outer_edge(parameters, gap):
    """From the edge of the print to the outside of the frame."""
    profile = parameters.get("profileMm", 20) / 1000
    if gap:
        return gap + profile
    mat = parameters.get("matMm", 55) / 1000
    return mat + profile - (0.004 if mat else RABBET)
