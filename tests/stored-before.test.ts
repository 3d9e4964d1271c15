/** Data of an earlier version, on both engines: after migration everything opens, costs and prints what it did. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { openFonts } from '#resources/fonts.ts';
import { backUp } from '#services/backup/backup.ts';
import { restoreBackup } from '#services/backup/restore.ts';
import { cartHandlers } from '#services/cart/cart.ts';
import { checkDocument, documentCheck } from '#services/checks/check-document.ts';
import { customerAreaHandlers } from '#services/customer/customer-area.ts';
import { designHandlers } from '#services/design/designs.ts';
import type { Context, Shop } from '#services/handler.ts';
import { orderHandlers } from '#services/order/order.ts';
import { readSheets } from '#services/print/frozen-sheets.ts';
import { moveFrozenSheets } from '#services/print/move-sheets.job.ts';
import { fillOrders, sealLinks } from '#services/retention/retention.job.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store, StoreSettings } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { hasOrderedBefore } from '#store/order/email-owners.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { findOrder } from '#store/order/orders.ts';
import { picturesForPrint } from '#store/picture/pictures.ts';
import { createOwner, findSession } from '#store/session/sessions.ts';
import { type Engine, onEachEngine } from '#tests/engines.ts';
import { noSession } from '#tests/no-session.ts';
import { seedAll } from '#tests/seeded.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';

const folder = 'tests/fixtures/before';
const written = <T>(output: T) => renderMessages(output, serverTexts({ locale: 'de-DE' }));
const clock = () => new Date('2026-11-22T18:00:00Z');

type Named = { label: string; panels: { label: string }[] };
/** Sheets of before name their page and its panels. */
function withoutLabel({ label: _, panels, ...sheet }: Named): object {
  return { ...sheet, panels: panels.map(({ label: __, ...panel }) => panel) };
}

type Json = ReturnType<typeof JSON.parse>;
const answersOf = (engine: Store['engine']): Json => JSON.parse(readFileSync(join(folder, `${engine}.json`), 'utf8'));

async function load(engine: Store['engine'], { databaseUrl, dataDir }: StoreSettings): Promise<void> {
  const text = brotliDecompressSync(readFileSync(join(folder, `${engine}.sql.br`))).toString('utf8');
  if (databaseUrl === null) {
    const database = new DatabaseSync(join(dataDir, 'shop.db'));
    database.exec(`PRAGMA foreign_keys = OFF; BEGIN; ${text}; COMMIT`);
    return database.close();
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function shopOfBefore({ name, fresh, open }: Engine) {
  const settings = await fresh();
  await load(name, settings);
  const store = await open(settings);
  await seedAll(store);
  const shop = {
    store,
    fonts: await openFonts(),
    clock,
    payments: [],
    bank: { recipient: '', iban: '' },
    log: () => {},
  } as unknown as Shop;
  const before = answersOf(name);
  const owner = (await findSession(store, before.cookies[0], clock()))?.owner ?? null;
  const contextOf = (current: OwnerId | null): Context =>
    ({
      shop,
      site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' },
      actor: { kind: 'visitor', owner: { ...noSession, current, ensure: () => Promise.reject(new Error('reading makes no owner')) } },
      requestId: 'test',
      ipAddress: '127.0.0.1',
      header: () => null,
    }) satisfies Context;
  return { store, shop, before, owner, context: contextOf(owner) };
}

onEachEngine('data of before', (_open, engine) => {
  test('cookies of both hosts still act for their owner, and the owner’s id opens no session', async () => {
    const { store, before, owner } = await shopOfBefore(engine);
    expect(owner).not.toBeNull();
    expect(await findSession(store, before.cookies[1], clock())).toMatchObject({ owner });
    expect(await findSession(store, owner ?? '', clock())).toBeNull();
  });

  test('the cart opens with the same lines, quantities and prices, and can be ordered', async () => {
    const { before, context } = await shopOfBefore(engine);
    const cart = written(await cartHandlers['GET /web-api/cart']({}, context));
    const lines = before.cart.lines.map(({ image: _, ...line }: Record<string, unknown>) => line);
    expect(cart).toMatchObject({ ...before.cart, lines, orderable: true });
    expect(cart.lines).toHaveLength(before.cart.lines.length);
  });

  test('drafts open with their words, quantity and photo', async () => {
    const { before, context } = await shopOfBefore(engine);
    const area = written(await customerAreaHandlers['GET /web-api/customer-area']({}, context));
    // Their format was called their kind.
    expect(area.drafts).toMatchObject(before.drafts.map(({ kind, ...draft }: Json) => ({ ...draft, format: kind })));
    for (const { id, designId, quantity } of [{ ...before.draft, designId: before.draft.id }, ...before.cart.lines]) {
      const saved = await designHandlers['GET /web-api/designs/:id']({ id: designId ?? id }, context);
      expect(saved.choice.quantity).toBe(quantity);
      expect(photoIds(saved.design as ProductDocument)).toEqual(saved.pictures.map((picture) => picture.id));
    }
  });

  test('orders open with the same lines, sums and VAT', async () => {
    const zero = { amount: 0, currency: 'EUR', text: '0,00\u00a0€' };
    const { before, context, store } = await shopOfBefore(engine);
    const [{ token, order: stored }] = before.orders;
    const { voice: formality, ...order } = stored;
    expect(written(await orderHandlers['GET /web-api/orders/:token']({ token }, context))).toEqual({
      ...order,
      formality,
      // A program of before answered the address of the catalogue's picture as `image`.
      lines: order.lines.map(({ image: _, ...line }: Record<string, unknown>, at: number) => ({
        ...line,
        net: null,
        picture: `/img/orders/${token}/${at + 1}`,
        scene: { image: `/img/orders/${token}/${at + 1}/scene-1`, alt: `${line.name}, wie bestellt` },
        calendar: null,
      })),
      transfer: null,
      hasDocuments: true,
      invites: true,
      needed: null,
      net: null,
      reference: '',
      buyerReference: '',
      paymentName: 'Rechnung',
      isWhiteLabel: false,
      sold: zero,
      discount: zero,
      gift: zero,
      due: order.total,
      isOnline: false,
    });
    const swiss = await findOrder(store, before.swiss);
    expect(swiss).toMatchObject({
      currency: 'CHF',
      payment: 'prepayment',
      state: 'awaiting_payment',
      adjustments: [{ kind: 'shipping', gross: 999 }],
    });
    expect(swiss?.taxes.map(({ basisPoints, gross }) => [basisPoints, gross])).toEqual([[810, swiss?.total]]);
  });

  test('links of orders open them before and after they were sealed, and no row has one in clear then', async () => {
    const { before, store, shop } = await shopOfBefore(engine);
    const tokens: string[] = [before.swiss, ...before.orders.map(({ token }: Json) => token)];
    const opened = () => Promise.all(tokens.map(async (token) => (await findOrder(store, token))?.number));
    const rows = async () => {
      const all = [];
      for (const table of ['orders', 'mails', 'idempotent_responses', 'jobs'] as const)
        all.push(await store.db.selectFrom(table).selectAll().execute());
      return JSON.stringify(all);
    };
    const numbers = await opened();
    const text = await rows();
    for (const token of tokens) expect(text).toContain(token);
    const sealed = await sealLinks(shop, 1);
    expect(sealed.orders).toBeGreaterThanOrEqual(tokens.length);
    expect(sealed.mails).toBeGreaterThan(0);
    expect(await opened()).toEqual(numbers);
    const after = await rows();
    for (const token of tokens) expect(after).not.toContain(token);
    expect(await sealLinks(shop)).toEqual({ orders: 0, responses: 0, mails: 0, subscribers: 0, wishListShares: 0 });
  });

  test('orders are known by the mailbox of their address once they were filled, a few at a time', async () => {
    const { before, store, shop } = await shopOfBefore(engine);
    const unfilled = () => store.db.selectFrom('orders').select('id').where('email_owner', 'is', null).execute();
    const count = (await unfilled()).length;
    expect(count).toBeGreaterThanOrEqual(before.orders.length);
    expect(await fillOrders(shop, 1)).toBe(count);
    expect(await unfilled()).toEqual([]);
    expect(await fillOrders(shop)).toBe(0);
    const { email } = await store.db.selectFrom('orders').select('email').where('number', '=', 'F1000001').executeTakeFirstOrThrow();
    const { id: owner } = await createOwner(store, clock());
    expect(await hasOrderedBefore(store.db, { owner, email: email.replace('@', '+2@') })).toBe(true);
  });

  test('an ordered document is laid out as it was printed, and its frozen Sheets are the same in a file', async () => {
    const { before, store, shop } = await shopOfBefore(engine);
    const order = await findOrder(store, before.orders[0].token);
    const [line] = order?.lines ?? [];
    const read = readDesign(line && (await lineDocument(store, line.id)));
    if (!line || !read.ok) throw new Error('the ordered document cannot be read');
    const pictures = await picturesForPrint(store, photoIds(read.design));
    const { layout } = await checkDocument(documentCheck(await catalogueOf(store), read.design, pictures));
    const frozen = await readSheets(shop, line);
    expect(layout.sheets).toMatchObject((frozen as unknown as Named[]).map(withoutLabel));
    const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-before-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const withFiles = { ...shop, files: await openFiles({ dataDir, bucket: null }) };
    expect(await moveFrozenSheets(withFiles, 1)).toBeGreaterThan(0);
    expect(await store.db.selectFrom('order_lines').select('id').where('sheets', 'is not', null).execute()).toEqual([]);
    expect(await readSheets(withFiles, line)).toEqual(frozen);
  });

  test('a backup of before restores into the version of today', async () => {
    const settings = await engine.fresh();
    await load(engine.name, settings);
    const folder = mkdtempSync(join(tmpdir(), 'federleicht-before-'));
    try {
      const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
      await backUp({ store: settings, files, version: '0.0.1', passphrase: null }, folder, clock());
      const target = await engine.fresh();
      await restoreBackup(
        { store: target, files: await openFiles({ dataDir: target.dataDir, bucket: null }), passphrase: null },
        folder,
        clock(),
      );
      const store = await engine.open(target);
      const before = answersOf(engine.name);
      expect(await findOrder(store, before.swiss)).toMatchObject({ currency: 'CHF', adjustments: [{ gross: 999 }] });
      expect(await findSession(store, before.cookies[0], clock())).not.toBeNull();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
