/** `npm run jobs -- list|retry ID|all`: background work that failed or waits, and another try for what failed. */
import { shortError } from '#services/operations/failure-report.job.ts';
import { operatingState } from '#services/operations/operating-state.ts';
import { countJobs, listFailed, retry } from '#store/job/jobs.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail, formatInstant, runWithStore } from './command.ts';

const [command = '', subject] = process.argv.slice(2);
const maxListed = 1_000;

await runWithStore(async (store, { dataDir }) => {
  const failed = await listFailed(store, maxListed);
  if (command === 'list') {
    console.log(t('operator.work.counts', await countJobs(store)));
    const { lanes } = await operatingState({ store, clock: store.clock, tempDir: dataDir });
    const waiting = lanes.map(({ lane, due, oldestSeconds }) => [lane, `${due}`, t('operator.jobs.seconds', { seconds: oldestSeconds })]);
    console.log(`\n${alignedRows([[t('operator.jobs.lane'), t('operator.jobs.due'), t('operator.jobs.oldest')], ...waiting], [1, 2])}\n`);
    const head = ['operator.jobs.id', 'operator.mail.time', 'operator.work.kind', 'operator.work.attempts', 'operator.work.error'] as const;
    const rows = failed.map((job) => [job.id, formatInstant(job.failedAt), job.kind, `${job.attempts}`, shortError(job.error)]);
    console.log(rows.length > 0 ? alignedRows([head.map((key) => t(key)), ...rows], [3]) : t('operator.work.none'));
    return;
  }
  if (command !== 'retry' || !subject) return fail(t('operator.jobs.usage'));
  const ids = subject === 'all' ? failed.map(({ id }) => id) : [subject];
  let count = 0;
  for (const id of ids) if (await retry(store, id)) count += 1;
  if (subject !== 'all' && count === 0) fail(t('operator.jobs.missing', { id: subject }));
  console.log(t('operator.jobs.retried', { count }));
});
