/** Repairs that move an element: off the trim, a fold, a free area, and back inside a die-cut contour. */
import type { Box } from '#core/design/outlines/outline.ts';
import { freeAreas, meets, roomOf } from '#core/preflight/distance-rules.ts';
import { panelOfItem } from '#core/preflight/finding.ts';
import type { Bounds } from '#core/preflight/outline.ts';
import { moveElementBy, type RepairTarget, resizeTo, scaledElementBox, type Ways } from './about.ts';

function boxIn({ left, top, right, bottom }: Bounds): Box {
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}

/** How far a range moves so that it lies within another one; null when it is longer. */
function shiftInto(from: number, to: number, least: number, most: number): number | null {
  if (to - from > most - least) return null;
  return Math.ceil(Math.max(0, least - from)) - Math.ceil(Math.max(0, to - most));
}

/** The shortest move of the ink into the room; shrunk to it around its middle where it is larger. */
function movedInto(about: RepairTarget, room: Bounds): Ways {
  const { element, ink } = about;
  if (!element || room.right <= room.left || room.bottom <= room.top) return [];
  const x = shiftInto(ink.left, ink.right, room.left, room.right);
  const y = shiftInto(ink.top, ink.bottom, room.top, room.bottom);
  if (x !== null && y !== null) return [moveElementBy(about, x, y)];
  if (element.kind === 'text') return [resizeTo(about, clamped(element, room))];
  const { left, top, right, bottom } = ink;
  const factor = Math.min((room.right - room.left) / (right - left), (room.bottom - room.top) / (bottom - top), 1);
  const smaller = scaledElementBox(element, factor * 0.999);
  const [halfWidth, halfHeight] = [((right - left) / 2) * factor, ((bottom - top) / 2) * factor];
  const middleX = Math.min(Math.max((left + right) / 2, room.left + halfWidth), room.right - halfWidth);
  const middleY = Math.min(Math.max((top + bottom) / 2, room.top + halfHeight), room.bottom - halfHeight);
  const moved = { ...smaller, xUm: smaller.xUm + middleX - (left + right) / 2, yUm: smaller.yUm + middleY - (top + bottom) / 2 };
  return [resizeTo(about, moved)];
}

/** The part of a box that lies in the room, or the room itself where that is too small to hold type. */
function clamped({ xUm, yUm, widthUm, heightUm }: Box, room: Bounds): Box {
  const left = Math.max(xUm, room.left);
  const top = Math.max(yUm, room.top);
  const width = Math.min(xUm + widthUm, room.right) - left;
  const height = Math.min(yUm + heightUm, room.bottom) - top;
  return width > 0 && height > 0 ? { xUm: left, yUm: top, widthUm: width, heightUm: height } : boxIn(room);
}

/** Into the safe area of its panel. */
export function moveIntoSafeArea(about: RepairTarget): Ways {
  const { on, element } = about;
  const panel = element && panelOfItem(on.page, element);
  if (on.page.cut) return towardsMiddle(about);
  return panel ? movedInto(about, roomOf(on.page, panel).edges) : [];
}

/** Shares of the way to the middle of the page that are tried. */
const steps = [0.08, 0.16, 0.24, 0.32, 0.4, 0.5, 0.6, 0.75, 1];

/** A contour has no rectangle to move into: the shortest of these moves that clears the finding is taken. */
function towardsMiddle(about: RepairTarget): Ways {
  const { on, ink } = about;
  const x = on.page.widthUm / 2 - (ink.left + ink.right) / 2;
  const y = on.page.heightUm / 2 - (ink.top + ink.bottom) / 2;
  const moves = steps.flatMap((share) => [
    { x: x * share, y: 0 },
    { x: 0, y: y * share },
    { x: x * share, y: y * share },
  ]);
  return moves
    .filter((move) => Math.hypot(move.x, move.y) >= 1)
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .map((move) => moveElementBy(about, move.x, move.y));
}

/** Off each area that stays free, to its nearest side first. */
export function offFreeAreas(about: RepairTarget): Ways {
  const { on, ink } = about;
  const moves = freeAreas(on.page)
    .filter(({ area }) => meets(ink, area))
    .flatMap(({ area: { xUm, yUm, widthUm, heightUm } }) => [
      { x: Math.floor(xUm - ink.right), y: 0 },
      { x: Math.ceil(xUm + widthUm - ink.left), y: 0 },
      { x: 0, y: Math.floor(yUm - ink.bottom) },
      { x: 0, y: Math.ceil(yUm + heightUm - ink.top) },
    ]);
  return moves.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y)).map(({ x, y }) => moveElementBy(about, x, y));
}

/** 0.1 mm beyond the distance that is asked for, for the rounding of curves. */
const spareUm = 100;

/** A surface close to the trim keeps the safe distance; one that spans the page ends there. */
export function offTrim(about: RepairTarget): Ways {
  const { on, element, ink } = about;
  const { widthUm, heightUm, safeUm } = on.sheet;
  if (!element) return [];
  const room = { left: safeUm, top: safeUm, right: widthUm - safeUm, bottom: heightUm - safeUm };
  const x = shiftInto(ink.left, ink.right, room.left, room.right);
  const y = shiftInto(ink.top, ink.bottom, room.top, room.bottom);
  return x !== null && y !== null ? [moveElementBy(about, x, y)] : [resizeTo(about, clamped(element, room))];
}

/** A plate keeps its distance from the trim and from the folds beside the panel that it lies on. */
export function plateOffEdges(about: RepairTarget): Ways {
  const { on, element, checked } = about;
  const panel = element && panelOfItem(on.page, element);
  if (!panel) return [];
  const reach = checked.limits.refinementEdgeUm + spareUm;
  const { xUm, yUm, widthUm, heightUm } = panel;
  return movedInto(about, { left: xUm + reach, top: yUm + reach, right: xUm + widthUm - reach, bottom: yUm + heightUm - reach });
}
