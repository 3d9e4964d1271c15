/** Entries of the bank account in the books of orders, on both engines: who is paid, what waits, and that a file counts once. */
import { expect, test } from 'vitest';
import { dayMs } from '#core/values/unit.ts';
import type { Store } from '#store/db/store.ts';
import { readBooks } from '#store/payment/books.ts';
import { askRefund, refundsOf } from '#store/payment/refunds.ts';
import { onEachEngine } from '#tests/engines.ts';
import { orderToPay, type PayableShop, payableShop } from '#tests/payment/payable-shop.ts';
import { dueOf, importBankFile } from './bank-import.ts';
import { ignoreEntry, matchBankEntry } from './match-entry.ts';

const cause = { actor: 'operator', reason: 'command' };

/** Minor units as banks write them. */
const amountText = (amount: number) =>
  `${amount < 0 ? '-' : ''}${Math.trunc(Math.abs(amount) / 100)},${String(Math.abs(amount) % 100).padStart(2, '0')}`;

/** A file of a bank with these entries: amount in minor units, and text. */
function bankFile(...entries: [number, string][]): Uint8Array {
  const rows = entries.map(
    ([amount, text]) =>
      `DE00;27.11.26;27.11.26;GUTSCHRIFT;${text};;;Zoë Müller;DE02120300000000202051;BYLADEM1001;${amountText(amount)};EUR;gebucht`,
  );
  const head =
    'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info';
  return new TextEncoder().encode([head, ...rows].join('\n'));
}

async function taken({ shop }: PayableShop, ...entries: [number, string][]) {
  const read = await importBankFile(shop, bankFile(...entries), cause);
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return read.entries.map(({ entry, result }) => ({ id: entry.id, ...result }));
}

async function stateOf(store: Store, order: string) {
  const books = await readBooks(store.db, order);
  return { state: books.order.state, due: dueOf(books), attempts: books.attempts.map(({ state }) => state) };
}

async function everyRow(store: Store) {
  const tables = ['bank_entries', 'payments', 'payment_facts', 'refunds', 'orders', 'order_events', 'jobs', 'job_words'] as const;
  return Promise.all(tables.map(async (table) => JSON.stringify(await store.db.selectFrom(table).selectAll().execute())));
}

onEachEngine('a file of the bank', (open) => {
  test('pays an order by its number and sum, forgives half a euro, and the same file twice changes nothing', async () => {
    const store = await open();
    const world = payableShop(store);
    const [whole, short] = [await orderToPay(world, 'prepayment'), await orderToPay(world, 'prepayment')];
    const entries: [number, string][] = [
      [whole.due, `Bestellung ${whole.number}`],
      [short.due - 50, short.number.toLowerCase()],
      [-4_900, 'Miete November'],
    ];
    expect(await taken(world, ...entries)).toMatchObject([
      { kind: 'paid', numbers: [whole.number] },
      { kind: 'paid', numbers: [short.number] },
      { kind: 'ignored', numbers: [] },
    ]);
    for (const { id } of [whole, short]) expect(await stateOf(store, id)).toEqual({ state: 'paid', due: 0, attempts: ['captured'] });
    const ignored = await store.db.selectFrom('bank_entries').selectAll().where('state', '=', 'ignored').execute();
    expect(ignored).toMatchObject([{ amount: -4_900, payer: '', text: '', order: null }]);
    const before = await everyRow(store);
    expect((await taken(world, ...entries)).map(({ kind }) => kind)).toEqual(['before', 'before', 'before']);
    expect(await everyRow(store)).toEqual(before);
  });

  test('splits one transfer among the orders it names', async () => {
    const store = await open();
    const world = payableShop(store);
    const [first, second] = [await orderToPay(world, 'prepayment'), await orderToPay(world, 'prepayment')];
    const [entry] = await taken(world, [first.due + second.due, `${second.number} und ${first.number}`]);
    expect(entry).toMatchObject({ kind: 'paid', numbers: [first.number, second.number] });
    for (const { id } of [first, second]) expect(await stateOf(store, id)).toEqual({ state: 'paid', due: 0, attempts: ['captured'] });
  });

  test('takes money for an order on invoice', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    await store.write(async (trx) => {
      await trx.deleteFrom('payments').where('order', '=', order.id).execute();
      await trx.updateTable('orders').set({ payment: 'invoice', state: 'delivered' }).where('id', '=', order.id).execute();
    });
    expect(await taken(world, [order.due, order.number])).toMatchObject([{ kind: 'paid', numbers: [order.number] }]);
    expect(await stateOf(store, order.id)).toEqual({ state: 'delivered', due: 0, attempts: ['captured'] });
    expect(await store.db.selectFrom('payments').select('provider').executeTakeFirst()).toEqual({ provider: 'invoice' });
  });

  test('leaves a short sum to the operator, who notes it without paying the order, and then the rest', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    const [part, rest] = await taken(world, [order.due - 1_000, order.number], [1_000, 'der Rest']);
    expect(part).toMatchObject({ kind: 'open', numbers: [order.number] });
    expect(await matchBankEntry(world.shop, part?.id.slice(0, 12) ?? '', order.number, cause)).toMatchObject({
      isRefused: false,
      text: { key: 'bank-entry.part' },
    });
    expect(await stateOf(store, order.id)).toMatchObject({ state: 'awaiting_payment', due: 1_000 });
    expect(await matchBankEntry(world.shop, part?.id ?? '', order.number, cause)).toMatchObject({
      isRefused: true,
      text: { key: 'bank-entry.before' },
    });
    expect(await matchBankEntry(world.shop, rest?.id ?? '', order.number, cause)).toMatchObject({
      isRefused: false,
      text: { key: 'bank-entry.paid' },
    });
    expect(await stateOf(store, order.id)).toEqual({ state: 'paid', due: 0, attempts: ['captured'] });
  });

  test('that pays an order in part pays it back when the order expires', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    const [part] = await taken(world, [order.due - 1_000, order.number]);
    await matchBankEntry(world.shop, part?.id ?? '', order.number, cause);
    for (let day = 0; day < 16; day += 1) {
      world.pass(dayMs);
      await world.work();
    }
    expect(await refundsOf(store.db, order.id)).toMatchObject([{ amount: order.due - 1_000, reason: 'cancelled', state: 'pending' }]);
    expect(await stateOf(store, order.id)).toMatchObject({ state: 'cancelled', due: 0 });
    expect(await taken(world, [1_000 - order.due, order.number])).toMatchObject([{ kind: 'refunded' }]);
    expect(await stateOf(store, order.id)).toEqual({ state: 'refunded', due: 0, attempts: ['refunded'] });
  });

  test('whose entry is ignored keeps no name of it', async () => {
    const store = await open();
    const world = payableShop(store);
    const [entry] = await taken(world, [4_711, 'Danke']);
    expect(entry).toMatchObject({ kind: 'open', numbers: [] });
    expect(await ignoreEntry(world.shop, entry?.id ?? '')).toMatchObject({ isRefused: false });
    expect(await ignoreEntry(world.shop, entry?.id ?? '')).toMatchObject({ isRefused: true });
    expect(await ignoreEntry(world.shop, '%')).toMatchObject({ isRefused: true, text: { key: 'bank-entry.unknown' } });
    expect(await store.db.selectFrom('bank_entries').selectAll().execute()).toMatchObject([{ state: 'ignored', payer: '', text: '' }]);
  });

  test('finishes the refund that a debit names, and not one of another sum', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    await taken(world, [order.due, order.number]);
    const { attempts, books } = await readBooks(store.db, order.id);
    const captureRef = books.attempts[0]?.facts.find(({ kind }) => kind === 'capture')?.ref ?? '';
    const refund = {
      order: order.id,
      attempt: attempts[0]?.id ?? '',
      captureRef,
      money: { amount: 500, currency: 'EUR' },
      reason: 'goodwill',
      by: 'operator',
    } as const;
    await store.write((trx) => askRefund(trx, refund, world.now()));
    await world.work();
    expect(await taken(world, [-501, `Erstattung ${order.number}`], [-500, `Erstattung ${order.number}`])).toMatchObject([
      { kind: 'open' },
      { kind: 'refunded', numbers: [order.number] },
    ]);
    expect(await refundsOf(store.db, order.id)).toMatchObject([{ state: 'done', amount: 500 }]);
    expect(await readBooks(store.db, order.id)).toMatchObject({ order: { held_reason: null }, attempts: [{ state: 'partly_refunded' }] });
    expect(await stateOf(store, order.id)).toMatchObject({ due: 0 });
  });

  test('that two commands read at the same time pays once', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    const results = await Promise.all(Array.from({ length: 4 }, () => taken(world, [order.due, order.number])));
    expect(results.flat().filter(({ kind }) => kind === 'paid')).toHaveLength(1);
    expect(await store.db.selectFrom('payment_facts').selectAll().execute()).toHaveLength(1);
  });
});
