"""A short way to write node graphs of materials."""
import bpy


class Graph:
    """Nodes of one tree. `graph.add(type, {input: socket or value}, property=value)` returns the node."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in properties.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.Node):
                value = next(socket for socket in value.outputs if socket.enabled)
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def math(self, operation, first, second=0.0, third=None):
        inputs = {0: first, 1: second} if third is None else {0: first, 1: second, 2: third}
        return self.add("Math", inputs, operation=operation).outputs[0]

    def coordinates(self, scale=(1, 1, 1), turn=(0, 0, 0), shift=(0, 0, 0)):
        """Object coordinates, mapped."""
        source = self.add("TexCoord").outputs["Object"]
        return self.mapped(source, scale, turn, shift)

    def mapped(self, vector, scale=(1, 1, 1), turn=(0, 0, 0), shift=(0, 0, 0)):
        return self.add("Mapping", {"Vector": vector, "Scale": scale, "Rotation": turn, "Location": shift}).outputs[0]

    def axes(self, vector):
        """The three parts of a vector."""
        return self.add("SeparateXYZ", {0: vector}).outputs

    def noise(self, vector, scale, detail=3, roughness=0.5, distortion=0):
        values = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.add("TexNoise", values).outputs["Fac"]

    def ramp(self, factor, *stops):
        """Colour by a factor; a stop is (position, (red, green, blue)) in linear light."""
        node = self.add("ValToRGB", {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return node.outputs[0]

    def span(self, value, low, high, first=0.0, last=1.0):
        """Maps low..high to first..last, clamped."""
        return self.add("MapRange", {0: value, 1: low, 2: high, 3: first, 4: last}).outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        def colour(value):
            return (*value, 1) if isinstance(value, tuple) and len(value) == 3 else value

        return self.add("MixRGB", {0: factor, 1: colour(first), 2: colour(second)}, blend_type=blend).outputs[0]

    def bump(self, height, strength=0.3, distance=0.01):
        return self.add("Bump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]

    def shader(self, first, second, factor):
        """Puts a mix of two shaders on the surface."""
        node = self.add("MixShader", {0: factor})
        self.tree.links.new(first.outputs[0], node.inputs[1])
        self.tree.links.new(second.outputs[0], node.inputs[2])
        self.tree.links.new(node.outputs[0], self.tree.nodes["Material Output"].inputs[0])


def material(name, colour=(0.8, 0.8, 0.8), roughness=0.5, specular=0.4, build=None, **inputs):
    """A principled material. `build(graph, put)` adds textures; `put(Base_Color=socket, …)` links them."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    base = tree.nodes["Principled BSDF"]
    base.inputs["Base Color"].default_value = (*colour, 1)
    base.inputs["Roughness"].default_value = roughness
    base.inputs["Specular"].default_value = specular
    for key, value in inputs.items():
        is_colour = isinstance(value, tuple) and len(value) == 3 and key != "Subsurface_Radius"
        base.inputs[key.replace("_", " ")].default_value = (*value, 1) if is_colour else value

    def put(**sockets):
        for key, socket in sockets.items():
            tree.links.new(socket, base.inputs[key.replace("_", " ")])

    if build:
        build(Graph(tree), put)
    return made


def principled(made):
    """The principled node of a material."""
    return made.node_tree.nodes["Principled BSDF"]
