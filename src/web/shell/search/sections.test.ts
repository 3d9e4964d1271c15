/** What the search field offers, and in which order. */
import { expect, test } from 'vitest';
import type { CardTile } from '#api/catalogue.ts';
import { firstSections, type Suggested, suggestedSections } from './sections.ts';

const titles = {
  lists: 'Listen',
  products: 'Produkte',
  pages: 'Lesen',
  designs: 'Designs',
  posters: 'Poster',
  recent: 'Zuletzt gesucht',
  ways: 'Anlässe',
  all: 'Alle Ergebnisse zu „oliv“',
};
const nothing: Suggested = { lists: [], designs: [], posters: [], products: [], pages: [], all: '/suche/?q=oliv' };
const olivia = {
  name: 'Olivia',
  path: '/karten-designen/olivia/',
  shown: 'rose',
  colourways: [{ key: 'salbei' }, { key: 'rose' }],
} as unknown as CardTile;

const outline = (sections: ReturnType<typeof firstSections>) => sections.map(({ key, options }) => [key, options.map(({ to }) => to)]);

test('groups without options are left out, designs keep the colour that was asked for, and all results come last', () => {
  const suggested: Suggested = {
    ...nothing,
    lists: [{ title: 'Karten: Olive', path: '/karten-designen/?motif=olive', count: 19 }],
    pages: [{ title: 'Papier', path: '/magazin/papier-kunde/', kind: 'magazine' }],
    designs: [olivia],
  };
  expect(outline(suggestedSections(suggested, titles))).toEqual([
    ['lists', ['/karten-designen/?motif=olive']],
    ['pages', ['/magazin/papier-kunde/']],
    ['designs', ['/karten-designen/olivia/?colourway=rose']],
    ['all', ['/suche/?q=oliv']],
  ]);
});

test('where nothing is suggested there is nothing to choose', () => {
  expect(suggestedSections(nothing, titles)).toEqual([]);
});

test('before anything is typed, the last queries come first, and at most eight ways into the shop', () => {
  const links = Array.from({ length: 12 }, (_, at) => ({ to: `/poster/?subject=${at}`, name: `Motiv ${at}` }));
  const sections = firstSections(['Olive & Gold'], { title: 'Motive', links }, titles.recent);
  expect(outline(sections)[0]).toEqual(['recent', ['/suche/?q=Olive%20%26%20Gold']]);
  expect(sections[1]).toMatchObject({ key: 'ways', title: 'Motive' });
  expect(sections[1]?.options).toHaveLength(8);
  expect(firstSections([], { title: 'Motive', links: [] }, titles.recent)).toEqual([]);
});
