"""Renders the scene into one multilayer EXR: picture, light, gloss, guides of the filter, and where each print is."""
import json
import os

import bpy

from . import settings
from .prints import surfaces

LIGHT_PASSES = {
    "diffuse_direct": "DiffDir",
    "diffuse_indirect": "DiffInd",
    "diffuse_color": "DiffCol",
    "glossy_direct": "GlossDir",
    "glossy_indirect": "GlossInd",
    "glossy_color": "GlossCol",
}
GUIDES = {"normal": "Denoising Normal", "albedo": "Denoising Albedo", "depth": "Denoising Depth"}


def _sampling(scene):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples, cycles.seed = settings.samples, settings.seed
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 5, 8
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    # This build has no denoiser; tools/scenes/filter.ts stands in for it.
    cycles.use_denoising = False
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.resolution_x, scene.render.resolution_y = settings.width, settings.height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Standard"


def _layers(scene):
    """Names of the EXR's layers with the sockets that fill them."""
    view = scene.view_layers[0]
    view.cycles.denoising_store_passes = True
    for name in LIGHT_PASSES:
        setattr(view, "use_pass_" + name, True)
    for key in surfaces:
        aov = view.aovs.add()
        aov.name, aov.type = "uv_" + key, "COLOR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers").outputs
    layers = {"combined": source["Image"]}
    layers.update({name: source[socket] for name, socket in {**LIGHT_PASSES, **GUIDES}.items()})
    layers.update({"uv_" + key: source["uv_" + key] for key in surfaces})
    return tree, layers


def render():
    scene = bpy.context.scene
    _sampling(scene)
    tree, layers = _layers(scene)
    tree.links.new(layers["combined"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    file = tree.nodes.new("CompositorNodeOutputFile")
    file.base_path = os.path.join(settings.out, settings.mode + "_")
    file.format.file_format, file.format.color_depth, file.format.exr_codec = "OPEN_EXR_MULTILAYER", "32", "ZIP"
    file.layer_slots.clear()
    for name, socket in layers.items():
        file.layer_slots.new(name)
        tree.links.new(socket, file.inputs[name])
    os.makedirs(settings.out, exist_ok=True)
    lens = scene.camera.data
    facts = {
        "lens": lens.lens,
        "fstop": lens.dof.aperture_fstop if lens.dof.use_dof else 0,
        "focus": lens.dof.focus_distance,
        "surfaces": surfaces,
    }
    with open(os.path.join(settings.out, settings.mode + ".json"), "w") as written:
        json.dump(facts, written)
    bpy.ops.render.render(write_still=False)
