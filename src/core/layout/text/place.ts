/** Seventh step of text: lines get their place in the box and become items of glyphs, emoji become items of their shapes. */
import type { TextElement } from '#core/design/document.ts';
import type { FontFace, ShapedGlyph } from '#core/layout/resources.ts';
import type { Glyph, Item, Paint } from '#core/layout/sheet.ts';
import { emojiItems } from './emoji.ts';
import { blockHeightUm, type FittedText } from './fit.ts';
import { markerGapEm } from './list.ts';
import type { Span, TextLine } from './shape.ts';
import { type BaselinePoint, through } from './spot.ts';

/** What of a text its place is found with. */
type PlacedElement = Pick<TextElement, 'id' | 'xUm' | 'yUm' | 'widthUm' | 'heightUm' | 'align' | 'vertical'>;

/** What every item of a text has. */
export type Pen = { of: string; sizeUm: number; paint: Paint };

export const across = { left: 0, center: 0.5, right: 1 };
export const down = { top: 0, middle: 0.5, bottom: 1 };

/** From the edge of the em to the baseline: capitals stand in the middle of the em, whatever ascender their face claims. */
export function baselineUm(face: FontFace, sizeUm: number): number {
  return (sizeUm + (face.capHeight / face.unitsPerEm) * sizeUm) / 2;
}

/** The block is (n - 1) leadings + 1 em high and sits at the top, middle or bottom of the box. One item a line, face and direction. */
export function placeText(element: PlacedElement, face: FontFace, paint: Paint, trackingEm: number, fitted: FittedText): Item[] {
  const { sizeUm, lines } = fitted;
  const pen: Pen = { of: element.id, sizeUm, paint };
  const origins = lineOrigins(element, face, fitted);
  const items: Item[] = [];
  lines.forEach(({ line, marker, base }, index) => {
    const { x, y } = origins[index] ?? { x: 0, y: 0 };
    const markerEm = base % 2 === 1 ? line.widthEm + markerGapEm : -markerGapEm - (marker?.widthEm ?? 0);
    if (marker) placeUpright(marker, pen, trackingEm, x + markerEm * sizeUm, y, items);
    placeUpright(line, pen, trackingEm, x, y, items);
  });
  return items;
}

/** The left end of every line's baseline on the page. */
export function lineOrigins(element: PlacedElement, face: FontFace, fitted: FittedText): { x: number; y: number }[] {
  const { sizeUm, leadingUm, indentEm, lines } = fitted;
  const freeUm = element.heightUm - blockHeightUm(lines.length, sizeUm, leadingUm);
  const firstUm = element.yUm + freeUm * down[element.vertical] + baselineUm(face, sizeUm);
  return lines.map(({ line, base }, index) => {
    const roomUm = element.widthUm - (indentEm + line.widthEm) * sizeUm;
    const x = element.xUm + (base % 2 === 1 ? 0 : indentEm * sizeUm) + roomUm * across[element.align];
    return { x, y: firstUm + index * leadingUm };
  });
}

/** Where each span of a line starts, in ems from its left end. */
export function spanStarts(line: TextLine): number[] {
  const starts: number[] = [];
  let penEm = 0;
  for (const index of line.order) {
    starts[index] = penEm;
    penEm += line.spans[index]?.widthEm ?? 0;
  }
  return starts;
}

/** A straight line from the left end of its baseline: what most text is, so it goes without spots. */
function placeUpright(line: TextLine, pen: Pen, trackingEm: number, x: number, y: number, items: Item[]): void {
  const { of, sizeUm, paint } = pen;
  const starts = spanStarts(line);
  line.spans.forEach((span, index) => {
    const { run } = span;
    let penEm = starts[index] ?? 0;
    if (run.picture) {
      items.push(...emojiItems(run.picture, { xUm: x + penEm * sizeUm, yUm: y, sizeUm, sine: 0, cosine: 1 }, 0, of));
      return;
    }
    const isRtl = run.level % 2 === 1;
    const em = run.unitsPerEm;
    const glyphs: Glyph[] = [];
    const { glyphs: all, from, to } = span;
    const baseUm = Math.round(y) + 0;
    let last = -1;
    for (let step = from; step < to; step += 1) {
      const glyph = all[isRtl ? from + to - 1 - step : step];
      if (!glyph) continue;
      if (last !== -1 && glyph.cluster !== last) penEm += trackingEm;
      last = glyph.cluster;
      const xUm = Math.round(x + (penEm + glyph.xOffset / em) * sizeUm) + 0;
      const yUm = glyph.yOffset === 0 ? baseUm : Math.round(y - (glyph.yOffset / em) * sizeUm) + 0;
      glyphs.push({ id: glyph.id, xUm, yUm, text: glyph.text });
      penEm += glyph.advance / em;
    }
    items.push({ kind: 'glyphs', of, font: run.font, sizeUm, paint, glyphs: isRtl ? glyphs.reverse() : glyphs });
  });
}

/** The items of a line on a curve in reading order. `spotAt` is asked for the spot of each cluster's middle, in ems from the left end of the line. */
export function placeCurved(line: TextLine, pen: Pen, trackingEm: number, spotAt: (em: number) => BaselinePoint): Item[] {
  const starts = spanStarts(line);
  return line.spans.flatMap((span, index): Item[] => {
    const placed = placeSpan(span, starts[index] ?? 0, trackingEm, spotAt);
    const { picture } = span.run;
    if (picture) return placed.flatMap(({ spot, xEm }) => emojiItems(picture, spot, xEm, pen.of));
    const glyphs = placed.map(({ glyph, spot, xEm }) => turnedGlyph(glyph, span.run.unitsPerEm, spot, xEm));
    return [{ kind: 'glyphs', of: pen.of, font: span.run.font, sizeUm: pen.sizeUm, paint: pen.paint, glyphs }];
  });
}

/** `xEm` is counted from the spot. */
type PlacedGlyph = { glyph: ShapedGlyph; spot: BaselinePoint; xEm: number };

/** Glyphs of a span in reading order, each with the spot its cluster stands on. */
function placeSpan(span: Span, startEm: number, trackingEm: number, spotAt: (em: number) => BaselinePoint): PlacedGlyph[] {
  const em = span.run.unitsPerEm;
  const isRtl = span.run.level % 2 === 1;
  const seen = span.glyphs.slice(span.from, span.to);
  if (isRtl) seen.reverse();
  const placed: PlacedGlyph[] = [];
  let penEm = startEm;
  for (let from = 0; from < seen.length; ) {
    let to = from;
    let widthEm = 0;
    for (; to < seen.length && seen[to]?.cluster === seen[from]?.cluster; to += 1) widthEm += (seen[to]?.advance ?? 0) / em;
    const spot = spotAt(penEm + widthEm / 2);
    let xEm = -widthEm / 2;
    for (const glyph of seen.slice(from, to)) {
      placed.push({ glyph, spot, xEm: xEm + glyph.xOffset / em });
      xEm += glyph.advance / em;
    }
    penEm += widthEm + trackingEm;
    from = to;
  }
  return isRtl ? placed.reverse() : placed;
}

function turnedGlyph({ id, yOffset, text }: ShapedGlyph, unitsPerEm: number, spot: BaselinePoint, xEm: number): Glyph {
  const [xUm, yUm] = through(spot, xEm, -yOffset / unitsPerEm);
  const glyph = { id, xUm: Math.round(xUm) + 0, yUm: Math.round(yUm) + 0, text };
  return spot.sine === 0 ? glyph : { ...glyph, turn: [spot.cosine, spot.sine] };
}
