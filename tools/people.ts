/**
 * `npm run people -- FILE [COUNTRY]` prints what the shop reads in a list of guests: the columns with their sources, the guests by household,
 * and the rows with a problem. It shows why a customer's list is read as it is.
 */
import { readFileSync } from 'node:fs';
import { GridRefusal, gridLimits } from '#core/people/import/grid.ts';
import { type ImportRow, type PeopleOfGrid, peopleOfGrid } from '#core/people/import/people-of-grid.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { readGrid } from '#services/sheets/read-grid.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail } from './command.ts';

function columnRows({ mapping }: PeopleOfGrid): string[][] {
  return mapping.columns.map(({ heading, field, source, score }) => [heading, field, source, score.toFixed(2)]);
}

function guestRows(rows: readonly ImportRow[]): string[][] {
  return rows.flatMap(({ line, household, persons, address, guesses }) =>
    persons.map(({ given, family, kind, guesses: own }) => [
      String(line),
      String(household),
      `${given} ${family}`.trim(),
      kind,
      [address.street, `${address.postalCode} ${address.city}`.trim(), address.country].filter((text) => text !== '').join(', '),
      [...new Set([...guesses, ...own].map(({ field, source }) => `${field}: ${source}`))].join(', '),
    ]),
  );
}

async function report(file: string, country: string): Promise<string> {
  try {
    const grid = await readGrid(new Uint8Array(readFileSync(file)), gridLimits);
    const people = peopleOfGrid(grid, null, { country, givenNames: loadGivenNames() });
    const problems = people.rows.flatMap((row) => row.problems.map(({ message }) => t(message)));
    const sheet = people.sheets[people.mapping.sheet]?.name ?? '';
    const head = [grid.kind, grid.encoding, sheet, ...grid.notes, ...people.proposals].filter((word) => word !== '').join(', ');
    return [head, alignedRows(columnRows(people), []), alignedRows(guestRows(people.rows), []), problems.join('\n')].join('\n\n');
  } catch (error) {
    if (error instanceof GridRefusal) return fail(t({ key: `people-import.refused.${error.refusal}` }));
    throw error;
  }
}

const [file, country = 'DE'] = process.argv.slice(2);
if (!file) fail('npm run people -- FILE [COUNTRY]');
else console.log(await report(file, country));
