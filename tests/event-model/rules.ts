/** Rules of an event, computed anew from the rows of a shop whose only event it is, and from what its pages say. */
import { expect } from 'vitest';
import type { Answer } from '#core/people/event/event.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import type { TestBrowser } from '#tests/customer-browser.ts';
import { checkCounts, pairOf } from './counts.ts';
import { type Rows, rowsOf } from './rows.ts';

export type Row = { part: string; guest: string; answer: Answer; menu: string | null; version: number };

export const replyText = (row: Omit<Row, 'version'>) => `${row.part} ${row.guest} ${row.answer} ${row.menu ?? '-'}`;

/** R1: a reply is that of an invited person, and its menu one of its part's for who comes. G2: companions are within their limit. */
function checkReplies({ invites, replies, menus, guests, households, homeOf }: Rows): void {
  const pairs = new Set(invites.map(pairOf));
  const offered = new Set(menus.map(({ id, part }) => `${part} ${id}`));
  const isRight = (reply: Row) =>
    pairs.has(pairOf(reply)) && (reply.menu === null || (reply.answer === 'yes' && offered.has(`${reply.part} ${reply.menu}`)));
  expect(replies.filter((reply) => !isRight(reply))).toEqual([]);
  const companions = Map.groupBy(
    guests.filter(({ kind }) => kind === 'plus-one'),
    ({ household }) => household,
  );
  expect(households.filter(({ id, plus_ones }) => (companions.get(id)?.length ?? 0) > plus_ones)).toEqual([]);
  expect(guests.filter(({ plus_of, household }) => plus_of !== null && homeOf.get(plus_of) !== household)).toEqual([]);
}

/** S1: a guest of the list sits once a part at most, at a table of it, invited and not declining; no table has more guests than seats. */
function checkSeats({ seats, tables, invites, replies }: Rows): void {
  if (seats.length === 0) return;
  const pairs = new Set(invites.map(pairOf));
  const declined = new Set(replies.filter(({ answer }) => answer === 'no').map(pairOf));
  const partOf = new Map(tables.map(({ id, part }) => [id, part]));
  const mayNot = seats.filter((seat) => partOf.get(seat.table) !== seat.part || !pairs.has(pairOf(seat)) || declined.has(pairOf(seat)));
  expect(mayNot).toEqual([]);
  expect(new Set(seats.map(pairOf)).size).toBe(seats.length);
  const taken = Map.groupBy(seats, ({ table }) => table);
  expect(tables.filter((table) => (taken.get(table.id)?.length ?? 0) > table.seats)).toEqual([]);
}

type Snapshot = { message: string; questions: { question: string; text: string }[]; replies: Row[] };

const none: Snapshot = { message: '', questions: [], replies: [] };

/** R3: revisions follow each other without a gap, and the last one says what the rows are. */
function checkRevisions({ said, revisions, replies, answered, homeOf }: Rows): void {
  const byHousehold = Map.groupBy(revisions, ({ household }) => household);
  const repliesOf = Map.groupBy(replies, ({ guest }) => homeOf.get(guest) ?? '');
  const answersOf = Map.groupBy(answered, ({ household }) => household);
  const words = ({ question, text }: { question: string; text: string }) => `${question} ${text}`;
  for (const { household, message, version } of said) {
    const own = byHousehold.get(household) ?? [];
    expect(own.map((revision) => revision.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    const gaps = own.filter(({ before }, at) => at > 0 && before !== own[at - 1]?.after);
    expect(gaps).toEqual([]);
    const text = own.at(-1)?.after;
    const last = text === undefined ? none : (JSON.parse(text) as Snapshot);
    const now = [message, (answersOf.get(household) ?? []).map(words).sort(), (repliesOf.get(household) ?? []).map(replyText).sort()];
    expect([last.message, last.questions.map(words).sort(), last.replies.map(replyText).sort()]).toEqual(now);
  }
  expect([...repliesOf.keys()].filter((household) => !byHousehold.has(household))).toEqual([]);
}

/** A link that was given out for a household. */
export type GivenKey = { key: string; household: string };
/**
 * `went`: households that are gone, with the one that has their guests; null where these are gone too. `revoked`: links that were given out before the
 * host revoked all.
 */
export type Links = { keys: Iterable<GivenKey>; revoked: Iterable<string>; went: ReadonlyMap<string, string | null> };

async function openedBy(guest: TestBrowser, key: string) {
  return guest
    .call('GET /web-api/event-pages/:key', { key })
    .catch((error: unknown) => (isFault(error) && error.code === 'not-found' ? null : Promise.reject(error)));
}

/** E2: a link opens the household it was made for, or the one all its guests went to; one whose guests are gone, or that was revoked, opens nothing. */
async function checkKeys(guest: TestBrowser, { keys, revoked, went }: Links, { households, guests }: Rows): Promise<void> {
  const there = new Set(households.map(({ id }) => id));
  for (const { key, household } of keys) {
    let standing: string | null = household;
    for (let hops = 0; standing !== null && !there.has(standing); hops += 1) standing = hops < 50 ? (went.get(standing) ?? null) : null;
    const shown = (await openedBy(guest, key))?.page?.household.guests ?? [];
    const own = guests.filter((guest) => guest.household === standing).map(({ id }) => id);
    expect(shown.map(({ id }) => id).sort()).toEqual(own.sort());
  }
  for (const key of revoked) expect(await openedBy(guest, key)).toBeNull();
}

/** `isWhole`: also the lists behind every number. Links are opened where the list changed, or where all is checked. */
export async function checkRules(
  shop: Shop,
  host: TestBrowser,
  event: string,
  { links, isWhole, guest }: { links: Links | null; isWhole: boolean; guest: TestBrowser },
): Promise<Rows> {
  const rows = await rowsOf(shop);
  checkReplies(rows);
  checkSeats(rows);
  await checkCounts(host, { event, hasLists: isWhole }, rows);
  checkRevisions(rows);
  if (links) await checkKeys(guest, links, rows);
  return rows;
}
