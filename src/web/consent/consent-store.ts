/** What the visitor of this browser has agreed to. Kept in a cookie, and told to every open tab. Fetched after the first paint. */
import { userCookie } from '#core/flags/visitor-cookies.ts';
import {
  type Consent,
  type ConsentCategory,
  consentAnswer,
  consentCookie,
  consentOf,
  consentSeconds,
  consentValue,
  declinedConsent,
  unknownConsent,
  wordingVersion,
} from '#core/site/consent.ts';
import { call } from '#web/page/client.ts';
import { createStore } from '#web/page/create-store.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { browserCookie, writeBrowserCookie } from './browser-cookie.ts';

const channelName = 'consent';

/** What only a consent allows to be stored. */
const storedCookies = [userCookie];
const storedItems = ['ft_monitor', 'ft_session', 'google-one-tap'];

/** Visitors whose browser asks not to be tracked have declined, unless they have said otherwise here. */
export function readConsent(): Consent {
  const given = consentOf(browserCookie(consentCookie));
  const asksForPrivacy = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return given.statistics === 'unknown' && asksForPrivacy ? declinedConsent : given;
}

export const consentStore = createStore<Consent>(unknownConsent, {
  serverState: unknownConsent,
  connect(store) {
    const update = () => {
      const before = store.get();
      store.set(sameOr(before, readConsent()));
      // What was started with a consent that another tab has withdrawn ends with the document only.
      if (isWithdrawal(before, store.get())) location.reload();
    };
    const onMessage = () => {
      if (ownMessages > 0) ownMessages -= 1;
      else update();
    };
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) update();
    };
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', onMessage);
    addEventListener('pageshow', onShown);
    store.set(sameOr(store.get(), readConsent()));
    return () => {
      channel.close();
      removeEventListener('pageshow', onShown);
    };
  },
});

function sameOr(before: Consent, now: Consent): Consent {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

function isWithdrawal(before: Consent, now: Consent): boolean {
  return (Object.keys(before) as ConsentCategory[]).some((category) => before[category] === 'granted' && now[category] !== 'granted');
}

/** Deletes what was stored with a consent. */
function forget(): void {
  for (const name of storedCookies) writeBrowserCookie(name, '', 0);
  try {
    for (const name of storedItems) {
      localStorage.removeItem(name);
      sessionStorage.removeItem(name);
    }
  } catch {
    // A browser that forbids storage has nothing to forget.
  }
}

/** Messages of this tab that it hears itself: it knows what it did, and loads anew only after the shop was told. */
let ownMessages = 0;

function store(granted: readonly ConsentCategory[], proof: string | null): void {
  const day = new Date().toISOString().slice(0, 10);
  writeBrowserCookie(consentCookie, consentValue({ granted, day, proof }), consentSeconds);
  ownMessages += 1;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/**
 * Takes the visitor's answer. A refusal counts at once, whether or not the shop can be reached. What is granted counts when its proof is
 * stored; rejects otherwise, and then nothing has changed but that what was refused is refused.
 */
export async function answerConsent(site: SiteView, granted: readonly ConsentCategory[], source: 'banner' | 'settings'): Promise<void> {
  const before = readConsent();
  const known = consentAnswer(browserCookie(consentCookie));
  const previous = known?.proof ? { previous: known.proof } : {};
  const kept = granted.filter((category) => before[category] === 'granted');
  const isTaken = isWithdrawal(before, consentOf(consentValue({ granted, day: '2000-01-01', proof: null })));
  if (granted.length === 0 || isTaken) {
    if (!kept.includes('statistics')) forget();
    store(kept, kept.length > 0 ? (known?.proof ?? null) : null);
  }
  try {
    if (granted.length > 0 || known?.proof) {
      const answered = call(site)('POST /web-api/consent', { granted: [...granted], wording: wordingVersion, source, ...previous });
      if (granted.length > 0) store(granted, (await answered).proof);
      else await answered.catch(() => undefined);
    }
  } finally {
    // Scripts that run with what was taken back end with the document, whether or not the shop can be reached.
    if (isTaken) location.reload();
    else consentStore.set(sameOr(consentStore.get(), readConsent()));
  }
}
