/** The outline that cuts the photos of a collage. Lengths are micrometres. */

import type { Page } from '#core/design/document.ts';
import { type Box, ellipsePath, heartPath } from '#core/design/outlines/outline.ts';
import { type PathPoint, polygon, readSvgPath, type Subpath } from '#core/values/svg-path.ts';
import type { Collage, CollageShape } from './collage.ts';
import letters from './letters.json' with { type: 'json' };

/** Between two characters, in font units: a little under half a stem. */
const characterGap = 70;

/** Where photos lie: the front of the page without the margin. */
export function collageArea({ panels }: Pick<Page, 'panels'>, { marginUm }: Pick<Collage, 'marginUm'>): Box {
  const front = panels.find(({ id }) => id === 'front') ?? panels[0];
  if (!front) throw new Error('a page without panels');
  return {
    xUm: front.xUm + marginUm,
    yUm: front.yUm + marginUm,
    widthUm: Math.max(1, front.widthUm - 2 * marginUm),
    heightUm: Math.max(1, front.heightUm - 2 * marginUm),
  };
}

/** Settings that may have come together from several ones, with a shape in the mode that has one and in no other: a heart where none is named. */
export function withShapeOfMode({ shape, ...settings }: Collage): Collage {
  return settings.mode === 'shape' ? { ...settings, shape: shape ?? 'heart' } : settings;
}

/** The path of a shape as large as the area allows, in its middle: M, L, C and Z with whole micrometres. */
export function shapePath(shape: CollageShape, area: Box): string {
  if (typeof shape === 'object') return textPath(shape.text, area);
  const { xUm, yUm, widthUm, heightUm } = area;
  const side = Math.min(widthUm, heightUm);
  const box = {
    xUm: xUm + Math.floor((widthUm - side) / 2),
    yUm: yUm + Math.floor((heightUm - side) / 2),
    widthUm: side,
    heightUm: side,
  };
  return shape === 'heart' ? heartPath(box) : ellipsePath(box);
}

/** The path on the page that cuts its photos; null for a page whose photos are not arranged in a shape. */
export function collageOutline(page: Page): string | null {
  const { collage } = page;
  return collage?.shape ? shapePath(collage.shape, collageArea(page, collage)) : null;
}

type Extent = { left: number; right: number; bottom: number; top: number };

function extentOf(paths: readonly Subpath[]): Extent {
  const points = paths.flatMap(polygon);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Throws Error for characters that there are no outlines of: documents hold none. */
function textPath(text: string, area: Box): string {
  const known: Readonly<Record<string, string>> = letters;
  let width = 0;
  const characters = Array.from(text, (character) => {
    const paths = readSvgPath(known[character] ?? '') ?? [];
    if (paths.length === 0) throw new Error(`no outline of ${character}`);
    const extent = extentOf(paths);
    const shift = width - extent.left;
    width += extent.right - extent.left + characterGap;
    return { paths, extent, shift };
  });
  width -= characterGap;
  const top = Math.max(...characters.map(({ extent }) => extent.top));
  const height = top - Math.min(...characters.map(({ extent }) => extent.bottom));
  const scale = Math.min(area.widthUm / width, area.heightUm / height);
  const [x0, y0] = [area.xUm + (area.widthUm - width * scale) / 2, area.yUm + (area.heightUm - height * scale) / 2];
  return characters
    .flatMap(({ paths, shift }) => paths.map((path) => pathText(path, ([x, y]) => [x0 + (x + shift) * scale, y0 + (top - y) * scale])))
    .join(' ');
}

function pathText({ from, segments }: Subpath, onPage: (point: PathPoint) => PathPoint): string {
  const text = (point: PathPoint) => onPage(point).map(Math.round).join(' ');
  const parts = segments.map(({ controls, to }) =>
    controls ? `C ${text(controls[0])} ${text(controls[1])} ${text(to)}` : `L ${text(to)}`,
  );
  return [`M ${text(from)}`, ...parts, 'Z'].join(' ');
}
