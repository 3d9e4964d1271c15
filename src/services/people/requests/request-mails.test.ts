/** Mails of requests for addresses: to guests, and to the host. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { dayMs, hourMs } from '#core/values/unit.ts';
import type { Store } from '#store/db/store.ts';
import { listMails } from '#store/mail/mails.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { addressMailJobs } from './request-mails.job.ts';

const origin = 'https://www.federleicht.example';
const settings = { title: 'Sophie & Jörg', note: 'Für die Einladung.', deadline: '2027-02-01' };
const asks = { email: true, phone: false, isReminding: true };

const anna = 'anna@beispiel.de';
const kim = 'kim@beispiel.de';

/** A host with a confirmed mailbox, and households with and without one. */
async function opened(store: Store, { isConfirmed = true, emails = [anna, kim, 'ANNA@beispiel.de', ''] } = {}) {
  const clock = { now: Date.parse('2026-12-01T09:00:00Z') };
  const shop = accountShop(store, () => new Date(clock.now));
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  if (isConfirmed)
    await store.write((trx) => trx.updateTable('customers').set({ email_verified_at: '2026-12-01T08:00:00.000Z' }).execute());
  const { id } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const names = emails.map((_, at) => ({ names: `Gast${at} Beispiel` }));
  const { rows } = await home.call('POST /web-api/guest-lists/:id/rows', { id, rows: names });
  await store.write(async (trx) => {
    for (const [at, email] of emails.entries())
      await trx
        .updateTable('households')
        .set({ email: email || null })
        .where('id', '=', rows[at]?.id ?? '')
        .execute();
  });
  await home.call('POST /web-api/guest-lists/:id/address-request', { id, ...settings, asks });
  const read = () => home.call('GET /web-api/guest-lists/:id/address-request', { id });
  const sent = async () => (await listMails(store, 1_000)).filter(({ to }) => to !== zoe.email).toReversed();
  const run = async (day: string) => {
    clock.now = Date.parse(`${day}T10:30:00Z`);
    await addressMailJobs(origin)['address-mails']?.({}, shop);
  };
  return { clock, shop, home, id, read, sent, run, mail: () => home.call('POST /web-api/guest-lists/:id/address-request/mails', { id }) };
}

const linkOf = ({ text }: { text: string }) => /\/a\/(\w{26})\/$/m.exec(text)?.[1] ?? '';
const toldOf = async (store: Store) => (await listMails(store)).filter(({ subject }) => /neue Anschrift/.test(subject)).length;

onEachEngine('mails of requests for addresses', (open) => {
  test('a mailbox gets one mail with its link, for the host and without an offer; its answer ends reminders [E088]', async () => {
    const { shop, sent, mail, read, run } = await opened(await open());
    expect((await read()).mails).toEqual({ waiting: 3, mayMail: true });
    expect(await mail()).toEqual({ sent: 2, waiting: 0 });
    expect(await mail()).toEqual({ sent: 0, waiting: 0 });
    const mails = await sent();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([anna, kim]);
    const [first] = mails.filter(({ to }) => to === anna);
    if (!first) throw new Error('no mail');
    expect(first).toMatchObject({
      subject: 'Sophie & Jörg: Wohin dürfen wir schreiben?',
      sender: 'Sophie & Jörg (über Federleicht)',
      replyTo: zoe.email,
    });
    const key = linkOf(first);
    expect(first.unsubscribe).toBe(`${origin}/a/${key}/abmelden/?mail`);
    expect(first.text).toContain('Hallo Gast0 Beispiel,');
    expect(first.text).not.toMatch(/Gutschein|Newsletter|Angebot|Gast1|Rabatt/);
    const links = [...first.text.matchAll(/https?:\S+/g)].map(([link]) => link);
    expect(links.filter((link) => !link.includes(`/a/${key}/`))).toEqual([`${origin}/impressum/`]);
    // No row holds the key in clear.
    const stored = JSON.stringify(await shop.store.db.selectFrom('mails').selectAll().execute());
    expect([key.length, stored.includes(key)]).toEqual([26, false]);

    await run('2026-12-07');
    expect(await sent()).toHaveLength(2);
    const guest = browser(shop, { address: '198.51.100.9' });
    const { stamp } = await guest.call('GET /web-api/address-requests/:key', { key });
    const address = {
      names: '',
      company: '',
      street: 'Weg 1',
      extra: '',
      postcode: '80331',
      city: 'München',
      region: '',
      country: 'DE',
      email: '',
      phone: '',
    };
    await guest.call('POST /web-api/address-requests/:key/answer', { key, stamp, address });
    await run('2026-12-08');
    // The first household has answered; the second with its mailbox, and the other one, have not.
    expect(
      (await sent())
        .slice(2)
        .map(({ to, subject }) => [to.toLowerCase(), subject])
        .toSorted(),
    ).toEqual([
      [anna, 'Sophie & Jörg: Deine Anschrift fehlt noch'],
      [kim, 'Sophie & Jörg: Deine Anschrift fehlt noch'],
    ]);
    for (const day of ['2026-12-08', '2026-12-20', '2027-01-28']) await run(day);
    expect(await sent()).toHaveLength(4);
    for (const day of ['2027-01-29', '2027-01-30', '2027-02-01', '2027-02-20']) await run(day);
    expect(await sent()).toHaveLength(6);
  });

  test('who wants no mails gets none: of this request by one click, of every list by the other', async () => {
    const store = await open();
    const { shop, sent, mail, run, home } = await opened(store);
    await mail();
    const [first, second] = await sent();
    const guest = browser(shop, { address: '198.51.100.9' });
    const stop = (key: string, isEvery: boolean) => guest.call('POST /web-api/address-requests/:key/stop', { key, isEvery });
    expect(await stop('0'.repeat(26), true)).toEqual(await stop(linkOf(first ?? { text: '' }), false));
    await stop(linkOf(second ?? { text: '' }), true);
    await run('2026-12-08');
    expect(await sent()).toHaveLength(2);
    const blocks = await store.db.selectFrom('mail_blocks').selectAll().execute();
    expect(blocks).toHaveLength(2);
    expect(JSON.stringify(blocks)).not.toMatch(/beispiel/);
    // Another list of the shop.
    const { id } = await home.call('POST /web-api/guest-lists', { name: 'Taufe' });
    const { rows } = await home.call('POST /web-api/guest-lists/:id/rows', { id, rows: [{ names: 'Anna' }, { names: 'Kim' }] });
    await store.write(async (trx) => {
      for (const [at, email] of [anna, kim].entries())
        await trx
          .updateTable('households')
          .set({ email })
          .where('id', '=', rows[at]?.id ?? '')
          .execute();
    });
    await home.call('POST /web-api/guest-lists/:id/address-request', { id, ...settings, asks });
    await home.call('POST /web-api/guest-lists/:id/address-request/mails', { id });
    const stopped = second?.to.toLowerCase();
    expect((await sent()).slice(2).map(({ to }) => to)).toEqual([anna, kim].filter((to) => to !== stopped));
  });

  test('fifty mails go on the first day, and none without a confirmed mailbox of the host', async () => {
    const emails = Array.from({ length: 60 }, (_, at) => `gast${at}@beispiel.de`);
    const { mail, clock, read } = await opened(await open(), { emails });
    expect(await mail()).toEqual({ sent: 50, waiting: 10 });
    expect(await mail()).toEqual({ sent: 0, waiting: 10 });
    clock.now += dayMs + hourMs;
    expect(await mail()).toEqual({ sent: 10, waiting: 0 });
    expect((await read()).mails.waiting).toBe(0);
  });

  test('a host without a confirmed mailbox sends nothing', async () => {
    const { mail, read, sent } = await opened(await open(), { isConfirmed: false });
    const refused = await mail().catch((error: unknown) => error);
    expect([isFault(refused) && refused.code, (await read()).mails.mayMail, await sent()]).toEqual(['email-unconfirmed', false, []]);
  });

  test('a guest is thanked once with the link that changes the answer, and the host is told once a day', async () => {
    const store = await open();
    const { shop, sent, read, run, clock } = await opened(store);
    const { request } = await read();
    const key = /\/a\/(\w{26})\//.exec(request?.url ?? '')?.[1] ?? '';
    const aunt = browser(shop, { address: '198.51.100.9' });
    const send = async (from: typeof aunt, link: string, city: string, names: string) => {
      const { stamp } = await from.call('GET /web-api/address-requests/:key', { key: link });
      clock.now += 5_000;
      const address = {
        names,
        company: '',
        street: 'Weg 1',
        extra: '',
        postcode: '80331',
        city,
        region: '',
        country: 'DE',
        email: 'tante@beispiel.de',
        phone: '',
      };
      await from.call('POST /web-api/address-requests/:key/answer', { key: link, stamp, address });
    };
    await send(aunt, key, 'München', 'Rosa Maßmann');
    await send(aunt, key, 'Augsburg', 'Rosa Maßmann');
    const [thanks, ...more] = await sent();
    expect([thanks?.to, thanks?.subject, more]).toEqual(['tante@beispiel.de', 'Sophie & Jörg: Danke für die Anschrift', []]);
    expect(thanks?.text).not.toMatch(/Weg 1|Augsburg|München/);
    // Another device opens and corrects it by the link of the mail.
    const phone = browser(shop, { address: '198.51.100.10' });
    const edit = linkOf(thanks ?? { text: '' });
    expect((await phone.call('GET /web-api/address-requests/:key', { key: edit })).answer?.city).toBe('Augsburg');
    await send(phone, edit, 'Ulm', 'Rosa Maßmann');
    expect((await read()).proposals).toMatchObject([{ address: 'Weg 1, 80331 Ulm' }]);
    await run('2026-12-02');
    await run('2026-12-02');
    expect(await toldOf(store)).toBe(1);
    await run('2026-12-03');
    expect(await toldOf(store)).toBe(1);
  });

  test('with a list, and after the last day of a request, go the mails to its guests, in whatever table a word of them is', async () => {
    const store = await open();
    const { mail, sent, run, home, id, clock } = await opened(store);
    await mail();
    await run('2026-12-08');
    const mails = await sent();
    expect(mails).toHaveLength(4);
    // One could not be sent, and the reason names its mailbox.
    const failed = { state: 'failed', error: `550 <${anna}> unknown` } as const;
    const dedupe = `send-mail:${mails[0]?.id}`;
    await store.write((trx) => trx.updateTable('jobs').set(failed).where('dedupe', '=', dedupe).execute());
    const guests = /anna@beispiel|kim@beispiel|Gast\d|Für die Einladung|Sophie/i;
    expect(await wordsIn(store, guests)).toEqual(expect.arrayContaining(['guests', 'jobs', 'list_changes', 'mails']));

    await home.call('DELETE /web-api/guest-lists/:id', { id });
    await store.write(async (trx) => deletions.jobsOfLostMails?.(trx, new Date(clock.now), 100));
    expect(await wordsIn(store, guests)).toEqual([]);
    expect(await sent()).toEqual([]);

    const second = await opened(await open());
    await second.mail();
    const at = new Date('2027-06-01T10:00:00Z');
    await second.shop.store.write(async (trx) => deletions.addressRequests?.(trx, at, 100));
    expect(await second.sent()).toEqual([]);
  });
});

/** Tables with a row that a pattern finds. */
async function wordsIn({ db }: Store, pattern: RegExp): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      return pattern.test(JSON.stringify(rows)) ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}
