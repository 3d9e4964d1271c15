/** Lists as other programs write them (tools/people-files.ts), read to guests and households and compared with their answers. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { gridLimits } from '#core/people/import/grid.ts';
import { type ImportRow, type PeopleOfGrid, peopleOfGrid } from '#core/people/import/people-of-grid.ts';
import { newGuest } from '#core/people/import/person-name.ts';
import { guestsOfRows } from '#core/people/match/listed-guest.ts';
import { type Match, matchGuests } from '#core/people/match/match-guests.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { readGrid } from './read-grid.ts';

const folder = new URL('../../../tests/fixtures/people-files/', import.meta.url);

type Told = 'title' | 'noble' | 'suffix' | 'kind' | 'street' | 'code' | 'city' | 'country' | 'email' | 'phone';
type Answer = { given: string; family: string; household: number } & Partial<Record<Told, string>>;
type FileAnswer = {
  kind: string;
  encoding?: string;
  country: string;
  fields: string[] | null;
  wrong: number[];
  plusOnes: number;
  guests: number;
  answers: Answer[];
};
type Read = FileAnswer & { name: string; found: { kind: string; encoding: string }; people: PeopleOfGrid };

const answers = JSON.parse(readFileSync(new URL('answers.json', folder), 'utf8')) as Record<string, FileAnswer>;
const files: Read[] = [];

beforeAll(async () => {
  for (const [name, answer] of Object.entries(answers)) {
    const grid = await readGrid(new Uint8Array(readFileSync(new URL(name, folder))), gridLimits);
    const people = peopleOfGrid(grid, null, { country: answer.country, givenNames: loadGivenNames() });
    files.push({ name, ...answer, found: { kind: grid.kind, encoding: grid.encoding }, people });
  }
}, 60_000);

const fieldNames: Readonly<Record<string, readonly string[]>> = { code: ['postalCode'], street: ['street', 'houseNumber'] };

/** Whether the row or the person says that this value was concluded, or is doubtful. */
function isMarked(row: ImportRow | undefined, person: number, key: string): boolean {
  const fields = [...(fieldNames[key] ?? [key]), 'name'];
  const marks = row ? [...row.guesses, ...(row.persons[person]?.guesses ?? []), ...row.problems] : [];
  return marks.some(({ field }) => field !== null && fields.includes(field));
}

type Cell = { text: string; isRight: boolean; isMarked: boolean; code: string };

/** Every value that an answer names, as it was read. */
function cellsOf({ name, answers: expected, people }: Read): Cell[] {
  const persons = people.rows.flatMap((row) => row.persons.map((person, at) => ({ row, person, at })));
  const households = new Map<number, number | null>();
  return expected.flatMap(({ household, ...told }, index) => {
    const own = persons[index];
    const { street, postalCode: code, city, country, email, phone } = own?.row.address ?? ({} as Partial<ImportRow['address']>);
    const { guesses: _, gender: __, genderSource: ___, ...names } = own?.person ?? newGuest({});
    const values: Readonly<Record<string, string | undefined>> = { ...names, street, code, city, country, email, phone };
    const cells = Object.entries(told).map(([key, value]): Cell => {
      const isRight = (values[key] ?? '') === value;
      const text = `${name}, guest ${index}, ${key}: "${values[key]}" instead of "${value}"`;
      return { text, isRight, isMarked: isMarked(own?.row, own?.at ?? 0, key), code: key === 'code' ? value : '' };
    });
    if (!households.has(household)) households.set(household, own?.row.household ?? null);
    const isJoined = households.get(household) === (own?.row.household ?? null);
    return [...cells, { text: `${name}, guest ${index}: household`, isRight: isJoined, isMarked: false, code: '' }];
  });
}

test('lists of twelve kinds give 99 of 100 values, and each wrong one is marked as concluded', () => {
  const cells = files.flatMap(cellsOf);
  const wrong = cells.filter(({ isRight }) => !isRight);
  expect(files.length).toBeGreaterThanOrEqual(200);
  expect(cells.length).toBeGreaterThan(20_000);
  expect(
    wrong.length / cells.length,
    wrong
      .slice(0, 20)
      .map(({ text }) => text)
      .join('\n'),
  ).toBeLessThanOrEqual(0.01);
  expect(wrong.filter((cell) => !cell.isMarked).map(({ text }) => text)).toEqual([]);
  for (const { name, guests, people } of files)
    expect(
      people.rows.reduce((count, { persons }) => count + persons.length, 0),
      `guests of ${name}`,
    ).toBe(guests);
});

test('postal codes keep their zeros in every kind of file', () => {
  const codes = files.flatMap(cellsOf).filter(({ code }) => code.startsWith('0'));
  expect(codes.length).toBeGreaterThan(500);
  expect(codes.filter(({ isRight }) => !isRight).map(({ text }) => text)).toEqual([]);
});

test('97 of 100 columns with headings in six languages are found', () => {
  const columns = files.flatMap(({ name, fields, people }) =>
    (fields ?? []).map((field, at) => ({
      text: `${name}, column ${at}: ${people.mapping.columns[at]?.field} instead of ${field}`,
      isRight: people.mapping.columns[at]?.field === field,
    })),
  );
  const wrong = columns.filter(({ isRight }) => !isRight);
  expect(columns.length).toBeGreaterThan(900);
  expect(
    wrong.length / columns.length,
    wrong
      .slice(0, 20)
      .map(({ text }) => text)
      .join('\n'),
  ).toBeLessThanOrEqual(0.03);
});

test('every row that is wrong is named with its number, and few others are', () => {
  let [others, rows] = [0, 0];
  for (const { name, wrong, people } of files) {
    const named = people.rows.flatMap(({ problems, line }) => (problems.length > 0 ? [line] : []));
    expect(
      wrong.filter((line) => !named.includes(line)),
      name,
    ).toEqual([]);
    for (const { problems, line } of people.rows) expect(problems.every((problem) => problem.line === line)).toBe(true);
    others += named.filter((line) => !wrong.includes(line)).length;
    rows += people.rows.length;
  }
  expect(others / rows).toBeLessThan(0.01);
});

test('the kind and the encoding of each file are told by its content, and unnamed guests are counted', () => {
  const names: Readonly<Record<string, string>> = {
    'WINDOWS-1252': 'Windows-1252',
    'WINDOWS-1250': 'Windows-1250',
    'WINDOWS-1254': 'Windows-1254',
    'ISO-8859-2': 'ISO 8859-2',
    CP850: 'DOS (850)',
    MACINTOSH: 'Macintosh',
  };
  for (const { name, kind, encoding, found, plusOnes, people } of files) {
    expect(found.kind, name).toBe(kind);
    const bytes = readFileSync(new URL(name, folder));
    const isAscii = bytes.every((byte) => byte < 0x80);
    if (encoding && !isAscii) expect(found.encoding, name).toBe(names[encoding] ?? encoding.slice(0, encoding.startsWith('UTF-8') ? 5 : 6));
    expect(
      people.rows.reduce((count, row) => count + row.plusOnes, 0),
      name,
    ).toBe(plusOnes);
  }
});

test('the same list again gives no new guest, by its rows and without them', () => {
  for (const { name, people } of files) {
    const guests = guestsOfRows(people.rows);
    const isWrong = (match: Match, at: number) =>
      match.outcome === 'new' || (match.outcome === 'same' ? match.known !== at : !match.candidates.includes(at));
    const byRow = matchGuests(guests, guests, loadGivenNames());
    expect(
      byRow.matches.filter((match, at) => match.outcome !== 'same' || isWrong(match, at)),
      name,
    ).toEqual([]);
    // As another program would write it, with other columns.
    const named = guests.slice(0, 1_000).map((guest) => ({ ...guest, guestNumber: '', rowKey: '' }));
    expect(matchGuests(named, named, loadGivenNames()).matches.filter(isWrong), name).toEqual([]);
  }
});
