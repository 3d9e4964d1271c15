/** Visitors that ask a shop in process as a browser does: every call with its headers and its real answer, every page's loader and action. */
import { RouterContextProvider } from 'react-router';
import { callRoutes } from '#http/calls/calls.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import type { Host } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { pageOf } from '#tests/block-page.tsx';
import { orderKey } from '#tests/customer.ts';
import { browser, germany, type TestBrowser } from '#tests/customer-browser.ts';
import { pageRequest } from '#web/page/request.ts';

/** `headers` come with every request. */
export type Visitor = TestBrowser & { address: string; headers: Record<string, string> };

let addresses = 0;

/** Each speaks from an address of its own: limits are no subject here. */
export function visitor(shop: Shop, headers: Record<string, string> = {}): Visitor {
  addresses += 1;
  const address = `203.0.113.${addresses}`;
  return { ...browser(shop, { address }), address, headers };
}

/** Status and body; the request's own id is taken out. */
export type Answer = string;

type Incoming = { address: string };

/** What a call answers, given its input under the names of its schema: those of the path, of the query or of the body. */
export function callClient(shop: Shop) {
  const host = {
    channel: germany.channel,
    country: germany.country,
    isDecided: true,
    secure: true,
    origin: germany.origin,
    isProduction: true,
  } satisfies Host;
  const app = callRoutes(
    shop,
    () => host,
    (incoming) => (incoming as unknown as Incoming).address,
  );
  /** `body`: bytes instead of JSON. */
  async function ask({ jar, address, headers }: Visitor, key: string, input: object, more: Record<string, string> = {}, body?: string) {
    const [method = '', pattern = ''] = key.split(' ');
    const rest = new Map<string, unknown>(Object.entries(input));
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest.get(name));
      rest.delete(name);
      return value;
    });
    const isRead = method === 'GET' || method === 'HEAD' || method === 'DELETE';
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
    const request = new Request(`${germany.origin}${path}${isRead && query !== '' ? `?${query}` : ''}`, {
      method,
      headers: {
        'x-channel': 'federleicht-de',
        'x-locale': 'de-DE',
        'content-type': 'application/json',
        'idempotency-key': orderKey(),
        cookie: cookieOf(jar),
        ...headers,
        ...more,
      },
      ...(isRead ? {} : { body: body ?? JSON.stringify(Object.fromEntries(rest)) }),
    });
    const answer = await app.fetch(request, { incoming: { address } satisfies Incoming });
    const text = (await answer.text()).replace(/"requestId":"[^"]+"/, '');
    return { answer: `${answer.status} ${text}`, cookies: answer.headers.getSetCookie(), headers: answer.headers };
  }
  return { ask, routes: [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))] };
}

function cookieOf(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

type RouteArgs = { request: Request; context: RouterContextProvider; params: Record<string, string> };
type RouteModule = Record<'loader' | 'action', ((args: RouteArgs) => unknown) | undefined>;

const modules = import.meta.glob<RouteModule>('/src/web/app/routes/**/*.tsx', { eager: true });

/** The loader and action of 'routes/cart.tsx'. */
export function routeModule(file: string): RouteModule {
  const found = modules[`/src/web/app/${file}`];
  if (!found) throw new Error(`no module ${file}`);
  return found;
}

/** What the loader of a page answers, or its action where `form` is given. */
export async function askPage(
  shop: Shop,
  { withContext, headers, jar }: Visitor,
  { file, path, params, form }: { file: string; path: string; params: Record<string, string>; form?: Record<string, string> | undefined },
): Promise<Answer> {
  const { loader, action } = routeModule(file);
  const run = form ? action : loader;
  if (!run) throw new Error(`${file} has no ${form ? 'action' : 'loader'}`);
  const kept = new Map(jar);
  const request = new Request(`${germany.origin}${path}`, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
  const answer = await withContext(async (context) => {
    const page = new RouterContextProvider();
    page.set(pageRequest, { ...pageOf(shop), site: germany, call: inProcessClient(context), path: new URL(request.url).pathname });
    try {
      return await run({ request, context: page, params });
    } catch (thrown) {
      return thrown;
    }
  }, headers);
  // What a page did to its visitor's session does not outlast the request: each is asked as the same visitor.
  jar.clear();
  for (const [name, value] of kept) jar.set(name, value);
  return shownAnswer(answer);
}

type WithStatus = { type: 'DataWithResponseInit'; data: unknown; init: ResponseInit | null };

async function shownAnswer(answer: unknown): Promise<Answer> {
  if (answer instanceof Response) return `${answer.status} ${answer.headers.get('location') ?? ''} ${await answer.text()}`;
  if (answer instanceof Error) throw answer;
  const { type, data, init } = (answer ?? {}) as Partial<WithStatus>;
  return type === 'DataWithResponseInit' ? `${init?.status ?? 200} ${JSON.stringify(data)}` : `200 ${JSON.stringify(answer)}`;
}
