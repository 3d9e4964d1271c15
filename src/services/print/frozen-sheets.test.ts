/** Frozen Sheets from the first production to a reprint, with files that are missing or damaged, and rows of before. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import type { Shop } from '#services/handler.ts';
import { moveFrozenSheets } from '#services/print/move-sheets.job.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { ticketKeys } from '#services/print/write-ticket.ts';
import { openFiles } from '#store/file/files.ts';
import { claim, enqueue, fail, finish } from '#store/job/jobs.ts';
import { frozenSheets } from '#store/order/frozen-sheets.ts';
import { lineDocumentText } from '#store/order/line-content.ts';
import { findOrder } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { readSheets } from './frozen-sheets.ts';

let now = new Date('2026-11-19T09:00:00Z');
const clock = () => now;

/** Runs what is due of production; the errors of what failed. */
async function produce(shop: Shop): Promise<string[]> {
  const errors: string[] = [];
  for (;;) {
    const job = await claim(shop.store, 'w', Object.keys(printJobs), 60, now);
    if (!job) return errors;
    try {
      const keep = await printJobs[job.kind]?.(job.payload, shop);
      await shop.store.write(async (trx) => {
        await keep?.(trx);
        await finish(trx, job, now);
      });
    } catch (error) {
      errors.push(`${await fail(shop.store, job, String(error), { final: false }, now)} ${String(error)}`);
    }
  }
}

/** An order of a sample, printed. */
async function printedOrder(open: Engine['open']) {
  now = new Date('2026-11-19T09:00:00Z');
  const dataDir = await mkdtemp(join(tmpdir(), 'federleicht-frozen-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const files = await openFiles({ dataDir, bucket: null });
  const shop = { ...(await seededShop(open, clock)), hosts: [], files, tempDir: dataDir } as Shop;
  const guest = await guestCalls(shop);
  await guest.request()('POST /web-api/cart/samples', { card: 'olivia' });
  const { token } = await guest.order();
  expect(await produce(shop)).toEqual([]);
  const order = await findOrder(shop.store, token);
  const line = order?.lines[0];
  if (!order || !line) throw new Error('no order');
  const reprint = async () => {
    await shop.store.write((trx) => enqueue(trx, { kind: 'produce-line', payload: { orderLine: line.id } }, now));
    return produce(shop);
  };
  /** What the press and an operator get. */
  const made = async () => {
    const noted = await productionFiles(shop.store, order.id);
    const ticket = await files.get(ticketKeys(order)['ticket.xjdf']);
    return { noted: noted.map(({ name, key, sha256 }) => ({ name, key, sha256 })), ticket: ticket.toString() };
  };
  const page = () => guest.request()('GET /web-api/orders/:token', { token });
  const row = () =>
    shop.store.db
      .selectFrom('order_lines')
      .select(['sheets', 'sheets_key as key', 'sheets_sha256 as sha256'])
      .where('id', '=', line.id)
      .executeTakeFirstOrThrow();
  return { shop, files, order, line, reprint, made, page, row };
}

/** The order as a program of before has left it. */
async function withSheetsInRow({ shop, line, files, row }: Awaited<ReturnType<typeof printedOrder>>): Promise<void> {
  const sheets = JSON.stringify(await readSheets(shop, line));
  const { key } = await row();
  await files.remove(key ?? '');
  const before = { sheets, summary: null, sheets_key: null, sheets_sha256: null };
  await shop.store.write((trx) => trx.updateTable('order_lines').set(before).where('id', '=', line.id).execute());
}

withStore('frozen Sheets', (open) => {
  test('of the first production lie in a file of the order, and a reprint is painted from them', { timeout: 60_000 }, async () => {
    const { shop, files, order, line, reprint, made, row } = await printedOrder(open);
    const { sheets, key, sha256 } = await row();
    expect([sheets, sha256]).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(key).toBe(`orders/${order.number.toLowerCase()}/sheets-1-${sha256?.slice(0, 16)}.json.gz`);
    expect(await files.has(key ?? '')).toBe(true);
    expect(await readSheets(shop, line)).toMatchObject([{ widthUm: expect.any(Number) }, {}] satisfies object[]);
    const first = await made();
    // Laid out anew, the line would be another print.
    const before = (await lineDocumentText(shop.store, line.id)) ?? '';
    const document = before.replace(/"text":"[^"]+"/, '"text":"Anders"');
    expect(document).not.toBe(before);
    await shop.store.write((trx) => trx.updateTable('order_lines').set({ document }).where('id', '=', line.id).execute());
    expect(await reprint()).toEqual([]);
    expect(await made()).toEqual(first);
    expect(await row()).toEqual({ sheets, key, sha256 });
  });

  test('whose file is missing or damaged print nothing else: the job names the file and prints once it is back', {
    timeout: 60_000,
  }, async () => {
    const { shop, files, line, reprint, made, row } = await printedOrder(open);
    const first = await made();
    const key = (await row()).key ?? '';
    const whole = await files.get(key);
    await shop.store.write((trx) => trx.deleteFrom('production_files').where('order_line', '=', line.id).execute());
    await files.remove(key);
    expect(await reprint()).toEqual([
      expect.stringMatching(/^queued .*Das gespeicherte Layout von Position 1 fehlt im Dateispeicher \(orders/),
    ]);
    const damaged = Buffer.from(whole);
    damaged[40] = (damaged[40] ?? 0) ^ 1;
    await files.put(key, damaged);
    now = new Date(now.getTime() + 3_600_000);
    expect(await produce(shop)).toEqual([expect.stringMatching(/^queued .*stimmt nicht mit seinem Prüfwert überein \(orders/)]);
    expect((await made()).noted).toEqual([]);
    await files.put(key, whole);
    now = new Date(now.getTime() + 3_600_000);
    expect(await produce(shop)).toEqual([]);
    expect(await made()).toEqual(first);
  });

  test('in the row of an order of before give the same page and the same files before and after they are moved', {
    timeout: 60_000,
  }, async () => {
    const printed = await printedOrder(open);
    const { shop, files, line, reprint, made, page, row } = printed;
    const [first, shown] = [await made(), await page()];
    await withSheetsInRow(printed);
    const text = (await row()).sheets;
    expect(await page()).toEqual(shown);
    expect(await reprint()).toEqual([]);
    expect(await made()).toEqual(first);
    expect((await row()).sheets).toBe(text);

    expect(await moveFrozenSheets(shop)).toBe(1);
    const moved = await row();
    expect(moved).toEqual({ sheets: null, key: expect.any(String), sha256: expect.any(String) });
    expect(await files.has(moved.key ?? '')).toBe(true);
    expect(JSON.stringify(await readSheets(shop, line))).toBe(text);
    expect(await page()).toEqual(shown);
    expect(await reprint()).toEqual([]);
    expect(await made()).toEqual(first);
    expect(await shop.store.db.selectFrom('order_lines').select('id').where('sheets', 'is not', null).execute()).toEqual([]);
    expect(await moveFrozenSheets(shop)).toBe(0);
  });

  test('that are erased while they are moved leave no note of a file', { timeout: 60_000 }, async () => {
    const printed = await printedOrder(open);
    const { shop, files, line } = printed;
    await withSheetsInRow(printed);
    const erasing = {
      ...files,
      async put(key: string, content: Uint8Array | string) {
        await files.put(key, content);
        await shop.store.write((trx) => trx.updateTable('order_lines').set({ sheets: null }).where('id', '=', line.id).execute());
      },
    };
    expect(await moveFrozenSheets({ ...shop, files: erasing })).toBe(0);
    expect(await frozenSheets(shop.store, line.id)).toBeNull();
  });

  test('of another structure are refused by name, in a file and in a row', { timeout: 60_000 }, async () => {
    const printed = await printedOrder(open);
    const { shop, line } = printed;
    await withSheetsInRow(printed);
    const [sheet] = (await readSheets(shop, line)) as [Sheet];
    for (const wrong of [{ sheets: [sheet] }, [{ ...sheet, items: [{ kind: 'text' }] }], [{ ...sheet, widthUm: '1' }]]) {
      await shop.store.write((trx) =>
        trx
          .updateTable('order_lines')
          .set({ sheets: JSON.stringify(wrong) })
          .where('id', '=', line.id)
          .execute(),
      );
      await expect(readSheets(shop, line)).rejects.toThrow('the Sheets of line 1 cannot be read');
    }
    await moveFrozenSheets(shop);
    await expect(readSheets(shop, line)).rejects.toThrow('the Sheets of line 1 cannot be read');
  });
});
