/** Card types from the blank card to the checked print file: a leporello, a round sticker, a booklet; and what their calls refuse. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { type CardForm, cardFormKeys } from '#core/products/card/formats.ts';
import { cardTypes, cardVariants } from '#core/products/card/types.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { written } from '#tests/render/written-card.ts';
import { sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();
const visitor = guest(shop);
const out = mkdtempSync(join(tmpdir(), 'federleicht-types-'));

afterAll(() => {
  rmSync(out, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await visitor.call(method, path, body, headers);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

type Options = { form: CardForm; format: string; paper: string; quantity: number; punching?: string; pageCount?: number };

/** Saves a blank card with words of its own. */
async function saved({ quantity, ...options }: Options): Promise<string> {
  const { form, format, punching, pageCount } = options;
  const card = blankId(form);
  const pages = pageCount === undefined ? '' : `&pageCount=${pageCount}`;
  const { design } = await call('GET', `/web-api/card-blank?card=${card}&form=${form}&format=${format}${pages}`);
  const document = { ...design, product: { ...design.product, ...(punching ? { punching } : {}) } };
  const choice = { card, ...options, refinementType: 'none', quantity };
  const { id } = await call('POST', '/web-api/designs', { design: written(document), choice });
  return id;
}

/** Waits for the files of an order, and writes them to `out`. */
async function printed(orderNumber: string): Promise<string[]> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const run = spawnSync(process.execPath, ['tools/order-files.ts', orderNumber, '--out', out], {
      env: { ...process.env, DATA_DIR: shop.dataDir },
      encoding: 'utf8',
    });
    if (run.status === 0) return readdirSync(out).sort();
    if (Date.now() > deadline) throw new Error(`no files of ${orderNumber} within a minute:\n${run.stderr}\n${shop.output()}`);
    await new Promise((ready) => setTimeout(ready, 250));
  }
}

describe('an order of a leporello, round stickers and a booklet [E078]', () => {
  test('goes from blank cards to checked print files', async () => {
    const leporello = await saved({ form: 'leporello', format: 'a6', paper: 'naturpapier', quantity: 25, punching: 'wave' });
    const sticker = await saved({ form: 'sticker-round', format: 'round-50', paper: 'haftpapier', quantity: 50 });
    const booklet = await saved({ form: 'booklet', format: 'a5', paper: 'heftpapier', quantity: 20, pageCount: 12 });
    for (const designId of [leporello, sticker, booklet]) {
      // A blank card asks about its blank pages, and about nothing else.
      const { findings } = await call('GET', `/web-api/designs/${designId}/preflight`);
      expect(findings.filter(({ rule }: { rule: string }) => rule !== 'blank-page')).toEqual([]);
      await call('POST', '/web-api/cart/lines', { designId, confirmed: findings.map(({ key }: { key: string }) => key) });
    }
    const cart = await call('GET', '/web-api/cart');
    expect(cart).toMatchObject({ orderable: true });
    expect(cart.lines.map(({ name, options }: { name: string; options: string }) => [name, options])).toEqual([
      ['Leporello zum Selbstgestalten', 'Leporello A6, Naturpapier weiß 300, Wellenrand'],
      ['Aufkleber, rund, zum Selbstgestalten', 'Aufkleber, rund, 5\u00a0cm, Haftpapier matt 90'],
      ['Heft zum Selbstgestalten', 'Heft A5, Naturpapier Heft 120, 12 Seiten'],
    ]);
    const [, second] = cart.lines;
    expect((await visitor.call('PATCH', `/web-api/cart/lines/${second.id}`, { quantity: 55 })).json.code).toBe('off-ladder');
    expect(second).toMatchObject({ fewer: 40, more: 60, least: 10 });
    // Booklets are printed matter of the reduced rate; by hand they take three days and no express.
    expect(cart.vat.map(({ percent }: { percent: string }) => percent)).toEqual(['19\u00a0%', '7\u00a0%']);
    expect(cart.shippingTypes?.map(({ type }: { type: string }) => type) ?? ['standard']).toEqual(['standard']);

    const { orderNumber } = await call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
    const files = await printed(orderNumber);
    const pdfs = files.filter((name) => name.startsWith(orderNumber));
    expect(pdfs.map((name) => name.replace(`${orderNumber}_`, ''))).toEqual([
      '01_card-blanko-leporello-leporello-a6_420x148_25x_2p_v1.pdf',
      '02_card-blanko-sticker-round-sticker-round-round-50_50x50_50x_1p_v1.pdf',
      '03_card-blanko-booklet-booklet-a5_148x210_20x_12p_v1.pdf',
    ]);
    // What production wrote has passed its check of the file; the sheet with its punching is there in full.
    const leporelloFile = readFileSync(join(out, pdfs[0] ?? ''), 'latin1');
    expect(leporelloFile.match(/\/TrimBox/g)).toHaveLength(2);
    expect(leporelloFile).toContain('/CUT');
    expect(leporelloFile).toContain('/FOLD');
  });
});

describe('calls about card types [D41]', () => {
  test('every form has a reference price in every format, and every format its ratio [F375]', async () => {
    for (const { form, format } of cardVariants) {
      const { options, price } = await call('GET', `/web-api/calculator/reference?productType=card&form=${form}&format=${format}`);
      expect(options).toMatchObject({ card: blankId(form), form, format, quantity: 50 });
      const query = new URLSearchParams(Object.entries(options).map(([key, value]) => [key, String(value)]));
      expect((await call('GET', `/web-api/card-price?${query}`)).total).toEqual(price.total);
      const { ratio, width, height } = await call('GET', `/web-api/aspect-ratio?productType=card&format=${format}`);
      expect(ratio).toBeCloseTo(width / height);
    }
  });

  test.each([
    ['a format that the form does not come in', 'form=polaroid&format=a6', 'format'],
    ['an unknown form', 'form=zeppelin', 'form'],
    ['a key twice over', 'form=leporello&form=fan', 'form'],
    ['an unknown key', 'form=leporello&colour=red', 'colour'],
  ])('a reference with %s is refused with its field', async (_, query, field) => {
    const answer = await visitor.call('GET', `/web-api/calculator/reference?productType=card&${query}`);
    expect([answer.status, answer.json.errors[0].field]).toEqual([422, field]);
  });

  test.each([
    ['a paper of another form', { paper: 'haftpapier' }, 'paper'],
    [
      'a punching of what is bound',
      { form: 'booklet', format: 'a5', card: 'blanko-booklet', paper: 'heftpapier', punching: 'wave' },
      'punching',
    ],
    [
      'a number of pages that does not fold',
      { form: 'booklet', format: 'a5', card: 'blanko-booklet', paper: 'heftpapier', pageCount: '10' },
      'pageCount',
    ],
    ['pages of what has none', { pageCount: '8' }, 'pageCount'],
    ['an unknown punching', { punching: 'zigzag' }, 'punching'],
    ['pages in words', { pageCount: 'acht' }, 'pageCount'],
  ])('a price with %s is refused with its field', async (_, change, field) => {
    const plain = {
      card: 'blanko-leporello',
      form: 'leporello',
      format: 'a6',
      paper: 'feinstpapier',
      refinementType: 'none',
      quantity: '50',
    };
    const answer = await visitor.call('GET', `/web-api/card-price?${new URLSearchParams({ ...plain, ...change })}`);
    expect([answer.status, answer.json.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
  });

  test('a document is refused whose punching, pages or form are not its choice’s', async () => {
    const { design } = await call('GET', '/web-api/card-blank?card=blanko-booklet&form=booklet&format=a5&pageCount=12');
    const choice = { card: 'blanko-booklet', form: 'booklet', format: 'a5', paper: 'heftpapier', refinementType: 'none', quantity: 20 };
    const field = async (changed: object, own: object) =>
      (await visitor.call('POST', '/web-api/designs', { design: { ...design, ...changed }, choice: own })).json.errors[0].field;
    expect(await field({}, { ...choice, pageCount: 16 })).toBe('choice');
    expect(await field({ pages: design.pages.slice(0, 8) }, { ...choice, pageCount: 12 })).toBe('design.pages');
    expect(await field({ product: { ...design.product, punching: 'wave' } }, { ...choice, pageCount: 12, punching: 'wave' })).toBe(
      'punching',
    );
    const many = await visitor.call('GET', '/web-api/card-blank?card=blanko-booklet&form=booklet&format=a5&pageCount=10');
    expect([many.status, many.json.errors[0].field]).toEqual([422, 'pageCount']);
  });
});

describe('the pages of card types [F018]', () => {
  test('the overview leads to every type, its page to a blank card', async () => {
    const { text } = await send(shop, { path: '/kartenarten/' });
    for (const form of cardFormKeys) expect(text, form).toContain(`/karten-designen/${blankId(form)}/`);
    const start = await send(shop, { path: '/configurator-card/' });
    expect([start.status, start.headers.location]).toEqual([302, '/kartenarten/']);
  });

  test('an address with type and format opens its blank card', async () => {
    for (const form of ['leporello', 'sticker-heart', 'newspaper'] as const) {
      const format = cardTypes[form].formats.at(-1);
      const { status, text } = await send(shop, { path: `/configurator-card/?form=${form}&format=${format}` });
      expect([status, text.includes(blankId(form))]).toEqual([200, true]);
    }
    expect((await send(shop, { path: '/configurator-card/?card=blanko-zeppelin' })).status).toBe(404);
  });
});
