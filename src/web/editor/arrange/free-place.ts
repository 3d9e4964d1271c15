/** Where a new element lies beside those that are there. Data in, the place out. */
import type { Box } from '#core/design/outlines/outline.ts';
import type { PagePoint } from './boxes.ts';

type Size = Pick<Box, 'widthUm' | 'heightUm'>;

/** The middle, below and above it, the sides, the corners: shares of what the room is larger than the element. */
const ninePlaces = [
  [0.5, 0.5],
  [0.5, 1],
  [0.5, 0],
  [0, 0.5],
  [1, 0.5],
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
] as const;
/** Places in a row and in a column of the grid that is searched where all nine are taken. */
const gridSteps = 24;
/** Between an element and the next. */
const gapUm = 1_000;

/** The upper left corner of the first place of nine that meets nothing, else of the place nearest to the middle, else of the one that covers least. */
export function freePlace(room: Box, size: Size, others: readonly Box[]): PagePoint {
  const at = ([x, y]: readonly [number, number]): PagePoint => ({
    xUm: room.xUm + x * Math.max(0, room.widthUm - size.widthUm),
    yUm: room.yUm + y * Math.max(0, room.heightUm - size.heightUm),
  });
  const covered = (place: PagePoint, gap = 0) => others.reduce((sum, other) => sum + commonUm2({ ...place, ...size }, other, gap), 0);
  const nine = ninePlaces.map(at);
  const grid = Array.from({ length: (gridSteps + 1) ** 2 }, (_, index) => {
    const [x, y] = [(index % (gridSteps + 1)) / gridSteps, Math.floor(index / (gridSteps + 1)) / gridSteps];
    return [x, y] as const;
  }).toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  const places = [...nine, ...grid.map(at)];
  const free = places.find((place) => covered(place, gapUm) === 0);
  if (free) return free;
  const byArea = places.map((place) => [covered(place), place] as const);
  const [first = [0, at([0.5, 0.5])] as const] = byArea;
  return byArea.reduce((best, one) => (one[0] < best[0] ? one : best), first)[1];
}

function fromMiddle([x, y]: readonly [number, number]): number {
  return Math.hypot(x - 0.5, y - 0.5);
}

/** Area that two boxes have in common, the second one wider by a gap on all sides; in square micrometres. */
function commonUm2(a: Box, b: Box, gap: number): number {
  const width = Math.min(a.xUm + a.widthUm, b.xUm + b.widthUm + gap) - Math.max(a.xUm, b.xUm - gap);
  const height = Math.min(a.yUm + a.heightUm, b.yUm + b.heightUm + gap) - Math.max(a.yUm, b.yUm - gap);
  return Math.max(0, width) * Math.max(0, height);
}
