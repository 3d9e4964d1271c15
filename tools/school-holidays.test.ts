import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '#store/catalogue/catalogue.ts';
import { openStore } from '#store/db/store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-holidays-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command on a shop in the folder. */
async function run(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const child = spawn(process.execPath, ['tools/school-holidays.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += String(chunk);
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, printed };
}

async function stored(): Promise<unknown> {
  const store = await openStore({ dataDir: folder, databaseUrl: null }, () => new Date());
  const rows = await readCatalogue(store);
  await store.close();
  return rows.find(({ kind, id }) => kind === 'options' && id === 'school-holidays')?.row;
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const easter = {
  area: 'DE-BY',
  year: 2027,
  name: 'Testferien',
  from: '2027-03-22',
  to: '2027-04-02',
  source: 'Quelle eines Tests',
  asOf: '2026-11-01',
};
const autumn = { ...easter, name: 'Andere Testferien', from: '2027-11-01', to: '2027-11-05' };

test('a list of school holidays is taken over in place of all that were there', { timeout: 120_000 }, async () => {
  const both = await run(await file('both.json', JSON.stringify([easter, autumn])));
  expect(both).toMatchObject({ code: 0, printed: expect.stringContaining('2 Ferienzeiten stehen im Shop.') });
  expect(await stored()).toEqual([easter, autumn]);
  const one = await run(await file('one.json', JSON.stringify([autumn])));
  expect(one).toMatchObject({ code: 0, printed: expect.stringContaining('1 Ferienzeit steht im Shop.') });
  expect(await stored()).toEqual([autumn]);
});

test('a wrong list, a file that is none and a wrong call end with a sentence and change nothing', { timeout: 120_000 }, async () => {
  const before = await stored();
  const reversed = await file('reversed.json', JSON.stringify([{ ...easter, to: '2027-03-01' }]));
  const cases: [args: string[], said: RegExp][] = [
    [[reversed], /passt nicht, im Shop wurde nichts geändert.*wiederholen/s],
    [[await file('no-json.json', 'Ferien')], /nicht lesbar oder kein JSON.*nichts geändert/s],
    [[], /^So: node tools/],
  ];
  for (const [args, said] of cases) {
    const { code, printed } = await run(...args);
    expect([code, printed]).toEqual([1, expect.stringMatching(said)]);
    expect(printed).not.toMatch(/\n\s+at /);
  }
  expect(await stored()).toEqual(before);
});
