import { expect, test } from 'vitest';
import { germanFieldName } from '#texts/field-names.ts';
import { bracedFields, fieldsOfBraces } from './braced-fields.ts';
import { fieldsOfKind } from './field-names.ts';

const shown = (stored: string) => bracedFields(stored, germanFieldName);
const stored = (typed: string) => fieldsOfBraces(typed, germanFieldName);

test('every field is shown by its name, and read back from it', () => {
  for (const field of [...fieldsOfKind.guest, ...fieldsOfKind.household]) {
    expect(shown(`{{${field}}}`)).toBe(`{${germanFieldName(field)}}`);
    expect(stored(shown(`Ein {{${field}:Wort}} {{?${field}: und …}}.`))).toBe(`Ein {{${field}:Wort}} {{?${field}: und …}}.`);
  }
});

test.each([
  ['Chère {vorname}', 'Chère {{vorname}}'],
  ['Chère {{vorname}}', 'Chère {{vorname}}'],
  ['{ Menü } et {Straße}', '{{menue}} et {{strasse}}'],
  ['{?Begleitung: et …}', '{{?begleitung: et …}}'],
  ['{Herz} {} {', '{Herz} {} {'],
  ['{{spitzname}} {Spitzname}', '{{spitzname}} {Spitzname}'],
])('"%s" is stored as "%s"', (typed, text) => {
  expect(stored(typed)).toBe(text);
});

test('a text of many braces is read in time linear in its length', () => {
  const start = performance.now();
  stored('{'.repeat(2_000));
  stored('{?a:'.repeat(500));
  expect(performance.now() - start).toBeLessThan(500);
});
