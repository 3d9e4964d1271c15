/** The pool of a process that draws and rasterises pictures of the catalogue and pages for photo labs, two at once. */

import type { RenderTasks } from './images/render-tasks.ts';
import { openThreadPool, processThreads, type ThreadPool } from './jobs/thread-pool.ts';

let shared: ThreadPool<RenderTasks> | null = null;

export function renderPool(): ThreadPool<RenderTasks> {
  shared ??= openThreadPool({ name: 'catalogue pictures', threads: processThreads() });
  return shared;
}
