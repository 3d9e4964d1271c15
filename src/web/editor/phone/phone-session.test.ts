import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BrowserCall, CallError } from '#web/page/client.ts';
import { createPhoneSession } from './phone-session.ts';

const link = { letters: 'BCDF', files: 0, most: 200, leftMs: 3_600_000 };
const page = { pathname: '/hochladen/', search: '?sie', hash: '' };

let asked: [string, object][];
let answers: Record<string, object | CallError>;

const call = (async (key: string, input: object) => {
  asked.push([key, input]);
  const answer = answers[key];
  if (answer instanceof CallError) throw answer;
  return answer;
}) as unknown as BrowserCall;

beforeEach(() => {
  vi.useFakeTimers();
  page.hash = '#token';
  vi.stubGlobal('location', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, address: string) => {
      page.hash = address.includes('#') ? '#' : '';
      asked.push([address, {}]);
    },
  });
  asked = [];
  answers = { 'POST /web-api/upload-link/open': link, 'GET /web-api/upload-link/session': link };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened() {
  const session = createPhoneSession(call);
  const stop = session.start();
  await vi.advanceTimersByTimeAsync(0);
  return { session, stop };
}

test('the token is taken out of the address before it opens the link', async () => {
  const { session } = await opened();
  expect(asked).toEqual([
    ['/hochladen/?sie', {}],
    ['POST /web-api/upload-link/open', { token: 'token' }],
  ]);
  expect(session.store.get()).toEqual({ step: 'open', link });
});

test('a page that is loaded again goes on with the cookie', async () => {
  page.hash = '';
  const { session } = await opened();
  expect(asked).toEqual([['GET /web-api/upload-link/session', {}]]);
  expect(session.store.get().step).toBe('open');
});

test.each([
  ['upload-link-used', 410, 'used'],
  ['upload-link-ended', 410, 'ended'],
  ['upload-link-cut', 410, 'cut'],
  ['not-found', 404, 'unknown'],
  ['too-many', 429, 'offline'],
  ['offline', 0, 'offline'],
] as const)('a link that is refused with %s (%i) is shown as %s', async (code, status, reason) => {
  answers = {
    'POST /web-api/upload-link/open': new CallError(status, code, 'Warum.', []),
    'GET /web-api/upload-link/session': new CallError(404, 'not-found', '', []),
  };
  const { session } = await opened();
  expect(session.store.get()).toMatchObject({ step: 'closed', reason, own: null });
});

test('a used code offers to go on with the link that this phone has opened before', async () => {
  answers['POST /web-api/upload-link/open'] = new CallError(410, 'upload-link-used', 'Schon geöffnet.', []);
  const { session } = await opened();
  expect(session.store.get()).toMatchObject({ reason: 'used', own: link });
  session.useOwn();
  expect(session.store.get()).toEqual({ step: 'open', link });
});

test('a cut is seen within five seconds, a lost connection closes nothing, and a token is kept for another try', async () => {
  const { session, stop } = await opened();
  answers['GET /web-api/upload-link/session'] = new CallError(0, 'offline', '', []);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.store.get().step).toBe('open');
  answers['GET /web-api/upload-link/session'] = new CallError(410, 'upload-link-cut', 'Getrennt.', []);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.store.get()).toMatchObject({ step: 'closed', reason: 'cut' });
  stop();

  page.hash = '#zwei';
  answers['POST /web-api/upload-link/open'] = new CallError(0, 'offline', '', []);
  const second = (await opened()).session;
  answers['POST /web-api/upload-link/open'] = link;
  second.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toEqual(['POST /web-api/upload-link/open', { token: 'zwei' }]);
  expect(second.store.get().step).toBe('open');
});

test('a phone that is done ends its link; without a connection it says so and can try again', async () => {
  const { session } = await opened();
  answers['DELETE /web-api/upload-link/session'] = new CallError(0, 'offline', '', []);
  await session.end();
  expect(session.store.get()).toEqual({ step: 'open', link, hasFailed: true });
  answers['DELETE /web-api/upload-link/session'] = { ...link, leftMs: 0 };
  await session.end();
  expect(session.store.get()).toEqual({ step: 'finished', link });
  const count = asked.length;
  await session.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(count);
});

test('a link that has ended by itself when the phone is done is finished as well', async () => {
  const { session } = await opened();
  answers['DELETE /web-api/upload-link/session'] = new CallError(410, 'upload-link-ended', 'Die Zeit ist um.', []);
  await session.end();
  expect(session.store.get().step).toBe('finished');
});
