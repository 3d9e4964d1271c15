import { afterEach, expect, it, vi } from 'vitest';
import { layoutBook } from '#core/auto-layout/auto-layout.ts';
import { sampleAlbum, sampleBook } from '#tests/album-samples.ts';
import { layoutBookInWorker } from './auto-layout.ts';

const input = sampleBook(sampleAlbum({ seed: 1, count: 12 }).photos);

afterEach(() => vi.unstubAllGlobals());

it('lays out a book on the main thread where there are no workers, and tells its progress', async () => {
  const shares: number[] = [];
  const book = await layoutBookInWorker(input, (share) => shares.push(share));
  expect(book).toEqual(layoutBook(input));
  expect(shares.at(-1)).toBe(1);
});

it('ends with null when it is aborted, before it began and while it runs', async () => {
  expect(await layoutBookInWorker(input, undefined, AbortSignal.abort())).toBeNull();
  const controller = new AbortController();
  const book = layoutBookInWorker(input, undefined, controller.signal);
  controller.abort();
  expect(await book).toBeNull();
});

it('rejects with a fault that has a text', async () => {
  const refused = layoutBookInWorker({ ...input, photos: [] });
  await expect(refused).rejects.toMatchObject({ code: 'bad-input', details: { text: { key: 'photobook.photos.none' } } });
});

it('the worker answers with the same bytes as the function, after its progress', async () => {
  const scope = new EventTarget();
  const answers: { id: number; progress?: number; output?: unknown }[] = [];
  vi.stubGlobal('self', Object.assign(scope, { postMessage: (answer: (typeof answers)[number]) => answers.push(structuredClone(answer)) }));
  await import('./auto-layout-worker.ts');
  scope.dispatchEvent(new MessageEvent('message', { data: structuredClone({ id: 7, input }) }));
  expect(JSON.stringify(answers.at(-1))).toBe(JSON.stringify({ id: 7, output: layoutBook(input) }));
  expect(answers.slice(0, -1).every(({ id, progress }) => id === 7 && progress !== undefined)).toBe(true);
});
