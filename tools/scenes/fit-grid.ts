/** Fits a smooth grid to residuals: bilinear splines by conjugate gradients, with second differences as the penalty. */

/** Pixels from the grid's first point, and the residuals of u and v there. */
export type Residual = { x: number; y: number; du: number; dv: number };
export type FittedGrid = { columns: number; rows: number; step: number; u: Float64Array; v: Float64Array };

const maxRounds = 220;
const enough = 1e-18;

type Cells = { columns: number; rows: number; first: Int32Array; weights: Float32Array };

/** The four points around each residual and their weights. */
function cellsOf(residuals: readonly Residual[], columns: number, rows: number, step: number): Cells {
  const first = new Int32Array(residuals.length);
  const weights = new Float32Array(residuals.length * 4);
  for (const [at, { x, y }] of residuals.entries()) {
    const column = Math.min(columns - 2, Math.floor(x / step));
    const row = Math.min(rows - 2, Math.floor(y / step));
    const [fx, fy] = [x / step - column, y / step - row];
    first[at] = row * columns + column;
    weights.set([(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy], at * 4);
  }
  return { columns, rows, first, weights };
}

function corners(columns: number): readonly [number, number, number, number] {
  return [0, 1, columns, columns + 1];
}

/** Weights transposed times weights, plus the penalty, times `values`. */
function product({ columns, rows, first, weights }: Cells, values: Float64Array, stiffness: number): Float64Array {
  const made = new Float64Array(values.length);
  const around = corners(columns);
  for (let at = 0; at < first.length; at += 1) {
    const point = first[at] as number;
    let sum = 0;
    for (let corner = 0; corner < 4; corner += 1)
      sum += (weights[at * 4 + corner] as number) * (values[point + (around[corner] as number)] as number);
    for (let corner = 0; corner < 4; corner += 1) {
      const slot = point + (around[corner] as number);
      made[slot] = (made[slot] as number) + (weights[at * 4 + corner] as number) * sum;
    }
  }
  const bend = (one: number, middle: number, two: number) => {
    const force = stiffness * ((values[one] as number) - 2 * (values[middle] as number) + (values[two] as number));
    made[one] = (made[one] as number) + force;
    made[middle] = (made[middle] as number) - 2 * force;
    made[two] = (made[two] as number) + force;
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 1; column < columns - 1; column += 1)
      bend(row * columns + column - 1, row * columns + column, row * columns + column + 1);
  for (let row = 1; row < rows - 1; row += 1)
    for (let column = 0; column < columns; column += 1)
      bend((row - 1) * columns + column, row * columns + column, (row + 1) * columns + column);
  return made;
}

function dot(one: Float64Array, two: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * (two[at] as number), 0);
}

function conjugateGradients(cells: Cells, target: Float64Array, stiffness: number): Float64Array {
  const solution = new Float64Array(target.length);
  const rest = target.slice();
  const direction = rest.slice();
  let size = dot(rest, rest);
  for (let round = 0; round < maxRounds && size > enough; round += 1) {
    const forward = product(cells, direction, stiffness);
    const length = size / dot(direction, forward);
    for (let at = 0; at < solution.length; at += 1) {
      solution[at] = (solution[at] as number) + length * (direction[at] as number);
      rest[at] = (rest[at] as number) - length * (forward[at] as number);
    }
    const next = dot(rest, rest);
    for (let at = 0; at < direction.length; at += 1) direction[at] = (rest[at] as number) + (next / size) * (direction[at] as number);
    size = next;
  }
  return solution;
}

/** `width` and `height` of the area in pixels; `stiffness` is that of the penalty. */
export function fitGrid(residuals: readonly Residual[], width: number, height: number, step: number, stiffness: number): FittedGrid {
  const columns = Math.max(2, Math.ceil(width / step) + 1);
  const rows = Math.max(2, Math.ceil(height / step) + 1);
  const cells = cellsOf(residuals, columns, rows, step);
  const around = corners(columns);
  const solved = (value: (residual: Residual) => number) => {
    const target = new Float64Array(columns * rows);
    for (const [at, residual] of residuals.entries()) {
      for (let corner = 0; corner < 4; corner += 1) {
        const slot = (cells.first[at] as number) + (around[corner] as number);
        target[slot] = (target[slot] as number) + (cells.weights[at * 4 + corner] as number) * value(residual);
      }
    }
    return conjugateGradients(cells, target, stiffness);
  };
  return { columns, rows, step, u: solved(({ du }) => du), v: solved(({ dv }) => dv) };
}
