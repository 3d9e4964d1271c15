/** Uploads of many photos: four at once, goes on after the network was away, knows photos that are there already. */
import type { OwnPicture } from '#api/designs.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { Upload } from '#web/editor/state.ts';
import { CallError } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { hashOf, problemOf } from './check-file.ts';
import { createResumableUpload, type ResumableUpload, retryAfterOf } from './resumable-upload.ts';

/** `ref`: the slot that shows the photo; null: it goes to the customer's pictures only. */
export type FileForSlot = { file: File; ref: ElementRef | null };

/** Where the uploads stand: an editor's store, or that of a page without one. */
export type UploadStore = {
  getState(): { uploads: readonly Upload[] };
  report(changes: { uploads: readonly Upload[] }): void;
};

export type UploadOptions = {
  store: UploadStore;
  site: SiteView;
  /** Resolves to true when this guest has a session; false when that failed. */
  ensureSession: () => Promise<boolean>;
  onPicture: (ref: ElementRef | null, picture: OwnPicture) => void;
  /** Where uploads begin; that of the visitor's own pictures by default. */
  path?: string;
};

export type UploadQueue = {
  add(files: readonly FileForSlot[]): void;
  again(id: string): void;
  cancel(id: string): void;
  /** Goes on at once with what waits for the network. */
  retryWaiting(): void;
};

type Job = {
  id: string;
  file: File;
  stop: AbortController;
  tries: number;
  isRunning: boolean;
  timer?: ReturnType<typeof setTimeout>;
  upload: ResumableUpload | null;
};

const concurrency = 4;
const retryMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** A longer wait is the customer's to decide. */
const maxWaitSeconds = 120;
/** Statuses after which the same request may succeed: no network, slow, another writer, busy, restarting. */
const passing: ReadonlySet<number> = new Set([0, 404, 408, 409, 423, 500, 502, 503, 504]);
/** Tries after a status that is not about the network. */
const maxTries = 8;

export function createUploadQueue({ store, site, ensureSession, onPicture, path }: UploadOptions): UploadQueue {
  const jobs = new Map<string, Job>();
  /** One file after the other: a hash needs the whole file in memory. */
  let hashing: Promise<unknown> = Promise.resolve();
  /** Uploads by hash: of two equal files the second waits and is then known. */
  const running = new Map<string, Promise<unknown>>();
  let lastId = 0;
  /** While it runs nothing begins: the shop takes so many photos a minute, and each that is refused would have to wait as long. */
  let pause: ReturnType<typeof setTimeout> | undefined;

  function update(id: string, changes: Partial<Upload>) {
    const uploads = store.getState().uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload));
    store.report({ uploads });
  }
  function remove(id: string) {
    store.report({ uploads: store.getState().uploads.filter((upload) => upload.id !== id) });
  }

  function pump() {
    if (pause !== undefined) return;
    const waiting = [...jobs.values()].filter(({ isRunning, timer }) => !isRunning && timer === undefined);
    const free = concurrency - [...jobs.values()].filter(({ isRunning }) => isRunning).length;
    for (const job of waiting.slice(0, Math.max(0, free))) {
      job.isRunning = true;
      void run(job).finally(() => {
        job.isRunning = false;
        pump();
      });
    }
  }

  async function run(job: Job) {
    const { id, file, stop } = job;
    update(id, { status: 'sending' });
    try {
      const problem = await problemOf(file);
      if (problem) return refuse(job, { problem, canRetry: problem === 'photo.unreadable' });
      job.upload ??= await prepare(job);
      if (!(await ensureSession())) throw new CallError(0, 'offline', '', []);
      const { picture, wasKnown } = await job.upload.send();
      if (stop.signal.aborted) return;
      const ref = store.getState().uploads.find((upload) => upload.id === id)?.ref ?? null;
      jobs.delete(id);
      update(id, { status: wasKnown ? 'known' : 'done', share: 1, pictureId: picture.id });
      onPicture(ref, picture);
    } catch (error) {
      if (!stop.signal.aborted) fail(job, error);
    }
  }

  async function prepare({ id, file, stop }: Job): Promise<ResumableUpload> {
    const hash = hashing.then(() => hashOf(file));
    hashing = hash;
    const sha256 = await hash;
    const onProgress = (share: number) => update(id, { share, status: share < 1 ? 'sending' : 'checking' });
    const upload = createResumableUpload({ site, file, sha256, onProgress, signal: stop.signal, path });
    if (sha256 === null) return upload;
    return {
      ...upload,
      async send() {
        await running.get(sha256)?.catch(() => undefined);
        const sending = upload.send();
        running.set(sha256, sending);
        try {
          return await sending;
        } finally {
          if (running.get(sha256) === sending) running.delete(sha256);
        }
      },
    };
  }

  function fail(job: Job, error: unknown) {
    const known = error instanceof CallError ? error : new CallError(0, 'offline', '', []);
    const { status, message } = known;
    const seconds = retryAfterOf(known);
    const isOffline = status === 0;
    const mayWait = status === 429 ? seconds !== null && seconds <= maxWaitSeconds : passing.has(status);
    if (!mayWait || (!isOffline && job.tries >= maxTries))
      return refuse(job, { message, canRetry: status >= 500 || status === 429 || status === 404 });
    const ms = Math.max((seconds ?? 0) * 1_000, retryMs[Math.min(job.tries, retryMs.length - 1)] ?? 0);
    job.tries += 1;
    update(job.id, { status: 'waiting', message: isOffline ? null : message });
    if (status === 429) return pauseFor(ms);
    job.timer = setTimeout(() => goOn(job), ms);
  }

  function pauseFor(ms: number) {
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      pump();
    }, ms);
  }

  function goOn(job: Job) {
    clearTimeout(job.timer);
    delete job.timer;
    pump();
  }

  function refuse({ id }: Job, why: Partial<Upload>) {
    jobs.delete(id);
    update(id, { status: 'refused', ...why });
  }

  function abort(id: string) {
    const job = jobs.get(id);
    if (!job) return;
    clearTimeout(job.timer);
    jobs.delete(id);
    job.stop.abort();
    job.upload?.cancel();
  }

  function enqueue(id: string, file: File) {
    jobs.set(id, { id, file, stop: new AbortController(), tries: 0, isRunning: false, upload: null });
  }

  return {
    add(files) {
      const slots = new Set(files.flatMap(({ ref }) => (ref ? [`${ref.page} ${ref.element}`] : [])));
      const before = store.getState().uploads.filter(({ status, ref }) => {
        const isReplaced = ref !== null && slots.has(`${ref.page} ${ref.element}`);
        return status !== 'done' && status !== 'known' && !isReplaced;
      });
      for (const { id } of store.getState().uploads) if (!before.some((upload) => upload.id === id)) abort(id);
      const added = files.map(({ file, ref }): Upload => {
        lastId += 1;
        return {
          id: String(lastId),
          file,
          ref,
          status: 'queued',
          share: 0,
          message: null,
          problem: null,
          canRetry: false,
          pictureId: null,
        };
      });
      store.report({ uploads: [...before, ...added] });
      for (const { id, file } of added) enqueue(id, file);
      pump();
    },
    again(id) {
      const upload = store.getState().uploads.find((one) => one.id === id);
      if (!upload) return;
      update(id, { status: 'queued', share: 0, message: null, problem: null, canRetry: false });
      enqueue(id, upload.file);
      pump();
    },
    cancel(id) {
      abort(id);
      remove(id);
      pump();
    },
    retryWaiting() {
      for (const job of jobs.values()) if (job.timer !== undefined) goOn(job);
    },
  };
}
