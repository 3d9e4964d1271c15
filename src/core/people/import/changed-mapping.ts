/** The columns of a file after the customer has changed them. */
import { tidy } from '#core/people/names.ts';
import type { GivenNames } from './given-names.ts';
import type { Grid } from './grid.ts';
import type { ColumnGuess, GuestField, Mapping } from './guest-fields.ts';
import { headingRowOf } from './headings.ts';
import { guessSheet, several } from './mapping.ts';

export type MappingChange = {
  sheet?: number | undefined;
  hasHeading?: boolean | undefined;
  /** By column; one that is not there stays as it is. */
  fields?: readonly GuestField[] | undefined;
  repairs?: { [Name in keyof Mapping['repairs']]?: boolean | undefined } | undefined;
};

/** A field that is chosen for a column is taken from the one that was guessed to have it. */
function withFields(columns: readonly ColumnGuess[], fields: readonly GuestField[]): ColumnGuess[] {
  const isChosen = ({ column, field }: ColumnGuess) => fields[column] !== undefined && fields[column] !== field;
  const chosen = new Set(columns.filter(isChosen).map(({ column }) => fields[column]));
  return columns.map((guess): ColumnGuess => {
    const field = fields[guess.column];
    if (field !== undefined && isChosen(guess)) return { ...guess, field, source: 'chosen', score: 1 };
    const isTaken = !several.has(guess.field) && chosen.has(guess.field);
    return isTaken ? { ...guess, field: 'ignored', source: 'chosen', score: 1 } : guess;
  });
}

/** Any row may be chosen, and its cells may be long. */
function headingOf(text: string): string {
  return tidy(text).slice(0, 100).toWellFormed();
}

/** With the texts of the row as headings, or without any. */
function withHeading(mapping: Mapping, grid: Grid, hasHeading: boolean): Mapping {
  const rows = grid.sheets[mapping.sheet]?.rows ?? [];
  const headingRow = hasHeading ? (mapping.headingRow ?? headingRowOf(rows) ?? 0) : null;
  const cells = headingRow === null ? [] : (rows[headingRow]?.cells ?? []);
  return { ...mapping, headingRow, columns: mapping.columns.map((guess) => ({ ...guess, heading: headingOf(cells[guess.column] ?? '') })) };
}

/** A sheet that is not there, or that is hidden, changes nothing. */
export function changedMapping(grid: Grid, mapping: Mapping, change: MappingChange, names: GivenNames): Mapping {
  const sheet = change.sheet === undefined ? undefined : grid.sheets[change.sheet];
  if (sheet && !sheet.isHidden && change.sheet !== undefined && change.sheet !== mapping.sheet)
    return guessSheet(sheet, change.sheet, names);
  const headed =
    change.hasHeading === undefined || change.hasHeading === (mapping.headingRow !== null)
      ? mapping
      : withHeading(mapping, grid, change.hasHeading);
  const { letters = mapping.repairs.letters, capitals = mapping.repairs.capitals } = change.repairs ?? {};
  return {
    ...headed,
    columns: change.fields ? withFields(headed.columns, change.fields) : headed.columns,
    repairs: { letters, capitals },
  };
}
