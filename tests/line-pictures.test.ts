/** The picture of a line is the same in cart, order, customer area, mail and ticket, and shows the document that is printed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { DesignProduct } from '#core/design/document.ts';
import { approvalOf } from '#core/order/approval/approval.ts';
import type { Order } from '#core/order/order.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { productOf, soldTypes } from '#core/products/registry.ts';
import { checkPool, documentCheck } from '#services/checks/check-document.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import type { Shop } from '#services/handler.ts';
import { withLinePictures } from '#services/mail/line-pictures.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { storeSheets } from '#services/print/frozen-sheets.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { sha256 } from '#services/sha256.ts';
import { addLine } from '#store/cart/carts.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { createDesign } from '#store/design/designs.ts';
import { openFiles } from '#store/file/files.ts';
import { listMails } from '#store/mail/mails.ts';
import { freezeSheets } from '#store/order/frozen-sheets.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { findOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { picturesForPrint } from '#store/picture/pictures.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { designedPieces } from '#tests/designed-pieces.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { openLabShop } from '#tests/lab-orders.ts';
import { orderFor } from '#tests/orders.ts';
import { servedPicture } from '#tests/served-picture.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');

type LabShop = Pick<Awaited<ReturnType<typeof openLabShop>>, 'shop' | 'home'>;

/** Without photos, which need a process of their own. */
async function cardShop(open: Engine['open']): Promise<LabShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'federleicht-line-pictures-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const base = await seededShop(open, clock);
  const files = await openFiles({ dataDir, bucket: null });
  const shop = { ...accountShop(base.store, clock), ...base, hosts: [], files, tempDir: dataDir } as Shop;
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  return { shop, home };
}

const hashOf = (design: ProductDocument) => approvalOf(design, [], { revision: 1, at: clock(), hash: sha256 }).document;

/** The designs in the cart of the customer. */
async function withCart({ shop, home }: LabShop, designs: readonly ProductDocument[]) {
  const owner = await home.owner();
  if (!owner) throw new Error('no session');
  const catalogue = await catalogueOf(shop.store);
  for (const document of designs) {
    const { type } = document.product;
    const product = productOf(type);
    const template = catalogue.templates.get((document.product as { template?: string }).template ?? '') ?? null;
    const offer = { template, rows: catalogue.optionsOf(product) };
    const choice = product.withDocument(product.complete({ ...(document.product as DesignProduct) }, offer), document.product);
    const { id } = await createDesign(shop.store, owner, { product: type, document, choice, quantity: 50 }, clock());
    await addLine(shop.store, owner, { item: { kind: 'printed', product: type, choice, design: id }, quantity: 50 }, clock());
  }
  return owner;
}

async function ordered({ shop }: LabShop, owner: NonNullable<Awaited<ReturnType<typeof withCart>>>) {
  const placing = await placeOrder(shop.store, owner, await orderFor(shop.store, owner), clock());
  if (!placing.ok) throw new Error(placing.reason);
  const order = await findOrder(shop.store, placing.order.token);
  if (!order) throw new Error('no order');
  return { order, token: placing.order.token };
}

/** Lays out the documents of the order and keeps their Sheets as the first production does. */
async function freeze({ shop }: LabShop, order: Order, change: (sheets: string) => string = (sheets) => sheets) {
  for (const line of order.lines) {
    const design = storedDocument({ document: await lineDocument(shop.store, line.id) });
    const ids = [...new Set(JSON.stringify(design).match(/(?<="photoId":")[^"]+/g))];
    const check = documentCheck(await catalogueOf(shop.store), design, await picturesForPrint(shop.store, ids));
    const { sheets } = await checkPool().run({ kind: 'sheets', ...check }, 60_000);
    const file = await storeSheets(shop.files, { order, line }, change(JSON.stringify(sheets)));
    await shop.store.write((trx) => freezeSheets(trx, line, file));
  }
}

/** Mean difference of two pictures in steps of 8 bits, on white. */
async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((file) => sharp(file).flatten({ background: '#ffffff' }).resize(240, 240).removeAlpha().raw().toBuffer()),
  );
  if (!one || !other) throw new Error('no picture');
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

const names = designedPieces(null).map(([name]) => name);

test('the designs of these tests are of every product', () => {
  expect(new Set(designedPieces(null).map(([, { product }]) => product.type))).toEqual(new Set(soldTypes));
});

withStore('the picture of a line', (open) => {
  test('shows the document that is printed, in cart, order, customer area, mail and ticket, for every product', {
    timeout: 580_000,
  }, async () => {
    const lab = await openLabShop(open, clock);
    try {
      const designs = designedPieces(lab.photoId);
      const owner = await withCart(
        lab,
        designs.map(([, design]) => design),
      );
      const cart = await lab.home.call('GET /web-api/cart', {});
      const { order, token } = await ordered(lab, owner);
      const page = await lab.home.call('GET /web-api/orders/:token', { token });
      const fromCart = [];
      const fromPage = [];
      for (const { picture } of cart.lines) fromCart.push(await servedPicture(lab.shop, `${picture}-240.webp`, lab.home.jar));
      for (const { picture } of page.lines) fromPage.push(await servedPicture(lab.shop, `${picture}-240.webp`));
      const [listed] = (await lab.home.call('GET /web-api/customer-area', {})).orders;
      expect(listed?.pictures).toEqual(page.lines.slice(0, 3).map(({ picture }) => picture));
      await freeze(lab, order);
      const write = await mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 })['order-mail']?.({ order: order.id }, lab.shop);
      await lab.shop.store.write(async (trx) => write?.(trx));
      const mail = (await listMails(lab.shop.store)).find((one) => one.order === order.id);
      if (!mail) throw new Error('no mail');
      expect(mail.html).not.toContain('/img/');
      const shown = await withLinePictures(mail, lab.shop);
      const pictures = shown.pictures.filter(({ cid }) => cid.startsWith('line-'));
      await writeTicket(lab.shop, order, [], new Map());
      const ticket = (await lab.shop.files.get(ticketKeys(order)['ticket.html'])).toString();
      const ticketPictures = [...ticket.matchAll(/src="data:image\/jpeg;base64,([^"]+)"/g)].map(([, data]) =>
        Buffer.from(data ?? '', 'base64'),
      );
      expect([cart.lines, page.lines, pictures, ticketPictures].map(({ length }) => length)).toEqual(Array(4).fill(designs.length));
      for (const [at, line] of order.lines.entries()) {
        const stored = storedDocument({ document: await lineDocument(lab.shop.store, line.id) });
        const answer = { name: names[at], status: 200, hash: `"${hashOf(stored)}"` };
        const [inCart, inPage] = [fromCart[at], fromPage[at]];
        for (const one of [inCart, inPage]) expect({ name: names[at], status: one?.status, hash: one?.headers.etag }).toEqual(answer);
        expect([names[at], hashOf(stored)]).toEqual([names[at], hashOf(designs[at]?.[1] ?? stored)]);
        if (!inCart || !inPage) throw new Error('no picture');
        expect([names[at], inPage.body.equals(inCart.body)]).toEqual([names[at], true]);
        for (const other of [pictures[at]?.content, ticketPictures[at]])
          expect([names[at], (await difference(inCart.body, other ?? Buffer.alloc(0))) < 4]).toEqual([names[at], true]);
      }
      // Each of these is another piece: no two pictures are alike.
      expect(new Set(fromCart.map(({ body }) => sha256(body))).size).toBe(designs.length);
    } finally {
      await lab.close();
    }
  });

  test('of an order is drawn from the Sheets that it was printed from', { timeout: 120_000 }, async () => {
    const lab = await cardShop(open);
    const [card] = designedPieces(null).slice(1);
    const owner = await withCart(lab, card ? [card[1]] : []);
    const { order, token } = await ordered(lab, owner);
    // As if a program of before had laid it out: the front lacks its words.
    await freeze(lab, order, (sheets) => {
      const all = JSON.parse(sheets) as { items: { kind: string }[] }[];
      return JSON.stringify(all.map((sheet) => ({ ...sheet, items: sheet.items.filter(({ kind }) => kind === 'fill') })));
    });
    const [line] = (await lab.home.call('GET /web-api/cart', {})).lines;
    expect(line).toBeUndefined();
    const [draft] = (await lab.home.call('GET /web-api/customer-area', {})).drafts;
    const saved = await servedPicture(lab.shop, `${draft?.picture}-240.webp`, lab.home.jar);
    const printed = await servedPicture(lab.shop, `/img/orders/${token}/1-240.webp`);
    expect([saved.status, printed.status, printed.headers.etag]).toEqual([200, 200, saved.headers.etag]);
    expect(await difference(saved.body, printed.body)).toBeGreaterThan(1);
  });

  test('is shown to the owner of the cart and to who may see the order, and to no other', { timeout: 120_000 }, async () => {
    const lab = await cardShop(open);
    const { shop, home } = lab;
    await withCart(
      lab,
      designedPieces(null)
        .slice(1, 2)
        .map(([, design]) => design),
    );
    await home.call('POST /web-api/cart/samples', { card: 'olivia' });
    await home.call('POST /web-api/gift-voucher', {
      amount: 50,
      message: 'Alles Liebe',
      recipientName: 'Mia',
      senderName: 'Zoë',
      delivery: 'print',
    });
    const { lines } = await home.call('GET /web-api/cart', {});
    expect(lines.map(({ kind }) => kind)).toEqual(['printed', 'sample', 'gift-voucher', 'gift-card']);
    const stranger = browser(shop);
    await stranger.call('POST /web-api/customer-signup', { ...zoe, email: 'max@beispiel.de' });
    for (const { kind, picture } of lines) {
      const status = async (jar?: Map<string, string>) => (await servedPicture(shop, `${picture}-240.webp`, jar)).status;
      expect([kind, await status(home.jar), await status(stranger.jar), await status()]).toEqual([kind, 200, 404, 404]);
    }
    for (const { id } of lines.slice(0, 2)) await home.call('DELETE /web-api/cart/lines/:id', { id });
    const cart = await home.call('GET /web-api/cart', {});
    const body = { ...orderBody(cart as never), payment: 'prepayment' };
    const { token } = await home.call('POST /web-api/order', body as never, { 'idempotency-key': orderKey() });
    const page = await home.call('GET /web-api/orders/:token', { token });
    const pictures = page.lines.map(({ picture }) => `${picture}-240.webp`);
    expect(pictures).toEqual([1, 2].map((position) => `/img/orders/${token}/${position}-240.webp`));
    for (const path of pictures) expect([path, (await servedPicture(shop, path)).status]).toEqual([path, 200]);
    const other = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const path of [`/img/orders/${other}/1-240.webp`, `/img/orders/${token}/9-240.webp`, `/img/orders/${token}/1-241.webp`])
      expect((await servedPicture(shop, path)).status).toBe(404);
    await shop.store.write((trx) => trx.updateTable('orders').set({ documents_erased_at: clock().toISOString() }).execute());
    await shop.store.write((trx) => trx.updateTable('order_lines').set({ document: null, summary: null }).execute());
    for (const path of pictures) expect((await servedPicture(shop, path)).status).toBe(404);
    const mail = {
      html: '<p><img src="cid:line-1" width="96" height="96" alt="">Karte</p>',
      order: (await findOrder(shop.store, token))?.id ?? null,
    };
    expect(await withLinePictures(mail, shop)).toMatchObject({ mail: { html: '<p>Karte</p>' }, pictures: [] });
    const erased = await home.call('GET /web-api/orders/:token', { token });
    expect(erased.lines.map(({ picture }) => picture)).toEqual(erased.lines.map(() => null));
  });
});
