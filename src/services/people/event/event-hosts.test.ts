/** Codes that are typed, and those who lead an event together, by their calls. */
import { expect, test } from 'vitest';
import type { CallKey } from '#api/calls.ts';
import { hourMs, minuteMs } from '#core/values/unit.ts';
import { browser, type TestBrowser } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { bodyOf, codeOf, hostedEvent } from '#tests/hosted-event.ts';

onEachEngine('codes that are typed', (openStore) => {
  test('open the page of a household and that for all; wrong, revoked and ended ones, and those of a draft, have one answer', async () => {
    const { shop, clock, home, id, open, linkOf } = await hostedEvent(await openStore());
    const all = await open();
    const own = await linkOf(0);
    let client = 0;
    const typed = (code: string) => bodyOf(browser(shop, { address: `192.0.2.${++client}` }).call('POST /web-api/event-codes', { code }));
    expect(await typed(own.code)).toBe(JSON.stringify({ opens: own.key }));
    expect(await typed(all.code.toLowerCase().replaceAll(' ', ''))).toBe(JSON.stringify({ opens: all.key }));
    const wrong = await typed('0000 0000 0000');
    expect(wrong).toContain('no-event-page');
    for (const code of ['', 'x', '7KQ4 M2XD 9TRB', own.code.slice(0, -1), own.key, '🎉'.repeat(30)])
      expect([code, await typed(code)]).toEqual([code, wrong]);
    await home.call('POST /web-api/events/:id/state', { id, state: 'draft' });
    expect([await typed(own.code), await typed(all.code)]).toEqual([wrong, wrong]);
    await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
    await home.call('POST /web-api/events/:id/links', { id });
    expect([await typed(own.code), await typed(all.code)]).toEqual([wrong, wrong]);
    const again = await linkOf(0);
    expect([again.code === own.code, await typed(again.code)]).toEqual([false, JSON.stringify({ opens: again.key })]);
    clock.now = Date.parse('2028-06-12T10:00:00Z');
    expect(await typed(again.code)).toBe(wrong);
  });

  test('after ten wrong ones in a quarter of an hour right and wrong ones of an address are refused alike, and right ones cost nothing', async () => {
    const { shop, clock, linkOf } = await hostedEvent(await openStore());
    const { code } = await linkOf(0);
    const typed = (address: string, text: string) => bodyOf(browser(shop, { address }).call('POST /web-api/event-codes', { code: text }));
    for (let at = 0; at < 20; at += 1) expect(await typed('192.0.2.1', code)).toContain('opens');
    for (let at = 0; at < 10; at += 1) expect(await typed('192.0.2.1', `wrong ${at}`)).toContain('not-found');
    const refused = await typed('192.0.2.1', 'wrong');
    expect([refused.includes('too-many'), await typed('192.0.2.1', code)]).toEqual([true, refused]);
    expect(await typed('192.0.2.2', code)).toContain('opens');
    clock.now += 15 * minuteMs;
    expect(await typed('192.0.2.1', code)).toContain('opens');
  });

  test('after a thousand wrong ones an hour an address has two tries, and a right one still opens', async () => {
    const store = await openStore();
    const { shop, clock, linkOf } = await hostedEvent(store);
    const { code } = await linkOf(0);
    const typed = (address: string, text: string) => bodyOf(browser(shop, { address }).call('POST /web-api/event-codes', { code: text }));
    await typed('192.0.2.1', 'wrong');
    await store.write((trx) => trx.updateTable('rate_limits').set({ points: 1_000 }).where('id', 'like', 'event-code-all %').execute());
    for (let at = 0; at < 2; at += 1) expect(await typed('192.0.2.9', 'wrong')).toContain('not-found');
    expect(await typed('192.0.2.9', code)).toContain('too-many');
    expect(await typed('192.0.2.10', code)).toContain('opens');
    clock.now += hourMs;
    expect(await typed('192.0.2.9', code)).toContain('opens');
  });
});

type Asking = { [K in CallKey]?: object };

onEachEngine('hosts of an event', (openStore) => {
  test('a link opens once, for who says yes; wrong, used and revoked ones have one answer', async () => {
    const { shop, home, id, invite, clock, access } = await hostedEvent(await openStore());
    const { key, host } = await invite('edit');
    const [gabi, other] = [browser(shop), browser(shop)];
    const ask = (by: TestBrowser, of = key) => bodyOf(by.call('GET /web-api/event-hosts/:key', { key: of }));
    expect(await ask(gabi)).toContain('Sophie');
    // Opening the page alone makes nobody a host.
    expect(await codeOf(gabi.call('GET /web-api/events/:id', { id }))).toBe('not-found');
    expect(await codeOf(home.call('POST /web-api/event-hosts/:key', { key }))).toBeNull();
    expect((await access()).hosts[0]?.joinedAt).toBeNull();
    const both = await Promise.all([gabi, other].map((by) => codeOf(by.call('POST /web-api/event-hosts/:key', { key }))));
    expect(both.toSorted()).toEqual(['not-found', null].toSorted());
    const [first, second] = both[0] === null ? [gabi, other] : [other, gabi];
    const wrong = await ask(second, '0'.repeat(26));
    expect([await ask(second), await codeOf(first.call('POST /web-api/event-hosts/:key', { key }))]).toEqual([wrong, null]);
    expect((await first.call('GET /web-api/events', {})).events).toMatchObject([{ id, title: 'Sophie & Jörg' }]);
    expect((await access()).hosts).toMatchObject([{ id: host, right: 'edit', url: null, joinedAt: new Date(clock.now).toISOString() }]);
    await home.call('DELETE /web-api/events/:id/hosts/:host', { id, host });
    expect([await codeOf(first.call('GET /web-api/events/:id', { id })), await ask(first)]).toEqual(['not-found', wrong]);
    expect((await first.call('GET /web-api/events', {})).events).toEqual([]);
  });

  test('one who reads changes nothing, one who changes leaves what is the owner’s, and a stranger finds nothing', async () => {
    const { shop, home, id, invite, read, households, open, guest, inbox, trauung } = await hostedEvent(await openStore());
    const { key } = await open();
    await guest().send(key);
    const reply = (await inbox()).waiting[0];
    const { host } = await invite('view', 'Dritte');
    const { facts, version } = await read();
    const household = households[0] ?? '';
    const wanted = { id, reply: reply?.id ?? '', version: reply?.version ?? 0 };
    const nothing = { replies: [], companions: [], food: [], consents: false, message: { text: '', seen: '' } };
    const reading: Asking = {
      'GET /web-api/events/:id': { id },
      'GET /web-api/events/:id/answers': { id },
      'GET /web-api/events/:id/inbox': { id },
      'GET /web-api/events/:id/households/:household': { id, household },
    };
    const changing: Asking = {
      'PUT /web-api/events/:id': { id, version: version - 1, facts },
      'PUT /web-api/events/:id/parts': { id, version: version - 1, parts: [] },
      'POST /web-api/events/:id/state': { id, state: 'open' },
      'POST /web-api/events/:id/invites': { id },
      'POST /web-api/events/:id/households/:household/answer': { id, household, ...nothing },
      'PUT /web-api/events/:id/households/:household/invites': { id, household, invites: [], isReopened: false },
      'POST /web-api/events/:id/inbox/:reply/refuse': { ...wanted, isRefused: false },
      'POST /web-api/events/:id/inbox/:reply/join': { ...wanted, version: 99, household: null },
    };
    const owning: Asking = {
      'GET /web-api/events/:id/access': { id },
      'PUT /web-api/events/:id/open-parts': { id, parts: [trauung] },
      'PUT /web-api/events/:id/password': { id, password: null },
      'POST /web-api/events/:id/links': { id },
      'POST /web-api/events/:id/hosts': { id, name: 'Vierte', right: 'edit' },
      'DELETE /web-api/events/:id/hosts/:host': { id, host },
      'DELETE /web-api/events/:id': { id },
    };
    const hosts: Record<string, TestBrowser> = { view: browser(shop), edit: browser(shop), stranger: browser(shop), owner: home };
    await hosts.stranger?.call('POST /web-api/guest-lists', { name: 'Meine' });
    for (const right of ['view', 'edit'] as const)
      await hosts[right]?.call('POST /web-api/event-hosts/:key', { key: (await invite(right)).key });
    const answers = async (by: string, calls: Asking) => {
      const found = new Set<string | null>();
      for (const [call, input] of Object.entries(calls))
        found.add(await codeOf(hosts[by]?.call(call as CallKey, input as never) ?? Promise.reject()));
      return [...found].filter((code) => code !== null && code !== 'list-changed');
    };
    expect(await answers('stranger', { ...reading, ...changing, ...owning })).toEqual(['not-found']);
    expect(await answers('view', reading)).toEqual([]);
    expect(await answers('view', { ...changing, ...owning })).toEqual(['forbidden']);
    expect(await answers('edit', { ...reading, ...changing })).toEqual([]);
    expect(await answers('edit', owning)).toEqual(['forbidden']);
    // Whoever has the link of a household can answer for it.
    const seen = async (by: string) => hosts[by]?.call('GET /web-api/events/:id/households/:household', { id, household });
    expect([(await seen('view'))?.link, (await seen('edit'))?.link === null]).toEqual([null, false]);
    expect(await answers('owner', owning)).toEqual([]);
  });

  test('what one who changes answers for a household is an answer of the hosts', async () => {
    const { shop, id, invite, household, households } = await hostedEvent(await openStore());
    const gabi = browser(shop);
    await gabi.call('POST /web-api/event-hosts/:key', { key: (await invite('edit')).key });
    const { household: asked } = await household(2);
    const replies = asked.replies.map(({ version, ...reply }) => ({
      ...reply,
      answer: 'yes' as const,
      seen: { answer: reply.answer, menu: reply.menu, version },
    }));
    const answer = { replies, companions: ['Toni Haas'], food: [], consents: false, message: { text: '', seen: '' } };
    await gabi.call('POST /web-api/events/:id/households/:household/answer', { id, household: households[2] ?? '', ...answer });
    expect((await household(2)).household).toMatchObject({ lastBy: 'host', guests: [{ name: 'Kim Roth' }, { name: 'Toni Haas' }] });
  });

  test('an event has ten hosts beside its owner', async () => {
    const { invite, home, id } = await hostedEvent(await openStore());
    for (let at = 0; at < 10; at += 1) await invite('view', `Gast ${at}`);
    expect(await codeOf(home.call('POST /web-api/events/:id/hosts', { id, name: 'Elf', right: 'view' }))).toBe('quota-full');
  });
});
