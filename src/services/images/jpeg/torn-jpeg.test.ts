/** JPEGs whose pixels are not all there, in the decode role's real process. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { serverTexts } from '#texts/server-texts.ts';

const t = serverTexts({ locale: 'de-DE' });
let folder: string;
let decoder: Decoder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torn-jpeg-test-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../../decode.ts'), tempDir: join(folder, 'temp') });
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

let number = 0;
async function saved(bytes: Uint8Array): Promise<string> {
  number += 1;
  const file = join(folder, `${number}.jpg`);
  await writeFile(file, bytes);
  return file;
}

async function refusal(file: string, name: string): Promise<string> {
  const outcome = await decoder.decode(file, name).catch((error: unknown) => error);
  if (!isFault(outcome)) throw new Error(`expected a refusal of ${name}`);
  expect(outcome.code).toBe('picture-refused');
  return outcome.details.text ? t(outcome.details.text) : '';
}

describe.each([
  ['baseline', false],
  ['progressive', true],
])('a %s JPEG', (_kind, progressive) => {
  async function photo(): Promise<Buffer> {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000', noise } })
      .jpeg({ progressive })
      .toBuffer();
  }
  const part = (bytes: Buffer, from: number, to: number) => bytes.subarray(Math.floor(bytes.length * from), Math.floor(bytes.length * to));
  /** Position of the first segment after the JFIF header. */
  const afterHeader = (bytes: Buffer) => 4 + bytes.readUInt16BE(4);

  /** Its frame header promises this many lines. */
  function promising(bytes: Buffer, lines: number): Buffer {
    const copy = Buffer.from(bytes);
    for (let at = 2; at < copy.length; at += 2 + copy.readUInt16BE(at + 2)) {
      if (copy[at + 1] !== 0xc0 && copy[at + 1] !== 0xc2) continue;
      copy.writeUInt16BE(lines, at + 5);
      return copy;
    }
    throw new Error('a JPEG without a frame');
  }

  test('that lost a part of its middle is refused, and the old picture stays', async () => {
    const bytes = await photo();
    const text = await refusal(await saved(Buffer.concat([part(bytes, 0, 0.4), part(bytes, 0.6, 1)])), 'foto.jpg');
    expect(text).toContain('beschädigt oder unvollständig');
    expect(text).toContain('Das bisherige Bild bleibt erhalten');
  });

  test('that was cut and closed again is refused', async () => {
    const closed = Buffer.concat([part(await photo(), 0, 0.5), Buffer.of(0xff, 0xd9)]);
    expect(await refusal(await saved(closed), 'foto.jpg')).toContain('beschädigt oder unvollständig');
  });

  test('that has fewer lines than its header promises is refused', async () => {
    expect(await refusal(await saved(promising(await photo(), 9000)), 'foto.jpg')).toContain('beschädigt oder unvollständig');
  });

  test('with stray bytes between its segments is whole, and is taken', async () => {
    const bytes = await photo();
    const at = afterHeader(bytes);
    const stray = Buffer.concat([bytes.subarray(0, at), Buffer.of(1, 2, 3), bytes.subarray(at)]);
    const picture = await decoder.decode(await saved(stray), 'foto.jpg');
    expect([picture.width, picture.height]).toEqual([1200, 900]);
  });
});

const photoFile = new URL('../../../../tests/render/photo.jpg', import.meta.url);

test.each([0.36, 0.38])(
  'a photo that lacks some bytes at %d of its length is refused, though libjpeg decodes it without a word',
  async (share) => {
    const bytes = await readFile(photoFile);
    const from = Math.floor(bytes.length * share);
    const torn = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 100 + 100 * share)]);
    expect((await sharp(torn, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })).info.width).toBe(4_000);
    expect(await refusal(await saved(torn), 'foto.jpg')).toContain('beschädigt oder unvollständig');
  },
);

test.each([
  [16, 0.02],
  [64, 0.06],
])('a photo in scans of which %d bytes are zeros at %d of its length is refused, though libjpeg fills them', async (count, share) => {
  const bytes = await sharp(fileURLToPath(photoFile)).resize(1400).jpeg({ quality: 85, progressive: true }).toBuffer();
  const from = Math.floor(bytes.length * share);
  const torn = Buffer.from(bytes).fill(0, from, from + count);
  expect((await sharp(torn, { failOn: 'error' }).raw().toBuffer({ resolveWithObject: true })).info.width).toBe(1_400);
  expect(await refusal(await saved(torn), 'foto.jpg')).toContain('beschädigt oder unvollständig');
  expect((await decoder.decode(await saved(bytes), 'foto.jpg')).width).toBe(1_400);
});
