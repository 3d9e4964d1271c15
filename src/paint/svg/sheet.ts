/** Paints a Sheet as SVG, in micrometres. */

import type { Box } from '#core/design/outlines/outline.ts';
import type { AppliedRefinement } from '#core/design/refinement.ts';
import type { PhotoColours } from '#core/layout/colours/photo-colours.ts';
import { mapPath } from '#core/layout/path.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Item, Paint, PhotoItem, Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { type Matrix, multiply, transformPoint } from '#core/values/matrix.ts';
import { foilGradient } from './foil.ts';
import { glyphNodes, glyphsPath, relativeGlyphsPath } from './glyphs.ts';
import { type SvgNode, svgNode } from './node.ts';
import { seenItems } from './seen.ts';

export type SvgResources = {
  fonts: Pick<FontSet, 'face'>;
  /** Address (or data address) of a picture as it stands upright; null while there is none. `sideUm`: the longer side of the whole picture. */
  photoHref(photoId: string, sideUm: number): string | null;
};

export type SvgOptions = {
  /** What is seen: the trimmed page, the page with its bleed, or one panel of it by id. */
  view: 'trim' | 'bleed' | { panel: string };
  /** Wraps each element's items in a group with `data-element`. */
  elementIds?: boolean;
  /** 'flat' (default) shows foil in its one screen colour, 'ramp' with light on it. */
  foil?: 'flat' | 'ramp';
  /**
   * How letters are written: a run as one path in whole micrometres of the page ('absolute', default) or in relative commands
   * ('relative', quicker to make for windows), or each letter as a path of its own ('apart', quicker to change; never those of foil).
   */
  letters?: 'absolute' | 'relative' | 'apart';
  /** Start of every id, so that several pages can stand in one document. Default: the sheet's id. */
  prefix?: string;
};

type Brush = {
  resources: SvgResources;
  prefix: string;
  letters: NonNullable<SvgOptions['letters']>;
  ramps: Set<Exclude<AppliedRefinement, 'relief'>> | null;
  filters: SvgNode[];
  clips: number;
};

/** Shown where a picture has no address yet. */
const waitingHex = '#e6e2d8';

/** An `svg` node whose view box is in micrometres of the page. Throws Fault 'bad-input' for an unknown panel or font. */
export function paintSheet(sheet: Sheet, resources: SvgResources, options: SvgOptions): SvgNode {
  const prefix = (options.prefix ?? sheet.id).replace(/[^A-Za-z0-9_-]/g, '-');
  const { foil, letters = 'absolute' } = options;
  const brush: Brush = { resources, prefix, letters, ramps: foil === 'ramp' ? new Set() : null, filters: [], clips: 0 };
  const box = viewOf(sheet, options.view);
  const near = seenItems(sheet.items, box);
  const painted = options.elementIds
    ? elementsOf(near).map(([of, items]) => svgNode('g', { 'data-element': of }, paintItems(items, null, brush)))
    : paintItems(near, null, brush);
  const gradients = [...(brush.ramps ?? [])].map((foil) => foilGradient(sheet, foil, `${prefix}-${foil}`));
  const shared = [...gradients, ...brush.filters];
  const defs = shared.length > 0 ? [svgNode('defs', {}, shared)] : [];
  const seen = options.view === 'bleed' || !sheet.cut ? painted : [cutOut(sheet.cut, prefix, painted)];
  const { xUm, yUm, widthUm, heightUm } = box;
  return svgNode('svg', { viewBox: `${xUm} ${yUm} ${widthUm} ${heightUm}` }, [...defs, ...seen]);
}

/** What is seen, in micrometres of the page. */
function viewOf(sheet: Sheet, view: SvgOptions['view']): Box {
  const { widthUm, heightUm, bleedUm } = sheet;
  if (view === 'trim') return { xUm: 0, yUm: 0, widthUm, heightUm };
  if (view === 'bleed') return { xUm: -bleedUm, yUm: -bleedUm, widthUm: widthUm + 2 * bleedUm, heightUm: heightUm + 2 * bleedUm };
  const panel = sheet.panels.find(({ id }) => id === view.panel);
  if (!panel) throw new Fault('bad-input', `unknown panel ${view.panel}`);
  return panel;
}

/** Neighbouring items of the same element, in drawing order. */
function elementsOf(items: Item[]): [of: string, items: Item[]][] {
  const elements: [string, Item[]][] = [];
  for (const item of items) {
    const last = elements.at(-1);
    if (last && last[0] === item.of) last[1].push(item);
    else elements.push([item.of, [item]]);
  }
  return elements;
}

function paintItems(items: Item[], matrix: Matrix | null, brush: Brush): SvgNode[] {
  return items.flatMap((item) => paintItem(item, matrix, brush));
}

/** `matrix` is worked into paths, so that a ramp stays in page space also for turned elements. */
function paintItem(item: Item, matrix: Matrix | null, brush: Brush): SvgNode[] {
  switch (item.kind) {
    case 'fill':
      return [svgNode('path', { d: turned(item.d, matrix), fill: colour(item.paint, brush) })];
    case 'stroke':
      return [
        svgNode('path', { d: turned(item.d, matrix), fill: 'none', stroke: colour(item.paint, brush), 'stroke-width': item.widthUm }),
      ];
    case 'glyphs': {
      const face = brush.resources.fonts.face(item.font);
      if (!face) throw new Fault('bad-input', `unknown font ${item.font}`);
      const fill = colour(item.paint, brush);
      if (brush.letters === 'apart' && !fill.startsWith('url(')) return glyphNodes(item, face, matrix, fill);
      const isRelative = brush.letters === 'relative' && !matrix;
      const d = isRelative ? relativeGlyphsPath(item, face) : turned(glyphsPath(item, face), matrix);
      return d === '' ? [] : [svgNode('path', { d, fill })];
    }
    case 'photo':
      return [clipped(item.clip, matrix, brush, [photoNode(item, matrix, brush)], item.colours)];
    case 'group': {
      const inner = item.matrix ? combined(matrix, item.matrix) : matrix;
      const items = paintItems(item.items, inner, brush);
      const seen = item.clip === null ? items : [clipped(item.clip, inner, brush, items)];
      return item.opacity === undefined ? seen : [svgNode('g', { opacity: item.opacity }, seen)];
    }
  }
}

function photoNode(item: PhotoItem, matrix: Matrix | null, brush: Brush): SvgNode {
  const [a, b, c, d, e, f] = item.matrix;
  const href = brush.resources.photoHref(item.photoId, Math.max(Math.hypot(a, b), Math.hypot(c, d)));
  if (href === null) return svgNode('path', { d: turned(item.clip, matrix), fill: waitingHex });
  const picture = { href, preserveAspectRatio: 'none' };
  if (b !== 0 || c !== 0 || a < 0 || d < 0)
    return svgNode('image', { ...picture, width: 1, height: 1, transform: transformText(combined(matrix, item.matrix)) });
  const place = { ...picture, x: e, y: f, width: a, height: d };
  return svgNode('image', matrix ? { ...place, transform: transformText(matrix) } : place);
}

function clipped(clip: string, matrix: Matrix | null, brush: Brush, children: SvgNode[], colours?: PhotoColours): SvgNode {
  brush.clips += 1;
  const id = `${brush.prefix}-clip-${brush.clips}`;
  const d = turned(clip, matrix);
  const outline = svgNode('clipPath', { id }, [svgNode('path', { d })]);
  const attrs: Record<string, string> = { 'clip-path': `url(#${id})` };
  if (colours) {
    const filterId = `${brush.prefix}-filter-${brush.clips}`;
    brush.filters.push(filterNode(colours, filterId, d));
    attrs.filter = `url(#${filterId})`;
  }
  return svgNode('g', {}, [outline, svgNode('g', attrs, children)]);
}

/** The photo's colours, in the very numbers the print file's pixels go through, over no more than what is seen of the photo. */
function filterNode({ matrix, curve }: PhotoColours, id: string, clip: string): SvgNode {
  const steps: SvgNode[] = [];
  if (matrix) {
    const values = matrix.map(([r, g, b, offset]) => `${r} ${g} ${b} 0 ${offset}`).join(' ');
    steps.push(svgNode('feColorMatrix', { type: 'matrix', values: `${values} 0 0 0 1 0` }));
  }
  if (curve) {
    const table = { type: 'table', tableValues: curve.join(' ') };
    const channels = ['R', 'G', 'B'].map((channel) => svgNode(`feFunc${channel}`, table));
    steps.push(svgNode('feComponentTransfer', {}, channels));
  }
  const region = { filterUnits: 'userSpaceOnUse', ...boundsOf(clip), 'color-interpolation-filters': 'sRGB' };
  return svgNode('filter', { id, ...region }, steps);
}

function boundsOf(d: string): { x: number; y: number; width: number; height: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  mapPath(d, (x, y) => {
    xs.push(x);
    ys.push(y);
    return [x, y];
  });
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Clips to the die's contour: inside the outer contour, outside the holes. */
function cutOut(cut: readonly string[], prefix: string, children: SvgNode[]): SvgNode {
  const id = `${prefix}-cut`;
  const outline = svgNode('clipPath', { id }, [svgNode('path', { d: cut.join(' '), 'clip-rule': 'evenodd' })]);
  return svgNode('g', {}, [outline, svgNode('g', { 'clip-path': `url(#${id})` }, children)]);
}

function colour(paint: Paint, brush: Brush): string {
  if (paint.kind === 'process' || paint.finish === 'relief' || !brush.ramps) return paint.hex;
  brush.ramps.add(paint.finish);
  return `url(#${brush.prefix}-${paint.finish})`;
}

function turned(d: string, matrix: Matrix | null): string {
  return matrix && d !== '' ? mapPath(d, (x, y) => transformPoint(matrix, x, y)) : d;
}

/** `matrix` is null for the page itself. */
function combined(matrix: Matrix | null, inner: Matrix): Matrix {
  return matrix ? multiply(matrix, inner) : inner;
}

function transformText(matrix: Matrix): string {
  return `matrix(${matrix.join(' ')})`;
}
