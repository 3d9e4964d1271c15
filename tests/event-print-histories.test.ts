/** Whatever guests answer and wherever they sit: cards of orders stay, and what is needed are the cards of today without those that are ordered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordLabel } from '#core/people/records/list-records.ts';
import { mergedDesign } from '#services/merge/merged-design.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { productionFiles } from '#store/order/production.ts';
import { withStore } from '#tests/engines.ts';
import { isLongForm } from '#tests/long-form.ts';
import { guestNames } from '#tests/merged-guests.ts';
import { mergedDocument, placeMerged, produceOrder, rowOf, shopWithFiles } from '#tests/merged-lines.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { printedEvent } from '#tests/printed-events.ts';
import { readPdf, squeezed } from '#tests/read-pdf.ts';

type Model = Awaited<ReturnType<typeof printedEvent>>;

/** What the cards say by the answers and seats of the test alone. */
type Told = { attending: Map<string, boolean>; tables: { name: string; guests: string[] }[] };

const names = (count: number) => guestNames(count);

function expectedCards({ persons }: Model, { attending, tables }: Told): { key: string; text: string }[] {
  const seated = tables.flatMap(({ name, guests }) =>
    guests
      .map((key) => ({ key, name, person: persons.find(({ id }) => id === key) }))
      .toSorted((a, b) => ((a.person?.family ?? '') < (b.person?.family ?? '') ? -1 : 1)),
  );
  const ofTables = seated.filter(({ key }) => attending.get(key)).map(({ key, name }) => ({ key, text: `${key} ${name}` }));
  const free = persons.filter(({ id }) => attending.get(id) && !seated.some(({ key }) => key === id));
  return [...ofTables, ...free.map(({ id }) => ({ key: id, text: `${id} ` }))];
}

async function cardsOf({ shop, guest, design }: Model): Promise<{ key: string; text: string }[]> {
  const merged = await mergedDesign(shop.store, guest.owner, design);
  return (merged?.records ?? []).map(({ key, values }) => ({ key, text: `${key} ${values.tisch ?? ''}` }));
}

withStore('150 answers with changes', (open) => {
  test('are printed as exactly those who come, by table and name, page by page', { timeout: 240_000 }, async () => {
    const model = await printedEvent(open, { names: names(150), field: '{{name}}' });
    const { persons, part, answer, seat, join } = model;
    const told: Told = { attending: new Map(), tables: [] };
    for (const [at, { id }] of persons.entries()) {
      await answer(part, id, at % 3 === 0 ? 'no' : 'yes');
      if (at % 5 === 0) await answer(part, id, at % 2 === 0 ? 'yes' : 'no');
      told.attending.set(id, at % 5 === 0 ? at % 2 === 0 : at % 3 !== 0);
    }
    for (const table of [2, 1, 0]) {
      const guests = persons.filter((_, at) => at % 4 === table).map(({ id }) => id);
      await seat(`Tisch ${table}`, guests);
      told.tables.push({ name: `Tisch ${table}`, guests });
    }
    await join('place-card');
    const records = (await mergedDesign(model.shop.store, model.guest.owner, model.design))?.records ?? [];
    expect(records.map(({ key }) => key)).toEqual(expectedCards(model, told).map(({ key }) => key));
    expect(records).toHaveLength([...told.attending.values()].filter(Boolean).length);
    const press = await shopWithFiles(open);
    const document = mergedDocument(rowOf('olivia-platzkarte'));
    const { order } = await placeMerged(press, { document, records });
    expect(await produceOrder(press, order.id)).toEqual([]);
    const pages: string[] = [];
    for (const { key } of await productionFiles(press.store, order.id))
      for (const page of await readPdf(new Uint8Array(await press.files.get(key)))) pages.push(page.text);
    const sides = document.pages.length;
    expect(pages).toHaveLength(records.length * sides);
    for (const [at, record] of records.entries()) {
      const own = pages.slice(at * sides, (at + 1) * sides).join(' ');
      expect(squeezed(own)).toContain(squeezed(recordLabel(record)));
    }
  });
});

const step = fc.record({
  kind: fc.constantFrom('yes', 'no', 'seat', 'order', 'cancel'),
  guest: fc.nat(11),
  pick: fc.nat(1_000),
});

withStore('cards of orders', (open) => {
  test('stay as they are printed in any history, and the missing ones are those of today without the ordered ones', {
    timeout: 600_000,
  }, async () => {
    let ordered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 18, maxLength: 24, size: 'max' }), async (steps) => {
        const model = await printedEvent(open, { names: names(12), field: '{{name}} {{tisch:frei}}' });
        const { persons, part, answer, seat, join, approve, add, supplement, place, printed, shop, stored, recordsOf } = model;
        const told: Told = { attending: new Map(), tables: [] };
        const orders = new Map<string, { key: string; text: string }[]>();
        await join('place-card');
        for (const [at, { kind, guest, pick }] of steps.entries()) {
          const id = persons[guest]?.id ?? '';
          if (kind === 'yes' || kind === 'no') {
            await answer(part, id, kind);
            told.attending.set(id, kind === 'yes');
          }
          if (kind === 'seat') {
            for (const table of told.tables) table.guests = table.guests.filter((one) => one !== id);
            await seat(`T${at}`, [id]);
            told.tables.push({ name: `T${at}`, guests: [id] });
          }
          if (kind === 'cancel' && orders.size > 0) {
            const token = [...orders.keys()][pick % orders.size] ?? '';
            await runOrderAction(shop, (await stored(token)).number, 'cancel', operatorCall);
            orders.delete(token);
          }
          const today = expectedCards(model, told);
          const needed = () => {
            const there = new Set([...orders.values()].flat().map(({ text }) => text));
            return today.filter(({ text }) => !there.has(text));
          };
          if (kind === 'order' && needed().length > 0) {
            const missing = needed();
            await approve();
            await (orders.size > 0 ? supplement() : add());
            orders.set(await place(), missing);
            ordered += 1;
          }
          expect((await cardsOf(model)).map(({ text }) => text).sort()).toEqual(today.map(({ text }) => text).sort());
          const page = await printed();
          expect(page?.needed).toBe(today.length);
          if (orders.size === 0) expect(page?.supplement).toBeNull();
          else {
            const { added = 0, changed = 0, obsolete = [] } = page?.supplement ?? {};
            const all = [...orders.values()].flat();
            const keys = new Set(all.map(({ key }) => key));
            expect([added + changed, changed]).toEqual([needed().length, needed().filter(({ key }) => keys.has(key)).length]);
            const now = new Set(today.map(({ text }) => text));
            expect(obsolete).toHaveLength(new Set(all.map(({ text }) => text).filter((text) => !now.has(text))).size);
          }
          for (const [token, frozen] of orders) {
            const records = await recordsOf(token);
            expect(records.map(({ key, values }) => `${key} ${values.tisch ?? ''}`).sort()).toEqual(frozen.map(({ text }) => text).sort());
          }
        }
      }),
      { numRuns: isLongForm ? 60 : 3, seed: 20261129, endOnFailure: true },
    );
    expect(ordered).toBeGreaterThan(2);
  });
});
