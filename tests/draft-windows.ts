/** Windows of one browser that edit a draft, without a browser: stores and sessions over local copies in memory. */
import type { DraftHost, WindowEvents } from '#web/editor/draft/browser-host.ts';
import type { Content } from '#web/editor/draft/content.ts';
import type { LocalCopies } from '#web/editor/draft/local-copies.ts';
import type { LocalCopy } from '#web/editor/draft/restore.ts';
import type { Identity, SaverCalls, Stored } from '#web/editor/draft/saver.ts';
import { createDraftSession, type DraftSession } from '#web/editor/draft/session.ts';
import { initialState } from '#web/editor/state.ts';
import { createEditorStore, type EditorStore } from '#web/editor/store.ts';

/** What windows share. */
export type FakeBrowser<C> = {
  copies: Map<string, LocalCopy<C>>;
  windows: Set<FakeWindow<C>>;
  /** The windows that use a copy, by its key. */
  holders: Map<string, FakeWindow<C>>;
  /** Copies can be stored. */
  hasRoom: boolean;
  /** The database answers nothing before this resolves. */
  answers: Promise<void>;
  /** Deletes the database that windows have open. */
  empty(): void;
};

export type FakeWindow<C> = {
  store: EditorStore<C>;
  session: DraftSession;
  /** The design its address names. */
  address(): string | null;
  events(): WindowEvents;
  content(): Content<C>;
  /** Resolves when a state holds. */
  until(isReached: () => boolean): Promise<void>;
  /** Ends it without a word: what is on its way stays on its way. */
  crash(): void;
};

export function openBrowser<C>(): FakeBrowser<C> {
  const copies = new Map<string, LocalCopy<C>>();
  const windows = new Set<FakeWindow<C>>();
  return {
    copies,
    windows,
    holders: new Map(),
    hasRoom: true,
    answers: Promise.resolve(),
    empty() {
      copies.clear();
      for (const window of windows) window.events().onCopiesLost();
    },
  };
}

function copiesOf<C>(browser: FakeBrowser<C>, isAlive: () => boolean): LocalCopies<C> {
  return {
    async of(design) {
      await browser.answers;
      return structuredClone([...browser.copies.values()].filter((copy) => copy.design === design));
    },
    async put(copy) {
      const clone = structuredClone(copy);
      await new Promise((resolve) => setTimeout(resolve, 1));
      await browser.answers;
      if (!browser.hasRoom) return false;
      // A transaction of a window that is gone was never committed.
      if (isAlive()) browser.copies.set(clone.key, clone);
      return true;
    },
    async remove(keys) {
      if (isAlive()) for (const key of keys) browser.copies.delete(key);
    },
  };
}

type Opening<C> = { calls: SaverCalls<C>; blank: Content<C>; saved: Stored<C> | null; draftName?: string };

/** Opens a window as the page does: with the design of the server, or with the blank one. */
export async function openWindow<C extends object>(
  browser: FakeBrowser<C>,
  { calls, blank, saved, draftName = 'card:test' }: Opening<C>,
): Promise<FakeWindow<C>> {
  const store = createEditorStore<C>(initialState({ content: saved?.content ?? blank, savedAt: saved?.savedAt ?? null }), Date.now);
  let isAlive = true;
  let address = saved?.id ?? null;
  let events: WindowEvents | null = null;
  const host: DraftHost<C> = {
    copies: copiesOf(browser, () => isAlive),
    afterPaint(run) {
      run();
      return () => {};
    },
    showInAddress(id) {
      address = id;
    },
    isHidden: () => false,
    reopen: () => {},
    announce(identity: Identity) {
      for (const other of browser.windows) if (other !== fake) other.events().onSavedElsewhere(identity);
    },
    async hold(key) {
      const holder = browser.holders.get(key) ?? fake;
      browser.holders.set(key, holder);
      return holder === fake;
    },
    release() {
      for (const [key, holder] of browser.holders) if (holder === fake) browser.holders.delete(key);
    },
    listen(given) {
      events = given;
      return () => {};
    },
  };
  /** A window that is gone begins no call; one that is on its way arrives. */
  const ifAlive = <T>(send: () => Promise<T>): Promise<T> => (isAlive ? send() : new Promise(() => {}));
  const own: SaverCalls<C> = {
    create: (content, key) => ifAlive(() => calls.create(content, key)),
    update: (known, content) => ifAlive(() => calls.update(known, content)),
    load: (id) => ifAlive(() => calls.load(id)),
  };
  const session = createDraftSession({ store, saved, calls: own, draftName, openHost: () => host });
  const fake: FakeWindow<C> = {
    store,
    session,
    address: () => address,
    events() {
      if (!events) throw new Error('the window is not open');
      return events;
    },
    content: () => store.getState().history.content,
    until: (isReached) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isReached()) return;
          unsubscribe();
          resolve();
        };
        const unsubscribe = store.subscribe(check);
        check();
      }),
    crash() {
      isAlive = false;
      browser.windows.delete(fake);
      stop();
    },
  };
  browser.windows.add(fake);
  const stop = session.start();
  await fake.until(() => store.getState().isReady);
  return fake;
}
