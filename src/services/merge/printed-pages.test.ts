/** Cards whose code opens the page of their household: blocked without an event, the same address in every copy, and open once they are approved. */
import { afterAll, expect, test } from 'vitest';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { applyEdits } from '#core/design/edit.ts';
import { layout } from '#core/layout/layout.ts';
import { fillDocument } from '#core/merge/fill.ts';
import { placeCode } from '#core/preflight/code/place-code.ts';
import { checkedOf } from '#core/preflight/preflight.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { resolvePath } from '#core/site/address.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { openFonts } from '#resources/fonts.ts';
import { ofList } from '#services/pricing/line-records.ts';
import { areRecordsUnchanged } from '#store/order/freeze-records.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { rowOf } from '#tests/merged-lines.ts';
import { mergePool } from './merge-tasks.ts';
import { mergedDesign } from './merged-design.ts';

afterAll(() => mergePool().close());

const fonts = await openFonts();
const shape = { form: 'folded', format: 'a6' } as const;
const choice = { ...shape, card: 'lampionfest', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

function withCode(row: DesignTemplate): CardDocument {
  const artworks = artworksOf(row, shape.form, shape.format);
  const resources = { fonts, artwork: (id: string) => artworks.get(id) ?? null, photo: () => null };
  const design = blankDesign(row, shape.form, shape.format, undefined, 'none');
  const checked = checkedOf(design, layout(design, resources), resources, limitsOf(design.product));
  const words = { content: '{{seite}}', caption: 'Antwort und Ablauf:\n{{seite}}', labels: { code: 'Code', caption: 'Zeile' } };
  const placed = applyEdits(design, placeCode(checked, words) ?? []);
  if (!placed) throw new Error('no place');
  const pages = placed.design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((one) => (one.kind === 'text' && one.personal ? { ...one, text: `${one.text}.` } : one)),
  }));
  return { ...placed.design, pages } as CardDocument;
}

type Proof = NonNullable<Output<Calls['GET /web-api/designs/:id/merge/proof']>['proof']>;

onEachEngine('cards with a code of each household', (open) => {
  async function start() {
    const shop = await seededShop(open, () => new Date('2026-11-29T09:00:00Z'));
    const home = await guestCalls(shop);
    const call = home.request();
    const { id } = await call('POST /web-api/designs', { design: withCode(rowOf('lampionfest')), choice });
    const { id: list } = await call('POST /web-api/guest-lists', { name: 'Hochzeit' });
    await call('POST /web-api/guest-lists/:id/rows', { id: list, rows: [{ names: 'Anna und Max Weiß' }, { names: 'Kim Roth' }] });
    await call('PUT /web-api/designs/:id/merge', { id, version: 0, list });
    const proof = async (): Promise<Proof> =>
      (await call('GET /web-api/designs/:id/merge/proof', { id })).proof ?? Promise.reject(new Error('no merge'));
    const pages = async () =>
      ((await call('GET /web-api/designs/:id/merge', { id })).merge?.records ?? []).map(({ record }) => record.values.seite ?? '');
    const approve = async () => {
      const { version, hash } = await proof();
      return call('POST /web-api/designs/:id/merge/approval', { id, version, hash });
    };
    const event = () => call('POST /web-api/events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
    const keys = () => shop.store.db.selectFrom('access_keys').selectAll().execute();
    const merged = async () => (await mergedDesign(shop.store, home.owner, id)) ?? Promise.reject(new Error('no merge'));
    return { shop, home, call, id, list, proof, pages, approve, event, keys, merged };
  }

  test('of a list without an event are blocked with what to do, and print an address each as soon as there is one [F022]', async () => {
    const { proof, pages, event } = await start();
    const before = await proof();
    expect(before).toMatchObject({ kind: 'household', blocked: 2 });
    expect(before.records.map(({ reasons }) => reasons.join())).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('zu dieser Gästeliste eine Feier anlegen')),
    );
    await event();
    const after = await proof();
    expect(after).toMatchObject({ blocked: 0, shared: [] });
    const addresses = await pages();
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(address).toMatch(/^HTTPS?:\/\/[A-Z0-9.:-]+\/E\/[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  test('have addresses that open once they are approved, and are ordered only while these open [E052]', async () => {
    const { shop, home, call, event, approve, keys, merged, pages } = await start();
    const { id } = await event();
    await call('POST /web-api/events/:id/state', { id, state: 'open' });
    expect(await keys()).toHaveLength(0);
    await approve();
    expect(await keys()).toHaveLength(2);
    for (const address of await pages()) {
      const found = resolvePath(new URL(address).pathname, '', { channel: 'federleicht', country: 'DE' });
      expect(found).toEqual({ redirect: `/e/${address.slice(-26)}/` });
      const { page } = await call('GET /web-api/event-pages/:key', { key: address.slice(-26) });
      expect(page?.household.guests.length).toBeGreaterThan(0);
    }
    const ordered = ofList(await merged());
    const isUnchanged = () => shop.store.write((trx) => areRecordsUnchanged(trx, home.owner, ordered));
    expect(await isUnchanged()).toBe(true);
    await call('POST /web-api/events/:id/links', { id });
    expect(await isUnchanged()).toBe(false);
  });

  test('are approved anew when the links of the event are made anew', async () => {
    const { call, event, approve, proof, pages } = await start();
    const { id } = await event();
    await approve();
    expect((await proof()).state).toBe('approved');
    const before = await pages();
    await call('POST /web-api/events/:id/links', { id });
    expect((await proof()).state).toBe('changed');
    expect(await pages()).not.toEqual(before);
  });

  test('print the address beside the code as people type it', async () => {
    const { event, merged, proof } = await start();
    await event();
    await proof();
    const [record] = (await merged()).records;
    const texts = fillDocument(withCode(rowOf('lampionfest')), record ?? expect.fail('no record')).pages.flatMap(({ elements }) =>
      elements.flatMap((element) => (element.kind === 'text' && element.id === 'event-code-words' ? [element.text] : [])),
    );
    expect(texts.join()).toMatch(/^Antwort und Ablauf:\n[a-z0-9.:-]+\/e\/[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});
