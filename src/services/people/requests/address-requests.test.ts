/** Addresses by link, by their calls: what a host asks, what guests answer, and what becomes of the list. */
import { expect, test } from 'vitest';
import type { TypedAddress } from '#core/people/request/request-schema.ts';
import { isFault } from '#core/values/fault.ts';
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import type { Store } from '#store/db/store.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { accountShop, browser, type TestBrowser } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';

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

const settings = { title: 'Sophie & Jörg', note: 'Für die Einladung.', deadline: '2027-02-01' };
const asks = { email: false, phone: false, isReminding: false };

const typed = (fields: Partial<TypedAddress> = {}): TypedAddress => ({
  names: 'Hannelore Pfäffle',
  company: '',
  street: 'Am Lindenhof 4 b',
  extra: '',
  postcode: '88400',
  city: 'Biberach',
  region: '',
  country: 'DE',
  email: '',
  phone: '',
  ...fields,
});

const keyOf = (url: string) => /\/a\/(\w{26})\//.exec(url)?.[1] ?? '';

/** A list with a request; the clock stands still but where a test moves it. */
async function opened(store: Store, fields: object = {}) {
  const clock = { now: Date.parse('2026-12-01T09:00:00Z') };
  const shop = accountShop(store, () => new Date(clock.now));
  const home = browser(shop);
  const { id } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const rows = [
    { names: 'Anna und Max Weiß', street: 'Löwengasse 3', postcode: '80331', city: 'München' },
    { names: 'Kim Roth' },
    { names: 'Rosa Maßmann', street: 'Kirchplatz 2', postcode: '83714', city: 'Miesbach' },
  ];
  const { rows: made } = await home.call('POST /web-api/guest-lists/:id/rows', { id, rows });
  await home.call('POST /web-api/guest-lists/:id/address-request', { id, ...settings, asks, ...fields });
  const read = () => home.call('GET /web-api/guest-lists/:id/address-request', { id });
  const { request, links } = await read();
  let guests = 0;
  /** A guest with a browser and an address of its own. */
  const guest = (address = `198.51.100.${++guests}`) => {
    const own = browser(shop, { address });
    const open = (key: string) => own.call('GET /web-api/address-requests/:key', { key });
    return {
      own,
      open,
      async send(
        key: string,
        address: TypedAddress | null,
        { waitMs = 5_000, ...more }: { waitMs?: number; trap?: string; stamp?: string } = {},
      ) {
        const { stamp } = more.stamp === undefined ? await open(key) : { stamp: more.stamp };
        clock.now += waitMs;
        await own.call('POST /web-api/address-requests/:key/answer', { key, stamp, address, ...more });
        return stamp;
      },
    };
  };
  const households = () => home.call('GET /web-api/guest-lists/:id', { id });
  return {
    clock,
    shop,
    home,
    id,
    read,
    guest,
    households,
    made,
    group: keyOf(request?.url ?? ''),
    keys: links.map(({ url }) => keyOf(url)),
    take: (answers: { id: string; version: number; to: string | null }[], isDryRun = false) =>
      home.call('POST /web-api/guest-lists/:id/address-answers', { id, what: 'take', isDryRun, answers }),
    undo: (change: number) => home.call('POST /web-api/guest-lists/:id/undo', { id, change }),
  };
}

const towns = async (home: TestBrowser, id: string) =>
  (await home.call('GET /web-api/guest-lists/:id', { id })).rows.map(({ names, street, city }) => [names, street, city]);

onEachEngine('addresses by link', (open) => {
  test('a link for the group shows nothing of the list, and its answers are proposals: a known name belongs to its household [E088]', async () => {
    const { group, guest, read, take, home, id, undo, made } = await opened(await open());
    const aunt = guest();
    const asked = await aunt.open(group.toLowerCase());
    expect(asked).toMatchObject({ title: 'Sophie & Jörg', kind: 'group', nameLines: [], known: null, answer: null, endsOn: '2027-03-03' });
    for (const secret of ['Weiß', 'Roth', 'Maßmann', 'Hochzeit', 'Miesbach']) expect(JSON.stringify(asked)).not.toContain(secret);
    const before = await towns(home, id);
    await aunt.send(group, typed());
    await guest().send(group, typed({ names: 'Kim Roth und Lea Sommer', street: 'Neue Straße 1', postcode: '80331', city: 'München' }));
    await guest().send(group, typed({ names: 'Max Weiß', street: 'Neue Straße 1', postcode: '80331', city: 'München' }));
    expect(await towns(home, id)).toEqual(before);
    const { proposals, counts } = await read();
    expect(counts).toMatchObject({ new: 3, taken: 0 });
    const [stranger, known, moved] = proposals;
    // One who lives elsewhere than the list says is asked about.
    expect(moved).toMatchObject({ isClear: false, candidates: [{ household: made[0]?.id, address: 'Löwengasse 3, 80331 München' }] });
    expect(stranger).toMatchObject({ names: 'Hannelore Pfäffle', candidates: [], isClear: false });
    expect(known).toMatchObject({
      isClear: true,
      others: ['Lea Sommer'],
      candidates: [{ names: 'Kim Roth', household: made[1]?.id }],
    });
    const decisions = [
      { id: stranger?.id ?? '', version: 1, to: null },
      { id: known?.id ?? '', version: 1, to: known?.candidates[0]?.household ?? null },
    ];
    const dry = await take(decisions, true);
    expect(dry).toMatchObject({
      change: null,
      changed: [{ before: '', after: 'Neue Straße 1, 80331 München' }],
    });
    expect(dry.added.map(({ names }) => names)).toEqual(['Hannelore Pfäffle']);
    expect(await towns(home, id)).toEqual(before);
    const { change } = await take(decisions);
    expect(await towns(home, id)).toEqual([
      before[0],
      ['Kim Roth', 'Neue Straße 1', 'München'],
      before[2],
      ['Hannelore Pfäffle', 'Am Lindenhof 4 b', 'Biberach'],
    ]);
    expect(await codeOf(take(decisions))).toBe('list-changed');
    expect((await read()).counts).toMatchObject({ new: 1, taken: 1, joined: 1 });
    expect(await undo(change ?? 0)).toEqual({ restored: 2, kept: [] });
    expect(await towns(home, id)).toEqual(before);
    expect((await read()).counts).toMatchObject({ new: 3, taken: 0, joined: 0 });
    // The undo of the undo takes them over again.
    await undo((change ?? 0) + 1);
    expect((await read()).counts).toMatchObject({ new: 1, taken: 2 });
  });

  test('the link of a household shows its names and of its address the town; without an address it is filled at once [E088]', async () => {
    const { keys, guest, read, home, id, undo, households } = await opened(await open());
    const [anna = '', kim = ''] = keys;
    const asked = await guest().open(anna);
    expect(asked).toMatchObject({ kind: 'household', nameLines: ['Anna und Max Weiß'], known: { postcode: '80331', city: 'München' } });
    for (const secret of ['Löwengasse', 'Roth', 'Maßmann']) expect(JSON.stringify(asked)).not.toContain(secret);
    const before = await towns(home, id);
    await guest().send(kim, typed({ names: '' }), { waitMs: 0 });
    expect((await towns(home, id))[1]).toEqual(['Kim Roth', 'Am Lindenhof 4 b', 'Biberach']);
    const { changes } = await households();
    expect(changes[0]).toMatchObject({ kind: 'answers', text: 'Anschrift übernommen: Kim Roth' });
    await undo(changes[0]?.version ?? 0);
    expect(await towns(home, id)).toEqual(before);
    expect((await read()).proposals).toMatchObject([{ isOwn: true, candidates: [{ names: 'Kim Roth', address: '' }] }]);
    await guest().send(anna, null);
    expect((await read()).counts).toMatchObject({ same: 1, new: 1 });
    await guest().send(anna, typed({ names: '', street: 'Loewengasse 3', postcode: '80331', city: 'Muenchen' }));
    expect((await read()).counts).toMatchObject({ same: 1, new: 1 });
    await guest().send(anna, typed({ names: '', street: 'Ringstraße 9', postcode: '80331', city: 'München' }));
    expect((await read()).proposals.map(({ names, address }) => [names, address])).toContainEqual(['', 'Ringstraße 9, 80331 München']);
    expect((await towns(home, id))[0]).toEqual(['Anna und Max Weiß', 'Löwengasse 3', 'München']);
  });

  test('a guest sees, corrects and deletes what was sent from the same browser, and nobody else does [E088]', async () => {
    const { group, keys, guest, read } = await opened(await open());
    const aunt = guest();
    await aunt.send(group, typed());
    expect((await aunt.open(group)).answer).toMatchObject({ names: 'Hannelore Pfäffle', city: 'Biberach', isTaken: false });
    const other = guest();
    expect((await other.open(group)).answer).toBeNull();
    expect(await codeOf(other.own.call('DELETE /web-api/address-requests/:key/answer', { key: group }))).toBe('not-found');
    await aunt.send(group, typed({ city: 'Ulm', postcode: '89073' }));
    expect((await read()).proposals).toMatchObject([{ version: 2, address: 'Am Lindenhof 4 b, 89073 Ulm' }]);
    await aunt.own.call('DELETE /web-api/address-requests/:key/answer', { key: group });
    expect((await aunt.open(group)).answer).toBeNull();
    expect((await read()).proposals).toEqual([]);
    // A forwarded link of a household tells that it was answered, not what.
    await aunt.send(keys[2] ?? '', typed({ names: '' }));
    const forwarded = await other.open(keys[2] ?? '');
    expect([forwarded.answer, forwarded.isAnswered, JSON.stringify(forwarded).includes('Lindenhof')]).toEqual([null, true, false]);
  });

  test('wrong, closed, revoked and ended links have one answer, at once [E088]', async () => {
    const { group, keys, guest, home, id, clock, shop } = await opened(await open());
    const aunt = guest();
    const stamp = await aunt.send(group, typed());
    const state = (wanted: 'open' | 'closed' | 'revoked') =>
      home.call('POST /web-api/guest-lists/:id/address-request/state', { id, state: wanted });
    const answers = async (key: string) => [
      await bodyOf(aunt.open(key)),
      await bodyOf(aunt.send(key, typed({ city: 'Ulm' }), { stamp })),
      await bodyOf(aunt.send(key, null, { stamp })),
      await bodyOf(aunt.own.call('DELETE /web-api/address-requests/:key/answer', { key })),
    ];
    const wrong = await answers('0'.repeat(26));
    expect(new Set(wrong)).toEqual(new Set(['["not-found",{"key":"fault.no-address-request"},null]']));
    for (const odd of ['', '../etc', 'Anna', '%', `${group}0`]) expect(await answers(odd)).toEqual(wrong);
    await state('closed');
    for (const key of [group, ...keys]) expect(await answers(key)).toEqual(wrong);
    await state('open');
    expect((await aunt.open(group)).answer).not.toBeNull();
    clock.now = Date.parse('2027-03-03T22:59:59Z');
    expect(await bodyOf(aunt.open(group))).toBe('answered');
    clock.now = Date.parse('2027-03-03T23:00:00Z');
    for (const key of [group, ...keys]) expect(await answers(key)).toEqual(wrong);
    clock.now = Date.parse('2026-12-02T09:00:00Z');
    await state('revoked');
    for (const key of [group, ...keys]) expect(await answers(key)).toEqual(wrong);
    // A row that is restored opens nothing of what was revoked.
    await shop.store.write((trx) => trx.updateTable('address_requests').set({ state: 'open' }).execute());
    for (const key of [group, ...keys]) expect(await answers(key)).toEqual(wrong);
    expect(await codeOf(home.call('POST /web-api/guest-lists/:id/address-request', { id, ...settings, asks }))).toBe('list-changed');
  });

  test('the link of a household dies with it, and comes back with it', async () => {
    const { keys, guest, home, id, undo, made } = await opened(await open());
    const key = keys[1] ?? '';
    await home.call('DELETE /web-api/guest-lists/:id/households/:household', { id, household: made[1]?.id ?? '', version: 1 });
    expect(await codeOf(guest().open(key))).toBe('not-found');
    await undo(2);
    expect((await guest().open(key)).nameLines).toEqual(['Kim Roth']);
  });

  test('one form is one answer, however often and at the same time it is posted [E088]', async () => {
    const { group, guest, read, clock, keys, households } = await opened(await open());
    const aunt = guest();
    const { stamp } = await aunt.open(group);
    clock.now += 5_000;
    const post = () => aunt.own.call('POST /web-api/address-requests/:key/answer', { key: group, stamp, address: typed() });
    await Promise.all(Array.from({ length: 8 }, post));
    await post();
    expect((await read()).counts.new).toBe(1);
    // Two windows of a household that has no address: one is taken over, the other is compared with it.
    const kim = keys[1] ?? '';
    const windows = await Promise.all([guest(), guest()].map(async ({ own, open: show }) => ({ own, form: (await show(kim)).stamp })));
    await Promise.all(
      windows.map(({ own, form }) =>
        own.call('POST /web-api/address-requests/:key/answer', { key: kim, stamp: form, address: typed({ names: '' }) }),
      ),
    );
    expect((await read()).counts).toMatchObject({ new: 1, taken: 0, same: 1 });
    expect((await households()).changes.filter(({ kind }) => kind === 'answers')).toHaveLength(1);
  });

  test('a form that is too quick, too old, forged, of another link or trapped is refused with everything kept [E088]', async () => {
    const { group, keys, guest, clock, read } = await opened(await open());
    const aunt = guest();
    const { stamp } = await aunt.open(group);
    const [time = '', nonce = '', sign = ''] = stamp.split('.');
    const later = (clock.now - 10_000).toString(36);
    for (const wrong of ['', 'x', `${later}.${nonce}.${sign}`, `${time}.${'A'.repeat(22)}.${sign}`, `${time}.${nonce}.`])
      expect(await codeOf(aunt.send(group, typed(), { stamp: wrong }))).toBe('bad-form');
    expect(await codeOf(aunt.send(group, typed(), { waitMs: 2_999 }))).toBe('bad-form');
    expect(await codeOf(aunt.send(group, typed(), { trap: 'http://spam.example' }))).toBe('bad-form');
    expect(await codeOf(aunt.send(keys[0] ?? '', typed(), { stamp }))).toBe('bad-form');
    expect(await codeOf(aunt.send(group, typed(), { waitMs: dayMs + 1 }))).toBe('bad-form');
    expect((await read()).counts.new).toBe(0);
    await aunt.send(group, typed(), { waitMs: 3_000 });
    expect((await read()).counts.new).toBe(1);
  });

  test('limits hold for the link for the group by address and request, and for that of a household by link [E088]', async () => {
    const { group, keys, guest, clock, read } = await opened(await open());
    const names = (at: number) => typed({ names: `Gast${at} Beispiel` });
    for (let at = 0; at < 5; at += 1) await guest('203.0.113.7').send(group, names(at));
    expect(await codeOf(guest('203.0.113.7').send(group, names(5)))).toBe('too-many');
    clock.now += hourMs;
    await guest('203.0.113.7').send(group, names(5));
    const anna = keys[0] ?? '';
    const household = guest();
    for (let at = 0; at < 10; at += 1) await household.send(anna, typed({ names: '', street: `Weg ${at}` }), { waitMs: 0 });
    expect(await codeOf(household.send(anna, typed({ names: '' }), { waitMs: 0 }))).toBe('too-many');
    clock.now += minuteMs;
    await household.send(anna, typed({ names: '' }), { waitMs: 0 });
    // The other household is not touched by it.
    await guest().send(keys[1] ?? '', typed({ names: '' }), { waitMs: 0 });
    expect((await read()).counts).toMatchObject({ new: 7, taken: 1 });
  });

  test('what is not asked is not stored, and what is missing is said by its field', async () => {
    const { group, guest, read, home, id } = await opened(await open());
    const aunt = guest();
    await aunt.send(group, typed({ email: 'tante@beispiel.de', phone: '0171 1' }));
    expect((await read()).proposals[0]?.contact).toBe('');
    await home.call('PUT /web-api/guest-lists/:id/address-request', { id, ...settings, asks: { ...asks, email: true } });
    await aunt.send(group, typed({ email: 'tante@beispiel.de', phone: '0171 1' }));
    expect((await read()).proposals[0]?.contact).toBe('tante@beispiel.de');
    const refused = await guest()
      .send(group, typed({ names: '', postcode: '8840' }))
      .catch((error: unknown) => error);
    expect(isFault(refused) ? refused.details.errors?.map(({ field }) => field) : null).toEqual(['names', 'postcode']);
  });

  test('requests go with their answers a month after their last day', async () => {
    const { group, guest, shop } = await opened(await open());
    await guest().send(group, typed());
    const sweep = (day: string) =>
      shop.store.write((trx) => (deletions.addressRequests as NonNullable<typeof deletions.x>)(trx, new Date(day), 100));
    expect(await sweep('2027-04-02T12:00:00Z')).toBe(0);
    expect(await sweep('2027-04-03T12:00:00Z')).toBe(1);
    for (const table of ['address_requests', 'address_keys', 'address_answers'] as const)
      expect(await shop.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('the list of another owner has no request, and its answers cannot be decided', async () => {
    const { id, guest, group, read, shop } = await opened(await open());
    await guest().send(group, typed());
    const [proposal] = (await read()).proposals;
    const stranger = browser(shop);
    await stranger.call('POST /web-api/guest-lists', { name: 'Fremd' });
    const answers = [{ id: proposal?.id ?? '', version: 1, to: null }];
    expect([
      await codeOf(stranger.call('GET /web-api/guest-lists/:id/address-request', { id })),
      await codeOf(stranger.call('POST /web-api/guest-lists/:id/address-answers', { id, what: 'take', answers })),
      await codeOf(stranger.call('POST /web-api/guest-lists/:id/address-request/state', { id, state: 'revoked' })),
      await codeOf(stranger.call('POST /web-api/guest-lists/:id/address-request', { id, ...settings, asks })),
    ]).toEqual(['not-found', 'not-found', 'not-found', 'not-found']);
  });
});
