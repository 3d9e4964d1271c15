/** A hanging template as PDF in full size: an overview, then tiles of A4 with outlines, points and a line to measure. Pure: facts in, PDF out. */
import { ellipsePath, rectPath } from '#core/design/outlines/outline.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { GroupItem, Item, Paint } from '#core/layout/sheet.ts';
import { black, millimetres, paperSheet, points, ruleItem, setBlock, type TextBlock } from '#core/layout/text-block.ts';
import { crossMm, shownMm, type Template, type TemplatePiece, type TemplateTile, tileMm } from '#core/wall/template.ts';
import { paintProof } from '#paint/pdf/paint-pdf.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';

/** Everything that is written, as its reader reads it. */
export type TemplateWords = {
  title: string;
  /** How it is printed and used, a paragraph each. */
  how: readonly string[];
  /** Beside the line of 100 mm. */
  control: string;
  /** One for each piece: its name, and where its points are. */
  pieces: readonly { name: string; points: string }[];
  /** Names of the neighbours: "weiter mit A2". */
  next: Readonly<Record<string, string>>;
  /** ISO time of creation and language tag, as the file says them. */
  createdAt: string;
  language: string;
};

const { margin } = tileMm;
const paper = { widthUm: millimetres(tileMm.widthMm), heightUm: millimetres(tileMm.heightMm) };
const grey: Paint = { kind: 'process', c: 0, m: 0, y: 5, k: 60, hex: '#77746e' };
const pale: Paint = { kind: 'process', c: 0, m: 2, y: 5, k: 28, hex: '#bdb9b1' };
export const controlMm = 100;

/** A box in millimetres and a size in points; `height` and `least` for a text that shrinks. */
type Block = Pick<TextBlock, 'align' | 'paint'> & {
  font?: string;
  x: number;
  y: number;
  width: number;
  height?: number;
  size: number;
  least?: number;
};

/** What sets a text; `heightMm` is that of its lines. */
type Setter = (words: string, block: Block) => { items: Item[]; heightMm: number };

function setterOf(fonts: FontSet): Setter {
  return (words, { font = 'jost', x, y, width, height, size, least = size, align = 'left', paint = black }) => {
    const box = { xUm: millimetres(x), yUm: millimetres(y), widthUm: millimetres(width) };
    const limit = height === undefined ? {} : { heightUm: millimetres(height) };
    const style = { font, sizeUm: points(size), minSizeUm: points(least) };
    const { items, heightUm } = setBlock({ ...box, ...limit, ...style, text: words, align, paint }, fonts);
    return { items, heightMm: heightUm / 1_000 };
  };
}

/** A straight line between two points in millimetres. */
function lineMm(from: readonly [number, number], to: readonly [number, number], widthMm: number, paint: Paint = black): Item {
  return ruleItem([from[0] * 1_000, from[1] * 1_000], [to[0] * 1_000, to[1] * 1_000], millimetres(widthMm), paint);
}

/** The four sides of a rectangle in millimetres. */
function boxMm(x: number, y: number, width: number, height: number, widthMm: number, paint: Paint = black): Item[] {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  return corners.map((corner, at) => lineMm(corner, corners[(at + 1) % 4] ?? corner, widthMm, paint));
}

function circlePath(x: number, y: number, diameterMm: number): string {
  const side = millimetres(diameterMm);
  return ellipsePath({ xUm: millimetres(x - diameterMm / 2), yUm: millimetres(y - diameterMm / 2), widthUm: side, heightUm: side });
}

/** The same facts give the same bytes. */
export async function hangingTemplatePdf(template: Template, words: TemplateWords, fonts: FontSet): Promise<Uint8Array> {
  const set = setterOf(fonts);
  const pages = [...overview(template, words, set), ...template.tiles.map((tile) => tilePage(tile, template.pieces, words, set))];
  const sheets = pages.map((items, index) => paperSheet(`page-${index + 1}`, paper, items));
  const resources = { font: fontFile, photo: async () => null, output: new Uint8Array(), srgb: iccFile('srgb') };
  const facts = { title: words.title, date: words.createdAt, language: words.language, isPrintedInFullSize: true } as const;
  return paintProof(sheets, resources, { kind: 'proof', bleedUm: 0 }, facts);
}

/** A line of 100 mm between two strokes, from its left end. */
function control(x: number, y: number, words: TemplateWords, set: Setter): Item[] {
  return [
    lineMm([x, y], [x + controlMm, y], 0.25),
    ...[x, x + controlMm].map((end) => lineMm([end, y - 1.5], [end, y + 1.5], 0.25)),
    ...set(words.control, { x, y: y + 2, width: controlMm, size: 8, align: 'center' }).items,
  ];
}

const column = { left: 20, width: 170, bottom: 280 } as const;

function overview(template: Template, words: TemplateWords, set: Setter): Item[][] {
  const at = { x: column.left, width: column.width };
  let items = set(words.title, { ...at, font: 'jost-medium', y: 18, size: 22 }).items;
  let top = 32;
  for (const paragraph of words.how) {
    const text = set(paragraph, { ...at, y: top, size: 10.5 });
    items.push(...text.items);
    top += text.heightMm + 3;
  }
  items.push(...control(column.left, top + 6, words, set));
  const map = drawnMap(template, top + 18, set);
  items.push(...map.items);
  top = map.bottom + 8;
  const pages = [items];
  for (const [index, { name, points: places }] of words.pieces.entries()) {
    const piece = (y: number) => {
      const head = set(`${index + 1}  ${name}`, { ...at, font: 'jost-medium', y, size: 10.5 });
      const text = set(places, { ...at, y: y + head.heightMm + 1, size: 10.5 });
      return { items: [...head.items, ...text.items], heightMm: head.heightMm + 1 + text.heightMm };
    };
    if (top + piece(top).heightMm > column.bottom) {
      items = [];
      pages.push(items);
      top = 20;
    }
    const { items: drawn, heightMm } = piece(top);
    items.push(...drawn);
    top += heightMm + 3;
  }
  return pages;
}

/** All tiles and pieces, made small, and where it ends. Millimetres. */
function drawnMap({ pieces, tiles }: Template, top: number, set: Setter): { items: Item[]; bottom: number } {
  const [lastX, lastY] = [Math.max(...tiles.map(({ xMm }) => xMm)), Math.max(...tiles.map(({ yMm }) => yMm))];
  const [firstX, firstY] = [Math.min(...tiles.map(({ xMm }) => xMm)), Math.min(...tiles.map(({ yMm }) => yMm))];
  const [width, height] = [lastX - firstX + shownMm.width, lastY - firstY + shownMm.height];
  const scale = Math.min(column.width / width, 110 / height, 0.25);
  const x = (value: number) => column.left + (value - firstX) * scale;
  const y = (value: number) => top + (value - firstY) * scale;
  const size = Math.max(4, Math.min(9, 60 * scale * 2.83));
  const items = tiles.flatMap(({ name, xMm, yMm }): Item[] => [
    ...boxMm(x(xMm), y(yMm), shownMm.width * scale, shownMm.height * scale, 0.14, pale),
    ...set(name, { x: x(xMm) + 0.7, y: y(yMm + shownMm.height) - size * 0.53, width: 20, size, paint: grey }).items,
  ]);
  for (const [at, { xMm, yMm, widthMm, heightMm, points: holes }] of pieces.entries()) {
    items.push(...boxMm(x(xMm), y(yMm), widthMm * scale, heightMm * scale, 0.32));
    items.push(...set(String(at + 1), { font: 'jost-medium', x: x(xMm) + 1.4, y: y(yMm) + 1, width: 20, size: 10 }).items);
    for (const hole of holes) items.push({ kind: 'fill', of: 'point', d: circlePath(x(hole.xMm), y(hole.yMm), 1), paint: black });
  }
  return { items, bottom: top + height * scale };
}

function tilePage(tile: TemplateTile, pieces: readonly TemplatePiece[], words: TemplateWords, set: Setter): Item[] {
  const x = (onWall: number) => onWall - tile.xMm + margin;
  const y = (onWall: number) => onWall - tile.yMm + margin;
  const shown = {
    xUm: millimetres(margin),
    yUm: millimetres(margin),
    widthUm: millimetres(shownMm.width),
    heightUm: millimetres(shownMm.height),
  };
  const drawn = pieces.flatMap(({ xMm, yMm, widthMm, heightMm, points: holes }, at): Item[] => {
    const name = `${at + 1}  ${words.pieces[at]?.name ?? ''}`;
    const width = Math.max(20, widthMm - 8);
    return [
      ...boxMm(x(xMm), y(yMm), widthMm, heightMm, 0.35),
      ...set(name, { x: x(xMm + 4), y: y(yMm + 3), width, height: Math.max(5, heightMm / 3), size: 9, least: 1 }).items,
      ...holes.flatMap((hole) => drawnPoint(x(hole.xMm), y(hole.yMm), hole.diameterMm)),
    ];
  });
  return [...border(tile, words, set), { kind: 'group', of: 'wall', clip: rectPath(shown), matrix: null, items: drawn }];
}

/** A cross whose middle is the point, and the hole around it. */
function drawnPoint(x: number, y: number, diameterMm: number): Item[] {
  return [
    lineMm([x - crossMm, y], [x + crossMm, y], 0.2),
    lineMm([x, y - crossMm], [x, y + crossMm], 0.2),
    { kind: 'stroke', of: 'point', d: circlePath(x, y, Math.max(diameterMm, 4)), widthUm: 200, paint: black },
  ];
}

/** Length of a dash and of the gap behind it. */
const dashMm = 1;

/** A dashed line from the top down or from the left to the right. */
function dashedMm([x, y]: readonly [number, number], length: number, isVertical: boolean): Item {
  const dashes = Array.from({ length: Math.ceil(length / (2 * dashMm)) }, (_, at) => {
    const [from, to] = [at * 2 * dashMm, Math.min(length, at * 2 * dashMm + dashMm)].map(millimetres);
    const [xUm, yUm] = [millimetres(x), millimetres(y)];
    return isVertical
      ? `M ${xUm} ${yUm + (from ?? 0)} L ${xUm} ${yUm + (to ?? 0)}`
      : `M ${xUm + (from ?? 0)} ${yUm} L ${xUm + (to ?? 0)} ${yUm}`;
  });
  return { kind: 'stroke', of: 'border', d: dashes.join(' '), widthUm: 100, paint: grey };
}

/** What the tile shows ends at a thin line; the strips that neighbours cover are dashed. */
function border(tile: TemplateTile, words: TemplateWords, set: Setter): Item[] {
  const { overlap } = tileMm;
  const [right, bottom] = [margin + shownMm.width, margin + shownMm.height];
  const items = boxMm(margin, margin, shownMm.width, shownMm.height, 0.1, grey);
  const [nextRight, nextBelow] = [words.next[`${tile.name} right`], words.next[`${tile.name} below`]];
  const small = { width: 50, size: 7, paint: grey };
  if (nextRight !== undefined) {
    items.push(dashedMm([right - overlap, margin], shownMm.height, true));
    // Turned by a right angle about the upper left corner of the words.
    const matrix: GroupItem['matrix'] = [0, 1, -1, 0, millimetres(right - 2.5), millimetres(150)];
    items.push({ kind: 'group', of: 'next', clip: null, matrix, items: set(nextRight, { ...small, x: 0, y: 0 }).items });
  }
  if (nextBelow !== undefined) {
    items.push(dashedMm([margin, bottom - overlap], shownMm.width, false));
    items.push(...set(nextBelow, { ...small, x: 150, y: bottom - 5 }).items);
  }
  const number = { font: 'jost-medium', x: margin + 5, y: bottom - overlap - 14, width: 60, size: 26, paint: grey };
  return [...items, ...set(tile.name, number).items, ...control(40, bottom - overlap - 9, words, set)];
}
