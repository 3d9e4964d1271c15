/** Uploads on their way, one a photo slot: progress, refusals in the server's words, and another try after the network was away. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '#api/designs.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { CallError } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { uploadPicture } from './upload-picture.ts';

export type Upload = {
  file: File;
  /** 'waiting': for the network; 'refused': the server said no, with its sentence. */
  status: 'sending' | 'waiting' | 'refused';
  /** Share that was sent, 0..1; at 1 the server is looking at it. */
  share: number;
  message: string | null;
  /** Refused for now only: the same file may be taken later. */
  canRetry: boolean;
};

export type Uploads = {
  of(place: ElementRef): Upload | null;
  send(place: ElementRef, file: File): void;
  again(place: ElementRef): void;
  cancel(place: ElementRef): void;
};

const retryMs = [2_000, 4_000, 8_000, 15_000] as const;

type Options = {
  site: SiteView;
  /** Resolves when this guest is known to the server; false when that did not work. */
  ready: () => Promise<boolean>;
  onPicture: (place: ElementRef, picture: Picture) => void;
};

function keyOf({ page, element }: ElementRef): string {
  return `${page} ${element}`;
}

export function useUploads(options: Options): Uploads {
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const running = useRef(
    new Map<string, { place: ElementRef; file: File; stop: AbortController; tries: number; timer?: ReturnType<typeof setTimeout> }>(),
  );

  const show = useCallback((key: string, upload: Upload | null) => {
    setUploads((old) => {
      const next = new Map(old);
      if (upload) next.set(key, upload);
      else next.delete(key);
      return next;
    });
  }, []);

  const attempt = useCallback(
    async (key: string) => {
      const job = running.current.get(key);
      if (!job) return;
      clearTimeout(job.timer);
      const { place, file, stop } = job;
      const tell = (status: Upload['status'], share: number, message: string | null = null, canRetry = false) => {
        if (running.current.get(key) === job) show(key, { file, status, share, message, canRetry });
      };
      tell('sending', 0);
      try {
        if (!(await latest.current.ready())) throw new CallError(0, 'offline', '', []);
        const picture = await uploadPicture({
          site: latest.current.site,
          file,
          signal: stop.signal,
          onProgress: (share) => tell('sending', share),
        });
        if (running.current.get(key) !== job) return;
        running.current.delete(key);
        show(key, null);
        latest.current.onPicture(place, picture);
      } catch (error) {
        if (stop.signal.aborted || running.current.get(key) !== job) return;
        const { status, message } = error instanceof CallError ? error : { status: 0, message: '' };
        if (status !== 0 && status !== 503) return tell('refused', 0, message, status === 429 || status >= 500);
        tell('waiting', 0);
        job.timer = setTimeout(() => void attempt(key), retryMs[Math.min(job.tries, retryMs.length - 1)]);
        job.tries += 1;
      }
    },
    [show],
  );

  useEffect(() => {
    const retry = () => {
      for (const [key, { timer }] of running.current) if (timer !== undefined) void attempt(key);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [attempt]);

  function stop(key: string) {
    const job = running.current.get(key);
    clearTimeout(job?.timer);
    running.current.delete(key);
    job?.stop.abort();
  }

  return {
    of: (place) => uploads.get(keyOf(place)) ?? null,
    send(place, file) {
      const key = keyOf(place);
      stop(key);
      running.current.set(key, { place, file, stop: new AbortController(), tries: 0 });
      void attempt(key);
    },
    again(place) {
      const file = uploads.get(keyOf(place))?.file;
      if (file) this.send(place, file);
    },
    cancel(place) {
      stop(keyOf(place));
      show(keyOf(place), null);
    },
  };
}
