/** Text as a grid: delimited tables, vCards, and addresses as they are pasted. */
import type { Field } from '#core/people/columns.ts';
import { components, contentLines, propertyOf, textOf } from '#core/people/content-lines.ts';
import { repairedLetters } from '#core/people/decode-text.ts';
import { tidy } from '#core/people/names.ts';
import type { Person } from '#core/people/person.ts';
import { readCards } from '#core/people/read-cards.ts';
import { delimiterOf, tableRows } from '#core/people/table-rows.ts';
import { type Grid, type GridLimits, GridRefusal, type Sheet, SheetBuilder } from './grid.ts';
import { headingRowOf } from './headings.ts';
import { codeTownOf, type PastedAddress, pastedAddresses } from './pasted.ts';

/** Columns of an address book and of pasted addresses. */
const cardFields = [
  'prefix',
  'given',
  'middle',
  'family',
  'suffix',
  'nick',
  'company',
  'street',
  'extra',
  'postalCode',
  'city',
  'region',
  'country',
  'email',
  'phone',
  'partner',
  'name',
] as const satisfies readonly Field[];

export function gridOfText(given: string, encoding: string, limits: GridLimits): Grid {
  const text = given.replace(/^\ufeff/, '');
  if (text.trim() === '') throw new GridRefusal('empty');
  if (/^[ \t]{0,8}BEGIN:VCARD/im.test(text.slice(0, 100_000))) return cardGrid(text, encoding, limits);
  if (/^\s{0,100}BEGIN:VCALENDAR/i.test(text)) throw new GridRefusal('document', 'calendar');
  if (text.length > 2 * limits.textLength) throw new GridRefusal('too-large', 'text');
  const delimiter = delimiterOf(text);
  const table = delimiter && isTable(text, delimiter) ? tableGrid(text, delimiter, limits) : null;
  const grid = table ?? pastedGrid(text, limits);
  const notes = encoding === '' || encoding.startsWith('UTF') ? [] : (['old-encoding'] as const);
  return { ...grid, encoding, notes: [...grid.notes, ...notes, ...brokenNote(grid)] };
}

function brokenNote({ sheets }: Grid): 'broken-letters'[] {
  return hasBrokenLetters(sheets) ? ['broken-letters'] : [];
}

/** Whether three cells or more hold letters of UTF-8 that were read in another encoding. */
export function hasBrokenLetters(sheets: readonly Sheet[]): boolean {
  let found = 0;
  for (const { rows } of sheets)
    for (const { cells } of rows)
      for (const cell of cells) {
        if (repairedLetters(cell) !== null) found += 1;
        if (found >= 3) return true;
      }
  return false;
}

/** Commas also stand in pasted addresses: a table has most rows of one length. A first line "sep=;" says that it is one. */
function isTable(text: string, delimiter: ReturnType<typeof delimiterOf> & string): boolean {
  if (/^sep=/i.test(text) || delimiter === '\t') return true;
  const { rows } = tableRows(text, { delimiter, maxRows: 50 });
  if (headingRowOf(rows) !== null) return true;
  const counts = rows.map(({ cells }) => cells.length);
  const wide = counts.filter((count) => count >= 2).length;
  if (wide * 2 <= counts.length) return false;
  // "Anna Berger, Weg 1, 80331 Bonn" is pasted; in tables the code has a cell of its own, or there is none.
  const hasTown = rows.filter(({ cells }) => cells.some((cell) => codeTownOf(cell) !== null)).length * 2 > rows.length;
  const usual = counts.filter((count) => count === Math.max(...counts)).length;
  return !hasTown && usual * 5 >= counts.length * 4;
}

function tableGrid(text: string, delimiter: ReturnType<typeof delimiterOf> & string, limits: GridLimits): Grid {
  const body = text.replace(/^sep=.(?:\r\n|[\r\n])/i, '');
  const isMarked = body.length < text.length;
  const options = { delimiter, maxRows: limits.rows + 1, maxColumns: limits.columns + 1, maxCellLength: limits.cellLength + 1 };
  const quoted = tableRows(body, options);
  const { rows, isCut } = quoted.isUnclosed ? tableRows(body, { ...options, quotes: false }) : quoted;
  if (isCut || rows.length > limits.rows) throw new GridRefusal('too-many-rows', `${limits.rows} rows`);
  const builder = new SheetBuilder('', limits, { text: 0 });
  for (const { cells, line } of rows) {
    builder.begin(line + (isMarked ? 1 : 0));
    for (const [column, cell] of cells.entries()) builder.put(column, cell);
  }
  builder.end();
  return { kind: 'table', encoding: '', sheets: [builder.sheet], notes: quoted.isUnclosed ? ['unclosed'] : [] };
}

/** Columns that no row fills are left out, so that a preview shows what is there. */
function gridWithFields(
  kind: Grid['kind'],
  rows: readonly { line: number; cells: Partial<Record<Field, string>> }[],
  limits: GridLimits,
): Grid {
  const used = cardFields.filter((field) => rows.some(({ cells }) => (cells[field] ?? '') !== ''));
  const builder = new SheetBuilder('', limits, { text: 0 });
  for (const { line, cells } of rows) {
    builder.begin(line);
    for (const [column, field] of used.entries()) builder.put(column, cells[field] ?? '');
  }
  builder.end();
  return { kind, encoding: '', sheets: [{ ...builder.sheet, fields: used }], notes: [] };
}

function cardGrid(text: string, encoding: string, limits: GridLimits): Grid {
  const lines = contentLines(text, 2 * limits.textLength);
  if (!lines) throw new GridRefusal('too-large', 'cards');
  const { people, findings } = readCards(lines, { isMonthFirst: false, today: '2000-01-01' });
  const partners = new Map(components(lines, 'VCARD').found.map((card): [number, string] => [card[0]?.number ?? 0, partnerOf(card)]));
  const rows = people.map((person) => ({ line: person.line, cells: cellsOfCard(person, partners.get(person.line) ?? '') }));
  const grid = gridWithFields('cards', rows, limits);
  const has = (key: string) => findings.some(({ message: { key: own } }) => own === key);
  const notes: Grid['notes'] = [
    ...(has('people.cut') ? (['cut-cards'] as const) : []),
    ...(has('people.nameless') ? (['nameless-cards'] as const) : []),
    ...(encoding === '' || encoding.startsWith('UTF') ? [] : (['old-encoding'] as const)),
  ];
  return { ...grid, encoding, notes: [...notes, ...brokenNote(grid)] };
}

/** X-SPOUSE, RELATED;TYPE=spouse, or Apple's related name with its label. */
function partnerOf(card: Parameters<typeof propertyOf>[0]): string {
  const spouse = propertyOf(card, 'X-SPOUSE') ?? propertyOf(card, 'X-MS-SPOUSE') ?? propertyOf(card, 'X-EVOLUTION-SPOUSE');
  if (spouse) return tidy(textOf(spouse));
  const related = card.find(({ name, parameters }) => name === 'RELATED' && /spouse|partner|sweetheart/i.test(parameters.TYPE ?? ''));
  // A relation may be the address of another card.
  if (related && !/^(?:urn|https?|mailto):/i.test(related.value)) return tidy(textOf(related));
  const labelled = card.find(({ name, group }) => name === 'X-ABRELATEDNAMES' && isPartnerLabel(card, group));
  return labelled ? tidy(textOf(labelled)) : '';
}

function isPartnerLabel(card: Parameters<typeof propertyOf>[0], group: string): boolean {
  const label = card.find((line) => line.name === 'X-ABLABEL' && line.group === group && group !== '')?.value ?? '';
  return /spouse|partner|ehe(?:mann|frau)|husband|wife/i.test(label);
}

function cellsOfCard(person: Person, partner: string): Partial<Record<Field, string>> {
  const { prefix, given, middle, family, suffix, nick, company, emails, phones, addresses, name } = person;
  const [address] = addresses;
  // An address book may have the name in one piece only; the company stands for a name where there is none.
  const hasParts = given !== '' || family !== '';
  return {
    prefix,
    given,
    middle,
    family,
    suffix,
    nick,
    company,
    street: address?.street ?? '',
    extra: address?.extra ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    region: address?.region ?? '',
    country: address?.country ?? '',
    email: emails[0] ?? '',
    phone: phones[0] ?? '',
    partner,
    name: hasParts || name === company ? '' : name,
  };
}

function pastedGrid(text: string, limits: GridLimits): Grid {
  const addresses = pastedAddresses(text);
  if (addresses.length > limits.rows) throw new GridRefusal('too-many-rows', `${addresses.length} addresses`);
  const rows = addresses.map(({ line, names, ...address }: PastedAddress) => ({ line, cells: { ...address, name: names.join(' & ') } }));
  if (rows.every(({ cells }) => cells.name === '' && cells.city === '')) throw new GridRefusal('no-list', 'no names');
  return gridWithFields('pasted', rows, limits);
}
