/** What `npm run orders -- bank|match|ignore` prints of entries of the bank account. */
import { readFileSync } from 'node:fs';
import { operatorName } from '#app/settings.ts';
import { formatDate } from '#core/values/date.ts';
import { formatMoney } from '#core/values/money.ts';
import { type BankShop, type EntryResult, type ImportedEntry, importBankFile } from '#services/payment/bank-import.ts';
import { ignoreEntry, matchBankEntry } from '#services/payment/match-entry.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail } from './command.ts';

const byCommand = { actor: operatorName, reason: 'command' };

/** Digits of an id that are shown: no two entries of an account share them. */
const shownDigits = 12;

function resultText({ kind, numbers }: EntryResult): string {
  return t({ key: `bank-entry.result.${kind}`, values: { numbers: numbers.join(', '), count: numbers.length } });
}

function table(entries: readonly ImportedEntry[]): string {
  const columns = ['day', 'sum', 'payer', 'result', 'id'] as const;
  const rows = entries.map(({ entry, result }) => [
    formatDate(entry.day, 'de-DE'),
    formatMoney(entry.money, 'de-DE'),
    result.kind === 'ignored' ? '' : entry.payer.slice(0, 40),
    resultText(result),
    entry.id.slice(0, shownDigits),
  ]);
  return alignedRows([columns.map((name) => t(`bank-entry.${name}`)), ...rows], [1]);
}

export async function bankReport(shop: BankShop, file: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    return fail(t('bank-entry.no-file', { file }));
  }
  const read = await importBankFile(shop, bytes, byCommand);
  if ('refused' in read) return fail(t(read.refused));
  const { entries } = read;
  if (entries.length === 0) return t('bank-entry.none');
  const count = (...kinds: EntryResult['kind'][]) => entries.filter(({ result }) => kinds.includes(result.kind)).length;
  const open = count('open');
  const sums = t('bank-entry.sums', { taken: count('paid', 'refunded'), open, ignored: count('ignored'), before: count('before') });
  return [table(entries), '', sums, ...(open > 0 ? [t('bank-entry.hint')] : [])].join('\n');
}

/** Decides about an entry: takes it for an order, or puts it aside where none is named. */
export async function decideEntry(shop: BankShop, entry: string, number: string | null): Promise<string> {
  const { isRefused, text } = await (number === null ? ignoreEntry(shop, entry) : matchBankEntry(shop, entry, number, byCommand));
  return isRefused ? fail(t(text)) : t(text);
}
