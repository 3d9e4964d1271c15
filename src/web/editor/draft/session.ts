/** The life of a draft in one window: stored in this browser at once, on the server within seconds, restored and merged. */

import type { EditorStore } from '#web/editor/store.ts';
import { type Autosave, createAutosave, type SaveOutcome } from './autosave.ts';
import type { DraftHost } from './browser-host.ts';
import { type Content, isSameDesign } from './content.ts';
import { type CopyWriter, createCopyWriter } from './local-copies.ts';
import { type LocalCopy, restoreDraft } from './restore.ts';
import { createSaver, type Identity, newBranch, type SaveBranch, type Saver, type SaverCalls, type Stored } from './saver.ts';

export type DraftSession = {
  /** Begins to read local copies, which `start` then restores. In browsers only. */
  preload(): void;
  /** Restores local copies and begins to save; the returned function ends it. In browsers only. */
  start(): () => void;
  /** Saves what is left; true when the server has everything. */
  flush(): Promise<boolean>;
  /** Makes the design known to the server, changed or not. */
  ensureSaved(): Promise<boolean>;
  identity(): Identity | null;
  /** Discards restored unsaved work and begins with the blank document. */
  startFresh(): void;
};

type Options<Choice> = {
  store: EditorStore<Choice>;
  saved: (Identity & { savedAt: string }) | null;
  calls: SaverCalls<Choice>;
  /** Name of local copies before the first save, for example "card:olivia". */
  draftName: string;
  /** Called when the draft starts. */
  openHost(): DraftHost<Choice>;
};

type Draft<Choice> = Options<Choice> & {
  /** What the page came with: the server's copy, or the blank document. */
  readonly blank: Content<Choice>;
  /** The newest content that autosave knows or need not know. */
  handled: Content<Choice>;
  preloaded: { host: DraftHost<Choice>; copies: Promise<LocalCopy<Choice>[]> } | null;
  running: Running<Choice> | null;
};

type Running<Choice> = {
  autosave: Autosave<Content<Choice>>;
  saver: Saver<Choice>;
  host: DraftHost<Choice>;
  writer: CopyWriter<Choice>;
  /** Name of this window's copy. */
  key: string;
  /** Keys of copies that are removed once this window has stored its own. */
  stale: string[];
  branch: SaveBranch;
};

export function createDraftSession<Choice extends object>(options: Options<Choice>): DraftSession {
  const { store } = options;
  const blank = store.getState().history.content;
  const draft: Draft<Choice> = { ...options, blank, handled: blank, preloaded: null, running: null };
  const identity = () => draft.running?.saver.acknowledged().identity ?? null;

  return {
    preload() {
      const host = draft.openHost();
      draft.preloaded = { host, copies: host.copies.of(designOf(draft)) };
    },
    start: () => start(draft),
    flush: async () => (await draft.running?.autosave.flush()) ?? false,
    async ensureSaved() {
      if (!draft.running) return false;
      const { autosave } = draft.running;
      if (!identity()) {
        if (!autosave.isUnsaved()) autosave.changed(store.getState().history.content);
        await autosave.flush();
      }
      return identity() !== null;
    },
    identity,
    startFresh() {
      if (!draft.running) return;
      const { autosave, host, key, saver } = draft.running;
      if (identity()) return host.reopen();
      autosave.discard();
      saver.resume({ identity: null, base: blank, sent: [], creationKey: null });
      void host.copies.remove([key]);
      draft.handled = blank;
      store.dispatch({ type: 'start-fresh', content: blank });
    },
  };
}

function start<Choice extends object>(draft: Draft<Choice>): () => void {
  const session = open(draft);
  const { autosave, host, key } = session;
  draft.running = session;
  void host.hold(key);
  const unsubscribe = draft.store.subscribe(createListener(draft, session));
  const stopListening = host.listen({
    onReady: autosave.retryNow,
    onHide: () => void autosave.flush(),
    isUnsaved: autosave.isUnsaved,
    onCopiesLost: () => writeCopy(draft, session),
    onSavedElsewhere: (saved) => void applyNewer(draft, session, saved),
  });
  // Nothing is sent before the copies of this browser are read.
  void autosave
    .betweenSaves(() => restoreCopies(draft, session))
    .then(async (others) => {
      for (const other of others) await mergeCopy(draft, session, other);
    });
  return () => {
    draft.running = null;
    autosave.stop();
    host.release();
    unsubscribe();
    stopListening();
  };
}

function open<Choice extends object>(draft: Draft<Choice>): Running<Choice> {
  const { store, saved, calls, blank } = draft;
  const host = draft.preloaded?.host ?? draft.openHost();
  const saver = createSaver({
    calls,
    first: { identity: saved, base: blank, sent: [], creationKey: null },
    beforeSend: () => saveSent(draft, session),
    onSaved(identity) {
      host.showInAddress(identity.id);
      host.announce(identity);
    },
  });
  const autosave = createAutosave<Content<Choice>>({
    save: async (content) => {
      const answer = await saver.save(content);
      const outcome = answer.kind === 'newer' ? await merge(draft, session, answer.stored) : answer;
      const isAll = store.getState().history.content === content || !autosave.isUnsaved();
      // Before "saved" is shown: a reload would begin with the older copy, or find none under the id of a new design.
      if (outcome.kind === 'saved' && isAll) {
        writeCopy(draft, session, false);
        await isSoon(writer.flush().then(writer.removeOutdated));
      }
      return outcome;
    },
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onState: (save) => store.report({ save }),
    savedAt: saved?.savedAt ?? null,
  });
  const onStored = (isStoredHere: boolean) => {
    if (store.getState().isStoredHere !== isStoredHere) store.report({ isStoredHere });
  };
  const writer = createCopyWriter<Choice>(host.copies, onStored, host.afterPaint);
  const key = `${Date.now()} ${Math.random()}`;
  const session: Running<Choice> = { autosave, saver, host, writer, key, stale: [], branch: newBranch() };
  return session;
}

/** A disk that is busier than this holds up no save. */
const maxWriteMs = 500;
/** Copies that are not read by then stay where they are. */
const maxReadMs = 15_000;

/** Null when it takes longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** False when the disk takes too long. */
async function isSoon(written: Promise<void>): Promise<boolean> {
  const isWritten = await within(
    maxWriteMs,
    written.then(() => true),
  );
  return isWritten ?? false;
}

/**
 * Stores the copy of this window with what is about to be sent. If the window dies from here on, the next one can tell the saved version
 * from one of others. A page that is hidden sends at once, since it may not get another turn.
 */
async function saveSent<Choice>(draft: Draft<Choice>, session: Running<Choice>): Promise<void> {
  const { writer, host } = session;
  writeCopy(draft, session);
  const written = writer.flush();
  if (host.isHidden()) return;
  // The end of the write reports again.
  if (!(await isSoon(written))) draft.store.report({ isStoredHere: false });
}

/** Merges a version of the server into the draft; saving goes on over its revision. */
async function merge<Choice extends object>(
  draft: Draft<Choice>,
  { autosave, saver, host, branch }: Running<Choice>,
  stored: Stored<Choice>,
  calls: SaverCalls<Choice> | null = draft.calls,
): Promise<SaveOutcome> {
  const { store } = draft;
  const { mergeInto } = await import('./merge-newer.ts');
  const { base, sent } = saver.acknowledged();
  const versions = { base, sent, mine: () => store.getState().history.content, theirs: () => stored.content };
  const outcome = await mergeInto({ store, calls, branch }, versions, (merged, isTheirs) => {
    saver.adopt(stored);
    host.showInAddress(stored.id);
    // Also where the merged version is mine as it was: the server has it over an older revision at most. In this order: the store
    // reports the new state of saving while it still shows the old content.
    if (isTheirs) autosave.discard();
    else autosave.changed(merged);
    draft.handled = merged;
  });
  return outcome.kind === 'merged' ? { kind: autosave.isUnsaved() ? 'merged' : 'saved', savedAt: stored.savedAt } : outcome;
}

/** Shows what another window saved. Unsaved work is merged by its own save. */
async function applyNewer<Choice extends object>(draft: Draft<Choice>, session: Running<Choice>, saved: Identity): Promise<void> {
  const { autosave, saver } = session;
  const isNewer = ({ id, revision }: Identity) => {
    const { identity } = saver.acknowledged();
    return draft.running === session && identity?.id === id && revision > identity.revision && !autosave.isUnsaved();
  };
  try {
    // A save of this window that is on its way may be the older one.
    if (!(await autosave.betweenSaves(async () => isNewer(saved)))) return;
    const [stored] = await Promise.all([draft.calls.load(saved.id), import('./merge-newer.ts')]);
    await autosave.betweenSaves(async () => isNewer(stored) && merge(draft, session, stored));
  } catch {
    // The next save finds the newer version.
  }
}

/** Name of the design that copies are looked for under. */
function designOf<Choice>({ saved, draftName }: Draft<Choice>): string {
  return saved?.id ?? draftName;
}

/**
 * The copies of windows that are gone, which are this window's from now on: two that took over the same one would each change it as their
 * own, and meet what the other one saved of it as a conflict.
 */
async function readCopies<Choice>(draft: Draft<Choice>, { copies, hold }: DraftHost<Choice>): Promise<LocalCopy<Choice>[]> {
  const reading = draft.preloaded?.copies ?? copies.of(designOf(draft));
  draft.preloaded = null;
  const stored = await reading;
  const isHeld = await Promise.all(stored.map(({ key }) => hold(key)));
  return stored.filter((_, at) => isHeld[at]);
}

/** Resolves to what other windows left unsaved. */
async function restoreCopies<Choice extends object>(draft: Draft<Choice>, session: Running<Choice>): Promise<LocalCopy<Choice>[]> {
  const { store, saved, blank } = draft;
  const { host, saver, stale } = session;
  const found = (await within(maxReadMs, readCopies(draft, host))) ?? [];
  if (draft.running !== session) return [];
  const isUntouched = store.getState().history.content === blank;
  const { from, history, kind, others } = restoreDraft(saved ? { content: blank, revision: saved.revision } : null, blank, found);
  if (isUntouched && from) {
    draft.handled = kind === 'server' ? history.content : blank;
    if (kind === 'local') {
      const identity = saved && { id: saved.id, revision: from.revision };
      saver.resume({ identity, ...baseOf(draft, from), creationKey: from.creationKey ?? null });
    }
    // What the page said of a saved design stays, for example that it is not sold any more.
    const { notice: told } = store.getState();
    const isRestored = kind === 'local' && (saved === null || told === null);
    const notice = isRestored ? ({ kind: 'restored', canStartFresh: saved === null } as const) : told;
    const { accepted, approved = {}, parked: unplaced, conflict = null } = from;
    store.dispatch({ type: 'restore', history, accepted, approved, unplaced, conflict, notice });
    // Drafts that were never saved stay, each as a design of its own.
    const isDone = (copy: LocalCopy<Choice>) => copy === from || !copy.isUnsaved || (saved !== null && !others.includes(copy));
    stale.push(...found.filter(isDone).map(({ key }) => key));
  }
  // Copies of other windows may hold what this version of the server came from.
  if (saved && saver.acknowledged().identity?.revision !== saved.revision) {
    await merge(draft, session, { ...saved, content: blank }, null).catch(() => undefined);
    if (draft.running !== session) return [];
  }
  store.report({ isReady: true });
  if (isUntouched || !saved) return others;
  // Of what was changed before the copies were read, none of them knows.
  return from?.isUnsaved ? [from, ...others] : others;
}

/** Base and unanswered saves of a copy that grew from the design of this page or an older revision of it. */
function baseOf<Choice>({ saved, blank }: Draft<Choice>, { revision, base = null, sent = [] }: LocalCopy<Choice>) {
  const isOwn = revision === saved?.revision || sent.some((own) => isSameDesign(own, blank));
  return { base: isOwn ? blank : base, sent };
}

/** Merges what another window left unsaved. Where that fails, its copy stays in this browser. */
async function mergeCopy<Choice extends object>(draft: Draft<Choice>, session: Running<Choice>, copy: LocalCopy<Choice>): Promise<void> {
  const { store, calls } = draft;
  try {
    const { mergeInto } = await import('./merge-newer.ts');
    const versions = { ...baseOf(draft, copy), mine: () => copy.edited.content, theirs: () => store.getState().history.content };
    await mergeInto({ store, calls, branch: newBranch() }, versions, () => session.stale.push(copy.key));
  } catch {
    // It is merged when the design is opened again.
  }
}

function writeCopy<Choice>(
  { store, draftName }: Draft<Choice>,
  { autosave, saver, writer, key, stale }: Running<Choice>,
  isUnsaved = autosave.isUnsaved(),
): void {
  const { history, accepted, approved, unplaced, conflict } = store.getState();
  const { identity, base, sent, creationKey } = saver.acknowledged();
  if (!identity && history.past.length === 0 && history.future.length === 0) return;
  const copy: LocalCopy<Choice> = {
    key,
    design: identity?.id ?? draftName,
    revision: identity?.revision ?? 0,
    base: isUnsaved ? base : null,
    sent: isUnsaved ? sent : [],
    creationKey,
    conflict,
    isUnsaved,
    at: Date.now(),
    edited: history,
    accepted: [...accepted],
    approved,
    parked: unplaced,
  };
  writer.write(copy, stale.splice(0));
}

/** Called with each change of the store: hands new content to autosave and rewrites the local copy. */
function createListener<Choice>(draft: Draft<Choice>, session: Running<Choice>): () => void {
  const { store } = draft;
  let written: readonly unknown[] = [];
  return () => {
    const { history, isReady } = store.getState();
    if (history.content !== draft.handled) {
      draft.handled = history.content;
      session.autosave.changed(history.content);
    }
    if (!isReady) return;
    const { accepted, approved, unplaced, conflict, save } = store.getState();
    const parts = [history, accepted, approved, unplaced, conflict, save, isReady];
    if (parts.every((part, at) => part === written[at])) return;
    written = parts;
    writeCopy(draft, session);
  };
}
