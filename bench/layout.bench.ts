/**
 * Text layout: whole texts of cards, from what was typed to placed glyphs, against bare harfbuzzjs shaping the very lines that came out.
 * Every round sets other names and dates, so that no cache of texts helps.
 */
import * as hb from 'harfbuzzjs';
import type { DesignDocument, Element, TextElement } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { GlyphsItem, Item, Layout } from '#core/layout/sheet.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { fontFile, openFonts } from '#resources/fonts.ts';
import { median } from '#tests/percentile.ts';
import { textDesign } from '#tests/render/set-text.ts';
import type { Figure } from './run.ts';

const rounds = 30;
/** Rounds until both sides are compiled and every font is read. */
const warmUp = 40;
const maxTexts = 400;
const textsOfCard = 10;
const names = ['Zoë', 'Łukasz', 'Maximiliane', 'Jörg', 'Søren', 'Anneliese', 'Theo', 'Çiğdem', 'Friederike', 'Noah', 'Ida', 'Béatrice'];
const story =
  'Liebe Familie, liebe Freunde, am 14. August 2027 um 10.30 Uhr sagen wir „Ja“ – und möchten mit Euch feiern, z. B. beim Tanz unter den alten Kastanien im Garten von Oma Käthe. Bringt gute Laune, bequeme Schuhe und Hunger mit!';

type Line = { font: string; figures: TextElement['figures']; tracked: boolean; text: string };

/** Texts as customers have them: those of the catalogue's cards, and a longer one for each. */
function cardTexts(): TextElement[] {
  const texts = designRows.flatMap((row) => {
    const [first] = row.forms;
    const design = first ? blankDesign(row, first.form, first.format, undefined, 'none') : null;
    const elements = design?.pages.flatMap((page) => page.elements).filter((element) => element.kind === 'text') ?? [];
    const [some] = elements;
    const long = {
      font: 'eb-garamond',
      sizeUm: 3_800,
      minSizeUm: 2_500,
      heightUm: 60_000,
      widthUm: 80_000,
      tracking: 0,
      text: story,
    } as const;
    return some ? [...elements, { ...some, ...long }] : [];
  });
  return texts.filter((text) => text.text.trim() !== '').slice(0, maxTexts);
}

/** The same text with other people and days in it. */
function varied(text: string, round: number, index: number): string {
  const name = names[(round * 5 + index) % names.length] ?? '';
  return `${text} ${name} ${1 + ((round * 7 + index) % 31)}`;
}

function glyphItems(items: Item[]): GlyphsItem[] {
  return items.flatMap((item) => (item.kind === 'group' ? glyphItems(item.items) : item.kind === 'glyphs' ? [item] : []));
}

/** Processor time this process has used; waiting for a busy machine does not count. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Shapes lines as plainly as the library can: one buffer, one font a face, results read. */
function bareShaper(): (lines: Line[]) => number {
  const fonts = new Map<string, hb.Font>();
  const buffer = new hb.Buffer();
  const features = new Map<string, hb.Feature[]>();
  function fontOf(key: string): hb.Font {
    const known = fonts.get(key);
    if (known) return known;
    if (!isFaceKey(key)) throw new Error(`no font ${key}`);
    const font = new hb.Font(new hb.Face(new hb.Blob(fontFile(key))));
    fonts.set(key, font);
    return font;
  }
  function featuresOf({ figures, tracked }: Line): hb.Feature[] {
    const key = `${figures} ${tracked}`;
    const known = features.get(key);
    if (known) return known;
    const tags = ['kern', 'pnum', figures === 'lining' ? 'lnum' : 'onum'];
    const made = [...tags.map((tag) => new hb.Feature(tag, 1)), ...(tracked ? ['liga', 'clig'].map((tag) => new hb.Feature(tag, 0)) : [])];
    features.set(key, made);
    return made;
  }
  return (lines) => {
    let glyphs = 0;
    for (const line of lines) {
      buffer.clearContents();
      buffer.addText(line.text);
      buffer.setDirection(4);
      buffer.setScript('Latn');
      buffer.setLanguage('de');
      hb.shape(fontOf(line.font), buffer, featuresOf(line));
      glyphs += Math.min(buffer.getGlyphInfos().length, buffer.getGlyphPositions().length);
    }
    return glyphs;
  };
}

function cardOf(elements: Element[]): DesignDocument {
  const design = textDesign('');
  return { ...design, pages: design.pages.map((page) => ({ ...page, elements })) };
}

/** What was set, line by line, with the style it was set in. */
function linesOf(laid: Layout, elements: Element[]): Line[] {
  const styles = new Map(elements.flatMap((element) => (element.kind === 'text' ? [[element.id, element] as const] : [])));
  return glyphItems(laid.sheets.flatMap((sheet) => sheet.items)).map(({ of, font, glyphs }) => {
    const { figures = 'lining', tracking = 0 } = styles.get(of) ?? {};
    return { font, figures, tracked: tracking !== 0, text: glyphs.map((glyph) => glyph.text).join('') };
  });
}

export async function run(): Promise<Figure[]> {
  const fonts = await openFonts();
  const resources = { fonts, artwork: () => null, photo: () => null };
  const texts = cardTexts();
  const bare = bareShaper();
  const ours: number[] = [];
  const reference: number[] = [];
  let count = 0;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const spent = { lines: 0, ours: 0, bare: 0 };
    // A card at a time, as people ask for them: what was laid out is used and forgotten before the next one.
    for (let from = 0; from < texts.length; from += textsOfCard) {
      const card = texts.slice(from, from + textsOfCard).map((element, index): Element => {
        const { ink: _, ...style } = element;
        return { ...style, id: `text-${index}`, rotation: 0, ink: 'ink', text: varied(element.text, round, from + index) };
      });
      const design = cardOf(card);
      const start = cpuSeconds();
      const laid = layout(design, resources);
      spent.ours += cpuSeconds() - start;

      const lines = linesOf(laid, card);
      const bareStart = cpuSeconds();
      bare(lines);
      spent.bare += cpuSeconds() - bareStart;
      spent.lines += lines.length;
    }
    if (round < warmUp) continue;
    ours.push(spent.lines / spent.ours);
    reference.push(spent.lines / spent.bare);
    count += spent.lines;
  }
  const ratio = median(ours) / median(reference);
  return [{ bench: 'layout', ours: median(ours), reference: median(reference), unit: 'lines/CPU s', ratio, n: count }];
}
