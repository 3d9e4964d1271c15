/** Photos of a phone, sent to a running shop in parts as the editor does. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createClient } from '#tests/load/client.ts';
import type { RunningShop } from '#tests/shop.ts';

const uploadsPath = '/web-api/customer-picture/uploads';
/** As the editor. */
const concurrency = 3;

/** A photo of 12 megapixels, about 4 MB. */
export function largePhoto(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 90 + (seed % 80), sigma: 24 };
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The same photo with other bytes: another comment behind the start of the image. */
export function numbered(jpeg: Buffer, number: number): Buffer {
  const text = Buffer.from(String(number).padStart(8, '0'));
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, 0xfe, 0, text.length + 2), text, jpeg.subarray(2)]);
}

/** Sends `count` photos as one customer, three at once, and gives the status of each. */
export async function sendPhotos(shop: Pick<RunningShop, 'port'>, count: number, photoOf: (at: number) => Buffer): Promise<number[]> {
  const client = createClient(shop.port, '127.0.0.21');
  const site = { 'tus-resumable': '1.0.0', 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', 'sec-fetch-site': 'same-origin' };
  const statuses: number[] = [];

  async function sendPhoto(at: number): Promise<number> {
    const bytes = photoOf(at);
    const encoded = (text: string) => Buffer.from(text).toString('base64');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const created = await client.send('POST', uploadsPath, {
      headers: {
        ...site,
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${encoded(`Foto ${at}.jpg`)},sha256 ${encoded(hash)}`,
        'content-length': '0',
      },
    });
    if (created.status !== 201) return created.status;
    const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'content-length': String(bytes.length) };
    const { status } = await client.send('PATCH', created.headers.location ?? '', { headers: { ...site, ...part }, body: bytes });
    return status;
  }

  // The first one brings the cookie of the session.
  let next = 1;
  statuses[0] = await sendPhoto(0);
  const lane = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      statuses[at] = await sendPhoto(at);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  client.close();
  return statuses;
}
