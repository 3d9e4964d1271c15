/** What a host adds to the page of an event, what households answer to it, and what they delete. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { hostOf, httpsLink, isTaken } from '#core/people/event/page-content.ts';
import { processingContract } from '#core/people/event/processing-contract.ts';
import { isFault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { createPicture, deletePicture } from '#store/picture/pictures.ts';
import { deleteUnreferencedPictures } from '#store/retention/unreferenced-pictures.ts';
import { accountShop, browser, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestPicture } from './guest-page.ts';

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

/** An open event of one part with two households, and a device with the link of the first one. */
async function opened(store: Store) {
  const clock = { now: Date.parse('2027-04-01T09:00:00Z') };
  const shop = accountShop(store, () => new Date(clock.now));
  const home = browser(shop);
  const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const rows = [{ names: 'Anna und Max Weiß + 1' }, { names: 'Kim Roth' }];
  const { rows: made } = await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
  const { id } = await home.call('POST /web-api/events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const { facts } = await home.call('GET /web-api/events/:id', { id });
  await home.call('PUT /web-api/events/:id', { id, version: 1, facts: { ...facts, deadline: '2027-05-08' } });
  const fest = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: ['Saibling'], childOptions: [] };
  await home.call('PUT /web-api/events/:id/parts', { id, version: 2, parts: [fest] });
  await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
  const household = made[0]?.id ?? '';
  const hosted = () => home.call('GET /web-api/events/:id/households/:household', { id, household });
  const key = /\/e\/(\w{26})\//.exec((await hosted()).link?.url ?? '')?.[1] ?? '';
  const guest = browser(shop, { address: '198.51.100.7' });
  const page = async () => {
    const answer = await guest.call('GET /web-api/event-pages/:key', { key });
    if (!answer.page) throw new Error('locked');
    return answer.page;
  };
  const send = (answers: SentAnswers) => guest.call('POST /web-api/event-pages/:key/answer', { key, ...answers });
  const remove = () => guest.call('POST /web-api/event-pages/:key/delete', { key });
  return { shop, clock, home, id, list, household, hosted, key, guest, page, send, remove };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['page']>>;

/** Everything as the page showed it, but what is named. */
function sent(
  { household }: Pick<Page, 'household'>,
  said: { yes?: boolean; questions?: Record<string, string>; message?: string; food?: string },
) {
  const guest = household.guests[0]?.id ?? '';
  return {
    replies: household.replies.map(({ version, part, guest: of, answer, menu }) => ({
      part,
      guest: of,
      menu,
      seen: { answer, menu, version },
      answer: said.yes ? ('yes' as const) : answer,
    })),
    companions: [],
    food: said.food === undefined ? [] : [{ guest, text: said.food, seen: household.guests[0]?.food ?? '' }],
    consents: true,
    message: { text: said.message ?? household.message, seen: household.message },
    questions: household.questions.map(({ id, text, answer }) => ({ question: id, text: said.questions?.[text] ?? answer, seen: answer })),
  } satisfies SentAnswers;
}

const song = { id: null, kind: 'text' as const, text: 'Welches Lied?', choices: [] };
const room = { id: null, kind: 'yes-no' as const, text: 'Ein Zimmer?', choices: [] };
const way = { id: null, kind: 'choice' as const, text: 'Womit?', choices: ['Zug', 'Auto'] };

async function pictureOf(store: Store, home: TestBrowser, name: string) {
  const owner = await home.withContext((context) => context.actor.owner.ensure());
  const keys = {
    printKey: `pictures/${name}/print.jpg`,
    previewKey: `pictures/${name}/preview.webp`,
    mediumKey: `pictures/${name}/medium.webp`,
  };
  const facts = {
    name: `${name}.jpg`,
    sha256: name.padEnd(64, '0'),
    kind: 'jpeg-original',
    warnings: [],
    width: 900,
    height: 600,
    orientation: 1,
  };
  const picture = await createPicture(store, owner, {
    ...facts,
    ...keys,
    thumbKey: `pictures/${name}/thumb.webp`,
    focusX: 0.5,
    focusY: 0.5,
    bytes: 9,
  });
  return { owner, id: picture.id };
}

test('a link of wishes is https to a named host, and is shown with it [E051]', () => {
  expect(httpsLink('https://www.Beispiel.de/a b')).toBe('https://www.beispiel.de/a%20b');
  for (const wrong of [
    'http://beispiel.de/',
    'javascript:alert(1)',
    'beispiel.de',
    'https://a:b@beispiel.de/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://beispiel.de:8443/',
  ])
    expect([wrong, httpsLink(wrong)]).toEqual([wrong, null]);
  expect(hostOf({ url: 'https://www.beispiel.de/liste' })).toBe('beispiel.de');
});

test('a question takes the answers that it offers, and none', () => {
  expect([
    isTaken(way, 'Zug'),
    isTaken(way, 'Rad'),
    isTaken(way, ''),
    isTaken(room, 'yes'),
    isTaken(room, 'Zug'),
    isTaken(song, 'Zug'),
  ]).toEqual([true, false, true, true, false, true]);
});

onEachEngine('the page of an event', (open) => {
  test('questions of the host are answered by the household, on two devices as a message is, and are in its revisions [E053]', async () => {
    const store = await open();
    const { home, id, page, send, hosted } = await opened(store);
    await home.call('PUT /web-api/events/:id/questions', { id, questions: [song, room, way] });
    const [first, second] = [await page(), await page()];
    expect(first.household.questions.map(({ text, answer }) => [text, answer])).toEqual([
      ['Welches Lied?', ''],
      ['Ein Zimmer?', ''],
      ['Womit?', ''],
    ]);
    expect(await codeOf(send(sent(first, { questions: { 'Womit?': 'Rad' } })))).toBe('bad-form');
    await send(sent(first, { questions: { 'Welches Lied?': 'Samba', 'Ein Zimmer?': 'yes' } }));
    await send(sent(second, { questions: { 'Womit?': 'Zug' } }));
    expect(await codeOf(send(sent(second, { questions: { 'Welches Lied?': 'Walzer' } })))).toBe('list-changed');
    expect((await hosted()).household.questions.map(({ answer }) => answer)).toEqual(['Samba', 'yes', 'Zug']);
    const { questions } = await home.call('GET /web-api/events/:id/page', { id });
    expect(questions.map(({ answers }) => answers)).toEqual([1, 1, 1]);
    // A question of another kind is another one; its answer goes, as a change by the host.
    const [kept, turned] = questions.map(({ answers: _, ...question }) => question);
    await home.call('PUT /web-api/events/:id/questions', { id, questions: [kept ?? song, { ...(turned ?? room), kind: 'text' }] });
    expect((await hosted()).household.questions.map(({ answer }) => answer)).toEqual(['Samba', '']);
    const revisions = await store.db.selectFrom('reply_revisions').selectAll().where('event', '=', id).orderBy('version').execute();
    expect(
      revisions.map(({ actor, after }) => [
        actor,
        JSON.parse(after)
          .questions.map((answer: { text: string }) => answer.text)
          .toSorted(),
      ]),
    ).toEqual([
      ['household', ['Samba', 'yes']],
      ['household', ['Samba', 'Zug', 'yes']],
      ['host', ['Samba']],
    ]);
    expect(await codeOf(home.call('PUT /web-api/events/:id/questions', { id, questions: [{ ...way, choices: ['Zug'] }] }))).toBe(
      'bad-form',
    );
    expect(
      await codeOf(home.call('PUT /web-api/events/:id/questions', { id, questions: Array.from({ length: 6 }, () => song) })),
    ).not.toBeNull();
  });

  test('a household deletes what it answered, also after the deadline, and nothing of it is in any revision', async () => {
    const store = await open();
    const { clock, home, id, page, send, remove, hosted, household } = await opened(store);
    await home.call('PUT /web-api/events/:id/questions', { id, questions: [song] });
    const before = await page();
    await send(sent(before, { yes: true, message: 'Juhu', food: 'Haselnüsse', questions: { 'Welches Lied?': 'Samba' } }));
    const shown = await page();
    clock.now = Date.parse('2027-05-20T10:00:00Z');
    await remove();
    const after = await page();
    expect(after).toMatchObject({ isAnswering: false, household: { message: '', lastBy: 'household', isDeleted: true } });
    expect(after.household.replies.map(({ answer, menu }) => [answer, menu])).toEqual([
      ['open', null],
      ['open', null],
    ]);
    expect([after.household.guests[0]?.food, after.household.questions[0]?.answer]).toEqual(['', '']);
    for (const table of ['reply_revisions', 'household_replies', 'replies', 'food_notes', 'question_answers'] as const)
      expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toMatch(/Juhu|Haselnüsse|Samba|"yes/);
    const revisions = await store.db.selectFrom('reply_revisions').select(['version', 'actor', 'kind']).orderBy('version').execute();
    expect(revisions.map(({ version, actor, kind }) => [version, actor, kind])).toEqual([
      [1, 'household', 'answer'],
      [2, 'household', 'deleted'],
    ]);
    const host = await home.call('GET /web-api/events/:id', { id });
    expect([host.counts.answeredHouseholds, host.counts.foodNotes, host.last.map(({ household: of, kind }) => [of, kind])]).toEqual([
      0,
      0,
      [[household, 'deleted']],
    ]);
    // Once more changes nothing, and a page of before does not bring it back unseen.
    await remove();
    expect((await hosted()).household.isDeleted).toBe(true);
    clock.now = Date.parse('2027-04-02T10:00:00Z');
    const back = sent(shown, { message: 'Doch nicht' });
    expect(await codeOf(send({ ...back, replies: back.replies.map((reply) => ({ ...reply, answer: 'no' })) }))).toBe('list-changed');
  });

  test('pictures of the page are those of its host, as a small copy behind the link of a household, until their owner deletes them [F019]', async () => {
    const store = await open();
    const { shop, home, id, key, guest, page } = await opened(store);
    const [own, other] = [await pictureOf(store, home, 'a'), await pictureOf(store, browser(shop), 'b')];
    const dataDir = mkdtempSync(join(tmpdir(), 'event-pictures-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    shop.files = await openFiles({ dataDir, bucket: null });
    await shop.files.put('pictures/a/medium.webp', new Uint8Array([1, 2, 3]));
    await shop.files.put('pictures/b/medium.webp', new Uint8Array([4]));
    const put = (pictures: { picture: string; alt: string }[]) => home.call('PUT /web-api/events/:id/pictures', { id, pictures });
    expect(await codeOf(put([{ picture: other.id, alt: '' }]))).toBe('bad-form');
    await put([{ picture: own.id, alt: 'Ein Weg' }]);
    const path = `/web-api/event-pages/${key}/pictures/${own.id}`;
    expect((await page()).pictures).toEqual([{ path, alt: 'Ein Weg', width: 900, height: 600 }]);
    const file = (of: string, link = key) => guest.withContext((context) => guestPicture(context, link, of));
    const answer = await file(own.id);
    expect([answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual(['private, no-store', 'image/webp']);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(await codeOf(file(other.id))).toBe('not-found');
    expect(await codeOf(file(own.id, '0'.repeat(26)))).toBe('not-found');
    await home.call('PUT /web-api/events/:id/password', { id, password: 'Löwenzahn' });
    expect(await codeOf(file(own.id))).toBe('not-found');
    await home.call('PUT /web-api/events/:id/password', { id, password: null });
    await deletePicture(store, own.owner, own.id);
    expect((await page()).pictures).toEqual([]);
    expect(await codeOf(file(own.id))).toBe('not-found');
  });

  test('a picture on the page of an event is kept as long as the event', async () => {
    const store = await open();
    const { home, id, clock } = await opened(store);
    const { owner, id: picture } = await pictureOf(store, home, 'a');
    await home.call('PUT /web-api/events/:id/pictures', { id, pictures: [{ picture, alt: '' }] });
    const later = (days: number) => new Date(clock.now + days * 86_400_000);
    for (const days of [1, 30]) expect(await deleteUnreferencedPictures(store, owner, later(days))).toBe(0);
    await home.call('DELETE /web-api/events/:id', { id });
    for (const days of [31, 59]) expect([days, await deleteUnreferencedPictures(store, owner, later(days))]).toEqual([days, 0]);
    expect(await deleteUnreferencedPictures(store, owner, later(61))).toBe(1);
  });

  test('the host sees the page without a household, and with its wishes [E051]', async () => {
    const { home, id, guest } = await opened(await open());
    const links = [{ name: 'Wald', url: 'https://www.beispiel.de/wald' }];
    await home.call('PUT /web-api/events/:id/wishes', { id, text: 'Bäume', links });
    const { page } = await home.call('GET /web-api/events/:id/preview', { id });
    expect(page.wishes).toEqual({ text: 'Bäume', links: [{ ...links[0], host: 'beispiel.de' }] });
    expect([page.parts.length, page.household.guests, page.household.replies, page.isAnswering]).toEqual([1, [], [], false]);
    expect(await codeOf(guest.call('GET /web-api/events/:id/preview', { id }))).toBe('not-found');
    const wrong = [{ name: '', url: 'http://beispiel.de/' }];
    expect(await codeOf(home.call('PUT /web-api/events/:id/wishes', { id, text: '', links: wrong }))).not.toBeNull();
    const many = Array.from({ length: 21 }, (_, at) => ({ name: '', url: `https://beispiel.de/${at}` }));
    expect(await codeOf(home.call('PUT /web-api/events/:id/wishes', { id, text: '', links: many }))).not.toBeNull();
  });

  test('companions without a name are counted, and their number opens their households [E054]', async () => {
    const { home, id, page, send, household } = await opened(await open());
    const counts = async () => (await home.call('GET /web-api/events/:id', { id })).counts;
    const unnamed = async () =>
      (await home.call('GET /web-api/events/:id/answers', { id, filter: 'unnamed' })).rows.map((row) => row.household);
    expect([await counts(), await unnamed()]).toMatchObject([{ companions: 1, namedCompanions: 0 }, [household]]);
    await send({ ...sent(await page(), { yes: true }), companions: ['Toni Haas'] });
    expect([await counts(), await unnamed()]).toMatchObject([{ companions: 1, namedCompanions: 1 }, []]);
    const { persons, rows } = await home.call('GET /web-api/events/:id/answers', { id, persons: 'yes' });
    expect([persons?.count, rows.map(({ matching }) => matching)]).toEqual([3, [['Anna Weiß', 'Max Weiß', 'Toni Haas']]]);
  });

  test('a company agrees to the processing contract before it makes an event, and a private host does not', async () => {
    const store = await open();
    const shop = accountShop(store);
    const event = { title: 'Sommerfest', firstDay: '2027-06-12', occasion: 'hochzeit', list: null };
    const privately = browser(shop);
    const { id: own } = await privately.call('POST /web-api/events', event);
    expect((await privately.call('GET /web-api/events/:id', { id: own })).contract).toBeNull();
    const firm = browser(shop);
    await firm.call('POST /web-api/customer-signup', { ...zoe, type: 1, company: 'Blatt GmbH' });
    expect((await firm.call('GET /web-api/events', {})).contract).toBe(processingContract);
    expect(await codeOf(firm.call('POST /web-api/events', event))).toBe('bad-form');
    expect(await codeOf(firm.call('POST /web-api/events', { ...event, contract: '1999-01' }))).toBe('bad-form');
    const { id } = await firm.call('POST /web-api/events', { ...event, contract: processingContract });
    expect((await firm.call('GET /web-api/events/:id', { id })).contract).toEqual({ version: processingContract, at: expect.any(String) });
  });
});
