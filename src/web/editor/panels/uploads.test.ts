/** What uploads do with the window. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Upload } from '#web/editor/state.ts';
import type { UploadOptions } from './upload-queue.ts';
import { createUploads } from './uploads.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['sending', true],
  ['queued', true],
  ['checking', true],
  ['waiting', true],
  ['refused', false],
  ['done', false],
  ['known', false],
] as const)('leaving the page while a photo is %s asks first: %s', (status, isAsked) => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const state = { uploads: [{ status: 'done' }, { status }] as Upload[] };
  const store = { getState: () => state } as unknown as UploadOptions['store'];
  const stop = createUploads({ store } as UploadOptions).start();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(isAsked);
  stop();
  expect(leave()).toBe(false);
});
