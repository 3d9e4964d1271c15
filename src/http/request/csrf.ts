/** Refuses state-changing requests that another site's page sent (cross-site request forgery). */
import { Fault } from '#core/values/fault.ts';

/** Longer than the origin of any host. */
const maxOriginLength = 300;
const fetchSites: ReadonlySet<string> = new Set(['cross-site', 'same-site', 'none']);

/** The host that an Origin header names, or null for what is no origin. */
function originHost(origin: string): string | null {
  return origin.length <= maxOriginLength && URL.canParse(origin) ? new URL(origin).host || null : null;
}

/** Throws Fault 'cross-site' for an unsafe method whose Sec-Fetch-Site or Origin is not this host, or that carries neither and is a plain form. */
export function requireSameSite(method: string, headers: Headers): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin')
    throw new Fault('cross-site', `sec-fetch-site ${fetchSites.has(fetchSite) ? fetchSite : 'invalid'}`);
  const origin = headers.get('origin');
  // Forms of pages that send no referrer come with the origin `null`; only the browser itself writes Sec-Fetch-Site.
  if (origin === 'null' && fetchSite === 'same-origin') return;
  if (origin !== null) {
    const host = originHost(origin);
    if (!host || host !== headers.get('host')) throw new Fault('cross-site', `origin ${host?.slice(0, 100) ?? 'invalid'}`);
    return;
  }
  const type = headers.get('content-type') ?? '';
  if (!fetchSite && !type.startsWith('application/json') && headers.get('content-length') !== '0' && method === 'POST')
    throw new Fault('cross-site', 'form without origin');
}

/** Throws Fault 'cross-site' for an unsafe method that does not say where it comes from. What it says is judged by `requireSameSite`. */
export function requireOrigin(method: string, headers: Headers): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  if (!headers.get('sec-fetch-site') && headers.get('origin') === null) throw new Fault('cross-site', 'no origin');
}
