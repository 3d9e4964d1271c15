/** `npm run erase` and the closing of an account beside a running shop: what remains in database, files, jobs and everything the roles logged. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSnapshot } from '#store/backup/snapshot.ts';
import { munich, orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { readZip } from '#tests/read-zip.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const email = 'zoe@beispiel.de';
const hidden = [/(zoe|lea)@beispiel/i, /Gerda|Geheim/, /Nebenweg/, /leise klingeln/, /Wann kommt sie/, /Zoelein/, /urlaub-am-see/];

function command(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: shop.dataDir },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

async function upload(visitor: ReturnType<typeof guest>): Promise<void> {
  const jpeg = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#857' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'urlaub-am-see.jpg');
  const origin = `http://127.0.0.1:${shop.port}`;
  const answer = await fetch(`${origin}/web-api/customer-picture`, {
    method: 'POST',
    body: form,
    headers: { ...visitor.headers(), origin },
  });
  expect(answer.status).toBe(200);
}

/** A customer who uploads, orders, asks and signs up; the order's page and number. */
async function customer(visitor = guest(shop), email = 'zoe@beispiel.de') {
  const { cart } = await savedCard(visitor, { inCart: true });
  await upload(visitor);
  await savedCard(visitor);
  const delivery = { ...munich, firstName: 'Gerda', lastName: 'Geheim', street: 'Nebenweg 7' };
  const body = { ...orderBody(cart), email, delivery, billing: munich, comment: 'Bitte leise klingeln' };
  const placed = await visitor.call('POST', '/web-api/order', body, { 'idempotency-key': orderKey() });
  expect(placed.text).toContain('orderNumber');
  const question = { id: orderKey(), message: 'Wann kommt sie denn an?', email, name: 'Zoelein', order: placed.json.orderNumber };
  expect((await visitor.call('POST', '/web-api/messages', question)).status).toBe(200);
  const signUp = { email, consent: true, firstName: 'Zoelein' };
  expect((await visitor.call('POST', '/web-api/newsletter-subscribe', signUp)).status).toBe(200);
  return { visitor, number: placed.json.orderNumber as string, token: placed.json.token as string };
}

function withDatabase<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.db'), { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Every value of the database, every file, and what the roles printed. */
async function everything(): Promise<string> {
  const snapshot = await openSnapshot({ databaseUrl: null, dataDir: shop.dataDir });
  const found = [shop.output()];
  for (const table of snapshot.tables) for await (const rows of snapshot.rows(table)) found.push(JSON.stringify(rows));
  await snapshot.close();
  // The work role writes pictures of the catalogue meanwhile; their drafts begin with a dot.
  const isRead = (name: string) => !name.startsWith('shop.db') && !name.startsWith('.');
  for (const entry of readdirSync(shop.dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isRead(entry.name)) found.push(readFileSync(join(entry.parentPath, entry.name)).toString('latin1'));
  return found.join('\n');
}

/** Waits for the print files of an order and notes that it is delivered. */
async function delivered(number: string): Promise<void> {
  const count = (sql: string) => () => withDatabase((database) => database.prepare(sql).get()?.n);
  const open = "select count(*) as n from jobs where state <> 'done' and kind like '%order%'";
  await expect.poll(count('select count(*) as n from production_files'), { timeout: 60_000 }).toBe(1);
  // The job of the ticket is there as soon as the print files are.
  await expect.poll(count(open), { timeout: 60_000 }).toBe(0);
  withDatabase((database) => database.prepare("update orders set state = 'delivered' where number = ?").run(number));
}

test('erasing a customer leaves the record of the order, and its page says that the pictures are gone', async () => {
  const { visitor, number, token } = await customer();
  const early = command('erase', email);
  expect(early).toMatchObject({ status: 1, stdout: '' });
  expect(early.stderr).toContain(number);
  await delivered(number);
  const before = await everything();
  for (const pattern of hidden) expect(before).toMatch(pattern);

  const erased = command('erase', email);
  expect(erased).toMatchObject({ status: 0, stderr: '' });
  expect(erased.stdout).toContain(number);
  const after = await everything();
  for (const pattern of hidden) expect(after).not.toMatch(pattern);

  const page = await send(shop, { path: `/bestellung/${token}/` });
  expect(page.status).toBe(200);
  expect(page.text).toContain('Die Bilder und Druckdaten dieser Bestellung haben wir gelöscht.');
  expect(page.text).toContain('Danke, Zoë.');
  expect((await visitor.call('GET', '/web-api/customer-area')).json).toMatchObject({ drafts: [], orders: [] });
  expect((await visitor.call('GET', '/kundenkonto/')).status).toBe(200);
  expect(command('erase', email).stdout).toContain('ist nichts gespeichert');
  expect(command('erase', 'no address').status).toBe(1);
});

test('a closed account leaves the record of the order, ends every tab, and its page needs no scripts', async () => {
  const visitor = guest(shop);
  const person = { firstName: 'Gerda', lastName: 'Geheim', email: 'lea@beispiel.de', password: 'vier alte Apfelbäume' };
  expect((await visitor.call('POST', '/web-api/customer-signup', person)).status).toBe(200);
  const { number, token } = await customer(visitor, person.email);
  const { id: design } = await savedCard(visitor);
  const saved = (await visitor.call('GET', `/web-api/designs/${design}`)).json;
  const path = '/kundenkonto/datenschutz/';
  const post = (fields: Record<string, string>) =>
    send(shop, {
      path,
      method: 'POST',
      headers: { ...visitor.headers(), origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(new URLSearchParams(fields).toString()),
    });
  const early = await post({ intent: 'close', email: person.email });
  expect(early.status).toBe(409);
  expect(early.text).toContain(`Die Bestellung ${number} ist noch nicht an den Zusteller übergeben.`);
  await delivered(number);
  expect((await post({ intent: 'close', email: 'andere@beispiel.de' })).text).toContain('Das ist nicht die E-Mail-Adresse dieses Kontos.');
  expect((await post({ intent: 'export' })).status).toBe(303);
  await expect
    .poll(async () => (await visitor.call('GET', '/web-api/customer-export')).json.export.state, { timeout: 60_000 })
    .toBe('ready');
  const shown = await send(shop, { path, headers: visitor.headers() });
  expect(shown.text).toContain('Herunterladen');
  const download = async (headers: Record<string, string>) => fetch(`${shop.origin}/web-api/customer-export/file`, { headers });
  const file = await download({ cookie: visitor.headers().cookie ?? '' });
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const copy = Buffer.from(await file.arrayBuffer());
  const readIn = async (bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'meine-daten.zip'));
    const headers = { cookie: visitor.headers().cookie ?? '', origin: shop.origin };
    const answer = await fetch(`${shop.origin}/kundenkonto/entwuerfe/`, { method: 'POST', headers, body: form });
    return { status: answer.status, text: (await answer.text()).replace(/<!-- -->/g, '') };
  };
  const again = await readIn(copy);
  expect([again.status, again.text.includes('Entwürfe waren schon da')]).toEqual([200, true]);
  const torn = await readIn(copy.subarray(0, 900));
  expect([torn.status, torn.text.includes('Das ist keine ZIP-Datei')]).toEqual([422, true]);
  const zip = readZip(copy);
  expect(zip.get(`designs/${design}.pdf`)?.toString('latin1').slice(0, 5)).toBe('%PDF-');
  expect(String(zip.get('tables/orders.json'))).toContain('Nebenweg 7');
  expect([...zip.keys()].join(' ')).toMatch(new RegExp(`orders/${number}/\\S+\\.pdf`));
  expect((await download({})).status).toBe(401);
  const before = await everything();
  for (const pattern of hidden) expect(before).toMatch(pattern);

  const closed = await post({ intent: 'close', email: person.email });
  expect([closed.status, closed.headers['clear-site-data']]).toEqual([303, '"storage"']);
  expect(String(closed.headers['set-cookie'])).toContain('federleicht_session=; Max-Age=0');
  // Another tab of the browser still sends the old cookie.
  const { design: document, choice, revision } = saved;
  expect((await visitor.call('PUT', `/web-api/designs/${design}`, { design: document, choice, revision })).status).toBe(404);
  expect((await visitor.call('GET', '/web-api/cart')).json.lines).toEqual([]);
  expect((await visitor.call('GET', '/web-api/customer-profile')).status).toBe(401);
  expect((await send(shop, { path: String(closed.headers.location) })).text).toContain('Das Konto ist geschlossen.');
  const signedOut = await send(shop, { path, headers: visitor.headers() });
  expect([signedOut.status, signedOut.headers.location]).toEqual([303, expect.stringContaining('/kundenkonto/anmelden/')]);

  const left = (kinds: string) => () =>
    withDatabase((database) => database.prepare(`select count(*) as n from jobs where state <> 'done' and kind in (${kinds})`).get()?.n);
  await expect.poll(left("'close-account', 'erase-files'"), { timeout: 60_000 }).toBe(0);
  withDatabase((database) => {
    expect(database.prepare('select subject from mails').all()).toEqual([{ subject: 'Das Konto bei Federleicht ist geschlossen' }]);
    database.prepare("update jobs set run_at = created_at where kind = 'erase-mail'").run();
  });
  await expect.poll(left("'erase-mail'"), { timeout: 60_000 }).toBe(0);
  expect(
    readdirSync(join(shop.dataDir, 'files', 'exports'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  ).toEqual([]);
  const after = await everything();
  for (const pattern of hidden) expect(after).not.toMatch(pattern);
  const page = await send(shop, { path: `/bestellung/${token}/` });
  expect(page.text).toContain('Die Bilder und Druckdaten dieser Bestellung haben wir gelöscht.');
});
