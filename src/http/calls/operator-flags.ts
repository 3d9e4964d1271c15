/** The operators' calls about feature flags over HTTP. Results come as JSON or CSV, impressions as a row a line (NDJSON). */
import type { Hono } from 'hono';
import type { Output } from '#api/call.ts';
import { operatorFlagCalls } from '#api/operator-flags.ts';
import { Fault } from '#core/values/fault.ts';
import { bodyInput, parseInput } from '#http/request/input.ts';
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
import type { Shop } from '#services/handler.ts';
import { countsByHour, eventTypes, keysByDay, newestEvents } from '#store/flags/arm-sums.ts';
import { pastChanges } from '#store/flags/change-number.ts';
import type { StoredFlag } from '#store/flags/definitions.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import { storedImpressions } from '#store/flags/reports.ts';

type FlagCalls = typeof operatorFlagCalls;
type Key = keyof FlagCalls;
/** Answers a request that has the operators' token: with JSON of what `work` returns, or its response as it is. */
export type OperatorAnswer = (request: Request, work: (request: Request) => Promise<unknown>) => Promise<Response>;

const actor = 'operator';

async function found(shop: Shop, name: string): Promise<StoredFlag> {
  const stored = (await flagsOf(shop.store)).flags.get(name);
  if (!stored) throw new Fault('not-found', `no flag ${name}`);
  return stored;
}

type Work<K extends Key> = (input: ReturnType<typeof parseInput<FlagCalls[K]>>) => Promise<Output<FlagCalls[K]>>;

/** One function a call; a new call does not compile without one. */
function works(shop: Shop): { [K in Key]: Work<K> } {
  const { store } = shop;
  return {
    async 'GET /operator-api/flags'() {
      const { isOff, changeNumber, flags } = await flagsOf(store);
      return { isOff, changeNumber, flags: [...flags.values()] };
    },
    'POST /operator-api/flags': (input) => saveFlag(shop, input, 'create', actor),
    'GET /operator-api/flags/:name': ({ name }) => found(shop, name),
    'PUT /operator-api/flags/:name': (input) => saveFlag(shop, input, 'change', actor),
    'POST /operator-api/flags/:name/kill': ({ name, treatment }) => killFlag(shop, name, treatment, actor),
    'POST /operator-api/flags/:name/restore': ({ name }) => restoreFlag(shop, name, actor),
    'POST /operator-api/flags/:name/archive': ({ name }) => archiveFlag(shop, name, actor),
    'GET /operator-api/flags/:name/history': async ({ name }) => ({ changes: await pastChanges(store, 'flag', name) }),
    'GET /operator-api/flags/:name/counts': async ({ name }) => ({ counts: await countsByHour(store, name) }),
    'GET /operator-api/flags/:name/keys': async ({ name }) => ({ days: await keysByDay(store, name) }),
    'GET /operator-api/flags/events': async () => ({ events: await eventTypes(store) }),
    'GET /operator-api/flag-events/:name': async ({ name }) => ({ events: await newestEvents(store, name) }),
    async 'PUT /operator-api/flags-off'({ isOff }) {
      await switchAllFlags(shop, isOff, actor);
      return { isOff };
    },
    async 'GET /operator-api/segments'() {
      const { segments } = await flagsOf(store);
      return { segments: Array.from(segments, ([name, { changeNumber, keys }]) => ({ name, changeNumber, keys: keys.size })) };
    },
    async 'POST /operator-api/segments'({ name }) {
      return { name, changeNumber: await addSegment(shop, name, actor) };
    },
    async 'POST /operator-api/segments/:name/keys'({ name, add, remove }) {
      return { name, changeNumber: await editSegmentKeys(shop, { name, add, remove }, actor) };
    },
    'GET /operator-api/rule-segments': async () => ({ segments: [...(await flagsOf(store)).ruleSegments.values()] }),
    'PUT /operator-api/rule-segments/:name': (input) => saveRuleSegment(shop, input, actor),
    async 'GET /operator-api/large-segments'() {
      const { largeSegments } = await flagsOf(store);
      return { segments: Array.from(largeSegments.values(), ({ name, keys }) => ({ name, keys })) };
    },
  };
}

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

export function addFlagCalls(app: Hono, shop: Shop, answer: OperatorAnswer): void {
  const byKey = works(shop);
  const keys = Object.keys(operatorFlagCalls) as Key[];
  // Exact addresses before those with a name.
  for (const key of keys.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))) {
    const [method = 'GET', path = ''] = key.split(' ');
    app.on(method, path, (c) =>
      answer(c.req.raw, async (request) => {
        requireOwnFlags(shop, method, path);
        const body = method === 'GET' ? {} : await bodyInput(request);
        const input = parseInput(operatorFlagCalls[key], { ...body, ...c.req.param() });
        return (byKey[key] as (input: unknown) => Promise<unknown>)(input);
      }),
    );
  }
  app.get('/operator-api/flags/:name/results', (c) =>
    answer(c.req.raw, async () => {
      const results = await flagResults(shop, c.req.param('name'));
      if (c.req.query('format') !== 'csv') return results;
      return new Response(resultsCsv(results), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }),
  );
  app.get('/operator-api/flags/:name/impressions', (c) =>
    answer(c.req.raw, async () => {
      const { flag } = await found(shop, c.req.param('name'));
      return new Response(impressionLines(shop, flag.name), { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } });
    }),
  );
  app.put('/operator-api/large-segments/:name', (c) =>
    answer(c.req.raw, async ({ body }) => {
      requireOwnFlags(shop, 'PUT', c.req.path);
      return importSegmentFile(shop, c.req.param('name'), body, maxSegmentBytes, actor);
    }),
  );
}
