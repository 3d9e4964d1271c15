import { describe, expect, test } from 'vitest';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { isFieldOf, type RecordKind } from './field-names.ts';
import { insertFields } from './insert-fields.ts';
import { parseFields } from './parse-fields.ts';

const rows = designRows.filter(({ fieldTexts }) => fieldTexts);

function textsOf(design: ReturnType<typeof blankDesign>) {
  return design.pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'text'));
}

describe('templates that are printed with names', () => {
  test('are at least sixty, of every kind of piece', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ category }) => category))).toEqual(
      new Set(['place-card', 'menu-card', 'table-number', 'gift-tag', 'envelope', 'recipient-sticker', 'thank-you-card']),
    );
  });

  test.each(rows.map((row) => [row.id, row] as const))('%s has its texts in every form, and fields of one kind of record', (_, row) => {
    const { fieldTexts = {} } = row;
    const names = Object.values(fieldTexts).flatMap((text) => parseFields(text).flatMap((run) => (run.kind === 'field' ? run.name : [])));
    const kinds = (['guest', 'household'] satisfies RecordKind[]).filter((kind) => names.every((name) => isFieldOf(kind, name)));
    expect(names.length).toBeGreaterThan(0);
    expect(kinds.length).toBeGreaterThan(0);
    for (const { form, format } of row.forms) {
      const design = blankDesign(row, form, format, undefined, 'none');
      const [before, after] = [textsOf(design), textsOf(insertFields(design, fieldTexts))];
      const changed = after.filter((element, at) => element !== before[at]);
      expect(new Set(changed.map(({ id, text }) => `${id} ${text}`))).toEqual(
        new Set(Object.entries(fieldTexts).map(([id, text]) => `${id} ${text}`)),
      );
    }
  });

  test('a text that its customer worded stays', () => {
    const row = rows.find(({ category }) => category === 'place-card');
    const [shape] = row?.forms ?? [];
    if (!row?.fieldTexts || !shape) throw new Error('no place card');
    const design = blankDesign(row, shape.form, shape.format, undefined, 'none');
    const pages = design.pages.map((page) => ({
      ...page,
      elements: page.elements.map((element) => (element.kind === 'text' ? { ...element, text: 'Ehrengast' } : element)),
    }));
    expect(textsOf(insertFields({ ...design, pages }, row.fieldTexts)).map(({ text }) => text)).toEqual(['Ehrengast']);
  });
});
