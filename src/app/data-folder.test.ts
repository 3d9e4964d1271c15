import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder, sweepTemp } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'federleicht-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('a new data folder can be read by its user only', async () => {
  const dataDir = join(folder, 'shop', 'data');
  const { tempDir, isPrivate } = await openDataFolder(dataDir);
  expect([modeOf(dataDir), modeOf(tempDir), isPrivate]).toEqual([0o700, 0o700, true]);
});

test('a data folder that others could read is closed to them', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o755 });
  await openDataFolder(dataDir);
  expect(modeOf(dataDir)).toBe(0o700);
});

test('uploads that a crash left behind are deleted, one in progress stays', async () => {
  const { tempDir } = await openDataFolder(folder);
  const now = new Date();
  for (const name of ['upload-left', 'upload-current']) {
    mkdirSync(join(tempDir, name));
    writeFileSync(join(tempDir, name, 'upload'), 'x');
  }
  const before = new Date(now.getTime() - 20 * 60_000);
  utimesSync(join(tempDir, 'upload-left'), before, before);
  await sweepTemp(tempDir, now);
  expect(readdirSync(tempDir)).toEqual(['upload-current']);
});
