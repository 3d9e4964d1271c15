/** Links that share a design: what each permission opens, when a link ends, and input of visitors. */
import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { shareCalls } from '#api/shares.ts';
import { quotas } from '#core/customer/limits.ts';
import { isFault } from '#core/values/fault.ts';
import { newToken } from '#store/db/tokens.ts';
import { findShared, listShares } from '#store/design/shares.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { personalised } from '#tests/customer.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const day = 86_400_000;

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (isFault(error) ? error.code : String(error)),
  );
}

type Permission = 'view' | 'comment' | 'suggest';

withStore('links that share a design', (open, { name }) => {
  async function sharedCard(permission: Permission) {
    let now = new Date();
    const clock = () => now;
    const opened = await seededShop(open, clock);
    const shop = { ...opened, store: { ...opened.store, clock } };
    const owner = await guestCalls(shop);
    const visitor = (await guestCalls(shop)).request();
    const call = owner.request();
    const { design: blank } = await call('GET /web-api/card-blank', { card: 'olivia', form: 'folded', format: 'a6' });
    const design = personalised(blank);
    const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;
    const { id } = await call('POST /web-api/designs', { design, choice });
    const { share } = await call('POST /web-api/designs/:id/shares', { id, permission });
    const url = share.url ?? '';
    const token = url.split('/').at(-2) ?? '';
    return {
      shop,
      call,
      visitor,
      id,
      design,
      choice,
      share,
      url,
      token,
      pass: (days: number) => (now = new Date(now.getTime() + days * day)),
    };
  }
  type World = Awaited<ReturnType<typeof sharedCard>>;

  function comment({ token, design }: World, change: Record<string, unknown> = {}) {
    const page = design.pages[0]?.id ?? '';
    return { token, id: newToken(), page, at: { xUm: 1_000, yUm: 2_000 }, text: 'Schöner wäre es größer.', author: 'Oma Lotte', ...change };
  }

  function suggestion({ token, design }: World, change: Record<string, unknown> = {}) {
    const [page, element] = design.pages.flatMap((one) =>
      one.elements.filter(({ kind }) => kind === 'text').map((found) => [one, found] as const),
    )[0] ?? [null, null];
    return { token, id: newToken(), page: page?.id ?? '', element: element?.id ?? '', text: 'Anna & Łukasz\nheiraten', ...change };
  }

  test('its owner reads a comment with its place, marks it as done and deletes it; a repeated request adds nothing', async () => {
    const world = await sharedCard('comment');
    const { visitor, call, id } = world;
    const sent = comment(world);
    await visitor('POST /web-api/shared/:token/comments', sent);
    await visitor('POST /web-api/shared/:token/comments', sent);
    const { notes } = await call('GET /web-api/designs/:id/notes', { id });
    expect(notes).toMatchObject([{ kind: 'comment', at: { xUm: 1_000, yUm: 2_000 }, author: 'Oma Lotte', state: 'open' }]);
    await call('PUT /web-api/designs/:id/notes/:note', { id, note: sent.id, state: 'done' });
    expect(await codeOf(call('PUT /web-api/designs/:id/notes/:note', { id, note: sent.id, state: 'accepted' }))).toBe('not-found');
    expect((await call('GET /web-api/designs/:id/notes', { id })).notes.map(({ state }) => state)).toEqual(['done']);
    await call('DELETE /web-api/designs/:id/notes/:note', { id, note: sent.id });
    expect((await call('GET /web-api/designs/:id/notes', { id })).notes).toEqual([]);
  });

  test('its owner sees the address of a link again, which no other guest and no other secret does', async () => {
    const { call, id, shop, share, url, token } = await sharedCard('comment');
    const second = (await call('POST /web-api/designs/:id/shares', { id, permission: 'view' })).share;
    const { shares } = await call('GET /web-api/designs/:id/shares', { id });
    expect(new Map(shares.map((one) => [one.id, one.url]))).toEqual(
      new Map([
        [second.id, second.url],
        [share.id, url],
      ]),
    );
    expect(second.url).not.toBe(url);
    const stranger = (await guestCalls(shop)).request();
    expect(await codeOf(stranger('GET /web-api/designs/:id/shares', { id }))).toBe('not-found');
    const owner = (await shop.store.db.selectFrom('designs').select('owner').where('id', '=', id).executeTakeFirstOrThrow()).owner;
    const elsewhere = await listShares({ ...shop.store, linkSecret: 'another' }, owner, id);
    expect(elsewhere.map((one) => one.token)).toEqual([null, null]);
    expect(await findShared(shop.store, token)).toMatchObject({ permission: 'comment' });
  });

  test('a link ends when it is revoked, after 90 days, and with its design, and says so for 30 days', async () => {
    const world = await sharedCard('comment');
    const { visitor, call, id, token, share, pass, shop } = world;
    const answer = () => codeOf(visitor('GET /web-api/shared/:token', { token }));
    await call('DELETE /web-api/designs/:id', { id });
    expect(await answer()).toBe('gone');
    await call('POST /web-api/designs/:id/restore', { id });
    expect(await answer()).toBe('done');
    const second = await call('POST /web-api/designs/:id/shares', { id, permission: 'view' });
    await call('DELETE /web-api/designs/:id/shares/:share', { id, share: share.id });
    expect(await answer()).toBe('gone');
    expect(await codeOf(visitor('POST /web-api/shared/:token/comments', comment(world)))).toBe('gone');
    expect((await call('GET /web-api/designs/:id/shares', { id })).shares.map((one) => one.id)).toEqual([second.share.id]);
    const other = () => codeOf(visitor('GET /web-api/shared/:token', { token: second.share.url?.split('/').at(-2) ?? '' }));
    pass(89);
    expect(await other()).toBe('done');
    pass(2);
    expect(await other()).toBe('gone');
    pass(30);
    await shop.store.write((trx) => deletions.shares?.(trx, shop.clock(), 10) ?? Promise.resolve(0));
    expect(await other()).toBe('not-found');
  });

  test('beyond ten valid links another one is refused, and beyond 200 open notes a comment', async () => {
    const world = await sharedCard('comment');
    const { call, id, shop, visitor } = world;
    for (let at = 1; at < quotas.shares; at += 1) await call('POST /web-api/designs/:id/shares', { id, permission: 'view' });
    expect(await codeOf(call('POST /web-api/designs/:id/shares', { id, permission: 'view' }))).toBe('quota-full');
    const row = { design: id, kind: 'comment', page: 'outside', author: '', text: 'x', state: 'open', created_at: '2026-11-01' } as const;
    const rest = { element: null, x_um: null, y_um: null, replaced: null };
    const rows = Array.from({ length: quotas.notes.open }, () => ({ ...row, ...rest, id: newToken() }));
    await shop.store.write(async (trx) => {
      await trx.insertInto('design_notes').values(rows).execute();
    });
    expect(await codeOf(visitor('POST /web-api/shared/:token/comments', comment(world)))).toBe('quota-full');
  });

  // What follows asks the database nothing that the tests above do not.
  if (name === 'postgres') return;

  test('the database holds no token, and the link shows the design without anything else of its owner', async () => {
    const world = await sharedCard('view');
    const { shop, visitor, token, url } = world;
    expect(new URL(url).pathname).toBe(`/teilen/${token}/`);
    expect(JSON.stringify(await shop.store.db.selectFrom('design_shares').selectAll().execute())).not.toContain(token);
    const shared = await visitor('GET /web-api/shared/:token', { token });
    expect(shared.panels.map(({ id }) => id)).toEqual(['front', 'inside-left', 'inside-right', 'back']);
    expect(shared.permission).toBe('view');
    expect(shared.panels.flatMap(({ texts }) => texts)).toEqual([]);
    const owners = await shop.store.db.selectFrom('owners').select('id').execute();
    for (const { id } of owners) expect(JSON.stringify(shared)).not.toContain(id);
    expect(JSON.stringify(shared)).not.toContain(world.id);
  });

  test.each([
    ['view', 'forbidden', 'forbidden'],
    ['comment', 'done', 'forbidden'],
    ['suggest', 'done', 'done'],
  ] as const)('a link to %s: a comment is %s, a suggestion is %s', async (permission, commented, suggested) => {
    const world = await sharedCard(permission);
    const { visitor, call, id } = world;
    expect(await codeOf(visitor('POST /web-api/shared/:token/comments', comment(world)))).toBe(commented);
    expect(await codeOf(visitor('POST /web-api/shared/:token/suggestions', suggestion(world)))).toBe(suggested);
    const { notes } = await call('GET /web-api/designs/:id/notes', { id });
    expect(notes).toHaveLength([commented, suggested].filter((outcome) => outcome === 'done').length);
  });

  test.each([
    ['Liebe Vorname, kommt!', 'Liebe {{vorname}}, kommt!'],
    ['Hallo Vorname und Begleitung', 'Hallo {{vorname}}{{?begleitung: und …}}'],
    ['Lieber Gast', 'Lieber Gast'],
  ])('visitors see the names of fields; their suggestion "%s" keeps the fields that it leaves alone', async (typed, stored) => {
    const { call, visitor, id, design, choice, token } = await sharedCard('suggest');
    const pages = design.pages.map((page, at) => ({
      ...page,
      elements: page.elements.map((element) =>
        at === 0 && element.kind === 'text' ? { ...element, text: 'Liebe {{vorname}}{{?begleitung: und …}}' } : element,
      ),
    }));
    await call('PUT /web-api/designs/:id', { id, revision: 1, design: { ...design, pages } as typeof design, choice });
    const { panels } = await visitor('GET /web-api/shared/:token', { token });
    const shown = panels.find(({ texts }) => texts.some(({ text }) => text.includes('Vorname')));
    const [text] = shown?.texts ?? [];
    expect(text?.text).toBe('Liebe Vorname und Begleitung');
    const of = { token, id: newToken(), page: shown?.page ?? '', element: text?.element ?? '' };
    await visitor('POST /web-api/shared/:token/suggestions', { ...of, text: typed });
    const { notes } = await call('GET /web-api/designs/:id/notes', { id });
    expect(notes[0]?.text).toBe(stored);
    const same = visitor('POST /web-api/shared/:token/suggestions', { ...of, id: newToken(), text: 'Liebe Vorname und Begleitung' });
    expect(await codeOf(same)).toBe('bad-input');
  });

  test('a suggestion keeps the text that it replaces and changes nothing in the design', async () => {
    const world = await sharedCard('suggest');
    const { visitor, call, id, design } = world;
    await visitor('POST /web-api/shared/:token/suggestions', suggestion(world));
    const [note] = (await call('GET /web-api/designs/:id/notes', { id })).notes;
    expect(note).toMatchObject({ kind: 'suggestion', text: 'Anna & Łukasz\nheiraten', state: 'open' });
    expect((await call('GET /web-api/designs/:id', { id })).design).toEqual(design);
    const texts = design.pages.flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'text' ? [element.text] : [])));
    expect(texts).toContain(note?.kind === 'suggestion' ? note.replaced : null);
    expect(await codeOf(visitor('POST /web-api/shared/:token/suggestions', suggestion(world, { text: texts[0] })))).toBe('bad-input');
  });

  test('a visitor who writes without end is stopped after thirty notes a minute', async () => {
    const world = await sharedCard('comment');
    for (let at = 0; at < 30; at += 1) await world.visitor('POST /web-api/shared/:token/comments', comment(world));
    expect(await codeOf(world.visitor('POST /web-api/shared/:token/comments', comment(world)))).toBe('too-many');
  });

  test('hostile places and texts are refused or kept as plain text', async () => {
    const world = await sharedCard('suggest');
    const { visitor, call, id } = world;
    const refused = [
      comment(world, { page: '__proto__' }),
      comment(world, { page: "' or 1=1 --" }),
      comment(world, { at: { xUm: 9_000_000, yUm: 0 } }),
    ];
    for (const input of refused) expect(await codeOf(visitor('POST /web-api/shared/:token/comments', input))).toBe('bad-input');
    expect(await codeOf(visitor('POST /web-api/shared/:token/suggestions', suggestion(world, { element: 'constructor' })))).toBe(
      'bad-input',
    );
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await visitor('POST /web-api/shared/:token/comments', comment(world, { text: script }));
    expect((await call('GET /web-api/designs/:id/notes', { id })).notes[0]?.text).toBe(script);
  });
});

test.each([
  ['no text', { text: '' }],
  ['a text of spaces', { text: ' \n ' }],
  ['a text of invisible characters', { text: '\u200b\u202e' }],
  ['a text of 501 characters', { text: 'a'.repeat(501) }],
  ['a control character', { text: 'a\u0000b' }],
  ['a point before the page', { at: { xUm: -1, yUm: 0 } }],
  ['a point that is no number', { at: { xUm: Number.NaN, yUm: 0 } }],
  ['half a point', { at: { xUm: 1 } }],
  ['an unknown key', { design: 'x' }],
  ['a short id', { id: 'x' }],
])('a comment with %s does not fit its schema', (_, change) => {
  const good = { token: newToken(), id: newToken(), page: 'outside', at: null, text: 'Gut.' };
  const schema = shareCalls['POST /web-api/shared/:token/comments'].input;
  expect(safeParse(schema, good).success).toBe(true);
  expect(safeParse(schema, { ...good, ...change }).success).toBe(false);
});
