"""What the kinds of scenes share: node graphs, materials, shapes, plants, light, print surfaces and passes."""
