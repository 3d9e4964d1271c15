import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileBytes, writeTemporaryFile } from './temporary-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'federleicht-temporary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parts = [100_000, 1, 0, 70_000].map((length, seed) => Uint8Array.from({ length }, (_, at) => (at * 31 + seed) % 256));
const whole = Buffer.concat(parts);

async function writeParts(path: string): Promise<{ sha256: string; bytes: number }> {
  return writeTemporaryFile(path, async (write) => {
    for (const part of parts) await write(part);
  });
}

test('a temporary file has the chunks in their order, and its hash and length are those of the file', async () => {
  const path = join(folder, 'chunks');
  const { sha256, bytes } = await writeParts(path);
  expect(readFileSync(path).equals(whole)).toBe(true);
  expect([sha256, bytes]).toEqual([createHash('sha256').update(whole).digest('hex'), 170_001]);
});

test('a temporary file never continues or replaces a file, and an error while it is written comes through', async () => {
  const path = join(folder, 'twice');
  await writeParts(path);
  await expect(writeParts(path)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(path).equals(whole)).toBe(true);
  const failed = writeTemporaryFile(join(folder, 'failed'), async (write) => {
    await write(whole);
    throw new Error('no photo');
  });
  await expect(failed).rejects.toThrow('no photo');
});

test('the error of a full disk is told as one', async () => {
  const write = writeTemporaryFile(join(folder, 'full'), async () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  });
  await expect(write).rejects.toMatchObject({ code: 'storage-full' });
});

test('bytes of a file are those of an array, at its ends and beyond them too', async () => {
  const path = join(folder, 'read');
  await writeParts(path);
  const bytes = openFileBytes(path);
  const ranges: [number, number][] = [
    [0, 8],
    [99_990, 100_010],
    [169_990, 170_001],
    [169_990, 180_000],
    [180_000, 190_000],
    [5, 5],
    [9, 3],
  ];
  expect(bytes.length).toBe(whole.length);
  for (const [start, end] of ranges) expect(Buffer.from(bytes.subarray(start, end))).toEqual(whole.subarray(start, end));
  truncateSync(path, 10);
  expect(() => bytes.subarray(0, 20)).toThrow('became shorter');
  bytes.close();
});
