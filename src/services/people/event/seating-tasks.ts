/** Proposals of who sits where, and printed seating plans, in the worker threads of the process: each takes some hundred milliseconds. */
import type { SeatingPlan, SeatingProposal } from '#core/people/event/seating/plan.ts';
import { proposedSeating } from '#core/people/event/seating/propose.ts';
import type { Keeping, SeatingPerson } from '#core/people/event/seating/units.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';

export type SeatingTasks = {
  'seating-proposal': {
    input: { plan: SeatingPlan; people: readonly SeatingPerson[]; keeping: Keeping; seed: number };
    output: SeatingProposal;
  };
};

export const seatingTasks: TaskHandlers<SeatingTasks> = {
  async 'seating-proposal'({ plan, people, keeping, seed }) {
    return proposedSeating(plan, people, keeping, seed);
  },
};

/** Tasks that wait for a thread; who comes later asks again. */
const queueSize = 20;

let shared: ThreadPool<SeatingTasks> | null = null;

export function seatingPool(): ThreadPool<SeatingTasks> {
  shared ??= openThreadPool({ name: 'seating plans', threads: processThreads(), queueSize });
  return shared;
}
