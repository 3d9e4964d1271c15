/** Files made to attack their readers, uploaded to the running shop. */
import { createServer, type Server } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileForm } from '#tests/file-form.ts';
import { createClient } from '#tests/load/client.ts';
import { sharedShop } from '#tests/shared-shop.ts';
import { freshIpAddress } from '#tests/shop.ts';

const shop = await sharedShop();
const client = createClient(shop.port, freshIpAddress());
/** Counts requests: nothing that a visitor uploads may make the shop fetch an address. */
let canary: Server;
let canaryHits = 0;
let canaryAddress = '';

beforeAll(async () => {
  canary = createServer((_request, response) => {
    canaryHits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const address = canary.address();
  canaryAddress = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/canary`;
});

afterAll(async () => {
  client.close();
  canary?.close();
});

const script = '<script>alert(document.domain)</script>';

function photo(width = 600, height = 400) {
  return sharp({ create: { width, height, channels: 3, background: '#b08d57' } });
}

async function upload(bytes: Uint8Array, name = 'photo.jpg'): Promise<{ status: number; text: string }> {
  const { status, body } = await client.send('POST', '/web-api/customer-picture', fileForm(bytes, name));
  return { status, text: body.toString('utf8') };
}

/** A JPEG segment of this kind behind the start of the image. */
function withSegment(jpeg: Buffer, marker: number, content: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, marker), length, Buffer.from(content), jpeg.subarray(2)]);
}

/** An archive with one file, which readers of archives find from the end of the bytes. */
function zip(): Buffer {
  const data = deflateRawSync(Buffer.from(script));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(data.length, 18);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  return Buffer.concat([head, data, end]);
}

describe('a file that attacks its readers', () => {
  const svg = () =>
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY net SYSTEM "${canaryAddress}">]>` +
    `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${script}<image href="${canaryAddress}"/><text>&file;&net;</text></svg>`;
  const refused: [string, () => Buffer][] = [
    ['an SVG with a script, entities and outside pictures', () => Buffer.from(svg())],
    ['a page with the name of a photo', () => Buffer.from(`<!doctype html><title>x</title>${script}`)],
    ['a PDF with an action', () => Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/URI/URI(${canaryAddress})>>>>endobj\n%%EOF`)],
    ['a GIF that is a script as well', () => Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;fetch("${canaryAddress}")`)],
    ['PostScript', () => Buffer.from('%!PS-Adobe-3.0\n(/etc/passwd) (r) file 100 string readstring pop ==\n')],
    ['a picture script of ImageMagick', () => Buffer.from(`push graphic-context\nfill 'url(${canaryAddress})'\npop graphic-context\n`)],
    ['a playlist', () => Buffer.from(`#EXTM3U\n#EXTINF:1,\n${canaryAddress}\n`)],
  ];

  test.each(refused)('%s is refused with a sentence', async (_, file) => {
    const { status, text } = await upload(file());
    expect([415, 422], text).toContain(status);
    expect(JSON.parse(text).message).toMatch(/[.!]$/);
    expect(text).not.toContain('root:');
  });

  const taken: [string, () => Promise<Buffer>][] = [
    ['a JPEG with a script in its comment', async () => withSegment(await photo().jpeg().toBuffer(), 0xfe, script)],
    [
      'a JPEG with a script and an address in XMP',
      async () =>
        withSegment(
          await photo().jpeg().toBuffer(),
          0xe1,
          `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${script}${canaryAddress}</x:xmpmeta>`,
        ),
    ],
    ['a JPEG with a page behind it', async () => Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(`<html>${script}</html>`)])],
    ['a PNG with an archive behind it', async () => Buffer.concat([await photo().png().toBuffer(), zip()])],
    ['a WebP with a script in its metadata', async () => photo().withXmp(`<x:xmpmeta>${script}</x:xmpmeta>`).webp().toBuffer()],
  ];

  test.each(taken)('%s is taken, and its served copies hold pixels only', async (_, file) => {
    const { status, text } = await upload(await file());
    expect(status, text).toBe(200);
    const { preview, thumb } = JSON.parse(text) as { preview: string; thumb: string };
    for (const path of [preview, thumb]) {
      const { headers, body } = await client.send('GET', path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).toMatch(/^image\//);
      expect(headers['content-security-policy']).toContain('sandbox');
      for (const trace of ['<script', 'alert(', 'canary', 'PK\u0003\u0004']) expect(body.includes(trace), trace).toBe(false);
    }
  });

  test('no file made the shop ask for an address', () => {
    expect(canaryHits).toBe(0);
  });
});
