/** One text on an empty page, laid out: for tests of the text half of layout. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import type { FillItem, GlyphsItem, Item } from '#core/layout/sheet.ts';
import { fixtureDesign, fixtureResources, textElement } from './fixture-design.ts';

export function textDesign(text: string, change: Partial<TextElement> = {}, language?: DesignDocument['language']): DesignDocument {
  const page = fixtureDesign.pages[0];
  if (!page) throw new Error('fixture has no page');
  const elements = [textElement({ id: 'text', text, ...change })];
  return { ...fixtureDesign, ...(language ? { language } : {}), pages: [{ ...page, background: null, elements }] };
}

function flat(items: Item[]): Item[] {
  return items.flatMap((item) => (item.kind === 'group' ? flat(item.items) : [item]));
}

export function setText(fonts: FontSet, text: string, change: Partial<TextElement> = {}, language?: DesignDocument['language']) {
  const result = layout(textDesign(text, change, language), fixtureResources(fonts));
  const items = result.sheets.flatMap((sheet) => flat(sheet.items));
  const runs = items.filter((item): item is GlyphsItem => item.kind === 'glyphs');
  const fills = items.filter((item): item is FillItem => item.kind === 'fill');
  const glyphs = runs.flatMap((run) => run.glyphs);
  return {
    items,
    runs,
    fills,
    glyphs,
    read: runs.map((run) => run.glyphs.map((glyph) => glyph.text).join('')),
    box: result.texts[0],
    findings: result.findings,
  };
}

/** A face that has every letter, each half an em wide; glyph ids are code points. Stands in for faces of scripts the shop has none of. */
export function squareFace(key: string): FontFace {
  return {
    key,
    unitsPerEm: 1000,
    ascender: 800,
    descender: -200,
    capHeight: 700,
    script: false,
    has: (codePoint) => codePoint < 0x2190,
    outline: () => '',
    shape(text, _features, leftwards) {
      const shown = Array.from(text.matchAll(/[^\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu), ({ 0: letter, index }) => ({
        id: letter.codePointAt(0) ?? 0,
        cluster: index,
        advance: 500,
        xOffset: 0,
        yOffset: 0,
        safe: true,
        text: '',
      }));
      return leftwards ? shown.reverse() : shown;
    },
  };
}
