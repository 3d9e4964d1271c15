/** An event, and random steps of two devices of each household and of its host. After each the rows are counted anew. */
import { expect } from 'vitest';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { Answer } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { isFault } from '#core/values/fault.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import { browser, type TestBrowser } from '#tests/customer-browser.ts';
import { changeList, type ListState, type ListStep, listStepKinds } from './list-steps.ts';
import { checkRules, type GivenKey, type Row, replyText } from './rules.ts';

/** The last day on which guests answer, and the instant at which it is over, as a table of the world's clocks says it. */
export const terms = [
  { zone: 'Europe/Berlin', end: '2027-05-08T22:00:00Z' },
  { zone: 'America/New_York', end: '2027-05-09T04:00:00Z' },
  { zone: 'Pacific/Auckland', end: '2027-05-08T12:00:00Z' },
] as const;
const deadline = '2027-05-08';

export const eventStepKinds = [
  'read',
  'send',
  'send',
  'send',
  'host',
  'invite',
  'reopen',
  'programme',
  'state',
  'clock',
  'add',
  'question',
  'delete',
] as const;
export type Step = {
  kind: (typeof eventStepKinds)[number] | ListStep['kind'];
  household: number;
  device: 0 | 1;
  pick: number;
  values: number[];
};

type View = Pick<Output<Calls['GET /web-api/events/:id/households/:household']>, 'parts' | 'household'>;

/** Lists behind numbers take ten calls: they are compared after every eighth step. */
const wholeEvery = 8;

const isListStep = (kind: Step['kind']) => listStepKinds.some((one) => one === kind);

const given: readonly Answer[] = ['yes', 'no', 'open', 'yes'];

async function householdText({ store }: Shop, household: string): Promise<{ message: string }> {
  const row = await store.db.selectFrom('household_replies').select('message').where('household', '=', household).executeTakeFirst();
  return { message: row?.message ?? '' };
}

export class EventModel {
  readonly #shop: Shop;
  readonly #clock: { now: number };
  readonly #term: (typeof terms)[number];
  readonly #home: TestBrowser;
  readonly #views = new Map<string, View>();
  /** Links that were given out, by their household. */
  readonly #keys = new Map<string, GivenKey>();
  #state: ListState = { list: '', went: new Map(), changes: [] };
  #ids: string[] = [];
  #event = '';
  #steps = 0;
  accepted = 0;
  conflicts = 0;
  /** Sends after the deadline, or while answers are closed. */
  late = 0;

  constructor(shop: Shop, clock: { now: number }, term: (typeof terms)[number]) {
    this.#shop = shop;
    this.#clock = clock;
    this.#term = term;
    this.#home = browser(shop);
  }

  async start(households: number): Promise<void> {
    this.#clock.now = Date.parse(this.#term.end) - 20 * dayMs;
    const home = this.#home;
    const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
    const rows = Array.from({ length: households }, (_, at) => ({ names: `Anna${at} und Max${at} Weiß + ${at % 3}` }));
    const made = await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
    this.#state = { list, went: new Map(), changes: [] };
    this.#ids = made.rows.map(({ id }) => id);
    const { id } = await home.call('POST /web-api/events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
    this.#event = id;
    const { facts } = await home.call('GET /web-api/events/:id', { id });
    await home.call('PUT /web-api/events/:id', { id, version: 1, facts: { ...facts, zone: this.#term.zone, deadline } });
    const part = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: ['A', 'B'], childOptions: [] };
    const parts = [{ ...part, name: 'Trauung', options: [] }, part];
    await home.call('PUT /web-api/events/:id/parts', { id, version: 2, parts });
    await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
  }

  async take(step: Step): Promise<void> {
    // Limits are no subject here.
    await this.#shop.store.write((trx) => trx.deleteFrom('rate_limits').execute());
    await this.#step(step);
    this.#steps += 1;
    const isWhole = this.#steps % wholeEvery === 0;
    const links = isWhole || isListStep(step.kind) ? { keys: this.#keys.values(), went: this.#state.went } : null;
    await checkRules(this.#shop, this.#home, this.#event, { links, isWhole });
  }

  async #step(step: Step): Promise<void> {
    const { kind, pick } = step;
    switch (kind) {
      case 'clock':
        this.#clock.now = Date.parse(this.#term.end) + ([-1_000, -20 * dayMs, 0, 1_000, -dayMs][pick % 5] ?? 0);
        return;
      case 'state':
        await this.#home.call('POST /web-api/events/:id/state', { id: this.#event, state: pick % 4 === 0 ? 'closed' : 'open' });
        return;
      case 'programme':
      case 'add':
        return this.#programme(step);
      case 'question':
        return this.#ask(step);
    }
    const household = await this.#standing(step.household);
    if (household === null) return;
    switch (kind) {
      case 'read':
        return void (await this.#read(step));
      case 'send':
        return this.#send(step);
      case 'host':
        return this.#answerAsHost(step);
      case 'invite':
      case 'reopen':
        return this.#invite(step);
      case 'delete':
        return this.#delete(step);
      default:
        return changeList(this.#shop, this.#home, this.#state, { kind: kind as ListStep['kind'], household, pick });
    }
  }

  /** The household with this number, or the one its guests went to; null where it was removed. */
  async #standing(at: number): Promise<string | null> {
    const rows = await this.#shop.store.db.selectFrom('households').select('id').execute();
    const there = new Set(rows.map(({ id }) => id));
    for (let id = this.#ids[at] ?? null, hops = 0; id !== null && hops < 50; id = this.#state.went.get(id) ?? null, hops += 1)
      if (there.has(id)) return id;
    return null;
  }

  /** Whether a household may answer now, by the table of instants. */
  async #mayAnswer(household: string): Promise<boolean> {
    const { db } = this.#shop.store;
    const { state } = await db.selectFrom('events').select('state').where('id', '=', this.#event).executeTakeFirstOrThrow();
    const row = await db.selectFrom('household_replies').select('reopened').where('household', '=', household).executeTakeFirst();
    return state === 'open' && (this.#clock.now < Date.parse(this.#term.end) || row?.reopened === 1);
  }

  /** The first link that was given out for a household: it opens it also when its guests went to another one. */
  async #key(at: number): Promise<string> {
    const household = (await this.#standing(at)) ?? '';
    const known = this.#keys.get(this.#ids[at] ?? '') ?? this.#keys.get(household);
    if (known) return known.key;
    const { link } = await this.#home.call('GET /web-api/events/:id/households/:household', { id: this.#event, household });
    const key = /\/e\/(\w{26})/.exec(link?.url ?? '')?.[1] ?? '';
    this.#keys.set(household, { key, household });
    return key;
  }

  async #read({ household, device }: Step): Promise<View> {
    const key = await this.#key(household);
    const { page } = await browser(this.#shop).call('GET /web-api/event-pages/:key', { key });
    if (!page) throw new Error('locked');
    this.#views.set(`${household} ${device}`, page);
    return page;
  }

  /** Some answers of a page, others as it showed them. */
  #answers({ parts, household }: View, { values, pick }: Step): SentAnswers {
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

  async #said(household: string): Promise<Map<string, string>> {
    const rows = await this.#shop.store.db.selectFrom('question_answers').selectAll().where('household', '=', household).execute();
    return new Map(rows.map(({ question, text: answer }) => [question, answer]));
  }

  /** Questions come and go, and one is asked in another way. */
  async #ask({ pick }: Step): Promise<void> {
    const of = { id: this.#event };
    const { questions } = await this.#home.call('GET /web-api/events/:id/page', of);
    const [first] = questions.map(({ answers: _, ...question }) => question);
    const song = { id: null, kind: 'text' as const, text: 'Welches Lied?', choices: [] };
    const wanted =
      pick % 3 === 0 ? [] : [{ ...(first ?? song), ...(pick % 5 === 0 && { kind: 'yes-no' as const }) }, song].slice(0, 1 + (pick % 2));
    await this.#home.call('PUT /web-api/events/:id/questions', { ...of, questions: wanted });
  }

  /** Also after the deadline; afterwards nothing that the household said is kept. */
  async #delete({ household }: Step): Promise<void> {
    const id = (await this.#standing(household)) ?? '';
    const key = await this.#key(household);
    await browser(this.#shop).call('POST /web-api/event-pages/:key/delete', { key });
    expect((await this.#rows(id)).every(({ answer, menu }) => answer === 'open' && menu === null)).toBe(true);
    expect([(await householdText(this.#shop, id)).message, (await this.#said(id)).size]).toEqual(['', 0]);
    const { db } = this.#shop.store;
    const own = await db.selectFrom('guests').select('id').where('household', '=', id).execute();
    const states = await db.selectFrom('reply_revisions').select(['household', 'before', 'after']).execute();
    const isOwn = (reply: { guest: string }) => own.some((guest) => guest.id === reply.guest);
    for (const { household: of, before, after } of states)
      for (const state of [before, after]) {
        const { replies, ...said } = JSON.parse(state) as { replies: Row[] };
        expect(replies.filter((reply) => isOwn(reply) && reply.answer !== 'open')).toEqual([]);
        if (of === id) expect(JSON.stringify(said)).not.toMatch(/Gruß|Lied/);
      }
  }

  async #rows(household: string): Promise<Row[]> {
    const { db } = this.#shop.store;
    return db
      .selectFrom('replies')
      .innerJoin('guests', 'guests.id', 'replies.guest')
      .select(['replies.part', 'replies.guest', 'answer', 'menu', 'replies.version'])
      .where('guests.household', '=', household)
      .execute();
  }

  /** What was sent is stored and nothing else changed, or nothing at all did. */
  async #expectKept(household: string, sent: SentAnswers, write: () => Promise<unknown>): Promise<boolean> {
    const before = new Map((await this.#rows(household)).map((row) => [`${row.part} ${row.guest}`, row]));
    const saidBefore = await this.#said(household);
    const code = await write().then(
      () => null,
      (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
    );
    const after = new Map((await this.#rows(household)).map((row) => [`${row.part} ${row.guest}`, row]));
    const isConflict = sent.replies.some(({ part, guest, answer, menu, seen }) => {
      const wanted = { answer, menu: answer === 'yes' ? menu : null };
      const stored = before.get(`${part} ${guest}`) ?? { answer: 'open', menu: null, version: 0 };
      const isSame = (one: Pick<Row, 'answer' | 'menu'>) => one.answer === wanted.answer && one.menu === wanted.menu;
      return !isSame(seen) && !isSame(stored) && stored.version !== seen.version;
    });
    const { message } = await householdText(this.#shop, household);
    const { text: said, seen: shown } = sent.message;
    const isQuestionConflict = sent.questions.some(({ question, text: answer, seen }) => {
      const stored = saidBefore.get(question) ?? '';
      return answer !== seen && answer !== stored && stored !== seen;
    });
    const isTextConflict = isQuestionConflict || (said !== shown && said !== message && message !== shown);
    if (code === 'list-changed') {
      expect(isConflict || isTextConflict).toBe(true);
      this.conflicts += 1;
    }
    if (code === null) expect(isConflict).toBe(false);
    if (code !== null) {
      expect([...after.values()].map(replyText).sort()).toEqual([...before.values()].map(replyText).sort());
      return false;
    }
    this.accepted += 1;
    const saidAfter = await this.#said(household);
    for (const { question, text: answer, seen } of sent.questions)
      expect(saidAfter.get(question) ?? '').toBe(answer === seen ? (saidBefore.get(question) ?? '') : answer);
    for (const { part, guest, answer, menu, seen } of sent.replies) {
      const wanted = { answer, menu: answer === 'yes' ? menu : null };
      const isTouched = wanted.answer !== seen.answer || wanted.menu !== seen.menu;
      const stored = after.get(`${part} ${guest}`) ?? { answer: 'open', menu: null };
      const was = before.get(`${part} ${guest}`) ?? { answer: 'open', menu: null };
      expect({ answer: stored.answer, menu: stored.menu }).toEqual(isTouched ? wanted : { answer: was.answer, menu: was.menu });
    }
    return true;
  }

  async #send(step: Step): Promise<void> {
    const view = this.#views.get(`${step.household} ${step.device}`) ?? (await this.#read(step));
    // The other device shows the same page meanwhile.
    const other = { ...step, device: step.device === 0 ? 1 : 0 } as const;
    if (!this.#views.has(`${other.household} ${other.device}`)) await this.#read(other);
    const household = (await this.#standing(step.household)) ?? '';
    const mayAnswer = await this.#mayAnswer(household);
    const sent = this.#answers(view, step);
    const key = await this.#key(step.household);
    const isStored = await this.#expectKept(household, sent, () =>
      browser(this.#shop).call('POST /web-api/event-pages/:key/answer', { key, ...sent }),
    );
    if (!mayAnswer) {
      this.late += 1;
      expect(isStored).toBe(false);
    }
    this.#views.delete(`${step.household} ${step.device}`);
  }

  async #answerAsHost(step: Step): Promise<void> {
    const of = { id: this.#event, household: (await this.#standing(step.household)) ?? '' };
    const view = await this.#home.call('GET /web-api/events/:id/households/:household', of);
    const sent = { ...this.#answers(view, step), companions: [] };
    const isStored = await this.#expectKept(of.household, sent, () =>
      this.#home.call('POST /web-api/events/:id/households/:household/answer', { ...of, ...sent }),
    );
    expect(isStored).toBe(true);
  }

  async #invite({ kind, household, pick }: Step): Promise<void> {
    const of = { id: this.#event, household: (await this.#standing(household)) ?? '' };
    const view = await this.#home.call('GET /web-api/events/:id/households/:household', of);
    const all = view.parts.flatMap(({ id: part }) => view.household.guests.map(({ id: guest }) => ({ part, guest })));
    const isInvited = (pair: (typeof all)[number]) =>
      view.household.replies.some(({ part, guest }) => part === pair.part && guest === pair.guest);
    const turned = kind === 'invite' ? pick % all.length : -1;
    const invites = all.filter((pair, at) => isInvited(pair) !== (at === turned));
    const isReopened = kind === 'reopen' ? pick % 2 === 0 : view.isReopened;
    await this.#home.call('PUT /web-api/events/:id/households/:household/invites', { ...of, invites, isReopened });
  }

  /** Dishes come and go, and a part is added or taken away. */
  async #programme({ kind, pick }: Step): Promise<void> {
    const { version, parts } = await this.#home.call('GET /web-api/events/:id', { id: this.#event });
    const kept = parts.map(({ id, name, startsAt, endsAt, place, options }) => {
      const dishes = options.length === 0 ? [] : [['A', 'B'], ['B', 'C'], ['A'], ['A', 'B', 'C']][pick % 4];
      return { id, name, startsAt, endsAt, place, options: dishes ?? [], childOptions: [] };
    });
    const brunch = { id: null, name: 'Brunch', startsAt: '2027-06-13', endsAt: null, place: '', options: ['D'], childOptions: [] };
    const others = kept.filter(({ name }) => name !== 'Brunch');
    const wanted = kind === 'programme' ? kept : others.length < kept.length ? others : [...kept, brunch];
    await this.#home.call('PUT /web-api/events/:id/parts', { id: this.#event, version, parts: wanted });
  }
}
