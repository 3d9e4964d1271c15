/** The worker of arrange-in-worker.ts: one input, one arrangement. */
import { arrange } from '#core/arrange/arrange.ts';
import type { ArrangeInput } from '#core/arrange/arrangement.ts';

self.onmessage = ({ data }: MessageEvent<ArrangeInput>) => {
  try {
    self.postMessage(arrange(data));
  } catch {
    self.postMessage(null);
  }
};
