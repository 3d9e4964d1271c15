/** The mails of an order about its payment, and the documents that come with them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import { agree, type Plan } from '#dev/test-payments.ts';
import { openFonts } from '#resources/fonts.ts';
import type { Shop } from '#services/handler.ts';
import { invoiceJobs } from '#services/invoice/invoice.job.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { orderDto } from '#services/order-dto.ts';
import { endOrder } from '#services/payment/end-order.ts';
import { noteTransfer } from '#services/payment/note-transfer.ts';
import { ProviderRefusal } from '#services/payment/provider.ts';
import { openFiles } from '#store/file/files.ts';
import { enqueueDocuments, invoicesOfOrder } from '#store/invoice/invoices.ts';
import { listMails, type StoredMail } from '#store/mail/mails.ts';
import { orderById } from '#store/order/orders.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { readBooks } from '#store/payment/books.ts';
import { runJobs } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { sellerFacts as seller } from '#tests/invoiced-orders.ts';
import { orderToPay, type PayableOrder, payableShop } from '#tests/payment/payable-shop.ts';
import { mailJobs } from './mail.job.ts';
import { openMail } from './open-mail.ts';

const operator = { actor: { kind: 'operator', name: 'operator' }, reason: 'command' } as const;
const { 'order-mail': orderMail, 'payment-mail': paymentMail } = mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 });
if (!orderMail || !paymentMail) throw new Error('no job writes mails');
const jobs = { 'order-mail': orderMail, 'payment-mail': paymentMail };

async function world(engine: Engine, plan: Plan = 'ok') {
  const settings = await engine.migrated();
  const store = await engine.open(settings);
  const made = payableShop(store, plan);
  const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
  const shop: Shop = { ...made.shop, files, tempDir: settings.dataDir, seller };
  /** As orders of the shop are: its choice names all parts. */
  async function order(method: 'test' | 'prepayment' = 'test'): Promise<PayableOrder> {
    const placed = await orderToPay({ shop }, method);
    const choice = { card: 'plain', form: 'flat', format: 'a6', paper: 'feinstpapier', refinementType: 'none' };
    const data = JSON.stringify({ product: 'card', choice });
    await store.write((trx) => trx.updateTable('order_lines').set({ data }).where('order', '=', placed.id).execute());
    return placed;
  }
  return {
    ...made,
    shop,
    order,
    store,
    /** A moment later, so that the mails have an order. */
    writeMails() {
      made.pass(1);
      return runJobs(shop, jobs);
    },
    makeFiles: () => runJobs(shop, invoiceJobs),
    mails: async (): Promise<StoredMail[]> => (await listMails(store)).toReversed(),
    async begin(order: PayableOrder) {
      await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
      return (await attemptsOf(store.db, order.id)).at(-1)?.ref ?? '';
    },
    async attached(mail: StoredMail | undefined) {
      const opened = mail && (await openMail(mail, shop));
      return opened?.attachments.map(({ filename, content }) => [filename, content.subarray(0, 5).toString()]);
    },
  };
}

type World = Awaited<ReturnType<typeof world>>;

async function pay(made: World, order: PayableOrder, plan: Plan = 'ok') {
  const ref = await made.begin(order);
  await agree(made.payments, ref, plan, made.now());
  await made.post(ref);
  await made.work();
}

withStore('the confirmation of an order on a page of a provider', (_open, engine) => {
  test('that is paid within two minutes says so, brings the invoice and is the only mail', async () => {
    const made = await world(engine);
    const order = await made.order();
    await pay(made, order);
    await made.makeFiles();
    await made.writeMails();
    expect(await made.mails()).toEqual([]);
    made.pass(2 * minuteMs);
    await made.writeMails();
    const [mail, ...more] = await made.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(`Deine Bestellung ${order.number}`);
    expect(mail?.text).toContain('Bezahlt mit Testzahlung: ');
    expect(mail?.text).toContain('Rechnung R26-000001 liegt als PDF bei.');
    expect(mail?.text).not.toMatch(/auf Rechnung|Noch zu zahlen|Jetzt bezahlen|sobald die Zahlung/i);
    expect(await made.attached(mail)).toEqual([['R26-000001.pdf', '%PDF-']]);
  });

  test('that is paid later has the link to pay first, and a mail about the payment with the invoice follows', async () => {
    const made = await world(engine);
    const order = await made.order();
    made.pass(2 * minuteMs);
    await made.writeMails();
    const [first] = await made.mails();
    expect(first?.text.replaceAll('\u00a0', ' ')).toMatch(
      /Noch zu zahlen: .* Deine Bestellung ist bis Sonntag, 29\. November, 11:00 Uhr gespeichert\./,
    );
    expect(first?.text).toContain(`Jetzt bezahlen: http://localhost:3000/bestellung/${order.token}/`);
    expect(first?.html).toContain('>Jetzt bezahlen</a>');
    expect(first?.text).not.toMatch(/auf Rechnung|liegt als PDF bei/);
    await pay(made, order);
    await made.makeFiles();
    await made.writeMails();
    const [, second, ...more] = await made.mails();
    expect(more).toEqual([]);
    expect(second?.subject).toBe(`Deine Zahlung für Bestellung ${order.number} ist da`);
    expect([await made.attached(first), await made.attached(second)]).toEqual([[], [['R26-000001.pdf', '%PDF-']]]);
  });

  test('that is never paid has the link to pay, and a mail that it is cancelled follows', async () => {
    const made = await world(engine, 'abandon');
    const order = await made.order();
    await made.begin(order);
    made.pass(2 * minuteMs);
    await made.writeMails();
    made.pass(dayMs);
    await made.work();
    await made.writeMails();
    expect((await made.mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Deine Bestellung'),
      `Bestellung ${order.number} ist storniert`,
    ]);
  });

  test('whose provider has not decided asks for no payment', async () => {
    const made = await world(engine, 'pending-ok');
    const order = await made.order();
    await pay(made, order, 'pending-ok');
    made.pass(2 * minuteMs);
    await made.writeMails();
    const [mail] = await made.mails();
    expect(mail?.text).toContain('Die Zahlung mit Testzahlung ist noch nicht bestätigt.');
    expect(mail?.text).not.toContain('Jetzt bezahlen');
  });

  test('that is paid while its mail is written is written again', async () => {
    const made = await world(engine);
    const order = await made.order();
    const unpaid = await orderMail({ order: order.id }, made.shop);
    await pay(made, order);
    await made.makeFiles();
    await made.store.write(async (trx) => unpaid?.(trx));
    expect(await made.mails()).toEqual([]);
    await made.writeMails();
    expect((await made.mails()).map(({ text }) => text.includes('Bezahlt mit Testzahlung'))).toEqual([true]);
  });

  test('that is cancelled before its mail has the mail of the cancellation alone', async () => {
    const made = await world(engine);
    const order = await made.order();
    await pay(made, order);
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    made.pass(2 * minuteMs);
    await made.writeMails();
    expect((await made.mails()).map(({ subject }) => subject)).toEqual([`Bestellung ${order.number} ist storniert`]);
  });
});

withStore('the mail about a payment', (_open, engine) => {
  /** An order by transfer whose confirmation went out, and which is paid now. */
  async function paidByTransfer(made: World) {
    const order = await made.order('prepayment');
    await made.writeMails();
    await runOrderAction(made.shop, order.number, 'paid', operator);
    return order;
  }

  test('waits for the file of the invoice', async () => {
    const made = await world(engine);
    await paidByTransfer(made);
    await made.writeMails();
    expect(await made.mails()).toHaveLength(1);
    await made.makeFiles();
    made.pass(2_000);
    await made.writeMails();
    expect(await made.attached((await made.mails())[1])).toEqual([['R26-000001.pdf', '%PDF-']]);
  });

  test('and the confirmation wait for documents that a job issues', async () => {
    const made = await world(engine);
    const order = await made.order('prepayment');
    await made.store.write((trx) => enqueueDocuments(trx, order.id, made.now()));
    await made.writeMails();
    expect(await made.mails()).toEqual([]);
    await made.makeFiles();
    made.pass(2_000);
    await made.writeMails();
    expect(await made.mails()).toHaveLength(1);
  });

  test('goes without the invoice after three minutes, and says where it is', async () => {
    const made = await world(engine);
    const order = await paidByTransfer(made);
    for (let minute = 0; minute < 3; minute += 1) {
      for (let second = 0; second < 60; second += 1) {
        await made.writeMails();
        made.pass(1_000);
      }
      expect(await made.mails()).toHaveLength(1);
    }
    made.pass(2_000);
    await made.writeMails();
    const [, mail] = await made.mails();
    expect(mail?.text).toContain('Rechnung R26-000001 gibt es als PDF auf der Seite deiner Bestellung.');
    expect(mail?.text).toContain(`/bestellung/${order.token}/`);
    await made.makeFiles();
    expect(await made.attached(mail)).toEqual([]);
  });

  test('of an order without the brand has no document', async () => {
    const made = await world(engine);
    const order = await made.order('prepayment');
    await made.store.write((trx) => trx.updateTable('orders').set({ white_label: 1 }).where('id', '=', order.id).execute());
    await made.writeMails();
    await runOrderAction(made.shop, order.number, 'paid', operator);
    await made.makeFiles();
    await made.writeMails();
    const mails = await made.mails();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(`${mail.html}${mail.text}`).not.toContain('R26-');
      expect(await made.attached(mail)).toEqual([]);
    }
  });

  test('is sent without a file that is gone', async () => {
    const made = await world(engine);
    const order = await paidByTransfer(made);
    await made.makeFiles();
    await made.writeMails();
    const [document] = await invoicesOfOrder(made.store.db, order.id);
    await made.shop.files.remove(document?.pdfKey ?? '');
    expect(await made.attached((await made.mails())[1])).toEqual([]);
  });

  test('of a refund brings the correction', async () => {
    const made = await world(engine);
    const order = await made.order();
    await pay(made, order);
    made.pass(2 * minuteMs);
    await made.makeFiles();
    await made.writeMails();
    await made.store.write((trx) =>
      endOrder(trx, made.shop, { id: order.id, state: 'preflight' }, { state: 'cancelled', actor: 'customer', reason: 'customer' }),
    );
    await made.makeFiles();
    await made.work();
    await made.writeMails();
    const mails = await made.mails();
    expect(mails).toHaveLength(3);
    const about = (subject: string) => mails.find((mail) => mail.subject === subject);
    const cancelled = about(`Bestellung ${order.number} ist storniert`);
    const refunded = about(`Zu Bestellung ${order.number} haben wir Geld zurückgezahlt`);
    expect(refunded?.text).toContain('Rechnungskorrektur K26-000001 liegt als PDF bei.');
    expect(await made.attached(cancelled)).toEqual([]);
    expect(await made.attached(refunded)).toEqual([['K26-000001.pdf', '%PDF-']]);
  });
});

withStore('a mail about money that is still to come', (_open, engine) => {
  const cause = { actor: 'operator', reason: 'command' };
  const transferred = (made: World, order: PayableOrder, amount: number, ref: string) =>
    made.store.write(async (trx) => {
      const told = { ref, sum: { amount, currency: 'EUR' as const }, at: made.now().toISOString() };
      await noteTransfer(trx, made.shop, await readBooks(trx, order.id), told, cause, made.now());
    });

  test('asks once for the rest of each transfer that is short, with a code of the rest, as the page does', async () => {
    const made = await world(engine);
    Object.assign(made.shop, { bank: { recipient: 'Federleicht GmbH', iban: 'DE02120300000000202051' }, fonts: await openFonts() });
    const order = await made.order('prepayment');
    await runJobs(made.shop, { 'order-mail': orderMail });
    await transferred(made, order, order.due - 1_234, 'first');
    await transferred(made, order, order.due - 1_234, 'first');
    await made.writeMails();
    const rests = async () => (await made.mails()).filter(({ subject }) => subject.includes('fehlen noch'));
    const [mail, ...more] = await rests();
    expect(more).toEqual([]);
    expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe(`Zu Bestellung ${order.number} fehlen noch 12,34 €`);
    expect(mail?.text).toContain(`Verwendungszweck: ${order.number}.`);
    const attached = mail && (await openMail(mail, made.shop))?.attachments;
    expect(attached?.map(({ cid, contentType }) => [cid, contentType])).toEqual([['transfer-1234', 'image/png']]);
    expect(await qrText(attached?.[0]?.content)).toContain('EUR12.34');
    const shown = await orderDto(made.shop, (await orderById(made.store, order.id)) ?? fail(), order.token);
    expect([shown.transfer?.amount.amount, shown.transfer?.code !== null]).toEqual([1_234, true]);
    await transferred(made, order, 600, 'second');
    await made.writeMails();
    expect((await rests()).map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
      `Zu Bestellung ${order.number} fehlen noch 12,34 €`,
      `Zu Bestellung ${order.number} fehlen noch 6,34 €`,
    ]);
    await transferred(made, order, 600, 'third');
    await made.writeMails();
    expect(await rests()).toHaveLength(2);
    expect((await readBooks(made.store.db, order.id)).order.state).toBe('paid');
  });

  test('reminds once of an order that was left on the page of a provider, and not of one that is paid meanwhile', async () => {
    const made = await world(engine);
    const [left, paid] = [await made.order(), await made.order()];
    for (const order of [left, paid]) await made.begin(order);
    await made.writeMails();
    for (let minutes = 0; minutes < 3; minutes += 1) {
      made.pass(31 * minuteMs);
      await made.work();
      if (minutes === 0) await pay(made, paid);
      await made.writeMails();
    }
    const waiting = (await made.mails()).filter(({ subject }) => subject.includes('noch nicht bezahlt'));
    expect(waiting.map(({ subject }) => subject)).toEqual([`Bestellung ${left.number} ist noch nicht bezahlt`]);
    expect(waiting[0]?.text).toContain(`Jetzt bezahlen: http://localhost:3000/bestellung/${left.token}/`);
  });

  test('says that a bank has sent a refund back, and not that a provider refused its call', async () => {
    for (const [plan, count] of [
      ['refund-fail', 1],
      ['ok', 0],
    ] as const) {
      const made = await world(engine, plan);
      const order = await made.order();
      await pay(made, order, plan);
      await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
      const refuse = () => Promise.reject(new ProviderRefusal('Test: 402'));
      const payments = made.shop.payments.map((one, at) => (plan === 'ok' && at === 0 ? { ...one, refund: refuse } : one));
      await made.work({ ...made.shop, payments });
      await made.writeMails();
      const back = (await made.mails()).filter(({ subject }) => subject.includes('ist nicht angekommen'));
      expect(back).toHaveLength(count);
      if (count) expect(back[0]?.text).toContain('Eine IBAN gehört in keine E-Mail.');
    }
  });
});

function fail(): never {
  throw new Error('no order');
}

/** What a camera reads of a picture. */
async function qrText(png: Buffer | undefined): Promise<string | undefined> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer }, fireImmediately: true });
  const { data, info } = await sharp(png).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' } as ImageData;
  return (await readBarcodes(pixels, { formats: ['QRCode'], tryInvert: false, maxNumberOfSymbols: 1 }))[0]?.text;
}
