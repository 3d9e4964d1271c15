/** The life of a draft in one window: stored in this browser at once, on the server seconds later, restored and reconciled. */

import type { EditorStore } from '#web/editor/store.ts';
import { CallError } from '#web/page/client.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import type { Content } from './content.ts';
import { createCopyWriter, type LocalCopies, openLocalCopies } from './local-copies.ts';
import { type LocalCopy, restore } from './restore.ts';
import { createSaver, type Identity, type Saver, type SaverCalls } from './saver.ts';

export type DraftSession = {
  /** Restores local copies and begins to save; the returned function ends it. In browsers only. */
  start(): () => void;
  /** Saves what is left; true when the server has everything. */
  flush(): Promise<boolean>;
  /** Makes the design known to the server, changed or not. */
  ensureSaved(): Promise<boolean>;
  identity(): Identity | null;
  /** The two resolutions of a conflict; each throws CallError. */
  loadServerCopy(): Promise<void>;
  saveAsCopy(): Promise<void>;
  /** Discards restored unsaved work and begins with the blank document. */
  startFresh(): void;
};

type Options<Choice> = {
  store: EditorStore<Choice>;
  saved: (Identity & { savedAt: string }) | null;
  calls: SaverCalls<Choice>;
  /** Name of local copies before the first save, for example "card:olivia". */
  draftName: string;
};

type Draft<Choice> = Options<Choice> & {
  /** What the page came with: the server's copy, or the blank document. */
  readonly blank: Content<Choice>;
  /** The newest content that autosave knows or need not know. */
  handled: Content<Choice>;
  running: Running<Choice> | null;
};

type Running<Choice> = {
  autosave: Autosave<Content<Choice>>;
  saver: Saver<Choice>;
  copies: LocalCopies<Choice>;
  writer: ReturnType<typeof createCopyWriter<Choice>>;
  /** Name of this window's copy. */
  key: string;
  /** Query the page was opened with. */
  search: string;
};

/** Copies that were taken over are removed once this window has written its own. */
const removeDelayMs = 2000;

export function createDraftSession<Choice>(options: Options<Choice>): DraftSession {
  const { store } = options;
  const blank = store.getState().history.content;
  const draft: Draft<Choice> = { ...options, blank, handled: blank, running: null };

  function opened(): Running<Choice> {
    if (!draft.running) throw new CallError(0, 'offline', '', []);
    return draft.running;
  }

  return {
    start: () => start(draft),
    flush: async () => (await draft.running?.autosave.flush()) ?? false,
    async ensureSaved() {
      if (!draft.running) return false;
      const { autosave, saver } = draft.running;
      if (!saver.identity()) {
        if (!autosave.isUnsaved()) autosave.changed(store.getState().history.content);
        await autosave.flush();
      }
      return saver.identity() !== null;
    },
    identity: () => draft.running?.saver.identity() ?? null,
    async loadServerCopy() {
      const { autosave, saver } = opened();
      const { content, savedAt } = await saver.load();
      draft.handled = content;
      autosave.resolveConflict(null, savedAt);
      store.dispatch({ type: 'load-server-copy', content, at: Date.now() });
    },
    async saveAsCopy() {
      const { autosave, saver } = opened();
      const mine = store.getState().history.content;
      const { savedAt } = await saver.saveCopy(mine);
      const newest = store.getState().history.content;
      autosave.resolveConflict(newest === mine ? null : newest, savedAt);
    },
    startFresh() {
      if (!draft.running) return;
      const { autosave, saver, copies, key, search } = draft.running;
      if (saver.identity()) return window.location.assign(`${window.location.pathname}${search}`);
      autosave.resolveConflict(null);
      void copies.remove([key]);
      draft.handled = blank;
      store.dispatch({ type: 'start-fresh', content: blank });
    },
  };
}

function start<Choice>(draft: Draft<Choice>): () => void {
  const session = open(draft);
  draft.running = session;
  const unsubscribe = draft.store.subscribe(createListener(draft, session));
  const stopListening = listenToWindow(session.autosave);
  void restoreCopies(draft, session);
  return () => {
    draft.running = null;
    session.autosave.stop();
    unsubscribe();
    stopListening();
  };
}

function open<Choice>({ store, saved, calls }: Draft<Choice>): Running<Choice> {
  const saver = createSaver(calls, saved, ({ id }) => {
    const search = `?designId=${id}`;
    if (window.location.search !== search) window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
  });
  const autosave = createAutosave<Content<Choice>>({
    save: saver.save,
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onState: (save) => store.report({ save }),
    savedAt: saved?.savedAt ?? null,
  });
  const copies = openLocalCopies<Choice>();
  const key = `${Date.now()} ${Math.random()}`;
  return { autosave, saver, copies, writer: createCopyWriter(copies), key, search: window.location.search };
}

async function restoreCopies<Choice>(draft: Draft<Choice>, session: Running<Choice>): Promise<void> {
  const { store, saved, blank } = draft;
  const { autosave, copies } = session;
  const found = await copies.of(saved?.id ?? draft.draftName);
  if (draft.running !== session) return;
  const isUntouched = store.getState().history.content === blank;
  const restored = restore(saved ? { content: blank, revision: saved.revision } : null, blank, found);
  if (isUntouched && restored.from) {
    const { from, history, kind } = restored;
    draft.handled = kind === 'server' ? history.content : blank;
    if (kind === 'conflict') {
      draft.handled = history.content;
      autosave.changed(history.content);
      autosave.markConflict();
    }
    const notice = kind === 'local' ? ({ kind: 'restored', canStartFresh: saved === null } as const) : null;
    store.dispatch({ type: 'restore', history, accepted: from.accepted, unplaced: from.parked, notice });
    const stale = found.filter((copy) => copy === from || !copy.isUnsaved).map(({ key }) => key);
    setTimeout(() => void copies.remove(stale), removeDelayMs);
  }
  store.report({ isReady: true });
}

function writeCopy<Choice>({ store, draftName }: Draft<Choice>, { autosave, saver, writer, key }: Running<Choice>): void {
  const { history, accepted, unplaced } = store.getState();
  const identity = saver.identity();
  if (!identity && history.past.length === 0 && history.future.length === 0) return;
  const copy: LocalCopy<Choice> = {
    key,
    design: identity?.id ?? draftName,
    revision: identity?.revision ?? 0,
    isUnsaved: autosave.isUnsaved(),
    at: Date.now(),
    edited: history,
    accepted: [...accepted],
    parked: unplaced,
  };
  writer.write(copy);
}

/** Called with each change of the store: hands new content to autosave and rewrites the local copy. */
function createListener<Choice>(draft: Draft<Choice>, session: Running<Choice>): () => void {
  const { store } = draft;
  let written: readonly unknown[] = [];
  return () => {
    const { history, isReady } = store.getState();
    if (!isReady) return;
    if (history.content !== draft.handled) {
      draft.handled = history.content;
      session.autosave.changed(history.content);
    }
    const { accepted, unplaced, save } = store.getState();
    const parts = [history, accepted, unplaced, save, isReady];
    if (parts.every((part, at) => part === written[at])) return;
    written = parts;
    writeCopy(draft, session);
  };
}

/** Retries when the network is back or the page is shown again, saves when it is hidden, asks before unsaved work is left. */
function listenToWindow<T>(autosave: Autosave<T>): () => void {
  const onOnline = () => autosave.retryNow();
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') void autosave.flush();
    else autosave.retryNow();
  };
  const onLeave = (event: BeforeUnloadEvent) => {
    if (autosave.isUnsaved()) event.preventDefault();
  };
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('beforeunload', onLeave);
  return () => {
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('beforeunload', onLeave);
  };
}
