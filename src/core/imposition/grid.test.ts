/** Pieces in columns and rows: how many fit, how far they are apart, where marks are, and the back of each. */
import { describe, expect, test } from 'vitest';
import { backPosition, onBack } from './back-side.ts';
import { cropMarks } from './crop-marks.ts';
import { type Grid, gridOf } from './grid.ts';
import { bleedBox, overlaps, type PieceSize, type Position, sheetSizes, slugOf } from './sheet-plan.ts';

const sheet = sheetSizes.sra3;
const piece = (widthMm: number, heightMm: number, bleedMm = 3): PieceSize => ({
  widthUm: widthMm * 1_000,
  heightUm: heightMm * 1_000,
  bleedUm: bleedMm * 1_000,
});

function gridFor(size: PieceSize): Grid {
  const grid = gridOf(size, sheet);
  if (!grid) throw new Error('it does not fit');
  return grid;
}

const many: PieceSize[] = [10, 37, 50, 85, 99, 105, 148, 210].flatMap((width) =>
  [10, 40, 70, 90, 110, 142, 148, 210].flatMap((height) => [0, 2, 3, 5].map((bleed) => piece(width, height, bleed))),
);

describe('pieces on an SRA3 sheet', () => {
  test.each([
    ['A6', 105, 148, 6],
    ['DIN long', 210, 99, 4],
    ['square', 148, 148, 4],
    ['folded A6, open', 210, 148, 4],
    ['tent card, open', 85, 110, 9],
    ['insert', 99, 142, 8],
    ['tag', 50, 90, 21],
    ['label', 70, 37, 40],
    ['round label', 40, 40, 54],
  ])('%s: as many as fit in the better direction [E066]', (_, width, height, count) => {
    expect(gridFor(piece(width, height)).positions).toHaveLength(count);
    expect(gridFor(piece(height, width)).positions).toHaveLength(count);
  });

  test('a piece that is larger than the sheet has no place', () => {
    expect(gridOf(piece(330, 200), sheet)).not.toBeNull();
    expect(gridOf(piece(440, 200), sheet)).toBeNull();
    expect(gridOf(piece(320, 320), sheet)).toBeNull();
  });

  test('neighbours are exactly two bleeds apart, and bleeds stay on the sheet and never overlap', () => {
    for (const size of many) {
      const { positions, columns } = gridFor(size);
      const boxes = positions.map(bleedBox);
      expect(boxes.some((box, at) => boxes.slice(at + 1, at + columns + 2).some((other) => overlaps(box, other)))).toBe(false);
      for (const { xUm, yUm, widthUm, heightUm } of boxes) {
        expect(Math.min(xUm, yUm, sheet.widthUm - xUm - widthUm, sheet.heightUm - yUm - heightUm)).toBeGreaterThanOrEqual(sheet.marginUm);
      }
      const [first, second] = positions as [Position, Position | undefined];
      if (second && columns > 1) expect(second.xUm - first.xUm - first.widthUm).toBe(2 * size.bleedUm);
    }
  });
});

describe('crop marks', () => {
  test('every cut has its marks, 5 mm long and 3 mm off, in no bleed and not in the slug [E066]', () => {
    for (const size of many) {
      const { positions, slug } = gridFor(size);
      const marks = cropMarks(positions, 90);
      const boxes = positions.map(bleedBox);
      const strip = slugOf(sheet, slug, positions);
      for (const { x1Um, y1Um, x2Um, y2Um } of marks) {
        const line = { xUm: x1Um, yUm: y1Um, widthUm: Math.max(1, x2Um - x1Um), heightUm: Math.max(1, y2Um - y1Um) };
        expect(Math.max(line.widthUm, line.heightUm)).toBe(5_000);
        expect([...boxes, strip].some((box) => overlaps(line, box))).toBe(false);
        expect(Math.min(line.xUm, line.yUm, sheet.widthUm - x2Um, sheet.heightUm - y2Um)).toBeGreaterThanOrEqual(0);
      }
      const off = Math.max(3_000, size.bleedUm);
      const top = Math.min(...positions.map(({ yUm }) => yUm));
      const left = Math.min(...positions.map(({ xUm }) => xUm));
      for (const x of new Set(positions.flatMap(({ xUm, widthUm }) => [xUm, xUm + widthUm])))
        expect(marks).toContainEqual({ x1Um: x, y1Um: top - off - 5_000, x2Um: x, y2Um: top - off });
      for (const y of new Set(positions.flatMap(({ yUm, heightUm }) => [yUm, yUm + heightUm])))
        expect(marks).toContainEqual({ x1Um: left - off - 5_000, y1Um: y, x2Um: left - off, y2Um: y });
    }
  });

  test('the slug is at least 7 mm deep', () => {
    for (const size of many) {
      const { positions, slug } = gridFor(size);
      const { widthUm, heightUm } = slugOf(sheet, slug, positions);
      expect(Math.min(widthUm, heightUm)).toBeGreaterThanOrEqual(7_000);
    }
  });
});

describe('the back of a sheet', () => {
  /** Where a point of a piece, given in its own directions, lies on the sheet. */
  function pointOf({ xUm, yUm, widthUm, heightUm, turn }: Position, [x, y]: readonly [number, number]): [number, number] {
    if (turn === 0) return [xUm + x, yUm + y];
    if (turn === 90) return [xUm + widthUm - y, yUm + x];
    if (turn === 180) return [xUm + widthUm - x, yUm + heightUm - y];
    return [xUm + y, yUm + heightUm - x];
  }

  test.each(['long', 'short'] as const)('turned about the %s edge, head lies on head and left on right for every piece [E066]', (edge) => {
    for (const size of many) {
      for (const front of gridFor(size).positions) {
        const back = backPosition(front, sheet, edge);
        for (const [x, y] of [
          [0, 0],
          [1_000, 2_000],
          [size.widthUm, 0],
        ] as const) {
          const [frontX, frontY] = pointOf(front, [x, y]);
          const [backX, backY] = pointOf(back, [size.widthUm - x, y]);
          const through = edge === 'long' ? [sheet.widthUm - backX, backY] : [backX, sheet.heightUm - backY];
          expect(through).toEqual([frontX, frontY]);
        }
      }
    }
  });

  test('about the long edge columns change places, about the short edge rows, and an upright piece is turned', () => {
    const { positions, columns, rows } = gridFor(piece(50, 90));
    const at = (column: number, row: number) => positions[row * columns + column] as Position;
    const middle = { widthUm: sheet.widthUm, heightUm: 2 * at(0, 0).yUm + rows * at(0, 0).heightUm + (rows - 1) * 6_000, marginUm: 6_000 };
    expect(onBack(at(0, 1), middle, 'long')).toEqual(at(columns - 1, 1));
    expect(onBack(at(1, 0), middle, 'short')).toEqual(at(1, rows - 1));
    const upright = { ...at(0, 0), turn: 0 as const };
    expect([backPosition(upright, sheet, 'long').turn, backPosition(upright, sheet, 'short').turn]).toEqual([0, 180]);
  });
});
