import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnPicture } from '#api/designs.ts';
import type { UploadLinkView } from '#api/phone/upload-links.ts';
import { type BrowserCall, CallError } from '#web/page/client.ts';
import { createLinkWatch } from './watch-link.ts';

const now = '2026-11-29T10:00:00.000Z';
const id = 'A'.repeat(22);
const link: UploadLinkView = { id, state: 'waiting', letters: 'BCDF', files: 0, most: 200, leftMs: 900_000 };
const picture = (name: string, uploadedAt: string) => ({ id: name, name, uploadedAt }) as OwnPicture;

let asked: string[];
let open: UploadLinkView[];
let current: UploadLinkView;
let pictures: OwnPicture[];
let failure: CallError | null;

const call = (async (key: string, input: { after?: string }) => {
  asked.push(input.after === undefined ? key : `${key} ${input.after}`);
  if (failure) throw failure;
  if (key === 'GET /web-api/upload-links') return { links: open, now };
  if (key === 'POST /web-api/upload-links')
    return { link: current, url: 'https://x.example/hochladen/#t', code: { path: 'M0 0h1', side: 33 }, now };
  if (key === 'DELETE /web-api/upload-links/:id') current = { ...current, state: 'cut', leftMs: 0 };
  if (key === 'GET /web-api/customer-picture') return { pictures, before: null };
  return current;
}) as unknown as BrowserCall;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  [asked, open, current, pictures, failure] = [[], [], link, [], null];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const arrived: string[] = [];
  const watch = createLinkWatch({ call, formality: 'du', onArrived: (fresh) => void arrived.push(...fresh.map(({ name }) => name)) });
  const stop = watch.start();
  return { watch, stop, arrived };
}
const look = () => vi.advanceTimersByTimeAsync(2_500);

test('a new code is shown until a phone opens it, then the letters and what arrives, each once', async () => {
  const { watch, arrived } = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.store.get()).toMatchObject({ step: 'shown', code: { side: 33 }, link: { letters: 'BCDF' } });
  current = { ...link, state: 'connected', files: 1, leftMs: 3_600_000 };
  // The answer begins half a minute earlier.
  pictures = [picture('neu', '2026-11-29T10:00:05.000Z'), picture('alt', '2026-11-29T09:59:50.000Z')];
  await look();
  expect(watch.store.get()).toMatchObject({ code: null, link: { state: 'connected' } });
  pictures = [picture('zwei', '2026-11-29T10:00:08.000Z'), ...pictures];
  await look();
  expect(arrived).toEqual(['neu', 'zwei']);
  expect(asked.at(-1)).toBe('GET /web-api/customer-picture 2026-11-29T10:00:05.000Z');
});

test('a phone that is connected already is shown in place of a new code', async () => {
  open = [link, { ...link, state: 'connected' }];
  current = { ...link, state: 'connected' };
  const { watch } = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['GET /web-api/upload-links']);
  expect(watch.store.get()).toMatchObject({ code: null, link: { state: 'connected' } });
});

test('a code that no phone has opened ends with the dialog, the link of a connected phone goes on', async () => {
  const first = start();
  await vi.advanceTimersByTimeAsync(0);
  first.stop();
  expect(asked.at(-1)).toBe('DELETE /web-api/upload-links/:id');
  asked = [];
  open = [{ ...link, state: 'connected' }];
  current = { ...link, state: 'connected' };
  const second = start();
  await look();
  second.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['GET /web-api/upload-links', 'GET /web-api/upload-links/:id']);
});

test('a link that was cut is not asked for any more', async () => {
  const { watch } = start();
  await vi.advanceTimersByTimeAsync(0);
  current = { ...link, state: 'connected' };
  await look();
  await watch.cut();
  expect(watch.store.get().link?.state).toBe('cut');
  asked = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
});

test('a lost connection is said and asked for again, a refused code is said with its sentence', async () => {
  const { watch } = start();
  await vi.advanceTimersByTimeAsync(0);
  failure = new CallError(0, 'offline', '', []);
  await look();
  expect(watch.store.get().isOffline).toBe(true);
  failure = null;
  await look();
  expect(watch.store.get().isOffline).toBe(false);
  failure = new CallError(507, 'quota-full', 'Es sind schon 3 Handys verbunden.', []);
  watch.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.store.get()).toMatchObject({ step: 'failed', message: 'Es sind schon 3 Handys verbunden.' });
});
