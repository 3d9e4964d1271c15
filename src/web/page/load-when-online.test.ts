import { afterEach, expect, test, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';
import { reloadOnce } from './reload.ts';

const connection = { onLine: true };
const reload = vi.fn();

function stubBrowser(): EventTarget {
  const target = new EventTarget();
  const noted = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
  };
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('window', { sessionStorage });
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  return target;
}

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  connection.onLine = true;
});

test('without a connection the page is not reloaded, and the script is fetched when the connection is back', async () => {
  const browser = stubBrowser();
  connection.onLine = false;
  const load = vi.fn(async () => {
    if (!connection.onLine) throw new TypeError('Failed to fetch dynamically imported module');
  });
  const loaded = loadWhenOnline(load);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(reloadOnce()).toBe(false);
  connection.onLine = true;
  await expect
    .poll(() => {
      browser.dispatchEvent(new Event('online'));
      return load.mock.calls.length;
    })
    .toBe(2);
  await loaded;
  expect(reload).not.toHaveBeenCalled();
});

test('a script that is gone reloads the page once', async () => {
  stubBrowser();
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  void loadWhenOnline(gone);
  void loadWhenOnline(gone);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
