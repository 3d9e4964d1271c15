/** Rules of an event, computed anew from the rows of a shop whose only event it is, and from what its pages say. */
import { expect } from 'vitest';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { Answer } from '#core/people/event/event.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { browser, type TestBrowser } from '#tests/customer-browser.ts';

export type Row = { part: string; guest: string; answer: Answer; menu: string | null; version: number };

export const replyText = (row: Omit<Row, 'version'>) => `${row.part} ${row.guest} ${row.answer} ${row.menu ?? '-'}`;
export const pairOf = ({ part, guest }: Pick<Row, 'part' | 'guest'>) => `${part} ${guest}`;

async function rowsOf({ store: { db } }: Shop) {
  const guests = await db.selectFrom('guests').select(['id', 'household', 'kind', 'plus_of']).execute();
  const homeOf = new Map(guests.map(({ id, household }) => [id, household]));
  // What a guest answered who is not in the list any more counts nowhere, and is there again when the change is undone.
  const isListed = ({ guest }: { guest: string }) => homeOf.has(guest);
  return {
    guests,
    homeOf,
    parts: await db.selectFrom('event_parts').select('id').execute(),
    invites: (await db.selectFrom('part_invites').selectAll().execute()).filter(isListed),
    replies: (await db.selectFrom('replies').selectAll().execute()).filter(isListed),
    menus: await db.selectFrom('menu_options').selectAll().execute(),
    households: await db.selectFrom('households').select(['id', 'plus_ones']).execute(),
    revisions: await db.selectFrom('reply_revisions').selectAll().orderBy('version').execute(),
    said: await db.selectFrom('household_replies').selectAll().execute(),
    answered: await db.selectFrom('question_answers').selectAll().execute(),
  };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** R1: a reply is that of an invited person, and its menu one of its part's for who comes. G2: companions are within their limit. */
function checkReplies({ invites, replies, menus, guests, households, homeOf }: Rows): void {
  const pairs = new Set(invites.map(pairOf));
  for (const reply of replies) {
    expect(pairs.has(pairOf(reply))).toBe(true);
    const isOffered = menus.some(({ id, part }) => id === reply.menu && part === reply.part);
    expect(reply.menu === null || (reply.answer === 'yes' && isOffered)).toBe(true);
  }
  const companions = Map.groupBy(
    guests.filter(({ kind }) => kind === 'plus-one'),
    ({ household }) => household,
  );
  for (const { id, plus_ones } of households) expect(companions.get(id)?.length ?? 0).toBeLessThanOrEqual(plus_ones);
  for (const { plus_of, household } of guests) expect(plus_of === null || homeOf.get(plus_of) === household).toBe(true);
}

/** R2: what the host is told is a recount. `hasLists`: the lists behind the numbers, too. */
async function checkCounts(
  host: TestBrowser,
  { event, hasLists }: { event: string; hasLists: boolean },
  { parts, invites, replies, guests, households, homeOf }: Rows,
): Promise<void> {
  const told = await host.call('GET /web-api/events/:id', { id: event });
  const answers = new Map(replies.map((row) => [pairOf(row), row.answer]));
  const answerOf = (pair: { part: string; guest: string }) => answers.get(pairOf(pair)) ?? 'open';
  expect(told.parts.length).toBe(parts.length);
  for (const part of told.parts) {
    const own = invites.filter((invite) => invite.part === part.id);
    const count = (answer: Answer) => own.filter((invite) => answerOf(invite) === answer).length;
    expect([part.invited, part.yes, part.no, part.open]).toEqual([own.length, count('yes'), count('no'), count('open')]);
    expect(part.yes + part.no + part.open).toBe(part.invited);
    if (part.options.length > 0) expect(part.menus.reduce((sum, menu) => sum + menu.count, 0) + part.undecided).toBe(part.yes);
  }
  const invited = new Set(invites.map(({ guest }) => homeOf.get(guest)));
  const open = new Set(invites.filter((invite) => answerOf(invite) === 'open').map(({ guest }) => homeOf.get(guest)));
  expect([told.counts.households, told.counts.answeredHouseholds]).toEqual([invited.size, invited.size - open.size]);
  const companions = guests.filter(({ kind, household }) => kind === 'plus-one' && invited.has(household)).length;
  const places = households.filter(({ id }) => invited.has(id)).reduce((sum, { plus_ones }) => sum + plus_ones, 0);
  expect([told.counts.companions, told.counts.namedCompanions]).toEqual([places, companions]);
  if (hasLists)
    await checkLists(
      host,
      event,
      told,
      invites.map((pair) => ({ ...pair, answer: answerOf(pair) })),
    );
  expect(told.counts.attending).toBe(new Set(invites.filter((invite) => answerOf(invite) === 'yes').map(({ guest }) => guest)).size);
}

/** A number opens a list of as many persons: of one part, each answer and dish. */
async function checkLists(
  host: TestBrowser,
  event: string,
  told: Output<Calls['GET /web-api/events/:id']>,
  given: readonly { part: string; answer: Answer }[],
): Promise<void> {
  const list = (of: object) => host.call('GET /web-api/events/:id/answers', { id: event, ...of });
  for (const part of told.parts.slice(-1)) {
    for (const persons of ['invited', 'yes', 'no', 'open'] as const) {
      const { persons: found, rows } = await list({ persons, part: part.id });
      const own = given.filter((pair) => pair.part === part.id && (persons === 'invited' || pair.answer === persons));
      expect([persons, found?.count, part[persons]]).toEqual([persons, own.length, own.length]);
      if (rows.length < 50) expect(rows.reduce((sum, { matching }) => sum + matching.length, 0)).toBe(own.length);
    }
    for (const { id: menu, count } of part.menus) expect((await list({ persons: 'yes', part: part.id, menu })).persons?.count).toBe(count);
  }
  expect((await list({ persons: 'yes' })).persons?.count).toBe(told.counts.attending);
}

type Snapshot = { message: string; questions: { question: string; text: string }[]; replies: Row[] };

/** R3: revisions follow each other without a gap, and the last one says what the rows are. */
function checkRevisions({ said, revisions, replies, answered, homeOf }: Rows): void {
  const byHousehold = Map.groupBy(revisions, ({ household }) => household);
  const repliesOf = Map.groupBy(replies, ({ guest }) => homeOf.get(guest) ?? '');
  for (const { household, message, version } of said) {
    const own = byHousehold.get(household) ?? [];
    expect(own.map((revision) => revision.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    for (const [at, { before }] of own.entries()) if (at > 0) expect(before).toBe(own[at - 1]?.after);
    const last = JSON.parse(own.at(-1)?.after ?? '{"message":"","questions":[],"replies":[]}') as Snapshot;
    const words = ({ question, text }: { question: string; text: string }) => `${question} ${text}`;
    expect(last.questions.map(words).sort()).toEqual(
      answered
        .filter((answer) => answer.household === household)
        .map(words)
        .sort(),
    );
    expect([last.message, last.replies.map(replyText).sort()]).toEqual([message, (repliesOf.get(household) ?? []).map(replyText).sort()]);
  }
  for (const [household, own] of repliesOf) if (own.length > 0) expect(byHousehold.has(household)).toBe(true);
}

/** A link that was given out for a household. */
export type GivenKey = { key: string; household: string };
/** `went`: households that are gone, with the one that has their guests; null where these are gone too. */
export type Links = { keys: Iterable<GivenKey>; went: ReadonlyMap<string, string | null> };

/** E2: a link opens the household it was made for, or the one all its guests went to; one whose guests are gone opens nothing. */
async function checkKeys(shop: Shop, { keys, went }: Links, { households, guests }: Rows): Promise<void> {
  const there = new Set(households.map(({ id }) => id));
  for (const { key, household } of keys) {
    let standing: string | null = household;
    for (let hops = 0; standing !== null && !there.has(standing); hops += 1) standing = hops < 50 ? (went.get(standing) ?? null) : null;
    const page = await browser(shop)
      .call('GET /web-api/event-pages/:key', { key })
      .then(
        (answer) => answer.page,
        (error: unknown) => (isFault(error) && error.code === 'not-found' ? null : Promise.reject(error)),
      );
    const own = guests.filter((guest) => guest.household === standing).map(({ id }) => id);
    expect((page?.household.guests ?? []).map(({ id }) => id).sort()).toEqual(own.sort());
  }
}

/** `isWhole`: also the lists behind every number. Links are opened where the list changed, or where all is checked. */
export async function checkRules(
  shop: Shop,
  host: TestBrowser,
  event: string,
  { links, isWhole }: { links: Links | null; isWhole: boolean },
): Promise<void> {
  const rows = await rowsOf(shop);
  checkReplies(rows);
  await checkCounts(host, { event, hasLists: isWhole }, rows);
  checkRevisions(rows);
  if (links) await checkKeys(shop, links, rows);
}
