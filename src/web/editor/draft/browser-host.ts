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
  /** Runs once what the current event changed is painted, or soon where nothing is. Returns what cancels it. */
  afterPaint(run: () => void): () => void;
  showInAddress(id: string): void;
  /** The page is hidden, and may be ended at any moment. */
  isHidden(): boolean;
  /** Loads the page anew as it was opened. */
  reopen(): void;
  announce(saved: Identity): void;
  /** Marks a copy as used by this window, until it releases all or is gone. False where another window uses it. */
  hold(key: string): Promise<boolean>;
  release(): void;
  listen(events: WindowEvents): () => void;
};

const lockPrefix = 'federleicht-draft ';
const channelName = 'federleicht-designs';

export function createBrowserHost<Choice>(): DraftHost<Choice> {
  const { search } = window.location;
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  let onCopiesLost = () => {};
  const releases: (() => void)[] = [];
  return {
    copies: openLocalCopies<Choice>(() => onCopiesLost()),
    afterPaint,
    showInAddress(id) {
      const query = `?designId=${id}`;
      const { location, history } = window;
      if (location.search !== query) history.replaceState(history.state, '', `${location.pathname}${query}`);
    },
    isHidden: () => document.visibilityState === 'hidden',
    reopen: () => window.location.assign(`${window.location.pathname}${search}`),
    announce: (saved) => channel?.postMessage(saved),
    hold(key) {
      const { locks } = navigator;
      // Without locks every copy counts as left behind.
      if (!locks) return Promise.resolve(true);
      return new Promise((resolve) => {
        const held = new Promise<void>((release) => {
          releases.push(release);
        });
        // The browser releases the lock of a window that crashed.
        const request = locks.request(`${lockPrefix}${key}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock ? held : undefined;
        });
        request.catch(() => resolve(true));
      });
    },
    release() {
      for (const release of releases.splice(0)) release();
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

/** A page that is hidden or covered paints no frames. */
const maxFrameMs = 100;

function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, maxFrameMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
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
