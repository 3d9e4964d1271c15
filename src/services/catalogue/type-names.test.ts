/** Names of product types where they are shown: lists, pages, options, cart and ticket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankId } from '#core/catalogue/blank-cards.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import { card } from '#core/products/card/product.ts';
import { photobook } from '#core/products/photobook/product.ts';
import type { Shop } from '#services/handler.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { openStore } from '#store/db/store.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { serverTexts } from '#texts/server-texts.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-names-'));
const t = serverTexts({ locale: 'de-DE' });
let shop: Shop;
beforeAll(async () => {
  shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
});
afterAll(async () => {
  await shop.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const named: readonly (readonly [CardForm, string])[] = [
  ['menu-insert', 'Menüeinleger'],
  ['insert-card', 'Einlegekarte'],
  ['bottle-label', 'Flaschenetikett'],
  ['photo-strip', 'Fotostreifen'],
  ['gift-tag', 'Geschenkanhänger'],
  ['fan', 'Kartenfächer'],
  ['trio', 'Kartentrio'],
  ['folded', 'Klappkarte'],
  ['confetti', 'Konfetti'],
];

test.each(named)('%s is „%s“ in the list, on its page, in its options, in the cart and on the ticket [F208]', async (form, name) => {
  const call = (await guestCalls(shop)).request();
  const { items, blanks } = await call('GET /web-api/cards', { occasion: 'blanko', tileCount: 480 });
  expect([...items, ...blanks].find(({ id }) => id === blankId(form))?.name).toBe(name);
  const page = await call('GET /web-api/cards/:card', { card: blankId(form) });
  expect([page.name, page.title]).toEqual([name, `${name} zum Selbstgestalten`]);
  expect(page.formats.filter((one) => !one.name.startsWith(name))).toEqual([]);
  expect(page.facts.find((fact) => fact.name === 'Format')?.value.startsWith(name)).toBe(true);
  const { options: rows } = await catalogueOf(shop.store);
  const choice = { type: 'card' as const, ...page.choice };
  const offer = { template: null, rows };
  expect(t(card.text(choice, offer)).startsWith(name)).toBe(true);
  const fact = card.ticket(choice, offer).facts.find(({ key }) => key === 'form');
  expect(fact && t(fact.value)).toBe(name);
});

test('a photo book has the name of its overview in the cart and on the ticket [F208]', async () => {
  const call = (await guestCalls(shop)).request();
  const { types } = await call('GET /web-api/photobook-types', {});
  expect(types.length).toBeGreaterThan(2);
  const catalogue = await catalogueOf(shop.store);
  const offer = { template: null, rows: catalogue.optionsOf(photobook) };
  for (const { type, name } of types) {
    const choice = photobook.complete({ photobookType: type }, offer);
    const fact = photobook.ticket(choice, offer).facts.find(({ key }) => key === 'book');
    expect([t(photobook.title(choice, null)), fact && t(fact.value)]).toEqual([name, name]);
    expect(name).toMatch(/foto(buch|heft)$/i);
  }
});
