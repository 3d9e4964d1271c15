/** What the visitor of this browser has agreed to. Kept in a cookie, and told to every open tab. Fetched after the first paint. */
import {
  type Consent,
  type ConsentCategory,
  consentAnswer,
  consentCategories,
  consentCookie,
  consentOf,
  consentSeconds,
  consentValue,
  declinedConsent,
  unknownConsent,
} from '#core/site/consent.ts';
import { call } from '#web/page/client.ts';
import { createStore } from '#web/page/create-store.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { browserCookie, browserCookieNames, removeBrowserCookie, writeBrowserCookie } from './browser-cookie.ts';

const channelName = 'consent';

/** What only a consent allows to be stored, by the shop and by the tools: names of cookies and of items in the browser's storages. */
const storedNames: Readonly<Record<ConsentCategory, RegExp>> = {
  statistics: /^(?:ft_(?:user|monitor|session|events)$|tracking-events$|\w+_sid$|_ga|_cl(?:ck|sk|tk)|_?fs_)/,
  marketing: /^_gcl/,
  external: /^google-one-tap$/,
};

/** Version of the question that this page asks. */
export function wording(): number {
  return Number(document.documentElement.dataset.wording);
}

/** Visitors whose browser asks not to be tracked have declined, unless they have said otherwise here. */
export function readConsent(): Consent {
  const given = consentOf(browserCookie(consentCookie), wording());
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

/** Deletes what was stored with a consent to a category. */
function clearCategory(category: ConsentCategory): void {
  const isStored = (name: string) => storedNames[category].test(name);
  for (const name of browserCookieNames().filter(isStored)) removeBrowserCookie(name);
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage).filter(isStored)) storage.removeItem(name);
  } catch {
    // A browser that forbids storage has nothing to forget.
  }
}

/** Messages of this tab that it hears itself: it knows what it did, and loads anew only after the shop was told. */
let ownMessages = 0;

function store(granted: readonly ConsentCategory[], proof: string | null): void {
  const day = new Date().toISOString().slice(0, 10);
  writeBrowserCookie(consentCookie, consentValue({ granted, day, proof }, wording()), consentSeconds);
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
  const known = consentAnswer(browserCookie(consentCookie), wording());
  const previous = known?.proof ? { previous: known.proof } : {};
  const kept = granted.filter((category) => before[category] === 'granted');
  const isTaken = isWithdrawal(before, consentOf(consentValue({ granted, day: '2000-01-01', proof: null }, wording()), wording()));
  if (granted.length === 0 || isTaken) {
    for (const category of consentCategories) if (!kept.includes(category)) clearCategory(category);
    store(kept, kept.length > 0 ? (known?.proof ?? null) : null);
  }
  try {
    if (granted.length > 0 || known?.proof) {
      const answered = call(site)('POST /web-api/consent', { granted: [...granted], wording: wording(), source, ...previous });
      if (granted.length > 0) store(granted, (await answered).proof);
      else await answered.catch(() => undefined);
    }
  } finally {
    // Scripts that run with what was taken back end with the document, whether or not the shop can be reached.
    if (isTaken) location.reload();
    else consentStore.set(sameOr(consentStore.get(), readConsent()));
  }
}
