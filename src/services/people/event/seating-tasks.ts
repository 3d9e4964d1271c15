/** Proposals of who sits where, and printed seating plans, in the worker threads of the process: each takes some hundred milliseconds. */
import type { SeatingPlan, SeatingProposal } from '#core/people/event/seating/plan.ts';
import { proposedSeating } from '#core/people/event/seating/propose.ts';
import type { Keeping, SeatingPerson } from '#core/people/event/seating/units.ts';
import { openWholeFonts } from '#resources/fonts.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import type { SeatingPaper } from './seating-paper.ts';

export type SeatingTasks = {
  'seating-proposal': {
    input: { plan: SeatingPlan; people: readonly SeatingPerson[]; keeping: Keeping; seed: number };
    output: SeatingProposal;
  };
  'seating-paper': { input: { paper: SeatingPaper }; output: Uint8Array };
};

export const seatingTasks: TaskHandlers<SeatingTasks> = {
  async 'seating-proposal'({ plan, people, keeping, seed }) {
    return proposedSeating(plan, people, keeping, seed);
  },
  async 'seating-paper'({ paper }) {
    // The PDF library is a megabyte of code in each thread, and few threads need it.
    const { seatingPaper } = await import('./seating-paper.ts');
    return seatingPaper(paper, openWholeFonts());
  },
};

/** Tasks that wait for a thread; who comes later asks again. */
const queueSize = 20;

let shared: ThreadPool<SeatingTasks> | null = null;

export function seatingPool(): ThreadPool<SeatingTasks> {
  shared ??= openThreadPool({ name: 'seating plans', threads: processThreads(), queueSize });
  return shared;
}
