/** Composition root of the decode role: takes jobs from its parent, one file at a time, and ends with it. It holds no secret. */
import { lowerPriority } from '#app/lower-priority.ts';
import { decodeFile, restrictDecoders } from '#services/images/decode-child.ts';
import type { DecodeAnswer, DecodeJob } from '#services/images/decode-protocol.ts';
import { readGridFile } from '#services/images/grid-child.ts';
import { readOwnFile } from '#services/images/own-file/own-file-child.ts';

let current: Pick<DecodeJob, 'job' | 'memoryBytes'> = { job: 0, memoryBytes: Number.POSITIVE_INFINITY };
let before = process.cpuUsage();

/** Processor time of the job in milliseconds. */
function usedMs(): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** An orderly exit would wait for the decoding threads; this does not. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

restrictDecoders();
lowerPriority();
setInterval(() => {
  const bytes = process.memoryUsage.rss();
  if (bytes <= current.memoryBytes) return;
  const answer: DecodeAnswer = { ok: false, job: current.job, ms: usedMs(), refusal: 'memory', kind: '', reason: `${bytes} bytes` };
  process.send?.(answer, end);
}, 25);
process.on('disconnect', end);
process.on('message', async (job: DecodeJob) => {
  current = job;
  before = process.cpuUsage();
  const answer = job.grid ? await readGridFile(job, job.grid) : job.task ? await readOwnFile(job, job.task) : await decodeFile(job);
  process.send?.({ ...answer, ms: usedMs() });
});
process.send?.('ready');
