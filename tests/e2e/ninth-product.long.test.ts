/** A product type that the sources do not have is sold by a copy of them with one more folder. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCopy, copySources } from '#tests/copied-sources.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { type BookmarkSize, bookmarkDocument, bookmarkFiles } from '#tests/ninth-product.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let copy: string;
let shop: RunningShop;
let visitor: ReturnType<typeof guest>;
const out = mkdtempSync(join(tmpdir(), 'federleicht-bookmarks-'));

beforeAll(async () => {
  copy = await builtCopy(bookmarkFiles());
  shop = await startShop({ cwd: copy });
  visitor = guest(shop);
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
  rmSync(out, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const answer = await visitor.call(method, path, body, headers);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

async function saved(size: BookmarkSize, paper: string, quantity: number): Promise<string> {
  const { id } = await call('POST', '/web-api/designs', {
    design: bookmarkDocument(size, 'Für Oma'),
    choice: { size, paper, quantity },
  });
  return id;
}

describe('a ninth product type', () => {
  test('is a folder of at most 150 lines, a line in the registry and a file of texts, and the copy type-checks', () => {
    const files = bookmarkFiles();
    const lines = Object.entries(files).flatMap(([path, text]) => (path.includes('/bookmark/') ? text.trimEnd().split('\n') : []));
    expect(lines.length).toBeLessThanOrEqual(150);
    const changed = Object.keys(files).filter((path) => !path.includes('bookmark'));
    expect(changed).toEqual(['src/core/products/sold.ts']);
    const sources = copySources({ add: files, tests: true });
    const run = (tool: string, ...options: string[]) =>
      spawnSync(resolve('node_modules/.bin', tool), options, { cwd: sources, encoding: 'utf8' });
    expect(run('react-router', 'typegen').status).toBe(0);
    // Each checker works out the types that it needs for itself: several do a half more work than one.
    expect(run('tsc', '--noEmit', '--checkers', '1').stdout).toBe('');
    rmSync(sources, { recursive: true });
  });

  test('has a price by size, paper and quantity, in the currency of the market', async () => {
    const price = (query: string) => call('GET', `/web-api/bookmark-price?${query}`);
    expect(await price('size=narrow&paper=smooth&quantity=1')).toMatchObject({ unit: { amount: 190 }, total: { text: '1,90\u00a0€' } });
    expect(await price('size=wide&paper=laid&quantity=50')).toMatchObject({
      unit: { amount: 232 },
      total: { amount: 11_600, currency: 'EUR' },
      ladder: [{ quantity: 1 }, { quantity: 10 }, { quantity: 50 }],
    });
    const { prices, options } = await call('GET', '/web-api/bookmark-pricing');
    expect([prices.CHF.size.wide, options.gramsPerM2.kraft]).toEqual([345, 250]);
  });

  test.each([
    ['a paper that is not offered', 'size=wide&paper=gold&quantity=1'],
    ['a key of another product', 'size=wide&paper=laid&format=a6&quantity=1'],
    ['more pieces than are sold', 'size=wide&paper=laid&quantity=501'],
  ])('refuses %s', async (_, query) => {
    expect((await visitor.call('GET', `/web-api/bookmark-price?${query}`)).status).toBe(422);
  });

  test('refuses a document of another size than its choice, and pages of another size than its product', async () => {
    const design = bookmarkDocument('narrow', 'Für Oma');
    const differs = await visitor.call('POST', '/web-api/designs', { design, choice: { size: 'wide', paper: 'laid', quantity: 1 } });
    expect([differs.status, differs.json.errors[0].field]).toEqual([422, 'choice']);
    const pages = design.pages.map((page) => ({ ...page, widthUm: 41_000 }));
    const larger = await visitor.call('POST', '/web-api/designs', {
      design: { ...design, pages },
      choice: { size: 'narrow', paper: 'laid', quantity: 1 },
    });
    expect([larger.status, larger.json.errors[0].field]).toEqual([422, 'design.pages']);
  });

  test('is saved, lies in the cart in two quantities, is ordered, printed and found again', async () => {
    const narrow = await saved('narrow', 'laid', 10);
    const wide = await saved('wide', 'kraft', 1);
    expect(await call('GET', `/web-api/designs/${narrow}`)).toMatchObject({
      choice: { size: 'narrow', paper: 'laid', quantity: 10 },
      design: { product: { type: 'bookmark', size: 'narrow' } },
    });
    expect((await call('GET', `/web-api/designs/${narrow}/preflight`)).orderable).toBe(true);

    await call('POST', '/web-api/cart/lines', { designId: narrow });
    const two = await call('POST', '/web-api/cart/lines', { designId: wide });
    const cart = await call('PATCH', `/web-api/cart/lines/${two.lines[1].id}`, { quantity: 3 });
    expect((await visitor.call('PATCH', `/web-api/cart/lines/${two.lines[1].id}`, { quantity: 501 })).json.code).toBe('off-ladder');
    expect(cart).toMatchObject({
      orderable: true,
      lines: [
        { product: 'bookmark', name: 'Lesezeichen', options: 'Lesezeichen schmal, Büttenpapier', quantity: 10, unit: { amount: 207 } },
        { options: 'Lesezeichen breit, Kraftpapier', quantity: 3, total: { amount: 810 }, editPath: null },
      ],
      goods: { amount: 2_880 },
    });
    const { cookie = '' } = visitor.headers();
    const page = await send(shop, { path: '/warenkorb/', headers: { cookie } });
    expect([page.status, page.text.includes('Lesezeichen schmal, Büttenpapier')]).toEqual([200, true]);

    const { drafts } = await call('GET', '/web-api/customer-area');
    expect(drafts).toMatchObject([
      { name: 'Lesezeichen', format: 'Lesezeichen breit', words: 'Für Oma', path: null, inCart: true },
      { name: 'Lesezeichen', format: 'Lesezeichen schmal', words: 'Für Oma', path: null, inCart: true },
    ]);

    const { orderNumber, token } = await call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
    expect(await call('GET', `/web-api/orders/${token}`)).toMatchObject({
      lines: [
        { quantity: 10, total: { amount: 2_070 } },
        { quantity: 3, total: { amount: 810 } },
      ],
    });
    await printed(orderNumber);
    const files = readdirSync(out).sort();
    expect(files).toEqual([
      `${orderNumber}_01_bookmark-narrow_40x160_10x_1p_v1.pdf`,
      `${orderNumber}_02_bookmark-wide_60x180_3x_1p_v1.pdf`,
      'delivery-note.pdf',
      'manifest.sha256',
      'ticket.html',
      'ticket.xjdf',
    ]);
    const pdf = readFileSync(join(out, files[1] ?? ''), 'latin1');
    // 60 × 180 mm in points, inside 3 mm of bleed.
    const trimBox = /\/TrimBox \[([^\]]+)\]/.exec(pdf)?.[1]?.split(' ') ?? [];
    expect(trimBox.map((points) => Number(points).toFixed(3))).toEqual(['8.504', '8.504', '178.583', '518.740']);
    const ticket = readFileSync(join(out, 'ticket.xjdf'), 'utf8');
    expect(ticket).toContain('Amount="10"');
    expect(ticket).toContain('Weight="280"');
    expect(readFileSync(join(out, 'ticket.html'), 'utf8')).toContain('Kraftpapier, 250 g/m²');

    const account = await send(shop, { path: '/kundenkonto/', headers: { cookie } });
    expect([account.status, account.text.includes('Lesezeichen breit'), account.text.includes(orderNumber)]).toEqual([200, true, true]);
  });
});

/** Waits for the files of an order, and writes them to `out`. */
async function printed(orderNumber: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const run = spawnSync(process.execPath, ['tools/order-files.ts', orderNumber, '--out', out], {
      cwd: copy,
      env: { ...process.env, DATA_DIR: shop.dataDir },
      encoding: 'utf8',
    });
    if (run.status === 0) return;
    if (Date.now() > deadline) throw new Error(`no files of ${orderNumber} within a minute:\n${run.stderr}\n${shop.output()}`);
    await new Promise((ready) => setTimeout(ready, 250));
  }
}
