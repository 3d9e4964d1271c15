/** The way to the queue of uploads, whose code comes with the panel of photos or the first file. */
import type { Upload } from '#web/editor/state.ts';
import type { FileForSlot, UploadOptions, UploadQueue } from './upload-queue.ts';

export type Uploads = {
  /** Retries when the network is back, and asks before the page is left meanwhile; the returned function ends it. In browsers only. */
  start(): () => void;
  /** Fetches the code, so that files can be taken without a network later. */
  preload(): void;
  add(files: readonly FileForSlot[]): void;
  again(id: string): void;
  cancel(id: string): void;
};

/** Not all of it is with the shop, which does not wait for a choice of the customer. */
export function isUnderWay({ status }: Upload): boolean {
  return status !== 'refused' && status !== 'done' && status !== 'known';
}

export function createUploads(options: UploadOptions): Uploads {
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
      const askBeforeLeaving = (event: BeforeUnloadEvent) => {
        if (options.store.getState().uploads.some(isUnderWay)) event.preventDefault();
      };
      window.addEventListener('online', retry);
      window.addEventListener('beforeunload', askBeforeLeaving);
      return () => {
        window.removeEventListener('online', retry);
        window.removeEventListener('beforeunload', askBeforeLeaving);
      };
    },
    preload: () => withQueue(() => undefined),
    add: (files) => withQueue((opened) => opened.add(files)),
    again: (id) => withQueue((opened) => opened.again(id)),
    cancel: (id) => withQueue((opened) => opened.cancel(id)),
  };
}
