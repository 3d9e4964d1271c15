/** A file before it is taken over, as calls answer it: its columns, its rows and its households. */
import type { ImportHousehold, ImportPreview, ImportView, ImportRow as RowDto } from '#api/people/import-calls.ts';
import { repairedLetters } from '#core/people/decode-text.ts';
import { isAllCapitals, mixedCase } from '#core/people/import/capitals.ts';
import type { ColumnGuess } from '#core/people/import/guest-fields.ts';
import { answerOf } from '#core/people/import/joined-rows.ts';
import type { ImportRow } from '#core/people/import/people-of-grid.ts';
import type { GuessSource } from '#core/people/import/person-name.ts';
import type { RowCell } from '#core/people/import/row-cells.ts';
import type { MatchedRow } from '#core/people/match/list-matches.ts';
import { nameParts } from '#core/people/name-line.ts';
import { type Message, message, type Unrendered, verbatim } from '#core/values/message.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import type { ListImport } from '#store/people/imports.ts';
import { absentNames, listAddress, matchItems } from './match-preview.ts';
import { type ImportGroup, openQuestions, type ReadImport } from './read-import.ts';

const pageRows = 50;
const sampleRows = 5;

type Preview = Unrendered<ImportPreview>;
type Sources = { list: GuestList; found: ListImport; read: ReadImport };

/** What a value says that its cell does not. Others only tell which column or which word it was taken from. */
const changing: ReadonlySet<GuessSource> = new Set(['padded', 'date', 'merged', 'capitals', 'letters', 'exponent']);

/** "Spalte G". Workbooks count columns so. */
function columnName(column: number): Message {
  const letter = (at: number) => String.fromCharCode(65 + at);
  return message('people-import.column', {
    letters: column < 26 ? letter(column) : letter(Math.floor(column / 26) - 1) + letter(column % 26),
  });
}

/** A heading that only resembles a known one, and a column that nothing tells of, are to be looked at. */
function isGuess({ source, score, heading }: ColumnGuess): boolean {
  if (source === 'known' || source === 'chosen') return false;
  return source !== 'heading' || (score < 0.7 && heading !== '');
}

function sampleOf(row: ImportRow, cell: RowCell | undefined) {
  if (!cell) return { text: verbatim(''), isChanged: false };
  const { field, text } = cell;
  const isChanged = [...row.guesses, ...row.persons.flatMap(({ guesses }) => guesses)].some(
    (guess) => guess.field === field && changing.has(guess.source),
  );
  const read = field === 'postalCode' && isChanged ? row.address.postalCode : field === 'street' && isChanged ? row.address.street : text;
  const shown = read.replaceAll('\n', ', ');
  return { text: verbatim(shown.length > 80 ? `${shown.slice(0, 80).toWellFormed()} …` : shown), isChanged };
}

function columnsOf({ read: { people, rows } }: Sources): Preview['columns'] {
  const samples = rows.slice(0, sampleRows).map(({ row }) => row);
  return people.mapping.columns.map((guess, at) => ({
    column: guess.column,
    name:
      guess.heading === '' ? (people.mapping.headingRow === null ? fieldName(guess) : columnName(guess.column)) : verbatim(guess.heading),
    field: guess.field,
    isGuess: isGuess(guess),
    samples: samples.map((row) => sampleOf(row, row.cells[at])),
  }));
}

/** Columns of address books have no headings but are known. */
function fieldName({ source, field, column }: ColumnGuess): Message {
  return source === 'known' ? message(`people-import.field.${field}`) : columnName(column);
}

function namesOf({ persons, label, address: { company } }: ImportRow): Message {
  if (label !== '') return verbatim(label);
  const parts = nameParts(persons);
  return parts.length === 0 ? verbatim(company) : { key: 'verbatim', values: { text: parts } };
}

/** The country of the list holds for most rows, and is told once of all. */
function guessTexts(row: ImportRow): Message[] {
  const sources = new Set([...row.guesses, ...row.persons.flatMap(({ guesses }) => guesses)].map(({ source }) => source));
  sources.delete('list-country');
  return [...sources].map((source) => message(`people-import.guess.${source}`));
}

/** Of wrong rows their problems say what is in them. */
function rowDto({ row, outcome, double }: MatchedRow, list: GuestList): Unrendered<RowDto> {
  const doubled = double === null ? [] : [message('people-import.row.double', { line: row.line, first: double })];
  return {
    line: row.line,
    names: namesOf(row),
    address: listAddress(row.address, list),
    outcome,
    problems: [...row.problems.map(({ message: text }) => text), ...doubled],
    guesses: outcome === 'error' ? [] : guessTexts(row),
  };
}

function rankOf({ row, outcome, double }: MatchedRow): number {
  if (outcome === 'error') return 0;
  if (outcome === 'asked') return 1;
  if (row.problems.length > 0) return 2;
  return double === null ? 4 : 3;
}

function householdDto({ rows: matched, home }: ImportGroup, { list, found }: Sources): Unrendered<ImportHousehold> {
  const rows = matched.map(({ row }) => row);
  const [first] = rows;
  const persons = rows.flatMap((row) => row.persons);
  const names =
    persons.length > 0 && !rows.some(({ label }) => label !== '') ? { key: 'verbatim', values: { text: nameParts(persons) } } : null;
  const withAddress = rows.find(({ address }) => `${address.street}${address.city}` !== '') ?? first;
  return {
    names: names ?? (first ? namesOf(first) : verbatim('')),
    address: withAddress ? listAddress(withAddress.address, list) : '',
    isKnown: home !== null || matched.every(({ outcome }) => outcome === 'same'),
    rows: rows.map((row) => ({ line: row.line, names: namesOf(row) })),
    joins: rows.flatMap((row) =>
      row.join === null
        ? []
        : [
            {
              line: row.line,
              text: message(`people-import.join.${row.join.reason}`, { line: row.line, first: row.join.line, names: namesOf(row) }),
              isQuestion: row.join.reason === 'asked',
              answer: answerOf(row, found.plan.joins),
            },
          ],
    ),
  };
}

/** What was concluded instead of read, most frequent first. */
function findingsOf({ rows }: ReadImport): Message[] {
  const counts = new Map<GuessSource, number>();
  for (const { row } of rows)
    for (const source of new Set([...row.guesses, ...row.persons.flatMap(({ guesses }) => guesses)].map((guess) => guess.source)))
      counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([source, count]) => message(`people-import.finding.${source}`, { count }));
}

const nameFields: readonly string[] = ['given', 'family', 'name'];

/** An example of what a repair does to this file. */
function repairExample({ rows }: ReadImport, kind: 'letters' | 'capitals'): { from: string; to: string } {
  for (const { row } of rows)
    for (const { raw, field } of row.cells) {
      const isOf = kind === 'letters' ? repairedLetters(raw) !== null : nameFields.includes(field) && isCapitals(raw);
      if (isOf) return { from: raw.slice(0, 60), to: (kind === 'letters' ? (repairedLetters(raw) ?? raw) : mixedCase(raw)).slice(0, 60) };
    }
  return { from: '', to: '' };
}

/** As `isAllCapitals` says it of a column. */
function isCapitals(text: string): boolean {
  return isAllCapitals(Array.from({ length: 5 }, () => text));
}

function repairsOf({ read, found }: Sources): Preview['repairs'] {
  const { repairs } = found.plan.mapping;
  return (['letters', 'capitals'] as const).flatMap((kind) => {
    if (!repairs[kind] && !read.people.proposals.includes(kind)) return [];
    return [{ kind, isMade: repairs[kind], text: message(`people-import.repair.${kind}`, repairExample(read, kind)) }];
  });
}

function notesOf({ found, read }: Sources): Message[] {
  const { encoding, plan } = found;
  const sheet = read.people.sheets[plan.mapping.sheet];
  const hidden = read.people.sheets.filter(({ isHidden }) => isHidden).length;
  const { hiddenRows = 0, hiddenColumns = 0 } = sheet ?? {};
  return [
    ...plan.notes.map((note) => message(`people-import.note.${note}`, { encoding })),
    ...(encoding === '' || plan.notes.includes('old-encoding') ? [] : [message('people-import.note.encoding', { encoding })]),
    ...(hidden > 0 ? [message('people-import.note.hidden-sheets', { count: hidden })] : []),
    ...(hiddenRows + hiddenColumns > 0 ? [message('people-import.note.hidden-cells', { rows: hiddenRows, columns: hiddenColumns })] : []),
  ];
}

function head({ list, found }: Pick<Sources, 'list' | 'found'>) {
  const { id, fileName, state, plan, stats } = found;
  return { id, version: plan.version, list: { id: list.id, name: list.name }, fileName, state, taken: stats };
}

/** Those of the view, the ones to be looked at first. */
function shownOf(sources: Sources, view: ImportView, wanted: number): Pick<Preview, 'rows' | 'households' | 'matches' | 'page' | 'pages'> {
  const { list, read } = sources;
  const rows = view === 'rows' ? read.rows.toSorted((a, b) => rankOf(a) - rankOf(b)) : [];
  const asked = (group: ImportGroup) => Number(!group.rows.some(({ row }) => row.join !== null));
  const groups = view === 'households' ? read.groups.toSorted((a, b) => asked(a) - asked(b)) : [];
  const matches = view === 'matches' ? matchItems(read) : [];
  const length = Math.max(rows.length, groups.length, matches.length);
  const pages = Math.max(1, Math.ceil(length / pageRows));
  const page = Math.min(Math.max(1, wanted), pages);
  const onPage = <T>(all: readonly T[]) => all.slice((page - 1) * pageRows, page * pageRows);
  return {
    rows: onPage(rows).map((row) => rowDto(row, list)),
    households: onPage(groups).map((group) => householdDto(group, sources)),
    matches: onPage(matches).map((item) => item.dto(list)),
    page,
    pages,
  };
}

function countsOf({ read, found }: Sources, columns: Preview['columns']): Preview['counts'] {
  const { rows, groups, changes, absent } = read;
  const added = groups.flatMap((group) => group.added);
  const open = openQuestions(read, found);
  return {
    rows: rows.length,
    households: groups.filter((group) => group.added.length > 0 && group.home === null).length,
    guests: added.reduce((sum, { persons }) => sum + Math.max(1, persons.length), 0),
    same: rows.filter(({ outcome }) => outcome === 'same').length,
    errors: rows.filter(({ outcome }) => outcome === 'error').length,
    looks: rows.filter(({ row, outcome }) => row.problems.length > 0 && outcome !== 'error').length,
    questions: open.joins,
    asked: open.persons,
    matches: matchItems(read).length,
    changed: changes.filter((one) => one.changes.some(({ choice }) => choice === 'new')).length,
    absent: absent.length,
    guesses: columns.filter((column) => column.isGuess).length,
  };
}

export function importPreview(sources: Sources, view: ImportView, wanted: number): Preview {
  const { read } = sources;
  const { people } = read;
  const columns = columnsOf(sources);
  return {
    ...head(sources),
    notes: notesOf(sources),
    repairs: repairsOf(sources),
    findings: findingsOf(read),
    sheets: people.sheets
      .filter(({ isHidden, rows: count }) => !isHidden && count > 0)
      .map(({ index, name, rows: count }) => ({ index, name, rows: count })),
    sheet: people.mapping.sheet,
    ...(people.mapping.columns.some(({ source }) => source === 'known') ? {} : { heading: read.headingLine }),
    columns,
    counts: countsOf(sources, columns),
    absent: view === 'matches' ? absentNames(read) : [],
    ...shownOf(sources, view, wanted),
  };
}

/** Of a file that is not a draft any more nothing but its numbers is shown. */
export function takenPreview(list: GuestList, found: ListImport): Preview {
  const none = {
    rows: 0,
    households: 0,
    guests: 0,
    same: 0,
    errors: 0,
    looks: 0,
    questions: 0,
    asked: 0,
    matches: 0,
    changed: 0,
    absent: 0,
    guesses: 0,
  };
  const lists = { notes: [], repairs: [], findings: [], sheets: [], columns: [], rows: [], matches: [], absent: [], households: [] };
  return { ...head({ list, found }), ...lists, sheet: 0, counts: none, page: 1, pages: 1 };
}
