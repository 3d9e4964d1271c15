import { expect, test } from 'vitest';
import { wordingVersion } from '#core/site/consent.ts';
import type { Context } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { isOwnVisitorKey } from '#store/flags/visitor-key.ts';
import { germany } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { createFlag, flagKeys, rollout } from '#tests/flag-server.ts';
import { noSession } from '#tests/no-session.ts';
import { featureFlagHandlers } from './feature-flags.ts';

/** The answer of the call to a browser with these cookies, and the cookies that it sets. */
async function ask(store: Store, cookie: string | null) {
  const flags = { clientKey: 'public', visitorSecret: flagKeys.visitorSecret, beforeConsent: true, areElsewhere: false };
  const shop = { store, clock: store.clock, flags } as unknown as Context['shop'];
  const headers: Record<string, string | null> = { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  const cookies: string[] = [];
  const context: Context = {
    shop,
    site: germany,
    actor: { kind: 'visitor', owner: { ...noSession, current: null, ensure: () => Promise.reject(new Error('no owner')) } },
    requestId: 'r',
    ipAddress: '127.0.0.1',
    header: (name) => headers[name] ?? null,
    setCookie: (line) => void cookies.push(line),
  };
  const { treatments } = await featureFlagHandlers['GET /web-api/feature-flags']({}, context);
  return { treatments, cookies };
}

withStore('the call for treatments', (open) => {
  test('sets the key that its branches come from, and keeps them: 20 visitors, both branches', async () => {
    const store = await open();
    await createFlag({ store, clock: store.clock }, rollout('hero', { on: 50, off: 50 }));
    const seen = new Set<unknown>();
    for (let at = 0; at < 20; at += 1) {
      const first = await ask(store, null);
      const [line = ''] = first.cookies;
      const [, key = ''] = /^ft_user=([^;]+); Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/.exec(line) ?? [];
      expect(isOwnVisitorKey(key, flagKeys.visitorSecret), line).toBe(true);
      for (let time = 0; time < 3; time += 1)
        expect(await ask(store, `ft_user=${key}`)).toEqual({ treatments: first.treatments, cookies: [] });
      seen.add(first.treatments.hero);
    }
    expect(seen).toEqual(new Set(['on', 'off']));
  });

  test('sets none for who declined, nor where no flag is tested, and replaces one that is not of the shop', async () => {
    const store = await open();
    expect((await ask(store, null)).cookies).toEqual([]);
    await createFlag({ store, clock: store.clock }, rollout('hero', { on: 50, off: 50 }));
    const declined = `consent=${wordingVersion(null)}.-.${store.clock().toISOString().slice(0, 10)}`;
    expect(await ask(store, declined)).toEqual({ treatments: { hero: 'off' }, cookies: [] });
    expect((await ask(store, `ft_user=${crypto.randomUUID()}`)).cookies).toHaveLength(1);
  });
});
