/** The flag client of this page: notes the branches that are seen and what the visitor does then, and sends both once they have agreed. Fetched when there is something to note. */
import { isVisitorKey, overridesCookie, userCookie } from '#core/flags/visitor-cookies.ts';
import { browserCookie } from '#web/consent/browser-cookie.ts';
import { consentStore } from '#web/consent/consent-store.ts';
import { report } from '#web/log/log.ts';
import { isSwitchedOn } from '#web/log/session-switch.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { openDevice } from './device.ts';
import { createFlagClient, type FlagClient, type FlagEvent, type FlagLogEvent, type Sender } from './flag-client.ts';
import { jsonStorage, noteTreatment } from './monitor.ts';
import { popStoredEvents, storeEvents } from './stored-events.ts';

const storages = { session: jsonStorage(() => sessionStorage), local: jsonStorage(() => localStorage) };
/** Logged once a page. */
const logged = new Set<string>();

function logOnce(site: SiteView, event: FlagLogEvent, detail: string): void {
  const entry = `${event} ${detail}`;
  if (logged.has(entry)) return;
  logged.add(entry);
  report(event, new Error(detail), site);
}

/** Null where the shop has switched tests off, or where the browser lacks what the SDK needs, which is logged. */
async function openSender(site: SiteView): Promise<Sender | null> {
  const key = browserCookie(userCookie);
  if (!isVisitorKey(key)) {
    logOnce(site, 'flag-key-empty', 'no key of the visitor');
    return null;
  }
  const { disabled, authorizationKey } = await call(site)('GET /web-api/feature-flags', {});
  if (disabled) return null;
  if (authorizationKey === '') {
    logOnce(site, 'flag-authorization-key-empty', 'no key of the flag service');
    return null;
  }
  const { openSdk } = await import('./sdk-sender.ts');
  const device = openDevice({ watch: true });
  const attributes = () => ({ channel: site.channel, mobileDevice: device.get().kind === 'mobile' });
  return openSdk({ authorizationKey, key, origin: location.origin, attributes });
}

let client: FlagClient | null = null;

function clientOf(site: SiteView): FlagClient {
  if (client) return client;
  const created = createFlagClient({
    openSender: () => openSender(site),
    log: (event, detail) => logOnce(site, event, detail),
  });
  const update = () => created.setConsent(consentStore.get().statistics);
  consentStore.subscribe(update);
  update();
  const isGranted = () => consentStore.get().statistics === 'granted';
  for (const event of isGranted() ? popStoredEvents() : []) created.track(event);
  addEventListener('pagehide', () => {
    if (isGranted()) storeEvents(created.waiting().events);
  });
  client = created;
  return created;
}

/** Null for visitors who are not part of tests: without a key, with a treatment of their own choice, or with tracking switched off (D21). */
function testedKey(): string | null {
  const key = browserCookie(userCookie);
  const isTracking = isSwitchedOn('tracking', location.search, () => sessionStorage);
  return isTracking && isVisitorKey(key) && browserCookie(overridesCookie) === null ? key : null;
}

/** A branch was seen. */
export function noteBranch(site: SiteView, flag: string, branch: string): void {
  const key = testedKey();
  if (key === null) return;
  for (const difference of noteTreatment(key, flag, branch, storages)) logOnce(site, difference, flag);
  clientOf(site).expose(flag);
}

/** The visitor did something that tests count. */
export function noteEvent(site: SiteView, event: FlagEvent): void {
  if (testedKey() !== null) clientOf(site).track(event);
}

/** Sends what an earlier page of the session could not send any more. */
export function sendStoredEvents(site: SiteView): void {
  if (testedKey() !== null) clientOf(site);
}
