/** Lays out photo books in a web worker. */
import type { BookInput } from '#core/auto-layout/book-input.ts';
import type { BookLayout } from '#core/auto-layout/book-layout.ts';
import { createWorkerTask } from '#web/configurators/worker/worker-task.ts';

const task = createWorkerTask<BookInput, BookLayout>({
  start: () => new Worker(new URL('./auto-layout-worker.ts', import.meta.url), { type: 'module' }),
  load: async () => (await import('#core/auto-layout/auto-layout.ts')).layoutBook,
});

/**
 * One layout at a time: null when a newer request or the signal came before the answer. Rejects with the Fault of `layoutBook`.
 * @param onProgress Takes shares of the work, 0 to 1.
 */
export function layoutBookInWorker(
  input: BookInput,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<BookLayout | null> {
  return task.run(input, { onProgress, signal });
}
