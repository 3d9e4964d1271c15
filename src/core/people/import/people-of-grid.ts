/**
 * Guests and households of a grid. Pure and linear in the grid, so that a changed mapping gives its result at once, without the file. Whatever
 * was concluded instead of read carries a guess with its source; whatever was left out or doubtful is a problem with its row.
 */
import { repairedLetters } from '#core/people/decode-text.ts';
import { hasLetter, tidy } from '#core/people/names.ts';
import { folded } from '#core/people/words.ts';
import { message } from '#core/values/message.ts';
import { isAllCapitals, mixedCase } from './capitals.ts';
import { type GivenNames, noGivenNames } from './given-names.ts';
import type { Grid, Sheet } from './grid.ts';
import type { GuestField, Mapping } from './guest-fields.ts';
import { type HouseholdRow, householdsOf, type Join } from './households.ts';
import { guessMapping } from './mapping.ts';
import { languageOf } from './name-words.ts';
import { type Guess, type GuestPerson, type NameOrder, orderOf } from './person-name.ts';
import { addressOfRow, type GuestAddress } from './row-address.ts';
import { marksOf, problem, type RowCell, type RowProblem, type RowSource, rowSource } from './row-cells.ts';
import { personsOfRow } from './row-persons.ts';
import { hasBrokenLetters } from './text-grid.ts';

/** What holds where the list does not tell: its country (ISO 3166), and what is known of given names. */
export type ListDefaults = { country: string; givenNames?: GivenNames };

export type ImportRow = {
  /** The row of the file as people count it. */
  line: number;
  cells: RowCell[];
  persons: GuestPerson[];
  /** "Familie Berger" where the file says so; ''. */
  label: string;
  plusOnes: number;
  address: GuestAddress;
  /** ISO 639; ''. */
  language: string;
  /** Number of an export of the shop; ''. */
  guestNumber: string;
  /** Whom the row belongs to: a side of the family, or a guest by name; ''. */
  side: string;
  note: string;
  /** From 0; null for a row that gives no guest. */
  household: number | null;
  /** Why the row belongs to the household of one above; null for the first of a household. */
  join: Join | null;
  guesses: Guess[];
  problems: RowProblem[];
};

export type SheetChoice = { index: number; name: string; rows: number; isHidden: boolean; hiddenRows: number; hiddenColumns: number };

export type PeopleOfGrid = {
  sheets: SheetChoice[];
  mapping: Mapping;
  rows: ImportRow[];
  /** Repairs that are offered: letters read in another encoding, and names all in capitals. */
  proposals: (keyof Mapping['repairs'])[];
};

/** `mapping` null: it is guessed. */
export function peopleOfGrid(grid: Grid, mapping: Mapping | null, { country, givenNames = noGivenNames }: ListDefaults): PeopleOfGrid {
  const used = mapping ?? guessMapping(grid, givenNames);
  const sheet = grid.sheets[used.sheet];
  const sheets = grid.sheets.map(
    ({ name, rows, isHidden, hiddenRows, hiddenColumns }, index): SheetChoice => ({
      index,
      name,
      rows: rows.length,
      isHidden,
      hiddenRows,
      hiddenColumns,
    }),
  );
  if (!sheet) return { sheets, mapping: used, rows: [], proposals: [] };
  const capitals = capitalFields(sheet, used);
  const proposals: PeopleOfGrid['proposals'] = [];
  if (!used.repairs.letters && hasBrokenLetters([sheet])) proposals.push('letters');
  if (!used.repairs.capitals && capitals.size > 0) proposals.push('capitals');
  const rows = rowsOf(sheet, used, { country, names: givenNames, capitals });
  return { sheets, mapping: used, rows: withHouseholds(rows), proposals };
}

type ListMeans = { country: string; names: GivenNames; capitals: ReadonlySet<GuestField> };
type ReadRow = Omit<ImportRow, 'household' | 'join'> & { group: string };

/** Cells of a column behind the headings. */
function columnCells(sheet: Sheet, { columns, headingRow }: Mapping, field: GuestField): string[] {
  const found = columns.find((column) => column.field === field);
  if (!found) return [];
  return sheet.rows.slice(headingRow === null ? 0 : headingRow + 1).map(({ cells }) => cells[found.column] ?? '');
}

const nameFields = ['given', 'family', 'name'] as const;

function capitalFields(sheet: Sheet, mapping: Mapping): ReadonlySet<GuestField> {
  return new Set(nameFields.filter((field) => isAllCapitals(columnCells(sheet, mapping, field))));
}

function rowsOf(sheet: Sheet, mapping: Mapping, { country, names, capitals }: ListMeans): ReadRow[] {
  const mark = marksOf(sheet);
  const nameCells = columnCells(sheet, mapping, 'name').filter((cell) => !cell.includes(','));
  const order: NameOrder = orderOf(nameCells.slice(0, 2_000), names) ?? (familyFirstHeading(mapping) ? 'family-first' : 'given-first');
  const keepsZeros = columnCells(sheet, mapping, 'postalCode').some((cell) => /^0\d{4}\b/.test(cell));
  const from = mapping.headingRow === null ? 0 : mapping.headingRow + 1;
  const means = { country, names, order, keepsZeros, capitals: mapping.repairs.capitals ? capitals : new Set<GuestField>() };
  return sheet.rows.slice(from).map((row, at) => {
    const source = rowSource(row, mapping.columns, { repairs: mapping.repairs, mark: (column) => mark(from + at, column) });
    return readRow(source, means, mapping);
  });
}

/** "Name Vorname" above whole names. */
function familyFirstHeading({ columns }: Mapping): boolean {
  const heading = folded(columns.find(({ field }) => field === 'name')?.heading ?? '');
  return /^(?:(?:nach|familien)?name vorname|nom (?:et )?prenom|cognome e nome|apellidos y nombre)/.test(heading);
}

type RowMeans = { country: string; names: GivenNames; order: NameOrder; keepsZeros: boolean; capitals: ReadonlySet<GuestField> };

function readRow(row: RowSource, means: RowMeans, mapping: Mapping): ReadRow {
  for (const cell of row.cells)
    if (means.capitals.has(cell.field) && cell.text !== '') {
      cell.text = mixedCase(cell.text);
      row.guesses.push({ field: cell.field, source: 'capitals' });
    }
  noteMarks(row, mapping);
  const language = languageOf(row.text('language'));
  const none = {
    line: row.line,
    cells: row.cells,
    persons: [],
    label: '',
    plusOnes: 0,
    guestNumber: row.text('guestNumber'),
    side: row.text('side'),
    note: row.text('note'),
    language,
    group: '',
  };
  const { guesses, problems } = row;
  const skipped = skipReason(row);
  if (skipped) {
    problems.push(problem(row.line, null, 'error', message(`people-import.row.${skipped}`, { line: row.line, text: rowText(row) })));
    return { ...none, address: noAddress, guesses, problems };
  }
  const address = addressOfRow(row, means);
  const found = personsOfRow(row, { names: means.names, order: means.order, country: address.country, language });
  if (found.persons.length === 0 && address.company === '')
    problems.push(problem(row.line, null, 'error', message('people-import.row.no-name', { line: row.line, text: rowText(row) })));
  return { ...none, ...found, address, guesses, problems, group: row.text('household') };
}

const noAddress: GuestAddress = {
  company: '',
  street: '',
  extra: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  email: '',
  phone: '',
};

/** What cells say beside their texts: filled from a merged cell, letters repaired. */
function noteMarks(row: RowSource, { repairs }: Mapping): void {
  for (const { field, mark, raw, text } of row.cells) {
    if (mark === 'merged' && field !== 'ignored' && text !== '') row.guesses.push({ field, source: 'merged' });
    if (repairs.letters && text !== '' && repairedLetters(raw) !== null) row.guesses.push({ field, source: 'letters' });
  }
}

const totals =
  /^(?:summe|gesamt|gesamtzahl|total|totale|somme|insgesamt|anzahl|sum|totaal|suma|zwischensumme|subtotal)(?:\s(?:g[a\u00e4]ste|personen|guests|invit[e\u00e9]s|invitati|invitados|gasten))?:?(?:\s\d{1,5})?$/iu;

/** Rows of sums, and rows without anything that is read. */
function skipReason({ cells }: RowSource): 'total' | 'no-name' | null {
  const written = cells.filter(({ text }) => text !== '');
  if (written.some(({ text }) => totals.test(text)) && written.filter(({ text }) => hasLetter(text)).length <= 1) return 'total';
  const read = written.filter(({ field }) => field !== 'ignored');
  if (read.length === 0) return 'no-name';
  return null;
}

function rowText({ cells }: RowSource): string {
  const text = tidy(
    cells
      .map((cell) => cell.text)
      .filter((cell) => cell !== '')
      .join(' '),
  );
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()} …` : text;
}

function withHouseholds(rows: readonly ReadRow[]): ImportRow[] {
  const taken = rows.filter(({ persons, address }) => persons.length > 0 || address.company !== '');
  const found = householdsOf(
    taken.map(({ line, persons, address, group, side }): HouseholdRow => ({ line, persons, address, group, belongsTo: side })),
  );
  const byRow = new Map(taken.map((row, at) => [row, found[at]]));
  return rows.map((row): ImportRow => {
    const { group: _, ...kept } = row;
    const { household = null, join = null } = byRow.get(row) ?? {};
    const guesses =
      join === null || join.reason === 'column' || join.reason === 'named'
        ? kept.guesses
        : [...kept.guesses, { field: 'household', source: 'adjacent' as const }];
    return { ...kept, household, join, guesses };
  });
}
