/** Whether the texts of a laid out card are told from what lies under them, and whether ink covers foil. */
import type { Ink } from '#core/design/ink.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { GlyphsItem, Item, Paint, Sheet } from '#core/layout/sheet.ts';
import { contrastOf } from '#core/preflight/contrast.ts';
import { trimMarks } from '#core/preflight/marks.ts';
import { type Bounds, isEmpty, polygonOverlap } from '#core/preflight/outline.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { type Pixels, svgPixels } from '#services/images/render-svg.ts';

type Inks = Record<string, Ink>;

/** The same inks, each with a screen colour of its own, so that a pixel without anti-aliasing names the ink it was drawn with. */
export function inkKeys(inks: Inks): Inks {
  const hexOf = (index: number) => `#${(0x10_20_30 + index * 0x04_02_01).toString(16).padStart(6, '0')}`;
  return Object.fromEntries(Object.entries(inks).map(([token, ink], index) => [token, { ...ink, hex: hexOf(index) }]));
}

/** Screen colours of each text and of the ground under its letters, a pair a letter. */
type TextGround = { of: string; sizeUm: number; pairs: (readonly [text: string, ground: string])[] };

const groundPixelUm = 500;

/** Reads the ground from a picture of the page without its texts. */
export function textGrounds(sheet: Sheet, fonts: FontSet, texts: ReadonlySet<string>, antiAlias = true): TextGround[] {
  const runs = uprightRuns(sheet.items);
  if (runs.length === 0) return [];
  const ground = { ...sheet, items: itemsWithout(sheet.items, texts) };
  const picture = pixelsOf(ground, fonts, groundPixelUm, antiAlias);
  const perUm = picture.width / sheet.widthUm;
  return runs.map(({ of, paint, sizeUm, glyphs }) => {
    const letters = glyphs.filter(({ text }) => text.trim() !== '');
    const pairs = letters.map(({ xUm, yUm }) => {
      const x = Math.round((xUm + sizeUm * 0.2) * perUm);
      const y = Math.round((yUm - sizeUm * 0.25) * perUm);
      return [paint.hex, hexAt(picture, x, y)] as const;
    });
    return { of, sizeUm, pairs };
  });
}

/** The grounds of a sheet in the colours of `keys`, in those of another colourway. White paper has no ink. */
export function inColourway(grounds: readonly TextGround[], keys: Inks, inks: Inks): TextGround[] {
  const hexes = new Map([['#ffffff', '#ffffff'], ...Object.entries(keys).map(([token, { hex }]) => [hex, inks[token]?.hex] as const)]);
  const shown = (key: string) => {
    const hex = hexes.get(key);
    if (hex === undefined) throw new Error(`${key} is no colour of an ink`);
    return hex;
  };
  return grounds.map((ground) => ({ ...ground, pairs: ground.pairs.map(([text, under]) => [shown(text), shown(under)] as const) }));
}

/** Texts whose letters, all but a third, have less contrast than W3C asks: 4.5, and 3 for large words and initials. */
export function illegibleTexts(grounds: readonly TextGround[]): string[] {
  return grounds.flatMap(({ of, sizeUm, pairs }) => {
    const contrasts = pairs.map(([text, ground]) => contrastOf(text, ground)).sort((a, b) => a - b);
    const usual = contrasts[Math.floor(contrasts.length / 3)] ?? 0;
    return usual >= (sizeUm > 6350 ? 3 : 4.5) ? [] : [`${of} in ${pairs[0]?.[0]}: ${usual.toFixed(2)}`];
  });
}

/** Pixels of a page on which something is painted over its foil. */
export function coveredFoil(sheet: Sheet, fonts: FontSet): number {
  if (!mayCoverFoil(sheet, fonts)) return 0;
  const { pixels } = pixelsOf(sheet, fonts, 250);
  const foilLast = pixelsOf({ ...sheet, items: [...sheet.items, ...foilOf(sheet.items)] }, fonts, 250).pixels;
  let covered = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [at, at + 1, at + 2].map((channel) =>
      Math.abs((pixels[channel] ?? 0) - (foilLast[channel] ?? 0)),
    );
    if (Math.max(red, green, blue) > 64 || red + green + blue > 130) covered += 1;
  }
  return covered;
}

/** Whether something is drawn after foil within its bounds: then a picture has to show that none of it is covered. */
function mayCoverFoil(sheet: Sheet, fonts: FontSet): boolean {
  const foils: Bounds[] = [];
  return trimMarks(sheet, fonts).some(({ paint, bounds }) => {
    if (paint?.kind !== 'finish') return foils.some((foil) => !isEmpty(polygonOverlap(foil, bounds)));
    foils.push(bounds);
    return false;
  });
}

/** Every paint that a page is drawn with, with repeats. */
export function paintsOf(items: readonly Item[]): Paint[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return paintsOf(item.items);
    return item.kind === 'photo' ? [] : [item.paint];
  });
}

/** The letters of each text element, without white space. */
export function lettersOf(items: readonly Item[], letters = new Map<string, string>()): Map<string, string> {
  for (const item of items) {
    if (item.kind === 'group') lettersOf(item.items, letters);
    if (item.kind !== 'glyphs') continue;
    const added = item.glyphs.map(({ text }) => text).join('');
    letters.set(item.of, `${letters.get(item.of) ?? ''}${added}`.replace(/\s/g, ''));
  }
  return letters;
}

function pixelsOf(sheet: Sheet, fonts: FontSet, pixelUm: number, antiAlias = true): Pixels {
  const node = paintSheet(sheet, { fonts, photoHref: () => null }, { view: 'trim' });
  const attrs = antiAlias ? node.attrs : { ...node.attrs, 'shape-rendering': 'crispEdges' };
  return svgPixels(svgString({ ...node, attrs }), Math.round(sheet.widthUm / pixelUm), '#ffffff');
}

function hexAt({ pixels, width }: Pixels, x: number, y: number): string {
  const at = (y * width + x) * 4;
  return `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`;
}

function foilOf(items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind === 'group') return [{ ...item, items: foilOf(item.items) }];
    return 'paint' in item && item.paint.kind === 'finish' ? [item] : [];
  });
}

function itemsWithout(items: readonly Item[], elements: ReadonlySet<string>): Item[] {
  const others = items.filter(({ of }) => !elements.has(of));
  return others.map((item) => (item.kind === 'group' ? { ...item, items: itemsWithout(item.items, elements) } : item));
}

/** Runs of type outside of turned groups, whose glyphs stand where they say. */
function uprightRuns(items: readonly Item[]): GlyphsItem[] {
  return items.flatMap((item): GlyphsItem[] => {
    if (item.kind === 'group') return item.matrix ? [] : uprightRuns(item.items);
    return item.kind === 'glyphs' ? [item] : [];
  });
}
