/** Names as lists write them: who is in a cell, and what is given name, family name, title and so on. */
import { describe, expect, test } from 'vitest';
import { isAllCapitals, mixedCase } from './capitals.ts';
import { givenNamesOf } from './given-names.ts';
import { namesInCell } from './names-in-cell.ts';
import { type GuestPerson, type NameOrder, orderOf } from './person-name.ts';

const names = givenNamesOf({
  f: 'anna sophie eva lena kathe maria ines sabine',
  m: 'ben max paul peter jurgen emil tom jan jose',
  both: 'kim andrea',
});

function shown({ salutation, title, given, noble, family, suffix, nick, kind, gender }: GuestPerson): string {
  const parts = { salutation, title, given, noble, family, suffix, nick };
  const words = Object.entries(parts).flatMap(([key, text]) => (text === '' ? [] : [`${key} ${text}`]));
  return [...words, ...(kind === 'adult' ? [] : [kind]), ...(gender ? [gender] : [])].join(', ');
}

function read(cell: string, order: NameOrder = 'given-first', isSpanish = false) {
  const { persons, label, plusOnes } = namesInCell(cell, { names, order, isSpanish });
  return [...persons.map(shown), ...(label === '' ? [] : [`label ${label}`]), ...(plusOnes > 0 ? [`+${plusOnes}`] : [])];
}

test.each<[string, string[]]>([
  ['Anna Müller', ['given Anna, family Müller']],
  ['Anna Sophie Müller', ['given Anna Sophie, family Müller']],
  ['Müller, Anna', ['given Anna, family Müller']],
  ['Müller, Dr. Anna', ['title Dr., given Anna, family Müller']],
  ['Müller, Anna und Max', ['given Anna, family Müller', 'given Max, family Müller']],
  ['Frau Müller', ['salutation Frau, family Müller, f']],
  ['Herrn Prof. Dr. Max Weiß', ['salutation Herrn, title Prof. Dr., given Max, family Weiß, m']],
  ['Dr. med. dent. Anna Groß-Lüdenscheid', ['title Dr. med. dent., given Anna, family Groß-Lüdenscheid']],
  ['Dipl.-Ing. Peter Kühn', ['title Dipl.-Ing., given Peter, family Kühn']],
  ['Sophie Gräfin von Großendorff', ['given Sophie, noble Gräfin, family von Großendorff']],
  ['Max von und zu Hohenstein', ['given Max, family von und zu Hohenstein']],
  ['Jan van der Meer', ['given Jan, family van der Meer']],
  ['Van den Berg, Jan', ['given Jan, family Van den Berg']],
  ['Berg, Anna von', ['given Anna, family von Berg']],
  ['Maria de la Fuente', ['given Maria, family de la Fuente']],
  ["Peter D'Aubigné", ["given Peter, family D'Aubigné"]],
  ['Tom Ben Müller', ['given Tom Ben, family Müller']],
  ['Jan Van Den Berg', ['given Jan, family Van Den Berg']],
  ['Max Müller sen.', ['given Max, family Müller, suffix sen.']],
  ['Anna Weber, MSc', ['given Anna, family Weber, suffix MSc']],
  ['Maximilian (Max) Weiß', ['given Maximilian, family Weiß, nick Max']],
  ['Anna und Max Müller', ['given Anna, family Müller', 'given Max, family Müller']],
  ['Anna & Max', ['given Anna', 'given Max']],
  ['Dr. Anna und Max Müller', ['title Dr., given Anna, family Müller', 'given Max, family Müller']],
  ['Anna Müller und Max Meier', ['given Anna, family Müller', 'given Max, family Meier']],
  ['Anna Müller, Max Meier', ['given Anna, family Müller', 'given Max, family Meier']],
  ['Anna, Max und Lena Müller', ['given Anna, family Müller', 'given Max, family Müller', 'given Lena, family Müller']],
  ['Anna et Paul Lefèvre', ['given Anna, family Lefèvre', 'given Paul, family Lefèvre']],
  ['Maria y José García', ['given Maria, family García', 'given José, family García']],
  ['Anna + Max Müller', ['given Anna, family Müller', 'given Max, family Müller']],
  ['Herr und Frau Müller', ['salutation Herr, family Müller, m', 'salutation Frau, family Müller, f']],
  ['Mr and Mrs Smith', ['salutation Mr, family Smith, m', 'salutation Mrs, family Smith, f']],
  ['Herr und Frau Max und Anna Müller', ['salutation Herr, given Max, family Müller, m', 'salutation Frau, given Anna, family Müller, f']],
  ['Familie Müller', ['family Müller', 'label Familie Müller']],
  ['Fam. von Berg', ['family von Berg', 'label Fam. von Berg']],
  [
    'Familie Müller mit Lena, Tom und Eva',
    ['given Lena, family Müller, child', 'given Tom, family Müller, child', 'given Eva, family Müller, child', 'label Familie Müller'],
  ],
  ['Familie Anna und Max Müller', ['given Anna, family Müller', 'given Max, family Müller']],
  ['Anna und Max Müller mit Lena', ['given Anna, family Müller', 'given Max, family Müller', 'given Lena, family Müller, child']],
  ['Anna Müller +1', ['given Anna, family Müller', '+1']],
  ['Anna Müller + 2', ['given Anna, family Müller', '+2']],
  ['Anna Müller mit Begleitung', ['given Anna, family Müller', '+1']],
  ['Anna Müller u. Partner', ['given Anna, family Müller', '+1']],
  ['Anna Müller und N. N.', ['given Anna, family Müller', '+1']],
  ['Anna Müller and guest', ['given Anna, family Müller', '+1']],
])('"%s" names %j', (cell, expected) => {
  expect(read(cell)).toEqual(expected);
});

test('a couple that lives "mit" somebody keeps its particle and children names of age', () => {
  expect(read('Anna Müller mit Lena (4) und Tom (7 J.)')).toEqual([
    'given Anna, family Müller',
    'given Lena, family Müller, child',
    'given Tom, family Müller, child',
  ]);
});

describe('the order of a column', () => {
  test('is that of most of its names by the list of given names', () => {
    expect(orderOf(['Müller Anna', 'Weiß Peter', 'Paul Jäger'], names)).toBe('family-first');
    expect(orderOf(['Anna Müller', 'Peter Weiß', 'Jäger Paul'], names)).toBe('given-first');
    expect(orderOf(['Qwx Yzz'], names)).toBeNull();
  });

  test('holds for names that are not in the list, and an exception is marked', () => {
    const means = { names, order: 'family-first' as const, isSpanish: false };
    expect(read('Wójcik Zbysława', 'family-first')).toEqual(['given Zbysława, family Wójcik']);
    const [exception] = namesInCell('Anna Müller', means).persons;
    expect(exception).toMatchObject({
      given: 'Anna',
      family: 'Müller',
      guesses: [{ field: 'given', source: 'given-names' }, { field: 'family' }],
    });
    expect(namesInCell('Müller Anna', means).persons[0]?.guesses).toEqual([]);
  });

  test('of Spanish lists leaves two family names, marked as concluded', () => {
    const [person] = namesInCell('José García Núñez', { names, order: 'given-first', isSpanish: true }).persons;
    expect(person).toMatchObject({ given: 'José', family: 'García Núñez' });
    expect(person?.guesses.length).toBeGreaterThan(0);
  });
});

test('names in capitals get mixed case with particles, hyphens and Mc', () => {
  expect(['MÜLLER-LÜDENSCHEID', 'VAN DER BERG', 'ANNA VON BERG', 'MCGREGOR', "O'BRIEN", 'JEAN-LUC'].map(mixedCase)).toEqual([
    'Müller-Lüdenscheid',
    'Van der Berg',
    'Anna von Berg',
    'McGregor',
    "O'Brien",
    'Jean-Luc',
  ]);
  expect(isAllCapitals(['MÜLLER', 'WEISS', 'BERG', 'ROTH', 'LÖWE', ''])).toBe(true);
  expect(isAllCapitals(['MÜLLER', 'WEISS', 'Berg', 'ROTH', 'LÖWE'])).toBe(false);
});

test('the list knows double names by their first part, and both ways of writing umlauts', () => {
  expect(['Anna-Lena', 'Juergen', 'Jürgen', 'KÄTHE', 'Müller', ''].map((word) => names.has(word))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['Anna', 'Max', 'Kim', 'Qwx'].map((word) => names.genderOf(word))).toEqual(['f', 'm', null, null]);
});
