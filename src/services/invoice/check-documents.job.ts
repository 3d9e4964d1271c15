/** Compares the PDF files of documents with the hashes that were noted when they were made: a part of them every night, in turn. */
import { setTimeout as sleep } from 'node:timers/promises';
import { berlinTime } from '#core/values/date.ts';
import { isFault } from '#core/values/fault.ts';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import { sha256 } from '#services/sha256.ts';
import { countNotedFiles, type NotedFile, notedFiles } from '#store/invoice/invoices.ts';

/** Documents of one night: a hundred thousand are checked in three weeks. */
const perNight = 5_000;
/** Documents that are looked up at once. */
const batch = 50;
/** After each file, in which the shop reads and writes. */
const pauseMs = 20;
/** Half of what the job may take. What is left has its turn again after all others. */
const runMs = 30 * minuteMs;

/** `altered`: its bytes are others than those that were stored. */
type FileState = 'right' | 'altered' | 'missing';

async function stateOf({ files }: Pick<Shop, 'files'>, { pdfKey, sha256: noted }: NotedFile): Promise<FileState> {
  try {
    return sha256(await files.get(pdfKey)) === noted ? 'right' : 'altered';
  } catch (error) {
    if (isFault(error) && error.code === 'not-found') return 'missing';
    throw error;
  }
}

/**
 * Checks the part of the documents whose turn it is on the clock's day, logs an error for each file that is altered or missing, and answers the
 * numbers of these documents.
 */
export async function checkDocuments(shop: Pick<Shop, 'store' | 'files' | 'log' | 'clock'>, limit = perNight): Promise<string[]> {
  const { store, clock } = shop;
  const end = clock().getTime() + runMs;
  const parts = Math.max(1, Math.ceil((await countNotedFiles(store)) / limit));
  const first = ((Date.parse(berlinTime(clock()).day) / dayMs) % parts) * limit;
  const wrong: string[] = [];
  for (let at = 0; at < limit && clock().getTime() < end; at += batch) {
    const documents = await notedFiles(store, first + at, Math.min(batch, limit - at));
    for (const document of documents) {
      const state = await stateOf(shop, document);
      if (state !== 'right') {
        wrong.push(document.number);
        shop.log('error', `document-${state}`, { number: document.number, key: document.pdfKey });
      }
      await sleep(pauseMs);
    }
    if (documents.length < batch) break;
  }
  return wrong;
}

export const documentCheckJobs: Record<string, JobHandler> = {
  async 'check-documents'(_payload, shop) {
    const wrong = await checkDocuments(shop);
    // No further try mends a file: as a failed job it is mailed, and counted in /metrics.
    if (wrong.length > 0) throw new NonRetryableError(`stored files of ${wrong.join(', ')} are altered or missing`);
    return null;
  },
};
