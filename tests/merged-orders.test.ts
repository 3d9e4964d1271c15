/** Lines that are printed with a list of guests, from the cart to the order, by calls. */
import { expect, test } from 'vitest';
import { snapshotOf } from '#core/invoice/documents.ts';
import { fittingOf, recordContent } from '#core/merge/merge-settings.ts';
import { type DesignSummary, factsOfDesign } from '#core/products/design-summary.ts';
import { isFault } from '#core/values/fault.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { orderMail } from '#services/mail/order-mail.ts';
import { mergedDesign } from '#services/merge/merged-design.ts';
import { orderDto } from '#services/order-dto.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { sha256 } from '#services/sha256.ts';
import { openFiles } from '#store/file/files.ts';
import { lineMerge, lineRecords } from '#store/order/line-records.ts';
import { findOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { deleteGuestList } from '#store/people/guest-lists.ts';
import { deleteMerge } from '#store/people/merges.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { seller, words } from '#tests/invoiced-orders.ts';
import { createMemoryFolder } from '#tests/memory-folder.ts';
import { fieldDesign, mergedGuest, oliviaChoice } from '#tests/merged-guests.ts';
import { orderFor } from '#tests/orders.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

/** A shop with a guest whose card has a list. */
function starting(open: Engine['open']) {
  return async (guests: number, settings = {}) => {
    const shop = await seededShop(open, clock);
    const guest = await guestCalls(shop);
    return { shop, guest, ...(await mergedGuest(shop, guest, { guests, settings })) };
  };
}

withStore('a line with a list', (open) => {
  const start = starting(open);

  test('has exactly as many pieces as records and blank ones, at the price of the step, whatever quantity is asked for [E035]', async () => {
    const { guest, add } = await start(78);
    await add({ quantity: 50 });
    const { lines, orderable, total } = await guest.cart();
    expect(lines).toMatchObject([
      {
        quantity: 80,
        fewer: null,
        more: null,
        problems: [],
        records: { isListed: true, isOpen: false, question: null },
        unit: { amount: 141 },
      },
    ]);
    expect(lines[0]?.total?.amount).toBe(80 * 141);
    expect(lines[0]?.options).toMatch(/^78 Namen \+ 2 blanko, /);
    expect(lines[0]?.records?.path).toMatch(/^\/gaeste\/drucke\/[\w-]{22}\/$/);
    expect([orderable, total.amount > 80 * 141]).toEqual([true, true]);
  });

  test('says that 49 pieces cost more than 50', async () => {
    const { guest, add } = await start(47);
    await add();
    const [line] = (await guest.cart()).lines;
    expect([line?.quantity, line?.total?.amount, line?.note]).toEqual([
      49,
      49 * 166,
      expect.stringMatching(/^49 Stück kosten .* mehr als 50\.$/),
    ]);
  });

  test('keeps its number and price while the list grows, shrinks or has other blank pieces, and is not ordered until it is answered [E035]', async () => {
    const { guest, add, invite, follow, save, approve } = await start(78);
    await add();
    await invite(2);
    const grown = await guest.cart();
    expect(grown.lines).toMatchObject([
      { quantity: 80, total: { amount: 80 * 141 }, records: { question: '2 Gäste mehr: Menge anpassen?' } },
    ]);
    expect(grown.orderable).toBe(false);
    expect(await codeOf(guest.order())).toBe('design-not-printable');
    const followed = await follow();
    expect(followed.lines).toMatchObject([
      { quantity: 82, records: { isOpen: true, question: null }, problems: [expect.stringContaining('freigegeben')] },
    ]);
    expect(await codeOf(guest.order())).toBe('design-not-printable');
    await approve();
    expect((await guest.cart()).orderable).toBe(true);
    await save({ blanks: 5 });
    await approve();
    expect((await guest.cart()).lines).toMatchObject([{ quantity: 82, records: { question: '3 Stück blanko mehr: Menge anpassen?' } }]);
    await follow();
    expect((await guest.cart()).lines).toMatchObject([{ quantity: 85, problems: [] }]);
  });

  test('cannot have another quantity than that of its list', async () => {
    const { guest, add } = await start(3);
    const { lines } = await add();
    expect(await codeOf(guest.request()('PATCH /web-api/cart/lines/:id', { id: lines[0]?.id ?? '', quantity: 50 }))).toBe('off-ladder');
  });

  test('without a record is not put into the cart, and stays out of orders once the list is empty', async () => {
    const { shop, guest, add, save, invite, design } = await start(0, { blanks: 0 });
    expect(await codeOf(add())).toBe('off-ladder');
    await invite(1);
    await add();
    expect((await guest.cart()).lines).toMatchObject([{ quantity: 1, unit: { amount: 249 } }]);
    const merged = await mergedDesign(shop.store, guest.owner, design);
    await save({ blanks: 0, leftOut: merged?.records.map(({ key }) => key) ?? [] });
    const { lines, orderable } = await guest.cart();
    expect([lines[0]?.problems, lines[0]?.quantity, orderable]).toEqual([
      [expect.stringContaining('noch nichts, was gedruckt wird')],
      1,
      false,
    ]);
  });

  test('of a design with fields and no list is not ordered, and says where to choose one', async () => {
    const { shop, guest, design, add } = await start(4);
    await deleteMerge(shop.store, guest.owner, design);
    await add();
    const { lines } = await guest.cart();
    expect(lines).toMatchObject([
      { quantity: 50, records: { isListed: false, path: `/gaeste/drucke/${design}/`, isOpen: true, question: null } },
    ]);
    expect(lines[0]?.problems[0]).toContain('Felder für Namen');
    expect(await codeOf(guest.order())).toBe('design-not-printable');
  });

  test('of a design that gets a list later asks before it follows it', async () => {
    const { shop, guest, design, add, save, approve, follow } = await start(4);
    await deleteMerge(shop.store, guest.owner, design);
    await add();
    await save({});
    await approve();
    const { lines, orderable } = await guest.cart();
    expect(lines).toMatchObject([{ quantity: 50, records: { isListed: false, question: 'Mit der Gästeliste drucken: 6 Stück?' } }]);
    expect(orderable).toBe(false);
    expect((await follow()).lines).toMatchObject([{ quantity: 6, problems: [], records: { isListed: true, question: null } }]);
  });

  test('of a design without fields whose list is gone is printed without one, in a quantity of the ladder', async () => {
    const { shop, guest, design, list, add, follow } = await start(4);
    const { id, revision } = await guest.request()('GET /web-api/designs/:id', { id: design });
    await guest.request()('PUT /web-api/designs/:id', { id, revision, design: fieldDesign('Für alle'), choice: oliviaChoice });
    await add();
    await deleteGuestList(shop.store, guest.owner, list);
    const { lines } = await guest.cart();
    expect(lines).toMatchObject([{ quantity: 6, records: { isListed: true, question: 'Ohne Gästeliste drucken: 10 Stück?' } }]);
    expect((await follow()).lines).toMatchObject([{ quantity: 10, records: null, problems: [] }]);
    expect((await guest.cart()).orderable).toBe(true);
  });

  test('keeps its number when its design is saved in another quantity', async () => {
    const { guest, design, add } = await start(4);
    await add();
    const { id, revision } = await guest.request()('GET /web-api/designs/:id', { id: design });
    await guest.request()('PUT /web-api/designs/:id', {
      id,
      revision,
      design: fieldDesign('{{name}}'),
      choice: { ...oliviaChoice, quantity: 100 },
    });
    const { lines } = await guest.cart();
    expect(lines).toMatchObject([{ quantity: 6, problems: [expect.stringContaining('freigegeben')] }]);
  });

  test('is copied with its list and stays approved', async () => {
    const { guest, add } = await start(3);
    const { lines } = await add();
    const copied = await guest.request()('POST /web-api/cart/lines/:id/copy', { id: lines[0]?.id ?? '' });
    expect(copied.lines).toMatchObject([{ quantity: 5 }, { quantity: 5, problems: [], records: { isListed: true, question: null } }]);
    expect(copied.orderable).toBe(true);
  });

  test('is one line with that of its design from before', async () => {
    const { guest, design, add } = await start(3);
    const foreign = await guest.request()('POST /web-api/designs', { design: fieldDesign('Für alle'), choice: oliviaChoice });
    await guest.request()('POST /web-api/cart/lines', { designId: foreign.id });
    await add();
    const { lines } = await add();
    expect(lines.map(({ designId, quantity }) => [designId, quantity])).toEqual([
      [foreign.id, 50],
      [design, 5],
    ]);
  });

  test.each([1, 49, 300])('of %s pieces is ordered in the sums of its cart [E035]', async (pieces) => {
    const { shop, guest, add } = await start(pieces, { blanks: 0 });
    await add();
    const cart = await guest.cart();
    const order = await findOrder(shop.store, (await guest.order()).token);
    const [line] = order?.lines ?? [];
    expect([line?.quantity, line?.total, order?.total]).toEqual([pieces, (line?.unit ?? 0) * pieces, cart.total.amount]);
    expect(await lineRecords(shop.store, { id: line?.id ?? '', revision: 1 })).toHaveLength(pieces);
  });

  test('is not ordered again once its copy was changed, nor by another browser that has the link', async () => {
    const { shop, guest, add } = await start(3);
    await add();
    const { token } = await guest.order();
    const other = await guestCalls(shop);
    const foreign = await other.request()('POST /web-api/orders/:token/reorder', { token });
    expect(foreign).toMatchObject({ added: 0, left: [{ reason: expect.stringContaining('Die Namen gehören') }] });
    expect((await other.cart()).lines).toEqual([]);
    await guest.request()('POST /web-api/orders/:token/reorder', { token });
    const id = (await guest.cart()).lines[0]?.designId ?? '';
    const kept = await guest.request()('POST /web-api/cart/lines', { designId: id, quantity: 50 });
    expect(kept.lines).toMatchObject([{ quantity: 5, problems: [] }]);
    const { revision } = await guest.request()('GET /web-api/designs/:id', { id });
    await guest.request()('PUT /web-api/designs/:id', { id, revision, design: fieldDesign('{{name}}'), choice: oliviaChoice });
    const { lines, orderable } = await guest.cart();
    expect([orderable, lines[0]?.problems]).toEqual([false, [expect.stringContaining('seit der Bestellung geändert')]]);
    const copied = await guest.request()('POST /web-api/cart/lines/:id/copy', { id: lines[0]?.id ?? '' });
    expect(copied.lines.map(({ problems }) => problems.length)).toEqual([1, 1]);
  });
});

onEachEngine('an ordered line with a list', (open) => {
  const start = starting(open);

  test('freezes its records with the order, and says the number of names everywhere [E035]', async () => {
    const { shop, guest, add, list } = await start(78);
    await add();
    const { total } = await guest.cart();
    const { token } = await guest.order();
    const order = await findOrder(shop.store, token);
    const [line] = order?.lines ?? [];
    expect([order?.total, line?.total]).toEqual([total.amount, 80 * 141]);
    expect(line).toMatchObject({ quantity: 80, item: { records: { of: 'list', blanks: 2 } } });
    expect(line?.options).toMatch(/^78 Namen \+ 2 blanko, /);
    const records = await lineRecords(shop.store, { id: line?.id ?? '', revision: 1 });
    expect(records).toHaveLength(80);
    expect(records.map(({ record }) => record.key === '')).toEqual(Array.from({ length: 80 }, (_, at) => at >= 78));
    expect(records[0]?.record.name).toMatchObject({ given: ['Anna'], family: ['Weiß0'] });
    for (const { record, hash } of records) expect(hash).toBe(sha256(recordContent(record)));
    expect(await lineMerge(shop.store, line?.id ?? '')).toMatchObject({ kind: 'guest', list, blanks: 2 });
    await deleteGuestList(shop.store, guest.owner, list);
    expect(await lineRecords(shop.store, { id: line?.id ?? '', revision: 1 })).toEqual(records);
    const page = await guest.request()('GET /web-api/orders/:token', { token });
    expect(page.lines).toMatchObject([{ quantity: 80, options: expect.stringMatching(/^78 Namen \+ 2 blanko, /) }]);
    if (!order) throw new Error('no order');
    const mail = orderMail(await orderDto(shop, order, token), 'https://federleicht.example/', order);
    expect(mail.text).toMatch(/80 × Olivia.*\n {2}78 Namen \+ 2 blanko, /);
    expect(mail.html).toContain('80 Stück, 78 Namen + 2 blanko, ');
    expect(snapshotOf(order, seller, words, { number: 'R1', issuedOn: '2026-11-20', hasDetails: true } as never)?.lines[0]).toMatchObject({
      quantity: 80,
      options: line?.options,
    });
    const printed = new Map([[line?.id ?? '', { design: fieldDesign(), sheets: [], parts: null }]]);
    const files = await openFiles({ dataDir: createMemoryFolder(), bucket: null });
    await writeTicket({ ...shop, files }, order, [], printed);
    const ticket = String(await files.get(ticketKeys(order)['ticket.html']));
    expect(ticket).toMatch(/80 Stück[\s\S]*<th>Namen<\/th><td>78 Namen \+ 2 blanko/);
  });

  test.each([
    [0, null],
    [1, 'cart-changed'],
  ])('is placed only with the records that were priced: %s more guests meanwhile answer %s, and cart and list stay', async (more, code) => {
    const { shop, guest, design, add, invite, approve } = await start(3);
    await add();
    const priced = await mergedDesign(shop.store, guest.owner, design);
    if (!priced) throw new Error('no list');
    const { lines, ...request } = await orderFor(shop.store, guest.owner);
    const { kind, blanks } = priced.merge.settings;
    const merge = { kind, blanks, ...fittingOf(priced.merge.settings), list: priced.list.id };
    const records = {
      of: 'list',
      design,
      version: priced.merge.version,
      merge,
      records: priced.records.map((record) => ({ record, hash: '' })),
    } as const;
    if (more > 0) {
      await invite(more);
      await approve();
    }
    const placing = placeOrder(shop.store, guest.owner, { ...request, lines: lines.map((line) => ({ ...line, records })) }, clock());
    expect(await codeOf(placing)).toBe(code);
    expect(await shop.store.db.selectFrom('orders').select('id').execute()).toHaveLength(code ? 0 : 1);
    if (code) expect((await guest.cart()).lines).toMatchObject([{ quantity: 5, records: { question: '1 Gast mehr: Menge anpassen?' } }]);
  });

  test('is ordered again with the records as they were printed, whatever became of the list', async () => {
    const { shop, guest, list, add, invite } = await start(3);
    await add();
    const { token } = await guest.order();
    const first = (await findOrder(shop.store, token))?.lines[0]?.id ?? '';
    await invite(2);
    await deleteGuestList(shop.store, guest.owner, list);
    await guest.request()('POST /web-api/orders/:token/reorder', { token });
    const { lines, orderable } = await guest.cart();
    expect(lines).toMatchObject([{ quantity: 5, problems: [], records: { isListed: true, path: null, question: null } }]);
    expect(orderable).toBe(true);
    const again = (await findOrder(shop.store, (await guest.order('mia@beispiel.de')).token))?.lines[0];
    expect(again).toMatchObject({ quantity: 5, item: { records: { of: 'list', blanks: 2 } } });
    const records = (id: string) => lineRecords(shop.store, { id, revision: 1 });
    expect(await records(again?.id ?? '')).toEqual(await records(first));
    expect(await lineMerge(shop.store, again?.id ?? '')).toEqual(await lineMerge(shop.store, first));
  });
});

test('a sample has no fields, whichever design it is of', () => {
  const samples = designRows.flatMap((row) =>
    row.forms.map(({ form, format }) => ({ id: row.id, ...factsOfDesign(blankDesign(row, form, format, undefined, 'none')) })),
  );
  expect(samples.length).toBeGreaterThan(50);
  expect(samples.filter(({ summary }) => (summary as DesignSummary).hasFields).map(({ id }) => id)).toEqual([]);
});
