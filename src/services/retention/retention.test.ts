/** The nightly deletion on both databases, with a clock that walks through the calendar. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { type DesignDocument, photoIds } from '#core/design/document.ts';
import { documentsEnd } from '#core/order/documents-end.ts';
import type { OrderState } from '#core/order/life-cycle.ts';
import { storeSheets } from '#services/print/frozen-sheets.ts';
import { addLine } from '#store/cart/carts.ts';
import { saveMessage } from '#store/customer/messages.ts';
import type { Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { deleteDesign } from '#store/design/deleted-designs.ts';
import { createDesign, saveDesign } from '#store/design/designs.ts';
import { createShare } from '#store/design/shares.ts';
import { type Files, openFiles } from '#store/file/files.ts';
import { claim, enqueue, finish } from '#store/job/jobs.ts';
import { postMail } from '#store/mail/mails.ts';
import { freezeSheets, frozenSheets } from '#store/order/frozen-sheets.ts';
import { lineDocument, lineSummaries } from '#store/order/line-content.ts';
import { keepingOf, markKept } from '#store/order/order-changes.ts';
import { findOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { recordFile } from '#store/order/production.ts';
import { addShipment } from '#store/order/shipments.ts';
import { claimBankEntry, insertBankEntry } from '#store/payment/bank-entries.ts';
import { createPicture, picturesForPrint } from '#store/picture/pictures.ts';
import { createOwner, findSession } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { orderFor, plainContent, plainDesign, plainLine } from '#tests/orders.ts';
import { deleteExpired } from './retention.job.ts';

/** Files carry the time of the machine, so that the calendar begins today. */
const start = new Date();
const day = 86_400_000;
const after = (days: number, ms = 0) => new Date(start.getTime() + days * day + ms);

let folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});

type World = {
  store: Store;
  files: Files;
  night(days: number): Promise<Record<string, number>>;
  count(table: keyof Tables): Promise<number>;
};

async function worldOf(open: () => Promise<Store>): Promise<World> {
  const store = await open();
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-retention-'));
  folders.push(dataDir);
  // The disk of the machine is no part of the calendar.
  const files = { ...(await openFiles({ dataDir, bucket: null })), freeShare: async () => 1 };
  return {
    store,
    files,
    night: (days) => deleteExpired({ store, files, clock: () => after(days) }, 2),
    async count(table) {
      const row = await store.db
        .selectFrom(table)
        .select((query) => query.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}

async function picture({ store, files }: World, owner: OwnerId, now = start): Promise<string> {
  const place = `pictures/${newToken()}`;
  const [printKey, previewKey, thumbKey] = [`${place}/print.jpg`, `${place}/preview.webp`, `${place}/thumb.webp`];
  for (const key of [printKey, previewKey, thumbKey]) await files.put(key, Buffer.from(key));
  const size = { width: 10, height: 10, orientation: 1, focusX: 0.5, focusY: 0.5, bytes: 30 };
  const facts = { name: 'a.jpg', sha256: newToken(), kind: 'jpeg', warnings: [], printKey, previewKey, thumbKey };
  return (await createPicture(store, owner, { ...facts, ...size }, now)).id;
}

/** An order of a card with a photo, a print file and its frozen Sheets, in this state since `start`. */
async function order(world: World, state: OrderState) {
  const { store, files } = world;
  const { id: owner, token: cookie } = await createOwner(store, start);
  const photo = await picture(world, owner);
  const design = await createDesign(store, owner, plainContent(plainDesign([photo])), start);
  await addLine(store, owner, plainLine(design.id), start);
  const placing = await placeOrder(store, owner, await orderFor(store, owner, { key: newToken() }), start);
  if (!placing.ok) throw new Error(placing.reason);
  const { id, number, token } = placing.order;
  const key = `orders/${number.toLowerCase()}/1-abc.pdf`;
  await files.put(key, Buffer.from('print file'));
  await files.put(`orders/${number.toLowerCase()}/ticket.html`, Buffer.from('ticket'));
  const line = await store.db.selectFrom('order_lines').select('id').where('order', '=', id).executeTakeFirstOrThrow();
  const sheets = await storeSheets(files, { order: { number }, line: { position: 1 } }, '[]');
  await store.write(async (trx) => {
    await recordFile(trx, { orderLine: line.id, name: 'print.pdf', key, sha256: 'x', bytes: 10 }, start);
    await freezeSheets(trx, { id: line.id, revision: 1 }, sheets);
    await trx.updateTable('orders').set({ state }).where('id', '=', id).execute();
    await postMail(trx, { to: 'zoe@example.com', subject: 'Order', html: '', text: '', order: id }, start);
  });
  return { id, token, number, owner, cookie, photo };
}

onEachEngine('retention', (open) => {
  test('a draft with its versions goes 365 days after its last change, its photo 30 days after the run that missed it', async () => {
    const world = await worldOf(open);
    const { store, files, night, count } = world;
    const { id: owner } = await createOwner(store, after(100));
    const photo = await picture(world, owner, start);
    const { id } = await createDesign(store, owner, plainContent(plainDesign([photo])), start);
    await saveDesign(store, owner, id, 1, plainContent(plainDesign([])), after(10));
    await night(10 + retentionDays.draft - 1);
    // The photo is shown by the earlier version only.
    expect([await count('designs'), await count('design_versions'), await count('pictures')]).toEqual([1, 1, 1]);
    const goes = 10 + retentionDays.draft;
    expect(await night(goes)).toMatchObject({ designs: 1, pictures: 0 });
    expect([await count('designs'), await count('design_versions'), await count('pictures')]).toEqual([0, 0, 1]);
    await night(goes + retentionDays.guestPicture - 1);
    expect(await count('pictures')).toBe(1);
    expect(await files.list('pictures/')).toHaveLength(3);
    expect(await night(goes + retentionDays.guestPicture)).toMatchObject({ pictures: 1, files: 3 });
    expect(await count('pictures')).toBe(0);
    expect(await files.list('')).toEqual([]);
  });

  test('a draft that was put into the open cart stays a period longer, and the cart keeps its line', async () => {
    const { store, night, count } = await worldOf(open);
    const { id: owner } = await createOwner(store, after(360));
    const { id } = await createDesign(store, owner, plainContent(), start);
    await addLine(store, owner, plainLine(id), after(360));
    await night(366);
    expect([await count('designs'), await count('cart_lines')]).toEqual([1, 1]);
    await night(360 + 365);
    expect([await count('designs'), await count('cart_lines')]).toEqual([0, 0]);
  });

  test('a deleted design goes with its links and notes 30 days later, and its pictures count as shown until then', async () => {
    const { store, night, count, ...world } = await worldOf(open);
    const { id: owner } = await createOwner(store, start);
    const photo = await picture({ store, night, count, ...world }, owner);
    const { id } = await createDesign(store, owner, plainContent(plainDesign([photo])), start);
    await createShare(store, owner, id, 'view');
    expect(await deleteDesign(store, owner, id)).toBe('deleted');
    await night(29);
    expect([await count('designs'), await count('design_shares'), await count('pictures')]).toEqual([1, 1, 1]);
    expect(await night(31)).toMatchObject({ designs: 1 });
    expect([await count('designs'), await count('design_shares')]).toEqual([0, 0]);
  });

  test('a picture counts as unreferenced only while nothing shows it, and a new reference starts its period anew', async () => {
    const world = await worldOf(open);
    const { store, night, count } = world;
    const { id: owner } = await createOwner(store, start);
    const photo = await picture(world, owner);
    await night(1);
    const { id } = await createDesign(store, owner, plainContent(plainDesign([photo])), after(7));
    await night(9);
    expect(await count('pictures')).toBe(1);
    await store.write((trx) => trx.deleteFrom('designs').where('id', '=', id).execute());
    await night(40);
    await night(69);
    expect(await count('pictures')).toBe(1);
    await night(70);
    expect(await count('pictures')).toBe(0);
  });

  test('documents, pictures and print files of a delivered order go after 24 months, and its record opens without them', async () => {
    const world = await worldOf(open);
    const { store, files, night, count } = world;
    const { id, token, number } = await order(world, 'delivered');
    const delivered = { id: newToken(), order: id, position: 9, state: 'delivered', actor: 'shop', reason: 'days-passed' };
    await store.write((trx) =>
      trx
        .insertInto('order_events')
        .values({ ...delivered, at: after(5).toISOString() })
        .execute(),
    );
    await night(retentionDays.orderDocument - 1);
    expect(await count('order_pictures')).toBe(1);
    expect(await files.list('orders/')).toHaveLength(3);
    expect(await night(retentionDays.orderDocument + 1)).toMatchObject({ orderDocuments: 1, files: 3 });
    await night(retentionDays.orderDocument + 1 + retentionDays.guestPicture);
    expect([await count('order_pictures'), await count('production_files'), await count('pictures'), await count('mails')]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(await files.list('')).toEqual([]);
    const record = await findOrder(store, token);
    expect(record).toMatchObject({ number, state: 'delivered', lines: [{ hasDocument: false }] });
    expect(await frozenSheets(store, record?.lines[0]?.id ?? '')).toBeNull();
    expect([...(await lineSummaries(store, record?.id ?? '')).values()]).toEqual([null]);
    expect(await night(retentionDays.orderDocument + 10)).toMatchObject({ orderDocuments: 0, guests: 0 });
  });

  test('a kept order has its documents for 3,650 days, and one that is not kept any more for 730, but never less than thirty', async () => {
    const world = await worldOf(open);
    const { store, files, night } = world;
    const { id, token } = await order(world, 'delivered');
    const keep = (isKept: boolean, days: number) => store.write((trx) => markKept(trx, id, isKept, after(days)));
    const endsOn = async () => {
      const found = await findOrder(store, token);
      const end = found && documentsEnd(found, await keepingOf(store, id));
      return end && Math.round((end.getTime() - start.getTime()) / day);
    };
    expect(await endsOn()).toBe(730);
    expect([await keep(true, 1), await keep(true, 2), await endsOn()]).toEqual([true, true, 3650]);
    expect(await night(731)).toMatchObject({ orderDocuments: 0 });
    expect(await files.list('orders/')).toHaveLength(3);
    expect(await night(3649)).toMatchObject({ orderDocuments: 0, orderRecords: 0 });
    expect([await keep(false, 3000), await endsOn()]).toEqual([true, 3030]);
    expect(await night(3029)).toMatchObject({ orderDocuments: 0 });
    expect([await keep(true, 3029), await keep(false, 3029), await endsOn()]).toEqual([true, true, 3059]);
    expect(await night(3059)).toMatchObject({ orderDocuments: 1, files: 3 });
    expect([await keep(true, 3060), (await findOrder(store, token))?.documentsErasedAt === null]).toEqual([false, false]);
  });

  test('a kept order loses its documents 3,651 days after it was handed over', async () => {
    const world = await worldOf(open);
    const { store, files, night } = world;
    const { id } = await order(world, 'handed_over');
    await store.write((trx) => markKept(trx, id, true, after(1)));
    await night(3649);
    expect(await files.list('orders/')).toHaveLength(3);
    expect(await night(3651)).toMatchObject({ orderDocuments: 1, files: 3 });
  });

  test('an order whose keeping ended at once goes with the others after 730 days', async () => {
    const world = await worldOf(open);
    const { store, night } = world;
    const { id } = await order(world, 'delivered');
    for (const isKept of [true, false]) await store.write((trx) => markKept(trx, id, isKept, after(1)));
    expect(await night(729)).toMatchObject({ orderDocuments: 0 });
    expect(await night(731)).toMatchObject({ orderDocuments: 1 });
  });

  test('an order that is not handed over keeps document, picture and files, however old it is', async () => {
    const world = await worldOf(open);
    const { store, files, night, count } = world;
    const { token } = await order(world, 'in_production');
    await night(12 * 365);
    const [line] = (await findOrder(store, token))?.lines ?? [];
    expect(line).toMatchObject({ hasDocument: true });
    const frozen = await frozenSheets(store, line?.id ?? '');
    if (!frozen || !('key' in frozen)) throw new Error('no Sheets');
    expect(await files.has(frozen.key)).toBe(true);
    expect([await count('pictures'), await count('production_files')]).toEqual([1, 1]);
    expect(await files.list('')).toHaveLength(6);
  });

  test('the record of an order goes after the tenth year behind the year it was placed in', async () => {
    const world = await worldOf(open);
    const { count, store, files } = world;
    const { id, token } = await order(world, 'cancelled');
    await store.write((trx) => addShipment(trx, id, { carrier: 'dpd', tracking: '01234567890123' }, start));
    const year = start.getUTCFullYear();
    const nightOf = (text: string) => deleteExpired({ store, files, clock: () => new Date(text) });
    await nightOf(`${year + 10}-12-31T23:00:00Z`);
    expect(await findOrder(store, token)).not.toBeNull();
    await nightOf(`${year + 11}-01-01T04:00:00Z`);
    expect(await findOrder(store, token)).toBeNull();
    await nightOf(`${year + 11}-02-01T04:00:00Z`);
    for (const table of [
      'orders',
      'order_lines',
      'order_events',
      'order_taxes',
      'order_adjustments',
      'shipments',
      'owners',
      'pictures',
    ] as const)
      expect(await count(table), table).toBe(0);
  });

  test('entries of the bank account go with their order, and without one after the tenth year behind their own', async () => {
    const world = await worldOf(open);
    const { count, store, files } = world;
    await order(world, 'cancelled');
    const { id } = await store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const year = start.getUTCFullYear();
    const entry = { day: `${year}-12-30`, money: { amount: 100, currency: 'EUR' }, payer: 'Zoë', text: 'Danke' } as const;
    await store.write(async (trx) => {
      for (const name of ['of an order', 'of none']) await insertBankEntry(trx, { ...entry, id: name }, start);
      await claimBankEntry(trx, 'of an order', id);
    });
    const nightOf = (text: string) => deleteExpired({ store, files, clock: () => new Date(text) });
    await nightOf(`${year + 10}-12-31T23:00:00Z`);
    expect(await count('bank_entries')).toBe(2);
    await nightOf(`${year + 11}-01-01T04:00:00Z`);
    expect(await count('bank_entries')).toBe(0);
  });

  test('a guest goes with sessions and cart after 365 days without a visit, and not before', async () => {
    const { store, night, count } = await worldOf(open);
    const { id: owner, token } = await createOwner(store, start);
    const { id } = await createDesign(store, owner, plainContent(), start);
    await addLine(store, owner, plainLine(id), start);
    await night(364);
    expect(await findSession(store, token, after(364))).toMatchObject({ owner });
    expect(await night(364 + 365)).toMatchObject({ sessions: 1, guests: 1 });
    expect([await count('owners'), await count('sessions'), await count('carts')]).toEqual([0, 0, 0]);
  });

  test('responses go after 7 days, and the same cart still gives the same order', async () => {
    const world = await worldOf(open);
    const { count, night } = world;
    await order(world, 'invoice_open');
    await night(6);
    expect(await count('idempotent_responses')).toBe(1);
    await night(7);
    expect(await count('idempotent_responses')).toBe(0);
    expect(await count('orders')).toBe(1);
  });

  test('a done job goes after 30 days, and its dedupe word still keeps a second one away', async () => {
    const { store, night, count } = await worldOf(open);
    const job = { kind: 'paint', payload: {}, dedupe: 'paint:1' };
    await store.write((trx) => enqueue(trx, job, start));
    const claimed = await claim(store, 'worker', ['paint'], 60, start);
    if (!claimed) throw new Error('no job');
    await store.write((trx) => finish(trx, claimed, start));
    await store.write((trx) => enqueue(trx, { kind: 'paint', payload: {} }, start));
    await night(29);
    expect(await count('jobs')).toBe(2);
    await night(30);
    expect(await count('jobs')).toBe(1);
    await store.write((trx) => enqueue(trx, job, after(31)));
    expect(await count('jobs')).toBe(1);
  });

  test('a message and its mails go after 180 days, other mails with their jobs after 24 months', async () => {
    const { store, night, count } = await worldOf(open);
    const { id: owner } = await createOwner(store, start);
    const mail = { to: 'zoe@example.com', subject: 'A', html: '', text: '', order: null };
    const written = { id: newToken(), owner, message: 'Wann kommt sie?', email: 'zoe@example.com', name: null, order: null };
    const place = { channel: 'federleicht', country: 'DE', path: null, code: null };
    await store.write((trx) => saveMessage(trx, store.engine, { ...written, ...place }, { toShop: mail, toVisitor: mail }, start));
    await store.write((trx) => postMail(trx, mail, start));
    await night(179);
    expect([await count('messages'), await count('mails'), await count('jobs')]).toEqual([1, 3, 3]);
    await night(180);
    expect([await count('messages'), await count('mails'), await count('jobs')]).toEqual([0, 1, 1]);
    await night(729);
    expect(await count('mails')).toBe(1);
    await night(730);
    expect([await count('mails'), await count('jobs')]).toEqual([0, 0]);
  });

  test('files that a crash left without a row are found by the next run, and new ones are left alone', async () => {
    const world = await worldOf(open);
    const { files, night } = world;
    const { id: owner } = await createOwner(world.store, start);
    await picture(world, owner);
    await files.put('pictures/abandoned/print.jpg', Buffer.from('x'));
    await files.put('orders/f9/ticket.html', Buffer.from('x'));
    await files.put('content/assets/a/file.webp', Buffer.from('x'));
    expect(await night(0)).toMatchObject({ files: 0 });
    expect(await night(2)).toMatchObject({ files: 2 });
    expect(await files.list('')).toHaveLength(4);
  });

  test('customers upload, save and order while it runs, and every order that is placed has its document and photo', async () => {
    const world = await worldOf(open);
    const { store, files } = world;
    const placed: string[] = [];
    const customer = async () => {
      for (let index = 0; index < 3; index += 1) placed.push((await order(world, 'paid')).token);
    };
    let isOpen = true;
    const customers = Promise.all([customer(), customer()]).finally(() => {
      isOpen = false;
    });
    // The clock runs ahead of the time of files, so that the day of new files is over at once.
    const rows = { ...files, entries: async () => [] };
    // Days apart, within the year of a draft: a photo that is in no design yet is deleted by the third run that finds it so.
    for (let run = 0; isOpen; run += 1) {
      await deleteExpired({ store, files: rows, clock: () => after((run % 60) * 4) }, 2);
      // SQLite answers at once: without a pause nothing else of this process would run.
      await sleep(5);
    }
    await customers;
    await deleteExpired({ store, files, clock: () => after(300) }, 2);
    for (const token of placed) {
      const lines = (await findOrder(store, token))?.lines ?? [];
      const documents = await Promise.all(lines.map(({ id }) => lineDocument(store, id)));
      const photos = documents.flatMap((document) => photoIds(document as DesignDocument));
      expect(photos).toHaveLength(1);
      for (const picture of await picturesForPrint(store, photos)) expect(await files.has(picture.printKey)).toBe(true);
    }
    expect(await world.count('pictures')).toBe(placed.length);
  });
});
