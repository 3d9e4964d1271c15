/** A shop whose orders of photos on labs' goods are produced in process: a customer with a photo, files by their names, `order.json`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { openDecoder } from '#services/images/decoder.ts';
import { savePicture } from '#services/images/upload.ts';
import type { PrintedLine } from '#services/print/line-files.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { openFiles } from '#store/file/files.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import type { Engine } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';

/** Upper left, upper right, lower left, lower right. */
export const quarterColours = ['#c02020', '#20a040', '#2040c0', '#808080'] as const;

/** A photo of four even quarters. */
export async function quarters(): Promise<Buffer> {
  const even = (background: string) =>
    sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
      .png()
      .toBuffer();
  const parts = await Promise.all(quarterColours.map(even));
  return sharp({ create: { width: 3600, height: 2400, channels: 3, background: '#ffffff' } })
    .composite(parts.map((input, at) => ({ input, left: (at % 2) * 1800, top: at < 2 ? 0 : 1200 })))
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The photo of a customer who is signed in lies among the pictures. `close` leaves nothing behind; the store is closed by its opener. */
export async function openLabShop(open: Engine['open'], clock: () => Date) {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-lab-orders-'));
  const { decode, close: closeDecoder } = openDecoder({ entry: join(import.meta.dirname, '../src/decode.ts'), tempDir: dataDir });
  const base = await seededShop(open, clock);
  const files = await openFiles({ dataDir, bucket: null });
  const more = { hosts: [], files, tempDir: dataDir, decode, uploadBytesPerDay: 20e9 };
  const shop = { ...accountShop(base.store, clock), ...base, ...more } as Shop;
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  const photoId = await uploaded(quarters(), 'Foto.jpg');

  /** The id of another picture of the customer. */
  async function uploaded(bytes: Promise<Buffer>, name: string): Promise<string> {
    const file = join(dataDir, `upload-${orderKey()}`);
    await writeFile(file, await bytes);
    return (await home.withContext((context) => savePicture(context, file, name))).id;
  }

  /** The order of these designs, with the bytes of each file by its name, and `order.json`. */
  async function ordered(...designIds: string[]) {
    for (const designId of designIds) await home.call('POST /web-api/cart/lines', { designId });
    const cart = await home.call('GET /web-api/cart', {});
    for (const line of cart.lines) expect(line).toMatchObject({ problems: [] });
    const { token } = await home.call('POST /web-api/order', { ...orderBody(cart as never), payment: 'prepayment' } as never, {
      'idempotency-key': orderKey(),
    });
    const order = await findOrder(shop.store, token);
    if (!order) throw new Error('no order');
    const made = new Map<string, Buffer>();
    const noted = [];
    const printed = new Map<string, PrintedLine>();
    for (const line of order.lines) {
      const produced = await producePrintFiles(shop, order, line);
      for (const { name, key } of produced.files) made.set(name, await shop.files.get(key));
      printed.set(line.id, produced);
      noted.push(...produced.files);
    }
    await writeTicket(shop, order, noted, printed);
    const lab = JSON.parse((await shop.files.get(ticketKeys(order)['order.json'])).toString());
    return { order, cart, files: made, lab, printed };
  }

  return {
    shop,
    home,
    photoId,
    dataDir,
    uploaded,
    ordered,
    async close() {
      await closeDecoder();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Colours by their place in shares of width and height, from a small copy; with the alpha where the picture has it. */
export async function coloursOf(picture: Buffer): Promise<(x: number, y: number) => number[]> {
  const side = 200;
  const { data, info } = await sharp(picture).resize(side, side, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.floor(y * side) * side + Math.floor(x * side)) * info.channels;
    return [...data.subarray(at, at + info.channels)];
  };
}

/** Within three steps of 8 bits. */
export function expectColour(actual: number[], hex: string): void {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (const [index, value] of wanted.entries()) expect(Math.abs((actual[index] ?? 0) - value)).toBeLessThanOrEqual(3);
}
