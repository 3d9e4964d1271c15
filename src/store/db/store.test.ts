import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createOwner, findSession } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { shopSecret } from '#tests/postgres.ts';
import { openStore } from './store.ts';
import { bumpVersion, readVersions } from './versions.ts';

onEachEngine('the store', (open, engine) => {
  test('eight processes may open a new database at once and make its tables once', async () => {
    const settings = await engine.fresh();
    const stores = await Promise.all(Array.from({ length: 8 }, () => open(settings)));
    const { id, token } = await createOwner(stores[0] as (typeof stores)[0]);
    for (const store of stores) expect(await findSession(store, token)).toMatchObject({ owner: id });
    expect(await stores[7]?.db.selectFrom('counters').selectAll().execute()).toEqual([{ name: 'order', value: 1_000_000 }]);
  });

  test('a database of a newer version is not opened', async () => {
    const settings = await engine.fresh();
    const store = await open(settings);
    await store.write((trx) => trx.insertInto('migrations').values({ name: '9999-later', applied_at: 'now' }).execute());
    await expect(openStore(settings, () => new Date())).rejects.toThrow('9999-later');
  });

  test('a failed write leaves nothing', async () => {
    const store = await open();
    const failing = store.write(async (trx) => {
      await bumpVersion(trx, 'cards');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readVersions(store)).toEqual(new Map());
    await store.write((trx) => bumpVersion(trx, 'cards'));
    expect(await readVersions(store)).toEqual(new Map([['cards', 1]]));
  });

  test('writes of two processes at the same time all count', async () => {
    const settings = await engine.fresh();
    const stores = [await open(settings), await open(settings)];
    await Promise.all(Array.from({ length: 60 }, (_, index) => stores[index % 2]?.write((trx) => bumpVersion(trx, 'cards'))));
    for (const store of stores) expect((await readVersions(store)).get('cards')).toBe(60);
  });

  test('a read sees what was written just before it', async () => {
    const store = await open();
    for (let count = 1; count <= 20; count += 1) {
      await store.write((trx) => bumpVersion(trx, 'prices'));
      expect((await readVersions(store)).get('prices')).toBe(count);
    }
  });

  test('counts come back as numbers', async () => {
    const store = await open();
    const row = await store.db
      .selectFrom('sessions')
      .select((query) => query.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(row.count).toBe(0);
  });

  test('a session is found by its token, never by what the database holds', async () => {
    const store = await open();
    const { id, token } = await createOwner(store);
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await findSession(store, token)).toMatchObject({ owner: id });
    expect(await findSession(store, id)).toBeNull();
    const stored = JSON.stringify(await store.db.selectFrom('sessions').selectAll().execute());
    expect(stored).not.toContain(token);
  });

  test('the day a session was last seen is noted', async () => {
    const store = await open();
    const { token, id } = await createOwner(store, new Date('2026-11-01T10:00:00Z'));
    await findSession(store, token, new Date('2026-11-02T09:00:00Z'));
    await findSession(store, token, new Date('2026-11-09T09:00:00Z'));
    const row = await store.db.selectFrom('owners').select('seen_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.seen_at).toBe('2026-11-09T09:00:00.000Z');
  });

  test('a session is valid for a year after its last use', async () => {
    const store = await open();
    const { token, id } = await createOwner(store, new Date('2026-01-01T00:00:00Z'));
    expect(await findSession(store, token, new Date('2026-12-31T23:59:59Z'))).toMatchObject({ owner: id });
    expect(await findSession(store, token, new Date('2027-12-31T23:59:58Z'))).toMatchObject({ owner: id });
    expect(await findSession(store, token, new Date('2028-12-30T23:59:58Z'))).toBeNull();
  });

  if (engine.name === 'sqlite') {
    test('the database is a file below DATA_DIR, in WAL mode and synchronous FULL', async () => {
      const settings = await engine.fresh();
      const store = await open(settings);
      expect(existsSync(join(settings.dataDir, 'shop.db'))).toBe(true);
      const synchronous = await store.write((trx) => sql<{ synchronous: number }>`pragma synchronous`.execute(trx));
      expect(synchronous.rows[0]?.synchronous).toBe(2);
      const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db);
      expect(mode.rows[0]?.journal_mode).toBe('wal');
    });

    test('the reading side refuses writes and transactions', async () => {
      const store = await open();
      await expect(store.db.deleteFrom('sessions').execute()).rejects.toThrow('readonly');
      await expect(store.db.transaction().execute(async () => {})).rejects.toThrow('store.write');
    });

    test('the event loop turns between writes that wait for each other', async () => {
      const store = await open();
      const steps: string[] = [];
      let isDone = false;
      function turn(): void {
        steps.push('turn');
        if (!isDone) setImmediate(turn);
      }
      setImmediate(turn);
      const write = (name: string) => store.write((trx) => bumpVersion(trx, name)).then(() => steps.push(name));
      await Promise.all([write('a'), write('b'), write('c')]);
      isDone = true;
      expect(steps.join(' ')).toMatch(/^(?:turn )*a (?:turn )+b (?:turn )+c$/);
    });

    test('a full disk is told as such and the store works again afterwards', async () => {
      const store = await open();
      const pages = await store.write((trx) => sql<{ page_count: number }>`pragma page_count`.execute(trx));
      await store.write((trx) => sql`pragma max_page_count = ${sql.raw(String(pages.rows[0]?.page_count))}`.execute(trx));
      const big = () =>
        store.write((trx) =>
          trx
            .insertInto('settings')
            .values({ name: 'big', value: 'x'.repeat(200_000) })
            .execute(),
        );
      await expect(big()).rejects.toMatchObject({ code: 'storage-full' });
      expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
      await store.write((trx) => sql`pragma max_page_count = 1000000`.execute(trx));
      await big();
      expect(await store.db.selectFrom('settings').select('name').execute()).toEqual([{ name: 'big' }]);
    });
  } else {
    test('a server that cannot be reached is told as busy', async () => {
      const settings = { databaseUrl: 'postgresql://shop@127.0.0.1:9/none', dataDir: '', shopSecret };
      await expect(openStore(settings, () => new Date())).rejects.toMatchObject({ code: 'busy' });
    });

    test('a lock that is not given in time is told as busy, and nothing is kept', async () => {
      const store = await open();
      await store.write((trx) => bumpVersion(trx, 'cards'));
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let locked: () => void = () => {};
      const isLocked = new Promise<void>((resolve) => {
        locked = resolve;
      });
      const first = store.write(async (trx) => {
        await bumpVersion(trx, 'cards');
        locked();
        await held;
      });
      await isLocked;
      const second = store.write(async (trx) => {
        await sql`set local lock_timeout = '50ms'`.execute(trx);
        await bumpVersion(trx, 'prices');
        await bumpVersion(trx, 'cards');
      });
      await expect(second).rejects.toMatchObject({ code: 'busy' });
      release();
      await first;
      expect(await readVersions(store)).toEqual(new Map([['cards', 2]]));
    });
  }
});
