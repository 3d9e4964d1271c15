/** What the messenger does on scrolling, hovering and clicking. Fetched at the first of these events. */
import { delayedActionMs, mayPrefetch } from '#web/page/prefetch.ts';
import { track } from '#web/tracking/track.ts';
import type { LoadedPanel } from './panel-props.ts';
import type { MessengerEvent } from './state.ts';

/** CSS pixels above and below the window. */
type ScrollOffsets = { top: number; below: number };

/** Shorter scrolls are ignored. */
const minScrollPx = 8;
/** Close to the end of the page the launcher is shown again. */
const nearEndPx = 700;

/** What scrolling from one position to another means for the launcher, if anything. `isResting`: scrolling has ended. */
export function scrolled(before: ScrollOffsets, now: ScrollOffsets, isResting: boolean): 'fade-out' | 'fade-in' | null {
  if (now.top <= 0 || (isResting && now.below <= nearEndPx)) return 'fade-in';
  if (Math.abs(now.top - before.top) < minScrollPx) return null;
  return now.top > before.top ? 'fade-out' : 'fade-in';
}

const currentOffsets = (): ScrollOffsets => ({ top: scrollY, below: document.documentElement.scrollHeight - innerHeight - scrollY });

let before: ScrollOffsets = { top: 0, below: 0 };

function followScroll(isResting: boolean, dispatch: Dispatch) {
  const now = currentOffsets();
  const event = scrolled(before, now, isResting);
  if (!event) return;
  before = now;
  dispatch(event);
}

type Dispatch = (event: MessengerEvent) => void;
type OnLoad = (loaded: LoadedPanel) => void;

let fetching: Promise<LoadedPanel> | null = null;

async function fetchPanel(dispatch: Dispatch, onLoad: OnLoad): Promise<void> {
  dispatch('fetch');
  try {
    fetching ??= import('./panel.tsx').then(({ MessengerPanel }) => ({ Panel: MessengerPanel }));
    onLoad(await fetching);
    dispatch('arrive');
  } catch (error) {
    fetching = null;
    dispatch('fail');
    throw error;
  }
}

/** Fetches the panel while the link is still hovered or focused, unless the connection is slow or metered. */
function prefetchPanel(link: Element, dispatch: Dispatch, onLoad: OnLoad) {
  setTimeout(() => {
    if (fetching || !navigator.onLine || !link.matches(':hover, :focus')) return;
    const { connection } = navigator as Navigator & { connection?: Parameters<typeof mayPrefetch>[0] };
    if (mayPrefetch(connection)) void fetchPanel(dispatch, onLoad).catch(() => undefined);
  }, delayedActionMs);
}

/** `link` opens the messenger; null for scroll events. Rejects when the panel cannot be loaded after a click. */
export async function handleEvent(type: string, link: Element | null, dispatch: Dispatch, onLoad: OnLoad): Promise<void> {
  if (type === 'click') {
    track({ kind: 'generic', category: 'contact', action: 'open' });
    await fetchPanel(dispatch, onLoad);
  } else if (link) prefetchPanel(link, dispatch, onLoad);
  else followScroll(type === 'scrollend', dispatch);
}
