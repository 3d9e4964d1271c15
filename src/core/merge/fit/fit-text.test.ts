import { describe, expect, test } from 'vitest';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { NameParts } from '#core/merge/value-parts.ts';
import { openFonts } from '#resources/fonts.ts';
import { isLongForm } from '#tests/long-form.ts';
import { guestRecord } from '#tests/merge-records.ts';
import { fixtureResources } from '#tests/render/fixture-design.ts';
import { textDesign } from '#tests/render/set-text.ts';
import { fitRecord } from './fit-record.ts';
import { type Allowed, type FittedElement, fitText } from './fit-text.ts';
import { nameShortenings } from './shorten.ts';

const fonts = await openFonts();
/** The field of a place card. */
const box = { widthUm: 69_000, heightUm: 20_000, sizeUm: 10_000, minSizeUm: 2_500, leading: 1.1, font: 'eb-garamond' } as const;

function guest(name: Partial<NameParts>, values: MergeRecord['values'] = {}): MergeRecord {
  return { key: 'one', kind: 'guest', name: { title: '', given: [], particles: '', family: [], suffix: '', ...name }, values };
}

const nothing: Allowed = { tracking: 0, shorten: [] };

function placed(text: string, change: Partial<TextElement> = {}) {
  const design = textDesign(text, { ...box, ...change });
  const [page] = design.pages;
  const [element] = page?.elements ?? [];
  if (!page || element?.kind !== 'text') throw new Error('no text');
  return { design, page, element, fonts, wishedUm: element.sizeUm, allowed: nothing };
}

function fitOf(text: string, record: MergeRecord, change: Partial<TextElement> = {}, allowed = nothing): FittedElement {
  return fitText({ ...placed(text, change), allowed }, record);
}

const linesOf = ({ element }: FittedElement) => element.text.split('\n');

describe('the first of the ladder that fits', () => {
  test('a short name is set as designed', () => {
    const { element, fit: made } = fitOf('{{name}}', guest({ given: ['Anna'], family: ['Roth'] }));
    expect(element.text).toBe('Anna Roth');
    expect(made).toMatchObject({ step: 'as-designed', sizeUm: 10_000, lines: 1, extraLines: 0, shortened: [] });
  });

  test('a wider one is broken between given and family name where there is room for two lines', () => {
    const made = fitOf('{{name}}', guest({ given: ['Anna', 'Friederike'], family: ['Schwarzenberger'] }), { heightUm: 24_000 });
    expect(linesOf(made)).toEqual(['Anna Friederike', 'Schwarzenberger']);
    expect(made.fit).toMatchObject({ step: 'broken', sizeUm: 10_000, lines: 2, extraLines: 1 });
  });

  test('letters come closer before they become smaller, never in a script face', () => {
    const record = guest({ given: ['Friederike'], family: ['Brandstetter'] });
    const widest = fitOf('{{name}}', record, { heightUm: 10_000, widthUm: 300_000 });
    const widthOf = (tracking: number) => {
      for (let widthUm = 60_000; ; widthUm += 50) {
        const { fit: made } = fitOf('{{name}}', record, { heightUm: 10_000, widthUm, tracking });
        if (made.step === 'as-designed') return widthUm;
      }
    };
    expect(widest.fit.step).toBe('as-designed');
    const widthUm = Math.round((widthOf(0) + widthOf(-20)) / 2);
    const closer = { tracking: -20, shorten: [] };
    expect(fitOf('{{name}}', record, { heightUm: 10_000, widthUm }).fit.step).toBe('smaller');
    const tracked = fitOf('{{name}}', record, { heightUm: 10_000, widthUm }, closer);
    expect(tracked.fit).toMatchObject({ step: 'tracked', sizeUm: 10_000 });
    expect(tracked.element.tracking).toBe(-20);
    const script = fitOf('{{name}}', record, { heightUm: 10_000, widthUm: 40_000, font: 'pinyon' }, closer);
    expect(script.fit.step).toBe('smaller');
    expect(script.element.tracking).toBe(0);
  });

  test('a name is shortened only where it does not fit at the least size, in order, and the family name never', () => {
    const record = guest({ title: 'Prof. Dr.', given: ['Anna-Lena', 'Maria'], particles: 'von der', family: ['Heide'], suffix: 'jun.' });
    const all = { tracking: 0, shorten: nameShortenings };
    const texts = new Map<string, readonly string[]>();
    for (let widthUm = 120_000; widthUm > 10_000; widthUm -= 1_000) {
      const { element, fit: made } = fitOf('{{name}}', record, { sizeUm: 5_000, minSizeUm: 5_000, heightUm: 6_000, widthUm }, all);
      texts.set(element.text, made.shortened);
    }
    const whole = 'Prof. Dr. Anna-Lena Maria von der Heide jun.';
    // In the narrowest box nothing fits, and the name is whole again.
    expect(texts.get(whole)).toEqual([]);
    texts.delete(whole);
    expect([...texts]).toEqual([
      ['Prof. Dr. Anna-Lena Maria von der Heide', ['suffix']],
      ['Anna-Lena Maria von der Heide', ['suffix', 'title']],
      ['Anna-Lena M. von der Heide', ['suffix', 'title', 'further-given']],
      ['A.-L. M. von der Heide', ['suffix', 'title', 'further-given', 'first-given']],
    ]);
  });

  test('the slot of a text says how many lines and which least size it may have', () => {
    const record = guest({ given: ['Anna', 'Friederike'], family: ['Schwarzenberger'] });
    const allows = ['content' as const];
    const oneLine = fitOf('{{name}}', record, { heightUm: 24_000, slot: { allows, maxLines: 1 } });
    expect(oneLine.fit).toMatchObject({ step: 'smaller', lines: 1 });
    const least = oneLine.fit.sizeUm + 100;
    const slot = { allows, maxLines: 1, sizesUm: { least, most: 10_000 } };
    expect(fitOf('{{name}}', record, { heightUm: 24_000, slot }).fit).toMatchObject({ step: 'overflow', sizeUm: least });
  });

  test('what fits by none of them is reported whole', () => {
    const { element, fit: made, findings } = fitOf('{{name}}', guest({ given: ['Maximilian'], family: ['x'.repeat(200)] }));
    expect(made).toMatchObject({ step: 'overflow', sizeUm: 2_500 });
    expect(element.text).toContain('x'.repeat(200));
    expect(findings).toEqual([{ kind: 'overflow', page: 'outside', element: 'text' }]);
  });

  test('a value longer than any text of a document overflows as well', () => {
    const made = fitOf('{{tisch}}', guest({}, { tisch: 'a '.repeat(1_500) }), { minSizeUm: 100, sizeUm: 100, heightUm: 2_000_000 });
    expect(made.fit.step).toBe('overflow');
  });
});

describe('lines', () => {
  test.each([
    [{ given: ['Anna'], particles: 'von der', family: ['Oberhinterhuber'] }, ['Anna', 'von der Oberhinterhuber']],
    [{ given: ['Anna'], particles: 'Freifrau von', family: ['Rosenau'] }, ['Anna', 'Freifrau von Rosenau']],
    [{ given: ['Anna', 'M.'], family: ['Schwarzenberger'] }, ['Anna', 'M. Schwarzenberger']],
    [{ given: ['Anna'], family: ['Müller-Lüdenscheidt-Brandstetter'] }, ['Anna Müller-', 'Lüdenscheidt-', 'Brandstetter']],
  ])('of %j', (name, lines) => {
    const made = fitOf('{{name}}', guest(name), { widthUm: 30_000, heightUm: 11_000 * lines.length, sizeUm: 9_000 });
    expect(linesOf(made)).toEqual(lines);
  });

  test('a particle at the end of one field stays with the next one, and numbers with their words', () => {
    const values = { personen: 'Anna von', ort: 'Rosenau', strasse: 'Bürgermeister-Müller-Straße 12', plz: '80331' };
    const record: MergeRecord = { key: 'one', kind: 'household', values };
    const narrow = { widthUm: 20_000, heightUm: 60_000, sizeUm: 5_000 };
    expect(linesOf(fitOf('{{personen}} {{ort}}', record, narrow))).toEqual(['Anna', 'von Rosenau']);
    expect(linesOf(fitOf('{{strasse}}', record, narrow)).at(-1)).toBe('Straße 12');
    expect(linesOf(fitOf('{{plz}} {{ort}}', record, { ...narrow, minSizeUm: 1_000, widthUm: 16_000 }))).toEqual(['80331 Rosenau']);
  });

  test('"und" begins a line rather than ending one', () => {
    const record: MergeRecord = { key: 'one', kind: 'household', values: { personen: 'Friederike und Maximilian' } };
    expect(linesOf(fitOf('{{personen}}', record, { widthUm: 52_000, heightUm: 24_000, sizeUm: 8_000 }))).toEqual([
      'Friederike',
      'und Maximilian',
    ]);
  });

  test('prose is broken by layout, but not inside a name', () => {
    const words = 'wir freuen uns mit dir auf einen langen Abend im Garten '.repeat(5);
    const record = guest({ given: ['Anna'], particles: 'von der', family: ['Heide'] });
    for (let widthUm = 40_000; widthUm < 60_000; widthUm += 700) {
      const made = fitOf(`${words}{{name}} ${words}`, record, { widthUm, heightUm: 200_000, sizeUm: 4_000 });
      expect(made.element.text).toContain('von\u00a0der\u00a0Heide');
      expect(made.fit).toMatchObject({ step: 'as-designed', extraLines: 0 });
    }
  });
});

/** Sets a text in exactly these lines; true where the engine breaks none of them and shrinks nothing. */
function isAccepted({ design, page, element }: ReturnType<typeof placed>, text: string, sizeUm: number): boolean {
  const set = { ...element, text, sizeUm, minSizeUm: sizeUm };
  const one: DesignDocument = { ...design, pages: [{ ...page, elements: [set] }] };
  const { texts, findings } = layout(one, fixtureResources(fonts));
  return texts[0]?.lines === text.split('\n').length && !findings.some(({ kind }) => kind === 'overflow');
}

/** Every way to break a name: its words and the parts of its double names, written down without the code under test. */
function waysToBreak({ title, given, particles, family, suffix }: NameParts): string[] {
  const words = [title, ...given, [particles, ...family].filter(Boolean).join(' ').replaceAll(' ', '\u00a0'), suffix].filter(Boolean);
  const pieces = words
    .flatMap((word) => word.split(' '))
    .flatMap((word) => {
      const parts = word.split(/(?<=-)(?=\p{L})/u);
      const isBound = /^\p{L}[\p{L}-]*\./u.test(word);
      return (isBound ? [word] : parts).map((part, at) => ({ part, before: at === 0 ? ' ' : '' }));
    });
  let ways = [pieces[0]?.part ?? ''];
  for (const { part, before } of pieces.slice(1)) ways = ways.flatMap((way) => [way + before + part, `${way}\n${part}`]);
  return ways.map((way) => way.replaceAll('\u00a0', ' '));
}

/** The largest size in steps of 10 µm over all breaks, none above the wished one. */
function bruteForce(place: ReturnType<typeof placed>, name: NameParts): number {
  const { sizeUm: most, minSizeUm: least } = place.element;
  let best = 0;
  for (const way of waysToBreak(name)) {
    if (!isAccepted(place, way, Math.max(least, best + 10))) continue;
    let [low, high] = [Math.max(least, best + 10), most];
    if (isAccepted(place, way, high)) low = high;
    while (high - low > 10) {
      const middle = low + Math.floor((high - low) / 20) * 10;
      if (isAccepted(place, way, middle)) low = middle;
      else high = middle;
    }
    best = low;
    if (best >= most) break;
  }
  return best;
}

describe('against every break at every size', () => {
  const names = Array.from({ length: 2_600 }, (_, seed) => guestRecord(seed)).filter(
    ({ name }) => name && !/h\. c\./.test(name.title) && !name.family.some((part) => part.includes(' ')),
  );

  test.each(['eb-garamond', 'playfair', 'pinyon'])('names in %s are never more than 20 µm smaller', (font) => {
    const place = placed('{{name}}', { font });
    let smaller = 0;
    for (const record of names.slice(0, isLongForm ? 2_000 : 40)) {
      if (!record.name) throw new Error('no name');
      const best = bruteForce(place, record.name);
      const { fit: made } = fitText(place, record);
      expect(made.sizeUm, JSON.stringify(record.name)).toBeGreaterThanOrEqual(best - 20);
      if (made.sizeUm < place.wishedUm) smaller += 1;
    }
    expect(smaller, 'names that do not fit as designed').toBeGreaterThan(5);
  });
});

test('a record changes no other one: its fitted design is the same in any list', () => {
  const design = textDesign('Für {{name}}', box);
  const list = Array.from({ length: 40 }, (_, seed) => guestRecord(seed));
  const changed = list.map((record, at) => (at % 4 === 0 ? guestRecord(1_000 + at) : record));
  const sheets = (records: readonly MergeRecord[]) =>
    records.map((record) => JSON.stringify(layout(fitRecord(design, record, { fonts }).design, fixtureResources(fonts)).sheets));
  const [before, after] = [sheets(list), sheets(changed.toReversed()).toReversed()];
  const same = before.flatMap((sheet, at) => (sheet === after[at] ? [at] : []));
  expect(same).toEqual(list.flatMap((_, at) => (at % 4 === 0 ? [] : [at])));
});
