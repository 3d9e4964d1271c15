/** Sizes of pictures in the file store, below `img/`. They can be drawn again, so the oldest are removed when they take too much room. */
import { weakMemoize } from '#core/values/memoize.ts';
import type { Store } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import type { Files } from './files.ts';

const trimAfterBytes = 64 * 1024 * 1024;

const written = weakMemoize((_files: Files) => ({ bytes: 0 }));

/** Stores a size; after every 64 MB the work role is asked to remove the oldest. */
export async function saveDerivedImage(
  { files, store, clock }: { files: Files; store: Store; clock: () => Date },
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  await files.put(key, bytes);
  const sinceTrim = written(files);
  sinceTrim.bytes += bytes.byteLength;
  if (sinceTrim.bytes < trimAfterBytes) return;
  sinceTrim.bytes = 0;
  const now = clock();
  // One for all machines in ten minutes.
  const dedupe = `trim-images ${now.toISOString().slice(0, 15)}`;
  await store.write((trx) => enqueue(trx, { kind: 'trim-images', payload: {}, dedupe }, now));
}
