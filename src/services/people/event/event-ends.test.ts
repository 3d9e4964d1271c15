/** The end of an event: what its host is told, what is deleted, and what its links say. */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { deleteExpired } from '#services/retention/retention.job.ts';
import type { Store } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { anna, keysOf, mailedEvent } from '#tests/mailed-event.ts';

/** Ended and wrong links, byte for byte. */
const bodyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (isFault(error) ? JSON.stringify([error.code, error.details.text]) : Promise.reject(error)),
  );

const tablesOf = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table'`,
  postgres: sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema()`,
};

/** Everything that a database and the files of a folder hold. */
async function everything(store: Store, folder: string): Promise<string> {
  const { rows: tables } = await tablesOf[store.engine].execute(store.db);
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push((await sql`select * from ${sql.table(name)}`.execute(store.db)).rows);
  const files = (of: string): string[] =>
    readdirSync(of).flatMap((name) => (statSync(join(of, name)).isDirectory() ? files(join(of, name)) : [join(of, name)]));
  // The file of the database keeps what was deleted until its page is written over: its tables are above.
  const kept = files(folder).filter((name) => !/shop\.db(?:-wal|-shm)?$/.test(name));
  return JSON.stringify(rows) + kept.map((name) => `${name} ${readFileSync(name, 'latin1')}`).join('\n');
}

const names = /Gast\d|Beispiel\b|(?<!zoe)@beispiel|Hochzeit|Sophie|Zieht warme|Herzlich von uns/;

onEachEngine('the end of an event', (_open, engine) => {
  async function ended({ keeps = false } = {}) {
    const settings = await engine.migrated();
    const store = await engine.open(settings);
    const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
    mkdirSync(settings.dataDir, { recursive: true });
    const event = await mailedEvent(store, { emails: [anna, 'kim@beispiel.de'] });
    await event.mail('link', 'Zieht warme Schuhe an.');
    const keys = (await event.sent()).flatMap(keysOf);
    await event.answer(keys[0] ?? '', 'yes', 'Herzlich von uns');
    await event.deliver();
    if (keeps) await event.home.call('PUT /web-api/events/:id/end', { id: event.id, keepsList: true });
    const retain = async (at: string) => {
      event.clock.now = Date.parse(at);
      await deleteExpired({ store, files, clock: () => new Date(event.clock.now) });
    };
    const ask = (key: string) => bodyOf(event.guest().call('GET /web-api/event-pages/:key', { key }));
    const notices = async () => (await event.toHost()).filter(({ subject }) => /gelöscht/.test(subject));
    return { ...event, dataDir: settings.dataDir, keys, retain, ask, notices };
  }

  test('is told to the host thirty and seven days before, each once, and anew when its day moves [E055]', async () => {
    const { run, notices, store, id } = await ended();
    for (const at of ['2028-05-12T09:00Z', '2028-05-13T09:00Z', '2028-05-13T12:00Z', '2028-05-20T09:00Z']) await run(at);
    expect((await notices()).map(({ to, subject }) => [to, subject])).toEqual([[zoe.email, 'Sophie & Jörg: Wird am 12.06.2028 gelöscht']]);
    expect((await notices())[0]?.text).toContain('Auch die Gästeliste wird gelöscht');
    await Promise.all([run('2028-06-05T09:00Z'), run('2028-06-05T09:00Z')]);
    await run('2028-06-11T09:00Z');
    expect(await notices()).toHaveLength(2);
    const moved = { first_day: '2027-08-01', last_day: '2027-08-01', expires_on: '2028-08-01' };
    await store.write((trx) => trx.updateTable('events').set(moved).where('id', '=', id).execute());
    for (const at of ['2028-06-12T09:00Z', '2028-07-02T09:00Z', '2028-07-03T09:00Z', '2028-07-25T09:00Z']) await run(at);
    expect((await notices()).map(({ subject }) => subject).slice(2)).toEqual([
      'Sophie & Jörg: Wird am 01.08.2028 gelöscht',
      'Sophie & Jörg: Wird am 01.08.2028 gelöscht',
    ]);
  });

  test('leaves no name in any table or file; its links say that it is over for ninety days, then what wrong ones say [E055]', async () => {
    const { retain, store, dataDir, ask, keys, home, id, run } = await ended();
    const [right = '', other = ''] = keys;
    expect(await ask(right)).toBe('answered');
    const wrong = await ask('0'.repeat(26));
    await run('2028-06-05T09:00Z');
    expect((await everything(store, dataDir)).match(names)).not.toBeNull();
    await retain('2028-06-13T03:00Z');
    const over = await ask(right);
    expect([over, await ask(other)]).toEqual([over, over]);
    expect(over).toMatch(/^\["gone"/);
    expect(over).not.toMatch(names);
    expect(await ask('0'.repeat(26))).toBe(wrong);
    expect(wrong).toMatch(/^\["not-found"/);
    const tables = [
      'events',
      'event_mails',
      'event_mailings',
      'event_notices',
      'replies',
      'access_keys',
      'guest_lists',
      'households',
      'guests',
    ] as const;
    for (const table of tables)
      expect([
        table,
        await store.db
          .selectFrom(table as 'events')
          .selectAll()
          .execute(),
      ]).toEqual([table, []]);
    expect((await everything(store, dataDir)).match(names)).toBeNull();
    const codes = await Promise.all([
      bodyOf(home.call('GET /web-api/events/:id', { id })),
      bodyOf(home.call('GET /web-api/events/:id/mails', { id })),
    ]);
    expect(codes.map((code) => code.slice(0, 12))).toEqual(['["not-found"', '["not-found"']);
    await retain('2028-09-10T03:00Z');
    expect(await ask(right)).toBe(over);
    await retain('2028-09-11T03:00Z');
    expect(await ask(right)).toBe(wrong);
    expect(await store.db.selectFrom('ended_keys').selectAll().execute()).toEqual([]);
  });

  test('is said from its day on, before it is deleted in the night; links that were revoked before are wrong ones [E055]', async () => {
    const { ask, keys, clock, home, id } = await ended();
    const [right = ''] = keys;
    clock.now = Date.parse('2028-06-11T21:59:59Z');
    expect(await ask(right)).toBe('answered');
    clock.now = Date.parse('2028-06-11T22:00:00Z');
    expect(await ask(right)).toMatch(/^\["gone"/);
    clock.now = Date.parse('2027-04-02T09:00Z');
    await home.call('POST /web-api/events/:id/links', { id });
    const wrong = await ask('0'.repeat(26));
    expect(await ask(right)).toBe(wrong);
    clock.now = Date.parse('2028-06-12T09:00Z');
    expect(await ask(right)).toBe(wrong);
  });

  test('keeps names and addresses of the list where the host wants them, and nothing else [E055]', async () => {
    const { retain, store, list } = await ended({ keeps: true });
    await retain('2028-06-13T03:00Z');
    expect(await store.db.selectFrom('events').selectAll().execute()).toEqual([]);
    const lists = await store.db.selectFrom('guest_lists').select(['id', 'changed_at']).execute();
    expect(lists).toEqual([{ id: list, changed_at: '2028-06-13T03:00:00.000Z' }]);
    expect(await store.db.selectFrom('guests').select('given').orderBy('given').execute()).toHaveLength(2);
    expect(JSON.stringify(await store.db.selectFrom('mails').selectAll().execute())).not.toMatch(names);
  });

  test('leaves the list of another event that is not over', async () => {
    const { retain, store, home, list } = await ended();
    await home.call('POST /web-api/events', { title: 'Taufe', firstDay: '2028-05-01', occasion: 'taufe', list });
    await retain('2028-06-13T03:00Z');
    expect(await store.db.selectFrom('events').select('title').execute()).toEqual([{ title: 'Taufe' }]);
    expect(await store.db.selectFrom('households').select('id').execute()).toHaveLength(2);
    await retain('2029-05-02T03:00Z');
    expect(await store.db.selectFrom('guest_lists').select('id').execute()).toEqual([]);
  });

  test('deletes notes on food thirty days after the last day, before everything else', async () => {
    const { retain, store, id } = await ended();
    const [guest] = await store.db.selectFrom('guests').select('id').execute();
    const note = { event: id, guest: guest?.id ?? '', text: 'Nüsse', consented_at: '2027-05-01T00:00:00.000Z', by: 'household' } as const;
    await store.write((trx) => trx.insertInto('food_notes').values(note).execute());
    await retain('2027-07-12T03:00Z');
    expect(await store.db.selectFrom('food_notes').selectAll().execute()).toHaveLength(1);
    await retain('2027-07-13T04:00Z');
    expect(await store.db.selectFrom('food_notes').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('events').selectAll().execute()).toHaveLength(1);
  });
});
