/** What the sample words of designs tell is in order: the print check asks about none of it. */
import { expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { contactFindings } from '#core/preflight/contact-rules.ts';
import { dateFindings } from '#core/preflight/dates/date-rules.ts';
import { factFindings } from '#core/preflight/fact-rules.ts';
import type { Checked } from '#core/preflight/finding.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { isLongForm } from '#tests/long-form.ts';
import { blankDesign } from './blank.ts';
import { catalogueRows } from './rows.ts';

/** Texts alone, on a day on which some of the samples are past. */
function toldBy(design: DesignDocument, limits: Checked['limits']) {
  const checked = { design, limits, today: '2027-12-01' } as Checked;
  return [dateFindings, contactFindings, factFindings].flatMap((rule) => rule(checked));
}

/** The formats of a form have the same words. Each design in one form, and in all of them in the long form. */
const cases = catalogueRows.flatMap((row, index) => {
  const forms = [...new Map(row.forms.map((one) => [one.form, one])).values()];
  return (isLongForm ? forms : forms.slice(index % forms.length).slice(0, 1)).map((one) => ({ row, ...one }));
});

test('no sample words of any design in any form are asked about [E090]', () => {
  let texts = 0;
  const found = cases.flatMap(({ row, form, format }) => {
    const design = blankDesign(row, form, format, undefined, 'none');
    texts += design.pages.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'text')).length;
    return toldBy(design, limitsOf(design.product)).map(({ message, measured }) => `${row.id} ${form}: ${message.key} ${measured}`);
  });
  expect([...new Set(found)]).toEqual([]);
  expect(texts).toBeGreaterThan(4 * cases.length);
});
