/** The code of a household as files, read by a decoder that is not the generator's. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { isFault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';
import { accountShop, browser } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { renderPdf } from '#tests/read-pdf.ts';
import { householdCodeFile, openCodeFile } from './code-file.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer }, fireImmediately: true });
});

async function pixelsOf(bytes: Uint8Array, format: string) {
  if (format === 'pdf') return renderPdf(bytes, 0, 6);
  const { data, info } = await sharp(bytes, { density: 300 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function textOf(bytes: Uint8Array, format: string): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(bytes, format);
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
  return (await readBarcodes(pixels, { formats: ['QRCode'], tryInvert: false, maxNumberOfSymbols: 1 }))[0]?.text;
}

withStore('the code of a household as a file', (open) => {
  async function start() {
    const shop = accountShop(await open(), () => new Date('2027-04-01T09:00:00Z'));
    const home = browser(shop);
    const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
    const { rows } = await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows: [{ names: 'Anna und Max Weiß' }] });
    const household = rows[0]?.id ?? '';
    const { id } = await home.call('POST /web-api/events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
    const { owner } = await shop.store.db.selectFrom('events').select('owner').where('id', '=', id).executeTakeFirstOrThrow();
    const { link } = await home.call('GET /web-api/events/:id/households/:household', { id, household });
    const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: new URL(link?.url ?? '').origin };
    const contextOf = (current: string | null) => ({ shop, site, actor: { kind: 'visitor', owner: { current } } }) as unknown as Context;
    return { shop, home, id, household, owner, url: link?.url ?? '', contextOf };
  }

  test.each(['svg', 'png', 'pdf'])('%s is read as the address of its page, and is kept by nobody [E052]', async (format) => {
    const { id, household, owner, url, contextOf } = await start();
    const response = await householdCodeFile(contextOf(owner), { id, household, format });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="qr-code.${format}"`);
    expect((await textOf(new Uint8Array(await response.arrayBuffer()), format))?.toLowerCase()).toBe(url.toLowerCase());
  });

  test('opens from then on, and is not there for others, for other households and for other formats', async () => {
    const { shop, id, household, owner, contextOf } = await start();
    await shop.store.write((trx) => trx.deleteFrom('access_keys').execute());
    await householdCodeFile(contextOf(owner), { id, household, format: 'svg' });
    expect(await shop.store.db.selectFrom('access_keys').select('household').execute()).toEqual([{ household }]);
    const codeOf = (context: Context, wanted: object) =>
      householdCodeFile(context, { id, household, format: 'svg', ...wanted }).then(
        () => 'answered',
        (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
      );
    expect(await codeOf(contextOf('O'.repeat(22)), {})).toBe('not-found');
    expect(await codeOf(contextOf(null), {})).toBe('not-found');
    expect(await codeOf(contextOf(owner), { household: 'H'.repeat(22) })).toBe('not-found');
    expect(await codeOf(contextOf(owner), { format: 'constructor' })).toBe('not-found');
  });

  test.each(['svg', 'png', 'pdf'])(
    'for all as %s is read as the address of the page for all, once that shows something',
    async (format) => {
      const { home, id, owner, contextOf } = await start();
      const codeOf = (context: Context, wanted: object = {}) =>
        openCodeFile(context, { id, format, ...wanted }).then(
          () => 'answered',
          (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
        );
      expect(await codeOf(contextOf(owner))).toBe('not-found');
      const { parts } = await home.call('GET /web-api/events/:id', { id });
      const part = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: [], childOptions: [] };
      if (parts.length === 0) await home.call('PUT /web-api/events/:id/parts', { id, version: 1, parts: [part] });
      const [fest] = (await home.call('GET /web-api/events/:id', { id })).parts;
      await home.call('PUT /web-api/events/:id/open-parts', { id, parts: [fest?.id ?? ''] });
      const { link } = await home.call('GET /web-api/events/:id/access', { id });
      const response = await openCodeFile(contextOf(owner), { id, format });
      expect([response.headers.get('cache-control'), response.headers.get('x-content-type-options')]).toEqual([
        'private, no-store',
        'nosniff',
      ]);
      expect((await textOf(new Uint8Array(await response.arrayBuffer()), format))?.toLowerCase()).toBe(link?.url.toLowerCase());
      expect([await codeOf(contextOf('O'.repeat(22))), await codeOf(contextOf(owner), { format: 'constructor' })]).toEqual([
        'not-found',
        'not-found',
      ]);
    },
  );
});
