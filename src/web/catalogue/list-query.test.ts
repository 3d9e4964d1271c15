/** Titles of card lists by the values of their address. */
import { describe, expect, test } from 'vitest';
import { categories } from '#core/catalogue/categories.ts';
import { listCards } from '#core/catalogue/list.ts';
import { occasions } from '#core/catalogue/occasions.ts';
import { designRows } from '#designs/rows.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { titleOf } from './list-query.ts';

const t = serverTexts({ locale: 'de-DE' });
const { facets } = renderMessages(listCards(designRows, {}), t) as unknown as { facets: Parameters<typeof titleOf>[0] };
const title = (search: string, given = facets) => titleOf(given, new URLSearchParams(search), t);

describe('title of a card list', () => {
  test.each([
    ['occasion=valentinstag', 'Valentinskarten'],
    ['occasion=vatertag', 'Vatertagskarten'],
    ['occasion=weihnachten', 'Weihnachtskarten'],
    ['occasion=weihnachten-business', 'Weihnachtskarten für Unternehmen'],
    ['occasion=valentinstag&category=greeting-card', 'Valentinskarten'],
    ['occasion=vatertag&category=invitation', 'Einladungen zum Vatertag'],
  ])('?%s is "%s", with and without designs [F102]', (search, expected) => {
    expect([title(search), title(search, [])]).toEqual([expected, expected]);
  });

  test.each([
    ['envelope', 'Umschläge'],
    ['thank-you-card', 'Dankeskarten'],
    ['invitation', 'Einladungen'],
    ['gift-tag', 'Geschenkanhänger'],
    ['table-card', 'Tischkarten'],
    ['menu-card', 'Menükarten'],
    ['sealing-sticker', 'Siegelaufkleber'],
    ['sparkler-label', 'Wunderkerzenetiketten'],
    ['bottle-label', 'Flaschenetiketten'],
    ['wind-light-card', 'Windlichtkarten'],
  ])('of the category %s is "%s", with and without designs [F103]', (category, expected) => {
    expect([title(`category=${category}`), title(`category=${category}`, [])]).toEqual([expected, expected]);
  });

  test('every occasion and every category has one of its own', () => {
    for (const [key, values] of Object.entries({ occasion: occasions, category: categories })) {
      const titles = values.filter((value) => value !== 'allgemein').map((value) => title(`${key}=${value}`, []));
      expect(titles).not.toContain(t('list.title'));
      expect(titles.filter((one, at) => titles.indexOf(one) !== at)).toEqual([]);
    }
  });

  test('unknown values count as none, a key of the catalogue that has no name counts', () => {
    expect(title('occasion=constructor&category=__proto__')).toBe(t('list.title'));
    expect(title('category=invitation&category=unknown&occasion=unknown')).toBe('Einladungen');
    expect(title('category=invitation&category=envelope')).toBe(t('list.title'));
    const option = { value: 'laterne', name: 'Laterne', hex: null, count: 1, chosen: false };
    expect(title('category=laterne', [{ key: 'category', options: [option] }])).toBe('laterne');
  });
});
