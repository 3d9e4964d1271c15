import { expect, test } from 'vitest';
import type { CardTile } from '#api/catalogue.ts';
import { occasions, registerOf } from '#core/catalogue/occasions.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { sceneOfList } from './scene-of-list.ts';

const t = serverTexts({ locale: 'de-DE' });

const tile = (name: string, colours: readonly string[], format: CardTile['format'] = 'a6', occasion = 'hochzeit'): CardTile => ({
  id: name.toLowerCase(),
  name,
  occasion,
  category: 'invitation',
  form: 'flat',
  format,
  line: 'Einladung, A6',
  also: null,
  path: `/karten-designen/${name.toLowerCase()}/`,
  from: { amount: 36, currency: 'EUR', text: '0,36 €' },
  label: null,
  scene: null,
  refinement: 'none',
  colourways: colours.map((key) => ({ key, name: key, color: 'green', hex: '#6f8a74' })),
  shown: colours[0] ?? '',
});
const olivia = tile('Olivia', ['salbei', 'rose', 'nacht']);

test('a list with a suite shows its invitation beside its thank-you card and leads to the suite', () => {
  const scene = sceneOfList('hochzeit', { lead: olivia, thanks: tile('Olivia-Dank', ['salbei']), path: '/thema/1461/' }, [olivia], t);
  expect(scene?.title).toBe('Ein Papier für das ganze Fest');
  expect(scene?.link).toEqual({ to: '/thema/1461/', label: 'Zur Serie Olivia' });
  expect([scene?.first.card.id, scene?.second.card.id]).toEqual(['olivia', 'olivia-dank']);
});

test('without a suite it shows the two other colours of the first design that has three and is not too tall', () => {
  const scene = sceneOfList('hochzeit', null, [tile('Seeblick', ['grau', 'rost']), tile('Turm', ['a', 'b', 'c'], 'din-long'), olivia], t);
  expect(scene?.title).toBe('Olivia: 3 Farben zur Wahl');
  expect(scene?.link).toEqual({ to: '/karten-designen/olivia/', label: 'Zu Olivia' });
  expect([scene?.first.card.shown, scene?.second.card.shown]).toEqual(['rose', 'nacht']);
});

test('a list without either has no scene', () => {
  expect(sceneOfList('hochzeit', null, [tile('Seeblick', ['grau', 'rost'])], t)).toBeNull();
});

const suiteOf = (lead: CardTile) => ({ lead, thanks: tile('Dank', ['salbei'], 'a6', lead.occasion), path: '/thema/1/' });

test.each(occasions)('a list of %s speaks of a feast only where there is one, and shows nothing beside mourning', (occasion) => {
  const lead = tile('Farn', ['a', 'b', 'c'], 'a6', occasion);
  const titles = [suiteOf(lead), null].map((suite) => sceneOfList(occasion, suite, [lead], t)?.title);
  const expected = {
    festive: ['Ein Papier für das ganze Fest', 'Farn: 3 Farben zur Wahl'],
    neutral: ['Ein Design für alle Karten', 'Farn: 3 Farben zur Wahl'],
    mourning: [undefined, undefined],
  };
  expect(titles).toEqual(expected[registerOf(occasion)]);
});

test('a list of several occasions passes over what is of mourning', () => {
  const mourning = tile('Farn', ['a', 'b', 'c'], 'a6', 'trauer');
  expect(sceneOfList('', suiteOf(mourning), [mourning, olivia], t)?.title).toBe('Olivia: 3 Farben zur Wahl');
  expect(sceneOfList('', suiteOf(mourning), [mourning], t)).toBeNull();
});
