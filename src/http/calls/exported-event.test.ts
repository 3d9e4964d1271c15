/** An event as files for its host: tables for spreadsheets, read in again, and the seating plan on paper. */
import { expect, test } from 'vitest';
import type { EventFile, EventTableFile } from '#api/people/event-file-queries.ts';
import { gridLimits } from '#core/people/import/grid.ts';
import { isFault } from '#core/values/fault.ts';
import { minuteMs } from '#core/values/unit.ts';
import { exportEvent, seatingPaperFile } from '#services/people/event/event-files.ts';
import { readGrid } from '#services/sheets/read-grid.ts';
import type { Store } from '#store/db/store.ts';
import { browser } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { fileForm, importShop, newList } from '#tests/list-imports.ts';

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

const typed = [
  { names: 'Anna und Max Weiß', street: '=1+1', postcode: '01067', city: 'Dresden' },
  { names: 'Eva Lang', street: "'＝HYPERLINK(1)", postcode: '80331', city: '@München' },
];

/** An event at which both households come, of whom Anna sits and does not stand nuts. */
async function hosted(store: Store) {
  const clock = { now: Date.parse('2027-01-10T10:00:00Z') };
  const shop = await importShop(store, () => new Date(clock.now));
  const home = browser(shop);
  const list = await newList(home);
  const { rows } = await home.call('POST /web-api/guest-lists/:id/rows', { id: list.id, rows: typed });
  const event = { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list: list.id } as const;
  const { id } = await home.call('POST /web-api/events', event);
  const fest = {
    id: null,
    name: 'Fest',
    startsAt: '2027-06-12T18:30',
    endsAt: null,
    place: '',
    options: ['Saibling', 'Gemüse'],
    childOptions: [],
  };
  await home.call('PUT /web-api/events/:id/parts', { id, version: 1, parts: [fest] });
  for (const { id: household } of rows) {
    const found = await home.call('GET /web-api/events/:id/households/:household', { id, household });
    const menu = found.parts[0]?.options[0]?.id ?? null;
    const replies = found.household.replies.map(({ version, answer, menu: was, ...pair }) => ({
      ...pair,
      answer: 'yes' as const,
      menu,
      seen: { answer, menu: was, version },
    }));
    const [first] = found.household.guests;
    const food = first?.name.startsWith('Anna') ? [{ guest: first.id, text: '=Haselnüsse', seen: '' }] : [];
    const sent = { replies, companions: [], food, consents: true, message: { text: '', seen: '' } };
    await home.call('POST /web-api/events/:id/households/:household/answer', { id, household, ...sent });
  }
  const read = async () => (await home.call('GET /web-api/events/:id/seating', { id })).seating;
  const part = (await read())?.part ?? '';
  const add = { kind: 'add', name: 'Eltern', shape: 'round', seats: 8, count: 1 } as const;
  await home.call('POST /web-api/events/:id/seating/:part', { id, part, version: 0, edit: add });
  const anna = { guest: (await read())?.people[0]?.id ?? '', table: (await read())?.tables[0]?.id ?? '', isFixed: false };
  await home.call('POST /web-api/events/:id/seating/:part', { id, part, version: 1, edit: { kind: 'seat', seats: [anna] } });
  const linkTo = async (wanted: EventFile) => {
    const { path } = await home.call('POST /web-api/events/:id/file-links', { id, file: wanted });
    const query = new URL(path, 'https://shop.example').searchParams;
    return { until: query.get('until') ?? '', sign: query.get('sign') ?? '' };
  };
  const file = async (wanted: EventTableFile) => {
    const link = await linkTo({ kind: 'table', ...wanted });
    const answer = await home.withContext((context) => exportEvent(context, id, { ...wanted, ...link }));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { sheets } = await readGrid(bytes, gridLimits);
    return { bytes, headers: answer.headers, sheets, cells: sheets.map(({ rows: all }) => all.map(({ cells }) => cells)) };
  };
  return { shop, clock, home, list, id, part, file, linkTo };
}

withStore('an event as a file', (open) => {
  test('has guests, answers, menus and seats as sheets, every cell as text, with the number of a guest first [E054]', async () => {
    const { file } = await hosted(await open());
    const { sheets, cells, headers } = await file({ format: 'xlsx', content: 'all' });
    expect(sheets.map(({ name }) => name)).toEqual(['Gäste', 'Antworten', 'Menüs', 'Sitzplan']);
    expect(sheets.flatMap(({ marks }) => marks)).toEqual([]);
    expect([0, 1, 3].map((at) => cells[at]?.[0]?.[0])).toEqual(['Gast-Nr.', 'Gast-Nr.', 'Gast-Nr.']);
    expect(cells[1]?.[1]?.slice(1)).toEqual(['Anna Weiß', 'Erwachsen', 'kommt', 'Saibling', '=Haselnüsse']);
    expect(cells[2]).toEqual([
      ['Programmpunkt', 'Menü', 'Für', 'Anzahl'],
      ['Fest', 'Saibling', '', '3'],
      ['Fest', 'Gemüse', '', '0'],
    ]);
    expect(cells[3]?.[1]?.slice(1)).toEqual(['Anna Weiß', 'Fest', 'Eltern', '1', 'Saibling']);
    expect([headers.get('cache-control'), headers.get('content-disposition')]).toEqual([
      'private, no-store',
      expect.stringMatching(/^attachment; filename="feier-[\d-]+\.xlsx"$/),
    ]);
  });

  test('for the caterer has no address, and for addresses no note on food', async () => {
    const { file } = await hosted(await open());
    const caterer = (await file({ format: 'xlsx', content: 'caterer' })).cells.flat(2).join('\n');
    expect([caterer.includes('Haselnüsse'), /Dresden|01067|=1\+1/.test(caterer)]).toEqual([true, false]);
    const guests = (await file({ format: 'csv', content: 'guests' })).cells.flat(2).join('\n');
    expect([guests.includes('Haselnüsse'), guests.includes('Dresden')]).toEqual([false, true]);
  });

  test('changes nothing when its guests are read into their list again', async () => {
    const { file, list } = await hosted(await open());
    for (const wanted of [
      { format: 'csv', content: 'guests' },
      { format: 'xlsx', content: 'guests' },
    ] as const) {
      const { bytes } = await file(wanted);
      const { id } = await list.send(fileForm(bytes, `gaeste.${wanted.format}`));
      const { counts } = await list.preview(id, { view: 'matches' });
      expect(counts).toMatchObject({ rows: 3, same: 3, guests: 0, households: 0, errors: 0, asked: 0, changed: 0, absent: 0 });
    }
  });

  test('and the seating plan on paper are for its owner alone', async () => {
    const { shop, home, id, part, linkTo } = await hosted(await open());
    for (const order of ['table', 'name'] as const) {
      const link = await linkTo({ kind: 'seating', part, order });
      const answer = await home.withContext((context) => seatingPaperFile(context, { id, part, order }, link));
      expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual(['application/pdf', 'private, no-store']);
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    const table = { format: 'xlsx', content: 'all' } as const;
    const [ofTable, ofPaper] = [await linkTo({ kind: 'table', ...table }), await linkTo({ kind: 'seating', part, order: 'name' })];
    const asked = (by: typeof home) =>
      Promise.all([
        codeOf(by.call('POST /web-api/events/:id/file-links', { id, file: { kind: 'table', ...table } })),
        codeOf(by.withContext((context) => exportEvent(context, id, { ...table, ...ofTable }))),
        codeOf(by.withContext((context) => seatingPaperFile(context, { id, part, order: 'name' }, ofPaper))),
      ]);
    const other = browser(await importShop(await open()));
    await newList(other);
    expect(await asked(other)).toEqual(['not-found', 'not-found', 'not-found']);
    // Who leads it with its owner, also with the right to change it, gets no file with all guests in it.
    for (const right of ['view', 'edit'] as const) {
      await home.call('POST /web-api/events/:id/hosts', { id, name: right, right });
      const { hosts } = await home.call('GET /web-api/events/:id/access', { id });
      const second = browser(shop);
      await newList(second);
      await second.call('POST /web-api/event-hosts/:key', {
        key: /\w{26}/.exec(hosts.find(({ name }) => name === right)?.url ?? '')?.[0] ?? '',
      });
      expect(await asked(second)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    }
  });

  test('has a link that is valid for ten minutes, and for this file alone', async () => {
    const { clock, home, id, part, linkTo } = await hosted(await open());
    const guests = { format: 'csv', content: 'guests' } as const;
    const [link, paper] = [await linkTo({ kind: 'table', ...guests }), await linkTo({ kind: 'seating', part, order: 'name' })];
    const get = (wanted: EventTableFile, by: typeof link) =>
      codeOf(home.withContext((context) => exportEvent(context, id, { ...wanted, ...by })));
    const getPaper = (order: 'name' | 'table', by: typeof link) =>
      codeOf(home.withContext((context) => seatingPaperFile(context, { id, part, order }, by)));
    const later = (Number.parseInt(link.until, 36) + 1).toString(36);
    expect([
      await get(guests, link),
      await get({ ...guests, content: 'answers' }, link),
      await get({ ...guests, format: 'xlsx' }, link),
      await get(guests, { ...link, until: later }),
      await get(guests, { until: '', sign: '' }),
      await get(guests, paper),
      await getPaper('name', paper),
      await getPaper('table', paper),
    ]).toEqual([null, 'gone', 'gone', 'gone', 'gone', 'gone', null, 'gone']);
    clock.now += 10 * minuteMs - 1;
    expect([await get(guests, link), await getPaper('name', paper)]).toEqual([null, null]);
    clock.now += 1;
    expect([await get(guests, link), await getPaper('name', paper)]).toEqual(['gone', 'gone']);
  });
});
