/** Photos of a collage within the outline of its shape. */

import { isCell } from '#core/design/collage/cells.ts';
import { collageOutline } from '#core/design/collage/outline.ts';
import type { Element, Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { type PathPoint, pathContains, polygon, readSvgPath } from '#core/values/svg-path.ts';
import type { Item } from './sheet.ts';

/** What comes nearer to the outline is cut by it: curves are looked at as polygons. */
const nearUm = 1_000;

/** Whether a box lies in an outline and nowhere near it. */
function isWellInside({ xUm, yUm, widthUm, heightUm }: Box, outline: string): boolean {
  const paths = readSvgPath(outline) ?? [];
  const [left, top, right, bottom] = [xUm - nearUm, yUm - nearUm, xUm + widthUm + nearUm, yUm + heightUm + nearUm];
  const isNear = ([ax, ay]: PathPoint, [bx, by]: PathPoint) =>
    Math.min(ax, bx) < right && Math.max(ax, bx) > left && Math.min(ay, by) < bottom && Math.max(ay, by) > top;
  const isCrossed = paths
    .map(polygon)
    .some((corners) => corners.some((corner, at) => isNear(corner, corners[(at + 1) % corners.length] ?? corner)));
  return !isCrossed && pathContains(paths, [xUm + widthUm / 2, yUm + heightUm / 2]);
}

/**
 * The items of an element, cut by the outline that its page arranges photos in. Elements that are not arranged, and photos in the middle of
 * the outline, stay as they are.
 */
export function clipToShape(page: Page, element: Element, items: Item[]): Item[] {
  const outline = isCell(element.id) ? collageOutline(page) : null;
  if (outline === null || (element.kind === 'photo' && element.rotation === 0 && isWellInside(element, outline))) return items;
  const [item, ...others] = items;
  // The photo has the outline and the group around it the cell, so that a painter makes no more of the outline than lies in the cell.
  if (item?.kind === 'photo' && others.length === 0)
    return [{ kind: 'group', of: element.id, clip: item.clip, matrix: null, items: [{ ...item, clip: outline }] }];
  return [{ kind: 'group', of: element.id, clip: outline, matrix: null, items }];
}
