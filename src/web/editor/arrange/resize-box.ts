/** Boxes resized by a handle: the opposite side or corner stays where it is, on turned boxes too. */
import type { Box } from '#core/design/outlines/outline.ts';
import { middleOf, type PagePoint, type TurnedBox, turnSpot } from './boxes.ts';

export const sides = ['n', 'e', 's', 'w'] as const;
export const corners = ['ne', 'sw', 'nw', 'se'] as const;
export type Corner = (typeof corners)[number];
export type ResizeHandle = Corner | (typeof sides)[number];

/** Smallest side of a box: 2 mm can still be taken hold of. */
export const minSideUm = 2_000;

/** The way a handle faces: 1 to the right or down, -1 to the left or up, 0 along the side. */
export function directionOf(handle: ResizeHandle): { x: -1 | 0 | 1; y: -1 | 0 | 1 } {
  return {
    x: handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0,
    y: handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0,
  };
}

export function isCorner(handle: ResizeHandle): handle is Corner {
  return handle.length === 2;
}

type Options = {
  keepsRatio: boolean;
  /** The box never leaves it; upright boxes only. */
  within?: Box | undefined;
  minUm?: number;
};

/** The box after its handle was dragged by a distance on the page. */
export function resizeBox(box: TurnedBox, handle: ResizeHandle, by: PagePoint, { keepsRatio, within, minUm = minSideUm }: Options): Box {
  const { widthUm: width, heightUm: height, rotation } = box;
  const local = turnSpot(by, { xUm: 0, yUm: 0 }, -rotation);
  const direction = directionOf(handle);
  const wanted = { width: width + direction.x * local.xUm, height: height + direction.y * local.yUm };
  const room = roomOf(box, handle, within);
  if (keepsRatio && isCorner(handle)) {
    const along = (wanted.width * width + wanted.height * height) / (width * width + height * height);
    const least = Math.min(1, minUm / Math.min(width, height));
    const factor = Math.min(room.width / width, room.height / height, Math.max(least, along));
    return grown(box, handle, width * factor, height * factor);
  }
  const clamp = (value: number, now: number, most: number) => Math.min(most, Math.max(Math.min(now, minUm), value));
  return grown(box, handle, clamp(wanted.width, width, room.width), clamp(wanted.height, height, room.height));
}

/** The box with another size; what lies opposite the handle stays. */
function grown(box: TurnedBox, handle: ResizeHandle, width: number, height: number): Box {
  const widthUm = Math.round(width);
  const heightUm = Math.round(height);
  const { x, y } = directionOf(handle);
  const middle = middleOf(box);
  const shift = { xUm: ((widthUm - box.widthUm) / 2) * x, yUm: ((heightUm - box.heightUm) / 2) * y };
  const turned = turnSpot(shift, { xUm: 0, yUm: 0 }, box.rotation);
  return {
    xUm: Math.round(middle.xUm + turned.xUm - widthUm / 2),
    yUm: Math.round(middle.yUm + turned.yUm - heightUm / 2),
    widthUm,
    heightUm,
  };
}

function roomOf(box: TurnedBox, handle: ResizeHandle, within: Box | undefined): { width: number; height: number } {
  if (!within || box.rotation !== 0) return { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const { x, y } = directionOf(handle);
  return {
    width: x < 0 ? box.xUm + box.widthUm - within.xUm : within.xUm + within.widthUm - box.xUm,
    height: y < 0 ? box.yUm + box.heightUm - within.yUm : within.yUm + within.heightUm - box.yUm,
  };
}

/** A box scaled about a spot of the page; a turned one keeps its angle. */
export function scaleBox(box: Box, about: PagePoint, factor: number): Box {
  const middle = middleOf(box);
  const widthUm = Math.max(1, Math.round(box.widthUm * factor));
  const heightUm = Math.max(1, Math.round(box.heightUm * factor));
  const x = about.xUm + (middle.xUm - about.xUm) * factor;
  const y = about.yUm + (middle.yUm - about.yUm) * factor;
  return { xUm: Math.round(x - widthUm / 2), yUm: Math.round(y - heightUm / 2), widthUm, heightUm };
}

/** The corner that stays while another one is dragged. */
export function anchorOf({ xUm, yUm, widthUm, heightUm }: Box, handle: ResizeHandle): PagePoint {
  const { x, y } = directionOf(handle);
  return { xUm: x > 0 ? xUm : xUm + widthUm, yUm: y > 0 ? yUm : yUm + heightUm };
}
