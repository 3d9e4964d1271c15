import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { brokenInvariant } from '#core/order/sums.ts';
import { verbatim } from '#core/values/message.ts';
import { addLine, cartCount, cartOf, removeLine, setLineQuantity } from '#store/cart/carts.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign, saveDesign } from '#store/design/designs.ts';
import { createPicture, deletePicture, findPicture, picturesForPrint } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor, plainContent, plainDesign, plainLine } from '#tests/orders.ts';
import { freezeSheets, frozenSheets } from './frozen-sheets.ts';
import { lineDocument } from './line-content.ts';
import { findOrder, orderById, orderByNumber, orderOfLine, transitionOrder } from './orders.ts';
import { findPlacedOrder, placeOrder } from './place-order.ts';

async function rows(store: Store) {
  const count = async (table: 'orders' | 'order_lines' | 'idempotent_responses' | 'jobs') =>
    (await store.db.selectFrom(table).selectAll().execute()).length;
  return {
    orders: await count('orders'),
    lines: await count('order_lines'),
    answers: await count('idempotent_responses'),
    jobs: await count('jobs'),
  };
}

onEachEngine('an order', (open) => {
  test('is one transaction of order, frozen lines, events, answer and jobs, and ends the cart', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store, 2);
    const input = await orderFor(store, owner, { key: 'k1' });
    const placed = await placeOrder(store, owner, input);
    if (!placed.ok) throw new Error(placed.reason);
    expect(placed.replay).toBe(false);
    const { number } = placed.order;
    expect(number).toMatch(/^F100000[1-9]$/);
    const order = await findOrder(store, placed.order.token);
    expect(order).toMatchObject({ number, state: 'invoice_open', goods: 15_150, shipping: 399, total: 15_549 });
    expect(order?.delivery).toEqual(input.facts.delivery);
    expect(order?.lines.map((line) => [line.quantity, line.total, line.hasDocument])).toEqual([
      [50, 7500, true],
      [51, 7650, true],
    ]);
    for (const { id } of order?.lines ?? []) expect(await lineDocument(store, id)).toEqual(plainDesign());
    expect(order?.events.map((event) => event.state)).toEqual(['placed', 'invoice_open']);
    expect(await rows(store)).toEqual({ orders: 1, lines: 2, answers: 1, jobs: 3 });
    expect(await cartOf(store, owner)).toBeNull();
    expect(await cartCount(store, owner)).toBe(0);
    expect(await orderByNumber(store, number)).toEqual(order);
    expect(await orderById(store, placed.order.id)).toEqual(order);
  });

  test('with the same key and words is given again, with other words refused', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner, { key: 'k1' });
    const first = await placeOrder(store, owner, input);
    const again = await placeOrder(store, owner, input);
    expect(again).toEqual({ ...first, replay: true });
    expect(await placeOrder(store, owner, { ...input, fingerprint: 'other' })).toEqual({ ok: false, reason: 'key-reused' });
    expect((await rows(store)).orders).toBe(1);
  });

  test('of a cart that was ordered is the first one, also without a key or under another key', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner);
    const first = await placeOrder(store, owner, input);
    expect(await placeOrder(store, owner, input)).toEqual({ ...first, replay: true });
    expect(await placeOrder(store, owner, { ...input, key: 'k2' })).toEqual({ ...first, replay: true });
    expect(await placeOrder(store, owner, { ...input, fingerprint: 'other' })).toEqual({ ok: false, reason: 'cart-changed' });
    expect((await rows(store)).orders).toBe(1);
  });

  test.each([null, 'one key'])('submitted fifty times at once is one order (key: %s)', async (key) => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner, { key });
    const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(store, owner, input)));
    expect(new Set(answers.map((answer) => (answer.ok ? answer.order.number : answer.reason)))).toEqual(
      new Set([expect.stringMatching(/^F100000[1-9]$/)]),
    );
    expect(answers.filter((answer) => answer.ok && !answer.replay)).toHaveLength(1);
    expect(await rows(store)).toEqual({ orders: 1, lines: 1, answers: key ? 1 : 0, jobs: 2 });
  });

  test('submitted fifty times at once under fifty keys is one order', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => placeOrder(store, owner, { ...input, key: `k${index}` })));
    expect(new Set(answers.map((answer) => (answer.ok ? answer.order.number : answer.reason)))).toEqual(
      new Set([expect.stringMatching(/^F100000[1-9]$/)]),
    );
    expect(await rows(store)).toEqual({ orders: 1, lines: 1, answers: 50, jobs: 2 });
  });

  test('of another guest is never given out, not even with the same key and cart', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner, { key: 'k1' });
    await placeOrder(store, owner, input);
    const { id: stranger } = await createOwner(store);
    expect(await placeOrder(store, stranger, input)).toEqual({ ok: false, reason: 'cart-changed' });
    expect(await placeOrder(store, 'nobody' as OwnerId, input)).toEqual({ ok: false, reason: 'cart-changed' });
    expect(await findOrder(store, 'x'.repeat(22))).toBeNull();
  });

  test('is not placed when a line, a quantity or a design changed since it was priced', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store, 2);
    const priced = await orderFor(store, owner);
    const lines = (await cartOf(store, owner))?.lines ?? [];
    const [first, second] = lines;
    if (!first || !second) throw new Error('two lines expected');

    await setLineQuantity(store, owner, first.id, 75);
    expect(await placeOrder(store, owner, priced)).toEqual({ ok: false, reason: 'cart-changed' });

    const repriced = await orderFor(store, owner);
    await saveDesign(store, owner, second.design?.id ?? '', second.design?.revision ?? 0, plainContent());
    expect(await placeOrder(store, owner, repriced)).toEqual({ ok: false, reason: 'cart-changed' });

    const again = await orderFor(store, owner);
    const added = await createDesign(store, owner, plainContent());
    await addLine(store, owner, plainLine(added.id));
    expect(await placeOrder(store, owner, again)).toEqual({ ok: false, reason: 'cart-changed' });

    const last = await orderFor(store, owner);
    await removeLine(store, owner, first.id);
    expect(await placeOrder(store, owner, last)).toEqual({ ok: false, reason: 'cart-changed' });
    expect(await rows(store)).toEqual({ orders: 0, lines: 0, answers: 0, jobs: 0 });
    expect(await placeOrder(store, owner, await orderFor(store, owner))).toMatchObject({
      ok: true,
      order: { number: expect.stringMatching(/^F100000[1-9]$/) },
    });
  });

  test('of an empty cart is not placed', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const line = (await cartOf(store, owner))?.lines[0]?.id as string;
    await removeLine(store, owner, line);
    expect(await placeOrder(store, owner, await orderFor(store, owner))).toEqual({ ok: false, reason: 'cart-changed' });
  });

  test('whose sums do not agree is not placed', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner);
    const { facts } = input;
    await expect(placeOrder(store, owner, { ...input, facts: { ...facts, total: facts.total - 1 } })).rejects.toMatchObject({
      code: 'internal',
    });
    await expect(
      placeOrder(store, owner, { ...input, facts: { ...facts, goods: facts.goods - 1, total: facts.total - 1, due: facts.due - 1 } }),
    ).rejects.toMatchObject({
      code: 'internal',
    });
    expect((await rows(store)).orders).toBe(0);
  });

  test('keeps its document when the design is changed afterwards', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const line = (await cartOf(store, owner))?.lines[0];
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok || !line) throw new Error('not placed');
    const changed = { ...plainDesign(), colourway: 'black' };
    expect(await saveDesign(store, owner, line.design?.id ?? '', 1, plainContent(changed, 100))).toMatchObject({
      ok: true,
    });
    const order = await findOrder(store, placed.order.token);
    expect(order?.lines[0]).toMatchObject({ quantity: 50 });
    expect(await lineDocument(store, order?.lines[0]?.id ?? '')).toEqual(plainDesign());
  });

  test('numbers have steps of one to nine and no double when forty guests order at once', async () => {
    const store = await open();
    const inputs = [];
    for (let guest = 0; guest < 40; guest += 1) {
      const { owner } = await guestWithCart(store);
      inputs.push(await orderFor(store, owner, { key: 'k' }));
    }
    const placed = await Promise.all(inputs.map((input) => placeOrder(store, input.owner, input)));
    const numbers = placed.map((answer) => (answer.ok ? answer.order.number : answer.reason)).sort();
    const steps = numbers.map((number, at) => Number(number.slice(1)) - Number(at === 0 ? 1_000_000 : numbers[at - 1]?.slice(1)));
    expect(steps.filter((step) => step >= 1 && step <= 9)).toHaveLength(40);
  });

  test('keeps a picture that its guest deletes afterwards, for print only', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const facts = {
      sha256: 'a',
      kind: 'jpeg',
      width: 4000,
      height: 3000,
      orientation: 1,
      focusX: 0.5,
      focusY: 0.4,
      bytes: 9,
      warnings: [verbatim('klein')],
    };
    const keys = { printKey: 'p/print.jpg', previewKey: 'p/preview.jpg', thumbKey: 'p/thumb.jpg' };
    const picture = await createPicture(store, owner, { name: 'Bild.jpg', ...facts, ...keys });
    const design = await createDesign(store, owner, plainContent(plainDesign([picture.id])));
    await addLine(store, owner, plainLine(design.id));
    expect(await placeOrder(store, owner, await orderFor(store, owner))).toMatchObject({ ok: true });
    expect(await deletePicture(store, owner, picture.id)).toEqual({ deleted: true, files: [] });
    expect(await findPicture(store, owner, picture.id)).toBeNull();
    expect(await picturesForPrint(store, [picture.id])).toEqual([picture]);
    expect(await deletePicture(store, owner, picture.id)).toEqual({ deleted: false, files: [] });
  });

  test('with a missing picture or one of another owner is not placed, and nothing of it is stored', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const design = await createDesign(store, owner, plainContent(plainDesign(['x'.repeat(22)])));
    await addLine(store, owner, plainLine(design.id));
    await expect(placeOrder(store, owner, await orderFor(store, owner))).rejects.toMatchObject({ code: 'cart-changed' });
    expect(await rows(store)).toEqual({ orders: 0, lines: 0, answers: 0, jobs: 0 });
    expect(await cartCount(store, owner)).toBe(1);
  });

  test('moves on once from the state it is in, and records time, actor and reason; a forbidden move is refused with the allowed ones [F252]', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok) throw new Error(placed.reason);
    const step = { state: 'preflight', actor: 'work', reason: 'production' } as const;
    const moved = await Promise.all(
      Array.from({ length: 5 }, () => store.write((trx) => transitionOrder(trx, placed.order.id, step, new Date()))),
    );
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(moved).toContainEqual({ ok: false, state: 'preflight', allowed: ['in_production', 'needs_customer', 'cancelled'] });
    const order = await orderById(store, placed.order.id);
    expect(order?.state).toBe('preflight');
    expect(order?.events.map(({ state, actor, reason }) => [state, actor, reason])).toEqual([
      ['placed', 'customer', 'checkout'],
      ['invoice_open', 'shop', 'invoice'],
      ['preflight', 'work', 'production'],
    ]);
    for (const { at } of order?.events ?? []) expect(new Date(at).toISOString()).toBe(at);
  });

  test('a repeated request finds its order before anything is priced, and another one is refused', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner, { key: 'k1' });
    expect(await findPlacedOrder(store, owner, input)).toBeNull();
    const first = await placeOrder(store, owner, input);
    expect(await findPlacedOrder(store, owner, input)).toEqual({ ...first, replay: true });
    expect(await findPlacedOrder(store, owner, { ...input, key: 'k2' })).toEqual({ ...first, replay: true });
    expect(await findPlacedOrder(store, owner, { ...input, key: 'k2', fingerprint: 'other' })).toEqual({ ok: false, reason: 'key-reused' });
    expect(await findPlacedOrder(store, owner, { ...input, key: 'k3', fingerprint: 'other' })).toEqual({
      ok: false,
      reason: 'cart-changed',
    });
    const { id: stranger } = await createOwner(store);
    expect(await findPlacedOrder(store, stranger, input)).toBeNull();
  });

  test('keeps its lines, sums and VAT per rate as they were placed, whatever prices and designs become [E045]', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store, 2);
    const input = await orderFor(store, owner);
    const designs = (await cartOf(store, owner))?.lines.map((line) => line.design?.id ?? '') ?? [];
    const placed = await placeOrder(store, owner, input);
    if (!placed.ok) throw new Error(placed.reason);
    for (const design of designs) await saveDesign(store, owner, design, 1, plainContent(plainDesign(), 500));
    const order = await orderById(store, placed.order.id);
    expect(
      order?.lines.map(({ item, quantity, unit, total, discount, basisPoints }) => ({
        item,
        quantity,
        unit,
        total,
        discount,
        basisPoints,
      })),
    ).toEqual(
      input.lines.map(({ item, quantity, unit, total, discount, basisPoints }) => ({ item, quantity, unit, total, discount, basisPoints })),
    );
    expect(order).toMatchObject({
      goods: 15_150,
      shipping: 399,
      total: 15_549,
      gift: 0,
      due: 15_549,
      adjustments: input.facts.adjustments,
      taxes: input.facts.taxes,
    });
    expect(order?.taxes).toEqual([{ category: 'S', basisPoints: 1900, gross: 15_549, net: 13_066, vat: 2_483 }]);
    expect(
      order &&
        brokenInvariant(
          order,
          order.lines.map((line) => ({ ...line, isVoucher: false })),
        ),
    ).toBeNull();
  });

  test.each([
    ['currency', 'DM'],
    ['state', 'lost'],
    ['shipping_type', 'pigeon'],
  ] as const)('with an unknown %s is not read, and the error names it', async (column, value) => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok) throw new Error(placed.reason);
    await store.write((trx) =>
      trx
        .updateTable('orders')
        .set({ [column]: value })
        .execute(),
    );
    await expect(orderById(store, placed.order.id)).rejects.toThrow(
      `order ${placed.order.number} cannot be read: ${column === 'shipping_type' ? 'shippingType' : column} is "${value}"`,
    );
  });

  test('that is paid by a method of a later program is read', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok) throw new Error(placed.reason);
    await store.write((trx) => trx.updateTable('orders').set({ payment: 'cheque' }).execute());
    expect((await orderById(store, placed.order.id))?.payment).toBe('cheque');
  });

  test('a line of an unknown product is not read, and the error names it', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok) throw new Error(placed.reason);
    await store.write((trx) =>
      trx
        .updateTable('order_lines')
        .set({ data: JSON.stringify({ product: 'hat', choice: {} }) })
        .execute(),
    );
    await expect(orderById(store, placed.order.id)).rejects.toThrow(
      `line 1 of order ${placed.order.number} cannot be read: product is "hat"`,
    );
  });

  test('has a number one to nine above the one before, and the steps differ', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    await store.write((trx) => trx.updateTable('counters').set({ value: 1_000_500 }).where('name', '=', 'order').execute());
    const numbers = [1_000_500];
    for (let at = 0; at < 12; at += 1) {
      const design = await createDesign(store, owner, plainContent());
      await addLine(store, owner, plainLine(design.id));
      const placed = await placeOrder(store, owner, await orderFor(store, owner));
      numbers.push(Number(placed.ok ? placed.order.number.slice(1) : 0));
    }
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
    expect(steps.filter((step) => step < 1 || step > 9)).toEqual([]);
    // Twelve equal steps come by once in 31,000,000,000 runs.
    expect(new Set(steps).size).toBeGreaterThan(1);
  });

  test('keeps the sheets of the first production', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok) throw new Error(placed.reason);
    const line = (await orderById(store, placed.order.id))?.lines[0]?.id as string;
    expect(await frozenSheets(store, line)).toBeNull();
    const [first, second] = [
      { key: 'orders/f1/sheets-1-a.json.gz', sha256: 'a' },
      { key: 'orders/f1/sheets-1-b.json.gz', sha256: 'b' },
    ];
    await store.write((trx) => freezeSheets(trx, { id: line, revision: 1 }, first));
    await store.write((trx) => freezeSheets(trx, { id: line, revision: 1 }, second));
    expect(await frozenSheets(store, line)).toEqual(first);
    expect(await orderOfLine(store, 'none')).toBeNull();
  });
});
