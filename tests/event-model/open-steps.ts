/** Answers by the code for all: strangers send them, they change nothing by themselves, and hosts decide what becomes of them. */
import { expect } from 'vitest';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { listBounds } from '#core/people/household.ts';
import { isFault } from '#core/values/fault.ts';
import type { TestBrowser } from '#tests/customer-browser.ts';
import { codeOf } from '#tests/hosted-event.ts';
import { given, isAnswering, repliesOf } from './answer-steps.ts';
import { asHost } from './co-hosts.ts';
import { listVersion } from './list-steps.ts';
import { familyOf, type Model, meet, newBrowser, standing, type Turn } from './model.ts';
import { textOf } from './rows.ts';
import { replyText } from './rules.ts';

type OpenStep = (model: Model, turn: Turn) => Promise<void>;
type InboxReply = Output<Calls['GET /web-api/events/:id/inbox']>['waiting'][number];

/** How long a form is filled in. */
const fillMs = 4_000;

/** The page for all shows some parts; sometimes none, and then it opens nothing. */
async function showParts(model: Model, { by, pick }: Turn): Promise<void> {
  const id = model.event;
  const { parts } = await model.home.call('GET /web-api/events/:id', { id });
  const shown = parts.flatMap((part, at) => (((pick % 8) >> at) % 2 === 1 ? [part.id] : []));
  await asHost(model, by, 'owner', (host) => host.call('PUT /web-api/events/:id/open-parts', { id, parts: shown }));
}

/** The key of the page for all; it shows the dinner where it showed nothing. */
async function openKey(model: Model): Promise<string> {
  const { home, event: id } = model;
  if (model.openKey !== null) return model.openKey;
  const { parts, openParts } = await home.call('GET /web-api/events/:id/access', { id });
  if (openParts.length === 0) {
    const fest = parts.find(({ name }) => name === 'Fest');
    await home.call('PUT /web-api/events/:id/open-parts', { id, parts: fest ? [fest.id] : [] });
  }
  const { link } = await home.call('GET /web-api/events/:id/access', { id });
  model.openKey = /\/e\/(\w{26})\//.exec(link?.url ?? '')?.[1] ?? '';
  return model.openKey;
}

async function openPartsOf({ shop: { store } }: Model): Promise<string[]> {
  const rows = await store.db
    .selectFrom('open_parts')
    .innerJoin('event_parts', 'event_parts.id', 'open_parts.part')
    .select('part')
    .orderBy('event_parts.position')
    .execute();
  return rows.map(({ part }) => part);
}

function stranger({ shop, address, strangers }: Model, at: number): TestBrowser {
  const known = strangers.get(at) ?? newBrowser({ shop, address });
  strangers.set(at, known);
  return known;
}

/** Names of a household, or others. */
function namesOf({ household, pick }: Turn): string[] {
  const family = familyOf(household);
  return (
    [[`Anna ${family}`], [`Anna ${family}`, `Max ${family}`], [`Max ${family}`, `Kim Unbekannt${pick}`], [`Uwe Fremd${pick}`]][pick % 4] ??
    []
  );
}

/** The form was opened some seconds before. */
async function pageForAll({ clock }: Model, own: TestBrowser, key: string) {
  clock.now -= fillMs;
  try {
    return await own.call('GET /web-api/event-pages/:key', { key });
  } catch (error) {
    if (isFault(error) && error.code === 'not-found') return null;
    throw error;
  } finally {
    clock.now += fillMs;
  }
}

/** Nothing counts before a host has decided, whatever is sent. */
async function answerOpenly(model: Model, turn: Turn): Promise<void> {
  const { shop } = model;
  const { db } = shop.store;
  const key = await openKey(model);
  const own = stranger(model, (turn.values[0] ?? 0) % 2);
  const parts = await openPartsOf(model);
  const page = await pageForAll(model, own, key);
  expect([page?.page ?? null, page?.open?.parts.map(({ id }) => id) ?? []]).toEqual([null, parts]);
  const answers = parts.map((part, at) => ({ part, answer: given[(turn.values[at + 1] ?? 0) % given.length] ?? 'yes' }));
  const typed = { names: namesOf(turn), answers, message: turn.pick % 3 === 0 ? `Hallo ${turn.pick}` : '', email: '' };
  const mayAnswer = page !== null && (await isAnswering(model));
  const [rowsBefore, textBefore] = [await db.selectFrom('open_replies').selectAll().execute(), await textOf(shop, 'openReplies')];
  const isAnother = turn.pick % 4 === 0;
  const code = await codeOf(own.call('POST /web-api/event-pages/:key/open-answer', { key, stamp: page?.stamp ?? '', ...typed, isAnother }));
  expect(await textOf(shop, 'openReplies')).toBe(textBefore);
  const before = new Map(rowsBefore.map((row) => [row.id, row]));
  const rows = await db.selectFrom('open_replies').selectAll().execute();
  const changed = rows.filter((row) => JSON.stringify(row) !== JSON.stringify(before.get(row.id)));
  if (!mayAnswer || answers.every(({ answer }) => answer === 'open')) {
    expect([code, changed]).toEqual([page === null ? 'not-found' : mayAnswer ? 'bad-form' : 'forbidden', []]);
    if (page && !mayAnswer) meet(model, 'late open answer');
    return;
  }
  expect([code, rows.length - before.size <= 1, changed.length <= 1]).toEqual([null, true, true]);
  const [sent] = changed;
  // The same once more changes nothing.
  if (!sent) return;
  expect([sent.names, sent.answers, sent.message].map(String)).toEqual([
    JSON.stringify(typed.names),
    JSON.stringify(answers),
    typed.message,
  ]);
  const was = before.get(sent.id);
  expect([sent.state, sent.version]).toEqual([was?.state === 'refused' ? 'refused' : 'new', (was?.version ?? 0) + 1]);
  if (was) expect(isAnother).toBe(false);
  meet(model, was ? 'open answer again' : 'open answer');
}

type Decision = { of: { id: string; reply: string; version: number }; reply: InboxReply };

const fullNames = (rows: readonly { given: string; family: string }[]) => rows.map(({ given: name, family }) => `${name} ${family}`);

/** Whom the answer names has it, companions come up to the number of the household, and everybody else has what they had. */
async function join(model: Model, { of, reply }: Decision, by: Turn['by'], household: string): Promise<void> {
  const { shop } = model;
  const { db } = shop.store;
  const guestsOf = () => db.selectFrom('guests').select(['id', 'given', 'family', 'kind']).where('household', '=', household).execute();
  const [guests, before] = [await guestsOf(), new Map((await repliesOf(shop, household)).map((row) => [`${row.part} ${row.guest}`, row]))];
  const { plus_ones } = await db.selectFrom('households').select('plus_ones').where('id', '=', household).executeTakeFirstOrThrow();
  const invites = await db
    .selectFrom('part_invites')
    .innerJoin('guests', 'guests.id', 'part_invites.guest')
    .select(['part', 'guest'])
    .where('household', '=', household)
    .execute();
  const isDone = await asHost(model, by, 'edit', (host) => host.call('POST /web-api/events/:id/inbox/:reply/join', { ...of, household }));
  if (!isDone) return;
  const after = new Map((await repliesOf(shop, household)).map((row) => [`${row.part} ${row.guest}`, row]));
  const told = new Map(reply.answers.map(({ part, answer }) => [part, answer]));
  const wanted = ({ part, guest }: { part: string; guest: string }) => {
    const named = guests.filter(({ id, given: name, family }) => id === guest && reply.names.includes(`${name} ${family}`)).length > 0;
    const answer = told.get(part) ?? 'open';
    return named && answer !== 'open' ? answer : (before.get(`${part} ${guest}`)?.answer ?? 'open');
  };
  const wrong = invites.filter((pair) => (after.get(`${pair.part} ${pair.guest}`)?.answer ?? 'open') !== wanted(pair));
  // Of two guests of one name one is meant.
  if (new Set(fullNames(guests)).size === guests.length) expect(wrong).toEqual([]);
  const now = await guestsOf();
  const companions = guests.filter(({ kind }) => kind === 'plus-one').length;
  const places = Math.max(0, Math.min(plus_ones - companions, listBounds.guestsOfHousehold - guests.length));
  const others = reply.names.filter((name) => !fullNames(guests).includes(name));
  expect(now.length - guests.length).toBe(Math.min(places, others.length));
  if (now.length > guests.length) model.list.changes.push(await listVersion(shop));
  meet(model, 'joined');
}

/** Its persons are a household of their own, invited to the parts that the page for all shows, with what they answered. */
async function add(model: Model, { of, reply }: Decision, by: Turn['by']): Promise<void> {
  const { shop } = model;
  const { db } = shop.store;
  const before = new Set((await db.selectFrom('households').select('id').execute()).map((household) => household.id));
  const isDone = await asHost(model, by, 'edit', (host) =>
    host.call('POST /web-api/events/:id/inbox/:reply/join', { ...of, household: null }),
  );
  if (!isDone) return;
  const added = (await db.selectFrom('households').select('id').execute()).filter((household) => !before.has(household.id));
  expect(added).toHaveLength(1);
  const household = added[0]?.id ?? '';
  model.ids.push(household);
  model.list.changes.push(await listVersion(shop));
  const guests = await db
    .selectFrom('guests')
    .select(['id', 'given', 'family'])
    .where('household', '=', household)
    .orderBy('position')
    .execute();
  expect(fullNames(guests)).toEqual(reply.names);
  const openParts = await openPartsOf(model);
  const replies = (await repliesOf(shop, household)).map((row) => replyText(row)).sort();
  const told = reply.answers.filter(({ part, answer }) => openParts.includes(part) && answer !== 'open');
  const wanted = guests.flatMap(({ id: guest }) => told.map(({ part, answer }) => replyText({ part, guest, answer, menu: null })));
  expect(replies).toEqual(wanted.sort());
  meet(model, 'added');
}

async function refuse(model: Model, { of }: Decision, by: Turn['by'], isRefused: boolean): Promise<void> {
  const before = await textOf(model.shop, 'openReplies');
  const isDone = await asHost(model, by, 'edit', (host) => host.call('POST /web-api/events/:id/inbox/:reply/refuse', { ...of, isRefused }));
  expect(await textOf(model.shop, 'openReplies')).toBe(before);
  if (isDone) meet(model, isRefused ? 'refused' : 'undecided');
}

/** One that waits is joined, added or refused, one that was refused waits again, and one of another version is left alone. */
async function decide(model: Model, turn: Turn): Promise<void> {
  const { home, event: id, shop } = model;
  const { by, pick, values } = turn;
  const { waiting, decided } = await home.call('GET /web-api/events/:id/inbox', { id });
  const [how = 0, at = 0] = values;
  const decision = (reply: InboxReply) => ({ of: { id, reply: reply.id, version: reply.version }, reply });
  const refused = decided.find(({ state }) => state === 'refused');
  if (refused && (how % 2 === 0 || waiting.length === 0)) return refuse(model, decision(refused), by, false);
  const reply = waiting[at % Math.max(1, waiting.length)];
  if (!reply) return;
  const one = decision(reply);
  if (pick % 7 === 0) {
    const before = await textOf(shop);
    const late = { ...one.of, version: reply.version - 1, household: null };
    expect(await codeOf(home.call('POST /web-api/events/:id/inbox/:reply/join', late))).toBe('list-changed');
    expect(await textOf(shop)).toBe(before);
    meet(model, 'decided elsewhere');
    return;
  }
  if (how % 5 === 4) return refuse(model, one, by, true);
  const likely = reply.candidates[0]?.household ?? (await standing(model, turn.household));
  if (how % 3 === 0 || likely === null) return add(model, one, by);
  return join(model, one, by, likely);
}

export const openSteps = { open: answerOpenly, decide, show: showParts } as const satisfies Record<string, OpenStep>;
export type OpenStepKind = keyof typeof openSteps;
