/** A Sheet with more bleed than it was laid out with, for houses that cut less exactly: the edge is mirrored outwards, as prepress does. */
import type { Matrix } from '#core/values/matrix.ts';
import type { Item, Sheet } from './sheet.ts';

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The same Sheet where it already reaches far enough. Otherwise what lies within the old bleed is kept as it is, and the strips beyond
 * show their neighbours mirrored at the old edge, corners twice. `bleedUm` may at most be the old bleed and the sheet's shorter side.
 */
export function extendBleed(sheet: Sheet, bleedUm: number): Sheet {
  const { bleedUm: old, widthUm, heightUm } = sheet;
  if (bleedUm <= old) return sheet;
  const more = bleedUm - old;
  const inner: Box = { left: -old, top: -old, right: widthUm + old, bottom: heightUm + old };
  // Each direction: where the strip lies, and the mirror (x' = sign · x + shift) that fills it.
  const across = [
    { from: inner.left - more, to: inner.left, sign: -1, shift: 2 * inner.left },
    { from: inner.left, to: inner.right, sign: 1, shift: 0 },
    { from: inner.right, to: inner.right + more, sign: -1, shift: 2 * inner.right },
  ];
  const down = [
    { from: inner.top - more, to: inner.top, sign: -1, shift: 2 * inner.top },
    { from: inner.top, to: inner.bottom, sign: 1, shift: 0 },
    { from: inner.bottom, to: inner.bottom + more, sign: -1, shift: 2 * inner.bottom },
  ];
  const boxes = sheet.items.map((item) => ({ item, box: boundsOf(item) }));
  const strips = across.flatMap((x) =>
    down.flatMap((y): Item[] => {
      if (x.sign === 1 && y.sign === 1) return [];
      const matrix: Matrix = [x.sign, 0, 0, y.sign, x.shift, y.shift];
      const source = boxOf(x.sign * x.from + x.shift, y.sign * y.from + y.shift, x.sign * x.to + x.shift, y.sign * y.to + y.shift);
      const items = boxes.filter(({ box }) => box === null || meets(box, source)).map(({ item }) => item);
      if (items.length === 0) return [];
      // The clip is in the mirrored coordinates of the group, so it is the source strip.
      return [{ kind: 'group', of: 'bleed', clip: rectangle(source), matrix, items }];
    }),
  );
  const kept: Item = { kind: 'group', of: 'bleed', clip: rectangle(inner), matrix: null, items: sheet.items };
  return { ...sheet, bleedUm, items: [...strips, kept] };
}

function boxOf(x1: number, y1: number, x2: number, y2: number): Box {
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}

function rectangle({ left, top, right, bottom }: Box): string {
  return `M ${left} ${top} L ${right} ${top} L ${right} ${bottom} L ${left} ${bottom} Z`;
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** A box that surely holds the item; null where that is not known cheaply (turned and grouped items, text): those are always drawn. */
function boundsOf(item: Item): Box | null {
  if (item.kind === 'group' || item.kind === 'glyphs') return null;
  const numbers = (item.kind === 'photo' ? item.clip : item.d).split(' ').map(Number).filter(Number.isFinite);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  // Corners of a line reach at most four times its width (mitre limit).
  const reach = item.kind === 'stroke' ? item.widthUm * 2 : 0;
  return { left: least(xs) - reach, top: least(ys) - reach, right: most(xs) + reach, bottom: most(ys) + reach };
}

function least(values: number[]): number {
  return values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}

function most(values: number[]): number {
  return values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
}
