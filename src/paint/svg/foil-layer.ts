/**
 * A refinement as it lies on the paper: exactly the shapes of its plate, above everything printed, with metal or an embossed edge. Gradients
 * of the class 'plate-light' are moved by `data-travel` micrometres to follow a light. For screens only; without masks and blending,
 * because browsers draw those very slowly on turning paper.
 */

import type { AppliedRefinement } from '#core/design/refinement.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { type SvgNode, svgNode } from './node.ts';
import { paintSheet, type SvgOptions, type SvgResources } from './sheet.ts';

type Metal = { bands: readonly string[]; groove: string };

/** Reflections of a room in each foil, dark, middle and bright in turn: what makes metal of a colour is how hard they meet. */
const metals: Record<Exclude<AppliedRefinement, 'relief'>, Metal> = {
  gold: {
    bands: ['#7a5416', '#a87625', '#d9ae4f', '#f7e3a0', '#fff6d6', '#ecca76', '#b98a30', '#8b611b', '#b07f2a', '#d4a748', '#96691e'],
    groove: '#4a3208',
  },
  rosegold: {
    bands: ['#7d4033', '#a9614f', '#d49080', '#f3c9ba', '#ffeee6', '#e6ab9a', '#b8705d', '#8c4c3d', '#b06a58', '#d08d7b', '#954f40'],
    groove: '#4d231a',
  },
  silver: {
    bands: ['#5d6268', '#868c92', '#b7bcc1', '#e4e7e9', '#ffffff', '#cfd3d6', '#93999f', '#6b7076', '#8b9197', '#b3b8bd', '#72777d'],
    groove: '#2f3338',
  },
};

/** Where the bands lie along the ramp: narrow lights between wide middle tones. */
const places = [0, 0.1, 0.22, 0.3, 0.335, 0.38, 0.5, 0.62, 0.74, 0.88, 1] as const;

/** Items of the sheet that go onto a refinement's plate; groups keep their clips and turns. */
export function refinementItems(items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind === 'photo') return [];
    if (item.kind !== 'group') return item.paint.kind === 'finish' ? [item] : [];
    const inner = refinementItems(item.items);
    return inner.length > 0 ? [{ ...item, items: inner }] : [];
  });
}

/** Items that are printed with process inks or are photos. */
export function printedItems(items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind === 'photo') return [item];
    if (item.kind !== 'group') return item.paint.kind === 'finish' ? [] : [item];
    const inner = printedItems(item.items);
    return inner.length > 0 ? [{ ...item, items: inner }] : [];
  });
}

function firstRefinement(items: readonly Item[]): AppliedRefinement | null {
  for (const item of items) {
    if (item.kind === 'group') {
      const inner = firstRefinement(item.items);
      if (inner) return inner;
    } else if (item.kind !== 'photo' && item.paint.kind === 'finish') return item.paint.finish;
  }
  return null;
}

/**
 * All shapes once more in one paint, moved by micrometres. Colours carry their own alpha and nothing is a group with opacity, a mask, a
 * filter or a `use`: on paper that turns in space browsers put each of those together anew for every picture.
 */
function copy(shapes: readonly SvgNode[], name: string, paint: string, [x, y]: readonly [number, number] = [0, 0]): SvgNode {
  function painted(node: SvgNode): SvgNode {
    const attrs = Object.entries(node.attrs).map(([key, value]): [string, string] => {
      if ((key === 'fill' || key === 'stroke') && value.startsWith('#')) return [key, paint];
      if (key === 'id') return [key, `${value}-${name}`];
      return [key, key === 'clip-path' ? value.replace(')', `-${name})`) : value];
    });
    return { ...node, attrs: Object.fromEntries(attrs), children: node.children.map(painted) };
  }
  const place: Record<string, string> = x === 0 && y === 0 ? {} : { transform: `translate(${x} ${y})` };
  return svgNode('g', { 'data-copy': name, ...place }, shapes.map(painted));
}

type Parts = { defs: SvgNode[]; body: SvgNode[] };

function metalParts(foil: Exclude<AppliedRefinement, 'relief'>, shapes: readonly SvgNode[], sheet: Sheet, prefix: string): Parts {
  const { bands, groove } = metals[foil];
  const { widthUm, heightUm } = sheet;
  const stops = bands.map((colour, at) => svgNode('stop', { offset: places[at] ?? 1, 'stop-color': colour }));
  const span = Math.round(Math.min(widthUm, heightUm) * 0.62);
  const ramp = { x1: 0, y1: 0, x2: span, y2: Math.round(span * 0.52), spreadMethod: 'reflect' };
  // A wide soft light across the bands: the window itself.
  const glint = { x1: 0, y1: heightUm, x2: widthUm, y2: Math.round(heightUm * 0.45) };
  const glow = [0.34, 0.47, 0.52, 0.66].map((offset, at) =>
    svgNode('stop', { offset, 'stop-color': '#fff', 'stop-opacity': at === 0 || at === 3 ? 0 : 0.24 }),
  );
  const light = { gradientUnits: 'userSpaceOnUse', class: 'plate-light' };
  return {
    defs: [
      svgNode('linearGradient', { id: `${prefix}-ramp`, ...light, ...ramp, 'data-travel': Math.round(span * 0.34) }, stops),
      svgNode('linearGradient', { id: `${prefix}-glint`, ...light, ...glint, 'data-travel': Math.round(widthUm * -0.3) }, glow),
    ],
    body: [
      // Foil is pressed into the paper: beside it the paper rises into the light, its own upper left edge lies in shade.
      copy(shapes, 'rim', '#ffffffb3', [45, 60]),
      copy(shapes, 'groove', `${groove}8c`, [-28, -36]),
      copy(shapes, 'metal', `url(#${prefix}-ramp)`),
      copy(shapes, 'glint', `url(#${prefix}-glint)`),
    ],
  };
}

/** Steps of the soft shade beside embossed shapes, in micrometres, the furthest and faintest first. */
const shade = [260, 200, 140, 80] as const;
const shine = [230, 160, 90] as const;

/** Blind embossing: the paper itself stands up. Light and shade fall beside the shapes; their top has the colour of the ground. */
function reliefParts(shapes: readonly SvgNode[], ground: string): Parts {
  return {
    defs: [],
    body: [
      ...shade.map((um) => copy(shapes, `shade-${um}`, '#3b3a3f1f', [um * 0.75, um])),
      ...shine.map((um) => copy(shapes, `shine-${um}`, '#ffffff80', [um * -0.75, -um])),
      copy(shapes, 'metal', ground),
    ],
  };
}

/** Screen colour of the page's ground; `paper` where nothing is printed. */
function groundOf(sheet: Sheet, paper: string): string {
  const ground = sheet.items.find((item) => item.kind === 'fill' && item.of === 'background');
  return ground?.kind === 'fill' ? ground.paint.hex : paper;
}

/**
 * The refinement of a sheet as an `svg` of its own, to lie above the printed one; null for a sheet without one. `paper` is the
 * colour of the bare sheet. Throws as `paintSheet`.
 */
export function paintFoil(
  sheet: Sheet,
  resources: SvgResources,
  { view, prefix, paper }: { view: SvgOptions['view']; prefix: string; paper: string },
): SvgNode | null {
  const items = refinementItems(sheet.items);
  const refinement = firstRefinement(items);
  if (!refinement) return null;
  const id = prefix.replace(/[^A-Za-z0-9_-]/g, '-');
  const flat = paintSheet({ ...sheet, items }, resources, { view, foil: 'flat', prefix: id });
  const { defs, body } =
    refinement === 'relief' ? reliefParts(flat.children, groundOf(sheet, paper)) : metalParts(refinement, flat.children, sheet, id);
  return svgNode('svg', { ...flat.attrs, class: `plate plate-${refinement}` }, [svgNode('defs', {}, defs), ...body]);
}
