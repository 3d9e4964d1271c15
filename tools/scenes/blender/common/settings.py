"""Settings of one render, from the JSON behind `--`.

kind        file below kinds/
mode        neutral: white prints, and where each print is; foil: prints of metal; design: prints with pictures, for comparison
out         folder of the passes
width, height, samples, seed
parameters  numbers of the scene, read by its kind
designs     mode design: path of a picture by print surface
"""
import json
import sys

_given = json.loads(sys.argv[sys.argv.index("--") + 1])

kind: str = _given["kind"]
mode: str = _given["mode"]
out: str = _given["out"]
width: int = _given["width"]
height: int = _given["height"]
samples: int = _given["samples"]
seed: int = _given.get("seed", 1)
parameters: dict = _given.get("parameters", {})
designs: dict = _given.get("designs", {})

# Share of light that white paper reflects. The compositor multiplies designs with it.
PAPER = 0.86
