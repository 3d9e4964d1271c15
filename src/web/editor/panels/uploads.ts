/** The way to the queue of uploads, whose code comes with the panel of photos or the first file. */
import type { FileForSlot, UploadOptions, UploadQueue } from './upload-queue.ts';

export type Uploads = {
  /** Retries when the network is back; the returned function ends it. In browsers only. */
  start(): () => void;
  /** Fetches the code, so that files can be taken without a network later. */
  preload(): void;
  add(files: readonly FileForSlot[]): void;
  again(id: string): void;
  cancel(id: string): void;
};

export function createUploads<Choice>(options: UploadOptions<Choice>): Uploads {
  let queue: Promise<UploadQueue> | null = null;

  /** Fetched again after a failure. */
  function withQueue(work: (queue: UploadQueue) => void) {
    queue ??= import('./upload-queue.ts').then(({ createUploadQueue }) => createUploadQueue(options));
    queue.then(work, () => {
      queue = null;
      setTimeout(() => withQueue(work), 4_000);
    });
  }

  return {
    start() {
      const retry = () => withQueue((opened) => opened.retryWaiting());
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    },
    preload: () => withQueue(() => undefined),
    add: (files) => withQueue((opened) => opened.add(files)),
    again: (id) => withQueue((opened) => opened.again(id)),
    cancel: (id) => withQueue((opened) => opened.cancel(id)),
  };
}
