/** Mails of an event: to guests, to its host, and what comes back. */
import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#core/values/unit.ts';
import type { StoredMail } from '#store/mail/mails.ts';
import { zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { anna, bounce, codeOf, keysOf, kim, mailedEvent, origin, stopOf } from '#tests/mailed-event.ts';

onEachEngine('mails of an event', (open) => {
  test('two households with one mailbox get one mail with both links, for the host and without an offer', async () => {
    const { mails, mail, sent, deliver, store, home, id, states } = await mailedEvent(await open());
    expect(await mails()).toMatchObject({
      mayMail: true,
      obstacle: null,
      sender: 'Sophie & Jörg (über Federleicht)',
      dryRun: { households: 3, mailboxes: 2, later: 0, withoutEmail: 1, blocked: 0, bounced: 0, full: 0 },
      counts: { all: 4, unanswered: 4, 'no-email': 1 },
    });
    expect(await mail('link', 'Zieht warme Schuhe an.')).toEqual({ queued: 3, written: 2 });
    expect(await mail()).toEqual({ queued: 0, written: 0 });
    expect(await states()).toEqual(['queued', 'queued', 'queued', 'no-email']);
    const written = await sent();
    expect(written.map(({ to }) => to).toSorted()).toEqual([anna, kim]);
    const [both] = written.filter(({ to }) => to === anna);
    if (!both) throw new Error('no mail');
    expect(both).toMatchObject({ subject: 'Sophie & Jörg: Einladung', replyTo: zoe.email, sender: 'Sophie & Jörg (über Federleicht)' });
    expect(both.text).toContain('Hallo Gast0 Beispiel, Gast2 Beispiel,');
    expect(both.text).toContain('Sophie & Jörg schreibt dazu: Zieht warme Schuhe an.');
    expect([keysOf(both).length, new Set(keysOf(both)).size]).toEqual([2, 2]);
    for (const { html, text } of written) {
      expect(`${html}${text}`).not.toMatch(/Gutschein|Newsletter|Angebot|Rabatt|Gast3|<img|cid:/);
      const links = [...`${text}`.matchAll(/https?:\S+/g)].map(([link]) => link);
      expect(links.filter((link) => !/\/e\/\w{26}\//.test(link))).toEqual([`${origin}/impressum/`]);
    }
    const rows = JSON.stringify([
      await store.db.selectFrom('mails').selectAll().execute(),
      await store.db.selectFrom('event_mails').selectAll().execute(),
    ]);
    for (const key of [...keysOf(both), stopOf(both)]) expect([key.length, rows.includes(key)]).toEqual([26, false]);

    const { mails: wire, senders, recipients } = await deliver();
    const [first = ''] = wire.filter((one) => one.includes(`To: ${anna}`)).map((one) => one.replace(/\r\n[ \t]+/g, ' '));
    // A long name is folded within the word.
    const from = /^From: (.*)\r$/m.exec(first.replaceAll('?= =?UTF-8?Q?', ''))?.[1];
    expect(from).toBe('=?UTF-8?Q?Sophie_=26_J=C3=B6rg_=28=C3=BCber_Federleicht=29?= <fest@post.federleicht.example>');
    expect(first).toMatch(new RegExp(`^Reply-To: ${zoe.email}\\r$`, 'm'));
    expect(first).toContain(`List-Unsubscribe: <${origin}/e/${stopOf(both)}/abmelden/?mail>`);
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(first).toContain('Content-Type: text/plain');
    expect([senders.join(), recipients.length]).toEqual([expect.stringContaining(`MAIL FROM:<b+${both.id}@post.federleicht.example>`), 2]);
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'no-email']);
    expect(await home.call('GET /web-api/events/:id/follow-up', { id })).toMatchObject({ bounced: 0, end: null });
  });

  test('a household that answers between queueing and sending gets no invitation, and none is reminded any more', async () => {
    const { mail, sent, answer, deliver, states, store, run, home, id } = await mailedEvent(await open(), { emails: [anna, kim] });
    await mail();
    const written = await sent();
    const [key = ''] = written.filter(({ to }) => to === anna).flatMap(keysOf);
    await answer(key, 'yes');
    const { recipients } = await deliver();
    // Its confirmation, and the invitation of the other household.
    expect(recipients.map((line) => /<(.*?)>/.exec(line)?.[1]).toSorted()).toEqual([anna, kim]);
    expect(await states()).toEqual(['answered', 'sent']);
    const kinds = await store.db.selectFrom('event_mails').select(['kind', 'state']).orderBy('kind').execute();
    expect(
      kinds
        .filter(({ kind }) => kind === 'link')
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['dropped', 'sent']);
    await home.call('PUT /web-api/events/:id/mails', { id, isReminding: true, isTelling: false });
    await run('2027-04-24T08:00:00Z');
    expect((await sent()).slice(3).map(({ to, subject }) => [to, subject])).toEqual([[kim, 'Sophie & Jörg: Die Antwort fehlt noch']]);
  });

  test('guests are reminded twice, only where the host wants it, at ten o’clock of the event, also when its clocks change [E054]', async () => {
    const { run, sent, home, id, mails } = await mailedEvent(await open(), {
      emails: [anna],
      deadline: '2027-04-11',
      start: '2027-03-20T09:00:00Z',
    });
    await run('2027-03-28T08:00:00Z');
    expect(await sent()).toEqual([]);
    await home.call('PUT /web-api/events/:id/mails', { id, isReminding: true, isTelling: true });
    expect((await mails()).reminder).toMatchObject({ isOn: true, households: 1 });
    await run('2027-03-28T07:59:00Z');
    expect(await sent()).toEqual([]);
    for (const at of ['2027-03-28T08:00:00Z', '2027-03-28T08:15:00Z', '2027-03-29T09:00:00Z', '2027-04-05T09:00:00Z']) await run(at);
    expect(await sent()).toHaveLength(1);
    for (const at of ['2027-04-08T07:59:00Z', '2027-04-08T08:00:00Z', '2027-04-09T08:00:00Z', '2027-04-11T08:00:00Z']) await run(at);
    expect((await sent()).map(({ createdAt }) => createdAt)).toEqual(['2027-03-28T08:00:00.000Z', '2027-04-08T08:00:00.000Z']);
  });

  test('a household gets four mails at most beside confirmations, and a change once a version', async () => {
    const { mail, mails, change, sent, answer, run, home, id, clock } = await mailedEvent(await open(), {
      emails: [anna],
      start: '2027-04-20T09:00:00Z',
    });
    await mail();
    const [key = ''] = (await sent()).flatMap(keysOf);
    expect(await mail('change')).toEqual({ queued: 1, written: 1 });
    expect(await mail('change')).toEqual({ queued: 0, written: 0 });
    await change({ firstDay: '2027-06-13', lastDay: '2027-06-13' });
    clock.now += 60_000;
    expect(await mail('change')).toEqual({ queued: 1, written: 1 });
    expect((await sent()).at(-1)?.text).toMatch(/Es gilt jetzt: Sonntag, 13\.\sJuni 2027/);
    await home.call('PUT /web-api/events/:id/mails', { id, isReminding: true, isTelling: false });
    await run('2027-04-24T08:00:00Z');
    await run('2027-05-05T08:00:00Z');
    expect(await sent()).toHaveLength(4);
    clock.now += 60_000;
    await answer(key, 'yes');
    expect((await sent()).at(-1)).toMatchObject({ to: anna, subject: 'Sophie & Jörg: Antwort angekommen' });
    expect((await sent()).at(-1)?.text).toContain('Gast0 Beispiel: Fest kommt');
    await change({ firstDay: '2027-06-14', lastDay: '2027-06-14' });
    expect((await mails({ kind: 'change' })).dryRun).toMatchObject({ households: 0, full: 1 });
  });

  test('thanks go after the event to those who came, and change mails to nobody who declined', async () => {
    const { mail, sent, answer, clock, mails } = await mailedEvent(await open(), {
      emails: [anna, kim],
      start: '2027-06-05T09:00:00Z',
      deadline: '2027-06-10',
    });
    await mail();
    const keyOf = async (to: string) => (await sent()).filter((one) => one.to === to).flatMap(keysOf)[0] ?? '';
    await answer(await keyOf(anna), 'yes');
    await answer(await keyOf(kim), 'no');
    expect((await mails({ kind: 'thanks' })).obstacle).toBe('early');
    expect(await mail('thanks')).toEqual({ queued: 0, written: 0 });
    clock.now += 60_000;
    expect(await mail('change')).toEqual({ queued: 1, written: 1 });
    clock.now = Date.parse('2027-06-14T09:00:00Z');
    expect(await mail('thanks')).toEqual({ queued: 1, written: 1 });
    expect((await sent()).slice(-2).map(({ to }) => to)).toEqual([anna, anna]);
    expect(await mail()).toEqual({ queued: 0, written: 0 });
  });

  test('fifty mails go on the first day and five hundred later, requests at the same time send none twice', async () => {
    const emails = Array.from({ length: 560 }, (_, at) => `gast${at}@beispiel.de`);
    const { mail, mails, sent, run, clock } = await mailedEvent(await open(), { emails });
    expect((await mails()).dryRun).toMatchObject({ households: 560, later: 510 });
    const answers = await Promise.all([mail(), mail(), mail()]);
    expect(answers.reduce((sum, { queued }) => sum + queued, 0)).toBe(560);
    expect(answers.reduce((sum, { written }) => sum + written, 0)).toBe(50);
    await run();
    expect(await sent()).toHaveLength(50);
    clock.now += dayMs + hourMs;
    await Promise.all([run(), run()]);
    expect(await sent()).toHaveLength(550);
    clock.now += dayMs + hourMs;
    await run();
    const to = (await sent()).map((one) => one.to);
    expect([to.length, new Set(to).size]).toEqual([560, 560]);
  }, 60_000);

  test('a host without a confirmed mailbox, a draft and a note with a link send nothing', async () => {
    const unconfirmed = await mailedEvent(await open(), { isConfirmed: false });
    expect([await codeOf(unconfirmed.mail()), (await unconfirmed.mails()).mayMail]).toEqual(['email-unconfirmed', false]);
    const { mail, home, id, mails, sent } = await mailedEvent(await open());
    expect(await codeOf(mail('link', 'Schaut auf feier.example'))).toBe('bad-form');
    expect(await codeOf(mail('link', 'a'.repeat(301)))).toBe('bad-form');
    await home.call('POST /web-api/events/:id/state', { id, state: 'draft' });
    expect([await mail(), (await mails()).obstacle, await sent()]).toEqual([{ queued: 0, written: 0 }, 'draft', []]);
  });

  test('a title cannot write headers into a mail', async () => {
    const title = 'Sophie <x@evil>, "Bcc: y"';
    const { mail, sent, deliver } = await mailedEvent(await open(), { emails: [anna], title });
    await mail();
    const [written] = await sent();
    expect(written?.sender).toBe('Sophie x@evil Bcc: y (über Federleicht)');
    const { mails: wire, recipients } = await deliver();
    expect(wire[0]).not.toMatch(/^Bcc:/m);
    expect(recipients).toHaveLength(1);
  });

  test('a mail that comes back for good shows the host whom to call, and another mailbox gets the link anew', async () => {
    const { mail, sent, deliver, states, clock, store, mails, setEmail, home, id } = await mailedEvent(await open(), {
      emails: [anna, kim],
    });
    await mail();
    await deliver();
    const [first] = (await sent()).filter(({ to }) => to === anna);
    await bounce(store, first, 'hard', clock.now);
    await bounce(store, first, 'hard', clock.now);
    expect(await states()).toEqual(['bounced', 'sent']);
    expect(await home.call('GET /web-api/events/:id/follow-up', { id })).toMatchObject({ bounced: 1 });
    expect((await mails({ kind: 'change' })).dryRun).toMatchObject({ households: 1, bounced: 1 });
    expect(await mail()).toEqual({ queued: 0, written: 0 });
    await setEmail(0, 'anna@neu.example');
    clock.now += 60_000;
    expect(await mail()).toEqual({ queued: 1, written: 1 });
    expect((await sent()).at(-1)?.to).toBe('anna@neu.example');
    expect(await states()).toEqual(['queued', 'sent']);
  });

  test('a mail that comes back for now is written once more after three days, then it is a bounce', async () => {
    const { mail, sent, deliver, states, clock, store, run } = await mailedEvent(await open(), { emails: [anna] });
    await mail();
    await deliver();
    await bounce(store, (await sent())[0], 'soft', clock.now);
    expect(await states()).toEqual(['queued']);
    clock.now += 71 * hourMs;
    await run();
    expect(await sent()).toHaveLength(1);
    clock.now += 2 * hourMs;
    await run();
    await deliver();
    const [, second] = await sent();
    expect([await states(), second?.to]).toEqual([['sent'], anna]);
    await bounce(store, second, 'soft', clock.now);
    expect(await states()).toEqual(['bounced']);
    clock.now += 4 * dayMs;
    await run();
    expect(await sent()).toHaveLength(2);
  });

  test('a mailbox that the mail server refuses at once is a bounce, and its job is not repeated', async () => {
    const { mail, deliver, states, store } = await mailedEvent(await open(), { emails: ['niemand@beispiel.de', kim] });
    await mail();
    await deliver('niemand@');
    expect(await states()).toEqual(['bounced', 'sent']);
    expect(await store.db.selectFrom('jobs').select('id').where('state', '!=', 'done').where('kind', '=', 'send-mail').execute()).toEqual(
      [],
    );
  });

  test('a complaint ends mails of every event to the mailbox, also after the account of the host is gone', async () => {
    const store = await open();
    const { mail, sent, deliver, states, clock, mails, home } = await mailedEvent(store, { emails: [anna, kim] });
    await mail();
    await deliver();
    await bounce(
      store,
      (await sent()).find(({ to }) => to === anna),
      'complaint',
      clock.now,
    );
    expect(await states()).toEqual(['blocked', 'sent']);
    expect((await mails({ kind: 'change' })).dryRun).toMatchObject({ households: 1, blocked: 1 });
    const owner = await home.owner();
    await store.write((trx) =>
      trx
        .deleteFrom('guest_lists')
        .where('owner', '=', owner ?? ('' as never))
        .execute(),
    );
    const blocks = await store.db.selectFrom('mail_blocks').selectAll().execute();
    expect([blocks.length, blocks[0]?.scope, JSON.stringify(blocks).includes('beispiel')]).toEqual([1, '*', false]);
    // Unknown mails leave no trace.
    await bounce(store, { id: 'AAAAAAAAAAAAAAAAAAAAAA' } as StoredMail, 'complaint', clock.now);
    expect(await store.db.selectFrom('mail_blocks').selectAll().execute()).toEqual(blocks);
  });

  test('who wants no mails gets none: of this event by one link, of every event by the other; opening them ends nothing', async () => {
    const store = await open();
    const { mail, sent, guest, states, home, id, change, deliver } = await mailedEvent(store, { emails: [anna, kim] });
    await mail();
    const [first, second] = await sent();
    if (!first || !second) throw new Error('no mails');
    // A scanner of mails opens every link.
    for (const key of [...keysOf(first), stopOf(first)]) await codeOf(guest().call('GET /web-api/event-pages/:key', { key }));
    expect(await store.db.selectFrom('mail_blocks').selectAll().execute()).toEqual([]);
    const stop = (key: string, isEvery: boolean) => guest().call('POST /web-api/event-pages/:key/stop', { key, isEvery });
    expect(await stop('0'.repeat(26), true)).toEqual(await stop(stopOf(first), false));
    // The key of a page is none that ends mails.
    await stop(keysOf(second)[0] ?? '', true);
    expect(await store.db.selectFrom('mail_blocks').selectAll().execute()).toHaveLength(1);
    // Links that were renewed do not take the right away to end mails.
    await home.call('POST /web-api/events/:id/links', { id });
    await stop(stopOf(second), true);
    expect((await deliver()).recipients).toEqual([]);
    expect(await states()).toEqual(['blocked', 'blocked']);
    await change({ firstDay: '2027-06-13', lastDay: '2027-06-13' });
    expect(await mail('change')).toEqual({ queued: 0, written: 0 });
    const scopes = (await store.db.selectFrom('mail_blocks').select('scope').execute()).map(({ scope }) => scope).toSorted();
    expect(scopes).toEqual(['*', id].toSorted());
  });

  test('a confirmation goes three times a day at most, the newest one last, and says nothing of allergies', async () => {
    const { mail, sent, answer, clock } = await mailedEvent(await open(), { emails: [anna] });
    await mail();
    const [key = ''] = (await sent()).flatMap(keysOf);
    const confirmations = async () => (await sent()).filter(({ subject }) => /angekommen/.test(subject));
    for (const [at, choice] of (['yes', 'no', 'yes', 'no', 'yes'] as const).entries()) {
      clock.now += 61_000;
      await answer(key, choice, `Nachricht ${at}`);
    }
    expect(await confirmations()).toHaveLength(4);
    expect((await confirmations()).at(-1)?.text).toContain('Fest kommt');
  });

  test('the host is told of answers once an hour at most', async () => {
    const { mail, sent, answer, toHost, run, clock } = await mailedEvent(await open(), { emails: [anna, kim] });
    await mail();
    const keys = (await sent()).flatMap(keysOf);
    clock.now += 1_000;
    await answer(keys[0] ?? '', 'yes');
    await run();
    clock.now += 10 * 60_000;
    await answer(keys[1] ?? '', 'no');
    await run();
    expect((await toHost()).map(({ to, subject }) => [to, subject])).toEqual([[zoe.email, 'Sophie & Jörg: Eine neue Antwort']]);
    clock.now += hourMs;
    await run();
    await run();
    expect(await toHost()).toHaveLength(2);
  });
});
