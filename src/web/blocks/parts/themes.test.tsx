import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designRows } from '#designs/rows.ts';
import { storySeeds } from '#seed/stories/index.ts';
import { openCatalogue, pageOf, showBlocks } from '#tests/block-page.tsx';
import type { ThemeCardsData } from '#web/blocks/parts/theme-cards-view.tsx';
import type { ThemesOverviewData } from '#web/blocks/themes-overview/load.ts';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(async () => catalogue.close());

const page = () => pageOf(catalogue.shop, { path: '/themes/' });
const poster = () => pageOf(catalogue.shop, { channel: 'myposter', path: '/themes' });

describe('themes overview', () => {
  const overview = async (search = '') => {
    const { html, data, complaints } = await showBlocks(page(), [{ component: 'themes-overview' }], { search });
    expect(complaints).toEqual([]);
    return { html, data: data as ThemesOverviewData };
  };

  test('twelve themes, how many of all, and a way to twelve more [F079, F080, F137]', async () => {
    const { html, data } = await overview();
    expect(data).toMatchObject({ count: 12 });
    expect(html.match(/<article/g)).toHaveLength(12);
    expect(html).toContain(`12 von ${data.total} Designs`);
    expect(html).toMatch(/<a [^>]*href="\/themes\/\?tileCount=24"[^>]*>Mehr Designs laden/);
    const all = await overview('?tileCount=480');
    expect(all.html.match(/<article/g)).toHaveLength(data.total);
    expect(all.html).not.toContain('Mehr Designs laden');
  });

  test('sorted by recommendation, bestseller or new; another word is the recommendation [F078]', async () => {
    const names = async (search: string) => (await overview(search)).data.items.map(({ name }) => name);
    const [recommended, popular, newest] = await Promise.all(['', '?sort=popularity', '?sort=created'].map(names));
    expect(new Set([recommended?.join(), popular?.join(), newest?.join()]).size).toBe(3);
    expect(await names('?sort=zufall&tileCount=-4')).toEqual(recommended);
    const { html } = await overview('?sort=created');
    for (const word of ['Empfehlung', 'Bestseller', 'Neu']) expect(html).toMatch(new RegExp(`<option[^>]*>${word}</option>`));
    expect(html).toContain('href="/themes/?sort=created&amp;tileCount=24"');
  });

  test('the subjects of posters on the poster channel', async () => {
    const { html } = await showBlocks(poster(), [{ component: 'themes-overview' }]);
    expect(html).toContain('href="/themes/1461"');
    expect(html).toContain('Abstrakt');
    expect(html).not.toContain('/karten-designen');
  });

  test('nothing for an unknown occasion', async () => {
    expect((await showBlocks(page(), [{ component: 'themes-overview', occasion: 'zeppelin' }])).html).toBe('');
  });
});

describe('theme cards', () => {
  const cards = async (params: Record<string, string>, fields: Record<string, unknown> = {}, search = '') => {
    const { html, data, complaints } = await showBlocks(page(), [{ component: 'theme-cards', ...fields }], { params, search });
    return { html, data: data as ThemeCardsData | undefined, complaints };
  };

  test('the theme is the one of the address [F084, F136]', async () => {
    const { data, html } = await cards({ id: '1462' });
    expect(data?.tiles.map(({ id }) => id)).toContain('lorbeer');
    expect(html).toContain('href="/karten-designen/lorbeer/"');
    expect((await cards({ id: '1462' }, { theme: '1463' })).data?.path).toBe('/themes/1462/');
  });

  test.each([[{}], [{ id: 'olivia' }], [{ id: '0' }], [{ id: '-7' }]])(
    'without a number in %o it is 1461 [F085]',
    async (params: { id?: string }) => {
      expect((await cards(params)).data?.path).toBe('/themes/1461/');
    },
  );

  test('an unknown theme number hides its own block only and is reported', async () => {
    for (const id of ['999', '99999999999999999999']) {
      const { html, complaints } = await cards({ id });
      expect(html).toBe('');
      expect(complaints.join()).toMatch(/^not-found: no theme/);
    }
  });

  test('the colour has its label, and the section says where more is from [F081, F082]', async () => {
    const { html, data } = await cards({});
    expect(html).toContain('Mehr aus dieser Kollektion');
    const [first, second] = data?.colourways ?? [];
    expect(html).toContain(`Farbe: ${first?.name}`);
    const chosen = await cards({}, {}, `?colourway=${second?.key}`);
    expect(chosen.html).toContain(`Farbe: ${second?.name}`);
    expect(chosen.data?.tiles.every(({ shown }) => shown === second?.key)).toBe(true);
    expect((await cards({}, {}, '?colourway=__proto__')).data?.shown).toBe(first?.key);
  });

  test('a design without other pieces shows itself in each of its colours', async () => {
    const { data } = await cards({ id: '1484' });
    expect(data?.tiles.length).toBe(data?.colourways.length);
    expect(new Set(data?.tiles.map(({ id }) => id)).size).toBe(1);
    expect(new Set(data?.tiles.map(({ shown }) => shown)).size).toBe(data?.colourways.length);
  });
});

describe('card detail', () => {
  test('a design with its facts, its price and the way to its page [F111]', async () => {
    const { html, complaints } = await showBlocks(page(), [{ component: 'card-detail', cards: 'olivia:rose' }]);
    expect(complaints).toEqual([]);
    for (const part of ['Olivia', 'Einladung zur Hochzeit', 'Format', 'Papier', 'Gewicht je Stück', '€', 'aria-pressed="false"'])
      expect(html).toContain(part);
    expect(html).toMatch(/<a [^>]*href="\/karten-designen\/olivia\/\?colourway=rose"[^>]*>Zum Design/);
  });

  test('a design that is not there shows nothing', async () => {
    const gone = [{ component: 'card-detail', cards: 'zeppelin' }, { component: 'card-detail' }];
    expect((await showBlocks(page(), gone)).html).toBe('');
    expect((await showBlocks(poster(), [{ component: 'card-detail', cards: 'olivia' }])).html).toBe('');
  });
});

describe('lists of designs', () => {
  test('a bestseller section, and suggestions for wedding invitations [F090, F091, F127]', async () => {
    const best = await showBlocks(page(), [{ component: 'product-list', headline: 'Bestseller', sort: 'popularity', count: 4 }]);
    expect(best.html).toContain('Bestseller');
    expect(best.html.match(/<article/g)).toHaveLength(4);
    const wedding = { component: 'product-list', headline: 'Ideen zur Hochzeit', occasion: 'hochzeit', category: 'invitation', count: 3 };
    const { data } = await showBlocks(page(), [wedding]);
    expect((data as { tiles: { occasion: string; category: string }[] }).tiles.map((tile) => `${tile.occasion} ${tile.category}`)).toEqual(
      Array(3).fill('hochzeit invitation'),
    );
  });

  test('a list leaves out what the lists above it show, and still has its number; what an editor names stays', async () => {
    const list = { component: 'product-list', occasion: 'hochzeit', category: 'invitation', count: 4 };
    const idsOf = ({ data }: { data: unknown }) => (data as { tiles: { id: string }[] }).tiles.map(({ id }) => id);
    const shownBy = async (...blocks: object[]) => {
      const { html } = await showBlocks(page(), blocks as never);
      return Array.from(html.matchAll(/<article.*?href="\/karten-designen\/([a-z0-9-]+)\//gs), ([, id = '']) => id);
    };
    for (const sort of ['popularity', 'created']) {
      const ids = await shownBy({ ...list, sort }, { ...list, sort }, list);
      expect(ids).toHaveLength(12);
      expect(new Set(ids).size).toBe(12);
    }
    const [first = ''] = idsOf(await showBlocks(page(), [list]));
    expect((await shownBy(list, { component: 'product-list', cards: first })).filter((id) => id === first)).toHaveLength(2);
    expect(await shownBy({ component: 'product-list', cards: first }, list)).toHaveLength(5);
    // Another page begins anew.
    expect(idsOf(await showBlocks(page(), [list]))[0]).toBe(first);
  });

  test('the page about wedding invitations suggests designs for them, the often chosen ones first [F091]', async () => {
    const story = storySeeds.find(({ slug }) => slug === 'federleicht/hochzeitseinladungen');
    const body = (story?.content.body ?? []) as ({ component: string } & Record<string, unknown>)[];
    const { html, complaints } = await showBlocks(page(), body);
    expect(complaints).toEqual([]);
    expect(html).toContain('Vorschläge für eure Einladung');
    expect(html).toMatch(/href="\/karten-designen\/\?category=invitation&amp;occasion=hochzeit"/);
    const wedding = designRows.filter(({ occasion, category }) => occasion === 'hochzeit' && category === 'invitation');
    const popular = wedding.toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1)).slice(0, 8);
    const list = /<section[^>]*>(?:(?!<\/section>).)*Vorschläge für eure Einladung.*?<\/section>/s.exec(html)?.[0] ?? html;
    const shown = Array.from(list.matchAll(/<article.*?href="\/karten-designen\/([a-z0-9-]+)\//gs), ([, id]) => id);
    expect(shown.slice(0, 8)).toEqual(popular.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('the wish list on the server knows nothing yet and says what it needs [F140]', async () => {
    const { html } = await showBlocks(page(), [{ component: 'wishlist-card-grid' }]);
    expect(html).toMatch(/<noscript><p>Der Merkzettel liegt in deinem Browser/);
    const posters = await showBlocks(poster(), [{ component: 'wishlist-card-grid' }]);
    expect([posters.html, posters.data]).toEqual([html, expect.objectContaining({ to: '/poster/', button: 'Poster ansehen' })]);
  });
});
