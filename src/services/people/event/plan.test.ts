/** The plan of an event by its calls and its mails: what is open, what was ordered, when its host is told. */
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { planMailJobs } from '#services/people/event/mails/plan-mails.job.ts';
import { addLine } from '#store/cart/carts.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign } from '#store/design/designs.ts';
import { listMails } from '#store/mail/mails.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { orderFor, plainContent } from '#tests/orders.ts';
import { seedAll } from '#tests/seeded.ts';

const origin = 'https://www.federleicht.example';

/** A wedding of an account with a confirmed mailbox; its list has a household in Munich, and one in Strasbourg. */
async function opened(store: Store, { isConfirmed = true } = {}) {
  await seedAll(store);
  const clock = { now: Date.parse('2026-12-01T09:00:00Z') };
  const shop = Object.assign(
    accountShop(store, () => new Date(clock.now)),
    { payments: [] },
  );
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  if (isConfirmed)
    await store.write((trx) => trx.updateTable('customers').set({ email_verified_at: '2026-12-01T08:00:00.000Z' }).execute());
  const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const rows = [
    { names: 'Anna Weiß', street: 'Weg 1', postcode: '80331', city: 'München' },
    { names: 'Luc Châteauvieux', street: 'Rue 2', postcode: '67000', city: 'Strasbourg', country: 'FR' },
  ];
  await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
  const event = async (title: string, of: string | null = list) =>
    (await home.call('POST /web-api/events', { title, firstDay: '2027-06-12', occasion: 'hochzeit', list: of })).id;
  const id = await event('Sophie & Jörg');
  const owner = await home.owner();
  if (!owner) throw new Error('no owner');
  const catalogue = await catalogueOf(store);
  /** A saved design of the first card of a category for weddings. */
  const design = async (category: string, of?: string) => {
    const row = catalogue.rows.find((one) => one.category === category && one.occasion === 'hochzeit');
    const choice = { card: row?.id ?? '', paper: 'plain' };
    const saved = await createDesign(store, owner, { ...plainContent(), choice });
    const settings = { settings: '{}', version: 1, changed_at: '2026-12-01T08:00:00.000Z' };
    if (of)
      await store.write((trx) =>
        trx
          .insertInto('merges')
          .values({ design: saved.id, list: of, ...settings })
          .execute(),
      );
    return { id: saved.id, choice };
  };
  const inCart = ({ id: of, choice }: Awaited<ReturnType<typeof design>>) =>
    addLine(store, owner, { item: { kind: 'printed', product: 'card', choice, design: of }, quantity: 50 });
  const order = async (made: Awaited<ReturnType<typeof design>>) => {
    await inCart(made);
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok) throw new Error(placed.reason);
    return placed.order.id;
  };
  /** Sessions end before the day of the wedding. */
  const signIn = () => home.call('POST /web-api/customer-login', { email: zoe.email, password: zoe.password });
  const read = async () => {
    await signIn();
    return home.call('GET /web-api/events/:id/plan', { id });
  };
  const run = async (at: string) => {
    clock.now = Date.parse(at);
    await planMailJobs(origin)['plan-mails']?.({}, shop);
    return subjects();
  };
  const subjects = async () =>
    (await listMails(store, 1_000)).toReversed().flatMap(({ subject }) => (/Sophie/.test(subject) ? [subject] : []));
  const move = async (firstDay: string) => {
    await signIn();
    const { version, facts } = await home.call('GET /web-api/events/:id', { id });
    await home.call('PUT /web-api/events/:id', { id, version, facts: { ...facts, firstDay, lastDay: firstDay } });
  };
  return { store, shop, clock, home, list, id, owner, event, design, inCart, order, signIn, read, run, move };
}

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? (error.details.errors?.map(({ field }) => field) ?? error.code) : Promise.reject(error)),
  );
const pieceOf = async ({ read }: Awaited<ReturnType<typeof opened>>, name: string) =>
  (await read()).plan.pieces.find(({ piece }) => piece === name);

onEachEngine('the plan of an event', (open) => {
  test('dates the pieces by its day and by where its guests live, and names the town that decides', async () => {
    const made = await opened(await open());
    const { plan, head, goals, isMailed } = await made.read();
    expect(head.title).toBe('Sophie & Jörg');
    expect(plan.deciding).toEqual({
      title: 'Frankreich entscheidet.',
      text: 'Der Brief nach Strasbourg muss als Erster los: 5 Werktage Post, 2 Tage zum Beschriften.',
    });
    expect(await pieceOf(made, 'invitation')).toMatchObject({
      targetDay: '2027-03-20',
      target: expect.stringMatching(/20\.\sMärz, im Ausland bis Sa, 20\.\sFeb\./),
      done: null,
      isOwn: false,
    });
    expect(goals.map(({ piece }) => piece)).toEqual(plan.pieces.map(({ piece }) => piece));
    expect(isMailed).toBe(true);
  });

  test('has a piece as ordered once it is ordered for its list, as delivered after that, and as open once that is cancelled', async () => {
    const made = await opened(await open());
    const { store, design, order, list } = made;
    const menu = await design('menu-card', list);
    expect(await pieceOf(made, 'menu-card')).toMatchObject({ done: null, isOwn: true, path: expect.stringContaining(menu.id) });
    const id = await order(menu);
    expect(await pieceOf(made, 'menu-card')).toMatchObject({ done: 'bestellt' });
    const state = (name: string) => store.write((trx) => trx.updateTable('orders').set({ state: name }).where('id', '=', id).execute());
    await state('delivered');
    expect(await pieceOf(made, 'menu-card')).toMatchObject({ done: 'zugestellt' });
    await state('cancelled');
    expect(await pieceOf(made, 'menu-card')).toMatchObject({ done: null });
  });

  test('counts a piece without a list for the only event of its owner, and for none of two', async () => {
    const made = await opened(await open());
    await made.order(await made.design('menu-card'));
    expect(await pieceOf(made, 'menu-card')).toMatchObject({ done: 'bestellt' });
    await made.event('Ida & Ben', null);
    expect(await pieceOf(made, 'menu-card')).toMatchObject({ done: null });
  });

  test('counts nothing that is printed with the list of another event', async () => {
    const made = await opened(await open());
    const { id: other } = await made.home.call('POST /web-api/guest-lists', { name: 'Taufe' });
    await made.order(await made.design('menu-card', other));
    expect(await pieceOf(made, 'menu-card')).toMatchObject({ done: null, isOwn: false });
  });

  test('takes other targets within their bounds, which move with the day; pieces that are done or not needed are no longer open', async () => {
    const made = await opened(await open());
    const { home, id, read, move } = made;
    const put = (
      goals: { piece: 'invitation' | 'menu-card' | 'seating-plan'; target: string | null; isDone?: boolean; isHidden?: boolean }[],
    ) =>
      home.call('PUT /web-api/events/:id/plan', {
        id,
        hasNotices: true,
        goals: goals.map((goal) => ({ isDone: false, isHidden: false, ...goal })),
      });
    expect(
      await refusalOf(
        put([
          { piece: 'menu-card', target: '2027-06-13' },
          { piece: 'invitation', target: '2024-01-01' },
        ]),
      ),
    ).toEqual(['goals.0.target', 'goals.1.target']);
    await put([
      { piece: 'invitation', target: '2027-03-27' },
      { piece: 'menu-card', target: null, isDone: true },
      { piece: 'seating-plan', target: null, isHidden: true },
    ]);
    const { plan, goals } = await read();
    expect(plan.pieces.find(({ piece }) => piece === 'invitation')?.targetDay).toBe('2027-03-27');
    expect(plan.pieces.find(({ piece }) => piece === 'menu-card')?.done).toBe('erledigt');
    expect(plan.pieces.map(({ piece }) => piece)).not.toContain('seating-plan');
    expect(goals.find(({ piece }) => piece === 'seating-plan')).toMatchObject({ isHidden: true });
    await move('2027-06-19');
    expect(await pieceOf(made, 'invitation')).toMatchObject({ targetDay: '2027-04-03' });
    const stranger = browser(made.shop, { address: '198.51.100.7' });
    expect(await refusalOf(stranger.call('GET /web-api/events/:id/plan', { id }))).toBe('not-found');
    expect(await refusalOf(stranger.call('PUT /web-api/events/:id/plan', { id, hasNotices: false, goals: [] }))).toBe('not-found');
  });

  test('says when guests have less than two weeks between the invitation and the end of the answers', async () => {
    const made = await opened(await open());
    const { home, id } = made;
    const { version, facts } = await home.call('GET /web-api/events/:id', { id });
    await home.call('PUT /web-api/events/:id', { id, version, facts: { ...facts, deadline: '2027-03-30' } });
    expect(await made.read()).toMatchObject({ shortAnswers: 10, plan: { answers: { day: '2027-03-30' } } });
  });
});

onEachEngine('mails of the plan of an event', (open) => {
  test('come 14, 7 and 2 days before the last order of what is designed, each once, and for one more way of delivery after it', async () => {
    const made = await opened(await open());
    await made.design('menu-card');
    const last = (await pieceOf(made, 'menu-card'))?.latest?.day;
    // Corpus Christi is on the 27th.
    expect(last).toBe('2027-05-26');
    expect(await made.run('2027-05-11T10:30:00Z')).toEqual([]);
    // Not at night.
    expect(await made.run('2027-05-12T04:30:00Z')).toEqual([]);
    const [first] = await made.run('2027-05-12T10:30:00Z');
    expect(first).toBe('Noch 14 Tage: Menükarte für Sophie & Jörg');
    for (const at of ['2027-05-12T11:30:00Z', '2027-05-15T10:30:00Z']) expect(await made.run(at)).toHaveLength(1);
    for (const [at, count] of [
      ['2027-05-19', 2],
      ['2027-05-22', 2],
      ['2027-05-24', 3],
      ['2027-05-26', 4],
      // Express until 3 June.
      ['2027-05-27', 5],
    ] as const)
      expect([at, (await made.run(`${at}T10:30:00Z`)).length]).toEqual([at, count]);
    const mails = (await listMails(made.store, 1_000)).filter(({ subject }) => /Sophie/.test(subject));
    const [express, mail] = [mails.at(0), mails.at(-1)];
    expect(mail).toMatchObject({ to: zoe.email });
    expect(mail?.text).toContain(`${origin}/feier/${made.id}/zeitplan/`);
    expect(mail?.text).toMatch(/Menükarte: spätestens Mittwoch, 26\.\sMai, 11 Uhr$/m);
    expect(express?.text).toMatch(/11 Uhr, nur noch per Express$/m);
  });

  test('name pieces of the same day together, and none once all are ordered', async () => {
    const made = await opened(await open());
    const menu = await made.design('menu-card');
    const place = await made.design('place-card');
    expect(await made.run('2027-05-12T10:30:00Z')).toEqual(['Noch 14 Tage: 2 Stücke für Sophie & Jörg']);
    await made.order(menu);
    expect(await made.run('2027-05-19T10:30:00Z')).toHaveLength(2);
    expect((await listMails(made.store, 1_000)).find(({ subject }) => /Noch 7/.test(subject))?.text).not.toContain('Menükarte');
    await made.order(place);
    expect(await made.run('2027-05-24T10:30:00Z')).toHaveLength(2);
  });

  test('come anew for a day that moved, and not for the one of before', async () => {
    const made = await opened(await open());
    await made.design('menu-card');
    expect(await made.run('2027-05-12T10:30:00Z')).toHaveLength(1);
    await made.move('2027-07-31');
    expect(await made.run('2027-05-19T10:30:00Z')).toHaveLength(1);
    const last = (await pieceOf(made, 'menu-card'))?.latest?.day;
    expect(last).toBe('2027-07-15');
    expect(await made.run('2027-07-01T10:30:00Z')).toHaveLength(2);
  });

  test('none without a design, none to an address that is not confirmed, and none once the host has switched them off', async () => {
    const plain = await opened(await open());
    expect(await plain.run('2027-05-14T10:30:00Z')).toEqual([]);
    await plain.design('menu-card');
    await plain.signIn();
    await plain.home.call('PUT /web-api/events/:id/plan', { id: plain.id, hasNotices: false, goals: [] });
    expect(await plain.run('2027-05-14T10:30:00Z')).toEqual([]);
    const unconfirmed = await opened(await open(), { isConfirmed: false });
    await unconfirmed.design('menu-card');
    expect(await unconfirmed.run('2027-05-14T10:30:00Z')).toEqual([]);
    expect((await unconfirmed.read()).isMailed).toBe(false);
  });
});

onEachEngine('the day by which a cart is needed', (open) => {
  test('is that of the plan of the event of its design, until its owner names another one or none', async () => {
    const made = await opened(await open());
    const cart = () => made.home.call('GET /web-api/cart', {});
    await made.inCart(await made.design('menu-card', made.list));
    expect((await cart()).needed).toEqual({ day: '2027-06-05', event: 'Sophie & Jörg' });
    await made.home.call('PUT /web-api/cart/needed-by', { day: '2026-12-24' });
    expect((await cart()).needed).toEqual({ day: '2026-12-24', event: null });
    await made.home.call('PUT /web-api/cart/needed-by', { day: null });
    expect((await cart()).needed).toBeNull();
    expect(await refusalOf(made.home.call('PUT /web-api/cart/needed-by', { day: '2026-11-30' }))).toEqual(['neededBy']);
    expect(await refusalOf(made.home.call('PUT /web-api/cart/needed-by', { day: '2036-11-30' }))).toEqual(['neededBy']);
  });

  test('is none for a design without an event', async () => {
    const made = await opened(await open());
    await made.inCart(await made.design('announcement'));
    expect((await made.home.call('GET /web-api/cart', {})).needed).toBeNull();
  });
});
