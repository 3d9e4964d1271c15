/** The flag client of this page: notes the branches that are seen, and sends them once the visitor has agreed. Fetched when the first is. */
import { isVisitorKey, overridesCookie, userCookie } from '#core/flags/visitor-cookies.ts';
import { deviceOf } from '#core/site/device.ts';
import { browserCookie } from '#web/consent/browser-cookie.ts';
import { consentStore } from '#web/consent/consent-store.ts';
import { report } from '#web/log/log.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { createFlagClient, type FlagClient, type FlagLogEvent, type Sender } from './flag-client.ts';
import { jsonStorage, noteTreatment } from './monitor.ts';

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
  const attributes = { channel: site.channel, mobileDevice: deviceOf(navigator.userAgent, false).kind === 'mobile' };
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
  client = created;
  return created;
}

/** A branch was seen. Visitors without a key are not part of tests, and neither are those who chose their treatment. */
export function noteBranch(site: SiteView, flag: string, branch: string): void {
  const key = browserCookie(userCookie);
  if (!isVisitorKey(key) || browserCookie(overridesCookie) !== null) return;
  for (const difference of noteTreatment(key, flag, branch, storages)) logOnce(site, difference, flag);
  clientOf(site).expose(flag);
}
