/** The operators' calls about feature flags. Results come as JSON or CSV, impressions as a row a line (NDJSON). */
import type { operatorFlagCalls } from '#api/operator-flags.ts';
import { Fault } from '#core/values/fault.ts';
import type { Routes } from '#http/mount-calls.ts';
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
import { countsByHour, eventTypes, keysByDay, newestEvents } from '#store/flags/arm-sums.ts';
import { pastChanges } from '#store/flags/change-number.ts';
import type { StoredFlag } from '#store/flags/definitions.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import { storedImpressions } from '#store/flags/reports.ts';

async function found(shop: Shop, name: string): Promise<StoredFlag> {
  const stored = (await flagsOf(shop.store)).flags.get(name);
  if (!stored) throw new Fault('not-found', `no flag ${name}`);
  return stored;
}

export const operatorFlagHandlers: Handlers<typeof operatorFlagCalls, OperatorContext> = {
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
export function requireOwnFlags({ flags }: Shop, method: string, path: string): void {
  if (flags?.areElsewhere && method !== 'GET' && path !== '/operator-api/flags-off')
    throw new Fault('flags-elsewhere', `${method} ${path} with flags of another service`);
}

/** Bytes of the file of a large segment: a million keys are 37 MB. */
const maxSegmentBytes = 200_000_000;

/** Routes that take or answer a file. */
export const operatorFlagFiles: Routes<OperatorContext, object> = {
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
