/** Keys of events over HTTP: wrong, revoked, ended and foreign ones have one answer, to the byte, and no key shows anybody but its own household. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { expect, test } from 'vitest';
import { writeLinkKey } from '#core/people/link-key.ts';
import { callRoutes } from '#http/calls/calls.ts';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { browser } from './customer-browser.ts';
import { onEachEngine, withStore } from './engines.ts';
import { bodyOf, hostedEvent } from './hosted-event.ts';
import { isLongForm } from './long-form.ts';

/** Status, headers and bytes of an answer, without the id and time of the request. */
function asking(shop: Shop) {
  const app = callRoutes(
    shop,
    () => hostOf('localhost', [], undefined),
    ({ headers }) => String(headers.host),
  );
  let asked = 0;
  return async (path: string, body?: object) => {
    // An address calls three thousand times a minute.
    const incoming = { headers: { host: `198.51.${Math.floor(++asked / 1_000)}.1` } } as IncomingMessage;
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', 'content-type': 'application/json' };
    const answer = await app.request(path, { headers, ...sent }, { incoming } as HttpBindings);
    const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '');
    const shown = [...answer.headers].filter(([name]) => name !== 'x-request-id').sort();
    return JSON.stringify([answer.status, shown, text]);
  };
}

withStore('keys of events', (open) => {
  test('random and revoked keys, those of a draft and of a closed page for all have one answer, and ended ones name nobody', async () => {
    const store = await open();
    const { shop, clock, home, id, linkOf, open: openFor } = await hostedEvent(store);
    const ask = asking(shop);
    const page = (key: string) => `/web-api/event-pages/${key}`;
    const wrong = await ask(page('0'.repeat(26)));
    expect(wrong).toContain('404');
    const [own, all] = [await linkOf(0), await openFor()];
    expect((await ask(page(own.key))).slice(0, 4)).toBe('[200');
    await home.call('PUT /web-api/events/:id/open-parts', { id, parts: [] });
    expect(await ask(page(all.key))).toBe(wrong);
    await openFor();
    await home.call('POST /web-api/events/:id/state', { id, state: 'draft' });
    expect([await ask(page(own.key)), await ask(page(all.key))]).toEqual([wrong, wrong]);
    await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
    const keys = Array.from({ length: isLongForm ? 100_000 : 2_000 }, () => writeLinkKey(randomBytes(16)));
    for (const key of keys) {
      const answer = await ask(page(key));
      if (answer !== wrong) expect([key, answer]).toEqual([key, wrong]);
    }
    await home.call('POST /web-api/events/:id/links', { id });
    expect([await ask(page(own.key)), await ask(page(all.key))]).toEqual([wrong, wrong]);
    const again = await linkOf(0);
    clock.now = Date.parse('2028-06-12T10:00:00Z');
    const ended = await ask(page(again.key));
    expect([ended.slice(0, 4), /Sophie|Weiß|Albrecht/.test(ended)]).toEqual(['[410', false]);
    for (const odd of ['x', '%00', '🎉', '0'.repeat(25), 'U'.repeat(26), "'%20or%201=1"])
      expect([odd, await ask(page(odd))]).toEqual([odd, wrong]);
  }, 1_200_000);

  test('typed codes that are wrong, revoked or ended have one answer, and after ten of them all have another one', async () => {
    const { shop, home, id, linkOf } = await hostedEvent(await open());
    const app = asking(shop);
    const ask = (code: string) => app('/web-api/event-codes', { code });
    const { code } = await linkOf(0);
    const wrong = await ask('0000 0000 0000');
    expect((await ask(code)).slice(0, 4)).toBe('[200');
    await home.call('POST /web-api/events/:id/links', { id });
    expect([await ask(code), await ask('7KQ4 M2XD 9TRB'), await ask('')]).toEqual([wrong, wrong, wrong]);
    for (let at = 4; at < 10; at += 1) expect(await ask(`x${at}`)).toBe(wrong);
    const again = await linkOf(0);
    const refused = await ask(again.code);
    expect([refused.slice(0, 4), await ask('x')]).toEqual(['[429', refused]);
  });
});

const secretName = /Geheim(\d+)x/g;
const named = (text: string) => new Set([...text.matchAll(secretName)].map(([, at]) => Number(at)));

onEachEngine('households of an event', (open, engine) => {
  test('see nobody but themselves by any page or call, whatever key is used', { timeout: 300_000 }, async () => {
    const store = await open();
    const count = engine.name === 'sqlite' || isLongForm ? 100 : 20;
    const rows = Array.from({ length: count }, (_, at) => ({ names: `Vorname${at} Geheim${at}x` }));
    const own = await hostedEvent(store, rows);
    const other = await hostedEvent(store, [{ names: 'Anna Geheim900x' }]);
    const all = await own.open([own.trauung, own.fest]);
    const keys: string[] = [];
    for (let at = 0; at < count; at += 1) keys.push((await own.linkOf(at)).key);
    const foreign = (await other.linkOf(0)).key;
    const clients = Array.from({ length: count }, (_, at) => browser(own.shop, { address: `198.51.100.${at}` }));
    /** Everything that a browser is told by a key. */
    const told = async (at: number, key: string) => {
      const guest = clients[at] ?? browser(own.shop);
      const stamp = 'x'.repeat(60);
      const reply = { part: own.fest, guest: own.households[0] ?? '', answer: 'yes' as const, menu: null };
      const replies = [{ ...reply, seen: { answer: 'open' as const, menu: null, version: 0 } }];
      const typed = { companions: [], food: [], consents: false, message: { text: `Gruß ${at}`, seen: '' } };
      const names = [`Vorname${(at + 1) % count} Geheim`];
      return (
        await Promise.all([
          bodyOf(guest.call('GET /web-api/event-pages/:key', { key })),
          bodyOf(guest.call('POST /web-api/event-pages/:key/password', { key, password: 'x' })),
          bodyOf(guest.call('POST /web-api/event-pages/:key/answer', { key, replies, ...typed })),
          bodyOf(guest.call('POST /web-api/event-pages/:key/open-answer', { key, stamp, names, answers: [], message: '', email: '' })),
          bodyOf(guest.call('POST /web-api/event-pages/:key/report', { key, stamp, reason: 'x', email: '' })),
          bodyOf(guest.call('GET /web-api/event-hosts/:key', { key })),
          bodyOf(guest.call('POST /web-api/event-codes', { code: key })),
        ])
      ).join('\n');
    };
    for (let at = 0; at < count; at += 1) {
      const next = (at + 1) % count;
      expect([at, [...named(await told(at, keys[at] ?? ''))]]).toEqual([at, [at]]);
      // Who has another household's link is that household's guest.
      if (at % 10 === 0) expect([...named(await told(at, keys[next] ?? ''))]).toEqual([next]);
      if (at % 10 === 1) expect([...named(await told(at, foreign))]).toEqual([900]);
      for (const key of [all.key, '', writeLinkKey(randomBytes(16))]) expect([at, [...named(await told(at, key))]]).toEqual([at, []]);
      for (const path of [`GET /web-api/events/:id`, `GET /web-api/events/:id/inbox`] as const)
        expect(await bodyOf(clients[at]?.call(path, { id: own.id }) ?? Promise.resolve())).toContain('not-found');
    }
    await own.home.call('POST /web-api/events/:id/links', { id: own.id });
    for (const [at, key] of keys.entries()) if (at % 10 === 0) expect([...named(await told(at, key))]).toEqual([]);
    const again = (await own.linkOf(0)).key;
    own.clock.now = Date.parse('2028-06-12T10:00:00Z');
    expect([...named(await told(0, again))]).toEqual([]);
  });
});
