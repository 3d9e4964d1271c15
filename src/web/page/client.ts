/** The browser's way to the services: the contracts of src/api through fetch. Loaders use the client of their request instead. */
import type { Input, Output } from '#api/call.ts';
import type { CallKey, Calls } from '#api/calls.ts';
import type { ShownFieldError } from '#core/values/fault.ts';
import type { SiteView } from './page-context.ts';
import { type PageTexts, pageTexts } from './texts.ts';

/** What a call ends with when it does not answer: `message` is the sentence for the customer. `status` 0 means nothing came back. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: ShownFieldError[];

  constructor(status: number, code: string, message: string, errors: ShownFieldError[]) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export type BrowserCall = <K extends CallKey>(
  key: K,
  input: Input<Calls[K]>,
  headers?: Record<string, string>,
) => Promise<Output<Calls[K]>>;

/** Statuses after which a call without a body is tried once more (Specification 8). */
const retried: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

type Parts = { method: string; path: string; body: string | undefined };

/**
 * Address and body of a call: path parameters are filled in, the rest is the query of a GET or DELETE and the body of the others.
 * Empty, null and undefined values are left out of a query.
 */
export function requestParts(key: string, input: Record<string, unknown>): Parts {
  const [method = 'GET', pattern = ''] = key.split(' ');
  const rest = new Map(Object.entries(input));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams();
  for (const [name, value] of rest)
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  const search = query.toString();
  return { method, path: search === '' ? path : `${path}?${search}`, body: undefined };
}

/** What a call ended with that was refused. */
export async function errorOf(response: Response, t: PageTexts): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null);
  const { message, code, errors } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: string;
    code?: string;
    errors?: ShownFieldError[];
  };
  return new CallError(response.status, code ?? 'internal', message ?? t('shared.failed'), errors ?? []);
}

/** Of every call: which site asks, and that JSON is wanted. */
export function callHeaders(site: SiteView): Record<string, string> {
  return { accept: 'application/json', 'x-channel': `${site.channel}-${site.country.toLowerCase()}`, 'x-locale': site.locale };
}

/** The typed client of a site. A call without a body is retried once, one with a body never (Specification 8). Throws CallError. */
export function call(site: SiteView, send: typeof fetch = fetch): BrowserCall {
  const t = pageTexts({ locale: site.locale, address: 'du' });
  return async (key, input, headers = {}) => {
    const { method, path, body } = requestParts(key, input as Record<string, unknown>);
    const init: RequestInit = {
      method,
      body,
      credentials: 'same-origin',
      headers: { ...callHeaders(site), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    };
    const attempts = method === 'GET' ? 2 : 1;
    for (let attempt = 1; ; attempt += 1) {
      let response = await send(path, init).catch(() => null);
      if (response?.ok) {
        if (response.status === 204) return undefined;
        const body = await response.json().then(
          (json) => ({ json }),
          () => null,
        );
        if (body) return body.json;
        // Cut off within the body.
        response = null;
      }
      const mayRetry = response === null || retried.has(response.status);
      if (attempt < attempts && mayRetry) continue;
      if (response === null) throw new CallError(0, 'offline', t('shared.offline'), []);
      throw await errorOf(response, t);
    }
  };
}
