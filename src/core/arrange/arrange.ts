/** Arranges photos on an area: as a grid, scattered, or in an outline. Pure: the same input gives the same bytes in every engine. */
import type { Box } from '#core/design/outlines/outline.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { random } from '#core/values/numbers/random.ts';
import type { ArrangedPhoto, ArrangeInput, Arrangement, Cell, Effort } from './arrangement.ts';
import { maxPhotosFor } from './capacity.ts';
import { fillAround, type PlacedPhoto, type Placement } from './fill-around.ts';
import { fillFrame } from './fill-frame.ts';
import { fillShape, visibleShare } from './fill-shape.ts';
import { type ArrangementOutline, filledShare, readOutline } from './outline.ts';
import { scatter } from './scatter.ts';
import { rotatedFor, variantOf } from './variants.ts';

/** Cells at the edge of an outline are clipped: it holds as many photos as a rectangle whose sides are shorter by this factor. */
const clippedSide = 0.9;
/** Shares of locked scattered photos that no other one may take: the first at which they do not overlap. */
const lockedShares = [1, 0.8, 0.6, 0.4];
/** Longest side of an area. */
const maxSideUm = 5_000_000;

function refuse(key: string, values: { max?: number } = {}): Fault {
  return new Fault('bad-input', key, { text: message(key, values) });
}

function isLength(value: number, min: number): boolean {
  return Number.isInteger(value) && value >= min && value <= maxSideUm;
}

function checkNumbers({ photos, widthUm, heightUm, gapUm, seed }: ArrangeInput): void {
  const areNumbers =
    isLength(widthUm, 1) &&
    isLength(heightUm, 1) &&
    isLength(gapUm, 0) &&
    Number.isSafeInteger(seed) &&
    seed >= 0 &&
    photos.every(({ ratio }) => ratio >= 1e-3 && ratio <= 1e3);
  if (!areNumbers) throw new Fault('bad-input', 'sides, gap, seed or a ratio of an arrangement is no number of its range');
}

/** Throws Fault 'bad-input' for an outline that is none or leaves the area. */
function outlineOf(path: string, area: { widthUm: number; heightUm: number }): ArrangementOutline {
  const outline = readOutline(path);
  const { xUm, yUm, widthUm, heightUm } = outline.bounds;
  const isInside = xUm >= 0 && yUm >= 0 && xUm + widthUm <= area.widthUm && yUm + heightUm <= area.heightUm;
  if (!isInside) throw new Fault('bad-input', 'an outline that leaves its area');
  return outline;
}

/** The most photos of an arrangement of this kind: their cells keep 25 mm on the shorter side, before an outline clips them. */
export function maxPhotosOf({ widthUm, heightUm, gapUm, mode, outline: path }: Omit<ArrangeInput, 'photos' | 'seed'>): number {
  if (mode !== 'shape' || path === undefined) return maxPhotosFor(widthUm, heightUm, gapUm);
  const outline = outlineOf(path, { widthUm, heightUm });
  const side = clippedSide * Math.sqrt(filledShare(outline));
  return maxPhotosFor(Math.round(outline.bounds.widthUm * side), Math.round(outline.bounds.heightUm * side), gapUm);
}

/** The photos without those of locked cells, in order. */
function freePhotos(photos: readonly ArrangedPhoto[], locked: readonly Cell[]): ArrangedPhoto[] {
  const left = [...photos];
  for (const { photo } of locked) {
    const at = left.findIndex(({ id }) => id === photo);
    if (at < 0) throw new Fault('bad-input', 'a locked cell holds a photo that is not arranged');
    left.splice(at, 1);
  }
  return left;
}

function cellOf({ photo, box, crop, isWhole, area }: PlacedPhoto): Cell {
  return { photo: photo.id, ...box, crop, isWhole, area };
}

function frameOf({ widthUm, heightUm }: ArrangeInput): Box {
  return { xUm: 0, yUm: 0, widthUm, heightUm };
}

/** The middle of a box. */
function shrunk({ xUm, yUm, widthUm, heightUm }: Box, share: number): Box {
  const [width, height] = [Math.ceil(widthUm * share), Math.ceil(heightUm * share)];
  return { xUm: xUm + Math.floor((widthUm - width) / 2), yUm: yUm + Math.floor((heightUm - height) / 2), widthUm: width, heightUm: height };
}

/** Photos with their areas in the whole frame or around the locked cells. */
function gridPlacements(input: ArrangeInput, effort: Effort): Placement[] {
  const { photos, gapUm, seed, locked = [], mode } = input;
  const frame = frameOf(input);
  const options = { gapUm, effort };
  if (locked.length > 0) {
    const left = freePhotos(photos, locked);
    for (const share of mode === 'free' ? lockedShares : [1]) {
      const areas = locked.map(({ area }) => shrunk(area, share));
      const placements = fillAround(left, areas, frame, seed, { ...options, canBeSmall: true });
      if (placements) return placements;
    }
    throw refuse('collage.locked.crowded');
  }
  const ordered = rotatedFor(photos, seed);
  const chosen = variantOf(fillFrame(ordered, frame, options), seed, frame);
  if (!chosen) throw refuse('collage.area.too-small');
  return chosen.cells.map((cell, at) => ({ ...cell, photo: ordered[at] as ArrangedPhoto }));
}

function grid(input: ArrangeInput, effort: Effort): Cell[] {
  return gridPlacements(input, effort).map((one) => ('locked' in one ? (input.locked?.[one.locked] as Cell) : cellOf(one)));
}

function free(input: ArrangeInput, effort: Effort): Cell[] {
  const placements = gridPlacements(input, effort);
  const placed = placements.flatMap((one) => ('locked' in one ? [] : [one]));
  const turned = scatter(placed, frameOf(input), random(input.seed));
  const cells = new Map<Placement, Cell>();
  for (const [at, { box, tilt }] of turned.entries()) {
    const one = placed[at] as PlacedPhoto;
    cells.set(one, { ...cellOf({ ...one, box, isWhole: true }), crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, tilt });
  }
  return placements.map((one) => ('locked' in one ? input.locked?.[one.locked] : cells.get(one)) as Cell);
}

function inShape(input: ArrangeInput, outline: ArrangementOutline): Cell[] {
  const { photos, gapUm, seed, locked = [] } = input;
  const left = freePhotos(photos, locked);
  if (left.length === 0) return [...locked];
  // An outline has few good rows for an order: each variant has its own order.
  const ordered = rotatedFor(left, seed, 1);
  const areas = locked.map(({ area }) => area);
  const chosen = fillShape(ordered, outline, areas, gapUm);
  if (!chosen) throw refuse(locked.length > 0 ? 'collage.locked.crowded' : 'collage.area.too-small');
  const cells = chosen.cells.map((cell, at) => ({
    ...cellOf({ ...cell, photo: ordered[at] as ArrangedPhoto }),
    visible: visibleShare(outline, cell.area),
  }));
  return [...cells, ...locked].sort((a, b) => a.area.yUm - b.area.yUm || a.area.xUm - b.area.xUm);
}

/**
 * Throws Fault 'bad-input' with a text for visitors where there are no photos, more than `maxPhotosOf`, or no room beside locked cells, and
 * without one for numbers out of range and locked cells of unknown photos. Locked cells come back as they are. Beside them, cells can be
 * smaller than 25 mm, and rectangles too narrow for a photo stay white.
 */
export function arrange(input: ArrangeInput, { effort = 'best' }: { effort?: Effort } = {}): Arrangement {
  checkNumbers(input);
  const { photos, mode, outline } = input;
  if (photos.length === 0) throw refuse('collage.photos.none');
  if (mode === 'shape' && outline === undefined) throw new Fault('bad-input', 'an arrangement in an outline without one');
  const max = maxPhotosOf(input);
  if (max === 0) throw refuse('collage.area.too-small');
  if (photos.length > max) throw refuse('collage.photos.too-many', { max });
  if (mode === 'shape' && outline !== undefined) return { cells: inShape(input, outlineOf(outline, input)) };
  return { cells: mode === 'free' ? free(input, effort) : grid(input, effort) };
}
