/** What a curved print adds to its homography: residuals of u and v on a grid, read bilinearly. */
import type { PackedValues, SceneFacts } from './scene-schema.ts';

export type ResidualGrid = { columns: number; rows: number; step: number; u: Float32Array; v: Float32Array };

/** As Int16 of the largest value. */
export function packValues(values: ArrayLike<number>): PackedValues {
  const largest = Array.from(values).reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const view = new DataView(new ArrayBuffer(values.length * 2));
  for (let at = 0; at < values.length; at += 1) view.setInt16(at * 2, Math.round(((values[at] as number) / largest) * 32_767), true);
  return { scale: largest / 32_767, data: btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join('')) };
}

function unpackValues({ scale, data }: PackedValues, count: number): Float32Array {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  if (bytes.length !== count * 2) throw new Error(`a grid of ${count} points has ${bytes.length} bytes`);
  const view = new DataView(bytes.buffer);
  return Float32Array.from({ length: count }, (_, at) => view.getInt16(at * 2, true) * scale);
}

/** Throws where the values are not as many as the points. */
export function readGrid({ columns, rows, step, u, v }: NonNullable<SceneFacts['surfaces'][number]['grid']>): ResidualGrid {
  const count = columns * rows;
  return { columns, rows, step, u: unpackValues(u, count), v: unpackValues(v, count) };
}

/** Adds the residual at (x, y), pixels from the first point, to `place`: u, v and their slopes by x and y. */
export function addResidual({ columns, rows, step, u, v }: ResidualGrid, x: number, y: number, place: Float64Array): void {
  const column = Math.min(columns - 2, Math.max(0, Math.floor(x / step)));
  const row = Math.min(rows - 2, Math.max(0, Math.floor(y / step)));
  const at = row * columns + column;
  for (let slot = 0; slot < 2; slot += 1)
    addBilinear(slot === 0 ? u : v, at, columns, x / step - column, y / step - row, step, place, slot);
}

/** Slots of `place`: u, v, du/dx, dv/dx, du/dy, dv/dy. */
function addBilinear(
  values: Float32Array,
  at: number,
  columns: number,
  fx: number,
  fy: number,
  step: number,
  place: Float64Array,
  slot: number,
): void {
  const a = values[at] as number;
  const above = (values[at + 1] as number) - a;
  const c = values[at + columns] as number;
  const below = (values[at + columns + 1] as number) - c;
  place[slot] = (place[slot] as number) + (1 - fy) * (a + fx * above) + fy * (c + fx * below);
  place[slot + 2] = (place[slot + 2] as number) + ((1 - fy) * above + fy * below) / step;
  place[slot + 4] = (place[slot + 4] as number) + (c - a + fx * (below - above)) / step;
}
