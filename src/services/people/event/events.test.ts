/** Events by their calls: what a host asks, what households answer, and what is counted. */
import { expect, test } from 'vitest';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { isFault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { accountShop, browser } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { seedAll } from '#tests/seeded.ts';

type Page = NonNullable<Output<Calls['GET /web-api/event-pages/:key']>['page']>;
type Choice = ['yes' | 'no' | 'open', string?];

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );
const bodyOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (isFault(error) ? JSON.stringify([error.code, error.details.text, error.details.errors]) : Promise.reject(error)),
  );
const keyOf = (url: string) => /\/e\/(\w{26})\//.exec(url)?.[1] ?? '';

/** What a form sends: answers by name of guest and part, everything else as the page showed it. */
function sent(page: Pick<Page, 'parts' | 'household'>, choices: Record<string, Choice>, more: Partial<SentAnswers> = {}): SentAnswers {
  const { parts, household } = page;
  return {
    replies: household.replies.map(({ version, ...reply }) => {
      const guest = household.guests.find(({ id }) => id === reply.guest);
      const part = parts.find(({ id }) => id === reply.part);
      const [answer, menu] = choices[`${guest?.name} ${part?.name}`] ?? [reply.answer];
      const option = part?.options.find(({ name }) => name === menu)?.id ?? null;
      const isChosen = `${guest?.name} ${part?.name}` in choices;
      const { answer: was, menu: wasMenu, ...pair } = reply;
      return {
        ...pair,
        ...(isChosen ? { answer, menu: option } : { answer: was, menu: wasMenu }),
        seen: { answer: was, menu: wasMenu, version },
      };
    }),
    companions: [],
    food: [],
    consents: false,
    message: { text: household.message, seen: household.message },
    questions: [],
    ...more,
  };
}

const part = (name: string, startsAt: string, options: string[] = [], childOptions: string[] = []) => ({
  id: null,
  name,
  startsAt,
  endsAt: null,
  place: 'Gut Sonnenhausen',
  options,
  childOptions,
});

/** An event of two parts with three households; the clock stands still but where a test moves it. */
async function opened(store: Store, kim = 'Kim Roth + 2') {
  const clock = { now: Date.parse('2027-04-01T09:00:00Z') };
  const shop = accountShop(store, () => new Date(clock.now));
  const home = browser(shop);
  const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const rows = [{ names: 'Anna und Max Weiß' }, { names: kim }, { names: 'Familie Berg mit Lena und Tom' }];
  const { rows: made } = await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
  const households = made.map(({ id }) => id);
  const { id } = await home.call('POST /web-api/events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const read = () => home.call('GET /web-api/events/:id', { id });
  await home.call('PUT /web-api/events/:id', {
    id,
    version: 1,
    facts: { ...(await read()).facts, occasion: 'hochzeit' as const, deadline: '2027-05-08' },
  });
  const parts = [part('Trauung', '2027-06-12T14:00'), part('Fest', '2027-06-12T18:30', ['Saibling', 'Gemüse'], ['Nudeln'])];
  await home.call('PUT /web-api/events/:id/parts', { id, version: 2, parts });
  await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
  const hosted = (at: number) => home.call('GET /web-api/events/:id/households/:household', { id, household: households[at] ?? '' });
  const keys: string[] = [];
  for (const at of households.keys()) keys.push(keyOf((await hosted(at)).link?.url ?? ''));
  let guests = 0;
  /** A device with a browser and an address of its own. */
  const device = (at: number) => {
    const key = keys[at] ?? '';
    const own = browser(shop, { address: `198.51.100.${++guests}` });
    const page = async () => {
      const answer = await own.call('GET /web-api/event-pages/:key', { key });
      if (!answer.page) throw new Error('locked');
      return answer.page;
    };
    return { own, key, page, send: (answers: SentAnswers) => own.call('POST /web-api/event-pages/:key/answer', { key, ...answers }) };
  };
  return { shop, clock, home, list, id, households, keys, read, hosted, device };
}

const countsOf = ({ parts, counts }: Output<Calls['GET /web-api/events/:id']>) => ({
  parts: parts.map(({ invited, yes, no, open }) => [invited, yes, no, open]),
  answered: counts.answeredHouseholds,
  attending: counts.attending,
});

onEachEngine('events', (open) => {
  test('a household answers by person and part, and its host counts persons, menus and households', async () => {
    const { device, read } = await opened(await open());
    expect(countsOf(await read())).toEqual({
      parts: [
        [6, 0, 0, 6],
        [6, 0, 0, 6],
      ],
      answered: 0,
      attending: 0,
    });
    const anna = device(0);
    const page = await anna.page();
    expect(page.household.guests.map(({ name }) => name)).toEqual(['Anna Weiß', 'Max Weiß']);
    await anna.send(
      sent(page, {
        'Anna Weiß Trauung': ['yes'],
        'Anna Weiß Fest': ['yes', 'Saibling'],
        'Max Weiß Trauung': ['yes'],
        'Max Weiß Fest': ['no'],
      }),
    );
    const hosted = await read();
    expect(countsOf(hosted)).toEqual({
      parts: [
        [6, 2, 0, 4],
        [6, 1, 1, 4],
      ],
      answered: 1,
      attending: 2,
    });
    expect(hosted.parts[1]?.menus).toMatchObject([
      { name: 'Saibling', count: 1 },
      { name: 'Gemüse', count: 0 },
      { name: 'Nudeln', count: 0 },
    ]);
  });

  test('two devices answer for different persons, and the same person only once what is stored was seen', async () => {
    const { device } = await opened(await open());
    const [one, two] = [device(0), device(0)];
    const [first, second] = [await one.page(), await two.page()];
    await one.send(sent(first, { 'Anna Weiß Fest': ['yes', 'Saibling'] }));
    await two.send(sent(second, { 'Max Weiß Fest': ['no'] }));
    const refused = two.send(sent(second, { 'Anna Weiß Fest': ['no'], 'Anna Weiß Trauung': ['no'] }));
    await expect(refused).rejects.toMatchObject({ code: 'list-changed', details: { errors: [{ code: 'changed' }] } });
    const now = await two.page();
    expect(now.household.replies.map(({ answer, version }) => [answer, version])).toEqual([
      ['open', 0],
      ['yes', 1],
      ['open', 0],
      ['no', 1],
    ]);
    // The same once more changes nothing, and what was seen may be changed.
    await two.send(sent(second, { 'Max Weiß Fest': ['no'] }));
    await two.send(sent(now, { 'Anna Weiß Fest': ['no'] }));
    expect((await one.page()).household.replies[1]).toMatchObject({ answer: 'no', menu: null, version: 2 });
  });

  test('a guest page takes its look from a design that the catalogue has, and from no other', async () => {
    const store = await open();
    await seedAll(store);
    const { home, id, read, device } = await opened(store);
    const put = async (look: { design: string; colourway: string }) => {
      const { facts, version } = await read();
      const details = { ...facts.details, look };
      return home.call('PUT /web-api/events/:id', { id, version, facts: { ...facts, occasion: 'hochzeit', details } });
    };
    expect((await device(0).page()).theme).toBeNull();
    const [first] = (await read()).looks;
    const look = { design: first?.design ?? '', colourway: first?.colourways[0]?.key ?? '' };
    await put(look);
    expect((await device(0).page()).theme).toMatchObject({
      ground: expect.stringMatching(/^#[0-9a-f]{6}$/),
      titleFace: expect.any(String),
    });
    for (const wrong of [{ colourway: 'gibt-es-nicht' }, { design: 'gibt-es-nicht' }])
      expect(await codeOf(put({ ...look, ...wrong }))).toBe('bad-form');
    expect((await read()).facts.details.look).toEqual(look);
  });

  test('a household answers for its own persons, and eats what its part offers', async () => {
    const { device, home, id, households, hosted } = await opened(await open());
    const [anna, kim] = [device(0), device(1)];
    const [own, foreign] = [await anna.page(), await kim.page()];
    expect(await codeOf(anna.send(sent(foreign, { 'Kim Roth Fest': ['yes'] })))).toBe('bad-form');
    expect(await codeOf(anna.send(sent(own, { 'Anna Weiß Fest': ['yes', 'Nudeln'] })))).toBe('bad-form');
    const food = [{ guest: foreign.household.guests[0]?.id ?? '', text: 'Nüsse', seen: '' }];
    expect(await codeOf(anna.send(sent(own, {}, { food, consents: true })))).toBe('bad-form');
    const invites = [{ part: own.parts[0]?.id ?? '', guest: foreign.household.guests[0]?.id ?? '' }];
    const put = { id, household: households[0] ?? '', invites, isReopened: false };
    expect(await codeOf(home.call('PUT /web-api/events/:id/households/:household/invites', put))).toBe('bad-form');
    expect((await hosted(1)).household.replies).toHaveLength(2);
  });

  test('whoever is not invited any more has no answer, and every change of answers is one revision of what the rows are', async () => {
    const store = await open();
    const { device, home, id, households, read } = await opened(store);
    const anna = device(0);
    const page = await anna.page();
    await anna.send(
      sent(page, { 'Anna Weiß Fest': ['yes', 'Saibling'], 'Max Weiß Fest': ['yes', 'Gemüse'] }, { message: { text: 'Juhu', seen: '' } }),
    );
    const max = page.household.guests[1]?.id ?? '';
    const invites = page.household.replies.filter(({ guest }) => guest !== max).map(({ part: of, guest }) => ({ part: of, guest }));
    await home.call('PUT /web-api/events/:id/households/:household/invites', {
      id,
      household: households[0] ?? '',
      invites,
      isReopened: false,
    });
    const event = await read();
    // A dish that is not offered any more is no choice.
    const kept = event.parts.map(({ id: of, name, startsAt, endsAt, place }) => ({
      id: of,
      name,
      startsAt,
      endsAt,
      place,
      options: ['Gemüse'],
      childOptions: [],
    }));
    await home.call('PUT /web-api/events/:id/parts', { id, version: event.version, parts: kept });
    const revisions = await store.db.selectFrom('reply_revisions').selectAll().where('event', '=', id).orderBy('version').execute();
    expect(revisions.map(({ version, actor }) => [version, actor])).toEqual([
      [1, 'household'],
      [2, 'host'],
      [3, 'host'],
    ]);
    const after = JSON.parse(revisions.at(-1)?.after ?? '');
    const replies = [{ part: event.parts[1]?.id, guest: page.household.guests[0]?.id, answer: 'yes', menu: null }];
    expect(after).toEqual({ message: 'Juhu', questions: [], replies });
    expect(countsOf(await read()).parts).toEqual([
      [5, 0, 0, 5],
      [5, 1, 0, 4],
    ]);
  });

  test('a note on food needs consent, is its own, and ends thirty days after the event', async () => {
    const store = await open();
    const { device, clock } = await opened(store);
    const anna = device(0);
    const page = await anna.page();
    const food = [{ guest: page.household.guests[1]?.id ?? '', text: 'Haselnüsse', seen: '' }];
    expect(await codeOf(anna.send(sent(page, {}, { food })))).toBe('bad-form');
    await anna.send(sent(page, {}, { food, consents: true }));
    expect((await anna.page()).household.guests.map((guest) => guest.food)).toEqual(['', 'Haselnüsse']);
    const run = () => store.write((trx) => deletions.foodNotes?.(trx, new Date(clock.now), 100) ?? Promise.resolve(0));
    clock.now = Date.parse('2027-07-12T23:00:00Z');
    expect(await run()).toBe(0);
    clock.now = Date.parse('2027-07-13T01:00:00Z');
    expect(await run()).toBe(1);
  });

  test('a companion is a guest of the household, invited to what its host is invited to', async () => {
    const { device, home, list, read } = await opened(await open());
    const kim = device(1);
    const page = await kim.page();
    expect(page.household.openCompanions).toBe(2);
    await kim.send(sent(page, { 'Kim Roth Fest': ['yes', 'Gemüse'] }, { companions: ['Toni Haas'] }));
    // The same form once more is the same person.
    await kim.send(sent(page, { 'Kim Roth Fest': ['yes', 'Gemüse'] }, { companions: ['Toni Haas'] }));
    const after = await kim.page();
    expect(after.household.guests.map(({ name, kind }) => [name, kind])).toEqual([
      ['Kim Roth', 'adult'],
      ['Toni Haas', 'plus-one'],
    ]);
    expect(after.household.replies.map(({ answer }) => answer)).toEqual(['open', 'yes', 'open', 'yes']);
    expect(after.household.openCompanions).toBe(1);
    expect((await home.call('GET /web-api/guest-lists/:id', { id: list })).changes[0]?.kind).toBe('edit');
    expect(countsOf(await read()).parts).toEqual([
      [7, 0, 0, 7],
      [7, 2, 0, 5],
    ]);
  });

  test.each([0, 1, 10, 11])('of %i companions who are named on devices at the same time no more come than allowed', async (wanted) => {
    const allowed = Math.min(wanted, 10);
    const { device } = await opened(await open(), allowed === 0 ? 'Kim Roth' : `Kim Roth + ${allowed}`);
    const kim = device(1);
    const page = await kim.page();
    expect(page.household.openCompanions).toBe(allowed);
    const posts = Array.from({ length: wanted + 1 }, (_, at) => codeOf(device(1).send(sent(page, {}, { companions: [`Gast${at} Berg`] }))));
    const codes = await Promise.all(posts);
    // A household posts ten times a minute.
    expect(codes.filter((code) => code === null)).toHaveLength(allowed);
    expect(new Set(codes.filter((code) => code !== null)).size).toBeGreaterThan(0);
    expect((await kim.page()).household.guests.filter(({ kind }) => kind === 'plus-one')).toHaveLength(allowed);
    const eleven = Array.from({ length: 11 }, (_, at) => `Gast${at} Roth`);
    expect(await codeOf(device(1).send(sent(page, {}, { companions: eleven })))).not.toBeNull();
  });

  test('guests answer until the end of the day of the deadline; then only a household that its host reopened, and the host', async () => {
    const { device, clock, home, id, households, hosted } = await opened(await open());
    const anna = device(0);
    const page = await anna.page();
    clock.now = Date.parse('2027-05-08T21:59:59Z');
    await anna.send(sent(page, { 'Anna Weiß Trauung': ['yes'] }));
    clock.now = Date.parse('2027-05-08T22:00:00Z');
    expect(await anna.page()).toMatchObject({ isAnswering: false });
    expect(await codeOf(anna.send(sent(page, { 'Max Weiß Trauung': ['yes'] })))).toBe('forbidden');
    const household = households[0] ?? '';
    await home.call('POST /web-api/events/:id/households/:household/answer', {
      id,
      household,
      ...sent(await hosted(0), { 'Max Weiß Trauung': ['no'] }),
    });
    const invites = page.household.replies.map(({ part: of, guest }) => ({ part: of, guest }));
    await home.call('PUT /web-api/events/:id/households/:household/invites', { id, household, invites, isReopened: true });
    const later = await anna.page();
    expect(later).toMatchObject({ isAnswering: true, household: { lastBy: 'host' } });
    await anna.send(sent(later, { 'Max Weiß Trauung': ['yes'] }));
    await home.call('POST /web-api/events/:id/state', { id, state: 'closed' });
    expect(await codeOf(anna.send(sent(await anna.page(), { 'Max Weiß Trauung': ['no'] })))).toBe('forbidden');
  });

  test('wrong, revoked and expired links, and those of a draft, have one answer', async () => {
    const { device, clock, home, id, keys, hosted } = await opened(await open());
    const anna = device(0);
    const ask = (key: string) => bodyOf(anna.own.call('GET /web-api/event-pages/:key', { key }));
    const wrong = await ask('0'.repeat(26));
    expect(await ask(keys[0] ?? '')).toBe('answered');
    await home.call('POST /web-api/events/:id/state', { id, state: 'draft' });
    expect(await ask(keys[0] ?? '')).toBe(wrong);
    await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
    await home.call('POST /web-api/events/:id/links', { id });
    expect(await ask(keys[0] ?? '')).toBe(wrong);
    const again = keyOf((await hosted(0)).link?.url ?? '');
    expect([again === keys[0], await ask(again.toLowerCase())]).toEqual([false, 'answered']);
    clock.now = Date.parse('2028-06-11T21:59:00Z');
    expect(await ask(again)).toBe('answered');
    clock.now = Date.parse('2028-06-11T22:00:00Z');
    expect(await ask(again)).toBe(wrong);
    expect(wrong).toContain('no-event-page');
  });

  test('with a password a browser reads nothing until it is typed, and another password asks anew', async () => {
    const { device, home, id } = await opened(await open());
    await home.call('PUT /web-api/events/:id/password', { id, password: 'Löwenzahn' });
    const { own, key, page, send } = device(0);
    expect(await own.call('GET /web-api/event-pages/:key', { key })).toEqual({ formality: 'du', page: null });
    const typed = (password: string) => codeOf(own.call('POST /web-api/event-pages/:key/password', { key, password }));
    expect(await typed('Gänseblümchen')).toBe('bad-form');
    expect(await typed('Löwenzahn')).toBe(null);
    await send(sent(await page(), { 'Anna Weiß Fest': ['no'] }));
    await home.call('PUT /web-api/events/:id/password', { id, password: 'Kornblume' });
    await expect(page()).rejects.toThrow('locked');
    for (let at = 0; at < 6; at += 1) await typed('Mohn');
    expect(await typed('Kornblume')).toBe('too-many');
  });

  test('answers are there again when a change of the list that removed their guest is undone', async () => {
    const { device, home, list, households, read } = await opened(await open());
    const anna = device(0);
    await anna.send(sent(await anna.page(), { 'Anna Weiß Fest': ['yes', 'Saibling'] }));
    const before = countsOf(await read());
    const { rows } = await home.call('GET /web-api/guest-lists/:id', { id: list });
    const version = rows.find(({ id }) => id === households[0])?.version ?? 0;
    await home.call('DELETE /web-api/guest-lists/:id/households/:household', { id: list, household: households[0] ?? '', version });
    expect(countsOf(await read()).parts).toEqual([
      [4, 0, 0, 4],
      [4, 0, 0, 4],
    ]);
    expect(await codeOf(anna.page())).toBe('not-found');
    const { changes } = await home.call('GET /web-api/guest-lists/:id', { id: list });
    await home.call('POST /web-api/guest-lists/:id/undo', { id: list, change: changes[0]?.version ?? 0 });
    expect(countsOf(await read())).toEqual(before);
    expect((await anna.page()).household.replies[1]).toMatchObject({ answer: 'yes', version: 1 });
  });

  test('an event goes a year after its last day with everything in it, and its list stays', async () => {
    const store = await open();
    const { device, clock, list } = await opened(store);
    const anna = device(0);
    await anna.send(sent(await anna.page(), { 'Anna Weiß Fest': ['yes', 'Saibling'] }, { message: { text: 'Juhu', seen: '' } }));
    const run = () => store.write((trx) => deletions.events?.(trx, new Date(clock.now), 100) ?? Promise.resolve(0));
    clock.now = Date.parse('2028-06-12T10:00:00Z');
    expect(await run()).toBe(0);
    clock.now = Date.parse('2028-06-13T10:00:00Z');
    expect(await run()).toBe(1);
    for (const table of [
      'events',
      'event_parts',
      'menu_options',
      'part_invites',
      'replies',
      'household_replies',
      'reply_revisions',
      'access_keys',
    ] as const)
      expect([table, await store.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect(await store.db.selectFrom('households').select('id').where('list', '=', list).execute()).toHaveLength(3);
  });
});
