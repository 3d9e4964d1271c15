/** Cards for the answers to an event, from the first order to the last card, by calls. */
import { expect, test } from 'vitest';
import { recordLabel } from '#core/people/records/list-records.ts';
import { isFault } from '#core/values/fault.ts';
import { mergedDesign } from '#services/merge/merged-design.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { productionFiles } from '#store/order/production.ts';
import { putFoodNote } from '#store/people/event/replies.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { guestCalls } from '#tests/guest-calls.ts';
import { fieldDesign, guestNames, oliviaChoice } from '#tests/merged-guests.ts';
import { mergedDocument, placeMerged, produceOrder, rowOf, shopWithFiles } from '#tests/merged-lines.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { printedEvent } from '#tests/printed-events.ts';
import { readPdf, squeezed } from '#tests/read-pdf.ts';

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

const four = ['Anna und Max Weiß', 'Kim Roth', 'Eva Berg'];

async function started(open: Engine['open'], given: Partial<Parameters<typeof printedEvent>[1]> = {}) {
  const made = await printedEvent(open, { names: four, ...given });
  const { persons, answer, part } = made;
  const of = (given_: string) => persons.find((one) => one.given === given_)?.id ?? '';
  const say = (name: string, to: 'yes' | 'no' | 'open', menu: string | null = null) => answer(part, of(name), to, menu);
  const records = async () => (await mergedDesign(made.shop.store, made.guest.owner, made.design))?.records ?? [];
  const labels = async () => (await records()).map(recordLabel);
  return { ...made, of, say, records, labels };
}

onEachEngine('place cards of an event', (open) => {
  test('are those of guests who come to the part, by table and then by name, and follow every answer until the last card', {
    timeout: 60_000,
  }, async () => {
    const { of, say, seat, join, labels, printed, approve, add, supplement, place, recordsOf, guest, church, answer } = await started(open);
    for (const name of ['Anna', 'Max', 'Kim']) await say(name, 'yes');
    await say('Eva', 'no');
    await answer(church, of('Eva'), 'yes');
    await join('place-card');
    expect(await labels()).toEqual(['Anna Weiß', 'Max Weiß', 'Kim Roth']);
    await seat('Eltern', [of('Max'), of('Kim')]);
    await seat('Freunde', [of('Anna')]);
    expect(await labels()).toEqual(['Kim Roth', 'Max Weiß', 'Anna Weiß']);
    expect(await printed()).toMatchObject({ needed: 3, ordered: null, supplement: null, part: 'Fest', isApproved: false });
    await approve();
    await add();
    const first = await place();
    expect((await recordsOf(first)).map(recordLabel)).toEqual(['Kim Roth', 'Max Weiß', 'Anna Weiß']);
    expect(await printed()).toMatchObject({ needed: 3, ordered: 3, supplement: { added: 0, changed: 0, obsolete: [] } });
    expect(await codeOf(supplement())).toBe('off-ladder');
    await say('Eva', 'yes');
    await say('Kim', 'no');
    expect(await printed()).toMatchObject({ needed: 3, supplement: { added: 1, changed: 0, obsolete: ['Kim Roth'] }, isApproved: false });
    await supplement();
    expect((await guest.cart()).orderable).toBe(false);
    await approve();
    expect(await guest.cart()).toMatchObject({ orderable: true, lines: [{ quantity: 1 }] });
    const second = await place();
    expect((await recordsOf(second)).map(recordLabel)).toEqual(['Eva Berg']);
    expect((await recordsOf(first)).map(recordLabel)).toEqual(['Kim Roth', 'Max Weiß', 'Anna Weiß']);
    expect(await printed()).toMatchObject({ ordered: 4, supplement: { added: 0, changed: 0, obsolete: ['Kim Roth'] } });
  });

  test('are read again when they are ordered, so that an answer after the cart was shown refuses the order', {
    timeout: 60_000,
  }, async () => {
    const { say, join, approve, add, place, guest } = await started(open);
    await say('Anna', 'yes');
    await join('place-card');
    await approve();
    await add();
    expect((await guest.cart()).orderable).toBe(true);
    await say('Max', 'yes');
    expect(await codeOf(place())).toBe('design-not-printable');
  });
});

withStore('a card with a table on it', (open) => {
  test('is printed again when its guest changes tables, and one without a table is not', { timeout: 60_000 }, async () => {
    for (const [field, changed] of [
      ['{{name}} {{tisch:frei}}', 1],
      ['{{name}}', 0],
    ] as const) {
      const { of, say, seat, join, approve, add, place, printed } = await started(open, { field });
      await say('Anna', 'yes');
      await say('Kim', 'yes');
      await seat('Eltern', [of('Anna'), of('Kim')]);
      await join('place-card');
      await approve();
      await add();
      await place();
      await seat('Freunde', [of('Anna')]);
      expect((await printed())?.supplement).toMatchObject({ added: 0, changed });
    }
  });

  test('shows its field once the text has it, whatever the design had when it was chosen', async () => {
    const { of, say, seat, join, records, guest, design } = await started(open);
    await say('Anna', 'yes');
    await seat('Eltern', [of('Anna')]);
    await join('place-card');
    expect((await records())[0]?.values.tisch).toBeUndefined();
    await guest.request()('PUT /web-api/designs/:id', {
      id: design,
      revision: 1,
      design: fieldDesign('{{name}}, {{tisch}}'),
      choice: oliviaChoice,
    } as never);
    await guest.request()('GET /web-api/designs/:id/merge/proof', { id: design });
    expect((await records())[0]?.values.tisch).toBe('Eltern');
  });
});

withStore('pieces of an event', (open) => {
  test('that are menu cards are one for each guest, or as many of each dish as are eaten, whoever eats them', {
    timeout: 60_000,
  }, async () => {
    const { say, join, records, approve, add, place, printed } = await started(open, { field: '{{menue}}{{?vorname: für …}}' });
    await say('Anna', 'yes', 'Saibling');
    await say('Max', 'yes', 'Gemüse');
    await say('Kim', 'yes', 'Saibling');
    await join('menu-card');
    expect((await records()).map((one) => [recordLabel(one), one.values.menue])).toEqual([
      ['Anna Weiß', 'Saibling'],
      ['Max Weiß', 'Gemüse'],
      ['Kim Roth', 'Saibling'],
    ]);
    await join('menu-count');
    expect((await records()).map(({ values }) => values.menue)).toEqual(['Saibling', 'Saibling', 'Gemüse']);
    await approve();
    await add();
    await place();
    await say('Anna', 'yes', 'Gemüse');
    await say('Max', 'yes', 'Saibling');
    expect((await printed())?.supplement).toMatchObject({ added: 0, changed: 0, obsolete: [] });
    await say('Eva', 'yes', 'Gemüse');
    expect((await printed())?.supplement).toMatchObject({ added: 1, changed: 0, obsolete: [] });
    await say('Kim', 'no');
    expect((await printed())?.supplement).toMatchObject({ added: 1, obsolete: ['Saibling'] });
  });

  test('that are table numbers are of tables where somebody who comes sits', async () => {
    const { of, say, seat, join, records } = await started(open, { field: '{{tisch}}' });
    await say('Anna', 'yes');
    await say('Kim', 'no');
    await seat('1', [of('Anna')]);
    await seat('2', [of('Kim')]);
    await seat('3', []);
    await join('table-card');
    expect((await records()).map((one) => [recordLabel(one), one.values.tisch, one.values.name])).toEqual([['1', '1', undefined]]);
  });

  test('that are thank-you cards are of households that came or gave something and were not thanked, with what they gave', {
    timeout: 60_000,
  }, async () => {
    const { say, persons, join, records, guest, event, approve, add, place, printed } = await started(open, {
      field: '{{anredezeile}} {{?geschenk:Danke für …}}',
    });
    const home = (given: string) => persons.find((one) => one.given === given)?.household ?? '';
    await say('Anna', 'yes');
    const note = (household: string | null, text: string) =>
      guest.request()('POST /web-api/events/:id/gifts', { id: event, household, text });
    await note(home('Eva'), 'die Vase');
    await note(home('Eva'), 'die Blumen');
    await note(null, 'ein Buch');
    await join('thank-you-card', null);
    expect((await records()).map(({ key, values }) => [key, values.geschenk])).toEqual([
      [home('Anna'), undefined],
      [home('Eva'), 'die Vase und die Blumen'],
    ]);
    await approve();
    await add();
    await place();
    const thank = (household: string, isThanked: boolean) =>
      guest.request()('POST /web-api/events/:id/thanks', { id: event, household, gift: null, isThanked });
    await thank(home('Anna'), true);
    await thank(home('Eva'), true);
    expect(await printed()).toMatchObject({ needed: 0, ordered: 2, supplement: { added: 0, changed: 0, obsolete: [] } });
    const { rows } = await guest.request()('GET /web-api/events/:id/thanks', { id: event });
    expect(rows.map(({ names, gifts, isThanked }) => [names, gifts.length, isThanked])).toEqual([
      ['Anna, Max Weiß', 0, true],
      ['Eva Berg', 2, true],
      ['', 1, false],
    ]);
    await thank(home('Anna'), false);
    expect(await printed()).toMatchObject({ needed: 1, supplement: { added: 0, changed: 0, obsolete: [] } });
  });

  test('are none once their event is deleted, whose id no row has then, and the design is printed with the list when that is chosen', async () => {
    const { say, join, labels, guest, event, list, design, shop } = await started(open);
    await say('Anna', 'yes');
    await join('place-card');
    await guest.request()('DELETE /web-api/events/:id', { id: event });
    expect(await labels()).toEqual([]);
    expect(await guest.request()('GET /web-api/designs/:id/merge', { id: design })).toEqual({ merge: null });
    expect(await shop.store.db.selectFrom('merges').selectAll().execute()).toEqual([]);
    await guest.request()('PUT /web-api/designs/:id/merge', { id: design, version: 0, list, kind: 'guest' });
    expect(await labels()).toHaveLength(4);
  });

  test('count a companion without a name, whose card says whose it is', async () => {
    const { say, join, labels, printed, shop, persons, part, answer, of } = await started(open);
    const [anna] = persons;
    const id = 'B'.repeat(22);
    const name = { title: '', given: '', noble: '', family: '', suffix: '', nick: '' };
    const facts = { position: 3, kind: 'plus-one', ...name, gender_source: 'guess', invited: 1, note: '' } as const;
    await shop.store.write((trx) =>
      trx
        .insertInto('guests')
        .values({ id, household: anna?.household ?? '', ...facts, plus_of: of('Anna') })
        .execute(),
    );
    await say('Anna', 'yes');
    await answer(part, id, 'yes');
    await join('place-card');
    expect(await labels()).toEqual(['Anna Weiß', 'Begleitung von Anna Weiß']);
    expect(await printed()).toMatchObject({ needed: 2, unnamed: ['Begleitung von Anna Weiß'], moreUnnamed: 0 });
  });

  test('are counted before there is a design, with the booklets of each part', async () => {
    const { say, answer, church, of, guest, event, seat, design } = await started(open);
    await say('Anna', 'yes', 'Saibling');
    await say('Max', 'yes');
    await say('Kim', 'yes', 'Gemüse');
    await answer(church, of('Anna'), 'yes');
    await seat('1', [of('Anna'), of('Kim')]);
    const { groups, parts } = await guest.request()('GET /web-api/events/:id/print', { id: event });
    expect(groups.map(({ group, count, printed }) => [group, count, printed.length])).toEqual([
      ['place-card', 3, 0],
      ['menu-card', 3, 0],
      ['table-card', 1, 0],
      ['thank-you-card', 2, 0],
    ]);
    expect(parts.map(({ name, asksMenu, persons, households }) => [name, asksMenu, persons, households])).toEqual([
      ['Trauung', false, 1, 1],
      ['Fest', true, 3, 2],
    ]);
    // An invitation is none of these pieces.
    expect(groups.flatMap(({ designs }) => designs.map(({ id }) => id))).not.toContain(design);
  });

  test('do not name what guests do not eat, which the kitchen reads by table', async () => {
    const { say, of, seat, guest, event, shop, clock, join, records } = await started(open, { field: '{{name}} {{menue}}' });
    for (const name of ['Anna', 'Max', 'Kim']) await say(name, 'yes', 'Saibling');
    await say('Eva', 'no');
    for (const [name, text] of [
      ['Anna', 'Nüsse'],
      ['Kim', 'Sellerie'],
      ['Eva', 'Fisch'],
    ] as const)
      await shop.store.write((trx) => putFoodNote(trx, { event, guest: of(name), text, by: 'host', now: clock.now }));
    await seat('Eltern', [of('Kim')]);
    const { rows } = await guest.request()('GET /web-api/events/:id/food', { id: event });
    expect(rows.map(({ name, text, table, menus }) => [name, text, table, menus])).toEqual([
      ['Kim Roth', 'Sellerie', 'Eltern', ['Saibling']],
      ['Anna Weiß', 'Nüsse', '', ['Saibling']],
    ]);
    await join('place-card');
    expect(JSON.stringify(await records())).not.toMatch(/Nüsse|Sellerie/);
  });

  test('are of the own event and its own parts alone', async () => {
    const { guest, event, design, shop } = await started(open);
    const other = await guestCalls(shop);
    const put = (by: typeof guest, part: string | null) =>
      codeOf(by.request()('PUT /web-api/events/:id/print', { id: event, design, piece: 'place-card', part }));
    expect([await put(guest, null), await put(guest, 'A'.repeat(22)), await put(other, null)]).toEqual([
      'bad-form',
      'bad-form',
      'not-found',
    ]);
  });

  test('of a cancelled order are needed again', { timeout: 60_000 }, async () => {
    const { say, join, approve, add, place, printed, shop, stored } = await started(open);
    await say('Anna', 'yes');
    await join('place-card');
    await approve();
    await add();
    const token = await place();
    await say('Max', 'yes');
    expect(await printed()).toMatchObject({ ordered: 1, supplement: { added: 1 } });
    await runOrderAction(shop, (await stored(token)).number, 'cancel', operatorCall);
    expect(await printed()).toMatchObject({ needed: 2, ordered: null, supplement: null });
  });
});

type Model = Awaited<ReturnType<typeof printedEvent>>;

/** What the cards say by the answers and seats of the test alone. */
type Told = { attending: Map<string, boolean>; tables: { name: string; guests: string[] }[] };

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

withStore('150 answers with changes', (open) => {
  test('are printed as exactly those who come, by table and name, page by page', { timeout: 240_000 }, async () => {
    const model = await printedEvent(open, { names: guestNames(150), field: '{{name}}' });
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
