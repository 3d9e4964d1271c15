/** Orders whose line is printed once for each record of a list, made in the store. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import { blankRecord, type OrderedMerge, recordContent } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { cardTypes } from '#core/products/card/types.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { Shop } from '#services/handler.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { sha256 } from '#services/sha256.ts';
import { addLine } from '#store/cart/carts.ts';
import { createDesign } from '#store/design/designs.ts';
import { openFiles } from '#store/file/files.ts';
import { claim, fail, finish } from '#store/job/jobs.ts';
import { insertLineRecords } from '#store/order/line-records.ts';
import { orderById } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { startProduction } from '#store/order/production.ts';
import { createOwner } from '#store/session/sessions.ts';
import type { Engine } from './engines.ts';
import { seededShop } from './guest-calls.ts';
import { orderFor } from './orders.ts';

const now = new Date('2026-11-19T09:00:00Z');

export function rowOf(id: string): DesignTemplate {
  const row = designRows.find((one) => one.id === id);
  if (!row) throw new Error(`no design ${id}`);
  return row;
}

/** The design of a row in its first form, with its fields. */
export function mergedDocument(row: DesignTemplate, fieldTexts = row.fieldTexts ?? {}): CardDocument {
  const [shape] = row.forms;
  if (!shape) throw new Error(`${row.id} has no form`);
  return insertFields(blankDesign(row, shape.form, shape.format, undefined, 'none'), fieldTexts) as CardDocument;
}

export type MergedOrder = { document: CardDocument; records: readonly MergeRecord[]; blanks?: number; settings?: Partial<OrderedMerge> };

/** A shop whose files lie in a folder of the test. */
export async function shopWithFiles(open: Engine['open']): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'federleicht-merged-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const files = await openFiles({ dataDir, bucket: null });
  return { ...(await seededShop(open, () => now)), hosts: [], files, tempDir: dataDir } as Shop;
}

/** An order of so many pieces of the document. */
export async function placeCard(shop: Shop, document: CardDocument, quantity: number) {
  const { store } = shop;
  const { id: owner } = await createOwner(store);
  const { template: card, form, format } = document.product;
  const choice = { type: 'card', card, form, format, paper: cardTypes[form].papers[0], refinementType: 'none' };
  const design = await createDesign(store, owner, { product: 'card', document, choice, quantity });
  await addLine(store, owner, { item: { kind: 'printed', product: 'card', choice, design: design.id }, quantity });
  const placing = await placeOrder(store, owner, await orderFor(store, owner), now);
  if (!placing.ok) throw new Error(placing.reason);
  const order = await orderById(store, placing.order.id);
  const line = order?.lines[0];
  if (!order || !line) throw new Error('no order');
  return { order, line };
}

/** An order of the document with its records, blank pieces last. */
export async function placeMerged(shop: Shop, { document, records, blanks = 0, settings = {} }: MergedOrder) {
  const placed = await placeCard(shop, document, records.length + blanks);
  await setRecords(shop, placed.line, { records, blanks, settings });
  return placed;
}

/** Gives a line its records, in place of those it has. */
export async function setRecords(
  { store }: Shop,
  line: { id: string; revision: number },
  { records, blanks = 0, settings = {} }: Omit<MergedOrder, 'document'>,
): Promise<void> {
  const kind = records[0]?.kind ?? 'guest';
  const all = [...records, ...Array.from({ length: blanks }, () => blankRecord(kind))];
  const allowed = { tracking: -20, shorten: [] };
  const merge: OrderedMerge = { kind, list: 'L'.repeat(22), blanks, sizesUm: null, allowed, translations: {}, ...settings };
  await store.write(async (trx) => {
    await trx.deleteFrom('order_line_records').where('order_line', '=', line.id).execute();
    await trx
      .updateTable('order_lines')
      .set({ merge: JSON.stringify(merge) })
      .where('id', '=', line.id)
      .execute();
    await insertLineRecords(
      trx,
      line,
      all.map((record) => ({ record, hash: sha256(recordContent(record)) })),
    );
  });
}

/** Produces an order, and again with another run; the errors of jobs that failed. */
export async function produceOrder(shop: Shop, order: string, run = ''): Promise<string[]> {
  const errors: string[] = [];
  await shop.store.write((trx) => startProduction(trx, order, now, run));
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
      errors.push(`${await fail(shop.store, job, String(error), { final: true }, now)} ${String(error)}`);
    }
  }
}
