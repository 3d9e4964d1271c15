/** Erasing and exporting one person on both databases: a search of everything finds only what the order keeps. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { OrderState } from '#core/order/life-cycle.ts';
import { backUp } from '#services/backup/backup.ts';
import { restoreBackup } from '#services/backup/restore.ts';
import { storeSheets } from '#services/print/frozen-sheets.ts';
import { openSnapshot } from '#store/backup/snapshot.ts';
import { addLine } from '#store/cart/carts.ts';
import { saveMessage } from '#store/customer/messages.ts';
import { confirmSignUp, saveSignUp } from '#store/customer/newsletter.ts';
import { truncateLog } from '#store/db/sqlite.ts';
import type { Store, StoreSettings } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { createDesign, saveDesign } from '#store/design/designs.ts';
import { addNote } from '#store/design/notes.ts';
import { createShare } from '#store/design/shares.ts';
import { addVersion } from '#store/design/versions.ts';
import { type Files, openFiles } from '#store/file/files.ts';
import { sendFailureReport } from '#store/job/jobs.ts';
import { postMail } from '#store/mail/mails.ts';
import { freezeSheets, frozenSheets } from '#store/order/frozen-sheets.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { findOrder, orderByNumber } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { recordFile } from '#store/order/production.ts';
import { addShipment } from '#store/order/shipments.ts';
import { createPicture } from '#store/picture/pictures.ts';
import { createOwner, findSession } from '#store/session/sessions.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { createMemoryFolder } from '#tests/memory-folder.ts';
import { type OrderChanges, orderFor, plainContent, plainDesign, plainLine } from '#tests/orders.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

const now = new Date('2026-11-23T10:00:00Z');
const email = 'zoe@beispiel.de';
const t = serverTexts({ locale: 'de-DE' });

let folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});

function emptyFolder(): string {
  const folder = createMemoryFolder();
  folders.push(folder);
  return folder;
}

type World = { settings: StoreSettings; store: Store; files: Files };

async function worldOf({ migrated, open }: Engine): Promise<World> {
  const settings = await migrated();
  return { settings, store: await open(settings), files: await openFiles({ dataDir: settings.dataDir, bucket: null }) };
}

async function picture({ store, files }: World, owner: OwnerId, name: string): Promise<string> {
  const place = `pictures/${newToken()}`;
  const [printKey, previewKey, thumbKey] = [`${place}/print.jpg`, `${place}/preview.webp`, `${place}/thumb.webp`];
  for (const key of [printKey, previewKey, thumbKey]) await files.put(key, Buffer.from(`pixels of ${name}`));
  const size = { width: 10, height: 10, orientation: 1, focusX: 0.5, focusY: 0.5, bytes: 30 };
  const facts = { name, sha256: newToken(), kind: 'jpeg', warnings: [], printKey, previewKey, thumbKey };
  return (await createPicture(store, owner, { ...facts, ...size }, now)).id;
}

/** A card with a photo that says `words`, ordered and printed; its order is in `state`. */
async function order(world: World, owner: OwnerId, words: string, state: OrderState, changes: OrderChanges) {
  const { store, files } = world;
  const photo = await picture(world, owner, `${words}.jpg`);
  const document = plainDesign([photo]);
  for (const element of document.pages[0]?.elements ?? []) element.ownName = words;
  const design = await createDesign(store, owner, plainContent(document), now);
  await addLine(store, owner, plainLine(design.id), now);
  const placing = await placeOrder(store, owner, await orderFor(store, owner, { key: newToken(), ...changes }), now);
  if (!placing.ok) throw new Error(placing.reason);
  const { id, number, token } = placing.order;
  const line = await store.db.selectFrom('order_lines').select('id').where('order', '=', id).executeTakeFirstOrThrow();
  const key = `orders/${number.toLowerCase()}/1.pdf`;
  await files.put(key, Buffer.from(`print of ${words}`));
  await files.put(`orders/${number.toLowerCase()}/ticket.html`, Buffer.from(`ticket of ${words}`));
  const sheets = await storeSheets(files, { order: { number }, line: { position: 1 } }, JSON.stringify([words]));
  await store.write(async (trx) => {
    await recordFile(trx, { orderLine: line.id, name: '1.pdf', key, sha256: 'x', bytes: 10 }, now);
    await freezeSheets(trx, { id: line.id, revision: 1 }, sheets);
    await trx.updateTable('orders').set({ state }).where('id', '=', id).execute();
    await postMail(trx, { to: changes.email ?? '', subject: 'Order', html: words, text: words, order: id }, now);
  });
  return { id, number, token, design: design.id, photo };
}

const hidden = {
  address: /zoe@beispiel\.de/i,
  recipient: /Gerda|Geheim/,
  street: /Nebenweg/,
  extra: /Gartenhaus/,
  phone: /7654321/,
  comment: /leise klingeln/,
  card: /Fest am See/,
  draft: /Noch ein Entwurf/,
  version: /Hedwig/,
  note: /Onkel Karl/,
  message: /Wann kommt sie/,
  profile: /Zoelein|1990-05-05/,
};

/** A person with everything that the shop can store, in a browser that another person has used, too. */
async function person(world: World, state: OrderState) {
  const { store } = world;
  const { id: owner, token: cookie } = await createOwner(store, now);
  const home = { lastName: 'Geheim', street: 'Nebenweg 7', postalCode: '01067', city: 'Dresden', country: 'DE' as const };
  const optional = { extra: 'Gartenhaus links', phone: '+49 351 7654321' };
  const written = { email: 'Zoe@Beispiel.de', comment: 'Bitte leise klingeln', delivery: { firstName: 'Gerda', ...home, ...optional } };
  const placed = await order(world, owner, 'Fest am See', state, written);
  const other = await order(world, owner, 'Taufe von Mia', 'in_production', { email: 'mia@beispiel.de' });
  const draft = await createDesign(store, owner, plainContent(labelled('Noch ein Entwurf, alt')), now);
  await saveDesign(store, owner, draft.id, 1, plainContent(labelled('Noch ein Entwurf')), now);
  await addVersion(store, owner, draft.id, 'Für Tante Hedwig');
  await createShare(store, owner, draft.id, 'comment');
  const note = { id: newToken(), kind: 'comment', page: 'front', at: null, author: 'Onkel Karl', text: 'Schön!' } as const;
  await store.write((trx) => addNote(trx, store.engine, owner, draft.id, note, now));
  await addLine(store, owner, plainLine(draft.id), now);
  const { id: phone } = await createOwner(store, now);
  const question = { id: newToken(), owner: phone, message: 'Wann kommt sie denn?', email, name: 'Zoelein', order: null };
  const place = { channel: 'federleicht', country: 'DE', path: null, code: null };
  const mail = { subject: 'Frage', html: 'Wann kommt sie denn?', text: 'Wann kommt sie denn?', order: null };
  const mails = { toShop: { ...mail, to: 'post@federleicht.example', replyTo: email }, toVisitor: { ...mail, to: email } };
  await store.write((trx) => saveMessage(trx, store.engine, { ...question, ...place }, mails, now));
  const signUp = { email, firstName: 'Zoelein', lastName: null, birthday: '1990-05-05', weddingDate: null };
  const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', wording: 'Ja' };
  await store.write(async (trx) => {
    const asked = await saveSignUp(trx, store, { signUp, ...site }, now);
    if (asked.kind === 'ask') await confirmSignUp(trx, store, asked.token, now);
  });
  const { id: refused } = await store.db.selectFrom('mails').select('id').where('to_address', '=', email).executeTakeFirstOrThrow();
  const report = { to: 'post@federleicht.example', subject: 'Report', html: '', text: `550 no mailbox <${email}>`, order: null };
  await store.write((trx) => postMail(trx, report, now, sendFailureReport));
  const error = `550 no mailbox <${email.toUpperCase()}>`;
  await store.write((trx) =>
    trx.updateTable('jobs').set({ state: 'failed', error }).where('dedupe', '=', `send-mail:${refused}`).execute(),
  );
  return { owner, cookie, placed, other };
}

function labelled(label: string) {
  const document = plainDesign(['A'.repeat(22)]);
  for (const element of document.pages[0]?.elements ?? []) element.ownName = label;
  return document;
}

const contentColumns = ['document', 'summary', 'sheets', 'sheets_key', 'sheets_sha256'] as const;

/** Every value of every table. */
async function rowsOf({ settings }: World): Promise<string> {
  const snapshot = await openSnapshot(settings);
  const found: string[] = [];
  for (const table of snapshot.tables) for await (const rows of snapshot.rows(table)) found.push(`${table} ${JSON.stringify(rows)}`);
  await snapshot.close();
  return found.join('\n');
}

/** Every value of every table, and every file of the data folder, the database's own among them. */
async function everything(world: World): Promise<string> {
  const { dataDir } = world.settings;
  if (world.store.engine === 'sqlite') truncateLog(dataDir);
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return [await rowsOf(world), ...files.map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('utf8'))].join('\n');
}

const eraseIn = ({ settings, store, files }: World) => erasePerson({ store, files, dataDir: settings.dataDir }, email, now);

onEachEngine('erasure', (_open, engine) => {
  test('of a person stays what the law keeps of the order; the other person of the same browser loses nothing of an order', async () => {
    const world = await worldOf(engine);
    const { store, files } = world;
    const { placed, other, cookie } = await person(world, 'delivered');
    const parcels = { placed: '01234567890123', other: '01234567890124' };
    for (const [name, { id }] of Object.entries({ placed, other }))
      await store.write((trx) => addShipment(trx, id, { carrier: 'dpd', tracking: parcels[name as 'placed'] }, now));
    const before = await everything(world);
    for (const [name, pattern] of Object.entries(hidden)) expect(before, name).toMatch(pattern);
    expect(await eraseIn(world)).toMatchObject({ ok: true, erasure: { kept: [placed.number], files: 6 } });
    const after = await everything(world);
    for (const [name, pattern] of Object.entries(hidden)) expect(after, name).not.toMatch(pattern);
    expect(await store.db.selectFrom('shipments').select('tracking').execute()).toEqual([{ tracking: parcels.other }]);
    expect(after).not.toContain(placed.design);
    expect(after).not.toContain(placed.photo);
    expect(await findSession(store, cookie, now)).toBeNull();
    expect(await findOrder(store, placed.token)).toMatchObject({
      number: placed.number,
      placedAt: now.toISOString(),
      email: '',
      comment: '',
      state: 'delivered',
      total: 7_899,
      billing: { firstName: 'Zoë', street: 'Weg 1' },
      delivery: { firstName: '', street: '', country: 'DE' },
      lines: [{ name: 'Karte', quantity: 50, hasDocument: false, item: { design: null } }],
      taxes: [{ basisPoints: 1900 }],
    });
    expect(await store.db.selectFrom('order_lines').select(contentColumns).where('order', '=', placed.id).execute()).toEqual([
      { document: null, summary: null, sheets: null, sheets_key: null, sheets_sha256: null },
    ]);
    const kept = await findOrder(store, other.token);
    expect(kept).toMatchObject({ email: 'mia@beispiel.de', lines: [{ hasDocument: true }] });
    const line = kept?.lines[0]?.id ?? '';
    expect(await lineDocument(store, line)).toMatchObject({ pages: [{ elements: [{ ownName: 'Taufe von Mia' }] }] });
    const frozen = await frozenSheets(store, line);
    const left = await files.list(`orders/${other.number.toLowerCase()}/`);
    expect(left).toHaveLength(3);
    expect(left).toContain(frozen && 'key' in frozen && frozen.key);
    expect(await files.list(`orders/${placed.number.toLowerCase()}/`)).toEqual([]);
    expect(await store.db.selectFrom('pictures').select('id').execute()).toEqual([{ id: other.photo }]);
    expect(await files.list('pictures/')).toHaveLength(3);
    expect(await eraseIn(world)).toEqual({ ok: true, erasure: { records: [], kept: [], files: 0 } });
  });
});

withStore('erasure and export', (_open, engine) => {
  test('of a person takes the Sheets that are still in the row of an order of before', async () => {
    const world = await worldOf(engine);
    const { placed } = await person(world, 'delivered');
    const before = { sheets: '["Fest am See"]', sheets_key: null, sheets_sha256: null };
    await world.store.write((trx) => trx.updateTable('order_lines').set(before).where('order', '=', placed.id).execute());
    expect(await eraseIn(world)).toMatchObject({ ok: true });
    expect(await rowsOf(world)).not.toContain('Fest am See');
  });

  test('an order that is not handed over refuses, and nothing is erased', async () => {
    const world = await worldOf(engine);
    const { placed, cookie } = await person(world, 'in_production');
    const before = await rowsOf(world);
    const result = await eraseIn(world);
    if (result.ok) throw new Error('erased');
    expect(t(result.reason)).toBe(
      `Es wurde nichts gelöscht: ${placed.number} (Im Druck) ist noch nicht an den Zusteller übergeben. Erst ausliefern oder stornieren (npm run orders -- sent NUMMER, npm run orders -- cancel NUMMER), dann löschen.`,
    );
    expect(await rowsOf(world)).toBe(before);
    expect(await findSession(world.store, cookie, now)).not.toBeNull();
  });

  test('a restored backup of before erases the person again', async () => {
    const world = await worldOf(engine);
    const { placed } = await person(world, 'delivered');
    const backups = emptyFolder();
    const copy = (name: string) =>
      backUp({ store: world.settings, files: world.files, version: '0.1.0', passphrase: null }, join(backups, name), now);
    await copy('monday');
    await eraseIn(world);
    await copy('tuesday');
    const settings = await engine.fresh();
    const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
    await restoreBackup({ store: settings, files, passphrase: null }, join(backups, 'monday'), now);
    const restored = { settings, files, store: await engine.open(settings) };
    const found = await everything(restored);
    for (const [name, pattern] of Object.entries(hidden)) expect(found, name).not.toMatch(pattern);
    expect(await orderByNumber(restored.store, placed.number)).toMatchObject({ email: '', billing: { firstName: 'Zoë' } });
  });

  test('an export holds orders, drafts, photos, print files, messages, mails and the newsletter, and changes nothing', async () => {
    const world = await worldOf(engine);
    const { placed, other } = await person(world, 'in_production');
    const before = await rowsOf(world);
    const folder = join(emptyFolder(), 'zoe');
    const exported = await exportPerson(world, email, folder, now);
    expect(exported).toMatchObject({ orders: 1, drafts: 3, pictures: 2, messages: 1, mails: 3 });
    const text = readFileSync(join(folder, 'person.json'), 'utf8');
    const written = readdirSync(folder, { recursive: true }).map((name) => readFileSyncOrNull(join(folder, String(name))));
    for (const [name, pattern] of Object.entries(hidden)) expect(written.join('\n'), name).toMatch(pattern);
    expect(JSON.parse(text)).toMatchObject({
      orders: [{ number: placed.number, lines: [{ document: { pages: [{ elements: [{ ownName: 'Fest am See' }] }] } }] }],
      newsletter: [{ first_name: 'Zoelein' }],
      guests: [{}, {}],
    });
    expect(readFileSync(join(folder, 'orders', placed.number, '1.pdf'), 'utf8')).toBe('print of Fest am See');
    expect(readdirSync(join(folder, 'orders', placed.number))).toEqual(['1.pdf']);
    expect(readFileSync(join(folder, 'photos', `${placed.photo}.jpg`), 'utf8')).toBe('pixels of Fest am See.jpg');
    expect(text).not.toContain(other.number);
    expect(await rowsOf(world)).toBe(before);
    await expect(exportPerson(world, email, folder, now)).rejects.toThrow('nicht leer');
  });
});

function readFileSyncOrNull(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
