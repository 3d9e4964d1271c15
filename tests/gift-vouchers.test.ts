/** Gift vouchers from the sale to the mail that brings them, by calls. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { mailboxPages } from '#dev/mailbox.ts';
import { erasePerson } from '#services/erasure/erase-person.ts';
import type { Shop } from '#services/handler.ts';
import { openGiftMail } from '#services/mail/gift-voucher.job.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { openFiles } from '#store/file/files.ts';
import { claim, finish } from '#store/job/jobs.ts';
import { findMail, listMails } from '#store/mail/mails.ts';
import { giftVoucherOf } from '#store/order/gift-vouchers.ts';
import { findOrder } from '#store/order/orders.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { operatorCall } from '#tests/operator-sources.ts';

/** Summer time: eight in the morning in Berlin is six in UTC; after the clocks are set back on 31 October 2027, seven. */
let now = new Date('2027-10-29T09:00:00Z');
const clock = () => now;
const settings = { MAIL: 'outbox' as const, MAIL_FROM: 'post@federleicht.example', PORT: 3000 };

async function openShop(open: Parameters<typeof seededShop>[0]): Promise<Shop> {
  now = new Date('2027-10-29T09:00:00Z');
  return { ...(await seededShop(open, clock)), hosts: [] };
}

/** Runs what of the mails of gift vouchers is due; tells of how many. */
async function runMails(shop: Shop): Promise<number> {
  const handler = mailJobs(settings)['voucher-mail'];
  for (let count = 0; ; count += 1) {
    const job = await claim(shop.store, 'w', ['voucher-mail'], 60, now);
    if (!job) return count;
    const keep = await handler?.(job.payload, shop);
    await shop.store.write(async (trx) => {
      await keep?.(trx);
      await finish(trx, job, now);
    });
  }
}

const words = { recipientName: 'Mia', senderName: 'Zoë', message: 'Für dich.\nAlles Gute' };
const mailed = { amount: 50, delivery: 'email' as const, to: 'mia@beispiel.de', sendOn: '2027-10-31', ...words };

/** An order of one gift voucher, with its code once it is paid. */
async function soldVoucher(shop: Shop, form: object = mailed) {
  const guest = await guestCalls(shop);
  await guest.request()('POST /web-api/gift-voucher', form as typeof mailed);
  const cart = await guest.cart();
  const { orderNumber, token } = await guest.order();
  const order = await findOrder(shop.store, token);
  const line = order?.lines[0]?.id ?? '';
  const voucher = () => giftVoucherOf(shop.store, shop.voucherSecret, { line });
  const act = (action: 'paid' | 'cancel') => runOrderAction(shop, orderNumber, action, operatorCall);
  return { ...guest, cart, order, token, voucher, act };
}

withStore('a gift voucher that is sold', (open) => {
  test('costs the same and goes into the same cart under both paths of its calls [F393]', async () => {
    const shop = await openShop(open);
    const { request, cart } = await guestCalls(shop);
    const swiss = await guestCalls(shop, 'CH');
    for (const one of [request(), swiss.request()]) {
      const bare = await one('GET /gift-voucher', { amount: '50' });
      expect(bare).toEqual(await one('GET /web-api/gift-voucher', { amount: '50' }));
      expect(bare.price.amount).toBe(5_000);
    }
    await request()('POST /gift-voucher', mailed);
    await request()('POST /web-api/gift-voucher', mailed);
    const [first, second] = (await cart()).lines;
    expect(first).toMatchObject({ ...second, id: expect.any(String), picture: expect.any(String) });
    for (const key of ['GET /gift-voucher', 'GET /web-api/gift-voucher'] as const)
      await expect(request()(key, { amount: '51' })).rejects.toMatchObject({
        code: 'bad-input',
        details: { shown: { errors: [{ field: 'amount', code: 'amount' }] } },
      });
  });

  test('costs what it is worth, without VAT, shipping, discount or invoice [F393]', async () => {
    const shop = await openShop(open);
    const { request, cart } = await guestCalls(shop);
    expect(await request()('GET /web-api/gift-voucher', { amount: 50 })).toMatchObject({
      values: expect.arrayContaining([1_000, 1_500, 20_000]),
      price: { amount: 5_000, currency: 'EUR', text: '50,00\u00a0€' },
      firstDay: '2027-10-29',
      lastDay: '2028-10-28',
    });
    await request()('POST /web-api/gift-voucher', mailed);
    await request()('POST /web-api/gift-voucher', mailed);
    const alone = await cart();
    expect(alone.lines.map(({ kind, name, options, total, fewer, more }) => [kind, name, options, total?.amount, fewer, more])).toEqual(
      Array(2).fill([
        'gift-voucher',
        'Geschenkgutschein',
        'Für Mia. Per E-Mail an mia@beispiel.de, am 31.10.2027 um 8 Uhr',
        5_000,
        null,
        null,
      ]),
    );
    expect(alone).toMatchObject({ goods: { amount: 0 }, shipping: { amount: 0 }, total: { amount: 10_000 }, vat: [], orderable: true });
    expect(alone.deliveries).toMatchObject([{ name: 'Gutschein als PDF', text: 'Per E-Mail', price: { amount: 0 } }]);
    expect(alone.payments.map(({ method, refused }) => [method, refused])).toEqual([
      ['invoice', 'Gutscheine gibt es nicht auf Rechnung.'],
      ['prepayment', null],
    ]);
    await request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: 4 });
    const beside = await cart();
    expect(beside).toMatchObject({ goods: { amount: 1_396 }, shipping: { amount: 499 }, total: { amount: 11_895 } });
    expect(beside.vat).toMatchObject([{ percent: '19\u00a0%', amount: { amount: 303 } }]);
  });

  test('is made when it is paid, and mailed at eight in Berlin on the day of a clock change, its code in no stored mail [F393]', async () => {
    const shop = await openShop(open);
    const { order, voucher, act, token } = await soldVoucher(shop);
    expect(order).toMatchObject({ goods: 0, shipping: 0, total: 5_000, gift: 0, due: 5_000, taxes: [], state: 'awaiting_payment' });
    expect(await voucher()).toBeNull();
    await act('paid');
    await act('paid');
    const { id, code } = (await voucher()) ?? { id: '', code: '' };
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
    now = new Date('2027-10-31T06:59:59Z');
    expect(await runMails(shop)).toBe(0);
    now = new Date('2027-10-31T07:00:00Z');
    expect(await runMails(shop)).toBe(1);
    const [head] = await listMails(shop.store);
    if (!head) throw new Error('no mail');
    expect(head).toMatchObject({ to: 'mia@beispiel.de', giftVoucher: id });
    expect(head.text).toContain('Zoë schenkt dir einen Gutschein über 50,00\u00a0€.\n\nFür dich.\nAlles Gute');
    expect(JSON.stringify(await shop.store.db.selectFrom('mails').selectAll().execute())).not.toContain(code);
    const opened = await openGiftMail(head, id, shop);
    expect(opened?.mail.text).toContain(`Code: ${code}`);
    expect(opened?.mail.html).toContain(code);
    const [pdf] = opened?.attachments ?? [];
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
    // Nothing of it is left to do.
    expect((await findOrder(shop.store, token))?.state).toBe('delivered');
  });

  test('is shown in the local outbox with its code, its words and its PDF to load', async () => {
    const shop = await openShop(open);
    const { act, voucher } = await soldVoucher(shop, { ...mailed, sendOn: '2027-10-29' });
    await act('paid');
    await runMails(shop);
    const { code } = (await voucher()) ?? { code: 'none' };
    const id = (await listMails(shop.store)).find(({ giftVoucher }) => giftVoucher !== null)?.id ?? '';
    const answer = async (path: string) => {
      const got = { head: {} as Record<string, unknown>, body: Buffer.alloc(0) };
      const response = {
        writeHead: (_: number, head: Record<string, unknown>) => Object.assign(got.head, head),
        end: (body: string | Buffer) => Object.assign(got, { body: Buffer.from(body) }),
      };
      return (await mailboxPages(shop)(path, response as unknown as ServerResponse)) ? got : null;
    };
    expect(String((await answer('/dev/mailbox'))?.body)).toContain(`href="/dev/mailbox/${id}"`);
    const page = String((await answer(`/dev/mailbox/${id}`))?.body);
    expect(page).toContain(`Code: ${code}`);
    const [, path = '', name] = /<a href="(\/dev\/mailbox\/[^"]+)" download>([^<]+)</.exec(page) ?? [];
    expect(name).toBe('Gutschein.pdf');
    expect(String((await answer(`/dev/mailbox/${id}.html`))?.body)).toContain(code);
    const pdf = await answer(path);
    expect([pdf?.head['content-type'], pdf?.head['content-disposition'], pdf?.body.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      "attachment; filename*=UTF-8''Gutschein.pdf",
      '%PDF-',
    ]);
    expect(await answer(`/dev/mailbox/${id}/2`)).toBeNull();
  });

  test('goes to the buyer as a PDF at once, and a day that has come is at once, too', async () => {
    const shop = await openShop(open);
    const own = await soldVoucher(shop, { amount: 10, delivery: 'pdf' });
    const today = await soldVoucher(shop, { ...mailed, sendOn: '2027-10-29' });
    await own.act('paid');
    await today.act('paid');
    expect(await runMails(shop)).toBe(2);
    const vouchers = (await listMails(shop.store)).filter(({ giftVoucher }) => giftVoucher !== null);
    expect(vouchers.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['mia@beispiel.de', 'Ein Gutschein über 50,00\u00a0€ für dich, von Federleicht'],
      ['zoe@beispiel.de', 'Dein Gutschein über 10,00\u00a0€'],
    ]);
  });

  test('pays other orders in parts, but no gift voucher', async () => {
    const shop = await openShop(open);
    const { act, voucher } = await soldVoucher(shop);
    await act('paid');
    const code = (await voucher())?.code ?? '';
    const guest = await guestCalls(shop);
    await guest.request()('POST /web-api/gift-voucher', { ...mailed, amount: 20 });
    const { id } = await guest.cart();
    await guest.request()('POST /web-api/voucher', { code, cart: id ?? '' });
    expect(await guest.cart()).toMatchObject({ total: { amount: 2_000 }, gift: { amount: 0 }, due: { amount: 2_000 } });
    await guest.request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: 4 });
    expect(await guest.cart()).toMatchObject({ total: { amount: 3_895 }, gift: { amount: 1_895 }, due: { amount: 2_000 } });
    await guest.order();
    const next = await guestCalls(shop);
    expect(await next.request()('POST /web-api/voucher', { code })).toMatchObject({ valid: true, balance: { amount: 3_105 } });
    // Used in part: neither is its sale called off, nor is its code blocked.
    expect(await act('cancel')).toMatchObject({ changed: false, refused: 'order-refused' });
    expect(await next.request()('POST /web-api/voucher', { code })).toMatchObject({ valid: true });
  });

  test('that nobody used is blocked when its order is cancelled, before it was mailed and after', async () => {
    const shop = await openShop(open);
    const waiting = await soldVoucher(shop);
    const sent = await soldVoucher(shop, { ...mailed, sendOn: '' });
    await waiting.act('paid');
    await sent.act('paid');
    expect(await runMails(shop)).toBe(1);
    const [mail] = (await listMails(shop.store)).filter(({ giftVoucher }) => giftVoucher !== null);
    expect(await waiting.act('cancel')).toMatchObject({ changed: true, state: 'cancelled' });
    expect(await sent.act('cancel')).toMatchObject({ changed: true, state: 'refunded' });
    for (const { voucher } of [waiting, sent]) {
      const { code, isBlocked } = (await voucher()) ?? { code: '', isBlocked: false };
      expect(isBlocked).toBe(true);
      expect(await sent.request()('POST /web-api/voucher', { code })).toMatchObject({ valid: false, reason: 'blocked' });
    }
    now = new Date('2027-11-01T09:00:00Z');
    expect(await runMails(shop)).toBe(1);
    expect((await listMails(shop.store)).filter(({ giftVoucher }) => giftVoucher !== null)).toHaveLength(1);
    const stored = mail && (await findMail(shop.store, mail.id));
    expect(stored && (await openGiftMail(stored, stored.giftVoucher ?? '', shop))).toBeNull();
  });

  test('whose recipient wants to be forgotten goes to its buyer, without the words', async () => {
    const shop = await openShop(open);
    const { act, voucher, order } = await soldVoucher(shop);
    await act('paid');
    const dataDir = await mkdtemp(join(tmpdir(), 'federleicht-gift-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const files = await openFiles({ dataDir, bucket: null });
    expect(await erasePerson({ store: shop.store, files, dataDir }, 'MIA@beispiel.de', now)).toMatchObject({
      ok: true,
      erasure: { records: [{ kind: 'gift', id: order?.lines[0]?.id }], kept: [] },
    });
    expect(JSON.stringify(await shop.store.db.selectFrom('order_lines').selectAll().execute())).not.toMatch(/mia|Alles Gute/i);
    now = new Date('2027-10-31T07:00:00Z');
    expect(await runMails(shop)).toBe(1);
    const [mail] = (await listMails(shop.store)).filter(({ giftVoucher }) => giftVoucher !== null);
    expect(mail).toMatchObject({ to: 'zoe@beispiel.de', giftVoucher: (await voucher())?.id });
  });

  test('is refused with a sentence for each wrong field', async () => {
    const shop = await openShop(open);
    const { request } = await guestCalls(shop);
    const errors = async (form: object) => {
      const refused: unknown = await request()('POST /web-api/gift-voucher', { ...mailed, ...form } as typeof mailed).catch(
        (error) => error,
      );
      return isFault(refused) ? refused.details.errors?.map(({ field, code }) => [field, code]) : null;
    };
    expect(await errors({ amount: 12, to: '', sendOn: '2027-10-28', message: 'x'.repeat(501) })).toEqual([
      ['amount', 'amount'],
      ['message', 'long'],
      ['to', 'missing'],
      ['sendOn', 'past'],
    ]);
    expect(await errors({ to: 'mia@', sendOn: '2028-10-29' })).toEqual([
      ['to', 'email'],
      ['sendOn', 'far'],
    ]);
    expect(await errors({ sendOn: '2027-02-30' })).toEqual([['sendOn', 'day']]);
    expect(await errors({ delivery: 'pdf', to: 'x', sendOn: 'y' })).toBeNull();
  });
});
