/** Every table with an owner or a customer is exported and erased: a new table fails here until both know it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CustomerId } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { customerOf } from '#services/actor.ts';
import { downloadExport } from '#services/customer/download-export.ts';
import { erasureJobs } from '#services/erasure/close-account.job.ts';
import { erasePerson } from '#services/erasure/erase-person.ts';
import { exportJobs } from '#services/erasure/export.job.ts';
import { exportPerson } from '#services/erasure/export-person.ts';
import type { Shop } from '#services/handler.ts';
import { sha256 } from '#services/sha256.ts';
import { addLine } from '#store/cart/carts.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { createDesign } from '#store/design/designs.ts';
import { personalTables as personalTablesOfCopy } from '#store/erasure/personal-tables.ts';
import { openFiles } from '#store/file/files.ts';
import { listMails } from '#store/mail/mails.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { createUploadLink } from '#store/picture/upload-links.ts';
import { createSessionTransfer } from '#store/session/session-transfers.ts';
import { accountShop, browser, mailedToken, runJobs, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { guestWithCart, orderFor, plainContent, plainLine } from '#tests/orders.ts';
import { readZip } from '#tests/read-zip.ts';

/** Their column `owner` is a hash of an address, not an owner. */
const hashed = ['vouchers', 'sample_grants'];

/** Where the export (person.json) has what a table holds; null for a table that holds no words of the person, with the reason. */
const exported: Partial<Record<keyof Tables, readonly string[] | null>> = {
  owners: ['guests'],
  sessions: ['sessions'],
  designs: ['drafts'],
  pictures: ['pictures'],
  carts: ['cartLines'],
  orders: ['orders'],
  messages: ['messages'],
  calendar_entries: ['calendarEntries'],
  guest_lists: ['guestLists'],
  events: ['events'],
  event_hosts: ['ledEvents'],
  tile_words: ['tileWords'],
  wishes: ['account', 'wishes'],
  wish_list_shares: ['account', 'wishListShares'],
  logins: ['account', 'logins'],
  google_identities: ['account', 'google'],
  passkeys: ['account', 'passkeys'],
  account_links: ['account', 'links'],
  account_events: ['account', 'events'],
  customer_exports: ['account', 'exports'],
  customer_addresses: ['account', 'addresses'],
  // The order's number and token, which the order has.
  idempotent_responses: null,
  // Times and the number of photos of a link that is over in hours.
  upload_links: null,
  // A code that opens the session for a minute.
  session_transfers: null,
};

/** Tables that name a list or an event, and through it its owner. */
const ofGuestList = [
  'households',
  'guests',
  'list_changes',
  'household_moves',
  'imports',
  'import_rows',
  'address_requests',
  'address_keys',
  'address_answers',
  'event_parts',
  'menu_options',
  'part_invites',
  'replies',
  'household_replies',
  'reply_revisions',
  'food_notes',
  'seating_plans',
  'seating_tables',
  'seats',
  'seating_wishes',
  'seating_changes',
  'gifts',
  'event_designs',
  'access_keys',
  'short_codes',
  'open_parts',
  'open_replies',
  'event_mailings',
  'event_mails',
  'event_notices',
  'event_pictures',
  'event_questions',
  'question_answers',
  'event_plans',
  'event_plan_notices',
] as const;

/** Each engine's own list of columns: Kysely's introspection reads the schemas of other tests, too, and fails when one is dropped. */
const columnsOf = {
  sqlite: sql`select m.name as "table", c.name as "column" from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`,
  postgres: sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema()`,
};

async function personalTables({ db, engine }: Store): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`${columnsOf[engine]}`.execute(db);
  const named = rows.filter(({ column }) => column === 'owner' || column === 'customer').map(({ table }) => table);
  return [...new Set(named)].filter((table) => !hashed.includes(table)).sort();
}

/** A list with a row in each table below it. */
async function fillGuestList(trx: StoreTransaction, owner: OwnerId, id: string, at: string): Promise<void> {
  const settings = { name: 'Hochzeit', country: 'DE', language: 'de', formality: 'du', tone: 'friend', order_rule: 'listed' } as const;
  const counts = { version: 1, settings_version: 1, changed_at: at };
  await trx
    .insertInto('guest_lists')
    .values({ id, owner, ...settings, ...counts })
    .execute();
  const address = { street: 'Weg 1', extra: '', postcode: '80331', city: 'München', country: 'DE', address_state: 'ok' } as const;
  await trx
    .insertInto('households')
    .values({ id, list: id, position: 1, version: 1, ...address, plus_ones: 0, note: '', search: '' })
    .execute();
  const name = { title: '', given: 'Erika', noble: '', family: 'Osswald', suffix: '', nick: '' };
  await trx
    .insertInto('guests')
    .values({ id, household: id, position: 1, kind: 'adult', ...name, gender_source: 'guess', invited: 1, note: '' })
    .execute();
  await trx.insertInto('list_changes').values({ list: id, version: 1, actor: owner, at, label: '{}', inverse: '{}' }).execute();
  await trx.insertInto('household_moves').values({ list: id, household: newToken(), target: id }).execute();
  const file = { file_name: 'Gäste.csv', sha256: id, format: 'csv', mapping: '{}', stats: '{}', state: 'draft', made_at: at } as const;
  await trx
    .insertInto('imports')
    .values({ id, list: id, ...file })
    .execute();
  await trx.insertInto('import_rows').values({ import: id, row: 1, raw_hash: '', outcome: 'new', problems: '[]' }).execute();
  const request = {
    title: 'Zoë',
    note: '',
    ends_on: '2027-05-01',
    asks: '{}',
    site: '{}',
    secret: '',
    key_hash: id,
    key_version: 1,
  } as const;
  await trx
    .insertInto('address_requests')
    .values({ id, list: id, ...request, state: 'open', made_at: at })
    .execute();
  await trx.insertInto('address_keys').values({ request: id, household: id, hash: id, key_version: 1, mails: 0 }).execute();
  const answered = { names: 'Erika Osswald', company: '', extra: '', region: '', email: '', phone: '', street: 'Weg 2', postcode: '80331' };
  await trx
    .insertInto('address_answers')
    .values({ id, request: id, ...answered, city: 'München', country: 'DE', edit_hash: id, state: 'new', at, version: 1 })
    .execute();
  await fillEvent(trx, owner, id, at);
}

/** An event with a row in each table below it. */
async function fillEvent(trx: StoreTransaction, owner: OwnerId, id: string, at: string): Promise<void> {
  const days = { first_day: '2027-06-12', last_day: '2027-06-12', expires_on: '2028-06-12' };
  const facts = { occasion: 'hochzeit', details: '{}', title: 'Zoë', zone: 'Europe/Berlin', secret: '', key_version: 1, version: 1 };
  await trx
    .insertInto('events')
    .values({ id, owner, list: id, ...facts, ...days, state: 'open', made_at: at })
    .execute();
  await trx.insertInto('event_parts').values({ id, event: id, position: 1, name: 'Fest', starts_at: '2027-06-12', place: '' }).execute();
  await trx.insertInto('menu_options').values({ id, part: id, position: 1, name: 'Saibling', for_children: 0 }).execute();
  await trx.insertInto('part_invites').values({ part: id, guest: id }).execute();
  const given = { answer: 'yes', answered_at: at, via: 'household', version: 1 } as const;
  await trx
    .insertInto('replies')
    .values({ part: id, guest: id, ...given })
    .execute();
  await trx.insertInto('household_replies').values({ event: id, household: id, message: 'Wir kommen', reopened: 0, version: 1 }).execute();
  const states = { before: '{}', after: '{}' };
  await trx
    .insertInto('reply_revisions')
    .values({ event: id, household: id, version: 1, actor: 'household', at, ...states })
    .execute();
  await trx.insertInto('food_notes').values({ event: id, guest: id, text: 'Nüsse', consented_at: at, by: 'household' }).execute();
  await trx.insertInto('seating_plans').values({ part: id, version: 1 }).execute();
  const table = { position: 1, name: 'Eltern', shape: 'round', seats: 8, locked: 0 } as const;
  await trx
    .insertInto('seating_tables')
    .values({ id, part: id, ...table })
    .execute();
  await trx.insertInto('seats').values({ part: id, guest: id, table: id, position: 1, fixed: 0 }).execute();
  await trx.insertInto('seating_wishes').values({ part: id, guest: id, other: newToken(), kind: 'near' }).execute();
  await trx.insertInto('seating_changes').values({ part: id, version: 1, inverse: '{}' }).execute();
  await trx.insertInto('gifts').values({ id, event: id, position: 1, household: id, text: 'Vase', thanked_at: at }).execute();
  await trx.insertInto('access_keys').values({ event: id, household: id, hash: id }).execute();
  await trx.insertInto('short_codes').values({ event: id, household: id, hash: id }).execute();
  await trx.insertInto('open_parts').values({ part: id }).execute();
  const open = { names: '["Erika Osswald"]', answers: '[]', message: 'Juhu', email: '', edit_hash: id, state: 'new' } as const;
  await trx
    .insertInto('open_replies')
    .values({ id, event: id, ...open, at, version: 1 })
    .execute();
  await trx
    .insertInto('event_hosts')
    .values({ id, event: id, owner, name: 'Gabi', can_edit: 1, hash: id, made_at: at, joined_at: at })
    .execute();
  await trx.insertInto('event_mailings').values({ event: id, site: '{}', reminds: 1, tells: 1, keeps: 0 }).execute();
  await trx.insertInto('event_notices').values({ event: id, days: 30, expires_on: '2028-06-12', at }).execute();
  const mail = { kind: 'link', state: 'queued', address: '', note: '', tries: 0 } as const;
  await trx
    .insertInto('event_mails')
    .values({ id, event: id, household: id, dedupe: id, ...mail, due_at: at, at })
    .execute();
  await trx.insertInto('event_pictures').values({ event: id, picture: id, position: 1, alt: 'Zoë' }).execute();
  await trx
    .insertInto('event_questions')
    .values({ id, event: id, position: 1, kind: 'text', text: 'Welches Lied?', choices: '[]' })
    .execute();
  await trx.insertInto('question_answers').values({ question: id, household: id, text: 'Samba' }).execute();
  await trx.insertInto('event_plans').values({ event: id, pieces: '{}', notices: 1 }).execute();
  await trx.insertInto('event_plan_notices').values({ event: id, word: 'invitation:14:2027-02-01', sent_at: at }).execute();
}

/** A row in each table that the calls below fill in no other way. */
async function fill(trx: StoreTransaction, owner: OwnerId, customer: CustomerId): Promise<void> {
  const at = '2026-11-22T10:00:00.000Z';
  const id = newToken();
  await trx.insertInto('google_identities').values({ sub: '1', customer, email: zoe.email, linked_at: at }).execute();
  await trx
    .insertInto('passkeys')
    .values({
      id,
      customer,
      rp_id: 'x',
      public_key: 'k',
      counter: 0,
      transports: '[]',
      backed_up: 0,
      name: 'Telefon',
      created_at: at,
      used_at: null,
    })
    .execute();
  const keys = { print_key: `pictures/${id}/a`, preview_key: `pictures/${id}/b`, thumb_key: `pictures/${id}/c` };
  const facts = { name: 'a.jpg', sha256: id, kind: 'jpeg', width: 1, height: 1, orientation: 1, focus_x: 0.5, focus_y: 0.5, bytes: 1 };
  const times = { created_at: at, hidden_at: null, unreferenced_since: null };
  await trx
    .insertInto('pictures')
    .values({ id, owner, ...facts, ...keys, ...times, warnings: '[]' })
    .execute();
  await trx
    .insertInto('messages')
    .values({
      id,
      fingerprint: '',
      owner,
      address: zoe.email,
      email: zoe.email,
      name: null,
      order_number: null,
      message: 'Hallo',
      channel: 'federleicht',
      country: 'DE',
      path: null,
      code: null,
      mail: id,
      acknowledgement: null,
      created_at: at,
    })
    .execute();
  await fillGuestList(trx, owner, id, at);
  await trx
    .insertInto('idempotent_responses')
    .values({ owner, key: id, fingerprint: '', status: 200, body: '{}', created_at: at })
    .execute();
}

/** The copy of a customer's data as it is downloaded. */
async function copyOf(shop: Shop, home: TestBrowser): Promise<Map<string, Buffer>> {
  const state = async () => (await home.call('GET /web-api/customer-export', {})).export?.state;
  expect(await state()).toBe('preparing');
  await expect(home.withContext(downloadExport)).rejects.toMatchObject({ code: 'not-found' });
  await runJobs(
    shop,
    exportJobs(async () => Buffer.from('%PDF')),
  );
  expect(await state()).toBe('ready');
  const response = await home.withContext(downloadExport);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  await expect(browser(shop).withContext(downloadExport)).rejects.toMatchObject({ code: 'sign-in' });
  return readZip(Buffer.from(await response.arrayBuffer()));
}

/** How an account ends: by `npm run erase`, or closed by its customer. */
const ends = ['erased', 'closed'] as const;

withStore('what belongs to a customer', (_open, engine) => {
  test.each(ends)('is in every table that names an owner or a customer, is exported, and is gone when the account was %s', async (end) => {
    const settings = await engine.migrated();
    const store = await engine.open(settings);
    const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
    let now = new Date();
    const shop = { ...accountShop(store, () => now), files, tempDir: settings.dataDir };
    expect(await personalTables(store)).toEqual([...Object.keys(exported).filter((table) => table !== 'owners'), 'owners'].sort());
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    await home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, zoe.email)) ?? '' });
    await home.call('POST /web-api/wish-list', { wishes: [{ card: 'emma', colourway: 'rost' }] });
    await home.call('POST /web-api/wish-list-share', { showsName: true });
    await home.call('PUT /web-api/tile-words', { first: 'Zoë' });
    await home.call('PUT /web-api/calendar-entries', { entries: [{ kind: 'birthday', name: 'Oma Inge', day: 14, month: 3, year: 1947 }] });
    const address = { firstName: 'Zoë', lastName: 'Müller', street: 'Weg 1', postalCode: '80331', city: 'München', country: 'DE' } as const;
    await home.call('POST /web-api/customer-addresses', { address, isDelivery: true, isBilling: true });
    const { owner, customer } = await home.withContext(async (context) => ({
      owner: context.actor.owner.current as OwnerId,
      customer: customerOf(context.actor),
    }));
    if (!customer) throw new Error('no customer');
    // An order with another address that the customer placed is the customer's, too.
    const { owner: guest } = await guestWithCart(store);
    const order = await orderFor(store, guest, { email: 'gabi@beispiel.de' });
    const placed = await placeOrder(store, guest, order);
    if (!placed.ok) throw new Error(placed.reason);
    await store.write(async (trx) => {
      await trx.updateTable('orders').set({ owner, state: 'delivered' }).where('id', '=', placed.order.id).execute();
      await fill(trx, owner, customer.id);
    });
    const picture = await store.db.selectFrom('pictures').select(['print_key', 'preview_key', 'thumb_key']).executeTakeFirstOrThrow();
    for (const key of Object.values(picture)) await files.put(key, Buffer.from('x'));
    const design = await createDesign(store, owner, plainContent());
    const event = await store.db.selectFrom('events').select('id').where('owner', '=', owner).executeTakeFirstOrThrow();
    await store.write((trx) => trx.insertInto('event_designs').values({ design: design.id, event: event.id, shown: '[]' }).execute());
    await addLine(store, owner, plainLine(design.id));
    await createSessionTransfer(store, owner, customer.login);
    await createUploadLink(store, owner, new Date());
    await home.call('POST /web-api/customer-export', {});
    const rowsIn = async (table: string) => {
      const column = table === 'owners' ? 'id' : null;
      const rows = await store.db
        .selectFrom(table as 'owners')
        .selectAll()
        .execute();
      return rows.filter((row) => {
        const { owner: has, customer: of, id } = row as { owner?: string; customer?: string | null; id?: string };
        return (column === 'id' && id === owner) || has === owner || of === customer.id;
      });
    };
    for (const table of Object.keys(exported)) expect([table, (await rowsIn(table)).length]).not.toEqual([table, 0]);
    const folder = mkdtempSync(join(tmpdir(), 'federleicht-export-'));
    await exportPerson({ store, files }, zoe.email, folder, new Date());
    const person = JSON.parse(readFileSync(join(folder, 'person.json'), 'utf8'));
    rmSync(folder, { recursive: true, force: true });
    for (const [table, path] of Object.entries(exported)) {
      const found = path?.reduce((value, key) => value?.[key], person);
      if (path) expect([table, found?.length ?? 0]).not.toEqual([table, 0]);
    }
    expect(JSON.stringify(person)).not.toContain('$argon2id$');
    const zip = await copyOf(shop, home);
    const manifest = JSON.parse(String(zip.get('manifest.json')));
    expect(manifest.files.map(({ path }: { path: string }) => path)).toEqual([...zip.keys()].slice(0, -1));
    for (const { path, bytes, sha256: hash } of manifest.files)
      expect([path, zip.get(path)?.length, sha256(zip.get(path) ?? '')]).toEqual([path, bytes, hash]);
    const copied = [...zip.keys()].join(' ');
    expect(copied).toContain(`designs/${design.id}.json designs/${design.id}.pdf`);
    expect(copied).toMatch(/pictures\/\S{22}/);
    for (const table of await personalTables(store)) {
      const columns = personalTablesOfCopy[table as keyof Tables];
      const rows = JSON.parse(String(zip.get(`tables/${table}.json`) ?? '[]'));
      expect([table, rows.length > 0]).toEqual([table, typeof columns !== 'string']);
    }
    for (const table of ofGuestList)
      expect([table, JSON.parse(String(zip.get(`tables/${table}.json`) ?? '[]')).length]).toEqual([table, 1]);
    const all = [...zip].flatMap(([name, bytes]) => (name.endsWith('.json') ? [String(bytes)] : [])).join('\n');
    expect(all).not.toMatch(/\$argon2id\$|"password"|"token_hash"/);
    expect(all).toContain('gabi@beispiel.de');
    if (end === 'erased') {
      const erased = await erasePerson({ store, files, dataDir: settings.dataDir }, zoe.email, new Date());
      expect(erased).toMatchObject({ ok: true, erasure: { kept: [placed.order.number] } });
    } else {
      await home.call('POST /web-api/customer-close', { email: 'ZOE@beispiel.de ' });
      const jobs = erasureJobs(settings.dataDir);
      await runJobs(shop, jobs);
      const mails = await listMails(store);
      expect(mails.map(({ subject }) => subject)).toEqual(['Das Konto bei Federleicht ist geschlossen']);
      expect(mails.map(({ text }) => text).join()).not.toMatch(/\b([Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich|Sie|Ihr\w*|Ihnen)\b/);
      now = new Date(now.getTime() + 24 * 3_600_000);
      await runJobs(shop, jobs);
      expect(await listMails(store)).toEqual([]);
      expect(JSON.stringify(await store.db.selectFrom('jobs').selectAll().execute())).not.toMatch(/zoe@beispiel/i);
      const erased = readFileSync(join(settings.dataDir, 'erased.jsonl'), 'utf8');
      expect(erased).toContain(owner);
      expect(await files.list('pictures/')).toEqual([]);
      expect(await files.list('exports/')).toEqual([]);
    }
    for (const table of Object.keys(exported)) expect([table, await rowsIn(table)]).toEqual([table, []]);
    for (const table of ofGuestList) expect([table, await store.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect(await store.db.selectFrom('customers').selectAll().execute()).toEqual([]);
    expect(await home.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false, cartCount: 0 });
  });
});
