"""Cloth, wood, plaster and paper. `unit` is the size of one decimetre in units of the scene."""
import math

from .nodes import material


def linen(colour=(0.62, 0.56, 0.48), pitch=0.011, unit=1.0, relief=0.55, dark=0.62):
    """Plain weave with uneven threads; `pitch` is the distance of threads in decimetres."""

    def build(g, put):
        place = g.coordinates(scale=(1 / unit,) * 3)
        x, y, _ = g.axes(place)
        per_thread = math.pi / pitch
        wave = g.noise(place, 1.6, 2)
        wave_across = g.noise(g.coordinates(scale=(1 / unit, 1 / unit, 1), shift=(7, 3, 0)), 1.6, 2)
        along = g.math("SINE", g.math("MULTIPLY", g.math("ADD", x, g.math("MULTIPLY", wave, 0.06)), per_thread))
        across = g.math("SINE", g.math("MULTIPLY", g.math("ADD", y, g.math("MULTIPLY", wave_across, 0.06)), per_thread))
        over = g.math("MULTIPLY", along, across)
        weave = g.math(
            "MAXIMUM",
            g.math("ADD", g.math("ABSOLUTE", along), over),
            g.math("SUBTRACT", g.math("ABSOLUTE", across), over),
        )
        slubs = g.math(
            "ADD",
            g.noise(g.coordinates(scale=(90 / unit, 1.3 / unit, 1)), 1, 2),
            g.noise(g.coordinates(scale=(1.3 / unit, 90 / unit, 1), shift=(3, 5, 0)), 1, 2),
        )
        tone = g.math("MULTIPLY_ADD", g.math("MULTIPLY", weave, 0.5), 0.55, g.math("MULTIPLY_ADD", slubs, 0.55, -0.28))
        shade = g.ramp(
            tone,
            (0.1, tuple(value * dark for value in colour)),
            (0.45, tuple(value * 0.92 for value in colour)),
            (0.9, tuple(min(1, value * 1.14) for value in colour)),
        )
        fuzz = g.math("MULTIPLY", g.noise(place, 160, 2), 0.35)
        height = g.math("ADD", g.math("MULTIPLY", weave, 0.5), g.math("ADD", g.math("MULTIPLY", slubs, 0.9), fuzz))
        put(Base_Color=shade, Normal=g.bump(height, relief, 0.004 * unit))

    return material("linen", colour, 0.92, 0.12, build, Sheen=0.25)


def oak(unit=1.0, tint=(1, 1, 1), plank=1.6, gaps=True, turn=0.0, axes="xyz"):
    """Oiled oak; the grain runs along the first of `axes`. `plank` is the width of a plank in decimetres."""

    def tinted(colour):
        return tuple(a * b for a, b in zip(colour, tint))

    def build(g, put):
        place = g.coordinates(scale=(1 / unit,) * 3, turn=(0, 0, turn))
        if axes != "xyz":
            parts = g.axes(place)
            place = g.add("CombineXYZ", {k: parts["xyz".index(axis)] for k, axis in enumerate(axes)}).outputs[0]
        chance = g.add("TexWhiteNoise", {"W": g.add("ObjectInfo").outputs["Random"]}, noise_dimensions="1D")
        spread = (0, 0, 9) if gaps else (9, 9, 9)
        place = g.add("VectorMath", {0: chance.outputs["Color"], 1: spread, 2: place}, operation="MULTIPLY_ADD").outputs[0]
        rows = g.math("DIVIDE", g.axes(place)[1], plank)
        within = g.math("FRACT", rows)
        own = g.add("TexWhiteNoise", {"W": g.math("FLOOR", rows)}, noise_dimensions="1D")
        wood = g.add("VectorMath", {0: own.outputs["Color"], 1: (31, 17, 5), 2: place}, operation="MULTIPLY_ADD").outputs[0]
        long = g.mapped(wood, (0.13, 1, 1))
        bend = g.math("ADD", g.math("MULTIPLY", g.noise(long, 0.75, 2, 0.45), 7.0), g.math("MULTIPLY", g.noise(long, 5.0, 2), 0.55))
        phase = g.math("MULTIPLY_ADD", g.axes(wood)[1], 3.4, bend)
        swing = g.math("MULTIPLY_ADD", g.math("SINE", g.math("MULTIPLY", phase, 6.283)), 0.5, 0.5)
        rings = g.math("POWER", swing, 1.7)
        fibre = g.noise(g.mapped(wood, (1.1, 42, 20)), 1, 4, 0.6)
        pores = g.span(g.noise(g.mapped(wood, (4.5, 120, 60)), 1, 2, 0.5), 0.56, 0.72)
        pores = g.math("MULTIPLY", pores, g.math("MULTIPLY_ADD", rings, 0.7, 0.3))
        cloud = g.math("MULTIPLY", g.noise(long, 0.55, 2), 0.36)
        tone = g.math("ADD", g.math("MULTIPLY", rings, 0.13), g.math("ADD", g.math("MULTIPLY", fibre, 0.48), cloud))
        shade = g.ramp(
            tone,
            (0.28, tinted((0.66, 0.50, 0.335))),
            (0.5, tinted((0.55, 0.395, 0.25))),
            (0.74, tinted((0.40, 0.27, 0.16))),
        )
        shade = g.mix(g.math("MULTIPLY", pores, 0.5), shade, tinted((0.24, 0.15, 0.085)))
        shade = g.mix(1.0, shade, g.ramp(own.outputs["Value"], (0, (0.86,) * 3), (1, (1.06, 1.05, 1.03))), "MULTIPLY")
        height = g.math("SUBTRACT", g.math("MULTIPLY", fibre, 0.5), g.math("MULTIPLY", pores, 0.7))
        if gaps:
            gap = g.math("LESS_THAN", g.math("MINIMUM", within, g.math("SUBTRACT", 1.0, within)), 0.006)
            shade = g.mix(gap, shade, (0.1, 0.065, 0.04))
            height = g.math("SUBTRACT", height, g.math("MULTIPLY", gap, 3.0))
        put(
            Base_Color=shade,
            Normal=g.bump(height, 0.35, 0.006 * unit),
            Roughness=g.math("MULTIPLY_ADD", fibre, 0.25, 0.36),
        )

    return material("oak", (0.5, 0.35, 0.2), 0.45, 0.35, build)


def plaster(colour=(0.80, 0.77, 0.72), unit=1.0, relief=0.25, roughness=0.9):
    """A wall with the marks of a trowel."""

    def build(g, put):
        place = g.coordinates(scale=(1 / unit,) * 3)
        strokes = g.coordinates(scale=(0.9 / unit, 3.2 / unit, 2.2 / unit), turn=(0.3, 0.5, 0.6))
        trowel = g.noise(strokes, 1.6, 6, 0.62, 0.6)
        tone = g.math("ADD", g.math("MULTIPLY", g.noise(place, 0.5, 3), 0.6), g.math("MULTIPLY", trowel, 0.4))
        shade = g.ramp(
            tone,
            (0.3, tuple(value * 0.95 for value in colour)),
            (0.7, tuple(min(1, value * 1.03) for value in colour)),
        )
        grain = g.math("ADD", g.noise(place, 3, 6, 0.6), g.math("MULTIPLY", g.noise(place, 22, 4, 0.6), 0.35))
        put(Base_Color=shade, Normal=g.bump(g.math("ADD", g.math("MULTIPLY", trowel, 2.0), grain), relief, 0.02 * unit))

    return material("plaster", colour, roughness, 0.2, build)


def stone(colour=(0.55, 0.55, 0.52), unit=1.0, roughness=0.5):
    """Honed stone with clouds and fine specks."""

    def build(g, put):
        place = g.coordinates(scale=(1 / unit,) * 3)
        clouds = g.noise(place, 0.7, 6, 0.6, 0.8)
        specks = g.span(g.noise(place, 26, 3, 0.6), 0.6, 0.75)
        shade = g.ramp(
            clouds,
            (0.3, tuple(value * 0.86 for value in colour)),
            (0.7, tuple(min(1, value * 1.08) for value in colour)),
        )
        shade = g.mix(g.math("MULTIPLY", specks, 0.22), shade, tuple(value * 0.5 for value in colour))
        put(
            Base_Color=shade,
            Normal=g.bump(g.noise(place, 40, 4, 0.6), 0.08, 0.004 * unit),
            Roughness=g.math("MULTIPLY_ADD", g.noise(place, 5, 3), 0.2, roughness - 0.1),
        )

    return material("stone", colour, roughness, 0.35, build)


def paper(colour=(0.86, 0.86, 0.85), unit=1.0, roughness=0.8, relief=0.12, **inputs):
    def build(g, put):
        put(Normal=g.bump(g.noise(g.coordinates(scale=(1 / unit,) * 3), 60, 5, 0.65), relief, 0.004 * unit))

    return material("paper", colour, roughness, 0.2, build, **inputs)
