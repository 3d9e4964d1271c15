/** The list of what was erased, outside of the database: random ids, one a line. A restore of an older backup erases it again. */
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ErasedRecord } from './erase-records.ts';

/** In the data folder and in every backup. */
export const erasedFile = 'erased.jsonl';

export const erasedRecordSchema = z.object({
  kind: z.enum(['owner', 'customer', 'order', 'gift', 'mail', 'message', 'sign-up', 'subscriber', 'withdrawal']),
  id: z.string(),
});

export async function appendErased(folder: string, records: readonly ErasedRecord[], now: Date): Promise<void> {
  const lines = records.map(({ kind, id }) => `${JSON.stringify({ kind, id, at: now.toISOString() })}\n`).join('');
  if (lines !== '') await appendFile(join(folder, erasedFile), lines, { mode: 0o600, flush: true });
}

/** Empty for a folder without a list, and for one of another user. Throws for a line that cannot be read. */
export async function readErased(folder: string): Promise<ErasedRecord[]> {
  const text = await readFile(join(folder, erasedFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(error.code ?? '')) return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => erasedRecordSchema.parse(JSON.parse(line)));
}
