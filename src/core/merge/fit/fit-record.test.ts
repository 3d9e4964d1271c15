import { describe, expect, test } from 'vitest';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { openFonts } from '#resources/fonts.ts';
import { guestRecord } from '#tests/merge-records.ts';
import { textElement } from '#tests/render/fixture-design.ts';
import { textDesign } from '#tests/render/set-text.ts';
import { commonSizes, fitRecord } from './fit-record.ts';
import { severityOf, worstRecords } from './severity.ts';

const fonts = await openFonts();

function designOf(...texts: (Partial<TextElement> & { text: string })[]): DesignDocument {
  const design = textDesign('');
  const elements = texts.map((change, at) => textElement({ id: `text-${at}`, ...change }));
  return { ...design, pages: design.pages.map((page) => ({ ...page, elements })) };
}

function named(given: string, family: string, values: MergeRecord['values'] = {}): MergeRecord {
  return { key: family, kind: 'guest', values, name: { title: '', given: [given], particles: '', family: [family], suffix: '' } };
}

const anna = named('Anna', 'Roth');

describe('the state of a record', () => {
  test('a missing value blocks a personal text and is a hint in another one', () => {
    const design = designOf({ text: '{{platz}} {{name}}' }, { text: '{{menue}}', personal: false });
    const { state, findings } = fitRecord(design, anna, { fonts });
    expect(state).toBe('blocked');
    expect(findings).toEqual([
      { record: 'Roth', page: 'outside', element: 'text-0', level: 'blocked', kind: 'missing', field: 'platz' },
      { record: 'Roth', page: 'outside', element: 'text-1', level: 'hint', kind: 'missing', field: 'menue' },
    ]);
    expect(fitRecord(designOf({ text: '{{menue}}', personal: false }), anna, { fonts }).state).toBe('hint');
  });

  test('words in place of a value are a hint, none in its place are nothing', () => {
    expect(fitRecord(designOf({ text: '{{menue:Fisch}}' }), anna, { fonts }).state).toBe('hint');
    expect(fitRecord(designOf({ text: '{{name}}{{menue:}}{{?platz:, …}}' }), anna, { fonts }).state).toBe('ok');
  });

  test('an unknown field blocks with its name, also where the text may stay', () => {
    const { state, findings } = fitRecord(designOf({ text: '{{Augenfarbe}}', personal: false }), anna, { fonts });
    expect(state).toBe('blocked');
    expect(findings).toMatchObject([{ kind: 'unknown-field', name: 'augenfarbe' }]);
  });

  test('a text that does not fit blocks with its record, and is not cut', () => {
    const record = named('Anna', 'x'.repeat(300));
    const { state, findings, design } = fitRecord(designOf({ text: '{{name}}' }), record, { fonts });
    expect(state).toBe('blocked');
    expect(findings).toEqual([{ record: record.key, page: 'outside', element: 'text-0', level: 'blocked', kind: 'overflow' }]);
    const [element] = design.pages[0]?.elements ?? [];
    expect(element?.kind === 'text' && element.text.replace('\n', ' ')).toBe(`Anna ${'x'.repeat(300)}`);
  });

  test('letters of another face are a hint, letters of none block', () => {
    expect(fitRecord(designOf({ text: '{{name}}', font: 'cormorant' }), named('Nguyễn', 'Ελένη'), { fonts }).findings).toMatchObject([
      { kind: 'substituted-glyph', level: 'hint' },
    ]);
    expect(fitRecord(designOf({ text: '{{name}}' }), named('ᚠᚢ', 'Roth'), { fonts })).toMatchObject({
      state: 'blocked',
      findings: [{ kind: 'missing-glyph' }],
    });
  });

  test('a design without fields stays the same', () => {
    const design = designOf({ text: 'Menü' });
    const { design: same, fits, state } = fitRecord(design, anna, { fonts });
    expect(same.pages[0]).toBe(design.pages[0]);
    expect({ fits, state }).toEqual({ fits: [], state: 'ok' });
  });
});

describe('a size that records share', () => {
  const design = designOf({ text: '{{name}}', widthUm: 69_000, heightUm: 14_000, sizeUm: 10_000 });
  const records = Array.from({ length: 200 }, (_, seed) => guestRecord(seed));

  test('fits 95 of 100 as designed, and no larger one does', () => {
    const sizes = commonSizes(design, records, fonts);
    const size = sizes['outside/text-0'] ?? 0;
    const share = (sizeUm: number) => {
      const made = records.map((record) => fitRecord(design, record, { fonts, sizesUm: { 'outside/text-0': sizeUm } }).fits[0]);
      return made.filter((fit) => fit?.sizeUm === sizeUm).length / records.length;
    };
    expect(size).toBeGreaterThan(2_500);
    expect(size).toBeLessThan(10_000);
    expect(share(size)).toBeGreaterThanOrEqual(0.95);
    expect(share(size + 40)).toBeLessThan(0.95);
  });

  test('is stored: a record that comes later changes no other one', () => {
    const sizesUm = commonSizes(design, records.slice(0, 100), fonts);
    const before = records.slice(0, 100).map((record) => fitRecord(design, record, { fonts, sizesUm }));
    const after = records.map((record) => fitRecord(design, record, { fonts, sizesUm }));
    expect(JSON.stringify(after.slice(0, 100))).toBe(JSON.stringify(before));
  });

  test('is never below the least size of the text, nor above its designed one, and an empty list has none', () => {
    expect(commonSizes(design, [named('Anna', 'x'.repeat(200))], fonts)).toEqual({ 'outside/text-0': 2_500 });
    expect(commonSizes(design, [anna], fonts)).toEqual({ 'outside/text-0': 10_000 });
    expect(fitRecord(design, anna, { fonts, sizesUm: { 'outside/text-0': 20_000 } }).fits[0]?.sizeUm).toBe(10_000);
    expect(commonSizes(design, [], fonts)).toEqual({});
  });
});

describe('the worst records', () => {
  const design = designOf({
    text: '{{name}}{{?menue:, …}}{{platz:}}',
    widthUm: 69_000,
    heightUm: 10_000,
    sizeUm: 9_000,
    font: 'cormorant',
  });
  const of = (record: MergeRecord) => severityOf(fitRecord(design, record, { fonts }), record);

  test('one that is printed as designed has no severity', () => {
    expect(of(anna)).toBe(0);
    expect(worstRecords([{ key: 'a', severity: 0 }])).toEqual([]);
  });

  test('each cause adds its own', () => {
    expect(of(named('Anna', 'Roth3'))).toBe(50);
    expect(of(named('Anna', 'Дмитр'))).toBe(90);
    expect(of(named('', 'Дмитр'))).toBe(40);
    const fallbacks = designOf({ text: '{{name}}{{platz:, Platz frei}}', font: 'cormorant', widthUm: 90_000 });
    expect(severityOf(fitRecord(fallbacks, anna, { fonts }), anna)).toBe(30);
    const small = fitRecord(design, named('Bartholomäus', 'Featherstonehaugh'), { fonts });
    const [fit] = small.fits;
    if (!fit) throw new Error('no text');
    expect(fit.sizeUm).toBeLessThan(fit.wishedUm);
    expect(severityOf(small, anna)).toBeCloseTo(100 * (1 - fit.sizeUm / fit.wishedUm) + 15 * fit.extraLines);
    expect(severityOf({ ...small, fits: [{ ...fit, sizeUm: fit.wishedUm, extraLines: 2, step: 'broken' }] }, anna)).toBe(30);
    expect(severityOf({ ...small, fits: [{ ...fit, sizeUm: fit.wishedUm, extraLines: 0, isTracked: true }] }, anna)).toBe(10);
    const shortened = ['suffix', 'title'] as const;
    expect(severityOf({ ...small, fits: [{ ...fit, sizeUm: fit.wishedUm, extraLines: 0, step: 'broken', shortened }] }, anna)).toBe(50);
  });

  test('the five that were put into a list of 200 are the five worst, in order', () => {
    const bad = [
      named('Friederike4', 'Шварценбергер-Öztürk-Featherstonehaugh'),
      named('Maximilian', 'Шварценбергер-Oberhinterhuber'),
      named('Bartholomäus-Maximilian Konstantin', `Featherstonehaugh-Papadimitrakopoulos 2${'x'.repeat(60)}`),
      named('Anna', 'Дмитр'),
      named('Eva', 'R0th'),
    ];
    const list = Array.from({ length: 200 }, (_, at) => ({ ...named('Ida', 'Meier'), key: `guest-${at}` }));
    const all: MergeRecord[] = [...list];
    bad.forEach((record, at) => {
      all.splice((at * 37) % 200, 0, record);
    });
    const severities = all.map((record) => ({ key: record.key, severity: of(record) }));
    expect(worstRecords(severities)).toEqual(bad.map(({ key }) => key));
  });

  test('equal ones stay in the order of the list', () => {
    expect(
      worstRecords(
        ['b', 'a', 'c'].map((key) => ({ key, severity: 50 })),
        2,
      ),
    ).toEqual(['b', 'a']);
  });
});
