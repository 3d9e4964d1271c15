import { expect, test } from 'vitest';
import { todaysCatalogue } from '#tests/search/catalogues.ts';
import { suggest } from './suggest.ts';

const { index, lexicon, byId } = todaysCatalogue();
const typed = (q: string, channel = 0) => suggest(index, lexicon, { q, channel });

test.each([
  ['hoc', { occasion: 'hochzeit' }],
  ['hochzeitseinl', { occasion: 'hochzeit', category: 'invitation' }],
  ['einladung zur tau', { occasion: 'taufe', category: 'invitation' }],
  ['dankesk', { category: 'thank-you-card' }],
  ['50 geburtstag', { occasion: 'geburtstag-50' }],
  ['weinachtskarten', { occasion: 'weihnachten' }],
])('"%s" suggests its list first, with as many designs as the list has', (q, facts) => {
  const [first] = typed(q).lists;
  expect(first?.facts).toEqual(facts);
  const inList = [...byId.values()].filter(
    (entry) => entry.group === 'design' && Object.entries(facts).every(([fact, value]) => entry.facts[fact as 'occasion']?.includes(value)),
  );
  expect(first?.count).toBe(inList.length);
});

test('an occasion suggests its kinds with most designs beside it', () => {
  expect(typed('trauer').lists.map(({ facts }) => facts)).toContainEqual({ occasion: 'trauer', category: 'thank-you-card' });
});

test('a word that another one begins with suggests both', () => {
  const occasions = typed('geburt').lists.map(({ facts }) => facts.occasion);
  expect(occasions.slice(0, 2)).toEqual(['geburt', 'geburtstag']);
});

test.each([
  ['fototas', 'products', 'mug-330'],
  ['widerr', 'pages', 'page-widerruf'],
  ['oliv', 'designs', 'olivia'],
] as const)('"%s" suggests among %s: %s', (q, kind, id) => {
  expect(typed(q)[kind]).toContain(id);
});

test('suggestions are few', () => {
  const { lists, designs, products, pages } = typed('foto');
  expect(lists.length).toBeLessThanOrEqual(3);
  expect(designs.length).toBeLessThanOrEqual(4);
  expect(products.length).toBeLessThanOrEqual(2);
  expect(pages.length).toBeLessThanOrEqual(2);
});

test.each(['', 'h', ' % ', 'qqqq'])('"%s" suggests nothing', (q) => {
  expect(typed(q)).toEqual({ lists: [], designs: [], products: [], pages: [] });
});

test('a channel suggests nothing of another', () => {
  expect(typed('hochzeit', 1)).toEqual({ lists: [], designs: [], products: [], pages: [] });
});
