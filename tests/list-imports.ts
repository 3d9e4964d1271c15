/** Files and texts that are read into a guest list by their calls, in this process. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { GridRefusal, gridLimits } from '#core/people/import/grid.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { importedList } from '#http/calls/imported-list.ts';
import type { Shop } from '#services/handler.ts';
import { readGrid } from '#services/sheets/read-grid.ts';
import type { Store } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { accountShop, type TestBrowser } from './customer-browser.ts';

/** A shop that keeps files and reads lists in this process. */
export async function importShop(store: Store, clock = () => new Date()): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'list-import-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const files = await openFiles({ dataDir, bucket: null });
  const read: Shop['readGrid'] = async (file) => {
    try {
      return await readGrid(new Uint8Array(await readFile(file)), gridLimits);
    } catch (error) {
      throw error instanceof GridRefusal ? new Fault('bad-input', error.refusal) : error;
    }
  };
  return { ...accountShop(store, clock), files, tempDir: dataDir, readGrid: read, uploadBytesPerDay: 20e9 } as Shop;
}

export const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

const url = 'https://www.federleicht.example/web-api/guest-lists/x/imports';

export function fileForm(bytes: Uint8Array<ArrayBuffer> | string, name: string): Request {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  return new Request(url, { method: 'POST', body: form });
}

export function textBody(text: string): Request {
  return new Request(url, { method: 'POST', body: JSON.stringify({ text }), headers: { 'content-type': 'application/json' } });
}

export async function newList(home: TestBrowser, country = 'DE') {
  const { id } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  if (country !== 'DE')
    await home.call('PUT /web-api/guest-lists/:id', { id, version: 0, name: 'Hochzeit', country, tone: 'friend', order: 'listed' });
  const send = (request: Request) => home.withContext((context) => importedList(request, context, id));
  const of = (one: string) => ({ id, import: one });
  return {
    id,
    send,
    read: async (query: object = {}) => home.call('GET /web-api/guest-lists/:id', { id, ...query }),
    preview: (one: string, query: object = {}) => home.call('GET /web-api/guest-lists/:id/imports/:import', { ...of(one), ...query }),
    change: (one: string, body: object) => home.call('PUT /web-api/guest-lists/:id/imports/:import', { ...of(one), version: 0, ...body }),
    commit: (one: string, version = 0) => home.call('POST /web-api/guest-lists/:id/imports/:import/commit', { ...of(one), version }),
    undo: (one: string) => home.call('POST /web-api/guest-lists/:id/imports/:import/undo', of(one)),
  };
}

/** Every row of households and guests, in an order that does not depend on when they were written. */
export async function tablesOf({ db }: Store) {
  const households = await sql`select * from households order by id`.execute(db);
  const guests = await sql`select * from guests order by id`.execute(db);
  return JSON.stringify([households.rows, guests.rows]);
}
