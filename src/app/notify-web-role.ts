/** What the work role tells the web role that started it. */
import type { JobNotice } from './supervise-workers.ts';

/**
 * Does nothing without a web role. One that was killed no longer reads: without a callback, the failed write would end this process
 * and leave its jobs to the end of their leases.
 */
export function notifyWebRole(notice: JobNotice): void {
  if (process.connected) process.send?.(notice, undefined, undefined, () => {});
}
