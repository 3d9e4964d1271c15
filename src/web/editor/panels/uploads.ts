/** Uploads, one a photo slot: progress, refusals in the server's words, retries after the network was away. */
import type { Picture } from '#api/designs.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import type { Upload } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { CallError } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { uploadPicture } from './upload-picture.ts';

export type Uploads = {
  /** Retries when the network is back; the returned function ends it. In browsers only. */
  start(): () => void;
  send(ref: ElementRef, file: File): void;
  again(ref: ElementRef): void;
  cancel(ref: ElementRef): void;
};

type Options<Choice> = {
  store: EditorStore<Choice>;
  site: SiteView;
  /** Resolves when the server knows this guest; false when that failed. */
  ensureSession: () => Promise<boolean>;
  onPicture: (ref: ElementRef, picture: Picture) => void;
};

type Job = { ref: ElementRef; file: File; stop: AbortController; tries: number; timer?: ReturnType<typeof setTimeout> };

const retryMs = [2_000, 4_000, 8_000, 15_000] as const;

export function createUploads<Choice>({ store, site, ensureSession, onPicture }: Options<Choice>): Uploads {
  const jobs = new Map<string, Job>();

  function show(key: string, upload: Upload | null) {
    const uploads = new Map(store.getState().uploads);
    if (upload) uploads.set(key, upload);
    else uploads.delete(key);
    store.report({ uploads });
  }

  async function attempt(key: string) {
    const job = jobs.get(key);
    if (!job) return;
    clearTimeout(job.timer);
    const { ref, file, stop } = job;
    const isCurrent = () => jobs.get(key) === job;
    const update = (status: Upload['status'], share: number, message: string | null = null, canRetry = false) => {
      if (isCurrent()) show(key, { file, status, share, message, canRetry });
    };
    update('sending', 0);
    try {
      if (!(await ensureSession())) throw new CallError(0, 'offline', '', []);
      const picture = await uploadPicture({ site, file, signal: stop.signal, onProgress: (share) => update('sending', share) });
      if (!isCurrent()) return;
      jobs.delete(key);
      show(key, null);
      onPicture(ref, picture);
    } catch (error) {
      if (stop.signal.aborted || !isCurrent()) return;
      const { status, message } = error instanceof CallError ? error : { status: 0, message: '' };
      if (status !== 0 && status !== 503) return update('refused', 0, message, status === 429 || status >= 500);
      update('waiting', 0);
      job.timer = setTimeout(() => void attempt(key), retryMs[Math.min(job.tries, retryMs.length - 1)]);
      job.tries += 1;
    }
  }

  function abort(key: string) {
    const job = jobs.get(key);
    clearTimeout(job?.timer);
    jobs.delete(key);
    job?.stop.abort();
  }

  function send(ref: ElementRef, file: File) {
    const key = refKey(ref);
    abort(key);
    jobs.set(key, { ref, file, stop: new AbortController(), tries: 0 });
    void attempt(key);
  }

  return {
    start() {
      const retry = () => {
        for (const [key, { timer }] of jobs) if (timer !== undefined) void attempt(key);
      };
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    },
    send,
    again(ref) {
      const file = store.getState().uploads.get(refKey(ref))?.file;
      if (file) send(ref, file);
    },
    cancel(ref) {
      abort(refKey(ref));
      show(refKey(ref), null);
    },
  };
}
