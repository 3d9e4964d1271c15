/** Runs work in steps a few milliseconds at a time, so that requests have their turn meanwhile. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '#core/values/steps/steps.ts';

/** Of this thread before other work has its turn. */
const sliceMs = 4;

export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < sliceMs) continue;
    await nextTurn();
    began = performance.now();
  }
}
