import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverCodeHash } from './server-code.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-code-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'chunks'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('equal code in another folder has the same hash; a changed or renamed file has another', async () => {
  const files = { 'server.js': 'start()', 'chunks/a.js': 'draw()' };
  const known = await serverCodeHash(folderOf(files));
  expect(known).toMatch(/^[0-9a-f]{64}$/);
  expect(await serverCodeHash(folderOf(files))).toBe(known);
  expect(await serverCodeHash(folderOf({ ...files, 'chunks/a.js': 'draw(2)' }))).not.toBe(known);
  expect(await serverCodeHash(folderOf({ 'server.js': 'start()', 'chunks/b.js': 'draw()' }))).not.toBe(known);
});
