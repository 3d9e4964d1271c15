import { expect, test } from 'vitest';
import type { CardTile } from '#api/catalogue.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { listScene } from './list-scene.tsx';

const t = serverTexts({ locale: 'de-DE' });

const tile = (name: string, colours: readonly string[], format: CardTile['format'] = 'a6'): CardTile => ({
  id: name.toLowerCase(),
  name,
  occasion: 'hochzeit',
  category: 'invitation',
  form: 'flat',
  format,
  line: 'Einladung, A6',
  path: `/karten-designen/${name.toLowerCase()}/`,
  from: { amount: 36, currency: 'EUR', text: '0,36 €' },
  label: null,
  refinement: 'none',
  colourways: colours.map((key) => ({ key, name: key, color: 'green', hex: '#6f8a74' })),
  shown: colours[0] ?? '',
});
const olivia = tile('Olivia', ['salbei', 'rose', 'nacht']);

test('a list with a suite shows its invitation beside its thank-you card and leads to the suite', () => {
  const scene = listScene({ lead: olivia, thanks: tile('Olivia-Dank', ['salbei']), path: '/thema/1461/' }, [olivia], t);
  expect(scene?.title).toBe('Karten, die zusammengehören');
  expect(scene?.link).toEqual({ to: '/thema/1461/', label: 'Zur Serie Olivia' });
  expect([scene?.first.card.id, scene?.second.card.id]).toEqual(['olivia', 'olivia-dank']);
});

test('without a suite it shows the two other colours of the first design that has three and is not too tall', () => {
  const scene = listScene(null, [tile('Seeblick', ['grau', 'rost']), tile('Turm', ['a', 'b', 'c'], 'din-long'), olivia], t);
  expect(scene?.title).toBe('Olivia: 3 Farben zur Wahl');
  expect(scene?.link).toEqual({ to: '/karten-designen/olivia/', label: 'Zu Olivia' });
  expect([scene?.first.card.shown, scene?.second.card.shown]).toEqual(['rose', 'nacht']);
});

test('a list without either has no scene', () => {
  expect(listScene(null, [tile('Seeblick', ['grau', 'rost'])], t)).toBeNull();
});
