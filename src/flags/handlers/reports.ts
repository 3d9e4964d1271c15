/** Takes what SDKs report. What is not of this shop, or cannot be true, is refused by name; the rest is stored before it is answered. */
import * as z from 'zod/mini';
import { flagReports } from '#core/customer/limits.ts';
import { isEventType } from '#core/flags/check-definition.ts';
import type { Flag } from '#core/flags/definition.ts';
import { browserEvents, eventProperties } from '#core/flags/event-types.ts';
import { treatmentsOf } from '#core/flags/variants.ts';
import { isVisitorKey } from '#core/flags/visitor-cookies.ts';
import { Fault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import type { KeyKind } from '#flags/protocol/token.ts';
import type { Shop } from '#services/handler.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import {
  type Impression,
  maxRows,
  orderEvent,
  recordCounts,
  recordEvents,
  recordImpressions,
  recordKeys,
  recordTelemetry,
} from '#store/flags/reports.ts';
import { isOwnVisitorKey } from '#store/flags/visitor-key.ts';

type ReportIssue = { index: number; reason: string };
/** `refused` names the first hundred of `refusedCount`. */
export type Received = { accepted: number; refused: ReportIssue[]; refusedCount: number };
type Shops = Pick<Shop, 'store' | 'clock'>;
/** Whose key a report came with. That of browsers is public: what they report is about keys that the shop made, and events that it knows. */
export type Reporter = { kind: KeyKind; visitorSecret: string };

const text = z.string().check(z.maxLength(500));
const int = z.number().check(z.int());

const impressionsSchema = z.array(
  z.object({
    f: text,
    i: z.array(z.object({ k: text, t: text, m: int, c: z.optional(z.nullable(int)), r: z.optional(z.nullable(text)) })),
  }),
);
const countsSchema = z.object({ pf: z.array(z.object({ f: text, m: int, rc: int.check(z.minimum(0)) })) });
const eventsSchema = z.array(
  z.object({
    eventTypeId: text,
    key: z.union([text, z.number()]),
    timestamp: int,
    value: z.optional(z.nullable(z.number())),
    properties: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  }),
);
const keysOfFlagsSchema = z.object({ keys: z.array(z.object({ f: text, ks: z.array(text) })) });
const flagsOfKeysSchema = z.object({ keys: z.array(z.object({ k: text, fs: z.array(text) })) });

/** Refusals that an answer names. */
const maxNamed = 100;

function parsed<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = z.safeParse(schema, body);
  if (!result.success) throw new Fault('bad-input', `a flag report does not fit: ${result.error.issues[0]?.path.join('.')}`);
  return result.data;
}

/** Clocks of browsers are wrong, and reports may wait for days. */
function isPossible(atMs: number, now: Date): boolean {
  return atMs >= now.getTime() - 10 * dayMs && atMs <= now.getTime() + 10 * minuteMs;
}

/** Splits rows into those to store, and why the others are refused. */
function sorted<T>(rows: readonly T[], problem: (row: T) => string | null): { good: T[] } & Omit<Received, 'accepted'> {
  const good: T[] = [];
  const refused: ReportIssue[] = [];
  rows.forEach((row, index) => {
    const reason = problem(row);
    if (reason === null) good.push(row);
    else if (refused.length < maxNamed) refused.push({ index, reason });
  });
  return { good, refused, refusedCount: rows.length - good.length };
}

async function inBatches<T>(rows: readonly T[], work: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += maxRows) await work(rows.slice(at, at + maxRows));
}

function keyProblem(key: string, { kind, visitorSecret }: Reporter): string | null {
  if (!isVisitorKey(key)) return 'key is no UUID';
  return kind === 'server' || isOwnVisitorKey(key, visitorSecret) ? null : 'key is not of the shop';
}

/** Treatments that a report may name; `control` says that the SDK did not know the flag. */
const reportable = weakMemoize((flag: Flag): ReadonlySet<string> => new Set(treatmentsOf(flag)));

export async function receiveImpressions({ store, clock }: Shops, body: unknown, reporter: Reporter): Promise<Received> {
  const { flags } = await flagsOf(store);
  const now = clock();
  const rows = parsed(impressionsSchema, body).flatMap(({ f, i }) =>
    i.map(({ k, t, m, c, r }): Impression => ({ flag: f, key: k, treatment: t, atMs: m, label: r ?? '', changeNumber: c ?? 0 })),
  );
  const { good, ...rest } = sorted(rows, ({ flag, key, treatment, atMs }) => {
    const known = flags.get(flag)?.flag;
    if (!known) return 'unknown flag';
    if (!reportable(known).has(treatment)) return 'unknown treatment';
    return keyProblem(key, reporter) ?? (isPossible(atMs, now) ? null : 'time out of range');
  });
  await inBatches(good, (batch) => store.write((trx) => recordImpressions(trx, batch, (flag) => flags.get(flag)?.phase ?? 1)));
  return { accepted: good.length, ...rest };
}

export async function receiveEvents({ store, clock }: Shops, body: unknown, reporter: Reporter): Promise<Received> {
  const now = clock();
  const known = reporter.kind === 'client' ? browserEvents((await flagsOf(store)).flags.values()) : null;
  const rows = parsed(eventsSchema, body).map(({ eventTypeId, key, timestamp, value, properties }) => ({
    type: eventTypeId,
    key: String(key),
    atMs: timestamp,
    value: value ?? null,
    ...eventProperties(properties ?? {}),
  }));
  const { good, ...rest } = sorted(rows, ({ type, key, atMs, properties, problem }) => {
    if (!isEventType(type)) return 'event type';
    if (type === orderEvent) return 'the shop itself records orders';
    if (known && !known.has(type)) return 'unknown event type';
    // Events of pages have none, and a holder of the public key must not store texts of its own.
    if (known && properties) return 'unknown property';
    return problem ?? keyProblem(key, reporter) ?? (isPossible(atMs, now) ? null : 'time out of range');
  });
  await inBatches(good, (batch) => store.write((trx) => recordEvents(trx, batch, 'browser')));
  return { accepted: good.length, ...rest };
}

export async function receiveCounts({ store, clock }: Shops, body: unknown): Promise<Received> {
  const { flags } = await flagsOf(store);
  const now = clock();
  const rows = parsed(countsSchema, body).pf.map(({ f, m, rc }) => ({ flag: f, hourMs: m - (m % hourMs), count: rc }));
  const { good, ...rest } = sorted(rows, ({ flag, hourMs }) =>
    !flags.has(flag) ? 'unknown flag' : isPossible(hourMs, now) ? null : 'time out of range',
  );
  await inBatches(good, (batch) => store.write((trx) => recordCounts(trx, batch)));
  return { accepted: good.length, ...rest };
}

/** `of`: servers report the keys of flags, browsers the flags of keys. */
export async function receiveKeys({ store, clock }: Shops, body: unknown, of: 'server' | 'client', reporter: Reporter): Promise<Received> {
  const { flags } = await flagsOf(store);
  const rows =
    of === 'server'
      ? parsed(keysOfFlagsSchema, body).keys.flatMap(({ f, ks }) => ks.map((key) => ({ flag: f, key })))
      : parsed(flagsOfKeysSchema, body).keys.flatMap(({ k, fs }) => fs.map((flag) => ({ flag, key: k })));
  const { good, ...rest } = sorted(rows, ({ flag, key }) => (!flags.has(flag) ? 'unknown flag' : keyProblem(key, reporter)));
  const unique = [...new Map(good.map((row) => [JSON.stringify(row), row])).values()];
  const day = clock().toISOString().slice(0, 10);
  await inBatches(unique, (batch) => store.write((trx) => recordKeys(trx, day, batch)));
  return { accepted: good.length, ...rest };
}

/** Fields of the reports of the SDKs about themselves; others are not stored. */
const telemetryFields = {
  config: ['oM', 'st', 'sE', 'rR', 'uO', 'iQ', 'eQ', 'iM', 'iL', 'hP', 'tR', 'tC', 'nR', 'aF', 'rF', 't', 'i', 'uC', 'fsT', 'fsI'],
  usage: [
    'lS',
    'hE',
    'hL',
    'tR',
    'aR',
    'iQ',
    'iDe',
    'iDr',
    'spC',
    'seC',
    'skC',
    'sL',
    'eQ',
    'eD',
    'sE',
    't',
    'ufs',
    'mL',
    'mE',
    'lsC',
    'lskC',
  ],
} as const;

export async function receiveTelemetry({ store, clock }: Shops, body: unknown, kind: 'config' | 'usage', sdk: string): Promise<Received> {
  const report = parsed(z.record(z.string(), z.unknown()), body);
  const known = Object.fromEntries(telemetryFields[kind].flatMap((name) => (name in report ? [[name, report[name]]] : [])));
  if (JSON.stringify(known).length > flagReports.telemetryBytes) throw new Fault('too-large', 'a telemetry report is too large');
  await store.write((trx) => recordTelemetry(trx, kind, sdk.slice(0, 100), known, clock()));
  return { accepted: 1, refused: [], refusedCount: 0 };
}
