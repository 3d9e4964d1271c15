/** Files and texts that are read into a guest list, by their calls: the preview, what is taken over, and taking it back. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listBounds } from '#core/people/household.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { browser } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { codeOf, fileForm, importShop, newList, tablesOf, textBody } from '#tests/list-imports.ts';
import { sampled } from '#tests/long-form.ts';
import { importedList } from './imported-list.ts';

const corpus = new URL('../../../tests/fixtures/people-files/', import.meta.url);
const answers = JSON.parse(readFileSync(new URL('answers.json', corpus), 'utf8')) as Record<string, { guests: number; country: string }>;

const table = [
  'Vorname;Nachname;Straße;PLZ;Ort;Was auch immer',
  'Anna;Weiß;Löwengasse 3;1067;Dresden;x',
  'Max;Weiß;Löwengasse 3;1067;Dresden;y',
  ';;Nirgends 1;20095;Hamburg;',
  'Kim;Roth;Lange Reihe 7;20099;Hamburg;z',
  'Tom;Busch;Lange Reihe 7;20099;Hamburg;z',
  'Eva;Huber;Weg 1;803311;München;',
].join('\n');

onEachEngine('files of a guest list', (open) => {
  const start = async (clock = () => new Date()) => {
    const store = await open();
    const shop = await importShop(store, clock);
    return { store, shop, home: browser(shop) };
  };

  test('a table is shown by columns, rows and households, and changes nothing before it is taken over [E032]', async () => {
    const { home, store } = await start();
    const list = await newList(home);
    const before = await tablesOf(store);
    const { id } = await list.send(fileForm(table, 'Gäste.csv'));
    const columns = await list.preview(id);
    expect(columns.fileName).toBe('Gäste.csv');
    expect(columns.columns.map(({ name, field, isGuess }) => [name, field, isGuess])).toEqual([
      ['Vorname', 'given', false],
      ['Nachname', 'family', false],
      ['Straße', 'street', false],
      ['PLZ', 'postalCode', false],
      ['Ort', 'city', false],
      ['Was auch immer', 'ignored', true],
    ]);
    expect(columns.columns[3]?.samples[0]).toEqual({ text: '01067', isChanged: true });
    expect(columns.notes.join(' ')).toContain('UTF-8');
    expect(columns.counts).toMatchObject({ rows: 6, households: 4, guests: 5, same: 0, errors: 1, questions: 1, guesses: 1 });
    const { rows } = await list.preview(id, { view: 'rows' });
    expect(rows.slice(0, 2).map(({ line, outcome }) => [line, outcome])).toEqual([
      [4, 'error'],
      [7, 'new'],
    ]);
    expect(rows[0]?.problems.join()).toContain('Zeile 4');
    const { households } = await list.preview(id, { view: 'households' });
    expect(households[0]?.joins.map(({ isQuestion, answer }) => [isQuestion, answer])).toEqual([[false, 'together']]);
    expect(await tablesOf(store)).toBe(before);
  });

  test('what is taken over is one change, and taking it back leaves the tables as they were', async () => {
    const { home, store } = await start();
    const list = await newList(home);
    await home.call('POST /web-api/guest-lists/:id/rows', { id: list.id, rows: [{ names: 'Olga Berg' }, { names: 'Jan Wolf' }] });
    const before = await tablesOf(store);
    const { id } = await list.send(fileForm(table, 'Gäste.csv'));
    expect(await list.commit(id)).toMatchObject({ households: 4, guests: 5, same: 0, errors: 1 });
    const { rows, changes } = await list.read();
    expect(rows.map(({ names, position, postcode }) => [names, position, postcode])).toEqual([
      ['Olga Berg', 1, ''],
      ['Jan Wolf', 2, ''],
      ['Anna und Max Weiß', 3, '01067'],
      ['Kim Roth', 4, '20099'],
      ['Tom Busch', 5, '20099'],
      ['Eva Huber', 6, '803311'],
    ]);
    expect([changes[0]?.kind, changes.length]).toEqual(['import', 2]);
    expect(await codeOf(list.commit(id))).toBe('list-changed');
    expect(await list.undo(id)).toEqual({ restored: 4, kept: [] });
    expect(await tablesOf(store)).toBe(before);
    expect((await list.preview(id)).state).toBe('undone');
    const again = await list.send(fileForm(table, 'Gäste.csv'));
    expect(await list.commit(again.id)).toMatchObject({ households: 4, same: 0 });
  });

  test('a household that was changed after the import is named and kept when the import is taken back', async () => {
    const { home, store } = await start();
    const list = await newList(home);
    const { id } = await list.send(textBody('Anna Weiß, Weg 1, 80331 München\nKim Roth, Weg 2, 80331 München'));
    await list.commit(id);
    const { rows } = await list.read();
    await home.call('POST /web-api/guest-lists/:id/rows', {
      id: list.id,
      rows: [{ id: rows[1]?.id, version: rows[1]?.version, city: 'Köln' }],
    });
    const changed = JSON.parse(await tablesOf(store)) as [{ id: string; position: number }[], unknown[]];
    expect(await list.undo(id)).toEqual({ restored: 1, kept: ['Kim Roth'] });
    const kept = JSON.parse(await tablesOf(store)) as typeof changed;
    expect(kept[0]).toEqual(changed[0].filter((row) => row.id === rows[1]?.id).map((row) => ({ ...row, position: 1 })));
  });

  test('rows that were read before add nothing, new rows join the household of the list, and an undone file can be taken back', async () => {
    const { home, store } = await start();
    const list = await newList(home);
    const head = 'Haushalt;Vorname;Nachname;Ort';
    const first = await list.send(fileForm([head, '1;Anna;Weiß;Ulm', '2;Kim;Roth;Bonn', '2;Kim;Roth;Bonn'].join('\n'), 'a.csv'));
    expect(await list.commit(first.id)).toMatchObject({ households: 2, guests: 3, same: 0 });
    const before = await tablesOf(store);
    const text = [head, '2;Kim;Roth;Bonn', '2;Kim;Roth;Bonn', '1;Anna;Weiß;Ulm', '1;Lena;Weiß;Ulm'].join('\n');
    const second = await list.send(fileForm(text, 'b.csv'));
    const { counts } = await list.preview(second.id);
    expect(counts).toMatchObject({ households: 0, guests: 1, same: 3 });
    await list.commit(second.id);
    expect((await list.read()).rows.map(({ names }) => names)).toEqual(['Anna und Lena Weiß', 'Kim und Kim Roth']);
    await list.undo(second.id);
    expect(await tablesOf(store)).toBe(before);
    const { changes } = await list.read();
    await home.call('POST /web-api/guest-lists/:id/undo', { id: list.id, change: changes[0]?.version ?? 0 });
    expect([(await list.preview(second.id)).state, (await list.read()).counts.guests]).toEqual(['committed', 4]);
  });

  test('an address that stands twice in a file is taken over once, and says where it stands', async () => {
    const { home } = await start();
    const list = await newList(home);
    const line = 'Anna;Weiß;Weg 1;80331;München';
    const { id } = await list.send(fileForm(`Vorname;Nachname;Straße;PLZ;Ort\n${line}\nKim;Roth;Weg 9;80331;München\n${line}\n`, 'a.csv'));
    const { rows } = await list.preview(id, { view: 'rows' });
    expect([rows[0]?.line, rows[0]?.outcome, rows[0]?.problems.join()]).toEqual([4, 'same', expect.stringContaining('Zeile 2')]);
    expect(await list.commit(id)).toMatchObject({ households: 2, guests: 2, same: 1 });
  });

  test('columns, sheets, repairs and joins are changed one version after the other', async () => {
    const { home } = await start();
    const list = await newList(home);
    const { id } = await list.send(fileForm(table.toUpperCase(), 'Gäste.csv'));
    const { columns, repairs } = await list.preview(id);
    expect(repairs.map(({ kind, isMade, text }) => [kind, isMade, text])).toEqual([['capitals', false, expect.stringContaining('Anna')]]);
    const fields = columns.map(({ field }) => field);
    await list.change(id, { fields: [...fields.slice(0, 5), 'extra'], repairs: { capitals: true } });
    expect(await codeOf(list.change(id, { fields }))).toBe('list-changed');
    expect(await codeOf(list.commit(id, 0))).toBe('list-changed');
    await list.change(id, {
      version: 1,
      joins: [
        { line: 3, answer: 'apart' },
        { line: 6, answer: 'together' },
      ],
    });
    const changed = await list.preview(id);
    expect(changed.columns.map(({ field, isGuess }) => [field, isGuess]).at(-1)).toEqual(['extra', false]);
    expect(changed.counts).toMatchObject({ households: 4, questions: 0 });
    await list.commit(id, 2);
    expect((await list.read()).rows.map(({ names }) => names)).toEqual(['Anna Weiss', 'Max Weiss', 'Kim Roth und Tom Busch', 'Eva Huber']);
  });

  test('a field that is chosen for a column leaves the one that had it, and headings can be guests', async () => {
    const { home } = await start();
    const list = await newList(home);
    const { id } = await list.send(fileForm('Name;Ort;Stadt\nAnna Weiß;A;Ulm\nKim Roth;B;Bonn', 'a.csv'));
    const fields = (await list.preview(id)).columns.map(({ field }) => field);
    const city = fields.indexOf('city');
    const other = city === 1 ? 2 : 1;
    await list.change(id, { fields: fields.map((field, at) => (at === other ? 'city' : field)) });
    expect((await list.preview(id)).columns.map(({ field }) => field)[city]).toBe('ignored');
    await list.change(id, { version: 1, hasHeading: false });
    const headless = await list.preview(id);
    expect([headless.heading, headless.counts.rows]).toEqual([null, 3]);
    await list.change(id, { version: 2, hasHeading: true });
    expect((await list.preview(id)).counts.rows).toBe(2);
  });

  test('files of others are missing, for reading, changing, taking over, taking back and deleting', async () => {
    const { home, shop } = await start();
    const list = await newList(home);
    const { id } = await list.send(fileForm(table, 'Gäste.csv'));
    const stranger = browser(shop, { address: '10.0.0.9' });
    const own = await newList(stranger);
    for (const of of [
      { id: list.id, import: id },
      { id: own.id, import: id },
    ]) {
      const path = '/web-api/guest-lists/:id/imports/:import' as const;
      expect(await codeOf(stranger.call(`GET ${path}`, of))).toBe('not-found');
      expect(await codeOf(stranger.call(`PUT ${path}`, { ...of, version: 0 }))).toBe('not-found');
      expect(await codeOf(stranger.call(`POST ${path}/commit`, { ...of, version: 0 }))).toBe('not-found');
      expect(await codeOf(stranger.call(`POST ${path}/undo`, of))).toBe('not-found');
      expect(await codeOf(stranger.call(`DELETE ${path}`, of))).toBe('not-found');
    }
    const foreign = fileForm(table, 'a.csv');
    expect(await codeOf(stranger.withContext((context) => importedList(foreign, context, list.id)))).toBe('not-found');
    expect(foreign.bodyUsed).toBe(false);
    expect((await list.preview(id)).state).toBe('draft');
  });

  test('a cancelled file leaves no cells, of drafts the newest five are kept, and a refused file leaves nothing', async () => {
    const { home, shop } = await start();
    const list = await newList(home);
    const cells = async () => (await shop.files.list('imports/')).length;
    const { id } = await list.send(fileForm(table, 'Gäste.csv'));
    expect(await cells()).toBe(1);
    await home.call('DELETE /web-api/guest-lists/:id/imports/:import', { id: list.id, import: id });
    expect(await cells()).toBe(0);
    for (let at = 0; at < 7; at += 1) await list.send(textBody(`Gast ${at} Roth, Weg 1, 80331 München`));
    expect(await cells()).toBe(5);
    expect(await codeOf(list.send(fileForm('', 'leer.csv')))).toBe('bad-input');
    expect(await codeOf(list.send(textBody(' \n ')))).toBe('bad-input');
    expect(await codeOf(list.send(textBody('x'.repeat(200_001))))).toBe('bad-form');
    expect(await cells()).toBe(5);
  });

  test('the cells of a file are dropped seven days after it was taken over, its rows are known on', async () => {
    let now = new Date('2026-11-01T10:00:00Z');
    const { home, store } = await start(() => now);
    const list = await newList(home);
    const { id } = await list.send(fileForm(table, 'Gäste.csv'));
    await list.commit(id);
    now = new Date('2026-11-09T10:00:00Z');
    for (const name of ['importDrafts', 'importGrids']) await store.write((trx) => deletions[name]?.(trx, now, 100) ?? Promise.resolve(0));
    expect(await store.db.selectFrom('imports').select('grid_key').execute()).toEqual([{ grid_key: null }]);
    const again = await list.send(fileForm(table, 'Gäste.csv'));
    expect((await list.preview(again.id)).counts).toMatchObject({ guests: 0, same: 5 });
  });

  test('a file of other programs that is read in twice adds nothing the second time, and is taken back whole', async () => {
    let minutes = 0;
    const { store, shop } = await start(() => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));
    const found: string[] = [];
    for (const [name, { guests, country }] of sampled(Object.entries(answers), 3)) {
      minutes += 5;
      // A guest of its own, since an owner has twenty lists.
      const list = await newList(browser(shop, { address: `10.1.${minutes >> 8}.${minutes & 255}` }), country);
      const bytes = new Uint8Array(readFileSync(new URL(name, corpus)));
      const before = await tablesOf(store);
      const first = await list.send(fileForm(bytes, name));
      if (guests > listBounds.households) {
        expect(await codeOf(list.commit(first.id)), name).toBe('quota-full');
        expect(await tablesOf(store)).toBe(before);
        continue;
      }
      const taken = await list.commit(first.id);
      const second = await list.send(fileForm(bytes, name));
      const again = await list.commit(second.id);
      if (again.guests + again.households > 0) found.push(`${name}: ${again.guests} guests twice`);
      if (taken.guests < Math.min(guests, 1)) found.push(`${name}: nothing taken over`);
      await list.undo(first.id);
      if ((await tablesOf(store)) !== before) found.push(`${name}: not as before`);
    }
    expect(found).toEqual([]);
  }, 240_000);
});
