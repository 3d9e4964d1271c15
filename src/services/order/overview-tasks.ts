/** Overviews of orders in the worker threads of the process. */
import { openWholeFonts } from '#resources/fonts.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import type { Overview } from './overview-pdf.ts';

export type OverviewTasks = { 'order-overview': { input: { overview: Overview }; output: Uint8Array } };

export const overviewTasks: TaskHandlers<OverviewTasks> = {
  async 'order-overview'({ overview }) {
    // The PDF library is a megabyte of code in each thread, and few threads make an overview.
    const { overviewPdf } = await import('./overview-pdf.ts');
    return overviewPdf(overview, openWholeFonts());
  },
};

let shared: ThreadPool<OverviewTasks> | null = null;

export function overviewPool(): ThreadPool<OverviewTasks> {
  shared ??= openThreadPool({ name: 'overviews of orders', threads: processThreads() });
  return shared;
}
