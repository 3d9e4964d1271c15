/**
 * The photos that a phone sends by its link. Of the editor's code only the queue is used, and fetched when the page is there: what both load
 * first would become a file more for every configurator.
 */
import type { UploadQueue } from '#web/editor/panels/upload-queue.ts';
import type { Upload } from '#web/editor/state.ts';
import { createStore, type ViewStore } from '#web/page/create-store.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PhoneSession } from './phone-session.ts';

export type Sending = {
  list: ViewStore<readonly Upload[]>;
  /** Goes on when the network is back, and asks before the page is left meanwhile; the returned function ends it. In browsers only. */
  start(): () => void;
  add(files: readonly File[]): void;
  again(id: string): void;
  cancel(id: string): void;
};

const retryMs = 4_000;

export const isDone = ({ status }: Upload): boolean => status === 'done' || status === 'known';
export const isOnTheWay = (upload: Upload): boolean => !isDone(upload) && upload.status !== 'refused';

export function createSending(site: SiteView, session: PhoneSession): Sending {
  const list = createStore<readonly Upload[]>([]);
  let queue: Promise<UploadQueue> | null = null;

  /** Fetched again after a failure. */
  function withQueue(work: (queue: UploadQueue) => void) {
    queue ??= import('#web/editor/panels/upload-queue.ts').then(({ createUploadQueue }) =>
      createUploadQueue({
        store: { getState: () => ({ uploads: list.get() }), report: ({ uploads }) => list.set(uploads) },
        site,
        path: '/web-api/upload-link/uploads',
        // The cookie of the link is the session.
        ensureSession: async () => session.store.get().step === 'open',
        onPicture: () => void session.look(),
      }),
    );
    queue.then(work, () => {
      queue = null;
      setTimeout(() => withQueue(work), retryMs);
    });
  }

  return {
    list,
    start() {
      withQueue(() => undefined);
      const onOnline = () => withQueue((opened) => opened.retryWaiting());
      const onLeave = (event: BeforeUnloadEvent) => {
        if (list.get().some(isOnTheWay)) event.preventDefault();
      };
      window.addEventListener('online', onOnline);
      window.addEventListener('beforeunload', onLeave);
      return () => {
        window.removeEventListener('online', onOnline);
        window.removeEventListener('beforeunload', onLeave);
      };
    },
    add: (files) => withQueue((opened) => opened.add(files.map((file) => ({ file, ref: null })))),
    again: (id) => withQueue((opened) => opened.again(id)),
    cancel: (id) => withQueue((opened) => opened.cancel(id)),
  };
}
