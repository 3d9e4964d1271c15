/** An event whose host has an account and writes to its guests, with a mail server that takes what is sent. */
import { onTestFinished } from 'vitest';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { isFault } from '#core/values/fault.ts';

import { mailJobs } from '#services/mail/mail.job.ts';
import { eventMailJobs } from '#services/people/event/mails/event-mails.job.ts';
import type { Store } from '#store/db/store.ts';
import { listMails, type StoredMail } from '#store/mail/mails.ts';
import { noteBounce } from '#store/people/event/event-mails.ts';
import { accountShop, browser, runJobs, zoe } from './customer-browser.ts';
import { type SmtpStandIn, smtpStandIn } from './smtp-stand-in.ts';

export const origin = 'https://www.federleicht.example';
export const anna = 'anna@beispiel.de';
export const kim = 'kim@beispiel.de';

type Options = { isConfirmed?: boolean; emails?: string[]; start?: string; deadline?: string; title?: string };

/** An event of one part whose host has a confirmed mailbox; a household for each mailbox, '' without one. */
export async function mailedEvent(store: Store, options: Options = {}) {
  const { isConfirmed = true, emails = [anna, kim, 'ANNA@beispiel.de', ''], start = '2027-04-01T09:00:00Z' } = options;
  const { deadline = '2027-05-08', title = 'Sophie & Jörg' } = options;
  const clock = { now: Date.parse(start) };
  const shop = accountShop(store, () => new Date(clock.now));
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  if (isConfirmed)
    await store.write((trx) => trx.updateTable('customers').set({ email_verified_at: '2026-12-01T08:00:00.000Z' }).execute());
  const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const rows: { id: string }[] = [];
  for (let from = 0; from < emails.length; from += 100) {
    const some = emails.slice(from, from + 100).map((_, at) => ({ names: `Gast${from + at} Beispiel` }));
    rows.push(...(await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows: some })).rows);
  }
  const households = rows.map((row) => row.id);
  const setEmail = (at: number, email: string | null) =>
    store.write((trx) =>
      trx
        .updateTable('households')
        .set({ email })
        .where('id', '=', households[at] ?? '')
        .execute(),
    );
  for (const [at, email] of emails.entries()) await setEmail(at, email || null);
  const { id } = await home.call('POST /web-api/events', { title, firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const read = () => home.call('GET /web-api/events/:id', { id });
  const change = async (facts: object) => {
    const { version, facts: before } = await read();
    await home.call('PUT /web-api/events/:id', { id, version, facts: { ...before, occasion: 'hochzeit', ...facts } });
  };
  await change({ deadline });
  const part = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: ['Saibling'], childOptions: [] };
  await home.call('PUT /web-api/events/:id/parts', { id, version: (await read()).version, parts: [part] });
  await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
  const mails = (more: object = {}) => home.call('GET /web-api/events/:id/mails', { id, ...more });
  const mail = (kind: 'link' | 'change' | 'thanks' = 'link', note = '') => home.call('POST /web-api/events/:id/mails', { id, kind, note });
  const all = async () => (await listMails(store, 1_000)).toReversed().filter(({ event }) => event === id);
  const sent = async () => (await all()).filter(({ unsubscribe }) => unsubscribe !== null);
  const toHost = async () => (await all()).filter(({ unsubscribe }) => unsubscribe === null);
  const run = async (at?: string) => {
    if (at) clock.now = Date.parse(at);
    await eventMailJobs(origin)['event-mails']?.({}, shop);
  };
  const states = async () => (await mails()).rows.map(({ state }) => state);
  let guests = 0;
  const guest = () => browser(shop, { address: `198.51.100.${++guests}` });
  /** Answers by a link, for everybody of its household. */
  const answer = async (key: string, choice: 'yes' | 'no', text = '') => {
    const own = guest();
    const { page } = await own.call('GET /web-api/event-pages/:key', { key });
    if (!page) throw new Error('locked');
    const replies = page.household.replies.map(({ version, answer: was, menu, ...pair }) => ({
      ...pair,
      answer: choice,
      menu: null,
      seen: { answer: was, menu, version },
    }));
    const none: Omit<SentAnswers, 'replies' | 'message'> = { companions: [], food: [], questions: [], consents: false };
    const message = { text, seen: page.household.message };
    await own.call('POST /web-api/event-pages/:key/answer', { key, replies, ...none, message });
  };
  let server: SmtpStandIn | null = null;
  /** Sends what lies in the outbox. `refuses`: mailboxes that the mail server does not know. */
  const deliver = async (refuses: string | null = null) => {
    server ??= await smtpStandIn({ refuses });
    const current = server;
    onTestFinished(() => current.close());
    const settings = {
      SMTP_URL: server.url,
      MAIL_FROM: 'post@federleicht.example',
      GUEST_MAIL_FROM: 'fest@post.federleicht.example',
      PORT: 3000,
    };
    await runJobs(shop, mailJobs(settings));
    return server;
  };
  return {
    store,
    clock,
    shop,
    home,
    id,
    list,
    households,
    read,
    change,
    mails,
    mail,
    all,
    sent,
    toHost,
    run,
    states,
    guest,
    answer,
    deliver,
    setEmail,
  };
}

export const keysOf = ({ text }: Pick<StoredMail, 'text'>) => [...text.matchAll(/\/e\/(\w{26})\/$/gm)].map(([, key = '']) => key);
export const stopOf = ({ text }: Pick<StoredMail, 'text'>) => /\/e\/(\w{26})\/abmelden\/$/m.exec(text)?.[1] ?? '';
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );
export const bounce = (store: Store, mail: StoredMail | undefined, kind: 'hard' | 'soft' | 'complaint', now: number) =>
  store.write((trx) => noteBounce(trx, store, { mail: (mail?.id ?? '').toLowerCase(), kind }, new Date(now)));
