/** Printed gift vouchers from the sale to the press file, by calls. */

import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readDesign } from '#core/products/document.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { readSheets } from '#services/print/frozen-sheets.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { ticketKeys } from '#services/print/write-ticket.ts';
import { openFiles } from '#store/file/files.ts';
import { claim, finish } from '#store/job/jobs.ts';
import { giftVoucherOf } from '#store/order/gift-vouchers.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { findOrder } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { inFolder, judgeOk, missingJudges } from '#tests/render/tools.ts';

const now = new Date('2027-10-29T09:00:00Z');
const clock = () => now;
const printed = {
  amount: 50,
  delivery: 'print' as const,
  design: 4,
  recipientName: 'Mia',
  senderName: 'Zoë',
  message: 'Für dich.\nAlles Gute',
};

async function openShop(open: Parameters<typeof seededShop>[0]): Promise<{ shop: Shop; logged: unknown[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'federleicht-gift-card-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const logged: unknown[] = [];
  const base = await seededShop(open, clock);
  const log = (...entry: unknown[]) => void logged.push(entry);
  return { shop: { ...base, hosts: [], files: await openFiles({ dataDir, bucket: null }), tempDir: dataDir, log } as Shop, logged };
}

/** Runs what is due of production; tells of how many jobs. */
async function produce(shop: Shop): Promise<number> {
  for (let count = 0; ; count += 1) {
    const job = await claim(shop.store, 'w', Object.keys(printJobs), 60, now);
    if (!job) return count;
    const keep = await printJobs[job.kind]?.(job.payload, shop);
    await shop.store.write(async (trx) => {
      await keep?.(trx);
      await finish(trx, job, now);
    });
  }
}

async function soldCard(shop: Shop, form: Partial<typeof printed> = {}) {
  const guest = await guestCalls(shop);
  await guest.request()('POST /web-api/gift-voucher', { ...printed, ...form });
  const { orderNumber, token } = await guest.order();
  const order = await findOrder(shop.store, token);
  const voucher = () => giftVoucherOf(shop.store, shop.voucherSecret, { line: order?.lines[0]?.id ?? '' });
  const act = (action: 'paid' | 'cancel') => runOrderAction(shop, orderNumber, action, operatorCall);
  return { ...guest, orderNumber, token, voucher, act };
}

withStore('a printed gift voucher', (open) => {
  test('costs card and envelope besides, with VAT, and goes by letter; with other goods it goes in their parcel [F393][E012]', async () => {
    const { shop } = await openShop(open);
    const { request, cart } = await guestCalls(shop);
    expect(await request()('GET /web-api/gift-voucher', {})).toMatchObject({ card: { amount: 290, currency: 'EUR' } });
    await request()('POST /web-api/gift-voucher', printed);
    const alone = await cart();
    expect(
      alone.lines.map(({ kind, name, options, total, parent, picture }) => [kind, name, options, total?.amount, parent, picture]),
    ).toEqual([
      [
        'gift-voucher',
        'Geschenkgutschein',
        'Für Mia. Gedruckt, an die Lieferadresse',
        5_000,
        null,
        `/img/cart-lines/${alone.lines[0]?.id}`,
      ],
      [
        'gift-card',
        'Gutscheinkarte mit Umschlag',
        expect.stringMatching(/Klappkarte A6.*Feinstpapier.*mit Umschlag C6/),
        290,
        alone.lines[0]?.id,
        `/img/cart-lines/${alone.lines[1]?.id}`,
      ],
    ]);
    expect(alone).toMatchObject({ goods: { amount: 290 }, shipping: { amount: 0 }, total: { amount: 5_290 }, orderable: true });
    expect(alone.deliveries).toMatchObject([{ name: 'Brief', price: { amount: 0 } }]);
    expect(alone.vat).toMatchObject([{ percent: '19\u00a0%', amount: { amount: 46 } }]);
    expect(alone.payments.find(({ method }) => method === 'invoice')?.refused).toBe('Gutscheine gibt es nicht auf Rechnung.');
    await request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: 4 });
    expect(await cart()).toMatchObject({ goods: { amount: 1_686 }, shipping: { amount: 499 }, total: { amount: 7_185 } });
  });

  test('costs 3.50 francs in Switzerland', async () => {
    const { shop } = await openShop(open);
    const { request, cart } = await guestCalls(shop, 'CH');
    await request()('POST /web-api/gift-voucher', printed);
    expect(await cart()).toMatchObject({ goods: { amount: 350, currency: 'CHF' }, total: { amount: 5_350 } });
  });

  test('leaves the cart as a whole, whichever of its two lines is removed', async () => {
    const { shop } = await openShop(open);
    const { request, cart } = await guestCalls(shop);
    for (const at of [0, 1]) {
      await request()('POST /web-api/gift-voucher', printed);
      await request()('POST /web-api/gift-voucher', { ...printed, delivery: 'pdf' });
      const { lines } = await cart();
      await request()('DELETE /web-api/cart/lines/:id', { id: lines[at]?.id ?? '' });
      const [left, ...others] = (await cart()).lines;
      expect([left?.kind, left?.options, others]).toEqual(['gift-voucher', expect.stringContaining('Als PDF'), []]);
      await request()('DELETE /web-api/cart/lines/:id', { id: left?.id ?? '' });
    }
  });

  test('is printed once it is paid; its code is in the file and in nothing else that is stored', async () => {
    const { shop, logged } = await openShop(open);
    const { act, voucher, token } = await soldCard(shop);
    expect(await produce(shop)).toBe(0);
    await act('paid');
    const code = (await voucher())?.code ?? '';
    expect(code).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
    await produce(shop);
    const order = await findOrder(shop.store, token);
    if (!order) throw new Error('no order');
    expect(order).toMatchObject({ state: 'preflight', goods: 290, total: 5_290, shipping: 0 });
    const files = await productionFiles(shop.store, order.id);
    expect(files.map(({ orderLine, name }) => [orderLine, name])).toEqual([
      [order.lines[1]?.id, expect.stringMatching(/card-gutschein-ballon-folded-a6.*210x148.*\.pdf$/)],
    ]);
    const keys = ticketKeys(order);
    const html = Buffer.from(await shop.files.get(keys['ticket.html'])).toString();
    const xjdf = Buffer.from(await shop.files.get(keys['ticket.xjdf'])).toString();
    expect(html).toMatch(/Gutscheinkarte mit Umschlag[\s\S]*1 Stück[\s\S]*210 × 148 mm, 2 Seiten[\s\S]*Feinstpapier matt, 300 g\/m²/);
    expect(html).toContain('mit Umschlag C6, 162 × 114 mm');
    expect(xjdf).toMatch(/DescriptiveName="Gutscheinkarte mit Umschlag, Klappkarte, A6[^"]*, mit Umschlag C6[^"]*"/);
    expect(xjdf).toContain('<MiscConsumable Type="Envelope" TypeDetails="envelope-c6"/>');
    expect(xjdf).toContain('ProductType="GreetingCard"');
    expect(xjdf).toContain('Amount="1"');
    const tables = ['orders', 'order_lines', 'jobs', 'mails', 'production_files', 'gift_vouchers', 'cart_lines'] as const;
    const rows = await Promise.all(tables.map((table) => shop.store.db.selectFrom(table).selectAll().execute()));
    const written = JSON.stringify([rows, logged]) + html + xjdf;
    expect(written).not.toContain(code);
    expect(written).not.toContain(code.replaceAll('-', ''));
    const [, card] = order.lines;
    const sheets = card && (await readSheets(shop, card));
    expect(sheets).toHaveLength(2);
    // A Sheet has the characters of its glyphs one by one.
    const glyphs = [...JSON.stringify(sheets).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('');
    expect(glyphs).toContain('····');
    expect(glyphs.replace(/[\s-]/g, '')).not.toContain(code.replaceAll('-', ''));
    if (missingJudges.length > 0) return;
    const pdf = await shop.files.get(files[0]?.key ?? '');
    const text = await inFolder((folder) => {
      const file = join(folder, 'f.pdf');
      writeFileSync(file, pdf);
      return judgeOk('pdftotext', ['-layout', file, '-']).out.toString('utf8');
    });
    expect(text).toContain(code);
    expect(text).toMatch(/50,00\s€/);
    expect(text).toContain('Für Mia');
  });

  test('of words in other scripts passes the check of its print file', async () => {
    const { shop } = await openShop(open);
    const words = { recipientName: 'محمد بن عبد الله', senderName: '王小明', message: 'Ελένη, Дмитрий und Nguyễn\nשלום ♡' };
    const { act, token } = await soldCard(shop, words);
    await act('paid');
    await produce(shop);
    const order = await findOrder(shop.store, token);
    expect(await productionFiles(shop.store, order?.id ?? '')).toHaveLength(1);
  });

  test('is not mailed, and is never printed once its order is cancelled', async () => {
    const { shop } = await openShop(open);
    const { act, voucher, token } = await soldCard(shop);
    await act('paid');
    expect(await shop.store.db.selectFrom('jobs').select('id').where('kind', '=', 'voucher-mail').execute()).toEqual([]);
    expect(await act('cancel')).toMatchObject({ changed: true, state: 'cancelled' });
    expect((await voucher())?.isBlocked).toBe(true);
    await produce(shop);
    const order = await findOrder(shop.store, token);
    expect(await productionFiles(shop.store, order?.id ?? '')).toEqual([]);
  });

  test('keeps its design in the order, with the words and a mask for the code', async () => {
    const { shop } = await openShop(open);
    const { token } = await soldCard(shop);
    const order = await findOrder(shop.store, token);
    const read = readDesign(await lineDocument(shop.store, order?.lines[1]?.id ?? ''));
    if (!read.ok) throw new Error(read.reason);
    const texts = read.design.pages.flatMap(({ elements }) => elements.flatMap((one) => (one.kind === 'text' ? [one.text] : [])));
    expect(texts).toEqual(
      expect.arrayContaining(['Gutschein', 'Für Mia', 'Für dich.\nAlles Gute', 'Von Zoë', '50,00\u00a0€', '···· ···· ···· ····']),
    );
  });
});

describe('words for a gift voucher', () => {
  withStore('that do not fit', (open) => {
    test('are refused before anything is paid, and so is a design that there is not', async () => {
      const { shop } = await openShop(open);
      const { request, cart } = await guestCalls(shop);
      const errors = async (form: object) => {
        const refused: unknown = await request()('POST /web-api/gift-voucher', { ...printed, ...form }).catch((error) => error);
        return isFault(refused) ? refused.details.errors?.map(({ field, code }) => [field, code]) : null;
      };
      for (const delivery of ['print', 'pdf', 'email'] as const) {
        const to = delivery === 'email' ? { to: 'mia@beispiel.de' } : {};
        expect(await errors({ delivery, ...to, message: 'Zeile\n'.repeat(80) })).toEqual([['message', 'overflow']]);
        expect(await errors({ delivery, ...to, recipientName: 'สมชาย' })).toEqual([['recipientName', 'missing-glyph']]);
      }
      expect(await errors({ design: 9 })).toEqual([['design', 'design']]);
      expect((await cart()).lines).toEqual([]);
      expect(await errors({ message: 'Zu deinem Umzug wünschen wir dir helle Zimmer und Ruhe. '.repeat(9).slice(0, 500) })).toBeNull();
    });
  });
});
