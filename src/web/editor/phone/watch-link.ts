/** A link for a phone as the dialog shows it: made or found, asked for again and again while it is open, and cut. */
import type { OwnPicture } from '#api/designs.ts';
import type { UploadLinkView } from '#api/phone/upload-links.ts';
import type { Formality } from '#core/values/formality.ts';
import { type BrowserCall, CallError } from '#web/page/client.ts';
import { createStore, type ViewStore } from '#web/page/create-store.ts';

/** Of a code, which is shown until a phone has opened it. */
type ShownCode = { url: string; path: string; side: number };

export type WatchedLink = {
  /** 'making': asked for; 'failed': `message` says why, '' without a reason. */
  step: 'making' | 'failed' | 'shown';
  message: string;
  link: UploadLinkView | null;
  code: ShownCode | null;
  /** By the clock of this browser, in milliseconds since 1970. */
  endsAt: number;
  isOffline: boolean;
  /** Those that came since the dialog was opened, the newest first. */
  arrived: readonly OwnPicture[];
};

export type LinkWatch = {
  store: ViewStore<WatchedLink>;
  /** Shows the link of a phone that is connected, otherwise a new code; the returned function ends it, with a code that no phone has opened. */
  start(): () => void;
  /** A code for one phone more. */
  again(): void;
  cut(): Promise<void>;
};

type Parts = { call: BrowserCall; formality: Formality; onArrived: (pictures: readonly OwnPicture[]) => void; now?: () => number };

/** Between two looks at the shop: a photo is seen as soon as a person expects it. */
const lookMs = 2_500;

const nothing: WatchedLink = { step: 'making', message: '', link: null, code: null, endsAt: 0, isOffline: false, arrived: [] };
const isOpen = (link: UploadLinkView | null) => link?.state === 'waiting' || link?.state === 'connected';

export function createLinkWatch({ call, formality, onArrived, now = Date.now }: Parts): LinkWatch {
  const store = createStore<WatchedLink>(nothing);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Pictures from here on have arrived in this dialog, by the shop's clock; '' until it is known. */
  let since = '';
  let isStopped = false;

  const change = (changes: Partial<WatchedLink>) => store.set({ ...store.get(), ...changes });
  const shown = (link: UploadLinkView) => ({ link, endsAt: now() + link.leftMs });

  async function make() {
    const made = await call('POST /web-api/upload-links', { formality });
    since ||= made.now;
    change({ step: 'shown', ...shown(made.link), code: { url: made.url, ...made.code } });
    if (isStopped) endUnopened(made.link);
  }

  /** A code that nobody can see any more opens nothing. */
  function endUnopened({ id, state }: UploadLinkView) {
    if (state === 'waiting') void call('DELETE /web-api/upload-links/:id', { id }).catch(() => undefined);
  }

  async function begin(work: () => Promise<void>) {
    clearTimeout(timer);
    change({ step: 'making', message: '', link: null, code: null });
    try {
      await work();
    } catch (error) {
      change({ step: 'failed', message: error instanceof CallError ? error.message : '' });
    }
    lookLater();
  }

  async function findOrMake() {
    const { links, now: at } = await call('GET /web-api/upload-links', {});
    since ||= at;
    const connected = links.find(({ state }) => state === 'connected');
    if (connected) change({ step: 'shown', ...shown(connected), code: null });
    else await make();
  }

  function lookLater() {
    clearTimeout(timer);
    if (!isStopped && isOpen(store.get().link)) timer = setTimeout(() => void look(), lookMs);
  }

  async function look() {
    const { link } = store.get();
    if (link && isOpen(link) && !document.hidden) {
      try {
        const asked = await call('GET /web-api/upload-links/:id', { id: link.id });
        // The dialog may show another link meanwhile, or have cut this one.
        const shownNow = store.get().link;
        if (shownNow?.id === asked.id && isOpen(shownNow))
          change({ ...shown(asked), isOffline: false, ...(asked.state === 'waiting' ? {} : { code: null }) });
        if (asked.files > 0 || link.files > 0) await lookForPictures();
      } catch (error) {
        const isGone = error instanceof CallError && error.status === 404;
        change(isGone ? { link: { ...link, state: 'ended', leftMs: 0 }, code: null } : { isOffline: true });
      }
    }
    lookLater();
  }

  async function lookForPictures() {
    const { arrived } = store.get();
    const newest = arrived.reduce((last, { uploadedAt }) => (uploadedAt > last ? uploadedAt : last), since);
    const { pictures } = await call('GET /web-api/customer-picture', { after: newest });
    const known = new Set(arrived.map(({ id }) => id));
    const fresh = pictures.filter(({ id, uploadedAt }) => uploadedAt >= since && !known.has(id));
    if (fresh.length === 0) return;
    change({ arrived: [...fresh, ...store.get().arrived] });
    onArrived(fresh);
  }

  return {
    store,
    start() {
      isStopped = false;
      void begin(findOrMake);
      const onVisible = () => void (document.hidden ? undefined : look());
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        isStopped = true;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onVisible);
        const { link } = store.get();
        if (link) endUnopened(link);
      };
    },
    again: () => void begin(make),
    async cut() {
      const { link } = store.get();
      if (!link) return;
      try {
        change({ ...shown(await call('DELETE /web-api/upload-links/:id', { id: link.id })), code: null, isOffline: false });
        await lookForPictures();
      } catch {
        change({ isOffline: true });
      }
    },
  };
}
