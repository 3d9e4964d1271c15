/** What a draft uses of its browser: local copies, the address, other windows. Tests of a draft stand in for it. */
import { customerStore } from '#web/customer/customer.ts';
import { type LocalCopies, openLocalCopies } from './local-copies.ts';
import type { Identity } from './saver.ts';

export type WindowEvents = {
  /** The network is back, the page is shown again, or the visitor has signed in. */
  onReady(): void;
  onHide(): void;
  isUnsaved(): boolean;
  /** The copies of this browser were deleted. */
  onCopiesLost(): void;
  /** Another window of this browser saved a design. */
  onSavedElsewhere(saved: Identity): void;
};

export type DraftHost<Choice> = {
  copies: LocalCopies<Choice>;
  showInAddress(id: string): void;
  /** The page is hidden, and may be ended at any moment. */
  isHidden(): boolean;
  /** Loads the page anew as it was opened. */
  reopen(): void;
  announce(saved: Identity): void;
  /** Marks this window's copy as in use until the returned function is called or the window is gone. */
  hold(key: string): () => void;
  /** Keys of copies that open windows use; empty where the browser cannot tell. */
  heldKeys(): Promise<ReadonlySet<string>>;
  listen(events: WindowEvents): () => void;
};

const lockPrefix = 'federleicht-draft ';
const channelName = 'federleicht-designs';

export function createBrowserHost<Choice>(): DraftHost<Choice> {
  const { search } = window.location;
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  let onCopiesLost = () => {};
  return {
    copies: openLocalCopies<Choice>(() => onCopiesLost()),
    showInAddress(id) {
      const query = `?designId=${id}`;
      const { location, history } = window;
      if (location.search !== query) history.replaceState(history.state, '', `${location.pathname}${query}`);
    },
    isHidden: () => document.visibilityState === 'hidden',
    reopen: () => window.location.assign(`${window.location.pathname}${search}`),
    announce: (saved) => channel?.postMessage(saved),
    hold(key) {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      // The browser releases the lock of a window that crashed. Without locks every copy counts as left behind.
      navigator.locks?.request(`${lockPrefix}${key}`, () => held).catch(() => undefined);
      return release;
    },
    async heldKeys() {
      const locks = await navigator.locks?.query().catch(() => undefined);
      const names = (locks?.held ?? []).flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []));
      return new Set(names);
    },
    listen(events) {
      const stop = listenToWindow(events);
      onCopiesLost = events.onCopiesLost;
      if (channel) channel.onmessage = ({ data }: MessageEvent<Identity>) => events.onSavedElsewhere(data);
      return () => {
        stop();
        onCopiesLost = () => {};
        channel?.close();
        channel = null;
      };
    },
  };
}

/** Asks before unsaved work is left, besides calling the events. */
function listenToWindow(events: WindowEvents): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? events.onHide() : events.onReady());
  const onLeave = (event: BeforeUnloadEvent) => {
    if (events.isUnsaved()) event.preventDefault();
  };
  const stopCustomer = customerStore.subscribe(() => {
    if (customerStore.get().customer.isLoggedIn) events.onReady();
  });
  window.addEventListener('online', events.onReady);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('beforeunload', onLeave);
  return () => {
    stopCustomer();
    window.removeEventListener('online', events.onReady);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('beforeunload', onLeave);
  };
}
