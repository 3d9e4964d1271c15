import { expect, test } from 'vitest';
import { storyPath, storySlug, storySlugs } from './page-slug.ts';

test('a page looks for the story of its country first, then for the one of its channel', () => {
  expect(storySlugs('/datenschutz/', 'federleicht', 'AT')).toEqual(['federleicht/land-at/datenschutz', 'federleicht/datenschutz']);
  expect(storySlugs('/', 'myposter', 'DE')).toEqual(['myposter/land-de/home', 'myposter/home']);
});

test('the folder of a country is no address', () => {
  expect(storySlugs('/land-at/datenschutz/', 'federleicht', 'DE')).toEqual([]);
});

test('a story leads to its page by the slash rule of its channel', () => {
  expect(storyPath('federleicht/land-ch/datenschutz')).toBe('/datenschutz/');
  expect(storyPath('federleicht/magazin/trauzeugen')).toBe('/magazin/trauzeugen/');
  expect(storyPath('myposter/impressum')).toBe('/impressum');
  expect(storyPath('federleicht/home')).toBe('/');
  expect(storyPath('intern/notizen')).toBeNull();
});

test('the start page of a folder lies at the address of its folder, ours and a vendor’s alike', () => {
  const story = (full_slug: string, is_startpage: boolean) => ({ full_slug, default_full_slug: null, is_startpage });
  expect(storySlug(story('federleicht/magazin/start', true))).toBe('federleicht/magazin');
  expect(storySlug(story('federleicht/magazin/', true))).toBe('federleicht/magazin');
  expect(storySlug(story('federleicht/magazin/papier', false))).toBe('federleicht/magazin/papier');
});
