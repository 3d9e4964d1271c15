/** Sending what lies in the outbox, over a real connection to a mail server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { openStore, type Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { addMail, findMail, withSealedToken } from '#store/mail/mails.ts';
import { type SmtpStandIn, smtpStandIn } from '#tests/smtp-stand-in.ts';
import { mailJobs, smtpLimits } from './mail.job.ts';

let dataDir: string;
let store: Store;
let server: SmtpStandIn;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'federleicht-mail-'));
  store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  server = await smtpStandIn();
});
afterEach(async () => {
  await server.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const mail = { to: 'zoe@beispiel.de', subject: 'Post', html: '<p>Post</p>', text: 'Post', order: null };

/** Runs the job of a new mail and keeps what it wants to have written. */
async function sendNew(unsubscribe: string | null, url: string | undefined, replyTo: string | null = null, to = mail.to) {
  const id = await store.write((trx) => addMail(trx, { ...mail, to, unsubscribe, replyTo }, new Date()));
  const shop = { store, clock: () => new Date() } as unknown as Shop;
  const keep = await mailJobs({ SMTP_URL: url, MAIL_FROM: 'post@federleicht.example', PORT: 3000 })['send-mail']?.({ mail: id }, shop);
  if (keep) await store.write(keep);
  return findMail(store, id);
}

test('a newsletter mail says how it is ended with one click, other mails do not', async () => {
  const link = 'https://www.federleicht.example/newsletter/abmelden/AAAAAAAAAAAAAAAAAAAAAA/';
  expect((await sendNew(link, server.url))?.sentAt).not.toBeNull();
  // Long header lines are folded on the wire.
  const sent = server.mails[0]?.replace(/\r\n[ \t]+/g, ' ');
  expect(sent).toContain(`List-Unsubscribe: <${link}>`);
  expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await sendNew(null, server.url);
  expect(server.mails[1]).toContain('To: zoe@beispiel.de');
  expect(server.mails[1]).not.toContain('List-Unsubscribe');
});

test('a mail to a domain with letters beyond ASCII goes to its ASCII form, and the outbox keeps the address as it was typed', async () => {
  const kept = await sendNew(null, server.url, null, 'info@müller.example');
  expect(kept).toMatchObject({ to: 'info@müller.example', sentAt: expect.anything() });
  expect(server.recipients).toEqual([expect.stringMatching(/^RCPT TO:<info@xn--mller-kva\.example>/)]);
  expect(server.mails[0]).toMatch(/^To: info@xn--mller-kva\.example\r$/m);
});

test('an answer to a visitor’s message goes to the visitor, to every other mail back to the shop', async () => {
  await sendNew(null, server.url, 'mia@beispiel.de');
  await sendNew(null, server.url);
  expect(server.mails[0]).toMatch(/^Reply-To: mia@beispiel\.de\r$/m);
  expect(server.mails[0]).toMatch(/^From: Federleicht <post@federleicht\.example>\r$/m);
  expect(server.mails[1]).not.toContain('Reply-To');
});

test('a mail is sent with its link, which the outbox forgets then', async () => {
  const token = newToken();
  const link = `https://www.federleicht.example/bestellung/${token}/`;
  const linked = { ...mail, text: `Ansehen: ${link}`, html: `<a href="${link}">Ansehen</a>` };
  const id = await store.write((trx) => addMail(trx, withSealedToken(store, linked, token), new Date()));
  const rows = () => store.db.selectFrom('mails').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain(token);
  const send = mailJobs({ SMTP_URL: server.url, MAIL_FROM: 'post@federleicht.example', PORT: 3000 })['send-mail'];
  await expect(send?.({ mail: id }, { store: { ...store, linkSecret: 'another' } } as unknown as Shop)).rejects.toThrow(/secret/);
  const keep = await send?.({ mail: id }, { store, clock: () => new Date() } as unknown as Shop);
  if (keep) await store.write(keep);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.replace(/=\r\n/g, '')).toContain(`Ansehen: ${link}`);
  expect(JSON.stringify(await rows())).not.toContain(token);
  expect(await rows()).toMatchObject([{ sent_at: expect.any(String), token_sealed: '' }]);
});

test('a mail server on another machine must encrypt', async () => {
  // An address of this machine that is not the loopback one.
  await expect(sendNew(null, server.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow(/STARTTLS/);
  expect(server.mails).toEqual([]);
});

test('without a mail server a mail stays in the outbox', async () => {
  expect((await sendNew(null, undefined))?.sentAt).toBeNull();
});

test('a mail server that never greets fails the job within the time limits of a connection', async () => {
  expect(smtpLimits).toEqual({ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  const hanging = await smtpStandIn({ hangs: true });
  try {
    const id = await store.write((trx) => addMail(trx, { ...mail, unsubscribe: null, replyTo: null }, new Date()));
    const shop = { store, clock: () => new Date() } as unknown as Shop;
    const settings = { SMTP_URL: hanging.url, MAIL_FROM: 'post@federleicht.example', PORT: 3000 };
    const sending = mailJobs(settings, { ...smtpLimits, greetingTimeout: 100 })['send-mail']?.({ mail: id }, shop);
    await expect(sending).rejects.toThrow(/greeting/i);
  } finally {
    await hanging.close();
  }
});
