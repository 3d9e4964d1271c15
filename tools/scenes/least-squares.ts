/** Least squares by normal equations, for a few unknowns and many rows. */

export type System = { matrix: number[][]; right: number[] };

export function emptySystem(unknowns: number): System {
  return {
    matrix: Array.from({ length: unknowns }, () => new Array<number>(unknowns).fill(0)),
    right: new Array<number>(unknowns).fill(0),
  };
}

/** Wants the sum of `row` times the unknowns to be `value`. */
export function addRow({ matrix, right }: System, row: readonly number[], value: number): void {
  for (const [i, first] of row.entries()) {
    if (first === 0) continue;
    const line = matrix[i] as number[];
    for (const [j, second] of row.entries()) line[j] = (line[j] as number) + first * second;
    right[i] = (right[i] as number) + first * value;
  }
}

/** Solves a linear system by elimination with pivots; changes its argument. Throws where there is no single solution. */
export function solve({ matrix, right }: System): number[] {
  const size = right.length;
  const cell = (row: number, column: number) => (matrix[row] as number[])[column] as number;
  for (let i = 0; i < size; i += 1) {
    let pivot = i;
    for (let row = i + 1; row < size; row += 1) if (Math.abs(cell(row, i)) > Math.abs(cell(pivot, i))) pivot = row;
    [matrix[i], matrix[pivot]] = [matrix[pivot] as number[], matrix[i] as number[]];
    [right[i], right[pivot]] = [right[pivot] as number, right[i] as number];
    if (Math.abs(cell(i, i)) < 1e-14) throw new Error('this system has no single solution');
    for (let row = i + 1; row < size; row += 1) {
      const factor = cell(row, i) / cell(i, i);
      for (let column = i; column < size; column += 1) (matrix[row] as number[])[column] = cell(row, column) - factor * cell(i, column);
      right[row] = (right[row] as number) - factor * (right[i] as number);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] as number;
    for (let column = row + 1; column < size; column += 1) sum -= cell(row, column) * (solution[column] as number);
    solution[row] = sum / cell(row, row);
  }
  return solution;
}
