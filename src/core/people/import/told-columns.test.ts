/** Columns that hold no names, though their headings speak of guests, and columns that tell who is a child. */
import { expect, test } from 'vitest';
import { givenNamesOf } from './given-names.ts';
import { gridLimits } from './grid.ts';
import { peopleOfGrid } from './people-of-grid.ts';
import { gridOfText } from './text-grid.ts';

const givenNames = givenNamesOf({ f: 'anna', m: 'max tom', both: '' });

function read(text: string) {
  return peopleOfGrid(gridOfText(text, 'UTF-8', gridLimits), null, { country: 'DE', givenNames });
}

test.each(['Wer hat zugesagt?', 'Zusage', 'RSVP', 'Gast kommt', 'Name confirmed', 'Partner kommt', 'Rückmeldung vom Gast'])(
  '%s is no name',
  (heading) => {
    for (const [first, second] of [
      ['ja', 'nein'],
      ['Anna Berger', 'Max Roth'],
    ]) {
      const { mapping, rows } = read(`${heading};Vorname;Nachname\n${first};Anna;Berger\n${second};Max;Roth\n`);
      expect(mapping.columns.map(({ field }) => field)).toEqual(['ignored', 'given', 'family']);
      expect(rows.map(({ persons }) => persons.map(({ given }) => given))).toEqual([['Anna'], ['Max']]);
    }
  },
);

test('columns of answers keep what is no name', () => {
  const { mapping } = read('Name;Kommt mit Begleitung?;E-Mail für Antwort\nAnna Berger;1;anna@example.org\n');
  expect(mapping.columns.map(({ field }) => field)).toEqual(['name', 'plusOnes', 'email']);
});

test.each(['Alter', 'Kategorie', 'Menü', 'Was noch'])('%s with children and adults in it tells who is a child', (heading) => {
  const { mapping, rows } = read(`Name;${heading};Tisch\nAnna Berger;Erwachsen;1\nTom Berger;Kind;1\n`);
  expect(mapping.columns.map(({ field }) => field)).toEqual(['name', 'kind', 'ignored']);
  expect(rows.map(({ persons }) => persons[0]?.kind)).toEqual(['adult', 'child']);
});

test('columns of ages in years, and of partners beside a column for children, tell no child', () => {
  expect(read('Name;Alter\nAnna Berger;34\nTom Berger;7\n').mapping.columns[1]?.field).toBe('ignored');
  expect(read('Name;Beziehung\nAnna Berger;Partner\nTom Berger;Partner\n').mapping.columns[1]?.field).toBe('ignored');
  expect(read('Name;Alter;Typ\nAnna Berger;Erwachsen;Erwachsen\nTom Berger;Kind;Kind\n').mapping.columns.map(({ field }) => field)).toEqual(
    ['name', 'ignored', 'kind'],
  );
});
