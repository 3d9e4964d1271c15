/** What the shader is told of a scene: where its prints lie. */
import { type ResidualGrid, readGrid } from '#core/catalogue/scenes/layers/residual-grid.ts';
import type { SceneFacts } from '#core/catalogue/scenes/layers/scene-schema.ts';
import { residualColumns } from './shader.ts';

export type SceneUniforms = {
  /** Prints in the order of their designs. */
  prints: string[];
  /** By surface: its print's place in `prints`. */
  printOf: number[];
  /** By surface; null for flat ones. */
  readGrids: (ResidualGrid | null)[];
  /** By surface: left, top, right, bottom in pixels. */
  boxes: Int32Array;
  /** By surface eight numbers. */
  homographies: Float32Array;
  /** By surface the six terms of `defocusAt`; zeros for one in focus. */
  defocus: Float32Array;
  /** By surface: columns, rows, and its first texel in `residuals`; zeros for flat ones. */
  grids: Int32Array;
  /** By surface: pixels between points. */
  gridSteps: Float32Array;
  /** Residuals of u and v of all grids, as a texture of `residualColumns` columns. */
  residuals: { height: number; values: Float32Array };
};

/** Throws where a grid does not have as many values as points. */
export function sceneUniforms({ surfaces }: Pick<SceneFacts, 'surfaces'>): SceneUniforms {
  const prints = [...new Set(surfaces.map(({ print }) => print))];
  const readGrids = surfaces.map(({ grid }) => (grid ? readGrid(grid) : null));
  const grids = new Int32Array(surfaces.length * 3);
  let points = 0;
  for (const [surface, grid] of readGrids.entries()) {
    if (!grid) continue;
    grids.set([grid.columns, grid.rows, points], surface * 3);
    points += grid.columns * grid.rows;
  }
  const height = Math.max(1, Math.ceil(points / residualColumns));
  const values = new Float32Array(height * residualColumns * 2);
  for (const [surface, grid] of readGrids.entries()) {
    const first = grids[surface * 3 + 2] as number;
    for (let at = 0; grid && at < grid.u.length; at += 1) values.set([grid.u[at] as number, grid.v[at] as number], (first + at) * 2);
  }
  return {
    prints,
    printOf: surfaces.map(({ print }) => prints.indexOf(print)),
    readGrids,
    boxes: Int32Array.from(surfaces.flatMap(({ box }) => box)),
    homographies: Float32Array.from(surfaces.flatMap(({ homography }) => homography)),
    defocus: Float32Array.from(surfaces.flatMap(({ defocus }) => defocus ?? [0, 0, 0, 0, 0, 0])),
    grids,
    gridSteps: Float32Array.from(readGrids, (grid) => grid?.step ?? 1),
    residuals: { height, values },
  };
}
