/** The messenger's call on a real database: what is answered, what is mailed to whom, what stays within limits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import type { Context, RequestOwner, Shop, Site } from '#services/handler.ts';
import { openStore, type Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { listMails, type StoredMail } from '#store/mail/mails.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { createOwner } from '#store/session/sessions.ts';
import { noSession } from '#tests/no-session.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { messageHandlers, pathOfPage } from './messages.ts';

const send = messageHandlers['POST /web-api/messages'];
const germany: Site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'https://www.federleicht.example' };
const service = 'hilfe@federleicht.example';

let dataDir: string;
let store: Store;
let now: Date;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'federleicht-messages-'));
  store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  now = new Date('2026-11-22T10:00:00Z');
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function visitor(headers: Record<string, string> = {}, site: Site = germany): Context {
  const shop = { store, serviceMail: service, clock: () => now, log: () => undefined } as unknown as Shop;
  const owner: RequestOwner = {
    ...noSession,
    current: null,
    async ensure() {
      owner.current ??= (await createOwner(store)).id;
      return owner.current;
    },
  };
  return {
    shop,
    site,
    actor: { kind: 'visitor', owner },
    requestId: 'test',
    ipAddress: '127.0.0.1',
    header: (name) => headers[name] ?? null,
  };
}

const form = (changes: Record<string, string> = {}) => ({
  id: newToken(),
  message: 'Passt der Umschlag auch quer?',
  email: 'zoe@beispiel.de',
  ...changes,
});

async function refusal(answer: unknown) {
  const error = await Promise.resolve(answer).catch((thrown: unknown) => thrown);
  if (!isFault(error)) throw new Error('not refused');
  return error;
}

async function mailTo(address: string): Promise<StoredMail> {
  const mail = (await listMails(store)).find(({ to }) => to === address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

describe('a message', () => {
  test('goes to the shop with whom to answer, and its writer hears that it came [F244]', async () => {
    const headers = { host: 'www.federleicht.example', referer: 'https://www.federleicht.example/karten-designen/olivia/?color=blau' };
    expect(await send(form({ name: ' Zoë  Öztürk ', code: '0a1b2c3d' }), visitor(headers))).toEqual({ state: 'received' });
    const toShop = await mailTo(service);
    expect(toShop).toMatchObject({ replyTo: 'zoe@beispiel.de', subject: 'Nachricht über Federleicht', order: null });
    for (const words of ['Passt der Umschlag auch quer?', 'Zoë Öztürk, zoe@beispiel.de', '/karten-designen/olivia/', 'DE', '0a1b2c3d']) {
      expect(toShop.text).toContain(words);
      expect(toShop.html).toContain(words);
    }
    expect(toShop.text).not.toContain('color=');
    const toVisitor = await mailTo('zoe@beispiel.de');
    expect(toVisitor).toMatchObject({ replyTo: service, subject: 'Nachricht an Federleicht angekommen' });
    expect(toVisitor.text).toContain('https://www.federleicht.example/impressum/');
  });

  test('says in German what is wrong with each field, and keeps nothing', async () => {
    const error = await refusal(send(form({ message: 'Hm?', email: 'zoe', order: '12' }), visitor()));
    expect([error.code, error.details.errors?.map(({ field }) => field)]).toEqual(['bad-input', ['message', 'email', 'order']]);
    expect(await listMails(store)).toEqual([]);
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('of a hostile visitor stays text, and nothing of it stands in the mail a stranger gets', async () => {
    const message = 'Sehr geehrte <script>alert(1)</script> https://boese.example "&\u202e\r\n.\r\nSubject: x';
    const name = 'Mallory\r\nBcc: alle@beispiel.de <b>';
    await send(form({ message, name, order: 'F1000001' }), visitor());
    const toShop = await mailTo(service);
    expect(toShop.html).toContain('Sehr geehrte &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(toShop.html).not.toMatch(/<script|<b>|\u202e/);
    expect(toShop.subject).toBe('Nachricht über Federleicht zu F1000001');
    expect(toShop.text).toContain('Mallory Bcc: alle@beispiel.de <b>, zoe@beispiel.de');
    const { subject, html, text } = await mailTo('zoe@beispiel.de');
    expect(`${subject}${html}${text}`).not.toMatch(/Mallory|boese|geehrte|F1000001/);
  });

  test('names an order, and only the shop hears whether it exists and whose it is', async () => {
    const { owner } = await guestWithCart(store);
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok) throw new Error(placed.reason);
    const { number } = placed.order;
    const answers = [];
    const cases = { 'Zoe@example.com': number, 'mia@beispiel.de': number, 'ida@beispiel.de': 'F9999999' };
    for (const [email, order] of Object.entries(cases)) answers.push(await send(form({ email, order }), visitor()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"state":"received"}']));
    const notes = (await listMails(store)).filter(({ to }) => to === service).map(({ text }) => /Bestellung: (.*)/.exec(text)?.[1]);
    expect(notes.sort()).toEqual([
      `${number} (gehört zu dieser E-Mail-Adresse)`,
      `${number} (gehört zu einer anderen E-Mail-Adresse. Bitte nichts aus der Bestellung verraten.)`,
      'F9999999 (gibt es nicht)',
    ]);
    const others = (await listMails(store)).filter(({ to }) => to !== service).map(({ text }) => text);
    expect(new Set(others).size).toBe(1);
  });

  test('of a program that fills in the hidden field gets the usual answer, and nothing happens', async () => {
    expect(await send(form({ website: 'https://spam.example' }), visitor())).toEqual({ state: 'received' });
    expect(await listMails(store)).toEqual([]);
  });

  test('sent twice is one, and with another text under the same id it is refused, not lost', async () => {
    const guest = visitor();
    const first = form();
    for (const _ of [1, 2]) expect(await send(first, guest)).toEqual({ state: 'received' });
    expect(await listMails(store)).toHaveLength(2);
    const error = await refusal(send({ ...first, message: 'Doch eine andere Frage.' }, guest));
    expect([error.code, await listMails(store)]).toEqual(['key-reused', expect.objectContaining({ length: 2 })]);
  });

  test('is the sixth of an hour: it is refused with the time to wait, and a repeated one still counts as sent', async () => {
    const guest = visitor();
    const first = form();
    await send(first, guest);
    for (let at = 1; at < 5; at += 1) await send(form(), guest);
    now = new Date(now.getTime() + 600_000);
    const error = await refusal(send(form(), guest));
    expect([error.code, error.details.retryAfterSeconds]).toEqual(['too-many', 3000]);
    expect(await send(first, guest)).toEqual({ state: 'received' });
  });
});

test.each([
  ['https://shop.example/karten/', 'shop.example', '/karten/'],
  ['https://shop.example/bestellung/Ab3_AAAAAAAAAAAAAAAAAA/?x=1', 'shop.example', '/bestellung/…/'],
  ['https://shop.example/magazin/hochzeitspost-zeitplan/', 'shop.example', '/magazin/hochzeitspost-zeitplan/'],
  ['https://boese.example/karten/', 'shop.example', null],
  ['kein Ort', 'shop.example', null],
  [null, 'shop.example', null],
])('of the page %s on %s the shop hears %s', (referer, host, path) => {
  expect(pathOfPage(referer, host)).toBe(path);
});
