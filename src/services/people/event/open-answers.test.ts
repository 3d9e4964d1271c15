/** The code for all of an event by its calls: what its page shows, what is answered by it, and what its hosts make of that. */
import { expect, test } from 'vitest';
import { hourMs } from '#core/values/unit.ts';
import { listMails } from '#store/mail/mails.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { browser } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { bodyOf, codeOf, hostedEvent } from '#tests/hosted-event.ts';

onEachEngine('answers by the code for all', (openStore) => {
  test('its page shows the chosen parts and nobody of the list, and opens nothing without one', async () => {
    const { open, guest, home, id, fest, access } = await hostedEvent(await openStore());
    expect((await access()).link).toBeNull();
    const { key } = await open();
    const { page, open: shown } = await guest().page(key);
    expect([page, shown?.parts.map(({ name }) => name), shown?.answer]).toEqual([null, ['Fest'], null]);
    expect(JSON.stringify(shown)).not.toMatch(/Albrecht|Weiß|Roth|Trauung/);
    await home.call('PUT /web-api/events/:id/open-parts', { id, parts: [] });
    const closed = await bodyOf(guest().page(key));
    expect(closed).toBe(await bodyOf(guest().page('0'.repeat(26))));
    await open([fest]);
    expect((await guest().page(key)).open?.parts).toHaveLength(1);
  });

  test('one guest who has not answered and has the same name is proposed, by a short form of it as well', async () => {
    const { open, guest, inbox, household, decide, households, fest } = await hostedEvent(await openStore());
    const { key } = await open();
    await guest().send(key, { names: ['Chris Albrecht', 'Mira'], message: 'Wir freuen uns' });
    const { waiting, head } = await inbox();
    expect(head.waiting).toBe(1);
    expect(waiting[0]).toMatchObject({ isClear: true, candidates: [{ persons: ['Christopher Albrecht', 'Mira Albrecht'], others: [] }] });
    // Nothing counts before a host has decided.
    expect((await household(0)).household.replies.every(({ answer }) => answer === 'open')).toBe(true);
    await decide(households[0] ?? '');
    const { household: joined } = await household(0);
    expect(joined).toMatchObject({ message: 'Wir freuen uns', lastBy: 'open' });
    expect(joined.replies.filter(({ part }) => part === fest).map(({ answer }) => answer)).toEqual(['yes', 'yes']);
    expect(joined.replies.filter(({ part }) => part !== fest).map(({ answer }) => answer)).toEqual(['open', 'open']);
    expect(await inbox()).toMatchObject({ head: { waiting: 0 }, waiting: [], decided: [{ state: 'joined' }] });
  });

  test('a name that two households have, or none, is no proposal; who has answered already is not proposed', async () => {
    const rows = ['Anna Weiß', 'Anna Weiß', 'Kim Roth'].map((names) => ({ names }));
    const { open, guest, inbox, decide, households, home, id } = await hostedEvent(await openStore(), rows);
    const { key } = await open();
    await guest().send(key, { names: ['Anna Weiß'] });
    await guest().send(key, { names: ['Fremder Mensch'] });
    await guest().send(key, { names: ['Kim Roth'] });
    const clear = async () => (await inbox()).waiting.map(({ names, isClear }) => [names[0], isClear]);
    expect(await clear()).toEqual([
      ['Anna Weiß', false],
      ['Fremder Mensch', false],
      ['Kim Roth', true],
    ]);
    expect((await inbox()).waiting[0]?.candidates).toHaveLength(2);
    await decide(households[0] ?? '');
    const { household: kim } = await home.call('GET /web-api/events/:id/households/:household', { id, household: households[2] ?? '' });
    const replies = kim.replies.map(({ version, ...reply }) => ({
      ...reply,
      answer: 'no' as const,
      seen: { answer: reply.answer, menu: reply.menu, version },
    }));
    const answer = { replies, companions: [], food: [], consents: false, message: { text: '', seen: '' } };
    await home.call('POST /web-api/events/:id/households/:household/answer', { id, household: households[2] ?? '', ...answer });
    expect(await clear()).toEqual([
      ['Fremder Mensch', false],
      ['Kim Roth', false],
    ]);
  });

  test('any household of the list is found by its name or place, and the answer joined to it', async () => {
    const rows = [...Array.from({ length: 12 }, (_, at) => `Gast${at} Weiß`), 'Kim Roth'].map((names) => ({ names }));
    const { open, guest, inbox, home, id, household, decide, households } = await hostedEvent(await openStore(), rows);
    const { key } = await open();
    await guest().send(key, { names: ['Kimi'], message: 'Bis bald' });
    const [waiting] = (await inbox()).waiting;
    const search = async (text: string, reply = waiting?.id ?? '') =>
      (await home.call('GET /web-api/events/:id/inbox', { id, search: text, reply })).found;
    expect([waiting?.candidates, await search(''), await search('Roth', 'A'.repeat(22))]).toEqual([[], null, null]);
    expect(await search('roth')).toMatchObject({
      reply: waiting?.id,
      count: 1,
      candidates: [{ household: households[12], names: 'Kim Roth', persons: [], others: ['Kimi'], isAnswered: false }],
    });
    const many = await search('weiss');
    expect([many?.count, many?.candidates.length]).toEqual([12, 10]);
    await decide(households[12] ?? '');
    expect((await household(12)).household.message).toBe('Bis bald');
  });

  test('names that the household does not have come as its companions, as many as it may bring', async () => {
    const { open, guest, inbox, household, decide, households } = await hostedEvent(await openStore());
    const { key } = await open();
    await guest().send(key, { names: ['Kim Roth', 'Toni Haas', 'Eva Blum', 'Uwe Zink'] });
    expect((await inbox()).waiting[0]?.candidates[0]).toMatchObject({ companions: ['Toni Haas', 'Eva Blum'], others: ['Uwe Zink'] });
    await decide(households[2] ?? '');
    expect((await household(2)).household.guests.map(({ name, kind }) => [name, kind])).toEqual([
      ['Kim Roth', 'adult'],
      ['Toni Haas', 'plus-one'],
      ['Eva Blum', 'plus-one'],
    ]);
  });

  test('a new household is in the list with its answers and invited to the shown parts; undoing makes it wait again, and that undone joins it again', async () => {
    const { open, guest, inbox, decide, home, list, id, read } = await hostedEvent(await openStore());
    const { key } = await open();
    const before = (await read()).parts.map(({ invited, yes }) => [invited, yes]);
    await guest().send(key, { names: ['Rosa und Jan Berg'], email: 'rosa@beispiel.de', message: 'Danke' });
    await decide(null);
    const rows = async () => (await home.call('GET /web-api/guest-lists/:id', { id: list })).rows.map(({ names }) => names);
    const undo = async () => {
      const { changes } = await home.call('GET /web-api/guest-lists/:id', { id: list });
      await home.call('POST /web-api/guest-lists/:id/undo', { id: list, change: changes[0]?.version ?? 0 });
    };
    const counts = async () => (await read()).parts.map(({ invited, yes }) => [invited, yes]);
    const after = await counts();
    expect(await rows()).toHaveLength(4);
    expect(after).toEqual([before[0], [(before[1]?.[0] ?? 0) + 2, 2]]);
    const { household } = (await inbox()).decided[0] ?? {};
    const added = await home.call('GET /web-api/events/:id/households/:household', { id, household: household?.id ?? '' });
    expect(added.household).toMatchObject({ message: 'Danke', lastBy: 'open' });
    await undo();
    expect([(await rows()).length, await counts()]).toEqual([3, before]);
    expect(await inbox()).toMatchObject({ head: { waiting: 1 }, waiting: [{ names: ['Rosa und Jan Berg'] }] });
    await undo();
    expect([(await rows()).length, await counts(), (await inbox()).head.waiting]).toEqual([4, after, 0]);
  });

  test('of two windows one decides, also where the guest sends it anew meanwhile, and a refused answer can wait again', async () => {
    const { open, guest, inbox, home, id, households } = await hostedEvent(await openStore());
    const { key } = await open();
    const chris = guest();
    await chris.send(key);
    const seen = (await inbox()).waiting[0];
    const wanted = { id, reply: seen?.id ?? '', version: seen?.version ?? 0 };
    const join = (household: string | null) => codeOf(home.call('POST /web-api/events/:id/inbox/:reply/join', { ...wanted, household }));
    await chris.send(key, { message: 'Mit Rollstuhl' });
    expect(await join(households[0] ?? '')).toBe('list-changed');
    const now = { ...wanted, version: (await inbox()).waiting[0]?.version ?? 0 };
    const both = await Promise.all(
      [households[0] ?? '', null].map((household) =>
        codeOf(home.call('POST /web-api/events/:id/inbox/:reply/join', { ...now, household })),
      ),
    );
    expect(both.toSorted()).toEqual(['list-changed', null].toSorted());
    const other = guest();
    await other.send(key, { names: ['Werbung Meier'] });
    const refuse = async (isRefused: boolean) => {
      const { waiting, decided } = await inbox();
      const reply = (isRefused ? waiting : decided.filter(({ state }) => state === 'refused'))[0];
      return codeOf(
        home.call('POST /web-api/events/:id/inbox/:reply/refuse', { id, reply: reply?.id ?? '', version: reply?.version ?? 0, isRefused }),
      );
    };
    expect(await refuse(true)).toBeNull();
    // Its guest is told nothing, and what it sends anew stays refused.
    expect((await other.page(key)).open?.answer?.names).toEqual(['Werbung Meier']);
    await other.send(key, { names: ['Werbung Meier'], message: 'Noch einmal' });
    expect((await inbox()).waiting).toEqual([]);
    expect(await refuse(false)).toBeNull();
    expect((await inbox()).waiting).toMatchObject([{ names: ['Werbung Meier'], message: 'Noch einmal' }]);
  });

  test('a browser changes its own answer, sends another one for somebody else, and sees no other one', async () => {
    const { open, guest, inbox } = await hostedEvent(await openStore());
    const { key } = await open();
    const chris = guest();
    await chris.send(key);
    expect((await chris.page(key)).open?.answer?.names).toEqual(['Chris Albrecht']);
    await chris.send(key, { names: ['Chris Albrecht', 'Mira Albrecht'] });
    expect((await inbox()).waiting.map(({ names }) => names.length)).toEqual([2]);
    await chris.send(key, { names: ['Oma Inge'], isAnother: true });
    expect((await inbox()).waiting).toHaveLength(2);
    expect((await guest().page(key)).open?.answer).toBeNull();
  });

  test('a form that is posted again is one answer; one that is too quick, too old, of another key or filled in by a program is none', async () => {
    const { open, guest, inbox, linkOf, clock } = await hostedEvent(await openStore());
    const { key } = await open();
    const { own, page, send } = guest();
    const { stamp } = await page(key);
    await Promise.all([send(key, {}, { stamp }), send(key, {}, { stamp, waitMs: 0 })]);
    own.jar.clear();
    await send(key, {}, { stamp });
    expect((await inbox()).waiting).toHaveLength(1);
    expect(await codeOf(guest().send(key, {}, { waitMs: 2_900 }))).toBe('bad-form');
    expect(await codeOf(guest().send(key, { trap: 'x' }))).toBe('bad-form');
    expect(await codeOf(guest().send(key, {}, { stamp: (await guest().page((await linkOf(0)).key)).stamp }))).toBe('bad-form');
    expect(await codeOf(guest().send(key, {}, { stamp: `${(clock.now - 9_000).toString(36)}.${'A'.repeat(22)}.${'B'.repeat(22)}` }))).toBe(
      'bad-form',
    );
    expect(await codeOf(guest().send(key, {}, { waitMs: 24 * hourMs + 1 }))).toBe('bad-form');
    expect((await inbox()).waiting).toHaveLength(1);
  });

  test('an answer needs a name, a part that the page shows and an answer to it; a key of a household takes none', async () => {
    const { open, guest, linkOf, trauung, fest, home, id } = await hostedEvent(await openStore());
    const { key } = await open();
    const refusals = [
      { names: [] },
      { names: ['', ' '] },
      { answers: [] },
      { answers: [{ part: fest, answer: 'open' as const }] },
      { answers: [{ part: trauung, answer: 'yes' as const }] },
      { email: 'keine Adresse' },
      { names: ['A B, C D, E F, G H, I J, K L', 'M N, O P, Q R, S T, U V'] },
    ];
    for (const answer of refusals) expect([answer, await codeOf(guest().send(key, answer))]).toEqual([answer, 'bad-form']);
    expect(await codeOf(guest().send((await linkOf(0)).key))).toBe('not-found');
    await home.call('POST /web-api/events/:id/state', { id, state: 'closed' });
    expect(await codeOf(guest().send(key))).toBe('forbidden');
  });

  test('a password holds for the page for all as well', async () => {
    const { open, guest, home, id } = await hostedEvent(await openStore());
    const { key } = await open();
    await home.call('PUT /web-api/events/:id/password', { id, password: 'Löwenzahn' });
    const { own, page, send } = guest();
    expect(await page(key)).toMatchObject({ page: null, open: null });
    expect(await codeOf(send(key))).toBe('not-found');
    await own.call('POST /web-api/event-pages/:key/password', { key, password: 'Löwenzahn' });
    expect((await page(key)).open?.parts).toHaveLength(1);
    expect(await codeOf(send(key))).toBeNull();
  });

  test('more than two hundred answers a day close the form, and the host is told until when', async () => {
    const store = await openStore();
    const { open, guest, inbox, clock } = await hostedEvent(store);
    const { key } = await open();
    const hours = await guest('203.0.113.5').page(key);
    expect(hours.open?.isPaused).toBe(false);
    for (let at = 0; at < 201; at += 1) {
      const code = await codeOf(guest(`203.0.${at}.7`).send(key, { names: [`Gast${at} Muster`] }));
      expect([at, code]).toEqual([at, at < 200 ? null : 'too-many']);
    }
    expect((await guest().page(key)).open).toMatchObject({ isPaused: true });
    expect((await inbox()).pausedUntil).not.toBeNull();
    clock.now += 24 * hourMs;
    expect((await guest().page(key)).open).toMatchObject({ isPaused: false });
    expect(await codeOf(guest().send(key))).toBeNull();
  });

  test('a report is a mail to the shop that names the event and no key', async () => {
    const store = await openStore();
    const { open, guest, clock, id, linkOf } = await hostedEvent(store);
    const { key } = await open();
    const { own, page } = guest();
    const { stamp } = await page(key);
    const report = (reason: string, of = key) =>
      codeOf(own.call('POST /web-api/event-pages/:key/report', { key: of, stamp, reason, email: 'gast@beispiel.de' }));
    expect(await report('Betrug')).toBe('bad-form');
    clock.now += 4_000;
    expect(await report('')).toBe('bad-form');
    expect(await report('Betrug auf http://x.example <b>!</b>')).toBeNull();
    expect(await report('Betrug', (await linkOf(0)).key)).toBe('bad-form');
    const mails = await listMails(store);
    expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([['service@federleicht.example', 'gast@beispiel.de']]);
    expect(mails[0]?.text).toContain(id);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(new RegExp(key, 'i'));
    expect(mails[0]?.html).not.toContain('<b>');
    for (let at = 0; at < 6; at += 1) await report(`Noch einmal ${at}`);
    expect(await report('Zu viel')).toBe('too-many');
  });

  test('answers go thirty days after the last day, and what became of them stays', async () => {
    const store = await openStore();
    const { open, guest, decide, households, household, clock } = await hostedEvent(store);
    const { key } = await open();
    await guest().send(key);
    await decide(households[0] ?? '');
    await guest().send(key, { names: ['Fremder Mensch'] });
    const run = () => store.write((trx) => deletions.openReplies?.(trx, new Date(clock.now), 100) ?? Promise.resolve(0));
    clock.now = Date.parse('2027-07-12T10:00:00Z');
    expect(await run()).toBe(0);
    clock.now = Date.parse('2027-07-13T10:00:00Z');
    expect(await run()).toBe(2);
    expect((await household(0)).household.lastBy).toBe('open');
  });

  test('host texts lead guests to no other page', async () => {
    const { home, id, read } = await hostedEvent(await openStore());
    const { facts, version, parts } = await read();
    for (const text of ['Siehe http://x.example', 'www.x.example', 'HTTPS://x.example', 'ｗｗｗ.x.example']) {
      const change = { id, version, facts: { ...facts, occasion: 'hochzeit' as const } };
      const details = { ...facts.details, info: text };
      expect(await codeOf(home.call('PUT /web-api/events/:id', { ...change, facts: { ...change.facts, details } }))).toBe('bad-form');
      expect(await codeOf(home.call('PUT /web-api/events/:id', { ...change, facts: { ...change.facts, title: text } }))).toBe('bad-form');
      const programme = parts.map(({ id: of, name, startsAt, endsAt }) => {
        return { id: of, name, startsAt, endsAt, place: text, options: [], childOptions: [] };
      });
      expect(await codeOf(home.call('PUT /web-api/events/:id/parts', { id, version, parts: programme }))).toBe('bad-form');
    }
    expect(await codeOf(browser((await hostedEvent(await openStore())).shop).call('GET /web-api/events/:id/inbox', { id }))).toBe(
      'not-found',
    );
  });
});
