/** What the operators' commands share: the store of the settings, aligned columns, and errors that end with code 1. */
import { readSettings, type Settings } from '#app/settings.ts';
import { faultMessage, isFault } from '#core/values/fault.ts';
import { openStore, type Store } from '#store/db/store.ts';
import { operatorText as t } from '#texts/server-texts.ts';

/** Ends the process with code 1 after a sentence on standard error. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command with the settings of the shop; any error ends the process with its sentence and code 1. */
export async function runWithSettings(work: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    await work(readSettings(process.env));
  } catch (error) {
    fail(sentenceOf(error));
  }
}

/** As `runWithSettings`, with the store of the shop. */
export function runWithStore(work: (store: Store, settings: Settings) => Promise<void>): Promise<void> {
  return runWithSettings(async (settings) => {
    const store = await openStore(settings.store, () => new Date());
    try {
      await work(store, settings);
    } finally {
      await store.close();
    }
  });
}

function sentenceOf(error: unknown): string {
  if (!isFault(error)) return error instanceof Error ? error.message : String(error);
  return error.code === 'busy' ? t('operator.command.no-database', { error: error.message }) : t(faultMessage(error));
}

/** Rows as lines of text with their columns aligned; `right` are the columns that end at the same place. */
export function alignedRows(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const cell = (text: string, column: number) =>
    right.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/** "22.11.2026 23:40", Berlin time. */
export function formatInstant(instant: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat('de-DE', options).format(new Date(instant)).replace(',', '');
}
