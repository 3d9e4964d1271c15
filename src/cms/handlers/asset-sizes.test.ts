import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImagePath } from '#cms/protocol/image-path.ts';
import { assetSize } from './asset-sizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'federleicht-sizes-'));
const file = join(folder, 'file.webp');
beforeAll(() => sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } }).toFile(file));
afterAll(() => rmSync(folder, { recursive: true }));

function wishes(path: string) {
  const read = readImagePath(path);
  if (!read) throw new Error(`${path} is no size`);
  return read;
}

test('a new size is made once, however many ask for it at the same time', async () => {
  // More than may wait in line for drawings of their own.
  const made = await Promise.all(Array.from({ length: 150 }, () => assetSize(file, wishes('30x0'), 'image/webp')));
  expect(new Set(made).size).toBe(1);
  expect(made[0]?.type).toBe('image/webp');
});

test('a size that could not be made is tried again', async () => {
  const missing = join(folder, 'later.webp');
  await expect(assetSize(missing, wishes('30x0'), '')).rejects.toThrow();
  await sharp(file).toFile(missing);
  expect((await assetSize(missing, wishes('30x0'), '')).type).toBe('image/jpeg');
});
