import { afterEach, expect, test, vi } from 'vitest';
import { createFlagClient } from './flag-client.ts';
import { openSdk } from './sdk-sender.ts';

afterEach(() => vi.unstubAllGlobals());

const options = { authorizationKey: 'a'.repeat(32), key: 'visitor', origin: 'http://localhost', attributes: () => ({}) };

type Factory = NonNullable<Parameters<typeof openSdk>[1]>;

/** The parts of an SDK that are used. */
function fakeSdk({ isReady = true } = {}) {
  const done: string[] = [];
  const client = {
    whenReady: async () => {
      if (!isReady) throw new Error('timed out');
    },
    getTreatment: () => 'on',
    track: (...event: unknown[]) => done.push(JSON.stringify(event)) > 0,
    destroy: async () => void done.push('destroyed'),
  };
  const factory = (() => ({ client: () => client, UserConsent: { setStatus: () => done.push('declined') } })) as unknown as Factory;
  return { factory, done };
}

async function logOf(factory: Factory) {
  const logged: string[] = [];
  const client = createFlagClient({ openSender: () => openSdk(options, factory), log: (event) => logged.push(event) });
  client.expose('hero');
  client.setConsent('granted');
  await vi.waitFor(() => expect(logged).not.toEqual([]));
  return logged;
}

test('a second SDK of a page, one without a client and one that does not become ready have log codes of their own [F441]', async () => {
  vi.stubGlobal('navigator', {});
  const first = fakeSdk();
  const sender = await openSdk(options, first.factory);
  expect(await logOf(fakeSdk().factory)).toEqual(['flag-already-initialized']);
  sender.end(true);
  expect(first.done).toEqual(['declined', 'destroyed']);

  expect(await logOf(() => null)).toEqual(['flag-client-empty']);
  expect(await logOf((() => ({ client: () => null })) as unknown as Factory)).toEqual(['flag-client-empty']);
  const late = fakeSdk({ isReady: false });
  expect([await logOf(late.factory), late.done]).toEqual([['flag-initialize-failed'], ['destroyed']]);

  // None of them keeps the page from opening one.
  const next = fakeSdk();
  const opened = await openSdk(options, next.factory);
  opened.track({ type: 'add_to_cart', value: 7450 });
  opened.end(false);
  expect(next.done).toEqual(['["user","add_to_cart",7450]', 'destroyed']);
});
