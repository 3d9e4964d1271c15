/** Notes events of this page for the tag manager and for feature tests; see track.ts. */

import { userCookie } from '#core/flags/visitor-cookies.ts';
import { browserCookie } from '#web/consent/browser-cookie.ts';
import { readConsent } from '#web/consent/consent-store.ts';
import { isSwitchedOn } from '#web/log/session-switch.ts';
import { delayedActionMs } from '#web/page/prefetch.ts';
import { conversionOf } from './conversion.ts';
import { hasReader, pushEntries } from './data-layer.ts';
import { type TrackingEvent, toDataLayer } from './events.ts';
import { shownSite } from './shown-site.ts';
import { storeOnLeaving } from './stored-entries.ts';

/** The shop uses tools of other companies. */
export function hasTools(): boolean {
  return 'tracking' in document.documentElement.dataset;
}

export function isTracking(): boolean {
  return isSwitchedOn('tracking', location.search, () => sessionStorage);
}

/** Advertisers know people by the hash of their address: it is recorded with consent to marketing only. */
function allowed(event: TrackingEvent): TrackingEvent {
  return event.kind === 'customer' && readConsent().marketing !== 'granted' ? { ...event, emailHash: '' } : event;
}

/** Visitors who take part in feature tests have a key; all others are anonymous. */
async function noteConversion(event: TrackingEvent): Promise<void> {
  const conversion = conversionOf(event);
  if (!conversion || browserCookie(userCookie) === null) return;
  try {
    (await import('#web/flags/exposures.ts')).noteEvent(shownSite(), conversion);
  } catch {
    // An event that is lost is missing in the results of the test, and nowhere else.
  }
}

function push(event: TrackingEvent): void {
  if (!hasTools()) return;
  pushEntries(toDataLayer(allowed(event)));
  storeOnLeaving();
}

export async function record(event: TrackingEvent): Promise<void> {
  if (!isTracking()) return;
  push(event);
  await noteConversion(event);
}

export async function recordAndWait(event: TrackingEvent): Promise<void> {
  if (!isTracking() || !hasReader()) return record(event);
  await Promise.all([pushAndWait(event), noteConversion(event)]);
}

function pushAndWait(event: TrackingEvent): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayedActionMs);
    const entries = toDataLayer(event);
    pushEntries([...entries.slice(0, -1), { ...entries.at(-1), eventCallback: resolve, eventTimeout: delayedActionMs }]);
  });
}
