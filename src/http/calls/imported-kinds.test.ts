/** What a guest list is filled from: typed and pasted rows, and files of every kind, with what is said of their columns and rows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browser } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { codeOf, fileForm, importShop, newList, textBody } from '#tests/list-imports.ts';

const corpus = new URL('../../../tests/fixtures/people-files/', import.meta.url);
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, corpus)));
const answers = JSON.parse(readFileSync(new URL('answers.json', corpus), 'utf8')) as Record<string, { guests: number; country: string }>;

/** ä, ö, ü and ß of Windows-1252 are those of Latin-1. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const utf8 = (text: string) => new TextEncoder().encode(text);

const files = ['sheetjs-de-columns.xlsx', 'office-de-columns.ods', 'sheetjs-de-columns.xls', '000-de-columns.csv'];
const tableWith = (delimiter: string) =>
  ['Vorname;Nachname;Straße;PLZ;Ort', 'Jörg;Weiß;Löwengasse 3;01067;Dresden', 'Kim;Roth;Gasse 4;80331;München']
    .join('\n')
    .replaceAll(';', delimiter);

withStore('a guest list is filled', (open) => {
  const start = async () => {
    const home = browser(await importShop(await open()));
    return { home, list: await newList(home) };
  };

  test('from typed rows, pasted lines and addresses [F023]', async () => {
    const { home, list } = await start();
    await home.call('POST /web-api/guest-lists/:id/rows', {
      id: list.id,
      rows: [{ names: 'Anna Weiß', street: 'Weg 1', postcode: '01067', city: 'Dresden' }],
    });
    await home.call('POST /web-api/guest-lists/:id/rows', {
      id: list.id,
      rows: [{ names: 'Max Busch' }, { names: 'Eva Lang' }],
      isPasted: true,
    });
    const { id } = await list.send(textBody('Kim Roth\nGasse 4\n80331 München\n\nTom Huber, Allee 5, 1010 Wien, Österreich'));
    expect(await list.commit(id)).toMatchObject({ households: 2, guests: 2, errors: 0 });
    expect((await list.read()).rows.map(({ names, street, postcode, city }) => [names, street, postcode, city])).toEqual([
      ['Anna Weiß', 'Weg 1', '01067', 'Dresden'],
      ['Max Busch', '', '', ''],
      ['Eva Lang', '', '', ''],
      ['Kim Roth', 'Gasse 4', '80331', 'München'],
      ['Tom Huber', 'Allee 5', '1010', 'Wien'],
    ]);
  });

  test.each(files)('from %s, with every guest of it [F024]', async (name) => {
    const { list } = await start();
    const { id } = await list.send(fileForm(bytesOf(name), name));
    expect(await list.commit(id)).toMatchObject({ guests: answers[name]?.guests, asked: 0 });
    expect((await list.read()).counts.guests).toBe(answers[name]?.guests);
  });

  test('by hand, from a pasted list, and from workbooks and tables of every delimiter and encoding [E031]', async () => {
    const { home, list } = await start();
    await home.call('POST /web-api/guest-lists/:id/rows', {
      id: list.id,
      rows: [{ names: 'Jörg Weiß', street: 'Löwengasse 3', postcode: '01067', city: 'Dresden' }],
    });
    const expected = { names: 'Jörg Weiß', street: 'Löwengasse 3', postcode: '01067', city: 'Dresden' };
    const first = async (of: typeof list) => {
      const [row] = (await of.read()).rows;
      return { names: row?.names, street: row?.street, postcode: row?.postcode, city: row?.city };
    };
    expect(await first(list)).toEqual(expected);
    const pasted = textBody('Jörg Weiß, Löwengasse 3, 01067 Dresden\nKim Roth, Gasse 4, 80331 München');
    const tables = [';', ',', '\t'].flatMap((delimiter) =>
      [utf8, utf16, latin].map((write) => fileForm(write(tableWith(delimiter)), 'a.csv')),
    );
    for (const request of [pasted, ...tables]) {
      const own = await newList(home);
      await own.commit((await own.send(request)).id);
      expect(await first(own)).toEqual(expected);
      expect((await own.read()).counts.guests).toBe(2);
    }
    for (const name of files) {
      const own = await newList(home);
      expect(await own.commit((await own.send(fileForm(bytesOf(name), name))).id)).toMatchObject({ guests: answers[name]?.guests });
    }
  });

  test.each([
    ['German', 'Vorname;Nachname;Straße;PLZ;Ort;E-Mail;Sonstiges'],
    ['English', 'First name;Last name;Street;Postcode;Town;Email;Things'],
    ['French', 'Prénom;Nom;Rue;Code postal;Ville;Courriel;Divers'],
    ['Italian', 'Nome;Cognome;Via;CAP;Città;Posta elettronica;Varie'],
  ])(
    'from columns with %s headings, which are guessed, shown, and corrected; wrong rows are named and good ones kept [E032]',
    async (_, head) => {
      const { list } = await start();
      const rows = [
        'Anna;Weiß;Weg 1;01067;Dresden;anna@example.org;Hinterhaus',
        ';;Weg 2;01067;Dresden;;',
        'Kim;Roth;Weg 3;80331;München;x;',
      ];
      const { id } = await list.send(fileForm([head, ...rows].join('\n'), 'a.csv'));
      const { columns, counts } = await list.preview(id);
      const fields = columns.map(({ field }) => field);
      expect(fields).toEqual(['given', 'family', 'street', 'postalCode', 'city', 'email', 'ignored']);
      expect(columns.map(({ samples }) => samples.map(({ text }) => text))[6]).toEqual(['Hinterhaus', '', '']);
      expect(counts).toMatchObject({ rows: 3, guests: 2, errors: 1, looks: 1 });
      const { rows: shown } = await list.preview(id, { view: 'rows' });
      expect(shown.map(({ line, outcome, problems }) => [line, outcome, problems.length])).toEqual([
        [3, 'error', 1],
        [4, 'new', 1],
        [2, 'new', 0],
      ]);
      await list.change(id, { fields: [...fields.slice(0, 6), 'extra'] });
      expect(await list.commit(id, 1)).toMatchObject({ guests: 2, errors: 1 });
      expect((await list.read()).rows.map(({ names, postcode, envelope }) => [names, postcode, envelope.includes('Hinterhaus')])).toEqual([
        ['Anna Weiß', '01067', true],
        ['Kim Roth', '80331', false],
      ]);
    },
  );

  /** Right, of another form, and in its form but not given out. */
  const codes = [
    ['DE', '80331', '8033112', '00123'],
    ['AT', '1010', '10100', '9999'],
    ['CH', '8001', '80011', '9800'],
    ['LI', '9490', '94900', '9400'],
    ['LU', '1234', '12345', '1001'],
    ['FR', '75001', '750011', '96000'],
    ['IT', '20121', '2012A', '99000'],
    ['BE', '1000', '10001', '9999'],
    ['NL', '1012 AB', '1012', '1012 SS'],
    ['ES', '28013', '280131', '53000'],
  ] as const;

  test('with postcodes checked by country, double and incomplete rows flagged, and households joined [E033]', async () => {
    const { list } = await start();
    const givens = ['Anna', 'Max', 'Lena'];
    const rows = codes.flatMap(([country, ...all], at) =>
      all.map((code, place) => `${givens[place]};Familie${String.fromCharCode(97 + at)};Weg ${at * 3 + place};${code};Ort;${country}`),
    );
    const more = [
      'Tom;Einig;Haus 1;80331;München;DE',
      'Eva;Einig;Haus 1;80331;München;DE',
      'Tom;Einig;Haus 1;80331;München;DE',
      'Uwe;Halb;;;München;DE',
    ];
    const { id } = await list.send(fileForm(['Vorname;Nachname;Straße;PLZ;Ort;Land', ...rows, ...more].join('\n'), 'a.csv'));
    const told = new Map((await list.preview(id, { view: 'rows' })).rows.map(({ line, problems }) => [line, problems.join(' ')]));
    for (const [at, [country]] of codes.entries()) {
      const line = 2 + at * 3;
      expect([country, told.get(line)]).toEqual([country, '']);
      expect([country, told.get(line + 1)]).toEqual([country, expect.stringContaining('passt nicht zum Land')]);
      expect([country, told.get(line + 2)]).toEqual([country, expect.stringContaining('Stimmt die Postleitzahl')]);
    }
    expect(told.get(34)).toContain('Zeile 32');
    await list.commit(id);
    const found = async (filter: string) => (await list.read({ filter })).rows.map(({ names, state }) => [names, state] as const);
    const all = new Map([...(await found('all'))]);
    expect(all.get('Tom und Eva Einig')).toBe('ok');
    expect(all.get('Uwe Halb')).toBe('incomplete');
    expect((await found('problems')).map(([names]) => names)).toHaveLength(11);
    expect(await codeOf(list.commit(id))).toBe('list-changed');
  });
});
