/** The pool of a process that draws and rasterises pictures of the catalogue and pages for photo labs, two at once. */
import { openThreadPool, processThreads, type ThreadPool } from '#services/thread-pool.ts';
import type { RenderTasks } from './images/render-tasks.ts';

let shared: ThreadPool<RenderTasks> | null = null;

export function renderPool(): ThreadPool<RenderTasks> {
  shared ??= openThreadPool({ name: 'catalogue pictures', threads: processThreads() });
  return shared;
}
