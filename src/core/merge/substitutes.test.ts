import { expect, test } from 'vitest';
import { fitRecord } from '#core/merge/fit/fit-record.ts';
import { openFonts } from '#resources/fonts.ts';
import { textDesign } from '#tests/render/set-text.ts';
import { mergeSettingsSchema } from './merge-schema.ts';
import type { MergeRecord } from './record.ts';
import { lackingFields, substitutedText, withSubstitutes } from './substitutes.ts';

const place = { xUm: 5_000, yUm: 5_000, widthUm: 60_000, heightUm: 24_000, sizeUm: 8_000, minSizeUm: 2_500 };
const text = 'Tisch {{tisch}} für {{vorname}}{{?begleitung: und …}}{{menue:wie gewählt}}';
const design = textDesign(text, place);

function guest(key: string, values: MergeRecord['values']): MergeRecord {
  return { key, kind: 'guest', values };
}

test('words stand in for a missing value, and texts and conditions keep their own', () => {
  expect(substitutedText(text, { tisch: 'beim Brautpaar', menue: 'Fisch', begleitung: 'Gast' })).toBe(
    'Tisch {{tisch:beim Brautpaar}} für {{vorname}}{{?begleitung: und …}}{{menue:wie gewählt}}',
  );
  expect(substitutedText('{{Menü}} {{spitzname}}', { menue: '$& $1' })).toBe('{{menue:$& $1}} {{spitzname}}');
  expect(withSubstitutes(design, {})).toBe(design);
  const words = { tisch: 'frei' };
  expect(withSubstitutes(design, words)).toBe(withSubstitutes(design, words));
});

test('the fields that ask for a value are listed with the records that have none', () => {
  const records = [guest('a', { vorname: 'Anna', tisch: '3' }), guest('b', { vorname: 'Max' }), guest('c', {})];
  expect(lackingFields(design, records, 'guest')).toEqual([
    { field: 'tisch', records: [1, 2] },
    { field: 'vorname', records: [2] },
  ]);
  expect(lackingFields(design, records, 'household')).toEqual([]);
});

test('a record with words in place of its value is printed and has a hint; without them it stays what it was', async () => {
  const fonts = await openFonts();
  const personal = textDesign('{{tisch}}', { ...place, personal: true });
  const record = guest('a', {});
  expect(fitRecord(personal, record, { fonts }).state).toBe('blocked');
  const substituted = fitRecord(personal, record, { fonts, substitutes: { tisch: 'frei' } });
  expect([substituted.state, substituted.findings.map(({ kind }) => kind)]).toEqual(['hint', ['fallback']]);
  const seated = guest('b', { tisch: '7' });
  expect(fitRecord(personal, seated, { fonts, substitutes: { tisch: 'frei' } })).toEqual(fitRecord(personal, seated, { fonts }));
});

test('words with braces or line ends, and words for no field, are not stored', () => {
  const { substitutes } = mergeSettingsSchema.shape;
  expect(substitutes.safeParse({ tisch: 'beim Brautpaar: „vorn“' }).success).toBe(true);
  for (const words of ['', '}}', '{{name}}', 'a\nb', 'a\u2028b', 'x'.repeat(81)])
    expect(substitutes.safeParse({ tisch: words }).success).toBe(false);
  expect(substitutes.safeParse({ spitzname: 'x' }).success).toBe(false);
});
