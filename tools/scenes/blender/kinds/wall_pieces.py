"""The pieces that hang on the wall. Unit: 1 m."""
from common.grounds import paper
from common.nodes import material
from common.prints import print_material
from common.shapes import box, plane, sheet

from . import wall_frames, wall_panels
from .wall_front import front, size_mm

# Between an open frame and what is in it.
CANVAS_GAP, PANEL_GAP = 0.008, 0.006


def _canvas(centre, width, height, unit, depth=0.022, foot=0.0, relief=0.55):
    """The design goes on round the stretcher: each side shows the mirrored border of the print. `foot`: where it begins, from the wall."""
    x, z = centre
    radius = 0.0035
    flat = depth - radius

    def cloth(key):
        return print_material(key, size_mm(width, height), 0.85, 0.14, relief, 90, unit, threads=width / 0.0011, shows="front")

    front("front", centre, width, height, foot + depth, cloth("front"), radius)

    def side(key, place, columns, rows, page):
        def moved(u, v):
            across, before, up = place(u, v)
            return (across, before - foot, up)

        sheet(key, moved, columns, rows, (cloth(key),), page=page)

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


def _paper(centre, width, height, unit):
    """Rough paper of cotton, half a millimetre thick, fixed at its back; its lower corner lifts off the wall."""
    x, z = centre
    cotton = print_material("front", size_mm(width, height), 0.95, 0.06, 3.8, 42, unit)
    white = paper((0.86, 0.86, 0.85), unit, 0.95, 0.6)

    def place(u, v):
        near = max(0, u - 0.72) / 0.28 * max(0, 0.32 - v) / 0.32
        lift = 0.0012 + 0.016 * near**1.3 + 0.0025 * max(0, u - 0.6) ** 2
        return (x + (u - 0.5) * width, -lift, z + (v - 0.5) * height)

    sheet("front", place, 60, 80, (cotton, white, white), 0.0006)


def _wallpaper(centre, width, height, unit):
    """A wall from floor to ceiling; plain walls and a ceiling beside it, which cast no shadows."""
    x, z = centre
    left, right, floor, top = x - width / 2, x + width / 2, z - height / 2, z + height / 2
    made_of = print_material("front", size_mm(width, height), 0.85, 0.15, 0.10, 40, unit)
    front("front", centre, width, height, 0.002, made_of)
    white = paper((0.84, 0.82, 0.79), unit, 0.9, 0.1)
    beside = [
        plane([(left, -9, floor), (left, 0, floor), (left, 0, top), (left, -9, top)], white),
        plane([(right, 0, floor), (right, -9, floor), (right, -9, top), (right, 0, top)], white),
        plane([(left, 0, top), (right, 0, top), (right, -9, top), (left, -9, top)], white),
    ]
    for one in beside:
        one.visible_shadow = one.visible_diffuse = False
    lacquer = material("skirting", (0.82, 0.81, 0.79), 0.4, 0.4)
    box((width, 0.015, 0.07), (x, -0.0095, floor + 0.035), lacquer, 0.003)


def hang(piece, centre, width, height, unit, parameters):
    """`centre` is (x, z) of the print on the wall; sizes in metres. Returns how far the piece goes on beyond the print at its sides."""
    if piece == "frame":
        wall_frames.framed(centre, width, height, unit, parameters)
        return wall_frames.outer_edge(parameters, 0)
    if piece == "framed_canvas":
        ends = wall_frames.open_frame(centre, width, height, unit, parameters, CANVAS_GAP, 0.004)
        _canvas(centre, width, height, unit, 0.022, ends - 0.022, 1.1)
        return wall_frames.outer_edge(parameters, CANVAS_GAP)
    if piece == "framed_panel":
        ends = wall_frames.open_frame(centre, width, height, unit, parameters, PANEL_GAP, 0.003)
        wall_panels.dibond(centre, width, height, unit, ends - 0.003)
        return wall_frames.outer_edge(parameters, PANEL_GAP)
    made = {"canvas": _canvas, "paper": _paper, "wallpaper": _wallpaper}.get(piece) or getattr(wall_panels, piece)
    made(centre, width, height, unit)
    return 0
