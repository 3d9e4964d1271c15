/**
 * Stripe for tests: what the shop calls of its API, over HTTP on the loopback address, with its idempotent requests and signed events.
 * The customer, the bank and the passing of time are methods of it.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { StripeSettings } from '#services/payment/stripe/stripe.ts';
import { type FaultPlan, faultPlan } from './fault-plan.ts';
import { type Form, invalid, Refused, StripeAccount, type StripeObject } from './stripe-account.ts';
import { apiVersion, StripeHooks } from './stripe-hooks.ts';

const keyLifeMs = 86_400_000;

export type StripeStandIn = {
  settings: StripeSettings;
  /** What customers, banks and time do there, and its ledger. */
  account: StripeAccount;
  hooks: StripeHooks;
  /** "POST /v1/refunds" of every request, in order. */
  requests: string[];
  plan: FaultPlan['plan'];
  /** The stand-in's clock goes on. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
};

/** "a[b][0]=c" as { a: { b: ['c'] } }: a list of texts where all of its names are numbers. */
export function nestedForm(search: URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of search) {
    const parts = name.split(/\[|\]\[|\]/).filter(Boolean);
    const last = parts.pop() ?? '';
    let place = form;
    for (const part of parts) {
      place[part] ??= {};
      place = place[part] as Form;
    }
    place[last] = value;
  }
  return listsOf(form) as Form;
}

function listsOf(value: Form[string]): Form[string] {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name, inner]) => /^\d+$/.test(name) && typeof inner === 'string');
  return isList ? entries.map(([, inner]) => inner as string) : Object.fromEntries(entries);
}

/** Objects in place of ids, along one path of `expand`. */
function expand(value: unknown, [part, ...rest]: string[], objects: StripeAccount['objects']): unknown {
  if (Array.isArray(value)) return value.map((one) => expand(one, [part ?? '', ...rest], objects));
  if (part === undefined || typeof value !== 'object' || value === null) return value;
  const inner = (value as Record<string, unknown>)[part];
  const known = typeof inner === 'string' ? objects.get(inner) : inner;
  return { ...value, [part]: expand(known ?? inner, rest, objects) };
}

/** Newest first; `created`, `charge` and `payment_intent` choose, `limit` and `starting_after` page. */
function page(all: readonly StripeObject[], form: Form) {
  const { gte = 0, lte = Number.MAX_SAFE_INTEGER } = (form.created ?? {}) as { gte?: string; lte?: string };
  const chosen = all.filter(
    (one) =>
      one.created >= Number(gte) &&
      one.created <= Number(lte) &&
      (['charge', 'payment_intent'] as const).every(
        (name) => form[name] === undefined || (one as Record<string, unknown>)[name] === form[name],
      ),
  );
  const sorted = chosen.toReversed().sort((one, other) => other.created - one.created);
  const start = form.starting_after === undefined ? 0 : sorted.findIndex(({ id }) => id === form.starting_after) + 1;
  const limit = Number(form.limit ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw invalid('limit', 'Invalid limit');
  return { object: 'list', data: sorted.slice(start, start + limit), has_more: sorted.length > start + limit };
}

function answerOf(account: StripeAccount, method: string, path: string, form: Form, base: string): unknown {
  const [, , first, second, id, action] = path.split('/');
  const call = `${method} ${[first, second, id && '*', action].filter(Boolean).join('/')}`;
  if (call === 'POST checkout/sessions') return account.createSession(form, base);
  if (call === 'GET checkout/sessions/*') return account.session(id ?? '');
  if (call === 'POST checkout/sessions/*/expire') return account.expireSession(id ?? '');
  if (call === 'POST refunds') return account.createRefund(form);
  if (call === 'GET refunds') return page(account.all('refund'), form);
  if (call === 'GET disputes') return page(account.all('dispute'), form);
  if (call === 'GET charges') return page(account.all('charge'), form);
  throw new Refused(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });
}

type Answer = { status: number; body: string };
type Kept = { at: number; request: string; answer: Answer; isAnswered: boolean };

const brokenAnswer: Answer = { status: 500, body: JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred' } }) };

function refusalOf({ status, error }: Refused): Answer {
  return { status, body: JSON.stringify({ error }) };
}

/** The first answer to a key is kept, whatever it is, unless the request was refused before anything was done. */
function keptAnswer(keys: Map<string, Kept>, key: string, request: string, now: number): Answer | null {
  const kept = keys.get(key);
  if (!kept || kept.at + keyLifeMs <= now) return null;
  const error = { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters.' };
  if (kept.request !== request) return refusalOf(new Refused(400, error));
  return kept.isAnswered ? kept.answer : refusalOf(new Refused(409, { ...error, code: 'idempotency_key_in_use' }));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

function json(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

const unauthorized = refusalOf(new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key or version provided' }));

function isAuthorized({ headers }: IncomingMessage, { secretKey }: StripeSettings): boolean {
  return headers.authorization === `Bearer ${secretKey}` && headers['stripe-version'] === apiVersion;
}

function handled(account: StripeAccount, method: string, url: URL, text: string): Answer {
  const form = nestedForm(method === 'GET' ? url.searchParams : new URLSearchParams(text));
  const expands = Array.isArray(form.expand) ? form.expand : [];
  try {
    const answer = answerOf(account, method, url.pathname, form, url.origin);
    return { status: 200, body: JSON.stringify(expands.reduce((value, path) => expand(value, path.split('.'), account.objects), answer)) };
  } catch (error) {
    if (error instanceof Refused) return refusalOf(error);
    throw error;
  }
}

export async function startStripe(): Promise<StripeStandIn> {
  const settings = { secretKey: 'sk_test_standin', webhookSecrets: ['whsec_standin000000000000'], base: '' };
  const requests: string[] = [];
  const keys = new Map<string, Kept>();
  const faults = faultPlan();
  let offsetMs = 0;
  const nowMs = () => Date.now() + offsetMs;
  const hooks = new StripeHooks(settings.webhookSecrets, faults);
  const account = new StripeAccount(
    () => Math.floor(nowMs() / 1000),
    (type, object) => hooks.send(type, object),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', settings.base);
    const path = `${request.method} ${url.pathname}`;
    const text = await textOf(request);
    requests.push(path);
    if (!isAuthorized(request, settings)) return json(response, unauthorized);
    const fault = faults.take(path);
    if (fault === 'drop-before') return void response.destroy();
    const key = request.headers['idempotency-key'];
    const kept = keptAnswer(keys, String(key), `${path}\n${text}`, nowMs());
    if (kept) return json(response, kept);
    const made = fault === '500' ? brokenAnswer : handled(account, String(request.method), url, text);
    const told = fault === '500-after' ? brokenAnswer : made;
    const known = { at: nowMs(), request: `${path}\n${text}`, answer: told, isAnswered: fault !== 'slow' };
    if (key !== undefined && (told.status === 200 || told.status === 500)) keys.set(String(key), known);
    if (fault === 'drop-after') return void response.destroy();
    if (fault === 'slow') await once(response, 'close');
    known.isAnswered = true;
    json(response, told);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      json(response, { status: 500, body: JSON.stringify({ error: { message: String(error) } }) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  settings.base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    settings,
    account,
    hooks,
    requests,
    plan: faults.plan,
    advance(milliseconds) {
      offsetMs += milliseconds;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
