import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDesign } from '#core/products/document.ts';
import { leporelloDesign } from '#tests/render/fixture-elements.ts';
import type { DesignDocument } from './document.ts';
import { applyEdits } from './edit.ts';
import { fillMergeFields, mergeFields, usedFields } from './merge-fields.ts';

function saying(text: string, content = 'https://federleicht.example/{{code}}'): DesignDocument {
  const page = 'outside';
  const done = applyEdits(leporelloDesign, [
    { kind: 'setText', page, element: 'arch-text', text },
    { kind: 'setProperties', page, element: 'code', properties: { content } },
  ]);
  if (!done) throw new Error('no such text');
  return done.design;
}

function words(design: DesignDocument): string[] {
  return design.pages
    .flatMap(({ elements }) => elements)
    .flatMap((one) => (one.id === 'arch-text' && one.kind === 'text' ? [one.text] : one.kind === 'qr' ? [one.content] : []));
}

test('fields in texts and codes are listed with their place, unknown ones by name', () => {
  const used = usedFields(saying('Liebe {{Vorname:Gäste}}, {{ tisch }} {{quatsch}}'));
  expect(used.map(({ field, isKnown, element, fallback }) => [field, isKnown, element, fallback])).toEqual([
    ['code', true, 'code', null],
    ['vorname', true, 'arch-text', 'Gäste'],
    ['tisch', true, 'arch-text', null],
    ['quatsch', false, 'arch-text', null],
  ]);
});

test('a record fills its fields, a fallback stands in, what is missing is named, and nothing else changes', () => {
  const design = saying('Liebe {{vorname:Gäste}}, Tisch {{tisch}} {{quatsch}}');
  const before = JSON.stringify(design);
  const filled = fillMergeFields(design, { vorname: 'Łukasz', code: 'k7' });
  expect(words(filled.design)).toEqual(['https://federleicht.example/k7', 'Liebe Łukasz, Tisch  {{quatsch}}']);
  expect(filled.missing).toEqual(['tisch']);
  expect(words(fillMergeFields(design, { vorname: '  ' }).design)[1]).toContain('Liebe Gäste');
  expect(JSON.stringify(design)).toBe(before);
});

test('a value brings no field of its own, and dollars mean dollars', () => {
  const { design } = fillMergeFields(saying('{{vorname}}'), { vorname: '{{nachname}} $& $1', nachname: 'Geheim' });
  expect(words(design)[1]).toBe('{{nachname}} $& $1');
});

test('whatever a record holds, the filled design is a valid document', () => {
  const value = fc.string({ maxLength: 3_000, unit: 'binary' });
  const record = fc.record(Object.fromEntries(mergeFields.map((key) => [key, value])), { requiredKeys: [] });
  fc.assert(
    fc.property(record, (person) => {
      const { design } = fillMergeFields(saying('{{anrede}} {{vorname}} {{name}}'), person);
      expect(readDesign(design)).toMatchObject({ ok: true });
    }),
    { numRuns: 40 },
  );
});
