/** Reads what strace wrote: whether the database's log was on the disk before an order was acknowledged. */
import { spawnSync } from 'node:child_process';

/** Calls to trace, with enough of their text to know an answer by. */
export const traceOptions = ['-f', '-y', '-s', '4000', '-e', 'trace=fsync,fdatasync,read,write,writev,sendto'];

export function canTrace(): boolean {
  return spawnSync('strace', ['-e', 'trace=fsync', 'true']).status === 0;
}

/**
 * For each acknowledgement: how many syncs of the log ended between the request (a line that `asked` matches) and it (`acknowledged`).
 * Right only while one order is placed at a time.
 */
export function syncsBeforeAcknowledgements(trace: string, asked: RegExp, acknowledged: RegExp): number[] {
  const counts: number[] = [];
  const begun = new Set<string>();
  let syncs = 0;
  for (const line of trace.split('\n')) {
    const thread = line.split(' ', 1)[0] ?? '';
    const ofLog = /\b(fsync|fdatasync)\(\d+<[^>]*shop\.db-wal>/.test(line);
    if (ofLog && line.includes('<unfinished ...>')) begun.add(thread);
    else if (ofLog && line.endsWith('= 0')) syncs += 1;
    else if (/<\.\.\. (fsync|fdatasync) resumed>.*= 0$/.test(line) && begun.delete(thread)) syncs += 1;
    else if (asked.test(line)) syncs = 0;
    else if (acknowledged.test(line)) counts.push(syncs);
  }
  return counts;
}
