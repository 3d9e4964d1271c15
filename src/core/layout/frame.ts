/** Decorative frames: corners of a fixed size, sides that grow with the box. */
import type { DesignDocument } from '#core/design/document.ts';
import type { FrameElement } from '#core/design/drawn-element.ts';
import { type Box, ellipsePath, polygonPath, rectPath } from '#core/design/outlines/outline.ts';
import { paintOf } from './paint.ts';
import type { Item } from './sheet.ts';

function inset({ xUm, yUm, widthUm, heightUm }: Box, by: number): Box {
  return { xUm: xUm + by, yUm: yUm + by, widthUm: Math.max(1, widthUm - 2 * by), heightUm: Math.max(1, heightUm - 2 * by) };
}

function closed(points: (readonly [number, number])[]): string {
  return `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${Math.round(x)} ${Math.round(y)}`).join(' ')} Z`;
}

/** Corners cut out as squares. */
function notched({ xUm: x, yUm: y, widthUm: w, heightUm: h }: Box, n: number): string {
  const [r, b] = [x + w, y + h];
  return closed([
    [x + n, y],
    [r - n, y],
    [r - n, y + n],
    [r, y + n],
    [r, b - n],
    [r - n, b - n],
    [r - n, b],
    [x + n, b],
    [x + n, b - n],
    [x, b - n],
    [x, y + n],
    [x + n, y + n],
  ]);
}

/** Corners rounded inwards, as on old labels. */
function scalloped({ xUm: x, yUm: y, widthUm: w, heightUm: h }: Box, n: number): string {
  const k = n * 0.5523;
  const [r, b] = [x + w, y + h];
  const parts = [
    'M',
    x + n,
    y,
    'L',
    r - n,
    y,
    'C',
    r - n,
    y + k,
    r - k,
    y + n,
    r,
    y + n,
    'L',
    r,
    b - n,
    'C',
    r - k,
    b - n,
    r - n,
    b - k,
    r - n,
    b,
    'L',
    x + n,
    b,
    'C',
    x + n,
    b - k,
    x + k,
    b - n,
    x,
    b - n,
    'L',
    x,
    y + n,
    'C',
    x + k,
    y + n,
    x + n,
    y + k,
    x + n,
    y,
    'Z',
  ];
  return parts.map((part) => (typeof part === 'number' ? Math.round(part) : part)).join(' ');
}

/** Dots along the box as evenly as whole distances allow, one in every corner. */
function dots(box: Box, size: number, gap: number): string {
  const { xUm, yUm, widthUm, heightUm } = inset(box, size / 2);
  const row = (length: number) => Math.max(1, Math.round(length / gap));
  const [across, down] = [row(widthUm), row(heightUm)];
  const places: [number, number][] = [];
  for (let i = 0; i < across; i += 1)
    places.push([xUm + (widthUm * i) / across, yUm], [xUm + (widthUm * (i + 1)) / across, yUm + heightUm]);
  for (let i = 0; i < down; i += 1) places.push([xUm + widthUm, yUm + (heightUm * i) / down], [xUm, yUm + (heightUm * (i + 1)) / down]);
  return places.map(([x, y]) => ellipsePath({ xUm: x - size / 2, yUm: y - size / 2, widthUm: size, heightUm: size })).join(' ');
}

/** The most dots a frame draws; a longer one has wider gaps. */
const maxDots = 1_200;

/** Lines stay inside the box whatever their width. */
export function frameItems(design: DesignDocument, element: FrameElement): Item[] {
  const { id: of, lineUm, style } = element;
  const paint = paintOf(design, element.ink);
  const outer = inset(element, lineUm / 2);
  const corner = Math.min(Math.max(6 * lineUm, 3_000), element.widthUm / 4, element.heightUm / 4);
  const line = (d: string, widthUm = lineUm): Item => ({ kind: 'stroke', of, d, widthUm: Math.max(1, Math.round(widthUm)), paint });
  const fill = (d: string): Item => ({ kind: 'fill', of, d, paint });
  switch (style) {
    case 'line':
      return [line(rectPath(outer))];
    case 'double':
      return [line(rectPath(outer)), line(rectPath(inset(element, lineUm * 3)), lineUm / 2)];
    case 'notched':
      return [line(notched(outer, corner)), line(notched(inset(outer, lineUm * 2.5), corner), lineUm / 2)];
    case 'scallop':
      return [line(scalloped(outer, corner)), line(scalloped(inset(outer, lineUm * 2.5), corner), lineUm / 2)];
    case 'deco': {
      const inner = inset(outer, corner * 0.45);
      const [cx, cy] = [element.xUm + element.widthUm / 2, element.yUm + element.heightUm / 2];
      const d = corner * 0.9;
      const diamond = (x: number, y: number) => fill(polygonPath({ xUm: x - d / 2, yUm: y - d / 2, widthUm: d, heightUm: d }, 4));
      const [left, top] = [inner.xUm, inner.yUm];
      const [right, bottom] = [left + inner.widthUm, top + inner.heightUm];
      // The two lines cross at the corners; diamonds stand in the middle of the sides.
      const cross = [
        [left, outer.yUm, left, outer.yUm + outer.heightUm],
        [right, outer.yUm, right, outer.yUm + outer.heightUm],
        [outer.xUm, top, outer.xUm + outer.widthUm, top],
        [outer.xUm, bottom, outer.xUm + outer.widthUm, bottom],
      ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => line(`M ${[x1, y1].map(Math.round).join(' ')} L ${[x2, y2].map(Math.round).join(' ')}`));
      return [...cross, diamond(cx, top), diamond(cx, bottom), diamond(left, cy), diamond(right, cy)];
    }
    case 'dots': {
      const gap = Math.max(lineUm * 2.2, (2 * (element.widthUm + element.heightUm)) / maxDots);
      return [fill(dots(element, lineUm, gap))];
    }
  }
}
