import { afterEach, expect, test, vi } from 'vitest';
import type { SiteView } from '#web/page/page-context.ts';
import { renderGoogleButton, startGoogle } from './google-script.ts';

const { report } = vi.hoisted(() => ({ report: vi.fn() }));
vi.mock('#web/log/log.ts', () => ({ report }));
vi.mock('#web/page/client.ts', () => ({ call: () => async () => ({ script: '/client.js', clientId: 'shop', nonce: 'n' }) }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const site: SiteView = { channel: 'federleicht', country: 'DE', locale: 'de-DE' };
const logged = () => report.mock.calls.map(([event]) => event);

/** Google's interface and a box that `buttons` appear in. */
function google(buttons: number) {
  const box = { childElementCount: 0, getBoundingClientRect: () => ({ width: 320 }) };
  const id = {
    initialize: () => {},
    prompt: () => {},
    cancel: () => {},
    renderButton() {
      box.childElementCount = buttons;
    },
  };
  return { id, box: box as unknown as HTMLElement };
}

test('a button of Google that does not appear is logged as not found, and one that appears is not [F440]', () => {
  const blocked = google(0);
  expect(renderGoogleButton(blocked.id, blocked.box, site)).toBe(false);
  expect(logged()).toEqual(['google-button-not-found']);
  const shown = google(1);
  expect(renderGoogleButton(shown.id, shown.box, site)).toBe(true);
  expect(logged()).toEqual(['google-button-not-found']);
});

test('a script of Google that does not load, or loads without its interface, is logged as not loaded [F440]', async () => {
  const head = { append: (script: { onerror(): void }) => script.onerror() };
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { createElement: () => ({ remove() {} }), head });
  const options = { site, loginUri: '', context: 'signin', onCredential: () => {} } as const;
  expect(await startGoogle(options)).toBeNull();
  expect(logged()).toEqual(['google-not-loaded']);
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: (script: { onload(): void }) => script.onload() } });
  expect(await startGoogle(options)).toBeNull();
  expect(logged()).toEqual(['google-not-loaded', 'google-not-loaded']);
});
