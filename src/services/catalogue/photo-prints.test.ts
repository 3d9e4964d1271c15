import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import { printFormatKeys } from '#core/products/photoprint/formats.ts';
import { photoprintOptionsRow } from '#core/products/photoprint/rows.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { openStore } from '#store/db/store.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-25T08:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-print-prices-'));
let shop: Shop;
let call: Client;
let swiss: Client;

beforeAll(async () => {
  shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  call = (await guestCalls(shop)).request();
  swiss = (await guestCalls(shop, 'CH')).request();
});
afterAll(async () => {
  await shop.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'answered',
    (error) => (isFault(error) ? `${error.code}: ${error.details.shown?.text}` : String(error)),
  );
}

describe('options of photo prints', () => {
  test('are papers, borders and the blocks of a format [F387]', async () => {
    const { format, groups, blocks } = await call('GET /photo-options-groups', { format: '10x15' });
    expect(format).toBe('10x15');
    expect(groups.map(({ key, option, values }) => [key, option, values.map(({ value }) => value)])).toEqual([
      ['paper', 'paper', ['matt', 'glossy', 'hahnemuehle']],
      ['border', 'border', ['0', '3', '5']],
    ]);
    expect(groups[0]?.values[2]?.refused).toContain('erst ab 13 × 18 cm');
    expect(blocks.map(({ from, unit }) => [from, unit.amount])).toEqual([
      [1, 19],
      [50, 15],
      [100, 12],
      [250, 9],
    ]);
    const cotton = await call('GET /photo-options-groups', { format: '13x18', paper: 'hahnemuehle' });
    expect(cotton.blocks[0]?.unit.amount).toBe(156);
    expect((await swiss('GET /photo-options-groups', {})).blocks[0]?.unit).toMatchObject({ amount: 30, currency: 'CHF' });
  });

  test.each([
    [{ format: '10X16' }, 'Das Format „10X16“ gibt es nicht. Am nächsten kommt 10 × 1'],
    [{ format: '81x81' }, 'Das Format „81x81“ gibt es nicht. Am nächsten kommt'],
    [{ format: '10x15', paper: 'glanz' }, 'Das Papier „glanz“ gibt es nicht. Am nächsten kommt Fotopapier'],
    [{ format: '10x15', paper: 'hahnemuehle' }, 'Hahnemühle FineArt gibt es erst ab 13 × 18 cm, nicht in 10 × 15 cm.'],
  ])('of %o are refused with a sentence and the nearest [F387]', async (given, sentence) => {
    expect(await refusal(call('GET /photo-options-groups', given))).toContain(`bad-input: ${sentence}`);
  });

  test('a block costs what a set is priced with', async () => {
    for (const format of printFormatKeys) {
      const { blocks } = await call('GET /photo-options-groups', { format });
      const price = (count: number) =>
        call('GET /web-api/photoprint-price', { paper: 'matt', border: 0, quantity: 1, rows: `${format}:${count}` as never });
      for (const { from, unit } of blocks) {
        const before = from === 1 ? 0 : (await price(from - 1)).total.amount;
        expect((await price(from)).total.amount - before).toBe(unit.amount);
      }
    }
  });
});

describe('the page of photo prints', () => {
  test('shows every format with its prices, the lowest of them, and when prints arrive', async () => {
    const { formats, from, single, papers, delivery, maxPrints } = await call('GET /web-api/photo-prints', {});
    expect(formats.map(({ format }) => format)).toEqual(photoprintOptionsRow.formats);
    expect(formats[2]).toMatchObject({ name: '10 × 15 cm', size: '10,2\u00a0×\u00a015,2\u00a0cm' });
    expect([from.amount, single.amount, maxPrints]).toEqual([8, 17, 500]);
    expect(papers.map(({ formats: taken }) => taken)).toEqual([
      'in allen Formaten',
      'in allen Formaten',
      'in 13 × 18, 15 × 20, 20 × 30 und 30 × 45 cm',
    ]);
    expect(delivery.date).toMatch(/^2026-1[12]-\d\d$/);
    expect(delivery.sentence).toContain('bei dir. Mit Express noch früher.');
    // What the page calls the lowest price can be ordered.
    const last = await call('GET /web-api/photoprint-price', { paper: 'matt', border: 0, quantity: 1, rows: '9x13:250' as never });
    const before = await call('GET /web-api/photoprint-price', { paper: 'matt', border: 0, quantity: 1, rows: '9x13:249' as never });
    expect(last.total.amount - before.total.amount).toBe(from.amount);
  });
});
