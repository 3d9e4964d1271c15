/** The nightly check of stored documents: files that are not what was stored. */
import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { type Files, openFiles } from '#store/file/files.ts';
import { invoicesOfOrder } from '#store/invoice/invoices.ts';
import { runJobs } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { sellerFacts as seller } from '#tests/invoiced-orders.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { checkDocuments, documentCheckJobs } from './check-documents.job.ts';
import { invoiceJobs } from './invoice.job.ts';

const operator = { actor: { kind: 'operator', name: 'operator' }, reason: 'command' } as const;

/** A shop with the documents of so many orders, and what its log says. */
async function shopWith(engine: Engine, orders: number) {
  const settings = await engine.migrated();
  const store = await engine.open(settings);
  const made = payableShop(store);
  const files: Files = await openFiles({ dataDir: settings.dataDir, bucket: null });
  const logged: unknown[][] = [];
  const log: Shop['log'] = (...entry) => void logged.push(entry);
  const shop: Shop = { ...made.shop, files, tempDir: settings.dataDir, seller, log };
  const documents: { number: string; key: string }[] = [];
  for (let count = 0; count < orders; count += 1) {
    const order = await orderToPay({ ...made, shop }, 'prepayment');
    await runOrderAction(shop, order.number, 'paid', operator);
    await runJobs(shop, invoiceJobs);
    for (const { snapshot, pdfKey } of await invoicesOfOrder(store.db, order.id))
      documents.push({ number: snapshot.number, key: pdfKey ?? '' });
  }
  logged.length = 0;
  return { shop, files, documents, logged };
}

async function changeOneByte(files: Files, key: string, at: number): Promise<void> {
  const bytes = await files.get(key);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await files.put(key, bytes);
}

withStore('the nightly check of documents', (_open, engine) => {
  test('finds a file of which one byte was altered, and one that is gone; their job fails for good', async () => {
    const { shop, files, documents, logged } = await shopWith(engine, 3);
    expect(await checkDocuments(shop)).toEqual([]);
    expect(await documentCheckJobs['check-documents']?.({}, shop)).toBeNull();
    const [altered, gone] = documents;
    if (!altered || !gone) throw new Error('no documents');
    const { length } = await files.get(altered.key);
    for (const at of [0, length >> 1, length - 1]) {
      await changeOneByte(files, altered.key, at);
      expect([at, await checkDocuments(shop)]).toEqual([at, [altered.number]]);
      expect(logged.splice(0)).toEqual([['error', 'document-altered', altered]]);
      await changeOneByte(files, altered.key, at);
    }
    await files.remove(gone.key);
    const failure = await documentCheckJobs['check-documents']?.({}, shop).catch((error: unknown) => error);
    expect(failure).toEqual(new NonRetryableError(`stored files of ${gone.number} are altered or missing`));
    expect(logged).toEqual([['error', 'document-missing', gone]]);
  });

  test('checks so many a night, and all of them in as many nights as there are parts', async () => {
    const { shop, files, documents } = await shopWith(engine, 5);
    for (const { key } of documents) await changeOneByte(files, key, 100);
    const nights: string[][] = [];
    for (const day of ['2026-11-28', '2026-11-29', '2026-11-30'])
      nights.push(await checkDocuments({ ...shop, clock: () => new Date(`${day}T03:00:00Z`) }, 2));
    expect(nights.map(({ length }) => length).toSorted()).toEqual([1, 2, 2]);
    expect(nights.flat().toSorted()).toEqual(documents.map(({ number }) => number).toSorted());
  });
});
