/**
 * PayPal for tests and development: its REST API, the page where a customer agrees, and signed events, on a port of this machine.
 * `books` has what happened, and what a customer, a bank or PayPal does.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PaypalSettings } from '#services/payment/paypal/paypal-client.ts';
import { PaypalBooks, Refused } from './paypal-books.ts';
import { type CertificateOptions, paypalSigner, type SignedEvent } from './paypal-signer.ts';

/**
 * The nth request or event whose path contains the text fails. A path is "POST /v2/checkout/orders", or the type of an event. `drop-before`
 * ends the connection before anything happens, `drop-after` instead of the answer; `slow` answers after `slowMs`. Of events: `dup-hook` sends
 * it twice, `reorder` after the next one, `no-hook` never.
 */
export type PaypalFault = {
  path: string;
  nth: number;
  fault: 'drop-before' | 'drop-after' | 'slow' | '500' | 'dup-hook' | 'reorder' | 'no-hook';
};

export type PaypalStandIn = {
  settings: PaypalSettings;
  books: PaypalBooks;
  /** "POST /v2/checkout/orders" of every request, in order. */
  requests: string[];
  /** Every event that was sent. */
  events: SignedEvent[];
  /** Faults to come; tests add theirs. */
  faults: PaypalFault[];
  /** An event of any kind, signed but not sent. */
  sign(type: string, resource: object): SignedEvent;
  /** Where events are posted; without it they are in `events` only. */
  sendHooksTo(address: string): void;
  /** Ends the access token before its time. */
  endToken(): void;
  close(): Promise<void>;
};

type Options = { clock?: () => Date; faults?: PaypalFault[]; certificate?: CertificateOptions; slowMs?: number; port?: number };

const certificatePath = '/v1/notifications/certs/CERT-1';

function faultPlan(faults: readonly PaypalFault[]): (path: string) => PaypalFault['fault'] | null {
  const seen = new Map<PaypalFault, number>();
  return (path) => {
    let due: PaypalFault['fault'] | null = null;
    for (const one of faults) {
      if (!path.includes(one.path)) continue;
      const count = (seen.get(one) ?? 0) + 1;
      seen.set(one, count);
      if (count === one.nth) due ??= one.fault;
    }
    return due;
  };
}

/** Sends events as the plan says; each call resolves once the shop has answered. */
function sender(sign: PaypalStandIn['sign'], events: SignedEvent[], faultOf: ReturnType<typeof faultPlan>) {
  let held: SignedEvent[] = [];
  const target = { address: '' };
  async function emit(type: string, resource: object): Promise<void> {
    const fault = faultOf(type);
    if (fault === 'no-hook') return;
    const event = sign(type, resource);
    if (fault === 'reorder') {
      held.push(event);
      return;
    }
    const due = [event, ...(fault === 'dup-hook' ? [event] : []), ...held];
    held = [];
    events.push(...due);
    for (const { headers, body } of target.address ? due : [])
      await fetch(target.address, { method: 'POST', headers, body }).catch(() => undefined);
  }
  return { target, emit };
}

/** Access tokens, each of which ends its predecessor. */
function tokens({ clientId, secret }: PaypalSettings) {
  let [count, current] = [0, ''];
  return {
    end() {
      current = '';
    },
    issue(authorization: string | undefined): object {
      if (authorization !== `Basic ${btoa(`${clientId}:${secret}`)}`) throw new Refused(401, 'invalid_client');
      count += 1;
      current = `token-${count}`;
      return { access_token: current, expires_in: 3_600 };
    },
    check(authorization: string | undefined): void {
      if (!current || authorization !== `Bearer ${current}`) throw new Refused(401, 'AUTHENTICATION_FAILURE');
    },
  };
}

/** The page where the customer agrees, and its two ways back to the shop. */
function checkoutPage(books: PaypalBooks, url: URL, response: ServerResponse): void {
  const id = url.searchParams.get('token') ?? '';
  const { return_url, cancel_url } = books.order(id).addresses;
  const [, , action] = url.pathname.split('/');
  if (!action) {
    const form = (to: string, label: string) =>
      `<form method="post" action="/checkoutnow/${to}?token=${id}"><button>${label}</button></form>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>PayPal</title>${form('approve', 'Bezahlen')}${form('cancel', 'Zurück zum Shop')}`);
    return;
  }
  if (action === 'approve') void books.approve(id);
  const back = new URL(action === 'approve' ? return_url : cancel_url);
  back.searchParams.set('token', id);
  response.writeHead(303, { location: back.href }).end();
}

/** Whether a question of verify-webhook-signature is about an event that was sent, as it was sent. */
function isSent(events: readonly SignedEvent[], { webhookId }: PaypalSettings, question: string): boolean {
  const { transmission_sig, webhook_id } = JSON.parse(question);
  const told = question.slice(question.indexOf('"webhook_event":') + 16, -1);
  return (
    webhook_id === webhookId && events.some(({ headers, body }) => body === told && headers['paypal-transmission-sig'] === transmission_sig)
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export async function startPaypal(options: Options = {}): Promise<PaypalStandIn> {
  const { clock = () => new Date(), faults = [], certificate, slowMs = 10_000, port = 0 } = options;
  const settings: PaypalSettings = { clientId: 'stand-in', secret: 'stand-in-secret', webhookId: 'WH1', base: '' };
  const [requests, events]: [string[], SignedEvent[]] = [[], []];
  const signer = paypalSigner(certificate);
  const faultOf = faultPlan(faults);
  const access = tokens(settings);
  const sign: PaypalStandIn['sign'] = (type, resource) => {
    const event = { id: books.newId('WH-'), event_type: type, create_time: clock().toISOString(), resource };
    return signer.sign(event, settings.webhookId, settings.base + certificatePath, clock());
  };
  const { target, emit } = sender(sign, events, faultOf);
  const books = new PaypalBooks(clock, emit);

  function answer(request: IncomingMessage, url: URL, body: string): unknown {
    const { authorization, 'paypal-request-id': requestId } = request.headers;
    if (url.pathname === '/v1/oauth2/token') return access.issue(authorization);
    access.check(authorization);
    if (url.pathname === '/v1/notifications/verify-webhook-signature')
      return { verification_status: isSent(events, settings, body) ? 'SUCCESS' : 'FAILURE' };
    return books.answer(request.method ?? '', url, body, String(requestId));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', settings.base);
    const path = `${request.method} ${url.pathname}`;
    requests.push(path);
    const fault = faultOf(path);
    if (fault === 'drop-before') return void response.destroy();
    if (fault === '500') return void response.writeHead(500).end();
    if (url.pathname.startsWith('/checkoutnow')) return checkoutPage(books, url, response);
    if (url.pathname === certificatePath) return void response.end(signer.certificate);
    let [status, content]: [number, unknown] = [200, null];
    try {
      content = answer(request, url, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // PayPal's sentences may repeat what they were given.
      [status, content] = [error.status, { name: 'REFUSED', message: 'Gerda Muster', details: [{ issue: error.message }] }];
    }
    if (fault === 'drop-after') return void response.destroy();
    if (fault === 'slow') await wait(slowMs, undefined, { ref: false });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  settings.base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  books.base = settings.base;
  return {
    settings,
    books,
    requests,
    events,
    faults,
    sign,
    sendHooksTo(to) {
      target.address = to;
    },
    endToken: access.end,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
