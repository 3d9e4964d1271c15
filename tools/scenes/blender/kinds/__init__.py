"""A file a kind of scene: `build(parameters)` makes its objects, light and camera."""
