import { expect, test } from 'vitest';
import type { Finding, Rule } from '#core/preflight/finding.ts';
import { fieldDesign } from '#tests/merged-guests.ts';
import { withoutFieldTexts } from './field-texts.ts';

const design = fieldDesign('{{vorname}}');
const texts = design.pages.flatMap((page) =>
  page.elements.flatMap((one) => (one.kind === 'text' ? [{ page: page.id, element: one.id, text: one.text }] : [])),
);
const field = texts.find(({ text }) => text === '{{vorname}}') ?? expect.fail('no field');
const other = texts.find(({ text }) => !text.includes('{{')) ?? expect.fail('no other text');

function finding(rule: Rule, { page, element }: { page: string; element: string | null }): Finding {
  return { rule, level: 'block', page, element, box: null, message: { key: 'x' }, measured: '' };
}

test('what the words of a text with fields are found to be is left out; colours, other texts and pages stay', () => {
  const kept = [
    finding('contrast', field),
    finding('overflow', other),
    finding('overflow', { page: field.page, element: null }),
    finding('overflow', { page: 'elsewhere', element: field.element }),
  ];
  const left = (['overflow', 'sample-text', 'type-size', 'missing-glyph'] as const).map((rule) => finding(rule, field));
  expect(withoutFieldTexts(design, [...left, ...kept])).toEqual(kept);
});
