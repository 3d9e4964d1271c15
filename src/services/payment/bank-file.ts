/** Entries of a file that the shop's bank exports: an account statement as XML (camt.053) or as a table (CSV). */
import { createHash } from 'node:crypto';
import type { BankEntry, ReadEntry } from '#core/payment/bank-entry.ts';
import { type BankRead, readBankTable, refusedFile } from '#core/payment/bank-table.ts';
import { decodeText } from '#core/people/decode-text.ts';
import type { Message } from '#core/values/message.ts';
import { readCamtFile } from './camt-file.ts';

export const maxBankFileBytes = 20_000_000;

/** The same entry has the same id in every file of the same kind, so that a file may be read twice. */
export type IdentifiedEntry = BankEntry & { id: string };

/** Banks sign files with nothing; PK begins a ZIP archive, in which some banks pack statements. */
function isArchive(bytes: Uint8Array): boolean {
  return (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0x1f && bytes[1] === 0x8b);
}

/** Statements name their encoding, tables do not. */
function textOf(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^\s{0,20}<\?xml[^>]{0,100}encoding=["'](iso-8859-1|iso-8859-15|windows-1252)["']/i.exec(start)?.[1];
  return named ? new TextDecoder(named).decode(bytes) : decodeText(bytes).text;
}

function read(bytes: Uint8Array): BankRead {
  if (bytes.length === 0) return refusedFile('bank-file.empty');
  if (bytes.length > maxBankFileBytes) return refusedFile('bank-file.too-large');
  if (isArchive(bytes)) return refusedFile('bank-file.archive');
  const text = textOf(bytes).replace(/^\ufeff/, '');
  if (text.includes('\0') || text.startsWith('%PDF')) return refusedFile('bank-file.not-text');
  return /^\s{0,200}</.test(text) ? readCamtFile(text.trimStart()) : readBankTable(text);
}

/** Equal entries of a file are told apart by their order: two people may pay the same sum with the same words on one day. */
function withIds(entries: readonly ReadEntry[]): IdentifiedEntry[] {
  const seen = new Map<string, number>();
  return entries.map(({ account, ...entry }) => {
    const facts = JSON.stringify([account, entry.day, entry.money.amount, entry.money.currency, entry.text]);
    const sequence = seen.get(facts) ?? 0;
    seen.set(facts, sequence + 1);
    return { ...entry, id: createHash('sha256').update(`${facts} ${sequence}`).digest('hex') };
  });
}

/** Credits and debits that are booked. A file with one line that cannot be read is refused as a whole, with a sentence that names the line. */
export function readBankFile(bytes: Uint8Array): { entries: IdentifiedEntry[] } | { refused: Message } {
  const found = read(bytes);
  return 'refused' in found ? found : { entries: withIds(found.entries) };
}
