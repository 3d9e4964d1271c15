/** The calls of operators over HTTP, JSON in and out. A bearer token opens them; without the setting they do not exist. */
import { Hono } from 'hono';
import { operatorCalls, operatorPaymentCalls } from '#api/operator.ts';
import { operatorFlagCalls } from '#api/operator-flags.ts';
import { carriers, type Parcel, writtenParcel } from '#core/order/parcel/carriers.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { errorResponse } from '#http/error-response.ts';
import { type CallWho, mountCalls, mountRoutes, type Routes } from '#http/mount-calls.ts';
import { hasBearer } from '#http/request/bearer.ts';
import { bodyInput } from '#http/request/input.ts';
import { changeCustomerType } from '#services/customer/customer-type.ts';
import { flagResults, resultsCsv } from '#services/flags/flag-results.ts';
import {
  addSegment,
  archiveFlag,
  editSegmentKeys,
  importSegmentFile,
  killFlag,
  restoreFlag,
  saveFlag,
  saveRuleSegment,
  switchAllFlags,
} from '#services/flags/manage-flags.ts';
import type { Handlers, OperatorContext, Shop } from '#services/handler.ts';
import { noteDelivery } from '#services/order/deliveries.ts';
import { handOver } from '#services/order/hand-over.ts';
import { holdByOperator, releaseByOperator } from '#services/order/hold-order.ts';
import { type ActionResult, type ActionSource, runOrderAction } from '#services/order/order-action.ts';
import { recheckOrder } from '#services/order/recheck.ts';
import { reprintOrder } from '#services/order/reprint.ts';
import { countsByHour, eventTypes, keysByDay, newestEvents } from '#store/flags/arm-sums.ts';
import { pastChanges } from '#store/flags/change-number.ts';
import type { StoredFlag } from '#store/flags/definitions.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import { storedImpressions } from '#store/flags/reports.ts';
import { operatorText } from '#texts/server-texts.ts';
import { operatorPaymentFiles, operatorPaymentHandlers } from './operator-payments.ts';

async function found(shop: Shop, name: string): Promise<StoredFlag> {
  const stored = (await flagsOf(shop.store)).flags.get(name);
  if (!stored) throw new Fault('not-found', `no flag ${name}`);
  return stored;
}

/** The operators' calls about feature flags. Results come as JSON or CSV, impressions as a row a line (NDJSON). */
const operatorFlagHandlers: Handlers<typeof operatorFlagCalls, OperatorContext> = {
  async 'GET /operator-api/flags'(_, { shop }) {
    const { isOff, changeNumber, flags } = await flagsOf(shop.store);
    return { isOff, changeNumber, flags: [...flags.values()] };
  },
  'POST /operator-api/flags': (input, { shop, actor }) => saveFlag(shop, input, 'create', actor.name),
  'GET /operator-api/flags/:name': ({ name }, { shop }) => found(shop, name),
  'PUT /operator-api/flags/:name': (input, { shop, actor }) => saveFlag(shop, input, 'change', actor.name),
  'POST /operator-api/flags/:name/kill': ({ name, treatment }, { shop, actor }) => killFlag(shop, name, treatment, actor.name),
  'POST /operator-api/flags/:name/restore': ({ name }, { shop, actor }) => restoreFlag(shop, name, actor.name),
  'POST /operator-api/flags/:name/archive': ({ name }, { shop, actor }) => archiveFlag(shop, name, actor.name),
  'GET /operator-api/flags/:name/history': async ({ name }, { shop }) => ({ changes: await pastChanges(shop.store, 'flag', name) }),
  'GET /operator-api/flags/:name/counts': async ({ name }, { shop }) => ({ counts: await countsByHour(shop.store, name) }),
  'GET /operator-api/flags/:name/keys': async ({ name }, { shop }) => ({ days: await keysByDay(shop.store, name) }),
  'GET /operator-api/flags/events': async (_, { shop }) => ({ events: await eventTypes(shop.store) }),
  'GET /operator-api/flag-events/:name': async ({ name }, { shop }) => ({ events: await newestEvents(shop.store, name) }),
  async 'PUT /operator-api/flags-off'({ isOff }, { shop, actor }) {
    await switchAllFlags(shop, isOff, actor.name);
    return { isOff };
  },
  async 'GET /operator-api/segments'(_, { shop }) {
    const { segments } = await flagsOf(shop.store);
    return { segments: Array.from(segments, ([name, { changeNumber, keys }]) => ({ name, changeNumber, keys: keys.size })) };
  },
  async 'POST /operator-api/segments'({ name }, { shop, actor }) {
    return { name, changeNumber: await addSegment(shop, name, actor.name) };
  },
  async 'POST /operator-api/segments/:name/keys'({ name, add, remove }, { shop, actor }) {
    return { name, changeNumber: await editSegmentKeys(shop, { name, add, remove }, actor.name) };
  },
  'GET /operator-api/rule-segments': async (_, { shop }) => ({ segments: [...(await flagsOf(shop.store)).ruleSegments.values()] }),
  'PUT /operator-api/rule-segments/:name': (input, { shop, actor }) => saveRuleSegment(shop, input, actor.name),
  async 'GET /operator-api/large-segments'(_, { shop }) {
    const { largeSegments } = await flagsOf(shop.store);
    return { segments: Array.from(largeSegments.values(), ({ name, keys }) => ({ name, keys })) };
  },
};

/** Impressions as they are read, a page at a time. */
function impressionLines(shop: Shop, name: string): ReadableStream<Uint8Array> {
  const pages = storedImpressions(shop.store, name);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((row) => `${JSON.stringify(row)}\n`).join('')));
    },
  });
}

/** Changes of flags and segments; all of them can be switched off here, wherever they are from. */
function requireOwnFlags({ flags }: Shop, method: string, path: string): void {
  if (flags?.areElsewhere && method !== 'GET' && path !== '/operator-api/flags-off')
    throw new Fault('flags-elsewhere', `${method} ${path} with flags of another service`);
}

/** Bytes of the file of a large segment: a million keys are 37 MB. */
const maxSegmentBytes = 200_000_000;

/** Routes that take or answer a file. */
const operatorFlagFiles: Routes<OperatorContext, object> = {
  async 'GET /operator-api/flags/:name/results'({ shop }, { req }) {
    const results = await flagResults(shop, req.param('name') ?? '');
    if (req.query('format') !== 'csv') return results;
    return new Response(resultsCsv(results), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
  },
  async 'GET /operator-api/flags/:name/impressions'({ shop }, { req }) {
    const { flag } = await found(shop, req.param('name') ?? '');
    return new Response(impressionLines(shop, flag.name), { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } });
  },
  'PUT /operator-api/large-segments/:name': ({ shop, actor }, { req }) =>
    importSegmentFile(shop, req.param('name') ?? '', req.raw.body, maxSegmentBytes, actor.name),
};

/** A bearer token and the name of who has it; without `value` it opens nothing. */
export type OperatorToken = { name: string; value: string | undefined };

type OperatorWho = CallWho<OperatorContext, object>;

/** Programs that have the token. Their calls take a JSON body; a query is not read. */
function operators(shop: Shop, { name, value }: OperatorToken): OperatorWho {
  return {
    async answer({ req }, work) {
      const requestId = crypto.randomUUID();
      const headers: Record<string, string> = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex,nofollow',
        'x-request-id': requestId,
      };
      try {
        if (!value) throw new Fault('not-found', 'OPERATOR_TOKEN is not set');
        if (!hasBearer(req.header('authorization'), value)) throw new Fault('unauthorized', 'no operator token');
        const result = await work({ shop, actor: { kind: 'operator', name }, requestId });
        if (!(result instanceof Response)) return new Response(JSON.stringify(result), { status: 200, headers });
        for (const [header, text] of Object.entries(headers)) if (header !== 'content-type') result.headers.set(header, text);
        return result;
      } catch (error) {
        const fault = errorResponse(error, requestId, shop.log);
        if (fault.status === 401) headers['www-authenticate'] = 'Bearer';
        return new Response(JSON.stringify(fault.body), { status: fault.status, headers: { ...headers, ...fault.headers } });
      }
    },
    input: async (_, request) => (request.method === 'GET' || request.method === 'HEAD' ? {} : bodyInput(request)),
  };
}

/** The same for flags, which may be changed at another vendor's service. */
function flagOperators(who: OperatorWho): OperatorWho {
  return {
    ...who,
    answer: (http, work) =>
      who.answer(http, async (context) => {
        requireOwnFlags(context.shop, http.req.method, http.req.path);
        return work(context);
      }),
  };
}

function answered({ number, state, changed, text, refused }: ActionResult) {
  if (refused) throw new Fault(refused, `order ${number} is ${state}`, { text });
  return { number, state, changed, message: operatorText(text) };
}

function sourceOf({ actor }: OperatorContext): ActionSource {
  return { actor, reason: 'call' };
}

/** Throws Fault 'bad-input' for a number that the carrier does not have, and for one half of a parcel. */
function parcelOf(carrier: string | undefined, tracking: string | undefined): Parcel | null {
  if (carrier === undefined && tracking === undefined) return null;
  const parcel = writtenParcel(carrier ?? '', tracking ?? '');
  if (parcel) return parcel;
  const text = message('operator.orders.parcel', { carrier: carrier ?? '', carriers: carriers.join(', ') });
  throw new Fault('bad-input', 'no tracking number of the carrier', {
    text,
    errors: [{ field: 'tracking', code: 'unfit', message: text }],
  });
}

const operatorHandlers: Handlers<typeof operatorCalls, OperatorContext> = {
  'POST /operator-api/orders/:number/paid': async ({ number }, context) =>
    answered(await runOrderAction(context.shop, number, 'paid', sourceOf(context))),
  'POST /operator-api/orders/:number/cancel': async ({ number }, context) =>
    answered(await runOrderAction(context.shop, number, 'cancel', sourceOf(context))),
  'POST /operator-api/orders/:number/hold': async ({ number }, { shop }) => answered(await holdByOperator(shop, number)),
  'POST /operator-api/orders/:number/release': async ({ number }, context) =>
    answered(await releaseByOperator(context.shop, number, sourceOf(context))),
  'POST /operator-api/orders/:number/sent': async ({ number, carrier, tracking }, context) =>
    answered(await handOver(context.shop.store, number, sourceOf(context), parcelOf(carrier, tracking))),
  'POST /operator-api/orders/:number/delivered': async ({ number }, context) =>
    answered(await noteDelivery(context.shop.store, number, sourceOf(context))),
  'POST /operator-api/orders/:number/recheck': async ({ number }, { shop }) => answered(await recheckOrder(shop, number)),
  'POST /operator-api/orders/:number/reprint': async ({ number, reason }, context) =>
    answered(await reprintOrder(context.shop, number, reason, sourceOf(context))),
  async 'POST /operator-api/customers/:number'(input, { shop }) {
    const { changed, text } = await changeCustomerType(shop, input);
    if (changed === null) throw new Fault('not-found', `no customer ${input.number}`, { text });
    const { number, type, isWhitelabel } = input;
    return { number, type, isWhitelabel, changed, message: operatorText(text) };
  },
};

export function operatorRoutes(shop: Shop, token: OperatorToken): Hono {
  const app = new Hono();
  const who = operators(shop, token);
  const ofFlags = flagOperators(who);
  mountCalls(app, operatorCalls, operatorHandlers, { who });
  mountCalls(app, operatorFlagCalls, operatorFlagHandlers, { who: ofFlags });
  mountRoutes(app, operatorFlagFiles, { who: ofFlags });
  mountCalls(app, operatorPaymentCalls, operatorPaymentHandlers, { who });
  mountRoutes(app, operatorPaymentFiles, { who });
  const missing = (_: OperatorContext, { req }: { req: { method: string; url: string } }) => {
    throw new Fault('not-found', `no call ${req.method} ${new URL(req.url).pathname}`);
  };
  mountRoutes(app, { 'ALL *': missing }, { who });
  return app;
}
