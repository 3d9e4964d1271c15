/** Refuses state-changing requests that another site's page sent (cross-site request forgery). */
import { Fault } from '#core/values/fault.ts';

/** Throws Fault 'cross-site' for an unsafe method whose Sec-Fetch-Site or Origin is not this host, or that carries neither and is a plain form. */
export function requireSameSite(method: string, headers: Headers): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin') throw new Fault('cross-site', `sec-fetch-site ${fetchSite}`);
  const origin = headers.get('origin');
  // Forms of pages that send no referrer come with the origin `null`; only the browser itself writes Sec-Fetch-Site.
  if (origin === 'null' && fetchSite === 'same-origin') return;
  if (origin !== null) {
    const host = headers.get('host');
    if (!host || !URL.canParse(origin) || new URL(origin).host !== host) throw new Fault('cross-site', `origin ${origin}`);
    return;
  }
  const type = headers.get('content-type') ?? '';
  if (!fetchSite && !type.startsWith('application/json') && headers.get('content-length') !== '0' && method === 'POST')
    throw new Fault('cross-site', 'form without origin');
}
