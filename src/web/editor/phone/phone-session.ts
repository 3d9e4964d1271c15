/** The link that this phone has opened: by the token behind "#" in its address, or by its cookie when the page is loaded again. */
import type { PhoneLinkView } from '#api/phone/upload-links.ts';
import { type BrowserCall, CallError } from '#web/page/client.ts';
import { createStore, type ViewStore } from '#web/page/create-store.ts';

/** 'used', 'ended', 'cut', 'unknown': why the link takes nothing; 'offline': nothing came back. */
export type ClosedReason = 'used' | 'ended' | 'cut' | 'unknown' | 'offline';

export type PhoneSessionState =
  | { step: 'opening' }
  /** `hasFailed`: the phone is done, and the shop could not be told. */
  | { step: 'open'; link: PhoneLinkView; hasFailed?: true }
  /** The phone has said that it is done: the link takes nothing more. */
  | { step: 'finished'; link: PhoneLinkView }
  /** `message`: what the shop says; `own`: another link, which this phone has opened before. */
  | { step: 'closed'; reason: ClosedReason; message: string; own: PhoneLinkView | null };

export type PhoneSession = {
  store: ViewStore<PhoneSessionState>;
  /** Opens the link and looks after it; the returned function ends that. In browsers only. */
  start(): () => void;
  /** Asks for its state at once. */
  look(): Promise<void>;
  /** The phone is done: ends the link. */
  end(): Promise<void>;
  /** Once more after a lost connection. */
  again(): void;
  /** Goes on with the link that this phone has opened before. */
  useOwn(): void;
};

const lookMs = 5_000;
const reasons: Readonly<Record<string, ClosedReason>> = {
  'upload-link-used': 'used',
  'upload-link-ended': 'ended',
  'upload-link-cut': 'cut',
};

function closedBy(error: unknown): { reason: ClosedReason; message: string } {
  if (!(error instanceof CallError) || error.status === 0) return { reason: 'offline', message: '' };
  const reason = reasons[error.code] ?? (error.status === 404 ? 'unknown' : 'offline');
  return { reason, message: error.message };
}

/** The token of the address, which is taken out of it: no list of visited pages, script or report has it. */
function readToken(): string | null {
  const token = location.hash.slice(1);
  if (token === '') return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

export function createPhoneSession(call: BrowserCall): PhoneSession {
  const store = createStore<PhoneSessionState>({ step: 'opening' });
  let token: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;

  const ask = () => call('GET /web-api/upload-link/session', {});

  async function open() {
    store.set({ step: 'opening' });
    try {
      store.set({ step: 'open', link: await (token === null ? ask() : call('POST /web-api/upload-link/open', { token })) });
      token = null;
    } catch (error) {
      const closed = closedBy(error);
      const own = closed.reason === 'used' ? await ask().catch(() => null) : null;
      store.set({ step: 'closed', ...closed, own });
    }
  }

  /** A connection that is lost for a moment closes nothing. */
  async function look() {
    if (store.get().step !== 'open') return;
    try {
      const link = await ask();
      if (store.get().step === 'open') store.set({ step: 'open', link });
    } catch (error) {
      const closed = closedBy(error);
      if (closed.reason !== 'offline') store.set({ step: 'closed', ...closed, own: null });
    }
  }

  function lookLater() {
    timer = setTimeout(() => {
      void (document.hidden ? Promise.resolve() : look()).then(() => {
        if (isStarted) lookLater();
      });
    }, lookMs);
  }

  function readAndOpen() {
    const taken = readToken();
    if (taken !== null) token = taken;
    void open();
  }

  return {
    store,
    look,
    start() {
      if (!isStarted) readAndOpen();
      isStarted = true;
      lookLater();
      // Another code that is scanned while this page is shown.
      const onHash = () => {
        if (location.hash.length > 1) readAndOpen();
      };
      const onVisible = () => void (document.hidden ? undefined : look());
      window.addEventListener('hashchange', onHash);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        isStarted = false;
        clearTimeout(timer);
        window.removeEventListener('hashchange', onHash);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
    async end() {
      const state = store.get();
      if (state.step !== 'open') return;
      const { link } = state;
      try {
        await call('DELETE /web-api/upload-link/session', {});
        store.set({ step: 'finished', link });
      } catch (error) {
        // One that has ended by itself meanwhile is over as well.
        const isOver = closedBy(error).reason !== 'offline';
        store.set(isOver ? { step: 'finished', link } : { step: 'open', link, hasFailed: true });
      }
    },
    again: () => void open(),
    useOwn() {
      const state = store.get();
      if (state.step !== 'closed' || !state.own) return;
      token = null;
      store.set({ step: 'open', link: state.own });
    },
  };
}
