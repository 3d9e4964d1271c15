import { expect, test } from 'vitest';
import { Fault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import { createSessionTransfer } from '#store/session/session-transfers.ts';
import { createOwner, findSession } from '#store/session/sessions.ts';
import { withStore } from '#tests/engines.ts';
import { ownerOfCookie, requestOwner } from './session-cookie.ts';

const https = { channel: 'federleicht', secure: true } as const;
const http = { channel: 'federleicht', secure: false } as const;
const start = new Date('2026-11-01T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const daySeconds = 86_400;

/** A browser with the cookies that the responses to its requests set. */
function browser(store: Store, host: typeof https | typeof http) {
  const jar = new Map<string, string>();
  let now = start;
  const shop = { store, clock: () => now };
  const header = () => (jar.size === 0 ? null : [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  return {
    jar,
    header,
    at(time: Date) {
      now = time;
    },
    shop,
    async request(work?: (owner: Awaited<ReturnType<typeof requestOwner>>) => Promise<unknown>) {
      const lines: string[] = [];
      const owner = await requestOwner(shop, host, header(), lines);
      await work?.(owner);
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0;')) jar.delete(name);
        else jar.set(name, value);
      }
      return { owner: owner.current, lines };
    },
  };
}

withStore('the cookie of a session', (open) => {
  test('on HTTPS only the host itself can set it, on HTTP it keeps the plain name', async () => {
    const store = await open();
    const { lines } = await browser(store, https).request((owner) => owner.ensure());
    expect(lines).toEqual([
      expect.stringMatching(/^__Host-federleicht_session=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const local = await browser(store, http).request((owner) => owner.ensure());
    expect(local.lines).toEqual([
      expect.stringMatching(/^federleicht_session=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('of the old name is taken once and replaced by a new token', async () => {
    const store = await open();
    const { token, id } = await createOwner(store, start);
    const visitor = browser(store, https);
    visitor.jar.set('federleicht_session', token);
    expect(await ownerOfCookie(visitor.shop, https, visitor.header())).toBe(id);
    const { owner, lines } = await visitor.request();
    expect(owner).toBe(id);
    expect(lines).toHaveLength(2);
    expect([...visitor.jar.keys()]).toEqual(['__Host-federleicht_session']);
    expect(visitor.jar.get('__Host-federleicht_session')).not.toBe(token);
    expect((await visitor.request()).lines).toEqual([]);
    visitor.at(after(61));
    expect((await visitor.request()).owner).toBe(id);
    visitor.jar.clear();
    visitor.jar.set('federleicht_session', token);
    expect(await visitor.request()).toEqual({ owner: null, lines: [] });
  });

  test('of one channel opens nothing on a host of the other, and one that knows no channel stays valid', async () => {
    const store = await open();
    for (const secure of [true, false]) {
      const posters = { channel: 'myposter', secure } as const;
      const cards = { channel: 'federleicht', secure } as const;
      const prefix = secure ? '__Host-' : '';
      const visitor = browser(store, secure ? https : http);
      const { owner } = await visitor.request((made) => made.ensure());
      const token = visitor.jar.get(`${prefix}federleicht_session`) ?? '';
      expect(await ownerOfCookie(visitor.shop, cards, `${prefix}federleicht_session=${token}`)).toBe(owner);
      expect(await ownerOfCookie(visitor.shop, posters, `${prefix}myposter_session=${token}`)).toBeNull();
      const older = await createOwner(store, start, { isHostCookie: secure });
      for (const host of [cards, posters])
        expect(await ownerOfCookie(visitor.shop, host, `${prefix}${host.channel}_session=${older.token}`)).toBe(older.id);
    }
  });

  test('that another host of the domain planted is not taken', async () => {
    const store = await open();
    const attacker = browser(store, https);
    await attacker.request((owner) => owner.ensure());
    const victim = browser(store, https);
    victim.jar.set('federleicht_session', attacker.jar.get('__Host-federleicht_session') ?? '');
    expect(await ownerOfCookie(victim.shop, https, victim.header())).toBeNull();
    expect((await victim.request()).owner).toBeNull();
  });

  test('is sent again when the session is extended, at most once a day', async () => {
    const visitor = browser(await open(), https);
    await visitor.request((owner) => owner.ensure());
    visitor.at(after(daySeconds - 1));
    expect((await visitor.request()).lines).toEqual([]);
    visitor.at(after(daySeconds + 1));
    const token = visitor.jar.get('__Host-federleicht_session');
    expect((await visitor.request()).lines).toEqual([expect.stringMatching(`^__Host-federleicht_session=${token}; Max-Age=31536000`)]);
    expect((await visitor.request()).lines).toEqual([]);
  });

  test('is worth nothing after 365 days without a request', async () => {
    const visitor = browser(await open(), https);
    const { owner } = await visitor.request((guest) => guest.ensure());
    visitor.at(after(364 * daySeconds));
    expect((await visitor.request()).owner).toBe(owner);
    visitor.at(after((364 + 365) * daySeconds + 1));
    expect((await visitor.request()).owner).toBeNull();
  });
});

withStore('a renewed token', (open) => {
  test('is another one for the same owner; the old one ends a minute after the first use of the new one', async () => {
    const store = await open();
    const visitor = browser(store, https);
    const { owner } = await visitor.request((guest) => guest.ensure());
    const old = visitor.jar.get('__Host-federleicht_session') ?? '';
    await visitor.request((guest) => guest.renewToken());
    expect(visitor.jar.get('__Host-federleicht_session')).not.toBe(old);
    visitor.at(after(120));
    expect((await visitor.request()).owner).toBe(owner);
    expect(await findSession(store, old, after(179))).toMatchObject({ owner });
    expect(await findSession(store, old, after(181))).toBeNull();
    visitor.at(after(181));
    expect((await visitor.request()).owner).toBe(owner);
  });

  test('whose response is lost leaves the old one valid', async () => {
    const store = await open();
    const visitor = browser(store, https);
    const { owner } = await visitor.request((guest) => guest.ensure());
    const old = new Map(visitor.jar);
    await visitor.request((guest) => guest.renewToken());
    for (const [name, value] of old) visitor.jar.set(name, value);
    visitor.at(after(30 * daySeconds));
    expect((await visitor.request()).owner).toBe(owner);
  });

  test('of two requests at the same time is valid whichever arrives last', async () => {
    const store = await open();
    const visitor = browser(store, https);
    const { owner } = await visitor.request((guest) => guest.ensure());
    const [header, tokens] = [visitor.header(), [] as string[]];
    for (let each = 0; each < 2; each += 1) {
      const lines: string[] = [];
      await (await requestOwner(visitor.shop, https, header, lines)).renewToken();
      tokens.push(/=([\w-]{22});/.exec(lines[0] ?? '')?.[1] ?? '');
    }
    for (const token of tokens) expect(await findSession(store, token, after(1))).toMatchObject({ owner });
    for (const token of tokens) expect(await findSession(store, token, after(3600))).toMatchObject({ owner });
  });
});

withStore('a database that cannot be written to', (open) => {
  test('still says whose session it is, when it would be extended and when it takes the place of another', async () => {
    const store = await open();
    const visitor = browser(store, https);
    const { owner } = await visitor.request((guest) => guest.ensure());
    await visitor.request((guest) => guest.renewToken());
    const full: Store = { ...store, write: () => Promise.reject(new Fault('storage-full', 'no space left')) };
    const token = visitor.jar.get('__Host-federleicht_session') ?? '';
    expect(await findSession(full, token, after(2 * daySeconds))).toMatchObject({ owner, wasExtended: false });
    expect(await findSession(store, token, after(2 * daySeconds))).toMatchObject({ owner, wasExtended: true });
  });

  test('leaves a cookie of the old name as it is', async () => {
    const store = await open();
    const { token, id } = await createOwner(store, start);
    const full: Store = { ...store, write: () => Promise.reject(new Fault('storage-full', 'no space left')) };
    const visitor = browser(full, https);
    visitor.jar.set('federleicht_session', token);
    expect(await visitor.request()).toEqual({ owner: id, lines: [] });
  });
});

withStore('signing out', (open) => {
  test('ends every session of the owner and every code for a further one, and removes the cookie', async () => {
    const store = await open();
    const visitor = browser(store, https);
    const { owner } = await visitor.request((guest) => guest.ensure());
    const token = visitor.jar.get('__Host-federleicht_session') ?? '';
    await visitor.request((guest) => guest.renewToken());
    if (owner) await createSessionTransfer(store, owner, null, start);
    const stranger = browser(store, https);
    await stranger.request((guest) => guest.ensure());
    const { lines } = await visitor.request((guest) => guest.signOut());
    expect(lines).toEqual(['__Host-federleicht_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    expect(await findSession(store, token, start)).toBeNull();
    for (const table of ['sessions', 'session_transfers'] as const)
      expect(
        await store.db
          .selectFrom(table)
          .selectAll()
          .where('owner', '=', owner ?? ('' as never))
          .execute(),
      ).toEqual([]);
    expect((await stranger.request()).owner).not.toBeNull();
  });
});
