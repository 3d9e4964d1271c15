/** Glyph runs as outlines: one path for all glyphs of a run, at the positions of the Sheet. */
import { mapPath } from '#core/layout/path.ts';
import type { FontFace } from '#core/layout/resources.ts';
import type { GlyphsItem } from '#core/layout/sheet.ts';
import type { Matrix } from '#core/values/matrix.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { type SvgNode, svgNode } from './node.ts';
import { relativePath } from './relative-path.ts';

/** An editor shows the same run at several places and paints it again for each of them. */
const painted = new WeakMap<GlyphsItem, { face: FontFace; path: string }>();

/** One path in whole micrometres; '' for a run of blanks. Cached by the identity of the item. */
export function glyphsPath(item: GlyphsItem, face: FontFace): string {
  const cached = painted.get(item);
  if (cached?.face === face) return cached.path;
  const path = drawnPath(item, face);
  painted.set(item, { face, path });
  return path;
}

type Outlines = Map<number, string>;
/** By the size of the letters in micrometres; `fontUnits` for those that are not scaled. */
const relativeOutlines = weakMemoize((_face: FontFace) => new Map<number, Outlines>());
const fontUnits = 0;
/** Sizes of a font that are kept: a text that is fitted to its box may get another one with each key. */
const maxSizes = 50;

/** Cached by font and size: a text has the same letters many times. */
function relativeOutline(face: FontFace, sizeUm: number, glyph: number, map?: Parameters<typeof relativePath>[1]): string {
  const sizes = relativeOutlines(face);
  const outlines: Outlines = sizes.get(sizeUm) ?? new Map();
  if (!sizes.has(sizeUm) && sizes.size >= maxSizes) sizes.clear();
  sizes.set(sizeUm, outlines);
  const known = outlines.get(glyph);
  if (known !== undefined) return known;
  const outline = face.outline(glyph);
  const relative = outline === '' ? '' : relativePath(outline, map);
  outlines.set(glyph, relative);
  return relative;
}

/**
 * The path of `glyphsPath` in relative commands, to a micrometre: outlines are rounded once for all letters of a size, which is quicker
 * where most runs are drawn for the first time. '' for a run of blanks.
 */
export function relativeGlyphsPath(item: GlyphsItem, face: FontFace): string {
  const scale = item.sizeUm / face.unitsPerEm;
  const scaled = (x: number, y: number) => [Math.round(x * scale), Math.round(-y * scale)] as const;
  return item.glyphs
    .map((glyph) => {
      if (glyph.turn) return letterPath(glyph, item, face);
      const outline = relativeOutline(face, item.sizeUm, glyph.id, scaled);
      return outline === '' ? '' : `M ${Math.round(glyph.xUm)} ${Math.round(glyph.yUm)} ${outline}`;
    })
    .filter((path) => path !== '')
    .join(' ');
}

/** Tenths of a font unit: the place of a glyph stays the same words when its line is moved or set in another size. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Every glyph as a path of its own in font units, where the run begins: a key in a long text then changes few attributes. Letters on a
 * straight line have no transforms, since browsers paint what has one in a layer of its own and arrange all layers anew with every frame
 * of a gesture. `matrix` is that of the groups around the run. Empty for a run of blanks.
 */
export function glyphNodes(item: GlyphsItem, face: FontFace, matrix: Matrix | null, fill: string): SvgNode[] {
  const [first] = item.glyphs;
  if (!first) return [];
  const scale = item.sizeUm / face.unitsPerEm;
  const paths = item.glyphs.flatMap(({ id, xUm, yUm, turn }) => {
    const outline = relativeOutline(face, fontUnits, id);
    if (outline === '') return [];
    const [x, y] = [tenths((xUm - first.xUm) / scale), tenths((first.yUm - yUm) / scale)];
    // Sheets turn clockwise, font units the other way.
    return turn
      ? [svgNode('path', { d: `M 0 0 ${outline}`, transform: `matrix(${turn[0]} ${-turn[1]} ${turn[1]} ${turn[0]} ${x} ${y})` })]
      : [svgNode('path', { d: `M ${x} ${y} ${outline}` })];
  });
  if (paths.length === 0) return [];
  const around = matrix ? `matrix(${matrix.join(' ')}) ` : '';
  return [svgNode('g', { fill, transform: `${around}matrix(${scale} 0 0 ${-scale} ${first.xUm} ${first.yUm})` }, paths)];
}

function drawnPath(item: GlyphsItem, face: FontFace): string {
  return item.glyphs
    .map((glyph) => letterPath(glyph, item, face))
    .filter((path) => path !== '')
    .join(' ');
}

function letterPath({ id, xUm, yUm, turn }: GlyphsItem['glyphs'][number], { sizeUm }: GlyphsItem, face: FontFace): string {
  const scale = sizeUm / face.unitsPerEm;
  const outline = face.outline(id);
  const [cosine, sine] = turn ?? [1, 0];
  if (outline === '') return '';
  return mapPath(outline, (x, y) => [xUm + (x * cosine + y * sine) * scale, yUm + (x * sine - y * cosine) * scale]);
}
