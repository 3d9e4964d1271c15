/** Arranges photos as well as can be in a worker, so that the page stays quick. */
import { arrange } from '#core/arrange/arrange.ts';
import type { ArrangeInput, Arrangement } from '#core/arrange/arrangement.ts';

let worker: Worker | null = null;

/** Null where a newer call has come, or the photos do not fit. Without workers it is computed here. */
export async function arrangeInWorker(input: ArrangeInput): Promise<Arrangement | null> {
  worker?.terminate();
  if (typeof Worker === 'undefined') return arrange(input);
  const own = new Worker(new URL('./arrange-worker.ts', import.meta.url), { type: 'module' });
  worker = own;
  return new Promise((resolve) => {
    own.onmessage = ({ data }: MessageEvent<Arrangement | null>) => resolve(data);
    own.onerror = () => resolve(null);
    own.postMessage(input);
  });
}
