/** Guest lists by their calls: what an owner types, how two windows meet, and taking changes back. */
import { expect, test } from 'vitest';
import type { CallKey } from '#api/calls.ts';
import { neutralised } from '#core/people/export-csv.ts';
import { listBounds } from '#core/people/household.ts';
import { isFault } from '#core/values/fault.ts';
import { accountShop, browser, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { exportList } from './export-list.ts';

const faultOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error : Promise.reject(error)),
  );
const codeOf = async (answer: Promise<unknown>) => (await faultOf(answer))?.code;

const asCsv = { format: 'csv', content: 'guests' } as const;

async function newList(home: TestBrowser) {
  const { id } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  return {
    id,
    read: (query: object = {}) => home.call('GET /web-api/guest-lists/:id', { id, ...query }),
    type: (...rows: object[]) => home.call('POST /web-api/guest-lists/:id/rows', { id, rows }),
    undo: (change: number) => home.call('POST /web-api/guest-lists/:id/undo', { id, change }),
    open: async (household: string) => (await home.call('GET /web-api/guest-lists/:id/households/:household', { id, household })).household,
    move: (household: string, input: { version: number; guests: string[]; to: number | null }) =>
      home.call('POST /web-api/guest-lists/:id/households/:household/guests', { id, household, ...input }),
  };
}

const rosenau = { names: 'Dr. Cornelius Freiherr von Rosenau', street: 'Am Schloßpark 3', postcode: '01067', city: 'Dresden' };
const weiss = { names: 'Anna, Max, Lena und Tom Weiß', street: 'Löwengasse 3-5', postcode: 'A-1030', city: 'Wien', country: 'Österreich' };
const kim = { names: 'Kim Roth' };

onEachEngine('guest lists', (open) => {
  const start = async () => {
    const shop = accountShop(await open());
    return { shop, home: browser(shop) };
  };

  test('a list that is made twice under its id is one list, and that of another owner stays as it is', async () => {
    const { shop, home } = await start();
    await newList(home);
    const list = { id: 'the-list-of-this-page-', name: 'Taufe' };
    expect(await Promise.all([1, 2].map(() => home.call('POST /web-api/guest-lists', list)))).toEqual([{ id: list.id }, { id: list.id }]);
    const other = browser(shop);
    expect((await other.call('POST /web-api/guest-lists', { ...list, name: 'Geburtstag' })).id).not.toBe(list.id);
    const namesOf = async (one: TestBrowser) => (await one.call('GET /web-api/guest-lists', {})).lists.map(({ name }) => name).toSorted();
    expect([await namesOf(home), await namesOf(other)]).toEqual([['Hochzeit', 'Taufe'], ['Geburtstag']]);
  });

  test('a new row that comes twice under its id is one household, as it was typed and as it is stored', async () => {
    const { home } = await start();
    const list = await newList(home);
    const [first, second] = ['row-1-of-this-page-xxx', 'row-2-of-this-page-xxx'];
    const rows = [
      { id: first, version: 0, ...weiss },
      { id: second, version: 0, ...kim },
    ];
    const once = await list.type(...rows);
    const twice = await list.type(...rows);
    expect(twice).toEqual({ rows: once.rows, change: null });
    expect(once.rows.map(({ id, postcode }) => [id, postcode])).toEqual([
      [first, '1030'],
      [second, ''],
    ]);
    // Both at a time, of which one waits for the other.
    await Promise.all([
      list.type({ id: 'row-3-of-this-page-xxx', version: 0, ...rosenau }),
      list.type({ id: 'row-3-of-this-page-xxx', version: 0, ...rosenau }),
    ]);
    expect((await list.read()).rows.map(({ id }) => id)).toEqual([first, second, 'row-3-of-this-page-xxx']);
  });

  test('a new row that comes again with other words is asked about, and the id of a household elsewhere is no new one', async () => {
    const { shop, home } = await start();
    const list = await newList(home);
    const row = { id: 'row-1-of-this-page-xxx', version: 0 };
    await list.type({ ...row, ...kim });
    const fault = await faultOf(list.type({ ...row, names: 'Kai Roth' }));
    expect(fault?.code).toBe('list-changed');
    expect(fault?.details.errors?.map(({ field }) => field)).toEqual(['rows.0.names']);
    for (const other of [await newList(home), await newList(browser(shop))]) {
      expect(await codeOf(other.type({ ...row, ...rosenau }))).toBe('not-found');
      expect((await other.read()).rows).toEqual([]);
    }
    expect((await list.read()).rows.map(({ names }) => names)).toEqual(['Kim Roth']);
    expect(await codeOf(list.type({ id: 'row-2-of-this-page-xxx', ...rosenau }))).toBe('not-found');
  });

  test('rows are typed, read back, counted, searched and filtered [F023]', async () => {
    const { home } = await start();
    const list = await newList(home);
    await list.type(rosenau, weiss, kim);
    const { rows, counts } = await list.read();
    expect(rows.map(({ names, postcode, country, state, persons }) => [names, postcode, country, state, persons])).toEqual([
      ['Dr. Cornelius Freiherr von Rosenau', '01067', 'Deutschland', 'ok', 1],
      ['Anna, Max, Lena und Tom Weiß', '1030', 'Österreich', 'ok', 4],
      ['Kim Roth', '', 'Deutschland', 'unchecked', 1],
    ]);
    expect(counts).toEqual({ households: 3, guests: 6, unnamed: 0, all: 3, without: 1, problems: 0, abroad: 1 });
    const found = async (query: object) => (await list.read(query)).rows.map(({ names }) => names);
    expect(await found({ search: 'schloss dresden' })).toEqual([]);
    expect(await found({ search: 'WEISS wien' })).toEqual(['Anna, Max, Lena und Tom Weiß']);
    expect(await found({ search: '%' })).toHaveLength(3);
    expect(await found({ filter: 'without' })).toEqual(['Kim Roth']);
    expect(await found({ filter: 'abroad' })).toEqual(['Anna, Max, Lena und Tom Weiß']);
    await list.type({ id: rows[0]?.id, version: rows[0]?.version, postcode: '1067' });
    expect(await found({ filter: 'problems' })).toEqual(['Dr. Cornelius Freiherr von Rosenau']);
    await list.type({ names: 'Eva Huber', postcode: '803', city: 'München' });
    expect((await list.read({ problemsFirst: true })).rows.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'unchecked', 'ok']);
  });

  test('a name that is typed anew keeps the guest, and a gender does not go over to another given name', async () => {
    const { home } = await start();
    const list = await newList(home);
    const { rows } = await list.type({ names: 'Frau Anna Müller' });
    const [row] = rows;
    const before = await list.open(row?.id ?? '');
    expect(before.guests.map(({ gender }) => gender)).toEqual(['f']);
    const again = await list.type({ id: row?.id, version: row?.version, names: 'Anna Maier' });
    const after = await list.open(row?.id ?? '');
    expect(after.guests.map(({ id, gender, family }) => [id, gender, family])).toEqual([[before.guests[0]?.id, 'f', 'Maier']]);
    await list.type({ id: row?.id, version: again.rows[0]?.version, names: 'Max Maier' });
    expect((await list.open(row?.id ?? '')).guests.map(({ id, gender }) => [id, gender])).toEqual([[before.guests[0]?.id, null]]);
  });

  test('two windows change different households; of the same one the second is refused with both values [F023]', async () => {
    const { home } = await start();
    const list = await newList(home);
    const { rows } = await list.type(rosenau, weiss);
    const [first, second] = rows;
    await list.type({ id: first?.id, version: first?.version, city: 'Radebeul' });
    await list.type({ id: second?.id, version: second?.version, street: 'Löwengasse 7' });
    const refused = await faultOf(list.type({ id: first?.id, version: first?.version, city: 'Meißen', postcode: '01662' }));
    expect(refused?.code).toBe('list-changed');
    expect(refused?.details.errors?.map(({ field }) => field)).toEqual(['rows.0.postcode', 'rows.0.city']);
    expect(JSON.stringify(refused?.details.errors)).toContain('Radebeul');
    expect((await list.read()).rows.map(({ city, street }) => [city, street])).toEqual([
      ['Radebeul', 'Am Schloßpark 3'],
      ['Wien', 'Löwengasse 7'],
    ]);
  });

  test('cells that say what is stored change nothing, whatever version they come with', async () => {
    const { home } = await start();
    const list = await newList(home);
    const { rows } = await list.type(weiss);
    const { id, names, street, postcode, city, country } = rows[0] ?? {};
    await list.type({ id, version: 1, city: 'Graz' });
    const again = await list.type({ id, version: 1, names, street, postcode, city: 'Graz', country });
    expect(again).toEqual({ rows: [], change: null });
    expect(await codeOf(list.type({ id, version: 1, names, street, postcode, city, country }))).toBe('list-changed');
  });

  test('rows with a cell that cannot be read are refused all together, with the cell', async () => {
    const { home } = await start();
    const list = await newList(home);
    const refused = await faultOf(list.type(rosenau, { ...kim, country: 'Atlantis' }));
    expect([refused?.code, refused?.details.errors?.map(({ field }) => field)]).toEqual(['bad-form', ['rows.1.country']]);
    const many = Array.from({ length: 13 }, (_, at) => `Kind${at}`).join(', ');
    expect(await codeOf(list.type({ names: many }))).toBe('bad-form');
    expect((await list.read()).rows).toEqual([]);
  });

  test('every change is taken back one after the other, and an undone one comes back', async () => {
    const { home } = await start();
    const list = await newList(home);
    const shown = async () => (await list.read()).rows.map(({ names, city, position }) => [position, names, city]);
    const { rows } = await list.type(rosenau, weiss, kim);
    const states = [await shown()];
    const edited = await list.type({ id: rows[1]?.id, version: rows[1]?.version, city: 'Graz', names: 'Anna Weiß' });
    states.push(await shown());
    await home.call('DELETE /web-api/guest-lists/:id/households/:household', { id: list.id, household: rows[0]?.id ?? '', version: 1 });
    states.push(await shown());
    const place = { id: list.id, household: rows[2]?.id ?? '', version: 1, position: 1 };
    await home.call('POST /web-api/guest-lists/:id/households/:household/place', place);
    expect(await shown()).toEqual([
      [1, 'Kim Roth', ''],
      [2, 'Anna Weiß', 'Graz'],
    ]);
    for (const change of [4, 3, 2]) {
      expect(await list.undo(change)).toEqual({ restored: 1, kept: [] });
      expect(await shown()).toEqual(states[change - 2]);
    }
    const { changes } = await list.read();
    expect(changes.filter(({ isUndone }) => isUndone).map(({ version }) => version)).toEqual([4, 3, 2]);
    expect(changes.at(-1)?.text).toBe('3 Haushalte hinzugefügt');
    // The undo of an undo: the edit is there again, with the version that a window may still show.
    await list.undo(7);
    expect((await shown())[1]).toEqual([2, 'Anna Weiß', 'Graz']);
    expect((await list.read()).rows[1]?.version).toBe(edited.change);
  });

  test('a household that was changed later is kept and named', async () => {
    const { home } = await start();
    const list = await newList(home);
    const { rows, change } = await list.type(rosenau, kim);
    await list.type({ id: rows[1]?.id, version: rows[1]?.version, city: 'Hamburg' });
    expect(await list.undo(change ?? 0)).toEqual({ restored: 1, kept: ['Kim Roth'] });
    expect((await list.read()).rows.map(({ names, position }) => [names, position])).toEqual([['Kim Roth', 1]]);
    expect(await codeOf(list.undo(99))).toBe('not-found');
  });

  test('guests get a household of their own, move to another one, and two households become one', async () => {
    const { home } = await start();
    const list = await newList(home);
    const { rows } = await list.type(weiss, rosenau);
    const id = rows[0]?.id ?? '';
    const lena = (await list.open(id)).guests[2]?.id ?? '';
    const split = await list.move(id, { version: 1, guests: [lena], to: null });
    const shown = async () => (await list.read()).rows.map(({ names, city }) => [names, city]);
    expect(await shown()).toEqual([
      ['Anna, Max und Tom Weiß', 'Wien'],
      ['Lena Weiß', 'Wien'],
      ['Dr. Cornelius Freiherr von Rosenau', 'Dresden'],
    ]);
    const own = split.rows.find(({ names }) => names === 'Lena Weiß');
    const merged = await list.move(own?.id ?? '', { version: own?.version ?? 0, guests: [lena], to: 3 });
    expect(await shown()).toEqual([
      ['Anna, Max und Tom Weiß', 'Wien'],
      ['Dr. Cornelius Freiherr von Rosenau und Lena Weiß', 'Dresden'],
    ]);
    await list.undo(merged.change ?? 0);
    await list.undo(split.change ?? 0);
    expect(await shown()).toEqual([
      ['Anna, Max, Lena und Tom Weiß', 'Wien'],
      ['Dr. Cornelius Freiherr von Rosenau', 'Dresden'],
    ]);
    expect(await codeOf(list.move(id, { version: 1, guests: [lena], to: 1 }))).toBe('bad-form');
  });

  test('undoing takes no guests out of a household that was changed since', async () => {
    const { home } = await start();
    const list = await newList(home);
    const { rows } = await list.type(kim, { names: 'Eva Huber' });
    const id = rows[0]?.id ?? '';
    const guests = (await list.open(id)).guests.map((guest) => guest.id);
    const merged = await list.move(id, { version: 1, guests, to: 2 });
    await list.type({ id: rows[1]?.id, version: merged.change ?? 0, city: 'Bonn' });
    expect(await list.undo(merged.change ?? 0)).toEqual({ restored: 0, kept: ['Eva Huber und Kim Roth', 'Kim Roth'] });
    expect((await list.read()).rows.map(({ names, city }) => [names, city])).toEqual([['Eva Huber und Kim Roth', 'Bonn']]);
  });

  test('places are 1 to n without a gap after any changes', async () => {
    const { home } = await start();
    const list = await newList(home);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let step = 0; step < 25; step += 1) {
      const { rows, changes } = await list.read();
      const row = rows[random(Math.max(1, rows.length))];
      const what = random(4);
      const of = { id: list.id, household: row?.id ?? '', version: row?.version ?? 0 };
      if (what === 0 || !row) await list.type({ names: `Gast ${step}` }, { names: `Nachbar ${step}` });
      else if (what === 1) await home.call('DELETE /web-api/guest-lists/:id/households/:household', of);
      else if (what === 2)
        await home.call('POST /web-api/guest-lists/:id/households/:household/place', { ...of, position: 1 + random(rows.length) });
      else await list.undo(changes[random(changes.length)]?.version ?? 0);
      const places = (await list.read()).rows.map(({ position }) => position);
      expect([step, places]).toEqual([step, places.map((_, at) => at + 1)]);
    }
  });

  test('a list takes 5,000 households and not one more, and answers a page of them', async () => {
    const { home } = await start();
    const list = await newList(home);
    for (let at = 0; at < listBounds.households / 500; at += 1)
      await list.type(...Array.from({ length: 500 }, (_, row) => ({ names: `Gast${at} Nr${row}`, city: 'Bonn' })));
    const begun = performance.now();
    const { rows, pages, found } = await list.read({ page: 100, problemsFirst: true });
    expect([rows.length, pages, found, rows.at(-1)?.position]).toEqual([50, 100, 5_000, 5_000]);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(await codeOf(list.type({ names: 'Einer zu viel' }))).toBe('quota-full');
    expect((await list.read()).counts.all).toBe(5_000);
  }, 60_000);

  test('another owner gets nothing, and a guest who signs in takes the list along under its id', async () => {
    const { shop, home } = await start();
    const list = await newList(home);
    const { rows } = await list.type(rosenau);
    const other = browser(shop);
    await newList(other);
    const keys: [CallKey, object][] = [
      ['GET /web-api/guest-lists/:id', {}],
      ['POST /web-api/guest-lists/:id/rows', { rows: [kim] }],
      ['POST /web-api/guest-lists/:id/undo', { change: 1 }],
      ['GET /web-api/guest-lists/:id/households/:household', { household: rows[0]?.id }],
      ['DELETE /web-api/guest-lists/:id', {}],
    ];
    for (const [key, input] of keys)
      expect([key, await codeOf(other.call(key, { id: list.id, ...input } as never))]).toEqual([key, 'not-found']);
    await home.call('POST /web-api/customer-signup', zoe);
    expect((await list.read()).rows).toHaveLength(1);
    expect((await home.call('GET /web-api/guest-lists', {})).lists).toMatchObject([{ id: list.id, households: 1, guests: 1 }]);
    await home.call('DELETE /web-api/guest-lists/:id', { id: list.id });
    expect(await shop.store.db.selectFrom('guests').select('id').execute()).toHaveLength(0);
    expect(await shop.store.db.selectFrom('list_changes').select('list').where('list', '=', list.id).execute()).toEqual([]);
  });

  test('a list is downloaded as a table that holds no formula, by its owner only', async () => {
    const { shop, home } = await start();
    const list = await newList(home);
    const { rows } = await list.type({ ...weiss, street: '=HYPERLINK("x")' });
    const guests = (await list.open(rows[0]?.id ?? '')).guests;
    const file = await home.withContext((context) => exportList(context, list.id, asCsv));
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const lines = (await file.text()).split('\r\n');
    expect(lines[0]).toContain('"Gast-Nr.";"Haushalt"');
    // An id may begin with a minus, as a formula may.
    expect(lines.slice(1, -1).map((line) => line.split(';')[0])).toEqual(guests.map(({ id }) => `"${neutralised(id)}"`));
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")";"1030";"Wien"`);
    const other = browser(shop);
    await newList(other);
    for (const id of [list.id, 'A'.repeat(22), '\0'])
      expect(await codeOf(other.withContext((context) => exportList(context, id, asCsv)))).toBe('not-found');
  });

  test('settings of another version are refused, and taken back like any other change', async () => {
    const { home } = await start();
    const list = await newList(home);
    const settings = { name: 'Taufe', country: 'AT', tone: 'formal', order: 'alphabet' } as const;
    const saved = await home.call('PUT /web-api/guest-lists/:id', { id: list.id, version: 0, ...settings });
    expect(saved).toMatchObject({ ...settings, settingsVersion: 1 });
    expect(await codeOf(home.call('PUT /web-api/guest-lists/:id', { id: list.id, version: 0, ...settings }))).toBe('list-changed');
    await list.undo(1);
    expect((await list.read()).list).toMatchObject({ name: 'Hochzeit', country: 'DE', settingsVersion: 0 });
  });
});
