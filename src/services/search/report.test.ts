/** Which words of searches are stored, and which never. */
import { expect, test } from 'vitest';
import type { Context } from '#services/handler.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { commonSearches } from '#store/search/searches.ts';
import { withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { flushSearches, noteSearch } from './report.ts';
import { searchHandlers } from './search.ts';

const clock = () => new Date('2026-11-30T10:00:00Z');
const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'https://federleicht.example' } as const;

withStore('words that a search did not find', (open) => {
  test('are stored once three networks have sent them, and are a hash of their day before', async () => {
    const shop = await seededShop(open, clock);
    const note = (words: string, ipAddress: string) => noteSearch({ shop, site, ipAddress }, 'de', [{ kind: 'query', words }]);
    const stored = () => shop.store.db.selectFrom('searches').selectAll().execute();
    for (const address of ['203.0.113.7', '203.0.113.8', '198.51.100.1']) note('goldkrone', address);
    note('silberkrone', '203.0.113.7');
    await flushSearches(shop);
    expect(JSON.stringify(await stored())).not.toMatch(/krone|203\.0|198\.51/);
    expect((await stored()).map(({ count }) => count).toSorted()).toEqual([1, 3]);
    expect(await commonSearches(shop.store, '2026-11-01', 'query', 10)).toEqual([]);
    note('goldkrone', '192.0.2.1');
    await flushSearches(shop);
    const common = { kind: 'query', channel: 'federleicht', language: 'de', words: 'goldkrone', count: 4 };
    expect(await commonSearches(shop.store, '2026-11-01', 'query', 10)).toEqual([common]);
    expect(await commonSearches(shop.store, '2026-12-01', 'query', 10)).toEqual([]);
    expect((await stored()).find(({ words }) => words === 'goldkrone')?.networks).toBe('');
    await flushSearches(shop);
    expect(await stored()).toHaveLength(2);
  });

  test('places of followed tiles are counted under the same rule, without the query', async () => {
    const shop = await seededShop(open, clock);
    for (const ipAddress of ['203.0.113.7', '198.51.100.1', '192.0.2.1']) {
      await searchHandlers['POST /web-api/search/click']({ rank: 2 }, { shop, site, ipAddress } as Context);
    }
    await searchHandlers['POST /web-api/search/click']({ rank: 30 }, { shop, site, ipAddress: '192.0.2.1' } as Context);
    await flushSearches(shop);
    const common = { kind: 'click', channel: 'federleicht', language: 'de', words: '2', count: 3 };
    expect(await commonSearches(shop.store, '2026-11-01', 'click', 10)).toEqual([common]);
  });

  test('go after 90 days, those of few networks after two', async () => {
    const shop = await seededShop(open, clock);
    for (const ipAddress of ['203.0.113.7', '198.51.100.1', '192.0.2.1'])
      noteSearch({ shop, site, ipAddress }, 'de', [{ kind: 'unread', words: 'goldkrone' }]);
    noteSearch({ shop, site, ipAddress: '203.0.113.7' }, 'de', [{ kind: 'unread', words: 'silberkrone' }]);
    await flushSearches(shop);
    const later = (days: number) => new Date(clock().getTime() + days * 86_400_000);
    const gone = (name: 'searches' | 'rareSearches', days: number) =>
      shop.store.write((trx) => deletions[name]?.(trx, later(days), 10) ?? Promise.resolve(0));
    expect([await gone('rareSearches', 1), await gone('rareSearches', 3)]).toEqual([0, 1]);
    expect([await gone('searches', 89), await gone('searches', 92)]).toEqual([0, 1]);
  });
});
