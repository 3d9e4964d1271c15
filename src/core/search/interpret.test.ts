import { expect, test } from 'vitest';
import { todaysCatalogue, writtenCatalogue } from '#tests/search/catalogues.ts';
import { interpret } from './interpret.ts';
import { knownTo } from './search-index.ts';

const today = todaysCatalogue();
const read = (q: string, exact = false, { index, lexicon } = today) => interpret(q, lexicon, knownTo(index), exact);
/** The surest fact of each unit; `?` behind those that only help. */
const facts = (q: string) =>
  read(q).units.map(({ terms, isNeeded }) => {
    const [best = ''] = [...terms].filter(([term]) => !/^(?:word|colourway):/.test(term)).toSorted(([, a], [, b]) => b - a)[0] ?? [];
    return isNeeded ? best : `${best}?`;
  });

test.each([
  ['Hochzeitseinladungen', ['occasion:hochzeit', 'category:invitation']],
  ['hochzeiteinladung', ['occasion:hochzeit', 'category:invitation']],
  ['Traueranzeige', ['occasion:trauer', 'category:announcement']],
  ['Geburtskarte', ['occasion:geburt', 'category:announcement?']],
  ['goldene Hochzeit', ['occasion:goldene-hochzeit']],
  ['goldene hochtzeit', ['occasion:goldene-hochzeit']],
  ['Gold Hochzeit', ['color:gold', 'occasion:hochzeit']],
  ['Einladung zum 50. Geburtstag', ['category:invitation', 'occasion:geburtstag-50']],
  ['kinder geburtstag', ['occasion:kindergeburtstag']],
  ['schul tüte', ['motif:school-cone']],
  ['save the date', ['category:save-the-date']],
  ['safe the date', ['category:save-the-date']],
  ['weihnachtskrate', ['occasion:weihnachten']],
  ['truaerkarte', ['occasion:trauer']],
  ['Und wir', ['name:und wir']],
])('%s is read as %j', (q, wanted) => expect(facts(q)).toEqual(wanted));

test('a product is one word, not a compound', () => {
  expect(read('Fotobuch').units.map(({ kind }) => kind)).toEqual(['product']);
});

test('a mended word says what it was read as, and is left as it is where that is asked for', () => {
  expect(read('eukaliptus').units[0]?.mended).toBe('eukalyptus');
  expect(read('eukaliptus', true)).toEqual({ units: [], unread: ['eukaliptus'] });
});

test('words that stand alike near to a typed one stay alternatives', () => {
  const [unit] = read('gebur').units;
  expect([...(unit?.terms.keys() ?? [])]).toEqual(expect.arrayContaining(['occasion:geburt', 'occasion:geburtstag']));
});

test('an occasion without designs stands for the nearest ones, and says so', () => {
  const [unit] = read('Firmung', false, writtenCatalogue()).units;
  expect(unit?.isStandIn).toBe(true);
  expect([...(unit?.terms.keys() ?? [])]).toEqual(expect.arrayContaining(['occasion:konfirmation', 'occasion:kommunion']));
});

test('one thing said often is one unit, and at most eight are needed', () => {
  expect(read('hochzeit '.repeat(200)).units).toHaveLength(1);
  const many = 'hochzeit einladung rose grün gold modern klappkarte vintage wal mond stern haus'.split(' ');
  expect(read(many.join(' ')).units.filter(({ isNeeded }) => isNeeded)).toHaveLength(8);
});

test('at most three words are mended', () => {
  const { units } = read('hochzet einladug eukaliptus magnolje lorbehr');
  expect(units.filter(({ mended }) => mended !== null)).toHaveLength(3);
});

test('words of texts help, numbers never narrow, unknown words are named', () => {
  expect(read('Torbogen 60x40 xqzvbn')).toMatchObject({ unread: ['xqzvbn'] });
  expect(read('2027').units.every(({ isNeeded }) => !isNeeded)).toBe(true);
});

test.each([
  ['Häschen', 'motif:rabbit'],
  ['Katzerl', 'motif:cat'],
  ['Sternchen', 'motif:star'],
  ['Blümli', 'motif:flower'],
  ['Kuchen', 'motif:cake'],
  ['Märchen', undefined],
])('endings of small things are taken off where a known word is left: %s', (q, term) => {
  expect(read(q, true).units.flatMap(({ terms }) => [...terms.keys()])[0]).toBe(term);
});
