/** Composition root of the decode role: takes jobs from its parent, one file at a time, and ends with it. It holds no secret. */
import { setPriority } from 'node:os';
import { decodeFile, restrictDecoders } from '#services/images/decode-child.ts';
import { type DecodeAnswer, type DecodeJob, pictureLimits } from '#services/images/decode-protocol.ts';

let current = 0;

/** An orderly exit would wait for the decoding threads; this does not. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

restrictDecoders();
try {
  setPriority(5);
} catch {
  // A system that refuses to lower the priority still decodes.
}
setInterval(() => {
  const bytes = process.memoryUsage.rss();
  if (bytes <= pictureLimits.memoryBytes) return;
  const answer: DecodeAnswer = { ok: false, job: current, refusal: 'memory', kind: '', reason: `${bytes} bytes` };
  process.send?.(answer, end);
}, 25);
process.on('disconnect', end);
process.on('message', async (job: DecodeJob) => {
  current = job.job;
  process.send?.(await decodeFile(job));
});
process.send?.('ready');
