/** The queue of uploads against a server in memory that speaks tus. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Picture } from '#api/designs.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { Upload } from '#web/editor/state.ts';
import { createUploadQueue, type UploadOptions } from './upload-queue.ts';

type Stored = { length: number; sha256: string; received: number };

/** What the server holds, how it answers, and what was sent. */
let uploads: Map<string, Stored>;
let pictures: Map<string, Picture>;
let log: string[];
let sending: number;
let maxAtOnce: number;
/** Gives what happens to the next parts: bytes after which the connection breaks, or an answer. */
let accidents: (number | { status: number; retryAfter?: string; message: string })[];
let isOffline: boolean;

const picture = (id: string): Picture => ({ id, name: 'a.jpg', width: 1, height: 1, preview: '', medium: '', thumb: '', warnings: [] });

async function answerFetch(path: string, { method = 'GET', headers = {} }: RequestInit): Promise<Response> {
  if (isOffline) throw new TypeError('offline');
  const given = headers as Record<string, string>;
  log.push(`${method} ${path.slice('/web-api/customer-picture/uploads'.length)}`);
  if (method === 'POST') {
    const sha256 = atob(/sha256 (\S+)/.exec(given['upload-metadata'] ?? '')?.[1] ?? '');
    const known = pictures.get(sha256);
    if (known) return Response.json(known);
    const id = `u${uploads.size + 1}`;
    uploads.set(id, { length: Number(given['upload-length']), sha256, received: 0 });
    const location = `/web-api/customer-picture/uploads/${id}`;
    return new Response(null, { status: 201, headers: { location, 'upload-offset': '0' } });
  }
  const stored = uploads.get(path.split('/').at(-1) ?? '');
  if (!stored) return new Response(null, { status: 404 });
  return new Response(null, { headers: { 'upload-offset': String(stored.received) } });
}

/** The part of XMLHttpRequest that is used. */
function createRequest() {
  let url = '';
  const headers: Record<string, string> = {};
  const answerHeaders: Record<string, string> = {};
  const request = {
    upload: { onprogress: (_event: { loaded: number }) => {} },
    status: 0,
    response: null as unknown,
    onerror() {},
    onabort() {},
    onload() {},
    open(_method: string, path: string) {
      url = path;
    },
    setRequestHeader(name: string, value: string) {
      headers[name] = value;
    },
    getResponseHeader: (name: string) => answerHeaders[name] ?? null,
    abort() {
      request.onabort();
    },
    send(body: Blob) {
      sending += 1;
      maxAtOnce = Math.max(maxAtOnce, sending);
      setTimeout(() => {
        sending -= 1;
        const stored = uploads.get(url.split('/').at(-1) ?? '');
        if (isOffline || !stored) return request.onerror();
        log.push(`PATCH ${headers['upload-offset']}+${body.size}`);
        const accident = accidents.shift();
        if (typeof accident === 'object') {
          Object.assign(request, { status: accident.status, response: { code: 'x', message: accident.message } });
          if (accident.retryAfter) answerHeaders['retry-after'] = accident.retryAfter;
          return request.onload();
        }
        stored.received += Math.min(body.size, accident ?? body.size);
        request.upload.onprogress({ loaded: Math.min(body.size, accident ?? body.size) });
        if (stored.received < stored.length) return request.onerror();
        pictures.set(stored.sha256, picture(stored.sha256));
        Object.assign(request, { status: 200, response: picture(stored.sha256) });
        request.onload();
      }, 10);
    },
  };
  return request;
}

beforeEach(() => {
  uploads = new Map();
  pictures = new Map();
  log = [];
  sending = 0;
  maxAtOnce = 0;
  accidents = [];
  isOffline = false;
  vi.stubGlobal('fetch', answerFetch);
  vi.stubGlobal('XMLHttpRequest', createRequest);
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const state = { uploads: [] as readonly Upload[] };
  const placed: [ElementRef | null, string][] = [];
  const store = { getState: () => state, report: (progress: Partial<typeof state>) => void Object.assign(state, progress) };
  const queue = createUploadQueue({
    store: store as unknown as UploadOptions['store'],
    site: { channel: 'federleicht', country: 'DE', locale: 'de-DE' } as UploadOptions['site'],
    ensureSession: async () => true,
    onPicture: (ref, { id }) => void placed.push([ref, id]),
  });
  const statuses = () => state.uploads.map(({ status }) => status);
  return { queue, state, placed, statuses };
}

const slot: ElementRef = { page: 'inside', element: 'photo' };
const file = (content: string, name = 'a.jpg') => new File([content], name);
const timeout = { timeout: 20_000 };

test('of five hundred photos four are sent at once, and each goes to its slot or to the pictures', async () => {
  const { queue, state, placed, statuses } = open();
  queue.add(Array.from({ length: 500 }, (_, at) => ({ file: file(`photo ${at}`), ref: at === 0 ? slot : null })));
  await expect.poll(statuses, timeout).toEqual(Array(500).fill('done'));
  expect(maxAtOnce).toBe(4);
  expect(placed.filter(([ref]) => ref === slot)).toHaveLength(1);
  expect(new Set(state.uploads.map(({ pictureId }) => pictureId))).toEqual(new Set(placed.map(([, id]) => id)));
});

test('of 500 photos at once every one is in the pictures, or named with the reason why it is not', timeout, async () => {
  const { queue, state, placed } = open();
  const refused = { status: 422, message: 'Das ist kein Foto.' };
  accidents = Array.from({ length: 500 }, (_, at) => (at % 100 === 50 ? refused : 1_000));
  queue.add(Array.from({ length: 500 }, (_, at) => ({ file: file(`photo ${at}`, `${at}.jpg`), ref: null })));
  const settled = () => state.uploads.filter(({ status }) => status === 'done' || status === 'refused').length;
  await expect.poll(settled, timeout).toBe(500);
  const failed = state.uploads.filter(({ status }) => status === 'refused');
  expect(failed.map(({ message }) => message)).toEqual(Array(5).fill('Das ist kein Foto.'));
  expect(new Set(failed.map(({ file: { name } }) => name)).size).toBe(5);
  expect(new Set(placed.map(([, id]) => id)).size).toBe(495);
  expect(maxAtOnce).toBe(4);
});

test('a connection that breaks is continued at the offset that the server names', async () => {
  const { queue, statuses } = open();
  accidents = [4];
  queue.add([{ file: file('0123456789'), ref: null }]);
  await expect.poll(statuses, timeout).toEqual(['done']);
  expect(log).toEqual(['POST ', 'PATCH 0+10', 'HEAD /u1', 'PATCH 4+6']);
});

test('an upload that the server does not know any more begins anew', async () => {
  const { queue, statuses } = open();
  accidents = [4];
  queue.add([{ file: file('0123456789'), ref: null }]);
  await expect.poll(statuses, timeout).toEqual(['waiting']);
  uploads.clear();
  queue.retryWaiting();
  await expect.poll(statuses, timeout).toEqual(['done']);
  expect(log.slice(2)).toEqual(['HEAD /u1', 'POST ', 'PATCH 0+10']);
});

test('offline photos wait and go on by themselves', async () => {
  const { queue, statuses } = open();
  isOffline = true;
  queue.add([{ file: file('a'), ref: null }]);
  await expect.poll(statuses, timeout).toEqual(['waiting']);
  isOffline = false;
  queue.retryWaiting();
  await expect.poll(statuses, timeout).toEqual(['done']);
});

test('the same photo twice is sent once, and a later copy of it not at all', async () => {
  const { queue, placed, statuses } = open();
  queue.add([
    { file: file('same'), ref: null },
    { file: file('same', 'kopie.jpg'), ref: slot },
  ]);
  await expect.poll(statuses, timeout).toEqual(['done', 'known']);
  queue.add([{ file: file('same', 'noch einmal.jpg'), ref: null }]);
  await expect.poll(statuses, timeout).toEqual(['known']);
  expect(log.filter((line) => line.startsWith('PATCH'))).toEqual(['PATCH 0+4']);
  expect(new Set(placed.map(([, id]) => id)).size).toBe(1);
});

test('files that cannot be photos are refused before they are sent', async () => {
  const { queue, state, statuses } = open();
  const large = new File([new Uint8Array(51 * 1024 * 1024)], 'riese.jpg');
  const noPicture = new File([new Uint8Array(2_000_000)], 'film.mp4');
  queue.add([file(''), large, noPicture].map((one) => ({ file: one, ref: null })));
  await expect.poll(statuses, timeout).toEqual(['refused', 'refused', 'refused']);
  expect(state.uploads.map(({ problem }) => problem)).toEqual(['photo.empty-file', 'photo.too-large', 'photo.no-picture']);
  expect(log).toEqual([]);
});

test('a refusal of the server stays with its sentence, and can be tried again where that helps', async () => {
  const { queue, state, statuses } = open();
  accidents = [
    { status: 422, message: 'Kein Foto.' },
    { status: 507, message: 'Voll.' },
  ];
  queue.add([
    { file: file('text'), ref: null },
    { file: file('photo'), ref: null },
  ]);
  await expect.poll(statuses, timeout).toEqual(['refused', 'refused']);
  expect(state.uploads.map(({ message, canRetry }) => [message, canRetry])).toEqual([
    ['Kein Foto.', false],
    ['Voll.', true],
  ]);
  queue.again(state.uploads[1]?.id ?? '');
  await expect.poll(statuses, timeout).toEqual(['refused', 'done']);
});

test('when the shop takes no more photos for now, all of them wait as long as it says, and then go on', async () => {
  const { queue, placed, statuses } = open();
  accidents = Array(4).fill({ status: 429, retryAfter: '1', message: 'Viele Bilder.' });
  queue.add(Array.from({ length: 20 }, (_, at) => ({ file: file(`photo ${at}`), ref: null })));
  await expect.poll(statuses, timeout).toEqual([...Array(4).fill('waiting'), ...Array(16).fill('queued')]);
  const requests = log.length;
  queue.add([{ file: file('one more'), ref: null }]);
  queue.retryWaiting();
  expect(log).toHaveLength(requests);
  await expect.poll(statuses, timeout).toEqual(Array(21).fill('done'));
  expect(placed).toHaveLength(21);
});

test('a busy shop is asked again after the time that it names, and a photo that was cancelled is told to it', async () => {
  const { queue, state, statuses } = open();
  accidents = [{ status: 503, retryAfter: '0', message: 'Gerade viel los.' }];
  queue.add([{ file: file('photo'), ref: null }]);
  await expect.poll(statuses, timeout).toEqual(['done']);
  accidents = [{ status: 429, retryAfter: '60', message: 'Viele Bilder.' }];
  queue.add([{ file: file('another'), ref: null }]);
  await expect.poll(() => state.uploads.map(({ status, message }) => [status, message]), timeout).toEqual([['waiting', 'Viele Bilder.']]);
  queue.cancel(state.uploads[0]?.id ?? '');
  expect(state.uploads).toEqual([]);
  await expect.poll(() => log.at(-1), timeout).toBe('DELETE /u2');
});
