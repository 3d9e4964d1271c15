/** A file of a guest list that comes again: who is known, who is asked about, what is taken over, and what stays. */
import { expect, test } from 'vitest';
import { browser } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { codeOf, fileForm, importShop, newList, tablesOf } from '#tests/list-imports.ts';

const head = 'Vorname;Nachname;Straße;PLZ;Ort;E-Mail;Telefon;Notiz;Gehört zu';
const first = [
  head,
  'Anna;Weiß;Löwengasse 3;01067;Dresden;anna@example.org;;;Braut',
  'Maximilian;Weiß;Löwengasse 3;01067;Dresden;;;;',
  'Kim;Roth;Lange Reihe 7;20099;Hamburg;kim@example.org;040 1;;',
  'Eva;Huber;Weg 1;80331;München;;;;',
].join('\n');

onEachEngine('a file of a guest list that comes again', (open) => {
  const start = async () => {
    const store = await open();
    const home = browser(await importShop(store));
    const list = await newList(home);
    const taken = await list.send(fileForm(first, 'a.csv'));
    await list.commit(taken.id);
    return { store, home, list };
  };
  const matchesOf = async (list: Awaited<ReturnType<typeof newList>>, id: string) => list.preview(id, { view: 'matches' });

  test('known guests are found again, with what is filled and changed; names stay, and missing guests are listed', async () => {
    const { list, store } = await start();
    const before = await tablesOf(store);
    const next = [
      head,
      'Anna;Weiss;Löwengasse 3;01067;Dresden;neu@example.org;0351 9;Tante;Braut',
      'Dr. Kim;Roth;Neue Gasse 9;20095;Hamburg;kim@example.org;040 2;;',
      'Eva-Maria;Huber;Weg 1;80331;München;;;;',
    ].join('\n');
    const { id } = await list.send(fileForm(next, 'b.csv'));
    const { counts, matches, absent } = await matchesOf(list, id);
    expect(counts).toMatchObject({ households: 0, guests: 0, same: 3, asked: 0, changed: 2, absent: 1 });
    const changes = matches.flatMap(({ changes: own }) => own.map(({ field, old, new: value, choice }) => [field, old, value, choice]));
    expect(changes).toEqual([
      ['family', 'Weiß', 'Weiss', 'old'],
      ['email', 'anna@example.org', 'neu@example.org', 'new'],
      ['phone', '', '0351 9', 'new'],
      ['note', '', 'Tante', 'new'],
      ['title', '', 'Dr.', 'new'],
      ['address', 'Lange Reihe 7, 20099 Hamburg', 'Neue Gasse 9, 20095 Hamburg', 'new'],
      ['phone', '040 1', '040 2', 'new'],
      ['given', 'Eva', 'Eva-Maria', 'old'],
    ]);
    expect(absent).toEqual(['Maximilian Weiß, Dresden']);
    expect(await list.commit(id)).toMatchObject({ households: 0, guests: 0, same: 3, asked: 0, updated: 2 });
    const rows = (await list.read()).rows.map(({ names, street, postcode }) => [names, street, postcode]);
    expect(rows).toEqual([
      ['Anna und Maximilian Weiß', 'Löwengasse 3', '01067'],
      ['Dr. Kim Roth', 'Neue Gasse 9', '20095'],
      ['Eva Huber', 'Weg 1', '80331'],
    ]);
    const again = await list.send(fileForm(next, 'b.csv'));
    expect((await matchesOf(list, again.id)).counts).toMatchObject({ same: 3, matches: 0, changed: 0 });
    await list.undo(id);
    expect(await tablesOf(store)).toBe(before);
    // What was taken back is offered again.
    expect((await matchesOf(list, again.id)).counts).toMatchObject({ same: 3, changed: 2 });
  });

  test('who may be known is asked about and not added before the answer: the same person, or a new one', async () => {
    const { list } = await start();
    // Who lives at another address, and a name that is only like one of the list.
    const next = [
      head,
      'Eva;Huber;Allee 5;10115;Berlin;;;;',
      'Kai;Roth;Lange Reihe 7;20099;Hamburg;;;;',
      'Uwe;Lang;Weg 2;80331;München;;;;',
    ];
    const { id } = await list.send(fileForm(next.join('\n'), 'b.csv'));
    const { counts, matches } = await matchesOf(list, id);
    expect(counts).toMatchObject({ households: 1, guests: 1, same: 0, asked: 2 });
    expect(
      matches.map(({ names, question, changes }) => [names, question?.candidates.map(({ text }) => text), question?.answer, changes]),
    ).toEqual([
      ['Eva Huber', ['Nein, dieselbe Person: Eva Huber, Weg 1, 80331 München'], null, []],
      ['Kai Roth', ['Nein, dieselbe Person: Kim Roth, Lange Reihe 7, 20099 Hamburg'], null, []],
    ]);
    const { rows } = await list.preview(id, { view: 'rows' });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['asked', 'asked', 'new']);
    const { households } = await list.preview(id, { view: 'households' });
    expect(households.map(({ isKnown }) => isKnown)).toEqual([false, false, false]);
    const [eva, kim] = matches.map(({ question }) => ({ key: question?.key, is: question?.candidates[0]?.id }));
    // A guest that is none of the candidates is no answer.
    await list.change(id, {
      persons: [
        { key: eva?.key, answer: kim?.is },
        { key: kim?.key, answer: 'new' },
      ],
    });
    expect((await matchesOf(list, id)).counts).toMatchObject({ guests: 2, asked: 1 });
    await list.change(id, { version: 1, persons: [{ key: eva?.key, answer: eva?.is }] });
    const answered = await matchesOf(list, id);
    expect(answered.counts).toMatchObject({ guests: 2, same: 1, asked: 0, changed: 1 });
    const [change] = answered.matches.flatMap(({ changes }) => changes);
    expect([change?.field, change?.new, change?.choice]).toEqual(['address', 'Allee 5, 10115 Berlin', 'new']);
    await list.change(id, { version: 2, choices: [{ key: change?.key, choice: 'old' }] });
    expect(await list.commit(id, 3)).toMatchObject({ households: 2, guests: 2, same: 1, asked: 0, updated: 0 });
    const shown = async () => (await list.read()).rows.map(({ names, street }) => `${names}, ${street}`);
    expect(await shown()).toEqual([
      'Anna und Maximilian Weiß, Löwengasse 3',
      'Kim Roth, Lange Reihe 7',
      'Eva Huber, Weg 1',
      'Kai Roth, Lange Reihe 7',
      'Uwe Lang, Weg 2',
    ]);
    const again = await list.send(fileForm(next.join('\n'), 'b.csv'));
    expect((await matchesOf(list, again.id)).counts).toMatchObject({ same: 3, asked: 0, matches: 0 });
    expect(await list.commit(again.id)).toMatchObject({ guests: 0, change: null });
  });

  test('without an answer nobody is added, and the file asks again', async () => {
    const { list, store } = await start();
    const before = await tablesOf(store);
    const next = `${head}\nEva;Huber;Allee 5;10115;Berlin;;;;`;
    const { id } = await list.send(fileForm(next, 'b.csv'));
    expect(await list.commit(id)).toMatchObject({ guests: 0, asked: 1, updated: 0, change: null });
    expect(await tablesOf(store)).toBe(before);
    const again = await list.send(fileForm(next, 'b.csv'));
    expect((await matchesOf(list, again.id)).counts).toMatchObject({ asked: 1 });
  });

  test('what was typed since the last import is kept unless it is chosen otherwise, and typed envelopes always', async () => {
    const { home, list } = await start();
    const { rows } = await list.read();
    const ids = { id: list.id, household: rows[1]?.id ?? '' };
    const typed = { id: rows[1]?.id, version: rows[1]?.version, street: 'Getippte Gasse 1' };
    await home.call('POST /web-api/guest-lists/:id/rows', { id: list.id, rows: [typed] });
    const { household } = await home.call('GET /web-api/guest-lists/:id/households/:household', ids);
    const { row, countryCode: country, source: _, guests, ...fields } = household;
    const { street, postcode, city } = row;
    const kept = guests.map(({ name: __, ...guest }) => guest);
    const form = { ...fields, country, street, postcode, city, guests: kept, envelopeText: 'Kim & Co.', version: row.version };
    await home.call('PUT /web-api/guest-lists/:id/households/:household', { ...ids, ...form } as never);
    const next = [head, 'Kim;Roth;Neue Gasse 9;20095;Hamburg;neu@example.org;;;', 'Eva;Huber;Weg 2;80331;München;;;;'].join('\n');
    const { id } = await list.send(fileForm(next, 'b.csv'));
    const { matches } = await matchesOf(list, id);
    const asked = matches.flatMap(({ question }) => (question ? [{ key: question.key, answer: question.candidates[0]?.id }] : []));
    await list.change(id, { persons: asked });
    const { matches: answered } = await matchesOf(list, id);
    const choices = answered.flatMap(({ changes }) => changes.map(({ field, new: value, choice }) => [field, value, choice]));
    expect(choices.toSorted()).toEqual([
      ['address', 'Neue Gasse 9, 20095 Hamburg', 'old'],
      ['address', 'Weg 2, 80331 München', 'new'],
      ['email', 'neu@example.org', 'new'],
    ]);
    const address = answered.flatMap(({ changes }) => changes).find(({ choice }) => choice === 'old');
    await list.change(id, { version: 1, choices: [{ key: address?.key, choice: 'new' }] });
    await list.commit(id, 2);
    const after = await home.call('GET /web-api/guest-lists/:id/households/:household', ids);
    expect([after.household.row.street, after.household.envelopeText, after.household.row.envelope[0]]).toEqual([
      'Neue Gasse 9',
      'Kim & Co.',
      'Kim & Co.',
    ]);
  });

  test('a list that was typed by hand is only filled', async () => {
    const home = browser(await importShop(await open()));
    const list = await newList(home);
    await home.call('POST /web-api/guest-lists/:id/rows', {
      id: list.id,
      rows: [{ names: 'Eva Huber', street: 'Weg 1', postcode: '80331', city: 'München' }],
    });
    const { id } = await list.send(fileForm(`${head}\nEva;Huber;Weg 1;80331;Munich;eva@example.org;;;`, 'a.csv'));
    const { matches } = await matchesOf(list, id);
    expect(matches.flatMap(({ changes }) => changes.map(({ field, isFilled, choice }) => [field, isFilled, choice])).toSorted()).toEqual([
      ['address', false, 'old'],
      ['email', true, 'new'],
    ]);
  });

  test('a person that a file has twice is asked about once, and is one person or two', async () => {
    const { list } = await start();
    const next = [head, 'Uwe;Müller;Weg 2;80331;München;;;;', 'Uwe;Mueller;Weg 2;80331;München;uwe@example.org;;;'].join('\n');
    const { id } = await list.send(fileForm(next, 'b.csv'));
    const { counts, matches } = await matchesOf(list, id);
    expect(counts).toMatchObject({ guests: 1, asked: 1 });
    expect(matches.map(({ line, question }) => [line, question?.candidates])).toEqual([
      [3, [{ id: 'line-2', text: 'Nein, dieselbe Person wie in Zeile 2 der Datei' }]],
    ]);
    const key = matches[0]?.question?.key;
    await list.change(id, { persons: [{ key, answer: 'line-2' }] });
    expect((await matchesOf(list, id)).counts).toMatchObject({ guests: 1, asked: 0 });
    await list.change(id, { version: 1, persons: [{ key, answer: 'new' }] });
    expect((await matchesOf(list, id)).counts).toMatchObject({ guests: 2, asked: 0 });
    await list.change(id, { version: 2, persons: [{ key, answer: 'line-2' }] });
    expect(await list.commit(id, 3)).toMatchObject({ guests: 1 });
    const again = await list.send(fileForm(next, 'b.csv'));
    expect((await matchesOf(list, again.id)).counts).toMatchObject({ guests: 0, asked: 0, same: 2 });
  });

  test('a new person of a household in the list joins it, and a firm is known by its name', async () => {
    const home = browser(await importShop(await open()));
    const list = await newList(home);
    const columns = 'Vorname;Nachname;Firma;Straße;PLZ;Ort';
    const old = [columns, 'Anna;Weiß;;Weg 3;01067;Dresden', ';;Blumen Lang;Weg 4;01067;Dresden'].join('\n');
    await list.commit((await list.send(fileForm(old, 'a.csv'))).id);
    const next = [
      `Tisch;${columns}`,
      '1;Anna;Weiß;;Weg 3;01067;Dresden',
      '2;Lena;Weiß;;Weg 3;01067;Dresden',
      '3;;;Blumen Lang;Weg 4;01067;Dresden',
    ];
    const { id } = await list.send(fileForm(next.join('\n'), 'b.csv'));
    expect((await matchesOf(list, id)).counts).toMatchObject({ households: 0, guests: 1, same: 2, asked: 0, changed: 0, absent: 0 });
    await list.commit(id);
    expect((await list.read()).rows.map(({ names }) => names)).toEqual(['Anna und Lena Weiß', '']);
  });

  test('a guest that a file gave to a household goes with the file, and comes again with it; one that was taken out stays out', async () => {
    const { home, list } = await start();
    const next = `${head}\nAnna;Weiß;Löwengasse 3;01067;Dresden;anna@example.org;;;Braut\nMaximilian;Weiß;Löwengasse 3;01067;Dresden;;;;\nLena;Weiß;Löwengasse 3;01067;Dresden;;;;`;
    const { id } = await list.send(fileForm(next, 'b.csv'));
    expect(await list.commit(id)).toMatchObject({ households: 0, guests: 1 });
    const undone = await list.send(fileForm(next, 'b.csv'));
    expect((await matchesOf(list, undone.id)).counts).toMatchObject({ guests: 0, same: 3 });
    await list.undo(id);
    expect((await matchesOf(list, undone.id)).counts).toMatchObject({ guests: 1, same: 2 });
    await list.commit(undone.id);
    const [row] = (await list.read()).rows;
    await home.call('POST /web-api/guest-lists/:id/rows', {
      id: list.id,
      rows: [{ id: row?.id, version: row?.version, names: 'Anna und Maximilian Weiß' }],
    });
    const again = await list.send(fileForm(next, 'b.csv'));
    expect((await matchesOf(list, again.id)).counts).toMatchObject({ guests: 0, same: 3 });
  });

  test('answers of another form are refused, and a guest of another list is no candidate', async () => {
    const { home, list } = await start();
    const other = await newList(home);
    await other.commit((await other.send(fileForm(first, 'a.csv'))).id);
    const { id } = await list.send(fileForm(`${head}\nEva;Huber;Allee 5;10115;Berlin;;;;`, 'b.csv'));
    const { matches } = await matchesOf(list, id);
    const key = matches[0]?.question?.key;
    expect(await codeOf(list.change(id, { persons: [{ key, answer: 'yes' }] }))).toBe('bad-form');
    expect(await codeOf(list.change(id, { persons: [{ key: '__proto__', answer: 'new' }] }))).toBe('bad-form');
    expect(await codeOf(list.change(id, { choices: [{ key: 'x', choice: 'new' }] }))).toBe('bad-form');
    const foreign = await other.send(fileForm(`${head}\nEva;Huber;Allee 5;10115;Berlin;;;;`, 'b.csv'));
    const is = (await matchesOf(other, foreign.id)).matches[0]?.question?.candidates[0]?.id;
    await list.change(id, { persons: [{ key, answer: is }] });
    expect((await matchesOf(list, id)).counts).toMatchObject({ asked: 1, guests: 0 });
  });
});
