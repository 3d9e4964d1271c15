import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, pageOf, showBlocks } from '#tests/block-page.tsx';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const body = [{ component: 'express-shop', mb: 'section' }];

test('says until when to order, when it arrives and for how much, and shows every kind of card with express [E085] [F028]', async () => {
  const shop = { ...catalogue.shop, clock: () => new Date('2026-11-25T08:00:00Z') };
  const { html, complaints } = await showBlocks(pageOf(shop, { path: '/express/' }), body);
  const text = html.replaceAll('\u00a0', ' ');
  expect(complaints).toEqual([]);
  for (const words of [
    'Bestellt bis Mittwoch, 25. November, 11 Uhr',
    'Donnerstag, 26. November',
    'ab 12,99 €',
    'Hochzeitszeitung',
    'Klappkarte',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Pocketfold');
  // The badge belongs to what is printed on the day of the order, which comes first.
  expect(text.match(/In 24 Stunden/g)).toHaveLength(1);
  expect(text.indexOf('Hochzeitszeitung')).toBeLessThan(text.indexOf('In 24 Stunden'));
  expect(text.indexOf('In 24 Stunden')).toBeLessThan(text.indexOf('Klappkarte'));
});

test('is not there on the poster channel', async () => {
  expect((await showBlocks(pageOf(catalogue.shop, { channel: 'myposter' }), body)).html).toBe('');
});
