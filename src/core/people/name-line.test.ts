import { expect, test } from 'vitest';
import { message } from '#core/values/message.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type LinePerson, namesMessage, readNameLine, storedNames } from './name-line.ts';

const short = ({ title, given, noble, family, suffix }: LinePerson) => [title, given, noble, family, suffix].join('|');
const read = (line: string) => readNameLine(line).persons.map(short);

test.each([
  ['Anna Müller', ['|Anna||Müller|']],
  ['Anna und Max Weiß', ['|Anna||Weiß|', '|Max||Weiß|']],
  ['Anna, Max, Lena und Tom Weiß', ['|Anna||Weiß|', '|Max||Weiß|', '|Lena||Weiß|', '|Tom||Weiß|']],
  ['Magdalena Wörle und Josef Grünwald', ['|Magdalena||Wörle|', '|Josef||Grünwald|']],
  ['Dr. Cornelius Freiherr von Rosenau', ['Dr.|Cornelius|Freiherr von|Rosenau|']],
  ['Sophie Gräfin von Großendorff', ['|Sophie|Gräfin von|Großendorff|']],
  ['Jan van der Berg & Lieke de Vries', ['|Jan|van der|Berg|', '|Lieke|de|Vries|']],
  ['Steffi Graf', ['|Steffi||Graf|']],
  ['Friederike und Jürgen Müller-Lüdenscheidt', ['|Friederike||Müller-Lüdenscheidt|', '|Jürgen||Müller-Lüdenscheidt|']],
  ['Anna Müller, Max Meier', ['|Anna||Müller|', '|Max||Meier|']],
  ['Herr und Frau von und zu Berg', ['||von und zu|Berg|', '||von und zu|Berg|']],
  ['Maximilian-Alexander von und zu Großendorff', ['|Maximilian-Alexander|von und zu|Großendorff|']],
  ['Anna und Max von und zu Großendorff', ['|Anna|von und zu|Großendorff|', '|Max|von und zu|Großendorff|']],
  ['Max Freiherr von und auf Stein und Eva Roth', ['|Max|Freiherr von und auf|Stein|', '|Eva||Roth|']],
  ['Karl zu und von Berg', ['|Karl|zu und von|Berg|']],
  ['Karl vom und zum Stein', ['|Karl|vom und zum|Stein|']],
  ['José Ortega y Gasset', ['|José||Ortega y Gasset|']],
  ['Ana Ortega y Gasset y José Ruiz', ['|Ana||Ortega y Gasset|', '|José||Ruiz|']],
  ['Maria und João Costa e Silva', ['|Maria||Costa e Silva|', '|João||Costa e Silva|']],
  ['Ana y José García', ['|Ana||García|', '|José||García|']],
  ['Anna e Paolo Rossi', ['|Anna||Rossi|', '|Paolo||Rossi|']],
  ['Anna Rossi e Paolo', ['|Anna||Rossi|', '|Paolo||Rossi|']],
  ['Frau Anna und Herr Max Weiß', ['|Anna||Weiß|', '|Max||Weiß|']],
  ['Müller, Anna', ['|Anna||Müller|']],
  ['von Rosenau, Dr. Anna und Max', ['Dr.|Anna|von|Rosenau|', '|Max|von|Rosenau|']],
  ['Prof. Dr. Max Weiß jun.', ['Prof. Dr.|Max||Weiß|jun.']],
  ['Anna', ['|Anna|||']],
  ['Frau Müller', ['|||Müller|']],
  ['  Anna  Maria   Huber ', ['|Anna Maria||Huber|']],
  ['', []],
  [' , und ', []],
])('the line "%s" names its persons', (line, persons) => {
  expect(read(line)).toEqual(persons);
});

test('a typed salutation is a typed gender, and a given name is none', () => {
  expect(readNameLine('Herr und Frau Müller').persons.map(({ gender, family }) => [gender, family])).toEqual([
    ['m', 'Müller'],
    ['f', 'Müller'],
  ]);
  expect(readNameLine('Anna und Max Müller').persons.map(({ gender }) => gender)).toEqual([null, null]);
});

test('a family with named children keeps its name, and the children are children', () => {
  const { label, persons } = readNameLine('Familie Weiß mit Lena und Tom');
  expect(label).toBe('Familie Weiß');
  expect(persons.map(({ kind, given, family }) => [kind, given, family])).toEqual([
    ['adult', '', 'Weiß'],
    ['child', 'Lena', 'Weiß'],
    ['child', 'Tom', 'Weiß'],
  ]);
});

test.each([
  ['Anna Müller +1', 1],
  ['Anna Müller + 2', 2],
  ['Anna Müller mit Begleitung', 1],
  ['Anna Müller und Partner', 1],
  ['Anna Müller', null],
])('"%s" has so many companions without a name', (line, plusOnes) => {
  expect(readNameLine(line)).toMatchObject({ plusOnes, persons: [{ given: 'Anna', family: 'Müller' }] });
});

test.each([
  'Anna Müller',
  'Anna, Max, Lena und Tom Weiß',
  'Magdalena Wörle und Josef Grünwald',
  'Dr. Anna und Max von Rosenau',
  'Anna Müller, Max und Tom Meier',
  'Dr. Cornelius Freiherr von Rosenau',
])('"%s" is written as it was read', (line) => {
  const written = serverTexts({ locale: 'de-DE' })(namesMessage({ label: '', guests: readNameLine(line).persons }));
  expect(written).toBe(line);
  expect(read(written)).toEqual(read(line));
});

test('names beside a change are stored one by one, and written with the word of the language that is read', () => {
  const guests = readNameLine('Anna, Max, Lena und Tom Weiß').persons;
  const names = storedNames({ label: '', guests });
  expect(names).toEqual(['Anna', 'Max', 'Lena', 'Tom Weiß']);
  expect(serverTexts({ locale: 'de-DE' })(message('guests.change.edit', { names, count: 1 }))).toBe(
    'Anna, Max, Lena und Tom Weiß geändert',
  );
  expect(storedNames({ label: 'Familie Weiß', guests })).toBe('Familie Weiß');
  expect(String(storedNames({ label: '', guests: Array.from({ length: 90 }, () => guests[0] as LinePerson) })).length).toBeLessThanOrEqual(
    200,
  );
});

test('a line of many words is read in time linear in its length', () => {
  const line = 'Anna und '.repeat(220);
  const start = performance.now();
  expect(readNameLine(line).persons.length).toBeGreaterThan(10);
  expect(performance.now() - start).toBeLessThan(1_000);
});
