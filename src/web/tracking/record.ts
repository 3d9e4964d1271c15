/** Notes events of this page for the tag manager; see track.ts. */
import { readConsent } from '#web/consent/consent-store.ts';
import { isSwitchedOn } from '#web/log/session-switch.ts';
import { delayedActionMs } from '#web/page/prefetch.ts';
import { hasReader, pushEntries } from './data-layer.ts';
import { type TrackingEvent, toDataLayer } from './events.ts';
import { storeOnLeaving } from './stored-entries.ts';

export function isTracking(): boolean {
  return isSwitchedOn('tracking', location.search, () => sessionStorage);
}

/** Advertisers know people by the hash of their address: it is recorded with consent to marketing only. */
function allowed(event: TrackingEvent): TrackingEvent {
  return event.kind === 'customer' && readConsent().marketing !== 'granted' ? { ...event, emailHash: '' } : event;
}

export function record(event: TrackingEvent): void {
  if (!isTracking()) return;
  pushEntries(toDataLayer(allowed(event)));
  storeOnLeaving();
}

export function recordAndWait(event: TrackingEvent): Promise<void> {
  if (!isTracking() || !hasReader()) {
    record(event);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    setTimeout(resolve, delayedActionMs);
    const entries = toDataLayer(event);
    pushEntries([...entries.slice(0, -1), { ...entries.at(-1), eventCallback: resolve, eventTimeout: delayedActionMs }]);
  });
}
