/** Who gets what: every call and every private page, asked by its owner and by everybody else. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '#api/calls.ts';

import { isPrivatePath } from '#core/site/private-paths.ts';

import { dayMs, minuteMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import { type CallRow, callRows } from '#tests/access/call-rows.ts';
import { type PageRow, pageRows } from '#tests/access/page-rows.ts';
import { customerThings, guestThings, type Ids, missing, type Named, type Things } from '#tests/access/things.ts';
import { type Answer, askPage, callClient, routeModule, type Visitor, visitor } from '#tests/access/visitors.ts';
import { mailedToken, zoe } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { noStories } from '#tests/no-stories.ts';
import pages from '#web/app/routes.ts';

/** Limits of a minute are no subject here. */
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

type Client = ReturnType<typeof callClient>;

/** A row of the tables, and how to ask for it. */
type Row = Pick<CallRow, 'for' | 'names' | 'isElsewhere'> & {
  name: string;
  isRead: boolean;
  ask(from: Visitor, things: Things): Promise<Answer>;
};

async function openShop(open: Engine['open']): Promise<Shop> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
  const tempDir = await mkdtemp(join(tmpdir(), 'access-'));
  onTestFinished(async () => {
    vi.useRealTimers();
    await rm(tempDir, { recursive: true });
  });
  const kept = new Map<string, Uint8Array>();
  const files = {
    path: async () => 'package.json',
    remove: async () => {},
    room: async () => {},
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    get: async (key: string) => kept.get(key),
  };
  return {
    ...(await seededShop(open, () => new Date())),
    files,
    tempDir,
    hosts: [],
    stories: noStories,
    uploadBytesPerDay: 1e9,
  } as unknown as Shop;
}

function callRow({ ask }: Client, [key, row]: [string, CallRow]): Row {
  const { input = () => ({}), headers, body } = row;
  return {
    ...row,
    name: key,
    isRead: /^(GET|HEAD) /.test(key),
    async ask(from, things) {
      return (await ask(from, key, input(things), headers, body)).answer;
    },
  };
}

type Page = { path?: string; file: string };
const privatePages = (pages as Page[]).filter(({ path = '' }) => isPrivatePath(path.split('/')));

function pageRow(shop: Shop, row: PageRow): Row {
  const { page, form, params, query, names = [] } = row;
  const fields = (form ?? query)?.(Object.fromEntries(names.map((name) => [name, name])) as Ids);
  const file = privatePages.find(({ path }) => path === page)?.file ?? '';
  return {
    ...row,
    name: `${form ? 'form of ' : ''}${page} ${new URLSearchParams(fields)}`,
    isRead: form === undefined,
    ask(from, { ids }) {
      const values = params?.(ids) ?? {};
      const path = page.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
      const search = query ? `?${new URLSearchParams(query(ids))}` : '';
      return askPage(shop, from, { file, path: `/${path}/${search}`, params: values, form: form?.(ids) });
    },
  };
}

const withId = (things: Things, name: Named, id: string): Things => ({ ...things, ids: { ...things.ids, [name]: id } });

/** Keys and stamps of forms, made for one answer each. */
const newKeys = /"(?:(?:key|fill|reorderKey|newList|newRows)":"[\w-]{22}|stamp":"[\w.-]+)"/g;

/** What a row answers for an id, with the id itself and what is random in a form taken out. */
async function answerFor(row: Row, from: Visitor, things: Things, name: Named, id: string): Promise<Answer> {
  const answer = await row.ask(from, withId(things, name, id));
  return answer.replaceAll(id, 'ID').replace(newKeys, '');
}

/** `things` is null for who has no session, or one that ended, or no things yet. */
type Stranger = { who: string; from: Visitor; things: Things | null };
type Owner = { home: Visitor; things: Things };

const isOfCustomer = (row: Row) => row.for === 'customer' || row.for === 'confirmed';

/** A foreign id is a missing one: to a stranger as to the owner. What only customers may do, others are asked to sign in for. */
async function expectForeignIsMissing(row: Row, { home, things }: Owner, strangers: Stranger[]): Promise<void> {
  for (const [at, name] of (row.names ?? []).entries()) {
    if (things.ids[name] === '') continue;
    const gone = await answerFor(row, home, things, name, missing);
    // Of all who own nothing.
    let ofNobody: Answer | null = null;
    for (const { who, from, things: own } of strangers) {
      // The second id belongs to what the first one names: only who has such a thing gets as far.
      if (at > 0 && !own) continue;
      const base = (at > 0 && own) || things;
      const none: Answer = (!own && ofNobody) || (await answerFor(row, from, base, name, missing));
      if (!own) ofNobody = none;
      const label = [row.name, name, who];
      expect.soft([...label, await answerFor(row, from, base, name, things.ids[name])]).toEqual([...label, none]);
      if (at === 0 && row.for === 'owner') expect.soft([...label, none]).toEqual([...label, gone]);
      if (isOfCustomer(row))
        expect.soft([...label, none]).toEqual([...label, own?.email ? gone : expect.stringMatching(/^(401|303 .*anmelden)/)]);
    }
  }
}

/** With the token a client gets what it opens; without it the same as every other client. */
async function expectTokenOpens(row: Row, { home, things }: Owner, strangers: Stranger[]): Promise<void> {
  const [name] = row.names ?? [];
  if (!name || things.ids[name] === '') return;
  const gone = await answerFor(row, home, things, name, missing);
  for (const { who, from } of strangers) {
    expect.soft([row.name, who, await answerFor(row, from, things, name, missing)]).toEqual([row.name, who, gone]);
    expect.soft([row.name, who, await row.ask(from, things)]).toEqual([row.name, who, expect.stringMatching(/^200 /)]);
  }
}

/** A row that names nothing: all get the same, or nothing of the owner's. Changes are left to their owner, who alone is changed by them. */
async function expectNothingForeign(row: Row, { home, things }: Owner, strangers: Stranger[]): Promise<void> {
  const nobody = strangers.find(({ who }) => who === 'nobody')?.from;
  if (!nobody || (!row.isRead && !isOfCustomer(row))) return;
  const answerOf = async (from: Visitor) => (await row.ask(from, things)).replace(newKeys, '');
  const wanted = await answerOf(nobody);
  if (isOfCustomer(row)) expect.soft([row.name, wanted]).toEqual([row.name, expect.stringMatching(/^(401|303 .*anmelden)/)]);
  if (row.for === 'everybody') expect.soft([row.name, wanted]).toEqual([row.name, await answerOf(home)]);
  for (const { who, from, things: own } of strangers) {
    if (own ? !row.isRead : row.for === 'everybody') continue;
    const answer = await answerOf(from);
    if (!own || row.for === 'everybody') expect.soft([row.name, who, answer]).toEqual([row.name, who, wanted]);
    for (const id of Object.values(things.ids))
      if (id !== '') expect.soft([row.name, who, answer.includes(id)]).toEqual([row.name, who, false]);
  }
}

async function expectRefusals(rows: Row[], owner: Owner, strangers: Stranger[]): Promise<void> {
  const reads = rows.filter((row) => row.isRead && !row.isElsewhere);
  const state = async () => {
    const answers: Answer[] = [];
    for (const row of reads) answers.push((await row.ask(owner.home, owner.things)).replace(newKeys, ''));
    return answers;
  };
  const before = await state();
  for (const row of rows) {
    if (row.for === 'token') await expectTokenOpens(row, owner, strangers);
    else if (row.names) await expectForeignIsMissing(row, owner, strangers);
    else if (!row.isElsewhere || isOfCustomer(row)) await expectNothingForeign(row, owner, strangers);
  }
  const after = await state();
  for (const [at, { name }] of reads.entries()) expect.soft([name, after[at]]).toEqual([name, before[at]]);
}

/** No row is refused for a wrong input: its owner gets something, and something else than for a thing that is missing. */
async function expectOwnerServed(rows: Row[], { home, things }: Owner): Promise<void> {
  for (const row of rows) {
    if (row.isElsewhere) continue;
    const [name] = row.names ?? [];
    const gone = name && (await answerFor(row, home, things, name, missing));
    const answer = await row.ask(home, things);
    expect.soft([row.name, answer]).toEqual([row.name, expect.stringMatching(/^(2|303)/)]);
    if (name && row.for !== 'session') expect.soft([row.name, answer.replaceAll(things.ids[name], 'ID')]).not.toEqual([row.name, gone]);
  }
}

/** Clients without a cookie, with an invalid one, or with an operator's token. */
function strangersWithoutSession(shop: Shop): Stranger[] {
  const withCookie = (value: string) => {
    const from = visitor(shop);
    from.jar.set('__Host-federleicht_session', value);
    return from;
  };
  const without = { things: null };
  return [
    { who: 'nobody', from: visitor(shop), ...without },
    { who: 'operator', from: visitor(shop, { authorization: 'Bearer operator' }), ...without },
    { who: 'with an unknown cookie', from: withCookie('B'.repeat(22)), ...without },
    { who: 'with a bad cookie', from: withCookie("' or 1=1 --"), ...without },
  ];
}

async function signedUp(shop: Shop, email: string): Promise<Visitor> {
  const home = visitor(shop);
  await home.call('POST /web-api/customer-signup', { ...zoe, email });
  await home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, email)) ?? '' });
  return home;
}

async function signedIn(shop: Shop, email: string): Promise<Visitor> {
  const home = visitor(shop);
  await home.call('POST /web-api/customer-login', { email, password: zoe.password });
  return home;
}

/** A visitor whose cookies are those from before `end`. */
async function ended(from: Visitor, end: () => Promise<unknown>): Promise<Visitor> {
  const cookies = [...from.jar];
  await end();
  for (const [name, value] of cookies) from.jar.set(name, value);
  return from;
}

/** A phone that has opened a link of this owner. Its cookie comes with every request here, as no browser sends it. */
async function phoneOf(shop: Shop, home: Visitor): Promise<Stranger> {
  const { url } = await home.call('POST /web-api/upload-links', { formality: 'du' });
  const from = visitor(shop, { 'sec-fetch-site': 'same-origin' });
  await from.call('POST /web-api/upload-link/open', { token: url.split('#')[1] ?? '' });
  return { who: 'phone', from, things: null };
}

const tables = (client: Client, shop: Shop) => ({
  callTable: Object.entries(callRows).map((entry) => callRow(client, entry)),
  pageTable: pageRows.map((row) => pageRow(shop, row)),
});

test('every route of calls has a row [E072]', () => {
  const methods = (key: string) => key.replace(/^ALL /, '');
  const routes = callClient({} as Shop).routes.filter((key) => !key.endsWith('*'));
  const rows = Object.keys(callRows);
  const hasRow = (route: string) =>
    route.startsWith('ALL ') ? rows.some((key) => key.endsWith(` ${methods(route)}`)) : rows.includes(route);
  expect(routes.filter((route) => !hasRow(route))).toEqual([]);
  expect(rows.filter((key) => !routes.includes(key) && !routes.includes(key.replace(/^\w+/, 'ALL')))).toEqual([]);
});

test('a call that takes an id names what it is of, unless its writer made it [E072]', () => {
  // Their ids are made by who writes them, or number designs and styles of the catalogue; they open nothing.
  const written =
    /^(POST \/web-api\/(messages|guest-lists|shared\/:token\/(comments|suggestions))|GET \/web-api\/(collage-designer-design-group|photobook-design-group-set\/:id|calendar-(price|design-group)))$/;
  const takesId = (key: string, { input }: { input: unknown }) => {
    const shape = (input as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {};
    return !written.test(key) && Object.keys(shape).some((field) => /^(id|designId|cartId|line|version|note|share|besides)$/.test(field));
  };
  const named = Object.entries(calls).flatMap(([key, call]) => (takesId(key, call) ? [key] : []));
  expect(named.filter((key) => !callRows[key as keyof typeof callRows].names)).toEqual([]);
});

test('every private page and every form of one has a row [E072]', () => {
  for (const { path = '', file } of privatePages) {
    const { loader, action } = routeModule(file);
    const rows = pageRows.filter(({ page }) => page === path);
    expect([path, rows.some(({ form }) => !form)]).toEqual([path, loader !== undefined]);
    expect([path, rows.some(({ form }) => form)]).toEqual([path, action !== undefined]);
  }
});

withStore('what is a customer’s or a guest’s', (open) => {
  test('is missing to other customers, guests, operators, and whose session ended [E072]', { timeout: 240_000 }, async () => {
    const shop = await openShop(open);
    const client = callClient(shop);
    const made = async (from: Visitor, email: string) =>
      customerThings(shop, client, { home: from, second: await signedIn(shop, email), email });
    const [mia, gone] = ['mia@beispiel.de', 'zu@beispiel.de'];
    const expired = await signedUp(shop, zoe.email);
    wait(31 * dayMs);
    const home = await signedIn(shop, zoe.email);
    const owner = await made(home, zoe.email);
    const other = await made(await signedUp(shop, mia), mia);
    const guest = await guestThings(shop, client, visitor(shop));
    const left = await signedIn(shop, zoe.email);
    const closed = await signedUp(shop, gone);
    const nobody = strangersWithoutSession(shop);
    const strangers: Stranger[] = [
      ...nobody,
      { who: 'other customer', from: other.home, things: other.things },
      { who: 'guest', from: guest.home, things: guest.things },
      { who: 'signed out', from: await ended(left, () => left.call('POST /web-api/customer-logout', {})), things: null },
      { who: 'expired', from: expired, things: null },
      { who: 'closed', from: await ended(closed, () => closed.call('POST /web-api/customer-close', { email: gone })), things: null },
    ];
    const { callTable, pageTable } = tables(client, shop);
    await expectRefusals(callTable, owner, strangers);
    wait(minuteMs);
    await expectRefusals(pageTable, owner, strangers);
    wait(minuteMs);
    // What guests have is as safe from customers.
    const ofOwners = [...callTable, ...pageTable].filter((row) => row.for === 'owner');
    await expectRefusals(ofOwners, guest, [{ who: 'customer', from: home, things: owner.things }, ...nobody]);

    wait(minuteMs);
    const notOfPhones = [...callTable, ...pageTable].filter(({ name }) => !name.includes('/web-api/upload-link/'));
    await expectRefusals(notOfPhones, owner, [...nobody.slice(0, 1), await phoneOf(shop, home)]);
    wait(minuteMs);
    await expectRefusals(notOfPhones, guest, [...nobody.slice(0, 1), await phoneOf(shop, guest.home)]);

    wait(minuteMs);
    await expectOwnerServed(pageTable, owner);
    const again = await made(home, zoe.email);
    wait(16 * minuteMs);
    for (const row of callTable)
      if (row.for === 'confirmed')
        expect.soft([row.name, await row.ask(home, again.things)]).toEqual([row.name, expect.stringMatching(/^403 .*confirm-identity/)]);
    await expectOwnerServed(callTable, again);
  });
});
