/** What the messenger does once somebody scrolls, points at a way to it or takes one. Fetched at the first of these. */
import { delayedActionMs, mayPrefetch } from '#web/page/prefetch.ts';
import type { Found } from './launcher.tsx';
import type { MessengerEvent } from './state.ts';

/** Where a page stands: how far it is scrolled and how much is left below the window. */
type PanelPosition = { top: number; left: number };

/** Less than this is a tremor, not scrolling. */
const tremor = 8;
/** Whoever rests this close to the end has read the page, and may have a question. */
const nearEnd = 700;

/** What scrolling from one place to another means for the launcher, if anything. `isResting`: the page came to rest there. */
export function scrolled(before: PanelPosition, now: PanelPosition, isResting: boolean): 'step-back' | 'come-back' | null {
  if (now.top <= 0 || (isResting && now.left <= nearEnd)) return 'come-back';
  if (Math.abs(now.top - before.top) < tremor) return null;
  return now.top > before.top ? 'step-back' : 'come-back';
}

const place = (): PanelPosition => ({ top: scrollY, left: document.documentElement.scrollHeight - innerHeight - scrollY });

/** Pages begin at their top. */
let before: PanelPosition = { top: 0, left: 0 };

function follow(isResting: boolean, tell: Tell) {
  const now = place();
  const step = scrolled(before, now, isResting);
  if (!step) return;
  before = now;
  tell(step);
}

type Tell = (event: MessengerEvent) => void;
type Show = (found: Found) => void;

let arriving: Promise<Found> | null = null;

async function fetchPanel(tell: Tell, show: Show): Promise<void> {
  tell('fetch');
  try {
    arriving ??= import('./panel.tsx').then(({ MessengerPanel }) => ({ Panel: MessengerPanel }));
    show(await arriving);
    tell('arrive');
  } catch (error) {
    arriving = null;
    tell('fail');
    throw error;
  }
}

/** Fetches the panel before it is asked for, unless the connection is better left alone. */
function fetchAhead(link: Element, tell: Tell, show: Show) {
  setTimeout(() => {
    if (arriving || !navigator.onLine || !link.matches(':hover, :focus')) return;
    const { connection } = navigator as Navigator & { connection?: Parameters<typeof mayPrefetch>[0] };
    if (mayPrefetch(connection)) void fetchPanel(tell, show).catch(() => undefined);
  }, delayedActionMs);
}

/** `link` is a way to the messenger, for events that are about one. Rejects when a panel that was asked for does not come. */
export async function showMessenger(type: string, link: Element | null, tell: Tell, show: Show): Promise<void> {
  if (type === 'click') await fetchPanel(tell, show);
  else if (link) fetchAhead(link, tell, show);
  else follow(type === 'scrollend', tell);
}
