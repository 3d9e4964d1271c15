/** Reminders of invoices: to whom they are sent, when, how often, and what keeps them back. */
import { expect, test } from 'vitest';
import { dayMs } from '#core/values/unit.ts';
import { openFonts } from '#resources/fonts.ts';
import type { Shop } from '#services/handler.ts';
import { invoiceJobs } from '#services/invoice/invoice.job.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { openMail } from '#services/mail/open-mail.ts';
import { handOver } from '#services/order/hand-over.ts';
import { holdByOperator, releaseByOperator } from '#services/order/hold-order.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { openFiles } from '#store/file/files.ts';
import { listMails } from '#store/mail/mails.ts';
import { insertBankEntry } from '#store/payment/bank-entries.ts';
import { readBooks } from '#store/payment/books.ts';
import { runJobs } from '#tests/customer-browser.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { sellerFacts as seller } from '#tests/invoiced-orders.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { dunInvoices } from './dunning.ts';
import { matchBankEntry } from './match-entry.ts';

const { 'payment-mail': paymentMail, 'parcel-mail': parcelMail } = mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 });
if (!paymentMail || !parcelMail) throw new Error('no job writes mails');
const jobs = { ...invoiceJobs, 'payment-mail': paymentMail, 'parcel-mail': parcelMail };
const fonts = await openFonts();

/** A shop with an order on invoice that was sent on 28 November: its invoice is due on 12 December. */
async function sentOrder(engine: Engine, changes: { white_label?: number; currency?: string } = {}) {
  const settings = await engine.migrated();
  const store = await engine.open(settings);
  const made = payableShop(store);
  const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
  const logged: unknown[] = [];
  const bank = { recipient: 'Federleicht GmbH', iban: 'DE02120300000000202051' };
  const log = (_level: string, event: string, details: object) => void logged.push({ event, ...details });
  const shop = { ...made.shop, bank, fonts, files, seller, log, tempDir: settings.dataDir } as Shop;
  const order = await orderToPay(made, 'prepayment');
  const choice = { card: 'plain', form: 'flat', format: 'a6', paper: 'feinstpapier', refinementType: 'none' };
  await store.write(async (trx) => {
    await trx.deleteFrom('payments').where('order', '=', order.id).execute();
    await trx.deleteFrom('jobs').execute();
    const data = JSON.stringify({ product: 'card', choice });
    await trx.updateTable('order_lines').set({ data }).where('order', '=', order.id).execute();
    await trx
      .updateTable('orders')
      .set({ ...changes, payment: 'invoice', state: 'preflight' })
      .where('id', '=', order.id)
      .execute();
  });
  await handOver({ ...store, clock: shop.clock }, order.number, operatorCall);
  let entries = 0;
  /** An entry of the bank on a day of December. */
  const read = async (day: number, { amount = -100, text = 'Miete', state = 'ignored' as 'ignored' | 'new' } = {}) => {
    entries += 1;
    const entry = { id: `${entries}`.padStart(64, '0'), day: `2026-12-${day}`, payer: '', text };
    await store.write(async (trx) => {
      await insertBankEntry(trx, { ...entry, money: { amount, currency: 'EUR' } }, made.now());
      await trx.updateTable('bank_entries').set({ state }).where('id', '=', entry.id).execute();
    });
    return entry.id;
  };
  /** Nights until a day of December. */
  const until = async (day: number) => {
    const sent: [number, number][] = [];
    while (made.now().toISOString() < `2026-12-${String(day).padStart(2, '0')}T10:00:00.000Z`) {
      made.pass(dayMs);
      const count = await dunInvoices(shop);
      if (count > 0) sent.push([made.now().getUTCDate(), count]);
    }
    return sent;
  };
  const mails = async () => {
    await runJobs(shop, jobs);
    return (await listMails(store)).toReversed();
  };
  await mails();
  return { ...made, shop, store, order, read, until, mails, logged };
}

onEachEngine('an order on invoice', (_open, engine) => {
  test('is reminded a week and two weeks after its last day, with the invoice, the account and a code, and not again', async () => {
    const { order, until, read, mails, shop } = await sentOrder(engine);
    expect(await until(18)).toEqual([]);
    await read(14);
    expect(await until(25)).toEqual([[19, 1]]);
    await read(21);
    expect(await until(31)).toEqual([[26, 1]]);
    const all = await mails();
    const subjects = [
      `Deine Bestellung ${order.number} ist unterwegs`,
      `Erinnerung: die Rechnung zu Bestellung ${order.number}`,
      `Zweite Erinnerung: die Rechnung zu Bestellung ${order.number}`,
    ];
    expect(all.map(({ subject }) => subject).toSorted()).toEqual(subjects);
    for (const mail of all) {
      expect(mail?.text).toContain(`IBAN: DE02120300000000202051, Verwendungszweck: ${order.number}.`);
      const opened = mail && (await openMail(mail, shop));
      expect(opened?.attachments.map(({ filename, cid }) => cid ?? filename)).toEqual([`transfer-${order.due}`, 'R26-000001.pdf']);
    }
    expect(all.filter(({ text }) => text.includes('Die Rechnung war am 12.12.2026 fällig'))).toHaveLength(2);
  });
});

withStore('a reminder', (_open, engine) => {
  test('is not sent by a shop that does not read its account: operators are told once', async () => {
    const { until, order, logged, mails } = await sentOrder(engine);
    expect(await until(31)).toEqual([]);
    expect(logged.filter((one) => (one as { event: string }).event === 'payment-difference')).toEqual([
      { event: 'payment-difference', provider: 'shop', kind: 'overdue', ref: order.number },
    ]);
    expect(await mails()).toHaveLength(1);
  });

  test('counts entries of the currency of the order only', async () => {
    const { until, read, store, order } = await sentOrder(engine);
    await read(31);
    await store.write((trx) => trx.updateTable('bank_entries').set({ currency: 'CHF' }).execute());
    expect(await until(22)).toEqual([]);
    expect(order.due).toBeGreaterThan(0);
  });

  test('is not sent while an entry that may be its money waits for an operator, and not once it is matched', async () => {
    const { until, read, shop, order } = await sentOrder(engine);
    const entry = await read(20, { amount: order.due, text: `Bestellung ${order.number.slice(1)}`, state: 'new' });
    expect(await until(22)).toEqual([]);
    expect(await matchBankEntry(shop, entry, order.number, { actor: 'operator', reason: 'call' })).toMatchObject({ isRefused: false });
    expect(await until(31)).toEqual([]);
  });

  test.each<[string, (world: Awaited<ReturnType<typeof sentOrder>>) => Promise<unknown>]>([
    ['noted as paid by command', ({ shop, order }) => runOrderAction(shop, order.number, 'paid', operatorCall)],
    ['held', ({ shop, order }) => holdByOperator(shop, order.number)],
    [
      'ended',
      ({ store, order }) => store.write((trx) => trx.updateTable('orders').set({ state: 'refunded' }).where('id', '=', order.id).execute()),
    ],
  ])('is not sent for an order that is %s', async (_, happen) => {
    const world = await sentOrder(engine);
    await world.read(31);
    await happen(world);
    expect(await world.until(31)).toEqual([]);
  });

  test('that was enqueued is not written once the money has come', async () => {
    const world = await sentOrder(engine);
    await world.read(31);
    expect(await world.until(20)).toEqual([[19, 1]]);
    await runOrderAction(world.shop, world.order.number, 'paid', operatorCall);
    expect(await world.mails()).toHaveLength(1);
  });

  test('comes after a hold is released', async () => {
    const world = await sentOrder(engine);
    await world.read(31);
    await holdByOperator(world.shop, world.order.number);
    expect(await world.until(22)).toEqual([]);
    await releaseByOperator(world.shop, world.order.number, operatorCall);
    expect(await world.until(31)).toEqual([
      [23, 1],
      [30, 1],
    ]);
  });

  test('of an order without the brand names neither brand nor page, and has no attachment', async () => {
    const world = await sentOrder(engine, { white_label: 1 });
    await world.read(14);
    await world.until(20);
    const [, mail] = await world.mails();
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`.replaceAll('Federleicht GmbH', '')).not.toMatch(/federleicht|localhost|cid:/i);
    expect((mail && (await openMail(mail, world.shop)))?.attachments).toEqual([]);
  });
});

withStore('an order on invoice that an operator notes as paid', (_open, engine) => {
  test('keeps its state, and a repeated command changes nothing', async () => {
    const { shop, order, store } = await sentOrder(engine);
    const pay = () => runOrderAction(shop, order.number, 'paid', operatorCall);
    expect(await pay()).toMatchObject({ changed: true, refused: null, state: 'handed_over' });
    expect(await pay()).toMatchObject({ changed: false, refused: null, state: 'handed_over' });
    const { books } = await readBooks(store.db, order.id);
    expect(books.attempts.flatMap(({ facts }) => facts.map(({ money }) => money.amount))).toEqual([order.due]);
  });
});
