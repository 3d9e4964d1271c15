/**
 * Rows of the catalogue with one wrong field, written past every check: what needs the row says so, and everything else answers as before.
 * The mutations follow from a seed. The long form has 200 on each database, otherwise there are 40 on SQLite.
 */
import { expect, test } from 'vitest';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { calendarChoiceOf, calendarOf } from '#core/products/calendar/document.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import { soldTypes } from '#core/products/registry.ts';
import { parseHosts } from '#core/site/market.ts';
import { isFault } from '#core/values/fault.ts';
import { type Random, random } from '#core/values/numbers/random.ts';
import { sitemapText } from '#http/feeds/serve-feed.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import { homeStories } from '#seed/stories/home.ts';
import type { Shop } from '#services/handler.ts';
import type { CatalogueRow } from '#store/catalogue/catalogue.ts';
import { onHiddenRow } from '#store/catalogue/catalogue-index.ts';
import type { HiddenRow } from '#store/catalogue/row-check.ts';
import { bumpVersion } from '#store/db/versions.ts';
import { pageOf, showBlocks } from '#tests/block-page.tsx';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { isLongForm } from '#tests/long-form.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const words = calendarWords(serverTexts({ locale: 'de-DE' }), 'de-DE');

/** A field of a row, in what holds it. */
type Place = { holder: Record<string, unknown>; key: string; value: unknown };

function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key, value },
    ...(typeof value === 'object' && value !== null ? placesIn(value as Record<string, unknown>) : []),
  ]);
}

type Change = { name: string; fits: (value: unknown) => boolean; to: (value: unknown) => unknown };

const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';
const missing = Symbol('missing');

const changes: readonly Change[] = [
  { name: 'wrong type', fits: () => true, to: (value) => (isText(value) ? 7 : 'sieben') },
  { name: 'missing', fits: () => true, to: () => missing },
  { name: 'negative', fits: isNumber, to: (value) => -1 - Number(value) },
  { name: 'null', fits: (value) => value !== null, to: () => null },
  { name: 'empty list', fits: Array.isArray, to: () => [] },
  { name: 'unknown word', fits: isText, to: () => 'unbekannt' },
  { name: 'absurd number', fits: isNumber, to: () => 1e15 },
  { name: 'absurd text', fits: isText, to: () => 'x'.repeat(100_000) },
];

/** A copy with one field changed, and what was done. */
function mutated({ row }: CatalogueRow, { pick }: Random): { row: unknown; what: string } {
  const copy = structuredClone(row) as Record<string, unknown>;
  const places = placesIn(copy);
  const change = pick(changes.filter(({ fits }) => places.some(({ value }) => fits(value))));
  const { holder, key, value } = pick(places.filter((place) => change.fits(place.value)));
  const next = change.to(value);
  if (next !== missing) holder[key] = next;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return { row: copy, what: `${change.name} at ${key}` };
}

/** A call or page. `needs`: rows without which it fails; `shows`: rows that it goes without. Rows are named as "kind id". */
type Probe<Answer = unknown> = {
  name: string;
  needs: readonly string[];
  shows: readonly string[];
  ask: () => Promise<Answer>;
  /** Of a list: the answer without what begins with a template. */
  without: (answer: Answer, id: string) => unknown;
};

const ofProduct = (type: string) => {
  const id = type === 'collage' ? 'photoframe' : type;
  return [`options ${id}`, `prices ${id}`];
};

function probe<Answer>(name: string, needs: readonly string[], ask: () => Promise<Answer>, more: Partial<Probe<Answer>> = {}): Probe {
  const whole: Probe<Answer> = { name, needs, shows: [], ask, without: (answer) => answer, ...more };
  return whole as Probe;
}

/** The part of a list that does not name a template. */
function unnamed<Item>(items: readonly Item[], id: string): Item[] {
  return items.filter((item) => !new RegExp(`[/"]${id}[/"?<]`).test(JSON.stringify(item)));
}

async function openProbes(shop: Shop): Promise<Probe[]> {
  const { request } = await guestCalls(shop);
  const posterSite = { ...shop, hosts: parseHosts('localhost=federleicht:DE,myposter.localhost=myposter:DE') } as Shop;
  const hosts = { federleicht: 'http://localhost', myposter: 'http://myposter.localhost' };
  const choice = completeCalendar({ year: 2027, startMonth: 1 }, { rows: calendarOptionsRow });
  const design = blankCalendar(calendarOf(choice, usualSettings({ locale: 'de-DE', country: 'DE', region: 'BY' })), words);
  const { type: _, ...chosen } = calendarChoiceOf(design.product);
  const { id } = await request()('POST /web-api/designs', { design: design as never, choice: { ...chosen, quantity: 1 } as never });
  await request()('POST /web-api/cart/lines', { designId: id });
  const call = () => request();
  const sitemap = async (channel: keyof typeof hosts, list: string) => {
    const text = await sitemapText(posterSite, { channel, origin: hosts[channel] } as never, `/sitemap-${list}.xml`);
    return text.split('<url>');
  };
  return [
    probe('card list', ofProduct('card'), async () => (await call()('GET /web-api/cards', { tileCount: 480 })).items, { without: unnamed }),
    probe(
      'card',
      ['design olivia', ...ofProduct('card')],
      async () => {
        const {
          title,
          price,
          choice: shown,
          formats,
          papers,
          facts,
        } = await call()('GET /web-api/cards/:card', { card: 'olivia' } as never);
        return { title, price, shown, formats, papers, facts };
      },
      { shows: ['prices envelope'] },
    ),
    probe('accessories of a card', ['design olivia'], () => call()('GET /web-api/card-accessories', { card: 'olivia' }), {
      shows: ofProduct('accessory'),
    }),
    probe('accessories', ofProduct('accessory'), () => call()('GET /web-api/card-accessories', {})),
    probe('poster list', ofProduct('photoframe'), async () => (await call()('GET /web-api/posters', {})).items, { without: unnamed }),
    probe('poster menu', [], () => call()('GET /web-api/poster-menu', {}), {
      shows: ['options photoframe', ...seedRows.filter(({ kind }) => kind === 'poster').map((row) => `poster ${row.id}`)],
    }),
    ...soldTypes.map((type) => probe(`${type}-pricing`, ofProduct(type), () => call()(`GET /web-api/${type}-pricing`, {}))),
    ...(['photoframe', 'collage', 'photobook', 'calendar', 'photobox', 'photoprint', 'merch'] as const).map((productType) =>
      probe(`lowest ${productType}`, ofProduct(productType), () => call()('GET /web-api/calculator/reference', { productType } as never)),
    ),
    probe('cart with a calendar', ['prices shipping', 'prices vat'], async () => (await call()('GET /web-api/cart', {})).lines, {
      shows: ofProduct('calendar'),
    }),
    probe('shipping information', ['prices shipping'], () => call()('GET /web-api/shipping-information', {}), {
      shows: ['prices envelope'],
    }),
    probe('express', ['prices shipping'], () => call()('GET /web-api/express-shop', {}), {
      without: (answer, id) => ({ ...answer, products: unnamed(answer.products, id) }),
    }),
    probe('gift voucher', ['prices gift-card'], () => call()('GET /web-api/gift-voucher', {})),
    probe('sitemap of cards', [], () => sitemap('federleicht', 'cards'), { without: unnamed }),
    probe('sitemap of posters', [], () => sitemap('myposter', 'posters'), { without: unnamed }),
    probe('occasions', [], async () => (await call()('GET /web-api/card-occasions', {})).occasions.map(({ key }) => key)),
    probe('home', [], async () => {
      const [home] = homeStories;
      const { html } = await showBlocks(pageOf(shop), home?.content.body as never);
      expect(html).toContain('data-block=');
      return true;
    }),
  ];
}

type Answer = { value: unknown } | { fault: string };

async function answerOf(probe: Probe): Promise<Answer> {
  try {
    return { value: await probe.ask() };
  } catch (error) {
    if (isFault(error) && error.code !== 'internal') return { fault: error.code };
    throw error;
  }
}

const tables = seedRows.filter(({ kind }) => kind === 'prices' || kind === 'options');
const templates = seedRows.filter(({ kind }) => kind === 'design' || kind === 'poster');

withStore('a wrong row of the catalogue', (open) => {
  test('fails what needs it, and nothing else', { timeout: 900_000 }, async () => {
    const shop = await seededShop(open, clock);
    const hidden: HiddenRow[] = [];
    onHiddenRow(shop.store, (row) => hidden.push(row));
    const write = (rows: readonly CatalogueRow[]) =>
      shop.store.write(async (trx) => {
        for (const { kind, id, row } of rows) {
          const text = JSON.stringify(row);
          await trx.updateTable('catalogue').set({ row: text }).where('kind', '=', kind).where('id', '=', id).execute();
        }
        await bumpVersion(trx, 'catalogue');
      });
    const probes = await openProbes(shop);
    const answers = await Promise.all(probes.map(async (probe) => ({ probe, before: await probe.ask() })));
    const source = random(20_261_128);
    let refusals = 0;
    let changed: CatalogueRow[] = [];
    for (let at = 0; at < (isLongForm ? 200 : 40); at += 1) {
      const original = at % 2 === 0 ? tables[(at / 2) % tables.length] : source.pick(templates);
      if (!original) throw new Error('the seed has no rows');
      const { kind, id } = original;
      const { row, what } = mutated(original, source);
      hidden.length = 0;
      await write([...changed, { kind, id, row }]);
      changed = [original];
      for (const { probe, before } of answers) {
        const label = `${at}: ${kind} ${id}, ${what}: ${probe.name}`;
        const answer = await answerOf(probe).catch((error: unknown) => ({ thrown: `${error instanceof Error ? error.stack : error}` }));
        expect(answer, label).not.toHaveProperty('thrown');
        if (probe.needs.includes(`${kind} ${id}`)) {
          if (hidden.length > 0) expect(answer, label).toEqual({ fault: kind === 'design' ? 'not-found' : 'unavailable' });
          continue;
        }
        expect(answer, label).toHaveProperty('value');
        if (probe.shows.includes(`${kind} ${id}`) || !('value' in answer)) continue;
        expect(probe.without(answer.value, id), label).toEqual(probe.without(before, id));
      }
      refusals += hidden.length;
      if (hidden.length > 0) expect(hidden).toEqual([{ kind, id, issue: expect.stringMatching(/^.{3,200}$/) }]);
    }
    expect(refusals).toBeGreaterThan(isLongForm ? 120 : 24);
  });
});
