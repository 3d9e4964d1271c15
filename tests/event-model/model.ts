/** An event with random steps of two devices of each household, of strangers and of its hosts. After each the rows are counted anew. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import type { Tables } from '#store/db/tables.ts';
import { browser, type TestBrowser } from '#tests/customer-browser.ts';
import { codeOf } from '#tests/hosted-event.ts';
import type { ListState } from './list-steps.ts';
import type { Meeting, Met } from './met.ts';
import type { Printing } from './print-steps.ts';
import type { Rows } from './rows.ts';
import type { GivenKey } from './rules.ts';

/** The last day on which guests answer, and the instant at which it is over, as a table of the world's clocks says it. */
export const terms = [
  { zone: 'Europe/Berlin', end: '2027-05-08T22:00:00Z' },
  { zone: 'America/New_York', end: '2027-05-09T04:00:00Z' },
  { zone: 'Pacific/Auckland', end: '2027-05-08T12:00:00Z' },
] as const;
const deadline = '2027-05-08';

/** `by`: 0 the owner of the event, else somebody who leads it with them. */
export type Turn = { household: number; device: 0 | 1; by: 0 | 1 | 2; pick: number; values: number[] };

export type View = Pick<Output<Calls['GET /web-api/events/:id/households/:household']>, 'parts' | 'household'>;

/** Who leads the event with its owner. `right` null: not any more. */
export type CoHost = { browser: TestBrowser; host: string; right: 'view' | 'edit' | null };

/** A plan of a part as it was before and after a change that can be undone. */
export type PlanStep = { before: string; after: string };

export type Model = {
  shop: Shop;
  clock: { now: number };
  term: (typeof terms)[number];
  /** Of all clients: a process counts the calls of each. */
  address: string;
  home: TestBrowser;
  event: string;
  list: ListState;
  /** Households of the list, and those that were added from the inbox. */
  ids: string[];
  /** What each device of a household shows. */
  views: Map<string, View>;
  /** Links that were given out, by their household. */
  keys: Map<string, GivenKey>;
  revoked: string[];
  coHosts: Map<number, CoHost>;
  /** The key of the page for all; null while it opens nothing, or was revoked. */
  openKey: string | null;
  strangers: Map<number, TestBrowser>;
  plans: Map<string, PlanStep[]>;
  /** Seats after the step before. */
  sitting: Rows['seats'];
  /** The mark of commits at which all rows were looked at. */
  seen: string;
  /** Null in histories that print nothing. */
  printing: Printing | null;
  met: Met;
};

const families = ['Albrecht', 'Weiß', 'Roth', 'Lang', 'Haas', 'Nowak', 'Quandt', 'Vogel', 'Zimmer', 'Ebert'];

/** All different, so that a name is one of its household alone. */
export const familyOf = (at: number) => (families[at % families.length] ?? '') + (families[Math.floor(at / 10) - 1] ?? '').toLowerCase();

export async function startModel(
  shop: Shop,
  clock: { now: number },
  { term, households, address, met }: Pick<Model, 'term' | 'address' | 'met'> & { households: number },
): Promise<Model> {
  clock.now = Date.parse(term.end) - 20 * dayMs;
  const home = browser(shop, { address });
  const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const rows = Array.from({ length: households }, (_, at) => ({ names: `Anna und Max ${familyOf(at)} + ${at % 3}` }));
  const made = await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
  const { id } = await home.call('POST /web-api/events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const { facts } = await home.call('GET /web-api/events/:id', { id });
  await home.call('PUT /web-api/events/:id', { id, version: 1, facts: { ...facts, zone: term.zone, deadline } });
  const part = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: ['A', 'B'], childOptions: [] };
  const parts = [{ ...part, name: 'Trauung', options: [] }, part];
  await home.call('PUT /web-api/events/:id/parts', { id, version: 2, parts });
  await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
  return {
    ...{ shop, clock, term, address, home, event: id, met },
    list: { list, went: new Map(), changes: [], rootOf: new Map() },
    ids: made.rows.map((row) => row.id),
    views: new Map(),
    keys: new Map(),
    revoked: [],
    coHosts: new Map(),
    openKey: null,
    strangers: new Map(),
    plans: new Map(),
    sitting: [],
    seen: '',
    printing: null,
  };
}

export function meet({ met }: Model, what: Meeting): void {
  met.set(what, (met.get(what) ?? 0) + 1);
}

/** Somebody without a session. */
export const newBrowser = ({ shop, address }: Pick<Model, 'shop' | 'address'>) => browser(shop, { address });

/** The household with this number, or the one its guests went to; null where it was removed. */
export async function standing({ shop, ids, list }: Model, at: number): Promise<string | null> {
  const rows = await shop.store.db.selectFrom('households').select('id').execute();
  const there = new Set(rows.map(({ id }) => id));
  for (let id = ids[at % ids.length] ?? null, hops = 0; id !== null && hops < 50; id = list.went.get(id) ?? null, hops += 1)
    if (there.has(id)) return id;
  return null;
}

/** E1: with the event everything goes that names it or one of its parts, and with the list everybody who was on it. */
export async function endModel({ shop, address, home, event, list, keys }: Model): Promise<void> {
  await home.call('DELETE /web-api/events/:id', { id: event });
  await expectEmpty(shop, eventTables);
  const [given] = keys.values();
  if (given)
    expect(await codeOf(newBrowser({ shop, address }).call('GET /web-api/event-pages/:key', { key: given.key }))).toBe('not-found');
  await home.call('DELETE /web-api/guest-lists/:id', { id: list.list });
  await expectEmpty(shop, listTables);
}

async function expectEmpty({ store }: Shop, tables: readonly (keyof Tables)[]): Promise<void> {
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`);
  const { rows } = await sql<Record<string, number | string>>`select ${sql.join(counts)}`.execute(store.db);
  expect(Object.entries(rows[0] ?? {}).filter(([, count]) => Number(count) !== 0)).toEqual([]);
}

const listTables = ['guest_lists', 'households', 'guests', 'list_changes', 'household_moves', 'merges'] as const;
const eventTables = [
  ...(['events', 'event_parts', 'menu_options', 'part_invites', 'replies', 'household_replies', 'reply_revisions'] as const),
  ...(['food_notes', 'event_pictures', 'event_questions', 'question_answers', 'seating_plans', 'seating_tables', 'seats'] as const),
  ...(['seating_wishes', 'seating_changes', 'access_keys', 'short_codes', 'open_parts', 'open_replies', 'event_hosts'] as const),
  ...(['event_mailings', 'event_mails', 'event_notices', 'event_plans', 'event_plan_notices', 'gifts', 'event_designs'] as const),
];
