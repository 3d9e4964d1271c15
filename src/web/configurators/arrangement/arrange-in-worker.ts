/** Arranges photos in a web worker. */
import type { ArrangeInput, Arrangement, Effort } from '#core/arrange/arrangement.ts';
import { createWorkerTask } from '#web/configurators/worker/worker-task.ts';
import type { ArrangeRequest } from './arrange-worker.ts';

const task = createWorkerTask<ArrangeRequest, Arrangement>({
  start: () => new Worker(new URL('./arrange-worker.ts', import.meta.url), { type: 'module' }),
  load: async () => {
    const { arrange } = await import('#core/arrange/arrange.ts');
    return ({ input, effort }) => arrange(input, { effort });
  },
});

/** One search of the page at a time: null when a newer one came before the answer. Rejects with the Fault of `arrange`. */
export function arrangeInWorker(input: ArrangeInput, { effort = 'best' }: { effort?: Effort } = {}): Promise<Arrangement | null> {
  return task.run({ input, effort });
}
