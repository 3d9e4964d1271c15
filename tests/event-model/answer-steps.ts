/** Steps of the devices of a household, and answers that a host types for it: what was sent is stored and nothing else, or nothing at all. */
import { expect } from 'vitest';
import type { Answer } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { codeOf } from '#tests/hosted-event.ts';
import { asHost } from './co-hosts.ts';
import { type Model, meet, newBrowser, standing, type Turn, type View } from './model.ts';
import { type Row, replyText } from './rules.ts';

export const given: readonly Answer[] = ['yes', 'no', 'open', 'yes'];

/** Whether guests may answer at all, by the table of instants. */
export async function isAnswering({ shop, event, clock, term }: Model): Promise<boolean> {
  const { state } = await shop.store.db.selectFrom('events').select('state').where('id', '=', event).executeTakeFirstOrThrow();
  return state === 'open' && clock.now < Date.parse(term.end);
}

async function mayAnswer(model: Model, household: string): Promise<boolean> {
  if (await isAnswering(model)) return true;
  const { db } = model.shop.store;
  const { state } = await db.selectFrom('events').select('state').where('id', '=', model.event).executeTakeFirstOrThrow();
  const row = await db.selectFrom('household_replies').select('reopened').where('household', '=', household).executeTakeFirst();
  return state === 'open' && row?.reopened === 1;
}

/** The first link that was given out for a household: it opens it also when its guests went to another one. */
async function keyOf(model: Model, at: number): Promise<string> {
  const household = (await standing(model, at)) ?? '';
  const known = model.keys.get(model.ids[at % model.ids.length] ?? '') ?? model.keys.get(household);
  if (known) return known.key;
  const { link } = await model.home.call('GET /web-api/events/:id/households/:household', { id: model.event, household });
  const key = /\/e\/(\w{26})/.exec(link?.url ?? '')?.[1] ?? '';
  model.keys.set(household, { key, household });
  return key;
}

export async function readPage(model: Model, { household, device }: Pick<Turn, 'household' | 'device'>): Promise<View> {
  const key = await keyOf(model, household);
  const { page } = await newBrowser(model).call('GET /web-api/event-pages/:key', { key });
  if (!page) throw new Error('locked');
  model.views.set(`${household} ${device}`, page);
  return page;
}

/** Some answers of a page, others as it showed them. */
function answersOf({ parts, household }: View, { values, pick }: Turn): SentAnswers {
  const replies = household.replies.map(({ part, guest, answer, menu, version }, at) => {
    const value = values[at % values.length] ?? 0;
    const seen = { answer, menu, version };
    if (value % 3 === 0) return { part, guest, answer, menu, seen };
    const options = parts.find(({ id }) => id === part)?.options ?? [];
    const chosen = given[value % given.length] ?? 'yes';
    return { part, guest, answer: chosen, menu: options[value % (options.length + 1)]?.id ?? null, seen };
  });
  const companions = pick % 4 === 0 ? [`Toni${pick} Haas`] : [];
  const questions = household.questions.map(({ id, kind, answer }) => {
    const said = kind === 'text' ? `Lied ${pick}` : 'yes';
    return { question: id, text: pick % 2 === 0 ? said : answer, seen: answer };
  });
  const message = { text: pick % 5 === 0 ? `Gruß ${pick}` : household.message, seen: household.message };
  return { replies, companions, food: [], questions, consents: false, message };
}

export async function repliesOf({ store }: Shop, household: string): Promise<Row[]> {
  return store.db
    .selectFrom('replies')
    .innerJoin('guests', 'guests.id', 'replies.guest')
    .select(['replies.part', 'replies.guest', 'answer', 'menu', 'replies.version'])
    .where('guests.household', '=', household)
    .execute();
}

/** Everything that a household has said. */
async function saidBy(shop: Shop, household: string) {
  const { db } = shop.store;
  const text = await db.selectFrom('household_replies').select('message').where('household', '=', household).executeTakeFirst();
  const answered = await db.selectFrom('question_answers').selectAll().where('household', '=', household).execute();
  return {
    replies: new Map((await repliesOf(shop, household)).map((row) => [`${row.part} ${row.guest}`, row])),
    questions: new Map(answered.map(({ question, text: answer }) => [question, answer])),
    message: text?.message ?? '',
  };
}
type Said = Awaited<ReturnType<typeof saidBy>>;

/** Another device changed what was sent otherwise. */
function conflictsOf(sent: SentAnswers, before: Said): { isReply: boolean; isText: boolean } {
  const isReply = sent.replies.some(({ part, guest, answer, menu, seen }) => {
    const wanted = { answer, menu: answer === 'yes' ? menu : null };
    const stored = before.replies.get(`${part} ${guest}`) ?? { answer: 'open', menu: null, version: 0 };
    const isSame = (one: Pick<Row, 'answer' | 'menu'>) => one.answer === wanted.answer && one.menu === wanted.menu;
    return !isSame(seen) && !isSame(stored) && stored.version !== seen.version;
  });
  const isQuestion = sent.questions.some(({ question, text, seen }) => {
    const stored = before.questions.get(question) ?? '';
    return text !== seen && text !== stored && stored !== seen;
  });
  const { text, seen } = sent.message;
  return { isReply, isText: isQuestion || (text !== seen && text !== before.message && before.message !== seen) };
}

function expectStored(sent: SentAnswers, before: Said, after: Said): void {
  for (const { question, text, seen } of sent.questions)
    expect(after.questions.get(question) ?? '').toBe(text === seen ? (before.questions.get(question) ?? '') : text);
  const { text, seen: shown } = sent.message;
  expect(after.message).toBe(text === shown ? before.message : text);
  const stored = ({ replies }: Said, key: string) => {
    const { answer, menu } = replies.get(key) ?? { answer: 'open', menu: null };
    return { answer, menu };
  };
  for (const { part, guest, answer, menu, seen } of sent.replies) {
    const wanted = { answer, menu: answer === 'yes' ? menu : null };
    const isTouched = wanted.answer !== seen.answer || wanted.menu !== seen.menu;
    expect(stored(after, `${part} ${guest}`)).toEqual(isTouched ? wanted : stored(before, `${part} ${guest}`));
  }
}

/** What was sent is stored and nothing else changed, or nothing at all did. */
async function expectKept(model: Model, household: string, sent: SentAnswers, write: () => Promise<unknown>): Promise<boolean> {
  const before = await saidBy(model.shop, household);
  const code = await codeOf(write());
  const after = await saidBy(model.shop, household);
  const { isReply, isText } = conflictsOf(sent, before);
  if (code === 'list-changed') {
    expect(isReply || isText).toBe(true);
    meet(model, 'conflict');
  }
  if (code !== null) {
    const texts = ({ replies, questions, message }: Said) => [[...replies.values()].map(replyText).sort(), [...questions].sort(), message];
    expect(texts(after)).toEqual(texts(before));
    return false;
  }
  expect(isReply || isText).toBe(false);
  meet(model, 'accepted');
  expectStored(sent, before, after);
  return true;
}

export async function send(model: Model, turn: Turn): Promise<void> {
  const view = model.views.get(`${turn.household} ${turn.device}`) ?? (await readPage(model, turn));
  // The other device shows the same page meanwhile.
  const other = { ...turn, device: turn.device === 0 ? 1 : 0 } as const;
  if (!model.views.has(`${other.household} ${other.device}`)) await readPage(model, other);
  const household = (await standing(model, turn.household)) ?? '';
  const isAllowed = await mayAnswer(model, household);
  const sent = answersOf(view, turn);
  const key = await keyOf(model, turn.household);
  const isStored = await expectKept(model, household, sent, () =>
    newBrowser(model).call('POST /web-api/event-pages/:key/answer', { key, ...sent }),
  );
  if (!isAllowed) {
    meet(model, 'late');
    expect(isStored).toBe(false);
  }
  model.views.delete(`${turn.household} ${turn.device}`);
  if (turn.pick % 4 === 0) await sendByRevoked(model, sent);
}

/** A link that was revoked takes nothing. */
async function sendByRevoked(model: Model, sent: SentAnswers): Promise<void> {
  const key = model.revoked.at(-1);
  if (key === undefined) return;
  const code = await codeOf(newBrowser(model).call('POST /web-api/event-pages/:key/answer', { key, ...sent }));
  expect(code).toBe('not-found');
}

export async function answerAsHost(model: Model, turn: Turn): Promise<void> {
  const of = { id: model.event, household: (await standing(model, turn.household)) ?? '' };
  const view = await model.home.call('GET /web-api/events/:id/households/:household', of);
  const sent = { ...answersOf(view, turn), companions: [] };
  await asHost(model, turn.by, 'edit', async (host) => {
    const refused: unknown[] = [];
    const isStored = await expectKept(model, of.household, sent, () =>
      host.call('POST /web-api/events/:id/households/:household/answer', { ...of, ...sent }).catch((error: unknown) => {
        refused.push(error);
        throw error;
      }),
    );
    const [error] = refused;
    if (isFault(error)) throw error;
    expect(isStored).toBe(true);
  });
}

/** Also after the deadline; afterwards nothing that the household said is kept. */
export async function deleteAnswers(model: Model, { household }: Turn): Promise<void> {
  const { shop } = model;
  const id = (await standing(model, household)) ?? '';
  const key = await keyOf(model, household);
  await newBrowser(model).call('POST /web-api/event-pages/:key/delete', { key });
  const { replies, questions, message } = await saidBy(shop, id);
  expect([...replies.values()].every(({ answer, menu }) => answer === 'open' && menu === null)).toBe(true);
  expect([message, questions.size]).toEqual(['', 0]);
  const { db } = shop.store;
  const own = new Set((await db.selectFrom('guests').select('id').where('household', '=', id).execute()).map((guest) => guest.id));
  const states = await db.selectFrom('reply_revisions').select(['household', 'before', 'after']).execute();
  for (const { household: of, before, after } of states)
    for (const state of [before, after]) {
      const { replies: kept, ...said } = JSON.parse(state) as { replies: Row[] };
      expect(kept.filter((reply) => own.has(reply.guest) && reply.answer !== 'open')).toEqual([]);
      if (of === id) expect(JSON.stringify(said)).not.toMatch(/Gruß|Lied/);
    }
}
