/** The strip beside the pieces of a sheet: code, texts, the direction of the head, and a colour bar. */
import type { Rectangle } from '#core/imposition/sheet-plan.ts';
import { darkBars, quietZoneModules } from '#core/layout/qr.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { GlyphsItem } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { glyphRun } from '#paint/pdf/glyph-run.ts';
import { mm } from '#paint/pdf/operators.ts';
import type { PdfFont } from '#paint/pdf/pdf-sink.ts';

export type Slug = {
  area: Rectangle;
  /** What is written into the code. */
  code: string;
  lines: readonly string[];
  /** Word beside the arrow that points to the head of the sheet. */
  head: string;
  /** Where the head is seen on this side. */
  headSide: 'top' | 'bottom';
};

export const slugFace = 'jost';
const textUm = 1_764;
const linePitchUm = 2_500;
const deepestUm = 12_000;
const gapUm = 2_000;
const patchUm = 4_000;
const arrowUm = 2_500;

/** Patches of the colour bar: each process ink alone, black at half, and none of them together: no ink limit is exceeded. */
const patches = ['1 0 0 0', '0 1 0 0', '0 0 1 0', '0 0 0 1', '0 0 0 0.5'];

/** Operators from the upper left corner of the sheet; black is the colour when they begin. */
export function slugOperators(slug: Slug, sheet: { widthUm: number; heightUm: number }, fonts: FontSet, font: PdfFont): string[] {
  const { area } = slug;
  const isWide = area.widthUm >= area.heightUm;
  const [lengthUm, wholeUm] = isWide ? [area.widthUm, area.heightUm] : [area.heightUm, area.widthUm];
  const depthUm = Math.min(deepestUm, wholeUm);
  // The slug lies next to the marks, at the side of the strip that is nearer to the middle of the sheet.
  const isBefore = isWide ? area.yUm < sheet.heightUm / 2 : area.xUm < sheet.widthUm / 2;
  const across = isBefore ? wholeUm - depthUm : 0;
  const place = isWide
    ? `1 0 0 1 ${mm(area.xUm)} ${mm(area.yUm + across)} cm`
    : `0 -1 1 0 ${mm(area.xUm + across)} ${mm(area.yUm + area.heightUm)} cm`;
  const headSign = slug.headSide === 'top' ? -1 : 1;
  const head: Direction = isWide ? { x: 0, y: headSign } : { x: -headSign, y: 0 };
  const endUm = patches.length * patchUm + gapUm;
  const text = textOperators([...slug.lines, slug.head], depthUm, lengthUm - depthUm - endUm - 4 * arrowUm, fonts, font);
  const arrowAtUm = depthUm + gapUm + text.widthUm + 2 * arrowUm;
  return [
    `q ${place}`,
    ...codeOperators(slug.code, depthUm, fonts),
    ...text.operators,
    arrow({ x: arrowAtUm, y: depthUm / 2 }, head),
    ...patches.map(
      (inks, at) => `${inks} k ${rectangle(lengthUm - (patches.length - at) * patchUm, depthUm / 2 - 2_000, patchUm, patchUm)} f`,
    ),
    'Q',
  ];
}

type Direction = { x: number; y: number };

function rectangle(xUm: number, yUm: number, widthUm: number, heightUm: number): string {
  return `${mm(xUm)} ${mm(yUm)} ${mm(widthUm)} ${mm(heightUm)} re`;
}

function codeOperators(code: string, depthUm: number, { encodeQr }: FontSet): string[] {
  const modules = encodeQr?.(code) ?? [];
  if (modules.length === 0) throw new Fault('internal', 'no encoder for the code of a sheet');
  const side = Math.floor(depthUm / (modules.length + 2 * quietZoneModules));
  const at = (module: number) => (module + quietZoneModules) * side;
  return [...darkBars(modules).map(({ x, y, length }) => rectangle(at(x), at(y), length * side, side)), 'f'];
}

/** Lines under each other, made smaller where the longest one does not fit. */
function textOperators(lines: readonly string[], depthUm: number, roomUm: number, fonts: FontSet, font: PdfFont) {
  const face = fonts.face(slugFace);
  if (!face) throw new Fault('internal', `no font file ${slugFace}`);
  const shaped = lines.map((line) => ({ line, glyphs: face.shape(line, {}) }));
  const widest = Math.max(...shaped.map(({ glyphs }) => glyphs.reduce((sum, { advance }) => sum + advance, 0))) / face.unitsPerEm;
  const pitchUm = Math.min(linePitchUm, depthUm / lines.length);
  const sizeUm = Math.floor(Math.min(textUm, (pitchUm * textUm) / linePitchUm, roomUm / widest));
  const topUm = (depthUm - lines.length * pitchUm) / 2;
  const operators = shaped.map(({ line, glyphs }, at) => {
    let pen = depthUm + gapUm;
    const yUm = Math.round(topUm + (at + 0.75) * pitchUm);
    const placed = glyphs.map(({ id, cluster, advance }, index) => {
      const glyph = { id, xUm: Math.round(pen), yUm, text: line.slice(cluster, glyphs[index + 1]?.cluster ?? line.length) };
      pen += (advance * sizeUm) / face.unitsPerEm;
      return glyph;
    });
    const paint: GlyphsItem['paint'] = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#000000' };
    return glyphRun({ kind: 'glyphs', of: 'slug', font: slugFace, sizeUm, paint, glyphs: placed }, font);
  });
  return { operators, widthUm: widest * sizeUm };
}

function arrow({ x, y }: Direction, head: Direction): string {
  const point = (along: number, beside: number) =>
    `${mm(x + along * head.x - beside * head.y)} ${mm(y + along * head.y + beside * head.x)}`;
  return `${point(arrowUm, 0)} m ${point(-arrowUm, arrowUm / 2)} l ${point(-arrowUm, -arrowUm / 2)} l h f`;
}
