/** The newsletter's calls on a real database: what is answered, what is mailed, what is kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { consentText } from '#core/customer/newsletter-terms.ts';
import { isFault } from '#core/values/fault.ts';
import type { Context, RequestOwner, Shop, Site } from '#services/handler.ts';
import { openStore, type Store } from '#store/db/store.ts';
import { listMails, type StoredMail } from '#store/mail/mails.ts';
import { createOwner } from '#store/session/sessions.ts';
import { noSession } from '#tests/no-session.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { newsletterHandlers } from './newsletter.ts';

const subscribe = newsletterHandlers['POST /web-api/newsletter-subscribe'];
const confirm = newsletterHandlers['POST /web-api/newsletter-confirm'];
const unsubscribe = newsletterHandlers['POST /web-api/newsletter-unsubscribe'];
const germany: Site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'https://www.federleicht.example' };

let dataDir: string;
let store: Store;
let now: Date;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'federleicht-newsletter-'));
  store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  now = new Date('2026-11-22T10:00:00Z');
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A clock on which no two things happen at the same moment. */
function clock(): Date {
  now = new Date(now.getTime() + 1);
  return now;
}

/** A visitor without a session, on a shop that has a database and a clock: all the newsletter uses. */
function visitor(site: Site = germany): Context {
  const shop = { store, hosts: [], clock, log: () => undefined } as unknown as Shop;
  const owner: RequestOwner = {
    ...noSession,
    current: null,
    async ensure() {
      owner.current ??= (await createOwner(store)).id;
      return owner.current;
    },
  };
  return { shop, site, actor: { kind: 'visitor', owner }, requestId: 'test', ipAddress: '127.0.0.1', header: () => null };
}

const form = (email = 'zoe@beispiel.de') => ({ email, consent: true });

async function newestMail(): Promise<StoredMail> {
  const mail = (await listMails(store))[0];
  if (!mail) throw new Error('no mail');
  return mail;
}

/** The token of the newest mail's confirmation link. */
async function mailedToken(): Promise<string> {
  const token = /bestaetigen\/?\?token=([A-Za-z0-9_-]{22})/.exec((await newestMail()).text)?.[1];
  if (!token) throw new Error('no link');
  return token;
}

async function confirmed(email?: string, context = visitor()): Promise<void> {
  await subscribe(form(email), context);
  await confirm({ token: await mailedToken() }, context);
}

describe('signing up', () => {
  test('keeps a sign-up and its mail together, and promises nothing before the confirmation [F379, F295]', async () => {
    expect(await subscribe({ ...form(), firstName: ' Zoë ', birthday: '1990-02-28' }, visitor())).toEqual({ state: 'check-mail' });
    const mail = await newestMail();
    expect(mail).toMatchObject({ to: 'zoe@beispiel.de', unsubscribe: null });
    expect(mail.text).toContain('https://www.federleicht.example/newsletter/bestaetigen/?token=');
    expect(mail.html).toContain('Anmeldung bestätigen');
    expect(await store.db.selectFrom('newsletter_requests').selectAll().execute()).toMatchObject([
      {
        first_name: 'Zoë',
        birthday: '1990-02-28',
        wording: serverTexts({ locale: 'de-DE' })(consentText('federleicht')),
        country: 'DE',
        used_at: null,
      },
    ]);
    expect(await store.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('vouchers').selectAll().execute()).toEqual([]);
  });

  test('says in German what is wrong with each field, and keeps nothing', async () => {
    const refused = await Promise.resolve(subscribe({ email: 'zoe', consent: false, birthday: '1990-02-30' }, visitor())).catch(
      (error: unknown) => error,
    );
    if (!isFault(refused)) throw new Error('not refused');
    expect(refused.code).toBe('bad-input');
    expect(refused.details.errors?.map(({ field }) => field)).toEqual(['email', 'birthday', 'consent']);
    expect(await listMails(store)).toEqual([]);
  });

  test('answers a known address like an unknown one, and what a stranger typed stands in no mail', async () => {
    await confirmed();
    now = new Date(now.getTime() + 120_000);
    const answers = [
      await subscribe({ ...form('zoe@beispiel.de'), firstName: 'Mallory' }, visitor()),
      await subscribe({ ...form('mia@beispiel.de'), firstName: 'Mallory' }, visitor()),
    ];
    expect(answers[0]).toEqual(answers[1]);
    const mails = await listMails(store);
    expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      'zoe@beispiel.de',
      'Du bekommst den Newsletter von Federleicht schon',
    ]);
    expect(JSON.stringify(mails)).not.toContain('Mallory');
  });

  test('a program that fills in the hidden field gets the usual answer, and nothing happens', async () => {
    expect(await subscribe({ ...form(), website: 'https://spam.example' }, visitor())).toEqual({ state: 'check-mail' });
    expect(await listMails(store)).toEqual([]);
  });

  test('sign-ups without a session meet the limit of their address, and nothing of a refused one is kept', async () => {
    for (let at = 0; at < 60; at += 1) await subscribe(form(`zoe${at}@beispiel.de`), visitor());
    const refused = await Promise.resolve(subscribe(form('ida@beispiel.de'), visitor())).catch((error: unknown) => error);
    expect(isFault(refused) && refused.code).toBe('too-many');
    expect(JSON.stringify(await listMails(store))).not.toContain('ida@beispiel.de');
    expect(await subscribe(form('ida@beispiel.de'), { ...visitor(), ipAddress: '203.0.113.7' })).toEqual({ state: 'check-mail' });
  });

  test('one guest may sign up ten addresses in an hour', async () => {
    const guest = visitor();
    for (let at = 0; at < 10; at += 1) await subscribe(form(`zoe${at}@beispiel.de`), guest);
    const refused = await Promise.resolve(subscribe(form('zoe10@beispiel.de'), guest)).catch((error: unknown) => error);
    expect(isFault(refused) && [refused.code, refused.details.retryAfterSeconds]).toEqual(['too-many', 3600]);
    now = new Date(now.getTime() + 3_600_000);
    expect(await subscribe(form('zoe10@beispiel.de'), guest)).toEqual({ state: 'check-mail' });
  });

  test('a double press sends one mail', async () => {
    const guest = visitor();
    await Promise.all([subscribe(form(), guest), subscribe(form(), guest), subscribe(form(), guest)]);
    expect(await listMails(store)).toHaveLength(1);
  });
});

describe('confirming', () => {
  test('brings one voucher of 5.00, valid a year, and never a second [F029, F295, F380]', async () => {
    await subscribe(form(), visitor());
    const token = await mailedToken();
    expect(await confirm({ token }, visitor())).toEqual({ state: 'confirmed', voucher: true });
    const [voucher] = await store.db.selectFrom('vouchers').selectAll().execute();
    expect(voucher).toMatchObject({ amount: 500, currency: 'EUR', minimum: 0, first_order_only: 1, uses: 1, used: 0 });
    expect(voucher?.valid_until).toBe('2027-11-22T22:59:59.999Z');
    const mail = await newestMail();
    expect(mail.subject).toBe('Dein Gutschein über 5,00\u00a0€');
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain(voucher?.code);
      expect(text).toContain('22.11.2027');
      expect(text).toContain(mail.unsubscribe);
    }
    expect(await confirm({ token }, visitor())).toEqual({ state: 'already', voucher: false });
    expect(await listMails(store)).toHaveLength(2);
  });

  test('a Swiss sign-up gets Swiss francs, also when it is confirmed elsewhere', async () => {
    const swiss: Site = { ...germany, country: 'CH', locale: 'de-CH', origin: 'http://ch.localhost:3000' };
    await subscribe(form(), visitor(swiss));
    await confirm({ token: await mailedToken() }, visitor({ ...germany, origin: 'http://localhost:3000' }));
    const mail = await newestMail();
    expect(mail.subject).toBe('Dein Gutschein über CHF\u00a05.00');
    expect(mail.unsubscribe).toMatch(/^http:\/\/ch\.localhost:3000\/newsletter\/abmelden\/[\w-]{22}\/$/);
  });

  test('another case or tag of an address is welcome, but has had its voucher', async () => {
    await confirmed('zoe@beispiel.de');
    await confirmed('Zoe+karten@Beispiel.de');
    const mail = await newestMail();
    expect(mail.to).toBe('Zoe+karten@Beispiel.de');
    expect(mail.text).toContain('Den Gutschein zur Begrüßung gibt es einmal je Person');
    expect(await store.db.selectFrom('vouchers').selectAll().execute()).toHaveLength(1);
    expect(await store.db.selectFrom('subscribers').selectAll().execute()).toHaveLength(2);
  });

  test('an invented link and nonsense are unknown', async () => {
    for (const token of ['AAAAAAAAAAAAAAAAAAAAAA', '', "' or 1=1", 'x'.repeat(200)])
      expect(await confirm({ token }, visitor())).toEqual({ state: 'unknown', voucher: false });
  });
});

test('leaving by the link of the mail works once and says so', async () => {
  await confirmed();
  const token = /abmelden\/([\w-]{22})\//.exec((await newestMail()).unsubscribe ?? '')?.[1] ?? '';
  expect(await unsubscribe({ token: 'AAAAAAAAAAAAAAAAAAAAAA' }, visitor())).toEqual({ state: 'unknown' });
  expect(await unsubscribe({ token }, visitor())).toEqual({ state: 'left' });
  expect(await unsubscribe({ token }, visitor())).toEqual({ state: 'already' });
});
