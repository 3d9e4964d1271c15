"""Materials of things beside the product."""
from .nodes import Graph, material, principled


def metal(colour=(1.0, 0.72, 0.36), roughness=0.12):
    def build(g, put):
        put(Roughness=g.math("MULTIPLY_ADD", g.noise(g.coordinates(), 14, 4), 0.12, roughness - 0.05))

    return material("metal", colour, roughness, 0.5, build, Metallic=1.0)


def speckled_glaze():
    """Sand-coloured stoneware with dark specks and turning marks. Unit: 1 dm."""

    def build(g, put):
        place = g.coordinates()
        cells = g.add("TexVoronoi", {"Vector": place, "Scale": 26.0}).outputs[0]
        specks = g.span(g.math("ADD", cells, g.math("MULTIPLY", g.noise(place, 9, 3), 0.22)), 0.14, 0.20, 1.0, 0.0)
        ground = g.mix(g.noise(place, 4, 4), (0.66, 0.60, 0.52), (0.76, 0.71, 0.64))
        turning = g.math("SINE", g.math("MULTIPLY", g.axes(place)[2], 95.0))
        put(
            Base_Color=g.mix(g.math("MULTIPLY", specks, 0.75), ground, (0.22, 0.15, 0.10)),
            Normal=g.bump(turning, 0.05, 0.02),
            Roughness=g.math("MULTIPLY_ADD", g.noise(place, 7, 3), 0.3, 0.28),
        )

    return material("glaze", (0.7, 0.65, 0.58), 0.4, 0.4, build)


def mottled(name, first, second, roughness=0.35, specular=0.45, scale=9.0, **inputs):
    """Two colours in soft clouds: glazes, fruit, painted clay."""

    def build(g, put):
        put(Base_Color=g.mix(g.noise(g.coordinates(), scale, 5), first, second))

    return material(name, first, roughness, specular, build, **inputs)


def wax():
    return material(
        "wax",
        (0.86, 0.80, 0.68),
        0.42,
        0.35,
        Subsurface=0.35,
        Subsurface_Color=(0.9, 0.72, 0.45),
        Subsurface_Radius=(0.25, 0.12, 0.06),
    )


def lamp_shade(cloth, colour=(0.85, 0.76, 0.62), share=0.35):
    """Makes a cloth let a share of the light through."""
    graph = Graph(cloth.node_tree)
    graph.shader(principled(cloth), graph.add("BsdfTranslucent", {"Color": (*colour, 1)}), share)
    return cloth
