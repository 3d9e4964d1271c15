/** Guest lists as files for spreadsheets, and those files read in again. */
import { expect, test } from 'vitest';
import { gridLimits } from '#core/people/import/grid.ts';
import { exportList } from '#services/people/export-list.ts';
import { readGrid } from '#services/sheets/read-grid.ts';
import { browser, type TestBrowser } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { fileForm, importShop, newList } from '#tests/list-imports.ts';

const formats = ['csv', 'xlsx'] as const;
type Format = (typeof formats)[number];

async function fileOf(home: TestBrowser, list: string, format: Format, content: 'guests' | 'template' = 'guests') {
  const answer = await home.withContext((context) => exportList(context, list, { format, content }));
  return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
}

/** The cells of the file, as its rows. */
async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const { sheets } = await readGrid(bytes, gridLimits);
  return sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
}

/** Of two lists, all but the numbers of their guests. */
async function cellsOf(home: TestBrowser, list: string): Promise<string[][]> {
  const { bytes } = await fileOf(home, list, 'csv');
  return (await rowsOf(bytes)).map((cells) => cells.slice(1));
}

const typed = [
  { names: 'Dr. Cornelius Freiherr von Rosenau', street: 'Am Schloßpark 3', postcode: '01067', city: 'Dresden' },
  { names: 'Anna, Max und Lena Weiß + 2', street: 'Löwengasse 3-5', postcode: '1030', city: 'Wien', country: 'Österreich' },
  { names: 'Jeanne de la Tour', street: '12, rue des Écoles', postcode: '67000', city: 'Strasbourg', country: 'FR' },
  { names: 'Kim Roth', street: '=1+1', postcode: '20099', city: '@Hamburg' },
  { names: 'Frau Eva Huber jun.' },
];

withStore('a guest list as a file', (open) => {
  /** A list with everything that a file holds: companions who come with a guest, notes of several lines, telephone numbers, genders. */
  const start = async () => {
    const home = browser(await importShop(await open()));
    const list = await newList(home);
    const { rows } = await home.call('POST /web-api/guest-lists/:id/rows', { id: list.id, rows: typed });
    const ids = { id: list.id, household: rows[1]?.id ?? '' };
    const { household } = await home.call('GET /web-api/guest-lists/:id/households/:household', ids);
    const { row, countryCode: country, source: _, guests, ...fields } = household;
    const { street, postcode, city } = row;
    const all = guests.map(({ name: __, ...guest }, at) => ({
      ...guest,
      kind: at === 2 ? ('child' as const) : guest.kind,
      nick: at === 0 ? 'Anni' : '',
    }));
    const form = {
      ...fields,
      country,
      street,
      postcode,
      city,
      phone: '+49 89 1',
      email: 'w@example.org',
      side: 'Braut',
      note: 'Erste "Zeile";\n-2 Stühle',
    };
    const companion = { ...all[0], id: null, kind: 'plus-one' as const, given: 'Pia', family: 'Lang', nick: '', email: 'p@example.org' };
    await home.call('PUT /web-api/guest-lists/:id/households/:household', {
      ...ids,
      ...form,
      language: 'fr',
      version: row.version,
      guests: [...all, companion],
    } as never);
    return { home, list };
  };

  test.each(formats)('as %s adds nothing to itself, and makes the same list of an empty one', async (format) => {
    const { home, list } = await start();
    const { bytes } = await fileOf(home, list.id, format);
    const own = await list.send(fileForm(bytes, `gaeste.${format}`));
    const { counts } = await list.preview(own.id, { view: 'matches' });
    expect(counts).toMatchObject({ rows: 8, same: 8, guests: 0, households: 0, errors: 0, asked: 0, matches: 0, changed: 0, absent: 0 });
    expect(await list.commit(own.id)).toMatchObject({ households: 0, guests: 0, same: 8, updated: 0, change: null });
    const other = await newList(home);
    await other.commit((await other.send(fileForm(bytes, `gaeste.${format}`))).id);
    const cells = await cellsOf(home, other.id);
    expect(cells).toEqual(await cellsOf(home, list.id));
    expect(cells.flat()).toEqual(expect.arrayContaining(['01067', 'Pia', 'Anni', 'Erste "Zeile";\n-2 Stühle', 'Braut', 'fr', 'w']));
  });

  test.each(formats)('as %s is read again after it was changed: the changed cells are offered, and nothing else', async (format) => {
    const { home, list } = await start();
    const rows = await rowsOf((await fileOf(home, list.id, format)).bytes);
    const at = (rows[0] ?? []).indexOf('Ort');
    const changed = rows.map((cells, line) => cells.map((cell, column) => (line === 1 && column === at ? 'Leipzig' : cell)));
    const { id } = await list.send(
      fileForm(changed.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n'), 'a.csv'),
    );
    const { matches } = await list.preview(id, { view: 'matches' });
    expect(matches.flatMap(({ changes }) => changes.map(({ field, new: value }) => [field, value]))).toEqual([
      ['address', 'Am Schloßpark 3, 01067 Leipzig'],
    ]);
  });
});

withStore('a workbook of a guest list', (open) => {
  test('has text in every cell: no formula, no number and no date', async () => {
    const home = browser(await importShop(await open()));
    const list = await newList(home);
    const values = ['=1+1', '+49 89 1', '01067', '3-5', '1e5', '@x'];
    await home.call('POST /web-api/guest-lists/:id/rows', { id: list.id, rows: values.map((street) => ({ names: 'Kim Roth', street })) });
    const { bytes, headers } = await fileOf(home, list.id, 'xlsx');
    expect([headers.get('cache-control'), headers.get('content-disposition')]).toEqual([
      'private, no-store',
      expect.stringContaining('.xlsx"'),
    ]);
    const rows = await rowsOf(bytes);
    const column = (rows[0] ?? []).indexOf('Straße');
    expect(rows.slice(1).map((cells) => cells[column])).toEqual(values);
    const { marks } = (await readGrid(bytes, gridLimits)).sheets[0] ?? { marks: null };
    expect(marks).toEqual([]);
  });

  test('of a template has the headings that an import knows, and no guest', async () => {
    const home = browser(await importShop(await open()));
    const list = await newList(home);
    await home.call('POST /web-api/guest-lists/:id/rows', { id: list.id, rows: typed });
    const { bytes } = await fileOf(home, list.id, 'xlsx', 'template');
    const [head = [], ...rows] = await rowsOf(bytes);
    expect([head[0], rows]).toEqual(['Haushalt', []]);
    const filled = [head, head.map((heading) => ({ Vorname: 'Uwe', Nachname: 'Lang', Notiz: 'Tante', PLZ: '01067' })[heading] ?? '')];
    const { id } = await list.send(fileForm(filled.map((cells) => cells.join(';')).join('\n'), 'a.csv'));
    const { columns, counts } = await list.preview(id);
    expect(columns.filter(({ field, isGuess }) => field === 'ignored' || isGuess)).toEqual([]);
    expect(counts).toMatchObject({ households: 1, guests: 1, errors: 0 });
  });
});
