import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element, TextElement } from '#core/design/document.ts';
import type { Refinement } from '#core/design/refinement.ts';

import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources, photoElement, textElement } from '#tests/render/fixture-design.ts';
import { layout } from './layout.ts';
import type { GlyphsItem, Item, Layout } from './sheet.ts';

const resources = fixtureResources(await openFonts());

function designOf(...elements: Element[]): DesignDocument {
  const page = fixtureDesign.pages[0];
  if (!page) throw new Error('fixture has no page');
  return { ...fixtureDesign, pages: [{ ...page, background: null, elements }] };
}

function flat(items: Item[]): Item[] {
  return items.flatMap((item) => (item.kind === 'group' ? flat(item.items) : [item]));
}

function runsOf(result: Layout): GlyphsItem[] {
  return result.sheets.flatMap((sheet) => flat(sheet.items)).filter((item) => item.kind === 'glyphs');
}

function set(text: string, change: Partial<TextElement> = {}) {
  const result = layout(designOf(textElement({ id: 'text', text, ...change })), resources);
  const runs = runsOf(result);
  const rows = new Map<number, string>();
  for (const run of runs) {
    for (const glyph of run.glyphs) {
      const y = run.glyphs[0]?.yUm ?? 0;
      rows.set(y, (rows.get(y) ?? '') + glyph.text);
    }
  }
  return { result, runs, lines: [...rows.values()], box: result.texts[0], findings: result.findings };
}

describe('text', () => {
  test('every written character is on the page, in its order', () => {
    const { lines, findings } = set('Zoë Müller-Łukasz & Søren GROẞ', { heightUm: 40_000 });
    expect(lines.join(' ')).toBe('Zoë Müller-Łukasz & Søren GROẞ');
    expect(findings).toEqual([]);
  });

  test('ligatures hold the letters they stand for', () => {
    const [run] = set('fi Ziel', { font: 'cormorant' }).runs;
    expect(run?.glyphs.map((glyph) => glyph.text)).toEqual(['fi', ' ', 'Z', 'i', 'e', 'l']);
  });

  test('tracking parts ligatures and adds its space between letters only', () => {
    const plain = set('Hof', { font: 'cormorant', align: 'left' }).runs[0]?.glyphs ?? [];
    const tracked = set('fi Hof', { font: 'cormorant', tracking: 100, align: 'left' }).runs[0]?.glyphs ?? [];
    expect(tracked.map((glyph) => glyph.text)).toEqual(['f', 'i', ' ', 'H', 'o', 'f']);
    const [h = 0, o = 0] = plain.map((glyph) => glyph.xUm);
    const [, , , trackedH = 0, trackedO = 0] = tracked.map((glyph) => glyph.xUm);
    expect(trackedO - trackedH - (o - h)).toBeCloseTo(600, -1);
  });

  test('EB Garamond keeps f and l apart, as German compounds want', () => {
    expect(set('Auflage', { font: 'eb-garamond' }).runs[0]?.glyphs.map((glyph) => glyph.text)).toEqual(Array.from('Auflage'));
  });

  test('a tracked line is centred by its letters, not by the space after the last one', () => {
    const narrow = { xUm: 0, widthUm: 100_000, font: 'jost', align: 'center' } as const;
    const first = (tracking: number) => set('HHHH', { ...narrow, tracking }).runs[0]?.glyphs ?? [];
    const [from, , , to] = first(300).map((glyph) => glyph.xUm);
    const [plainFrom, , , plainTo] = first(0).map((glyph) => glyph.xUm);
    expect(((from ?? 0) + (to ?? 0)) / 2).toBeCloseTo(((plainFrom ?? 0) + (plainTo ?? 0)) / 2, -1);
  });

  test('script faces are never tracked', () => {
    expect(set('Zoë', { font: 'pinyon', tracking: 300 }).runs).toEqual(set('Zoë', { font: 'pinyon' }).runs);
  });

  test('figures are lining or old style', () => {
    const ids = (figures: 'lining' | 'oldstyle') => set('1987', { font: 'cormorant', figures }).runs[0]?.glyphs.map((glyph) => glyph.id);
    expect(ids('lining')).not.toEqual(ids('oldstyle'));
  });

  test('lines break where the language allows and never inside a date', () => {
    const { lines } = set('Wir heiraten am 14.\u00a0August 2027 um 10.30 Uhr', { widthUm: 30_000, heightUm: 60_000, sizeUm: 5_000 });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.some((line) => line.includes('14.\u00a0August'))).toBe(true);
    expect(lines.some((line) => line.endsWith('10.30'))).toBe(false);
    expect(lines.every((line) => line === line.trim())).toBe(true);
  });

  test('a soft hyphen shows only where the line breaks', () => {
    const narrow = set('Dampf\u00adschifffahrt', { widthUm: 18_000, heightUm: 40_000, minSizeUm: 5_000, sizeUm: 5_000, font: 'jost' });
    expect(narrow.lines[0]).toBe('Dampf-');
    expect(set('Dampf\u00adschiff').lines.join('')).not.toContain('-');
  });

  test('text shrinks in whole micrometres to the largest size that fits, and no further', () => {
    const { box, findings } = set('Maximiliane-Josephine von und zu Hohenstein-Wallerstein-Łukaszewska', { heightUm: 7_000 });
    expect(findings).toEqual([]);
    expect(box?.sizeUm).toBeLessThan(6_000);
    expect(Number.isInteger(box?.sizeUm)).toBe(true);
    const again = set('Maximiliane-Josephine von und zu Hohenstein-Wallerstein-Łukaszewska', {
      heightUm: 7_000,
      sizeUm: (box?.sizeUm ?? 0) + 1,
    });
    expect(again.box?.sizeUm).toBe(box?.sizeUm);
  });

  test.each<[string, Partial<TextElement>]>([
    ['face', { font: 'jost' }],
    ['size', { sizeUm: 5_000 }],
    ['colour', { ink: 'leaf' }],
    ['alignment', { align: 'right' }],
    ['line height', { leading: 1.6 }],
    ['letter spacing', { tracking: 80 }],
    ['curve', { arcUm: 80_000 }],
  ])('the %s of a text changes what is set, and nothing of its words [E013]', (_, change) => {
    const words = 'Zoë\nund Łukasz';
    const [plain, changed] = [set(words), set(words, change)];
    const letters = (runs: GlyphsItem[]) =>
      runs
        .flatMap((run) => run.glyphs.map((glyph) => glyph.text))
        .toSorted()
        .join('');
    expect(letters(changed.runs)).toBe(letters(plain.runs));
    expect(changed.findings).toEqual([]);
    expect(changed.runs).not.toEqual(plain.runs);
  });

  test('a text is as large, as far apart, as spaced and as placed as its style says [E013]', () => {
    const width = (change: Partial<TextElement>) => {
      const glyphs = set('Lea', change).runs.flatMap((run) => run.glyphs);
      return (glyphs.at(-1)?.xUm ?? 0) - (glyphs[0]?.xUm ?? 0);
    };
    // Two gaps before the last letter, each a tenth of the em wider.
    expect(width({ tracking: 100 }) - width({})).toBeCloseTo(2 * 600, -1);
    expect(width({ sizeUm: 3_000 })).toBeCloseTo(width({}) / 2, -1);
    const left = (align: TextElement['align']) => set('Lea', { align }).runs[0]?.glyphs[0]?.xUm ?? 0;
    expect(left('left')).toBeLessThan(left('center'));
    expect(left('center') - left('left')).toBeCloseTo(left('right') - left('center'), -1);
    const baselines = (leading: number) => {
      const [first, second] = [...new Set(set('Lea\nBen', { leading }).runs.map((run) => run.glyphs[0]?.yUm ?? 0))];
      return (second ?? 0) - (first ?? 0);
    };
    expect([baselines(1.35), baselines(1)]).toEqual([8_100, 6_000]);
    expect(set('Lea', { font: 'jost' }).runs[0]?.font).toBe('jost');
  });

  test('text that does not fit at its smallest size is reported and still shown whole [E013]', () => {
    const text = 'Wort '.repeat(300).trim();
    const { box, findings, lines } = set(text, { heightUm: 9_000 });
    expect(findings).toEqual([{ kind: 'overflow', page: 'outside', element: 'text' }]);
    expect(box?.sizeUm).toBe(2_500);
    expect(lines.join(' ')).toBe(text);
  });

  test('a word wider than its box stays whole and is reported', () => {
    const { findings, lines } = set('Donaudampfschifffahrtsgesellschaftskapitän', { widthUm: 12_000 });
    expect(findings.map((finding) => finding.kind)).toEqual(['overflow']);
    expect(lines).toHaveLength(1);
  });

  test('characters that no face has are named and leave their place visible [E014]', () => {
    const { findings, runs } = set('Lea 👨‍👩‍👧 سلام ❤️ 🇩🇪 🇭🇷');
    expect(findings).toEqual([{ kind: 'missing-glyph', page: 'outside', element: 'text', characters: ['س', 'ل', 'ا', 'م', '🇭🇷'] }]);
    expect(runs.flatMap((run) => run.glyphs).filter((glyph) => glyph.id === 0)).toHaveLength(5);
  });

  test('a letter its face lacks comes from a fallback face, with a finding that names letter and face [E014]', () => {
    const { runs, findings } = set('STRAẞE', { font: 'dm-serif' });
    expect(findings).toEqual([{ kind: 'substituted-glyph', page: 'outside', element: 'text', characters: ['ẞ'], font: 'eb-garamond' }]);
    expect(runs.map((run) => [run.font, run.glyphs.map((glyph) => glyph.text).join('')])).toEqual([
      ['dm-serif', 'STRA'],
      ['eb-garamond', 'ẞ'],
      ['dm-serif', 'E'],
    ]);
  });

  test.each([
    ['Cyrillic', 'Дмитрий', 'Дмитрий', 'eb-garamond-more'],
    ['Greek', 'Ελένη', 'Ελένη', 'eb-garamond-more'],
    ['Vietnamese with two marks', 'Nguyễn', 'ễ', 'eb-garamond-more'],
    ['signs', '♡⚭★✓♪', '♡⚭★✓♪', 'dejavu-signs'],
  ])('letters of names that are %s come from a face for them, with a finding [E014]', (_name, text, other, font) => {
    const { runs, findings } = set(text, { font: 'jost' });
    const characters = [...new Set(Array.from(other))];
    expect(findings).toEqual([{ kind: 'substituted-glyph', page: 'outside', element: 'text', characters, font }]);
    expect(runs.filter((run) => run.font === font).flatMap((run) => run.glyphs.map((glyph) => glyph.text))).toEqual(Array.from(other));
  });

  test('composed and decomposed spelling give the same page', () => {
    expect(set('Zoe\u0308').runs).toEqual(set('Zoë').runs);
  });

  test('capitals of one line stand in the middle of their box', () => {
    const [run] = set('H', { yUm: 0, heightUm: 20_000, vertical: 'middle', font: 'jost' }).runs;
    const cap = 6_000 * 0.7;
    expect(run?.glyphs[0]?.yUm).toBe(Math.round(10_000 + cap / 2));
  });

  test('top and bottom put the first and the last em at the edge of the box', () => {
    const y = (vertical: 'top' | 'bottom') =>
      set('H\nH', { yUm: 0, heightUm: 30_000, vertical, font: 'jost' }).runs.map((run) => run.glyphs[0]?.yUm);
    expect(y('top')).toEqual([5_100, 13_200]);
    expect(y('bottom')).toEqual([30_000 - 900 - 8_100, 30_000 - 900]);
  });

  test('blank text gives no items and no finding', () => {
    expect(set(' \n\u200b ').result).toMatchObject({ findings: [], texts: [{ lines: 0 }], sheets: [{ items: [] }] });
  });

  test.each([
    ['100,000 characters', 'Wort & Co. '.repeat(9_100)],
    ['one word of 100,000 characters', 'x'.repeat(100_000)],
    ['stacked marks', `Z${'\u0301\u0323\u0308'.repeat(5_000)}`],
    ['right-to-left text', 'שלום עולם 2027 \u202eabc'],
    ['controls and halves', '\u0000\u001b[2J\ud800\udfff\ud83d'],
    ['a 60-character name', 'Anastasia-Wilhelmine Přemyslovna-Gütersloh-Żółkiewska-Ñúñez'],
  ])('%s is laid out with whole, finite positions', (_, text) => {
    const { runs } = set(text);
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.every((run) => run.glyphs.every((glyph) => Number.isSafeInteger(glyph.xUm) && Number.isSafeInteger(glyph.yUm)))).toBe(true);
  });
});

describe('photos', () => {
  const photo = (change: Parameters<typeof photoElement>[0]) => layout(designOf(photoElement(change)), resources).sheets[0]?.items[0];

  test('a picture covers its slot and carries its true resolution', () => {
    expect(photo({ id: 'photo' })).toMatchObject({ kind: 'photo', matrix: [60_000, 0, 0, 45_000, 20_000, 30_000], ppi: 1693.3 });
  });

  test('the picture never leaves a gap, wherever its focus and zoom are', () => {
    for (const zoom of [1, 1.37, 8]) {
      for (const focusX of [0, 0.31, 1]) {
        const item = photo({ id: 'photo', photoId: 'photo-portrait-001', crop: { zoom, focusX, focusY: 1 - focusX } });
        if (item?.kind !== 'photo') throw new Error('no photo');
        const [width, , , height, x, y] = item.matrix;
        expect(x <= 20_000 && y <= 30_000 && x + width >= 80_000 && y + height >= 75_000).toBe(true);
      }
    }
  });

  test('focus moves the chosen point to the middle of the slot', () => {
    const item = photo({ id: 'photo', crop: { zoom: 3, focusX: 0.4, focusY: 0.6 } });
    if (item?.kind !== 'photo') throw new Error('no photo');
    const [width, , , height, x, y] = item.matrix;
    expect([x + 0.4 * width, y + 0.6 * height]).toEqual([50_000, 52_500]);
  });

  test('an empty slot shows its tint in its outline', () => {
    expect(photo({ id: 'photo', photoId: null, shape: 'circle' })).toMatchObject({ kind: 'fill', paint: { hex: '#dfe5da' } });
  });
});

describe('the sheet', () => {
  test('a finish ink is a plate with a refinement and a process colour without', () => {
    const paints = (refinement: Refinement) =>
      runsOf(layout({ ...designOf(textElement({ id: 'a', ink: 'gold' })), product: { type: 'card', refinement } }, resources)).map(
        (run) => run.paint,
      );
    expect(paints('silver')).toEqual([{ kind: 'finish', finish: 'silver', hex: '#a9aeb3' }]);
    expect(paints('none')).toEqual([{ kind: 'process', c: 20, m: 35, y: 80, k: 10, hex: '#be9645' }]);
  });

  test('a page ground reaches the bleed', () => {
    expect(layout(fixtureDesign, resources).sheets[0]?.items[0]).toMatchObject({
      of: 'background',
      d: 'M -3000 -3000 L 213000 -3000 L 213000 151000 L -3000 151000 Z',
    });
  });

  test('a drawing lies in its box, its clip with it', () => {
    const items = layout(fixtureDesign, resources).sheets[0]?.items.filter((item) => item.of === 'sprig') ?? [];
    expect(items[0]).toMatchObject({ kind: 'stroke', widthUm: 400, d: 'M 140000 48000 C 150000 38000 160000 20000 164000 8000' });
    expect(items.at(-1)).toMatchObject({ kind: 'group', clip: 'M 140000 8000 L 170000 8000 L 170000 28000 L 140000 28000 Z' });
  });

  test('a turned element keeps the middle of its box', () => {
    const group = layout(designOf(textElement({ id: 'a', xUm: 0, yUm: 0, widthUm: 40_000, heightUm: 20_000, rotation: 90 })), resources)
      .sheets[0]?.items[0];
    expect(group).toMatchObject({ kind: 'group', matrix: [0, 1, -1, 0, 30_000, -10_000] });
  });

  test.each([
    ['font', textElement({ id: 'a', font: 'comic' })],
    ['ink', textElement({ id: 'a', ink: 'tostring' })],
    ['artwork', { ...photoElement({ id: 'a' }), kind: 'artwork', artworkId: 'nobody' } as Element],
    ['photo', photoElement({ id: 'a', photoId: 'photo-that-is-gone' })],
  ])('an unknown %s is refused by name', (what, element) => {
    expect(() => layout(designOf(element), resources)).toThrow(`unknown ${what}`);
  });

  test('the same document gives the same bytes', () => {
    const once = JSON.stringify(layout(fixtureDesign, resources));
    expect(JSON.stringify(layout(structuredClone(fixtureDesign), resources))).toBe(once);
    expect(once).not.toMatch(/null,null|NaN/);
  });
});
