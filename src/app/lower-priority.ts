/** Scheduling priority of the processes that work in the background. */
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * The web role has precedence on a shared processor. On Linux each thread has a priority of its own: those of Node exist before any code
 * runs, and later ones inherit that of the thread which starts them.
 */
export function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // A thread that has ended, or a system that refuses: the work is done all the same.
    }
  }
}
