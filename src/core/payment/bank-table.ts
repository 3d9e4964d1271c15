/** Entries of a table that a bank exports as delimited text. */
import { shown } from '#core/people/shown.ts';
import { delimiterOf, type TableRow, tableRows } from '#core/people/table-rows.ts';
import { type Message, type MessageValues, message } from '#core/values/message.ts';
import { type Currency, money } from '#core/values/money.ts';
import { type BankColumn, type BankField, bankHeadings } from './bank-columns.ts';
import { currencyNamed, entryText, type ReadEntry, writtenAmount, writtenDay } from './bank-entry.ts';

export const maxBankEntries = 50_000;

/** Rows above the headings: the account, the period, the balance. */
const maxTitleRows = 40;

export type BankRead = { entries: ReadEntry[] } | { refused: Message };

export function refusedFile(key: `bank-file.${string}`, values: MessageValues = {}): { refused: Message } {
  return { refused: message(key, values) };
}

type Table = {
  columns: readonly (BankColumn | null)[];
  /** A column without a heading that says S (Soll) or H (Haben); -1 for none. */
  signAt: number;
  /** Of the rows above the headings; null and '' where they do not tell. */
  currency: Currency | null;
  account: string;
};

/** What a row is: an entry, a sentence about what is wrong with it, or null for one that is no booked entry. */
type RowRead = ReadEntry | Message | null;

export function readBankTable(text: string): BankRead {
  const delimiter = delimiterOf(text);
  if (!delimiter) return refusedFile('bank-file.no-table');
  const { rows, isUnclosed, isCut } = tableRows(text.replace(/^sep=.[\r\n]+/i, ''), {
    delimiter,
    maxRows: maxBankEntries + maxTitleRows + 1,
  });
  const at = rows.slice(0, maxTitleRows).findIndex(({ cells }) => bankHeadings(cells));
  const columns = bankHeadings(rows[at]?.cells ?? []);
  if (!columns) return refusedFile('bank-file.no-table');
  const written = rows.slice(at + 1);
  // A quote without an end hides the rest of the file.
  if (isUnclosed) return refusedFile('bank-file.cut', { line: (written.at(-1) ?? rows[at])?.line ?? 1 });
  if (mayBeCut(text, columns, written)) return refusedFile('bank-file.cut', { line: written.at(-1)?.line ?? 1 });
  if (isCut) return refusedFile('bank-file.too-many', { max: maxBankEntries });
  const table = { columns, signAt: signColumn(columns, written), ...factsAbove(rows.slice(0, at)) };
  const entries: ReadEntry[] = [];
  for (const row of written) {
    const read = readRow(row, table);
    if (!read) continue;
    if ('key' in read) return { refused: read };
    entries.push(read);
  }
  return entries.length > maxBankEntries ? refusedFile('bank-file.too-many', { max: maxBankEntries }) : { entries };
}

/** Whether the last line has no end and may lack cells, or digits of its sum. */
function mayBeCut(text: string, columns: readonly (BankColumn | null)[], rows: readonly TableRow[]): boolean {
  if (/[\r\n]$/.test(text)) return false;
  const lastAt = columns.findLastIndex(Boolean);
  const isSum = ['amount', 'debit', 'credit'].includes(columns[lastAt]?.field ?? '');
  return (rows.at(-1)?.cells.length ?? lastAt + 1) < lastAt + (isSum ? 2 : 1);
}

/** "IBAN:;CH93 …" and "Currency:;CHF" stand above the headings of some banks. */
function factsAbove(rows: readonly TableRow[]): Pick<Table, 'currency' | 'account'> {
  // ="CHF" keeps spreadsheets from reading it as something else.
  const cells = rows.flatMap((row) => row.cells.map((cell) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell));
  const account = cells.map(plainAccount).find((cell) => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(cell)) ?? '';
  return { account, currency: cells.map(currencyNamed).find((currency) => currency !== null) ?? null };
}

function plainAccount(text: string): string {
  return text.slice(0, 60).replace(/\s/g, '').toUpperCase();
}

function signColumn(columns: readonly (BankColumn | null)[], rows: readonly TableRow[]): number {
  if (columns.some((column) => column?.field === 'sign')) return -1;
  const signs = rows.slice(0, 100).flatMap(({ cells }) => cells.flatMap((cell, at) => (columns[at] === null && isSign(cell) ? [at] : [])));
  return signs[0] ?? -1;
}

function isSign(cell: string): boolean {
  return /^[SHDC]$/i.test(cell);
}

/** Balances stand among the entries of some banks, and entries that are not booked yet. */
const balance = /^(?:anfangssaldo|endsaldo|saldo|kontostand|schlusssaldo)\b/i;
const pending = /vorgemerkt|pending|ausstehend|vormerkung/i;

function readRow({ cells, line }: TableRow, table: Table): RowRead {
  const { columns } = table;
  const all = (field: BankField) => cells.filter((cell, at) => columns[at]?.field === field && cell !== '');
  const one = (field: BankField) => all(field)[0] ?? '';
  const dayText = one('day') || one('valueDay');
  if (!/\d/.test(dayText) || cells.some((cell) => balance.test(cell)) || all('status').some((cell) => pending.test(cell))) return null;
  const sums = [...all('amount'), ...all('debit'), ...all('credit')];
  // Parts of a collective entry have their sums in a column of their own.
  if (sums.length === 0 && !columns.some((column) => column?.field === 'amount')) return null;
  const day = writtenDay(dayText);
  if (!day) return message('bank-file.day', { line, text: shown(dayText) });
  const amount = amountOf(cells, table);
  if (amount === null) return message('bank-file.amount', { line, text: shown(sums.join(' ')) });
  const currency = currencyOfRow(cells, table);
  if (!currency) return message('bank-file.currency', { line });
  return {
    day,
    money: money(amount, currency),
    // Of two columns for both sides the first one is the shop's.
    payer: entryText('payer', [all('partner').at(-1) ?? one(amount < 0 ? 'payee' : 'payer')]),
    text: entryText('text', all('text')),
    account: plainAccount(one('account')) || table.account,
  };
}

/** Null for none that can be read. */
function amountOf(cells: readonly string[], { columns, signAt }: Table): number | null {
  const cell = (field: BankField) => cells.find((text, at) => columns[at]?.field === field && text !== '') ?? '';
  const given = cell('amount');
  if (given === '') {
    const [debit, credit] = [cell('debit'), cell('credit')];
    if ((debit === '') === (credit === '')) return null;
    const amount = writtenAmount(debit || credit);
    if (amount === null) return null;
    return credit === '' ? 0 - Math.abs(amount) : amount;
  }
  const amount = writtenAmount(given);
  if (amount === null) return null;
  const sign = cell('sign') || (cells[signAt] ?? '');
  return /^(?:S|D|soll|debit|dr|dbit)$/i.test(sign) ? 0 - Math.abs(amount) : amount;
}

function currencyOfRow(cells: readonly string[], { columns, currency }: Table): Currency | null {
  const written = cells.find((cell, at) => columns[at]?.field === 'currency' && cell !== '');
  if (written !== undefined) return currencyNamed(written);
  const ofHeading = columns.find((column, at) => column?.currency && cells[at] !== '')?.currency;
  return ofHeading ?? currency;
}
