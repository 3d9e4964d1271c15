/** Which column of a sheet holds what: by the words of its heading and by what its cells look like. Each guess has a score and a source. */
import { columnOf } from '#core/people/columns.ts';
import { tidy } from '#core/people/names.ts';
import { type FieldTests, fieldTests } from './field-tests.ts';
import type { GivenNames } from './given-names.ts';
import type { Grid, Sheet } from './grid.ts';
import { type ColumnGuess, type GuestField, isGuestField, type Mapping } from './guest-fields.ts';
import { headingRowOf, headingScores } from './headings.ts';
import { guestKindOf } from './name-words.ts';
import { orderOf } from './person-name.ts';

const sampleRows = 200;
const least = { headed: 0.33, plain: 0.5 };
/** Several columns of these are joined; of the others the best one counts. */
export const several: ReadonlySet<GuestField> = new Set(['prefix', 'extra', 'ignored', 'phone', 'email']);

type Scored = { column: number; field: GuestField; score: number; source: ColumnGuess['source'] };

/** Shares of the cells of a column that pass the test of each field. */
function contentShares(cells: readonly string[], tests: FieldTests): Map<GuestField, number> {
  const written = cells.filter((cell) => cell !== '');
  const shares = new Map<GuestField, number>();
  if (written.length === 0) return shares;
  for (const [field, test] of tests) shares.set(field, written.filter(test).length / written.length);
  return shares;
}

/** A heading that the content contradicts says nothing: a column "Mail" without mail addresses. */
const contradicted: ReadonlySet<GuestField> = new Set(['email', 'postalCode', 'country']);

/** Fields that the content alone tells, whatever the heading is. */
const unmistakable: ReadonlySet<GuestField> = new Set(['email', 'phone', 'postalCode', 'street', 'country']);

function scoresOf(column: number, heading: string, shares: ReadonlyMap<GuestField, number>, isHeaded: boolean): Scored[] {
  const headings = headingScores(heading);
  const scored: Scored[] = headings.map(({ field, score, source }) => {
    const share = shares.get(field);
    const whole = share === undefined ? score * 0.9 : 0.65 * score + 0.35 * share;
    const penalty = share !== undefined && share < 0.2 && contradicted.has(field) && shares.size > 0 ? 0.3 : 0;
    return { column, field, score: whole - penalty, source };
  });
  // What a heading names is not overruled by what cells look like.
  if (headings.length > 0 || columnOf(heading) !== null) return scored;
  for (const [field, share] of shares)
    if (heading === '' || unmistakable.has(field)) scored.push({ column, field, score: isHeaded ? share * 0.6 : share, source: 'content' });
  return scored;
}

export function guessMapping(grid: Grid, names: GivenNames): Mapping {
  const guesses = grid.sheets.map((sheet, at) => (sheet.isHidden ? null : guessSheet(sheet, at, names)));
  const size = (mapping: Mapping | null) => {
    if (!mapping) return -1;
    const rows = (grid.sheets[mapping.sheet]?.rows.length ?? 0) - (mapping.headingRow ?? -1) - 1;
    return Math.max(rows, 0) * (mapping.columns.filter(({ field }) => field !== 'ignored').length + 0.01);
  };
  const best = guesses.toSorted((a, b) => size(b) - size(a))[0];
  return best ?? { sheet: 0, headingRow: null, columns: [], repairs: { letters: false, capitals: false } };
}

/** The mapping of one sheet, for a customer who chooses another one. */
export function guessSheet(sheet: Sheet, at: number, names: GivenNames): Mapping {
  const repairs = { letters: false, capitals: false };
  if (sheet.fields) {
    const columns = sheet.fields.map(
      (field, column): ColumnGuess => ({
        column,
        heading: '',
        field: field !== null && isGuestField(field) ? field : 'ignored',
        source: 'known',
        score: 1,
      }),
    );
    return { sheet: at, headingRow: null, columns, repairs };
  }
  const headingRow = headingRowOf(sheet.rows);
  const headings = headingRow === null ? [] : (sheet.rows[headingRow]?.cells ?? []).map(tidy);
  const rows = sheet.rows.slice(headingRow === null ? 0 : headingRow + 1).filter(({ cells }) => cells.length > 0);
  const sample = rows.slice(0, sampleRows);
  const width = Math.max(headings.length, ...sample.map(({ cells }) => cells.length), 0);
  const cellsOf = (column: number) => sample.map(({ cells }) => tidy(cells[column] ?? ''));
  const tests = fieldTests(names);
  const isHeaded = headingRow !== null;
  const scored = Array.from({ length: width }, (_, column) =>
    scoresOf(column, headings[column] ?? '', contentShares(cellsOf(column), tests), isHeaded),
  );
  const columns = assigned(scored.flat(), headings, width, isHeaded);
  return { sheet: at, headingRow, columns: afterRules(columns, cellsOf, names), repairs };
}

/** The best pair of column and field first; a field has one column. */
function assigned(scored: readonly Scored[], headings: readonly string[], width: number, isHeaded: boolean): ColumnGuess[] {
  const columns = Array.from(
    { length: width },
    (_, column): ColumnGuess => ({ column, heading: headings[column] ?? '', field: 'ignored', source: 'none', score: 0 }),
  );
  const [usedColumns, usedFields] = [new Set<number>(), new Set<GuestField>()];
  for (const { column, field, score, source } of scored.toSorted((a, b) => b.score - a.score || a.column - b.column)) {
    if (score < (isHeaded ? least.headed : least.plain)) break;
    if (usedColumns.has(column) || (usedFields.has(field) && !several.has(field))) continue;
    usedColumns.add(column);
    usedFields.add(field);
    const guess = columns[column];
    if (guess) columns[column] = { ...guess, field, source, score: Math.max(0, Math.min(1, score)) };
  }
  return columns;
}

function saysAge(cell: string): boolean {
  return cell.length > 1 && ['adult', 'child', 'infant'].includes(guestKindOf(cell) ?? '');
}

/** What the columns beside each other tell. */
function afterRules(columns: readonly ColumnGuess[], cellsOf: (column: number) => string[], names: GivenNames): ColumnGuess[] {
  let changed = [...columns];
  const at = (field: GuestField) => changed.find((column) => column.field === field);
  const change = (column: number, field: GuestField, source?: ColumnGuess['source']) => {
    changed = changed.map((one) => (one.column === column ? { ...one, field, source: source ?? one.source } : one));
  };
  const share = (column: number, test: (cell: string) => boolean) => {
    const written = cellsOf(column).filter((cell) => cell !== '');
    return written.length === 0 ? 0 : written.filter(test).length / written.length;
  };
  const isText = (column: ColumnGuess | undefined) =>
    column?.field === 'ignored' &&
    column.source === 'none' &&
    share(column.column, (cell) => /^\p{L}[\p{L}\p{M} .'’-]{1,40}$/u.test(cell)) > 0.7;

  const [given, family, name] = [at('given'), at('family'), at('name')];
  // "Name" beside a given name is the family name, and beside a family name the given one.
  if (name && given && !family && name.heading !== '') change(name.column, 'family');
  else if (name && family && !given && name.heading !== '') change(name.column, 'given');
  else if (given && !family && !name) {
    const isWhole = share(given.column, (cell) => /\s|,/.test(cell)) >= 0.6;
    const neighbour = [given.column + 1, given.column - 1].map((column) => changed[column]).find(isText);
    if (neighbour) change(neighbour.column, 'family', 'content');
    else if (isWhole) change(given.column, 'name');
  } else if (family && !given && !name) {
    const isWhole = share(family.column, (cell) => /\p{L},?\s\p{L}/u.test(cell)) >= 0.6 && orderOf(cellsOf(family.column), names) !== null;
    const neighbour = [family.column + 1, family.column - 1].map((column) => changed[column]).find(isText);
    if (isWhole) change(family.column, 'name');
    else if (neighbour && names.has(cellsOf(neighbour.column).find((cell) => cell !== '') ?? ''))
      change(neighbour.column, 'given', 'content');
  }
  // A column that is not taken, "Alter" or "Kategorie", tells with "Kind" and "Erwachsen" who is a child.
  const ages = changed.find(({ column, field }) => field === 'ignored' && share(column, saysAge) > 0.6);
  if (ages && !at('kind')) change(ages.column, 'kind', 'content');
  // A code without a town: the text beside it.
  const code = at('postalCode');
  if (code && !at('city')) {
    const neighbour = [code.column + 1, code.column - 1].map((column) => changed[column]).find(isText);
    if (neighbour) change(neighbour.column, 'city', 'content');
  }
  // "Familie" with names in it is no number of a household where there is no other name.
  const household = at('household');
  if (household && !at('name') && !at('family') && !at('given') && share(household.column, (cell) => /\p{L}{2}/u.test(cell)) > 0.6)
    change(household.column, share(household.column, (cell) => /\s/.test(cell)) > 0.4 ? 'name' : 'family');
  return changed;
}
