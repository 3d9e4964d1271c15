/** Lines that are ordered by their number and get their names later, from the cart to the plate, by calls. */
import { expect, test } from 'vitest';
import { deliveryDates } from '#core/order/delivery.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import { brokenInvariant } from '#core/order/sums.ts';
import { berlinInstant } from '#core/values/date.ts';
import { dayMs } from '#core/values/unit.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { changeCatalogueRow } from '#store/catalogue/catalogue.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { lineRecords } from '#store/order/line-records.ts';
import { readBooks } from '#store/payment/books.ts';
import { personalised } from '#tests/customer.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { guestCalls } from '#tests/guest-calls.ts';
import { codeOf, cutOff, type Started, startLater, unitOf, until } from '#tests/later-orders.ts';
import { oliviaChoice } from '#tests/merged-guests.ts';

/** Its sums hold, and what was received is what is owed. */
async function expectSound({ shop, stored }: Started, token: string): Promise<void> {
  const order = await stored(token);
  expect(
    brokenInvariant(
      order,
      order.lines.map((line) => ({ ...line, isVoucher: !lineKinds[line.item.kind].isGoods })),
    ),
  ).toBeNull();
  const { refunds } = await readBooks(shop.store.db, order.id);
  for (const { amount } of refunds) expect(amount).toBeGreaterThan(0);
}

onEachEngine('a line whose names follow', (open) => {
  test('is sold in any number at the price of the step, and arrives as an order of the day on which its names come', async () => {
    const started = await startLater(open);
    const { guest, add, stored, order } = started;
    await add({ quantity: 83, recordsUntil: until });
    const cart = await guest.cart();
    const unit = await unitOf(started, 83);
    expect(cart.lines).toMatchObject([{ quantity: 83, problems: [], unit: { amount: unit }, total: { amount: 83 * unit } }]);
    expect(cart.lines[0]?.options).toMatch(/^Namen folgen bis Dienstag, 12\.\sJanuar, /);
    const dates = deliveryDates(cutOff, 'DE').standard;
    expect(cart.deliveries[0]).toMatchObject({ from: dates.from, to: dates.to });
    expect(cart.deliveries[0]?.text).toMatch(/wenn die Namen bis Dienstag, 12\.\sJanuar, 11 Uhr da sind$/);
    const placed = await stored(await order());
    expect(placed).toMatchObject({ deliveryFrom: dates.from, deliveryTo: dates.to, lines: [{ quantity: 83, total: 83 * unit }] });
    const row = await started.shop.store.db.selectFrom('order_lines').select('records_due_at').executeTakeFirst();
    expect(row?.records_due_at).toBe(cutOff.toISOString());
  });

  test('gets its names once, is not printed before, and keeps them once its plate is made', { timeout: 60_000 }, async () => {
    const started = await startLater(open);
    const { ordered, list, print, names, stored, shop, toPress, produced } = started;
    const token = await ordered(3);
    expect(await toPress(token)).toMatchObject({ ok: false });
    expect((await names(token)).lines).toMatchObject([{ quantity: 3, list: { isApproved: false } }]);
    expect(await codeOf(print(token, 'blank'))).toBe('order-refused');
    await list(3);
    const tabs = await Promise.all([codeOf(print(token)), codeOf(print(token)), codeOf(print(token))]);
    expect(tabs).toContain(null);
    const [line] = (await stored(token)).lines;
    expect(line).toMatchObject({ revision: 2, quantity: 3, item: { records: { of: 'list', blanks: 0, until } } });
    expect(line?.options).toMatch(/^3 Namen, /);
    const records = await lineRecords(shop.store, { id: line?.id ?? '', revision: 2 });
    expect(records.map(({ record }) => record.name?.given)).toEqual([['Anna'], ['Max'], ['Eva']]);
    expect(await shop.store.db.selectFrom('jobs').select('id').where('kind', '=', 'produce-line').execute()).toHaveLength(1);
    await print(token);
    expect((await stored(token)).lines[0]?.revision).toBe(2);
    await produced(token);
    expect(await toPress(token)).toEqual({ ok: true });
    expect((await names(token)).lines).toEqual([]);
    expect(
      await codeOf(
        started.guest.request()('POST /web-api/orders/:token/names', {
          token,
          position: 1,
          revision: 2,
          hash: '0'.repeat(64),
          how: 'print',
        }),
      ),
    ).toBe('order-refused');
    await expectSound(started, token);
  });
});

withStore('an order by number', (open) => {
  test.each([
    [0, 'cannot be added'],
    [-1, 'cannot be added'],
  ])('of %s pieces %s to the cart', async (quantity) => {
    const { add } = await startLater(open);
    expect(await codeOf(add({ quantity, recordsUntil: until }))).toMatch(/off-ladder|bad-input/);
  });

  test.each(['2026-12-20', '2026-12-19', '2027-03-21', '0001-01-01'])(
    'until %s is refused, with the days that are taken',
    async (recordsUntil) => {
      const { add } = await startLater(open);
      expect(await codeOf(add({ quantity: 3, recordsUntil }))).toBe('bad-input');
    },
  );

  test('whose day has come in the cart asks for another one before it is ordered', async () => {
    const { add, guest, clock, order } = await startLater(open);
    await add({ quantity: 3, recordsUntil: '2026-12-21' });
    clock.now = new Date('2026-12-21T11:00:00Z');
    expect((await guest.cart()).lines[0]?.problems[0]).toContain('Der Tag, bis zu dem die Namen folgen sollten');
    expect(await codeOf(order())).toBe('design-not-printable');
    await add({ quantity: 3, recordsUntil: '2027-03-21' });
    expect((await guest.cart()).orderable).toBe(true);
  });

  test.each(['prepayment', 'invoice'] as const)(
    'paid by %s prints missing names blank, or costs less by the table',
    { timeout: 60_000 },
    async (payment) => {
      for (const how of ['blank', 'refund'] as const) {
        const started = await startLater(open, { payment });
        const { ordered, list, print, names, stored, shop } = started;
        const token = await ordered(20);
        const before = await stored(token);
        await list(13);
        const [line] = (await names(token)).lines;
        const less = 20 * (await unitOf(started, 20)) - 13 * (await unitOf(started, 13));
        expect(line?.list).toMatchObject({ more: -7, isApproved: true, refund: { amount: less } });
        expect(await codeOf(print(token, 'print'))).toBe('order-refused');
        await print(token, how);
        const after = await stored(token);
        const [own] = after.lines;
        const records = await lineRecords(shop.store, { id: own?.id ?? '', revision: own?.revision ?? 0 });
        const blanks = records.filter(({ record }) => record.key === '').length;
        expect([records.length, blanks, own?.quantity]).toEqual(how === 'blank' ? [20, 7, 20] : [13, 0, 13]);
        expect(own?.options).toMatch(how === 'blank' ? /^13 Namen \+ 7 blanko, / : /^13 Namen, /);
        expect(after.total).toBe(before.total - (how === 'refund' ? less : 0));
        const { refunds } = await readBooks(shop.store.db, after.id);
        expect(refunds.map(({ amount }) => amount)).toEqual(how === 'refund' && payment === 'prepayment' ? [less] : []);
        const documents = await shop.store.db.selectFrom('invoices').select(['kind', 'gross']).where('order', '=', after.id).execute();
        if (payment === 'prepayment') {
          const net = documents.reduce((sum, { kind, gross }) => sum + (kind === 'correction' ? -gross : gross), 0);
          expect(net).toBe(after.total);
        }
        await print(token, how);
        expect(await stored(token)).toEqual(after);
        await expectSound(started, token);
      }
    },
  );

  test('gives nothing back where the smaller number costs as much', async () => {
    const started = await startLater(open);
    const { ordered, list, print, names } = started;
    const token = await ordered(50);
    await list(49);
    expect((await unitOf(started, 49)) * 49).toBeGreaterThan((await unitOf(started, 50)) * 50);
    expect((await names(token)).lines[0]?.list).toMatchObject({ more: -1, refund: null });
    expect(await codeOf(print(token, 'refund'))).toBe('order-refused');
    await print(token, 'blank');
  });

  test.each(['prepayment', 'invoice'] as const)(
    'paid by %s whose list is longer prints what was paid, and the rest costs the step of all by the prices of the first day, in one parcel [E104]',
    { timeout: 60_000 },
    async (payment) => {
      const started = await startLater(open, { payment });
      const { ordered, list, print, names, stored, shop, guest, clock, toPress, produced, pay } = started;
      const token = await ordered(45);
      const [unit, first] = [await unitOf(started, 52), await stored(token)];
      await list(52);
      const { cardPrices } = await catalogueOf(shop.store);
      const dearer = { ...cardPrices, EUR: { ...cardPrices.EUR, paper: { ...cardPrices.EUR.paper, feinstpapier: 500 } } };
      await changeCatalogueRow(shop.store, 'prices', 'card', dearer);
      clock.now = new Date(clock.now.getTime() + 3 * dayMs);
      expect(await unitOf(started, 52)).toBeGreaterThan(unit + 300);
      expect((await names(token)).lines[0]?.list).toMatchObject({ more: 7, rest: null });
      await print(token);
      expect(await stored(token)).toMatchObject({ total: first.total, lines: [{ quantity: 45 }] });
      const { list: shown } = (await names(token)).lines[0] ?? {};
      expect(shown).toMatchObject({ isTaken: true, rest: { count: 7, unit: { amount: unit }, total: { amount: 7 * unit } } });
      const ask = (total: number) => guest.request()('POST /web-api/orders/:token/rest', { token, position: 1, total });
      expect(await codeOf(ask(7 * unit - 1))).toBe('order-refused');
      const [{ path }, again] = [await ask(7 * unit), await ask(7 * unit)];
      expect(again.path).toBe(path);
      const rest = await stored(/[\w-]{22}/.exec(path)?.[0] ?? '');
      expect(rest).toMatchObject({ total: 7 * unit, shipping: 0, delivery: first.delivery, lines: [{ quantity: 7, unit }] });
      const records = await lineRecords(shop.store, { id: rest.lines[0]?.id ?? '', revision: 1 });
      expect(records.map(({ record }) => record.name?.family)).toEqual([45, 46, 47, 48, 49, 50, 51].map((at) => [`Weiß${at}`]));
      expect((await names(token)).lines[0]?.list?.rest).toBeNull();
      expect((await names(token)).linked).toMatchObject([{ number: rest.number, isFirst: false }]);
      if (payment === 'prepayment') await pay(/[\w-]{22}/.exec(path)?.[0] ?? '');
      await expectSound(started, /[\w-]{22}/.exec(path)?.[0] ?? '');
      await produced(token);
      expect(await toPress(token)).toEqual({ ok: true });
      expect(await codeOf(ask(7 * unit))).toBe('order-refused');
    },
  );

  test('is reminded twice, waits for its customer once, takes a late list, and tells the new day [E089]', { timeout: 60_000 }, async () => {
    const started = await startLater(open);
    const { ordered, list, print, stored, clock, jobs, mails, names } = started;
    const token = await ordered(3);
    const promised = (await stored(token)).deliveryTo;
    for (const at of [
      '2027-01-07T08:59:00Z',
      '2027-01-07T09:00:00Z',
      '2027-01-11T08:59:00Z',
      '2027-01-11T09:00:00Z',
      '2027-01-12T09:59:00Z',
    ]) {
      clock.now = new Date(at);
      await jobs();
      await jobs();
    }
    expect((await mails('Die Namen fehlen noch')).map(({ text }) => text.includes('3 × '))).toEqual([true, true]);
    expect((await stored(token)).state).toBe('paid');
    clock.now = cutOff;
    await jobs();
    await jobs();
    expect((await stored(token)).state).toBe('needs_customer');
    expect(await mails('wartet auf die Namen')).toHaveLength(1);
    clock.now = new Date('2027-02-03T12:00:00Z');
    expect((await names(token)).lines).toMatchObject([{ isLate: true }]);
    await list(3);
    await print(token);
    await jobs();
    const after = await stored(token);
    const dates = deliveryDates(clock.now, 'DE').standard;
    expect(after).toMatchObject({ state: 'preflight', deliveryFrom: dates.from, deliveryTo: dates.to });
    expect(after.deliveryTo > promised).toBe(true);
    expect((await mails('Die Namen sind da')).map(({ text }) => /Der neue Liefertag: .*Februar/.test(text))).toEqual([true]);
    clock.now = new Date(cutOff.getTime() + 91 * dayMs);
    await jobs();
    expect((await stored(token)).state).toBe('preflight');
  });

  test.each(['prepayment', 'invoice'] as const)(
    'paid by %s is cancelled after 90 more days, and all of the money goes back',
    { timeout: 60_000 },
    async (payment) => {
      const started = await startLater(open, { payment });
      const { ordered, list, print, stored, clock, jobs, shop } = started;
      const token = await ordered(20);
      const { total } = await stored(token);
      clock.now = new Date(berlinInstant('2027-04-12', 11) - 1_000);
      await jobs();
      expect((await stored(token)).state).toBe('needs_customer');
      clock.now = new Date(berlinInstant('2027-04-12', 11));
      await jobs();
      const after = await stored(token);
      expect(['cancelled', 'refunded']).toContain(after.state);
      const { refunds } = await readBooks(shop.store.db, after.id);
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(payment === 'prepayment' ? total : 0);
      await list(3);
      await expect(print(token)).rejects.toThrow('no list');
    },
  );

  test('that is paid after its day counts from the payment, and waits for its customer at once', async () => {
    const started = await startLater(open);
    const { add, order, pay, stored, clock, jobs } = started;
    await add({ quantity: 3, recordsUntil: '2026-12-22' });
    const token = await order();
    clock.now = new Date('2026-12-28T10:30:00Z');
    await pay(token);
    const dates = deliveryDates(clock.now, 'DE').standard;
    expect(await stored(token)).toMatchObject({ deliveryFrom: dates.from, deliveryTo: dates.to });
    await jobs();
    expect((await stored(token)).state).toBe('needs_customer');
  });

  test('is given names by the browser that ordered it alone, and only while its design is what was paid', { timeout: 60_000 }, async () => {
    const started = await startLater(open);
    const { ordered, list, print, shop, names, guest, design, approve } = started;
    const token = await ordered(3);
    await list(3);
    const other = await guestCalls(shop);
    const foreign = await other.request()('GET /web-api/orders/:token/names', { token });
    expect(foreign).toMatchObject({ isOwn: false, linked: [], lines: [{ path: null, list: null }] });
    const [line] = (await names(token)).lines;
    const input = { token, position: 1, revision: 1, hash: line?.list?.hash ?? '', how: 'print' } as const;
    expect(await codeOf(other.request()('POST /web-api/orders/:token/names', input))).toBe('order-refused');
    const { revision } = await guest.request()('GET /web-api/designs/:id', { id: design });
    const row = designRows.find(({ id }) => id === 'olivia');
    const folded = personalised(blankDesign(row as never, 'folded', 'square', undefined, 'none'));
    await guest.request()('PUT /web-api/designs/:id', {
      id: design,
      revision,
      design: folded as never,
      choice: { ...oliviaChoice, format: 'square' } as never,
    });
    await approve();
    expect(await codeOf(guest.request()('POST /web-api/orders/:token/names', input))).toBe('order-refused');
    expect(await codeOf(print(token))).toBe('order-refused');
    expect((await started.stored(token)).lines[0]?.revision).toBe(1);
  });
});
