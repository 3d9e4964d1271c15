/** Leaves out what is clipped to a place far from the view: the rasteriser of pictures (resvg) aborts the process on it. */
import type { Box } from '#core/design/outlines/outline.ts';
import { mapPath } from '#core/layout/path.ts';
import type { Item } from '#core/layout/sheet.ts';
import { identity, type Matrix, multiply, transformPoint } from '#core/values/matrix.ts';

/** True where the box around the path's points, moved by the matrix, meets the area. */
function meets(d: string, matrix: Matrix, area: Box): boolean {
  let [left, top, right, foot] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  mapPath(d, (x, y) => {
    const [pageX, pageY] = transformPoint(matrix, x, y);
    [left, right] = [Math.min(left, pageX), Math.max(right, pageX)];
    [top, foot] = [Math.min(top, pageY), Math.max(foot, pageY)];
    return [x, y];
  });
  const { xUm, yUm, widthUm, heightUm } = area;
  return left < xUm + widthUm && right > xUm && top < yUm + heightUm && foot > yUm;
}

/** The items that may be seen in the box, or nearer to it than its own width and height. */
export function seenItems(items: readonly Item[], { xUm, yUm, widthUm, heightUm }: Box): Item[] {
  const near = { xUm: xUm - widthUm, yUm: yUm - heightUm, widthUm: 3 * widthUm, heightUm: 3 * heightUm };
  const seen = (list: readonly Item[], matrix: Matrix): Item[] =>
    list.flatMap((item): Item[] => {
      if (item.kind === 'photo') return meets(item.clip, matrix, near) ? [item] : [];
      if (item.kind !== 'group') return [item];
      const inner = item.matrix ? multiply(matrix, item.matrix) : matrix;
      if (item.clip !== null && !meets(item.clip, inner, near)) return [];
      return [{ ...item, items: seen(item.items, inner) }];
    });
  return seen(items, identity);
}
