/** The two threads of a process that draw and rasterise catalogue pictures. */
import { openThreadPool, type ThreadPool } from '#services/thread-pool.ts';
import type { RenderTasks } from './render-tasks.ts';

/** Drawn in turn at most: reliability limit of pictures that are rendered at once. */
const threads = 2;

export function openRenderPool(): ThreadPool<RenderTasks> {
  return openThreadPool({ name: 'render threads', threads, heapMb: 96 });
}

let shared: ThreadPool<RenderTasks> | null = null;

/** The one pool of this process. */
export function renderPool(): ThreadPool<RenderTasks> {
  shared ??= openRenderPool();
  return shared;
}
