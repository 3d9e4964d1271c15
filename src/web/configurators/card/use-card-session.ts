/** Keeps a card: at once in this browser, seconds later on the server; brings unsaved work back and settles two versions. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardChoice } from '#api/catalogue.ts';
import { type Autosave, createAutosave, type SaveState } from '#web/editor/draft/autosave.ts';
import { createCopyWriter, type LocalCopies, openLocalCopies } from '#web/editor/draft/local-copies.ts';
import { type LocalCopy, restore } from '#web/editor/draft/restore.ts';
import { CallError, call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { CardEntry } from './entry.ts';
import { type CardSaver, createCardSaver, type Identity } from './save-card.ts';
import type { Action, CardContent, State } from './state.ts';

type Engine = {
  autosave: Autosave<CardContent>;
  saver: CardSaver;
  copies: LocalCopies<CardChoice>;
  writer: ReturnType<typeof createCopyWriter<CardChoice>>;
  /** Name of this window's copy. */
  key: string;
};

export type CardSession = {
  save: SaveState;
  /** False until this browser's copies were looked through. */
  isReady: boolean;
  /** Saves what is left; true when the server has everything. */
  flush(): Promise<boolean>;
  /** Makes sure that the server knows this design, also when nothing was changed yet. */
  ensureSaved(): Promise<boolean>;
  identity(): Identity | null;
  /** The two ways out of a conflict; each throws CallError. */
  loadTheirs(): Promise<void>;
  saveMineAsCopy(): Promise<void>;
  /** Forgets unsaved work that came back and begins with the blank card. */
  startFresh(): void;
};

/** Bodies up to here may outlive their page (the browsers' limit for keepalive is 64 KiB). */
const keepaliveBytes = 60_000;

function sendEvenWhileLeaving(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const isSmall = typeof init?.body !== 'string' || init.body.length * 2 < keepaliveBytes;
  return fetch(input, { ...init, keepalive: document.visibilityState === 'hidden' && isSmall });
}

function draftName(card: string): string {
  return `card:${card}`;
}

export function useCardSession(
  entry: CardEntry,
  state: State,
  dispatch: (action: Action) => void,
  site: SiteView,
  texts: { restored: string },
): CardSession {
  /** What the page came with: the server's copy, or the blank card. */
  const [blank] = useState(state.edited.content);
  const [save, setSave] = useState<SaveState>({
    status: entry.saved ? 'saved' : 'untouched',
    savedAt: entry.saved?.savedAt ?? null,
    message: null,
  });
  const [isReady, setReady] = useState(false);
  const engine = useRef<Engine | null>(null);
  /** The newest content this hook has dealt with. */
  const known = useRef(state.edited.content);
  const current = useRef(state);
  useEffect(() => {
    current.current = state;
  });

  const firstSearch = useRef('');

  useEffect(() => {
    firstSearch.current = window.location.search;
    const saver = createCardSaver(call(site, sendEvenWhileLeaving), entry.saved, ({ id }) => {
      const address = `${window.location.pathname}?designId=${id}`;
      if (window.location.search !== `?designId=${id}`) window.history.replaceState(window.history.state, '', address);
    });
    const autosave = createAutosave<CardContent>({
      save: saver.save,
      later: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onState: setSave,
      savedAt: entry.saved?.savedAt ?? null,
    });
    const copies = openLocalCopies<CardChoice>();
    engine.current = { autosave, saver, copies, writer: createCopyWriter(copies), key: `${Date.now()} ${Math.random()}` };
    let isMounted = true;
    void begin();

    async function begin() {
      const found = await copies.of(entry.saved?.id ?? draftName(entry.choice.card));
      if (!isMounted) return;
      const begun = current.current.edited.content === blank;
      const restored = restore(entry.saved ? { content: blank, revision: entry.saved.revision } : null, blank, found);
      if (begun && restored.from) {
        const { from, edited, kind } = restored;
        known.current = kind === 'server' ? edited.content : blank;
        dispatch({
          type: 'restore',
          edited,
          accepted: from.accepted,
          parked: from.parked,
          notice: kind === 'local' ? texts.restored : null,
        });
        if (kind === 'conflict') {
          autosave.changed(edited.content);
          known.current = edited.content;
          autosave.conflict();
        }
        // This window goes on with that copy under its own name; copies of finished work are of no more use.
        const old = found.filter((copy) => copy === from || !copy.isUnsaved).map(({ key }) => key);
        setTimeout(() => void copies.remove(old), 2000);
      }
      setReady(true);
    }

    const onOnline = () => autosave.wake();
    const onHide = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (autosave.isUnsaved()) event.preventDefault();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      isMounted = false;
      autosave.stop();
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave);
    };
    // The session lives as long as the page; everything that changes comes in through refs.
  }, [blank, dispatch, entry, site, texts]);

  const { edited, accepted, parked } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy says whether it is on the server, so it is written again when `save` changes
  useEffect(() => {
    const parts = engine.current;
    if (!parts || !isReady) return;
    if (edited.content !== known.current) {
      known.current = edited.content;
      parts.autosave.changed(edited.content);
    }
    const identity = parts.saver.identity();
    if (!identity && edited.past.length === 0 && edited.future.length === 0) return;
    const copy: LocalCopy<CardChoice> = {
      key: parts.key,
      design: identity?.id ?? draftName(edited.content.choice.card),
      revision: identity?.revision ?? 0,
      isUnsaved: parts.autosave.isUnsaved(),
      at: Date.now(),
      edited,
      accepted: [...accepted],
      parked,
    };
    parts.writer.write(copy);
  }, [edited, accepted, parked, isReady, save]);

  const flush = useCallback(async () => (await engine.current?.autosave.flush()) ?? false, []);
  return {
    save,
    isReady,
    flush,
    async ensureSaved() {
      const parts = engine.current;
      if (!parts) return false;
      if (!parts.saver.identity()) {
        if (!parts.autosave.isUnsaved()) parts.autosave.changed(current.current.edited.content);
        await parts.autosave.flush();
      }
      return parts.saver.identity() !== null;
    },
    identity: () => engine.current?.saver.identity() ?? null,
    async loadTheirs() {
      const parts = engine.current;
      if (!parts) throw new CallError(0, 'offline', '', []);
      const { content, savedAt } = await parts.saver.load();
      known.current = content;
      parts.autosave.settle(null, savedAt);
      dispatch({ type: 'server', content, at: Date.now() });
    },
    async saveMineAsCopy() {
      const parts = engine.current;
      if (!parts) throw new CallError(0, 'offline', '', []);
      const mine = current.current.edited.content;
      const { savedAt } = await parts.saver.saveCopy(mine);
      const isNewest = current.current.edited.content === mine;
      parts.autosave.settle(isNewest ? null : current.current.edited.content, savedAt);
    },
    startFresh() {
      const parts = engine.current;
      if (!parts) return;
      if (parts.saver.identity()) return window.location.assign(`${window.location.pathname}${firstSearch.current}`);
      parts.autosave.settle(null);
      void parts.copies.remove([parts.key]);
      known.current = blank;
      dispatch({ type: 'fresh', content: blank });
    },
  };
}
