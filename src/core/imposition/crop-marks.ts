/** Crop marks: lines that say where a sheet is cut, outside every bleed. */
import { bleedBox, cropMarkUm, markStartUm, overlaps, type Position, type Rectangle } from './sheet-plan.ts';

export type CropMark = { x1Um: number; y1Um: number; x2Um: number; y2Um: number };

/** Both ends of the four trim edges. */
function marksOf({ xUm, yUm, widthUm, heightUm, bleedUm }: Position): CropMark[] {
  const from = markStartUm(bleedUm);
  const to = from + cropMarkUm.length;
  const [right, bottom] = [xUm + widthUm, yUm + heightUm];
  return [
    ...[xUm, right].flatMap((x) => [
      { x1Um: x, y1Um: yUm - to, x2Um: x, y2Um: yUm - from },
      { x1Um: x, y1Um: bottom + from, x2Um: x, y2Um: bottom + to },
    ]),
    ...[yUm, bottom].flatMap((y) => [
      { x1Um: xUm - to, y1Um: y, x2Um: xUm - from, y2Um: y },
      { x1Um: right + from, y1Um: y, x2Um: right + to, y2Um: y },
    ]),
  ];
}

/** What the line of a mark covers. */
function areaOf({ x1Um, y1Um, x2Um, y2Um }: CropMark, lineUm: number): Rectangle {
  const half = lineUm / 2;
  return x1Um === x2Um
    ? { xUm: x1Um - half, yUm: y1Um, widthUm: lineUm, heightUm: y2Um - y1Um }
    : { xUm: x1Um, yUm: y1Um - half, widthUm: x2Um - x1Um, heightUm: lineUm };
}

/** The marks of all pieces that lie in no bleed box, each once. */
export function cropMarks(positions: readonly Position[], lineUm: number): CropMark[] {
  const boxes = positions.map(bleedBox);
  const free = positions.flatMap(marksOf).filter((mark) => !boxes.some((box) => overlaps(areaOf(mark, lineUm), box)));
  return [...new Map(free.map((mark) => [Object.values(mark).join(' '), mark])).values()];
}
