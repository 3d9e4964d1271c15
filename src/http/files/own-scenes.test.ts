/** Designs of customers in product scenes: who may see them, and what comes where no scene can be drawn. */
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { Shop } from '#services/handler.ts';
import { withLinePictures } from '#services/mail/line-pictures.ts';
import { addLine } from '#store/cart/carts.ts';
import { createDesign } from '#store/design/designs.ts';
import { createShare, revokeShare } from '#store/design/shares.ts';
import { findOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { onePrint, writeDrawnScene } from '#tests/drawn-scene.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { orderFor } from '#tests/orders.ts';
import { servedPicture } from '#tests/served-picture.ts';

const folders = vi.hoisted(() => ({ root: '' }));
vi.mock('#resources/product-scenes.ts', async (original) => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  folders.root = mkdtempSync(`${tmpdir()}/own-scenes-`);
  const module = await original<typeof import('#resources/product-scenes.ts')>();
  return { ...module, sceneFolder: folders.root, sceneMarks: (root = folders.root) => module.sceneMarks(root) };
});

beforeAll(async () => {
  await writeDrawnScene(folders.root, 'folded-card-a6', [onePrint(105, 148)]);
  await writeDrawnScene(folders.root, 'plain-cards-a6', [onePrint(105, 148)]);
  await writeDrawnScene(folders.root, 'leaf-cards-a6', [onePrint(148, 105)]);
  truncateSync(join(folders.root, 'plain-cards-a6/600/light.webp'), 40);
  truncateSync(join(folders.root, 'plain-cards-a6/1200/light.webp'), 40);
});
afterAll(() => rmSync(folders.root, { recursive: true }));

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const rowOf = (id: string) => designRows.find((row) => row.id === id) as DesignTemplate;
const mourning = designRows.find((row) => row.occasion === 'trauer' && row.forms.some((one) => one.form === 'flat' && one.format === 'a6'));

async function openShop(open: Engine['open']) {
  const base = await seededShop(open, clock);
  const lines: unknown[][] = [];
  const log: Shop['log'] = (level, event, details) => void lines.push([level, event, details?.scene]);
  const shop = { ...accountShop(base.store, clock), ...base, hosts: [], log } as Shop;
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  const owner = await home.owner();
  if (!owner) throw new Error('no session');
  return { shop, home, owner, lines };
}

async function saved({ shop, owner }: Awaited<ReturnType<typeof openShop>>, card: DesignTemplate, form: 'flat' | 'folded') {
  const document = blankDesign(card, form, 'a6', undefined, 'none');
  const choice = { card: card.id, form, format: 'a6' as const, paper: 'feinstpapier', refinementType: 'none' as const };
  const { id } = await createDesign(shop.store, owner, { product: 'card', document, choice, quantity: 50 }, clock());
  return { id, choice };
}

withStore('a design in a product scene', (open) => {
  test('is seen by visitors of its link, as page and preview, until the link is revoked', { timeout: 120_000 }, async () => {
    const opened = await openShop(open);
    const { shop, home, owner } = opened;
    const { id } = await saved(opened, rowOf('olivia'), 'folded');
    const share = await createShare(shop.store, owner, id, 'view');
    const { scene } = await home.call('GET /web-api/shared/:token', { token: share?.token ?? '' });
    expect(scene?.image).toBe(`/img/shared/${share?.token}/scene-1`);
    expect(scene?.preview).toMatch(new RegExp(`^https?://.+/img/shared/${share?.token}/scene-1-1200\\.jpg$`));
    for (const [path, type, width] of [
      ['600.webp', 'image/webp', 600],
      ['1200.jpg', 'image/jpeg', 1200],
    ] as const) {
      const { status, headers, body } = await servedPicture(shop, `${scene?.image}-${path}`);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'private, no-store']);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(await sharp(body).metadata()).toMatchObject({ width, height: (width * 3) / 4 });
    }
    expect((await servedPicture(shop, `${scene?.image}-601.webp`)).status).toBe(404);
    await revokeShare(shop.store, owner, id, share?.id ?? '');
    expect((await servedPicture(shop, `${scene?.image}-600.webp`)).status).toBe(410);
  });

  test('is seen by its owner, in the widths of scenes, and by nobody else', { timeout: 120_000 }, async () => {
    const opened = await openShop(open);
    const { shop, home } = opened;
    const { id } = await saved(opened, rowOf('olivia'), 'folded');
    const path = (width: number) => `/img/designs/${id}/scene-1-${width}.webp`;
    for (const width of [600, 1200]) {
      const { status, headers, body } = await servedPicture(shop, path(width), home.jar);
      expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=86400']);
      expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    }
    expect((await servedPicture(shop, path(960), home.jar)).status).toBe(404);
    const stranger = browser(shop);
    await stranger.call('POST /web-api/customer-signup', { ...zoe, email: 'fremd@example.com' });
    expect((await servedPicture(shop, path(600), stranger.jar)).status).toBe(404);
    expect((await servedPicture(shop, path(600))).status).toBe(404);
    const other = await saved(opened, rowOf('gartentor'), 'flat');
    expect((await servedPicture(shop, path(600).replace(id, other.id), home.jar)).status).toBe(404);
  });

  test('is no address where no scene suits the design, and the finished piece where its layers are torn', {
    timeout: 120_000,
  }, async () => {
    const opened = await openShop(open);
    const { shop, home, owner, lines } = opened;
    const { id } = await saved(opened, rowOf('gartentor'), 'flat');
    const share = await createShare(shop.store, owner, id, 'view');
    const token = share?.token ?? '';
    expect((await home.call('GET /web-api/shared/:token', { token })).scene).toBeNull();
    expect((await servedPicture(shop, `/img/shared/${token}/scene-1-600.webp`)).status).toBe(404);

    const torn = await saved(opened, mourning ?? rowOf('olivia'), 'flat');
    const other = (await createShare(shop.store, owner, torn.id, 'view'))?.token ?? '';
    const { scene } = await home.call('GET /web-api/shared/:token', { token: other });
    const { status, body } = await servedPicture(shop, `${scene?.image}-600.webp`);
    const { width, height } = await sharp(body).metadata();
    expect([status, width, height]).toEqual([200, 960, 960]);
    expect(lines).toEqual([['error', 'product-scene-unreadable', 'plain-cards-a6']]);
    expect((await home.call('GET /web-api/shared/:token', { token: other })).scene).toBeNull();
  });

  test('is the finished piece where the print has another shape, and the log says why', { timeout: 120_000 }, async () => {
    const opened = await openShop(open);
    const { id } = await saved(opened, rowOf('mondwal'), 'flat');
    const share = await createShare(opened.shop.store, opened.owner, id, 'view');
    const { status, body } = await servedPicture(opened.shop, `/img/shared/${share?.token}/scene-1-600.webp`);
    expect([status, (await sharp(body).metadata()).height]).toEqual([200, 960]);
    expect(opened.lines).toEqual([['error', 'picture-failed', 'leaf-cards-a6']]);
  });

  test('is on the page and in the mail of its order, and nowhere once the order is erased', { timeout: 120_000 }, async () => {
    const opened = await openShop(open);
    const { shop, home, owner } = opened;
    const { id, choice } = await saved(opened, rowOf('olivia'), 'folded');
    await addLine(shop.store, owner, { item: { kind: 'printed', product: 'card', choice, design: id }, quantity: 50 }, clock());
    const placing = await placeOrder(shop.store, owner, await orderFor(shop.store, owner), clock());
    if (!placing.ok) throw new Error(placing.reason);
    const { token } = placing.order;
    const [line] = (await home.call('GET /web-api/orders/:token', { token })).lines;
    expect(line?.scene?.image).toMatch(new RegExp(`^/img/orders/${token}/1/scene-\\d+$`));
    const { status, headers } = await servedPicture(shop, `${line?.scene?.image}-1200.webp`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'private, max-age=3600']);
    const order = await findOrder(shop.store, token);
    const mail = { html: '<p><img src="cid:scene-1" width="536" alt="">Karte</p>', order: order?.id ?? null };
    const { pictures } = await withLinePictures(mail, shop);
    expect(pictures.map(({ cid }) => cid)).toEqual(['scene-1']);
    expect(await sharp(pictures[0]?.content).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 675 });
    const other = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await servedPicture(shop, `/img/orders/${other}/1/scene-1-1200.webp`)).status).toBe(404);
    await shop.store.write((trx) => trx.updateTable('orders').set({ documents_erased_at: clock().toISOString() }).execute());
    await shop.store.write((trx) => trx.updateTable('order_lines').set({ document: null, summary: null }).execute());
    expect((await servedPicture(shop, `${line?.scene?.image}-1200.webp`)).status).toBe(404);
    expect((await withLinePictures(mail, shop)).mail.html).toBe('<p>Karte</p>');
    expect((await home.call('GET /web-api/orders/:token', { token })).lines[0]?.scene).toBeNull();
  });
});
