/** The search answers from memory: whatever database the catalogue is in, answers have the same things in the same order. */
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { goldenQueries } from '#tests/search/measures.ts';
import { seedStories } from '#tests/search/seed-stories.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const queries = goldenQueries('fresh-queries-2.json').map(({ q }) => q);
/** Of the engine that was asked first. */
const first = new Map<string, readonly string[]>();

onEachEngine('answers', (open) => {
  test('have the things and the order that they have on the other engine', async () => {
    const shop = { ...(await seededShop(open, clock)), stories: seedStories() };
    const call = (await guestCalls(shop, 'DE', 'federleicht')).request();
    for (const q of queries) {
      const { sections, links, blank } = await call('GET /web-api/search', { q });
      const tiles = sections.flatMap(({ items }) => items.map(({ id, shown }) => `${id} ${shown}`));
      const found = [...tiles, ...links.map(({ path }) => path), blank?.id ?? ''];
      expect([q, found]).toEqual([q, first.get(q) ?? found]);
      first.set(q, found);
    }
  });
});
