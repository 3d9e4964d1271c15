/** The pool of a process that draws and rasterises catalogue pictures, two at once. */
import { openThreadPool, processThreads, type ThreadPool } from '#services/thread-pool.ts';
import type { RenderTasks } from './render-tasks.ts';

let shared: ThreadPool<RenderTasks> | null = null;

export function renderPool(): ThreadPool<RenderTasks> {
  shared ??= openThreadPool({ name: 'catalogue pictures', threads: processThreads() });
  return shared;
}
