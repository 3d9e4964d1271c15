import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { overridesCookie, userCookie } from '#core/flags/visitor-cookies.ts';
import type { SiteView } from '#web/page/page-context.ts';

const shop = vi.hoisted(() => ({
  cookies: {} as Record<string, string>,
  flags: { disabled: false, authorizationKey: 'client-key' },
  statistics: 'granted',
  consentChanged: () => {},
  report: vi.fn(),
  openSdk: vi.fn(),
}));
vi.mock('#web/log/log.ts', () => ({ report: shop.report }));
vi.mock('#web/page/client.ts', () => ({ call: () => async () => shop.flags }));
vi.mock('#web/consent/browser-cookie.ts', () => ({ browserCookie: (name: string) => shop.cookies[name] ?? null }));
vi.mock('#web/consent/consent-store.ts', () => ({
  consentStore: {
    get: () => ({ statistics: shop.statistics }),
    subscribe(listener: () => void) {
      shop.consentChanged = listener;
    },
  },
}));
vi.mock('./sdk-sender.ts', () => ({ openSdk: shop.openSdk }));
vi.mock('./device.ts', () => ({ openDevice: () => ({ get: () => ({ kind: 'desktop' }) }) }));

const site: SiteView = { channel: 'federleicht', country: 'DE', locale: 'de-DE' };
const key = '0b6d0b0e-3c3c-4f5e-9d3f-0123456789ab';
const otherKey = '1b6d0b0e-3c3c-4f5e-9d3f-0123456789ab';
const logged = () => shop.report.mock.calls.map(([event, error]) => [event, error.message]);
const settled = () => new Promise((resolve) => setTimeout(resolve));

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

beforeEach(() => {
  shop.statistics = 'granted';
  shop.cookies = { [userCookie]: key };
  shop.flags = { disabled: false, authorizationKey: 'client-key' };
  shop.openSdk.mockResolvedValue({ expose: () => 'on', track: () => true, end: () => undefined });
  vi.stubGlobal('location', { origin: 'http://localhost', search: '', pathname: '/' });
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.resetModules();
});

/** The module of a page that has just been opened. */
const openPage = () => import('./exposures.ts');

describe('what a page logs about feature tests', () => {
  test('a visitor with a key and a service with one: nothing, and the SDK is opened with both', async () => {
    (await openPage()).noteBranch(site, 'hero', 'on');
    await settled();
    expect(logged()).toEqual([]);
    expect(shop.openSdk).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ authorizationKey: 'client-key', key, origin: 'http://localhost' }),
    );
  });

  test('an empty authorization key is logged, once a page, and no SDK is opened [F441, F326]', async () => {
    shop.flags.authorizationKey = '';
    const { noteBranch, noteEvent } = await openPage();
    noteBranch(site, 'hero', 'on');
    await settled();
    noteEvent(site, { type: 'add_to_cart' });
    await settled();
    expect(logged()).toEqual([['flag-authorization-key-empty', 'no key of the flag service']]);
    expect(shop.openSdk).not.toHaveBeenCalled();
  });

  test('a key of the visitor that is gone when they agree is logged, and no SDK is opened [F441, F326]', async () => {
    shop.statistics = 'unknown';
    (await openPage()).noteBranch(site, 'hero', 'on');
    shop.cookies = {};
    shop.statistics = 'granted';
    shop.consentChanged();
    await settled();
    expect(logged()).toEqual([['flag-key-empty', 'no key of the visitor']]);
    expect(shop.openSdk).not.toHaveBeenCalled();
  });

  test('a visitor without a key, or with a treatment of their own choice, is part of no test', async () => {
    const { noteBranch } = await openPage();
    shop.cookies = {};
    noteBranch(site, 'hero', 'on');
    shop.cookies = { [userCookie]: key, [overridesCookie]: 'hero=on' };
    noteBranch(site, 'hero', 'on');
    await settled();
    expect([logged(), shop.openSdk.mock.calls]).toEqual([[], []]);
  });

  test('a treatment that differs from the first of the session is logged, and the same one is not [F272, F442]', async () => {
    const { noteBranch } = await openPage();
    for (const branch of ['on', 'on', 'off', 'off']) noteBranch(site, 'hero', branch);
    expect(logged()).toEqual([
      ['flag-changed-in-session', 'hero'],
      ['flag-changed-for-user', 'hero'],
    ]);
    expect(JSON.parse(sessionStorage.getItem('ft_session') ?? '')).toEqual({ hero: 'on' });
  });

  test('another key of the visitor is logged and begins the record anew [F273, F442]', async () => {
    (await openPage()).noteBranch(site, 'hero', 'on');
    shop.cookies = { [userCookie]: otherKey };
    vi.resetModules();
    (await openPage()).noteBranch(site, 'layout', 'b');
    expect(logged()).toEqual([['flag-user-key-changed', 'layout']]);
    expect(JSON.parse(localStorage.getItem('ft_monitor') ?? '')).toEqual({ splitKey: otherKey, featureFlags: { layout: 'b' } });
  });
});
