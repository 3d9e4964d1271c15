/** Targets of fingers and pointers: hit areas that are grown to the smallest side, and no farther than half the way to the next one. */
import type { Element } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { HitArea } from './hit-areas.ts';

type Sides = { left: number; top: number; right: number; bottom: number };

function sidesOf({ xUm, yUm, widthUm, heightUm }: Box): Sides {
  return { left: xUm, top: yUm, right: xUm + widthUm, bottom: yUm + heightUm };
}

/** How far an area may grow to each side before it meets another one. Areas that lie over each other already are told apart by their rank. */
function roomOf(own: Sides, others: readonly Sides[], most: { x: number; y: number }): Sides {
  const room = { left: most.x, top: most.y, right: most.x, bottom: most.y };
  for (const other of others) {
    const isBeside = other.top < own.bottom + most.y && other.bottom > own.top - most.y;
    const isAbove = other.left < own.right + most.x && other.right > own.left - most.x;
    const gapX = Math.max(other.left - own.right, own.left - other.right);
    const gapY = Math.max(other.top - own.bottom, own.top - other.bottom);
    if (gapX < 0 && gapY < 0) continue;
    if (gapY >= gapX && isAbove) {
      if (other.top >= own.bottom) room.bottom = Math.min(room.bottom, gapY / 2);
      else room.top = Math.min(room.top, gapY / 2);
    } else if (isBeside) {
      if (other.left >= own.right) room.right = Math.min(room.right, gapX / 2);
      else room.left = Math.min(room.left, gapX / 2);
    }
  }
  return room;
}

const known = new WeakMap<Element, Box>();

/** The same object while its numbers stay the same, so that unchanged areas render once. */
function memoized(element: Element, box: Box): Box {
  const last = known.get(element);
  const isSame =
    last?.xUm === box.xUm && last.yUm === box.yUm && last.widthUm === box.widthUm && last.heightUm === box.heightUm ? last : undefined;
  if (isSame) return isSame;
  known.set(element, box);
  return box;
}

/** `leastUm`: the smallest side, on the page. Turned elements grow by themselves, since their sides meet nothing squarely. */
export function targetAreas(areas: readonly HitArea[], leastUm: number): Box[] {
  const sides = areas.map(({ area }) => sidesOf(area));
  return areas.map(({ element, area }, at) => {
    const own = sides[at];
    const most = { x: Math.max(0, (leastUm - area.widthUm) / 2), y: Math.max(0, (leastUm - area.heightUm) / 2) };
    if (!own || (most.x === 0 && most.y === 0)) return area;
    const others = element.rotation === 0 ? sides.filter((_, other) => other !== at && areas[other]?.element.rotation === 0) : [];
    const { left, top, right, bottom } = roomOf(own, others, most);
    return memoized(element, {
      xUm: area.xUm - left,
      yUm: area.yUm - top,
      widthUm: area.widthUm + left + right,
      heightUm: area.heightUm + top + bottom,
    });
  });
}
