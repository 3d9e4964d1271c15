/** Paper as it lies: a card, prints, a book, a calendar. Millimetres. */
import type { Mount } from '#core/products/piece.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { type Area, type Drawing, defs, group, type Light, linear, type Prints, path, rect, type Size, shadow } from './drawing.ts';

const white = '#ffffff';

function sizeAt({ sizes }: Prints, at: number): Size {
  return sizes[at] ?? { width: 1, height: 1 };
}

/** How high above the ground a thing of this size seems to lie. */
function lift({ width, height }: Size): number {
  return Math.max(width, height) * 0.018;
}

/** A printed sheet and its shadow; `id` is that of the shadow's filter. */
function lying(prints: Prints, at: number, area: Area, id: string): SvgNode[] {
  return [group({ filter: `url(#${id})` }, prints.paper(at, area, white)), prints.print(at, area)];
}

const foldLight: Light = [
  [0, -0.28],
  [0.35, -0.08],
  [0.6, 0.16],
  [1, 0],
];

/** Bent paper catches light beside its fold. */
function foldShade(fold: 'left' | 'top', { width, height }: Size): SvgNode[] {
  const reach = Math.min(width, height) * 0.06;
  const isLeft = fold === 'left';
  return [
    defs(linear('fold', foldLight, isLeft ? {} : { x1: 0, y1: 0, x2: 0, y2: 1 })),
    rect(isLeft ? { width: reach, height } : { width, height: reach }, { fill: 'url(#fold)' }),
  ];
}

export function sheetDrawing(prints: Prints, fold: 'left' | 'top' | null): Drawing {
  const size = sizeAt(prints, 0);
  const area = { x: 0, y: 0, ...size };
  const under = lift(size) * 0.6;
  // The inner leaf shows a little at the open edges.
  const leaf = fold ? [group({ filter: 'url(#shadow)' }, rect({ ...area, x: under, y: under }, { fill: '#f1eee7' }))] : [];
  return {
    view: area,
    nodes: [defs(shadow('shadow', lift(size))), ...leaf, ...lying(prints, 0, area, 'shadow'), ...(fold ? foldShade(fold, size) : [])],
  };
}

/** Places as shares of the largest print, degrees; the last lies on top. */
const heap = [
  { x: 0.3, y: -0.26, turn: 9 },
  { x: -0.26, y: -0.08, turn: -11 },
  { x: 0.08, y: 0.18, turn: 3 },
] as const;

export function printsDrawing(prints: Prints): Drawing {
  if (prints.sizes.length === 1) return sheetDrawing(prints, null);
  const side = Math.max(...prints.sizes.flatMap(({ width, height }) => [width, height]));
  const order = prints.sizes.map((_, at) => at).reverse();
  const places = heap.slice(heap.length - order.length);
  const nodes = order.flatMap((at, index) => {
    const { width, height } = sizeAt(prints, at);
    const { x, y, turn } = places[index] ?? heap[2];
    const area = { x: -width / 2, y: -height / 2, width, height };
    return group({ transform: `translate(${x * side} ${y * side}) rotate(${turn})` }, ...lying(prints, at, area, 'shadow'));
  });
  const reach = side * 0.86;
  return { view: { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach }, nodes: [defs(shadow('shadow', side * 0.016)), ...nodes] };
}

const jointLight: Light = [
  [0, -0.22],
  [0.3, 0.12],
  [0.55, -0.02],
  [0.68, -0.3],
  [0.82, 0.1],
  [1, 0],
];
const backLight: Light = [
  [0, -0.3],
  [0.5, 0.14],
  [1, 0],
];

/** A closed book that lies on its back: its block shows at the foot and at the fore edge. */
export function bookDrawing(prints: Prints, { isHard, thicknessMm }: { isHard: boolean; thicknessMm: number }): Drawing {
  const { width, height } = sizeAt(prints, 0);
  const deep = Math.max(1.2, Math.min(thicknessMm, width * 0.1) * 0.5);
  const board = isHard ? Math.min(3, deep * 0.4) : 0;
  const area = { x: 0, y: 0, width, height };
  const corners = `M0 0H${width}L${width + deep} ${deep}V${height + deep}H${deep}L0 ${height}Z`;
  const inset = isHard ? 2.4 : 0;
  const block = `M${board} ${height - inset}H${width - inset}V${board}L${width + deep - inset} ${deep}V${height + deep - inset}H${deep}Z`;
  const leaves = Array.from({ length: 4 }, (_, at) => {
    const off = (deep * (at + 1)) / 5;
    return path(`M${off} ${height + off - inset}H${width + off - inset}V${off}`, {
      fill: 'none',
      stroke: '#c9c3b5',
      'stroke-width': deep * 0.07,
    });
  });
  return {
    view: { x: 0, y: 0, width: width + deep, height: height + deep },
    nodes: [
      defs(shadow('shadow', lift(area) + deep * 0.5), linear('joint', isHard ? jointLight : backLight)),
      path(corners, { fill: isHard ? '#8d877c' : '#e4dfd5', filter: 'url(#shadow)' }),
      path(block, { fill: '#f4f1ea' }),
      ...leaves,
      ...lying(prints, 0, area, 'none'),
      rect({ width: Math.min(width * 0.09, 20), height }, { fill: 'url(#joint)' }),
    ],
  };
}

/** Wire loops along an edge, two an inch in every three. */
function wire({ width, height }: Size, edge: 'top' | 'left'): SvgNode[] {
  const long = edge === 'top' ? width : height;
  const step = Math.max(8.5, long / 34);
  const count = Math.floor((long - step) / step);
  const from = (long - (count - 1) * step) / 2;
  return Array.from({ length: count }, (_, at) => {
    const along = from + at * step;
    const [hole, loop] = [5, -4];
    const ring = edge === 'top' ? `M${along} ${hole}V${loop}` : `M${hole} ${along}H${loop}`;
    const square =
      edge === 'top'
        ? { x: along - 1.9, y: hole - 1.9, width: 3.8, height: 3.8 }
        : { x: hole - 1.9, y: along - 1.9, width: 3.8, height: 3.8 };
    return group(
      {},
      rect(square, { fill: '#2b2925' }),
      path(ring, { stroke: '#3a3a3a', 'stroke-width': step * 0.26, 'stroke-linecap': 'round' }),
      path(ring, { stroke: '#d9dadb', 'stroke-width': step * 0.08, 'stroke-linecap': 'round' }),
    );
  });
}

/** A wooden block or foot that the sheets stand in, over their lower edge. */
function stand({ width, height }: Size, mount: 'block' | 'foot'): { nodes: SvgNode[]; heightMm: number } {
  const slot = mount === 'block' ? 12 : 10;
  const heightMm = mount === 'block' ? 26 : 14;
  const over = mount === 'block' ? 0 : width * 0.06;
  const area = { x: -over, y: height - slot, width: width + 2 * over, height: heightMm };
  return {
    heightMm: heightMm - slot,
    nodes: [
      defs(
        linear(
          'wood',
          [
            [0, 0.3],
            [0.12, 0.06],
            [0.8, -0.06],
            [1, -0.24],
          ],
          { x1: 0, y1: 0, x2: 0, y2: 1 },
        ),
      ),
      rect(area, { fill: '#c29a66', rx: 1, filter: 'url(#shadow)' }),
      rect(area, { fill: 'url(#wood)', rx: 1 }),
    ],
  };
}

export function calendarDrawing(prints: Prints, mount: Mount): Drawing {
  const size = sizeAt(prints, 0);
  const area = { x: 0, y: 0, ...size };
  const layer = lift(size) * 0.22;
  const below = [2, 1].map((at) => rect({ ...area, x: at * layer, y: at * layer }, { fill: at === 1 ? '#f6f4ee' : '#e7e3d9' }));
  const standing = mount === 'block' || mount === 'foot' ? stand(size, mount) : null;
  const wired = mount === 'wire-top' ? wire(size, 'top') : mount === 'wire-left' ? wire(size, 'left') : [];
  const [left, top] = [mount === 'wire-left' ? 6 : 0, mount === 'wire-top' ? 6 : 0];
  return {
    view: { x: -left, y: -top, width: size.width + left, height: size.height + top + (standing?.heightMm ?? 0) },
    nodes: [
      defs(shadow('shadow', lift(size))),
      ...(mount === 'hole' ? [] : [group({ filter: 'url(#shadow)' }, ...below)]),
      ...lying(prints, 0, area, 'shadow'),
      ...wired,
      ...(standing?.nodes ?? []),
    ],
  };
}
